/** What crosses the wire, as `updown.server.wire` defines it. */

export type Phase = 'open' | 'starting' | 'playing' | 'finished' | 'aborted';
export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

export interface SeatState {
  player: string | null;
  name: string | null;
  level: string | null;
}

export interface Setting {
  id: string;
  game: string;
  options: Options;
  seats: readonly SeatState[];
  host: string;
  phase: Phase;
  private: boolean;
  variant: boolean;
  keep_order: boolean;
  commitment: string;
  server_seed: string | null;
  entropy: readonly string[] | null;
  entropy_until: number | null;
  started: number | null;
  ended: number | null;
  reason: string | null;
  rematch: string | null;
  totals: readonly number[] | null;
  ranks: readonly number[] | null;
}

export interface Happening {
  version: number;
  code: string;
  arguments: Readonly<Record<string, any>>;
}

export interface OwnMessage {
  seat: number;
  turn: number | null;
  legal: readonly string[];
  view: any;
}

export interface TableMessage {
  type: 'table';
  version: number;
  seat: number | null;
  setting: Setting;
}

export interface ViewMessage {
  type: 'view';
  version: number;
  since: number;
  public: any;
  own: OwnMessage | null;
  happenings: readonly Happening[];
}

export interface AcceptedMessage {
  type: 'accepted';
  id: string;
  version: number;
}

export interface RefusedMessage {
  type: 'refused';
  id: string | null;
  code: string;
  arguments: Readonly<Record<string, unknown>>;
}

export interface PresenceMessage {
  type: 'presence';
  gone_since: readonly (number | null)[];
  watching: number;
}

export interface PongMessage {
  type: 'pong';
  now: number;
}

export type ServerMessage =
  TableMessage | ViewMessage | AcceptedMessage | RefusedMessage | PresenceMessage | PongMessage;

export type ClientMessage =
  { type: 'act'; id: string; turn: number; action: string } | { type: 'entropy'; entropy: string } | { type: 'ping' };

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
  /** The join key of a private table's link, for those who sit at it. */
  key: string | null;
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

export interface Me {
  id: string;
  name: string;
}

export interface ChoiceOffer {
  name: string;
  values: readonly OptionValue[];
  default: OptionValue;
}

export interface GameOffer {
  id: string;
  least_seats: number;
  most_seats: number;
  usual_least: number;
  usual_most: number;
  choices: readonly (readonly ChoiceOffer[])[];
  levels: readonly string[];
}

export interface NewTable {
  id: string;
  game: string;
  seats: number;
  options: Options;
  bots: readonly (string | null)[];
  private: boolean;
  keep_order: boolean;
  sit: boolean;
  start: boolean;
}

export interface TableOpen {
  id: string;
  key: string | null;
}

export interface LobbyTable {
  id: string;
  game: string;
  phase: Phase;
  private: boolean;
  options: Options;
  seats: readonly SeatState[];
  seat: number | null;
  your_turn: boolean;
  waiting_for: readonly number[];
  progress: readonly [number, number] | null;
  changed: number;
}

export interface Lobby {
  open: readonly LobbyTable[];
  mine: readonly LobbyTable[];
}

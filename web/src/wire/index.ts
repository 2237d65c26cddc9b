/** What crosses the wire, by the names that the client uses. All of it is generated from the server; nobody changes it. */
import type { components } from './generated/http';
import type * as socket from './generated/socket';

/** What was received is never changed, only replaced. */
type Frozen<T> = T extends readonly unknown[] | object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

type Body<Name extends keyof components['schemas']> = Frozen<components['schemas'][Name]>;

/** In lists nobody is said to be on vacation. */
export type SeatState = Omit<Frozen<socket.SeatState>, 'vacation'> & { readonly vacation?: number | null };
export type Setting = Frozen<socket.Setting>;
export type Options = Setting['options'];
export type OptionValue = Options[string];
export type GameClock = NonNullable<Setting['clock']>;
export type Expiry = Setting['expiry'];
export type SeatClock = Frozen<socket.SeatClock>;

/** Its arguments are the game's own. */
export type Happening = Omit<Frozen<socket.Happening>, 'arguments'> & {
  readonly arguments: Readonly<Record<string, any>>;
};

export type TableMessage = Frozen<socket.Table>;
export type AcceptedMessage = Frozen<socket.Accepted>;
export type RefusedMessage = Omit<Frozen<socket.Refused>, 'arguments'> & {
  readonly arguments: Readonly<Record<string, unknown>>;
};
export type PresenceMessage = Frozen<socket.Presence>;
export type ChatMessage = Frozen<socket.Chat>;
export type ChatLine = Frozen<socket.ChatLine>;
export type Spectator = Frozen<socket.Spectator>;
export type SaidMessage = Frozen<socket.Said>;
export type PongMessage = Frozen<socket.Pong>;
export type ViewMessage = Omit<Frozen<socket.View>, 'happenings'> & { readonly happenings: readonly Happening[] };
export type ServerMessage =
  | TableMessage
  | ViewMessage
  | AcceptedMessage
  | RefusedMessage
  | PresenceMessage
  | ChatMessage
  | SaidMessage
  | PongMessage;
export type ClientMessage = Frozen<socket.Wire['ClientMessage']>;

export type Me = Body<'Me'>;
export type Account = Body<'Account'>;
export type PasskeyOptions = Body<'PasskeyOptions'>;
export type Tokens = Body<'Tokens'>;
export type TokenMade = Body<'TokenMade'>;
export type TokenScope = TokenMade['line']['scopes'][number];
export type BotMade = Body<'BotMade'>;
export type BotLine = Body<'BotLine'>;
export type KeptPreferences = Body<'Preferences'>;
export type Language = NonNullable<KeptPreferences['language']>;
export type Ways = Body<'Ways'>;
export type NewDevice = Body<'NewDevice'>;
export type WebhookMade = Body<'WebhookMade'>;
export type Consent = Body<'OpenData'>['consent'];
export type Person = Body<'Person'>;
export type Moderated = Body<'Moderated'>;
export type Report = Body<'Report'>;
export type ReportReason = Report['reason'];
export type NewReport = Body<'NewReport'>;
export type NewAct = Body<'NewAct'>;
export type ActKind = NewAct['kind'];
export type ChoiceOffer = Body<'ChoiceOffer'>;
export type GameOffer = Body<'GameOffer'>;
export type LobbyTable = Body<'LobbyTable'>;
export type Lobby = Body<'Lobby'>;
/** Its views are the game's own. */
export type Moment = Omit<Body<'Moment'>, 'happenings' | 'public'> & {
  readonly public: unknown;
  readonly happenings: readonly Happening[];
};
export type Advice = Body<'Advice'>;
export type WeighedAction = Body<'WeighedAction'>;
export type TableOpen = Body<'TableOpen'>;
export type NewTable = Body<'NewTable'>;
export type NewPairing = Body<'NewPairing'>;
export type RematchSeats = NonNullable<Body<'Rematch'>['seats']>;
export type Series = Body<'Series'>;
export type ContinueFrom = Body<'ContinueFrom'>;

export type Profile = Body<'Profile'>;
export type RatingLine = Body<'RatingLine'>;
export type Points = Body<'Points'>;
export type SizeClass = RatingLine['ladder']['size'];
export type PaceClass = RatingLine['ladder']['pace'];
export type PlayerTally = Body<'PlayerTally'>;
export type Meeting = Body<'Meeting'>;
export type Curve = Body<'Curve'>;
export type History = Body<'History'>;
export type PastMatch = Body<'PastMatch'>;
export type Best = Body<'Best'>;

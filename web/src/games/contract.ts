/** What a game brings to the client: one folder per game, found by glob, each with an `index.ts` that exports `game`.
 *
 * Its catalogue `locales/<language>/<id>.ftl` names it for the pages around the table:
 * `<id>-name`, `<id>-tagline`, `<id>-time` ('20 min'), `<id>-option-<option>`, `<id>-option-<option>-<value>` (yes, no and numbers need none),
 * `<id>-log-<code>` for each happening with a line in the log (underscores as hyphens),
 * `<id>-reason-<code>` for each reason that a bot may give, and `<id>-action-<code>` for what it advises.
 * `deal.ts` exports `explain`, which checks a record against its deal (see verify/checks.ts).
 */
import type { Component } from 'svelte';
import type { Advice, Happening, PlayerTally, Setting } from '../wire';

/** What only the receiver's own seat knows; `legal` is in notation, empty when it is not to act. */
export interface Own<W> {
  seat: number;
  turn: number | null;
  legal: readonly string[];
  view: W;
}

/** Why an action was refused: a code and the arguments of its sentence (`error-<code>` in the catalogue). */
export interface Refusal {
  code: string;
  arguments: Readonly<Record<string, unknown>>;
}

/** Something told by a code, whose sentence the catalogue has: a happening, an action, a bot's reason. */
export interface Told {
  readonly code: string;
  readonly arguments: Readonly<Record<string, any>>;
}

/** How this person likes to play; kept in the browser. */
export interface Preferences {
  /** Ask once more before an action is sent. */
  confirm: boolean;
  /** The first tap on a card plays it, where a game would else lift it first. */
  oneTap: boolean;
  palette: 'standard' | 'okabe';
  /** Four suit colours or two. */
  deck: 'four' | 'two';
  reducedMotion: boolean;
}

/** A finished match looked at again, moment by moment: nothing can be done, and nothing passes by itself. */
export interface Past {
  /** Whose view it is: this seat is nearest, and the match's `own` is what it knew. */
  seat: number;
  /** The version of the moment before: what happened after it belongs to this one. */
  since: number;
  /** Shows the moment of something that happened. */
  goTo: (version: number) => void;
}

/** One match as the receiver may see it, P and W being the game's public and own views. */
export interface Match<P, W> {
  setting: Setting;
  /** The receiver's seat; null for a spectator. */
  seat: number | null;
  /** Whose side stands at the bottom for a spectator. */
  near?: number;
  version: number;
  public: P;
  own: Own<W> | null;
  /** Display names in seat order, already translated for bots. */
  names: readonly string[];
  /** Seats whose person is gone, or that a bot plays for a person. */
  absent: readonly boolean[];
  /** All that this viewer has seen happen, oldest first. */
  log: readonly Happening[];
  /** What the newest view brought, to animate; empty after a reconnect. */
  fresh: readonly Happening[];
  /** An action is on its way and not yet answered. */
  busy: boolean;
  /** Not there while the match is played. In a replay `log` is that of the whole match. */
  past?: Past | null;
}

/** Asking what a strong bot would do now. Everything in it belongs to the open decision. */
export interface AdviceDesk {
  /** This seat is to act. */
  readonly mayAsk: boolean;
  /** Its answer, or that it thinks, is being shown. */
  readonly open: boolean;
  readonly thinking: boolean;
  readonly advice: Advice | null;
  /** Shows the answer, asking first if need be; or puts it away. */
  toggle: () => void;
  close: () => void;
}

/** What the page gives to a table. The page is a column of the window's height, `--topbar` of it the bar's. */
export interface TableProps<P = any, W = any> {
  match: Match<P, W>;
  preferences: Preferences;
  /** Sends an action; resolves to null once it is saved, or to the reason why not, which the page has told already. */
  act: (action: string) => Promise<Refusal | null>;
  /** Not there where nobody may ask. */
  advice?: AdviceDesk | null;
}

/** The heavy parts of a game, loaded when a table or its rules are opened. */
export interface GamePages<P = any, W = any> {
  /** The table with its side panel, below the page's top bar; the last view stays visible after the end. */
  Table: Component<TableProps<P, W>>;
  /** What the result page shows besides ranks and totals. */
  Result: Component<{ match: Match<P, W> }>;
  /** The rules in our own words with a picture of a turn, below a heading that the page gives. */
  Rules: Component;
}

/** What a game says of the tallies that it keeps of a player (`GAME.statistics`), all sizes together. */
export interface ProfileProps {
  tallies: readonly PlayerTally[];
}

/** What every page may need of a game; loaded with the first page, so keep it small. */
export interface ClientGame<P = any, W = any> {
  id: string;
  /** `() => import('./pages')`, a module that exports Table, Result and Rules. */
  pages: () => Promise<GamePages<P, W>>;
  /** What a player's matches add up to. */
  profile?: () => Promise<{ default: Component<ProfileProps> }>;
  /** A fan for the first page, of cards about `--art-width` wide, and a pair of 42 px for lists; both only decorate. */
  Art: Component<{ size: 'hero' | 'small' }>;
  /** One card as a chip in a log line. */
  CardChip: Component<{ card: string }>;
  /** Where a running match stands, for a list: 'turn 12 of 18'. The progress is [now, of]. */
  progress: (progress: readonly [number, number]) => { id: string; args: Record<string, number> };
  /** Codes of happenings that are animated but not worth a line of the log (`<id>-log-<code>`). */
  hiddenFromLog: readonly string[];
  /** Names of happening arguments that hold a card or a list of cards; the log draws them as chips. */
  cardArguments: readonly string[];
  /** Names of happening arguments that hold a seat; the log puts the name of who sits there. */
  seatArguments: readonly string[];
  /** What its sentences need besides the arguments themselves, such as a number with its sign. */
  logArguments?: (told: Told) => Readonly<Record<string, string | number>>;
  /** The keys of its table beyond those of every page: what is pressed, and the message that says what it does. */
  keys?: readonly (readonly [key: string, id: string])[];
}

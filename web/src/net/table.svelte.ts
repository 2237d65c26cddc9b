/** One table as this browser sees it: what the socket says, kept in order. The newest version wins. */
import type { Match, Refusal } from '../games/contract';
import type {
  Happening,
  PresenceMessage,
  RefusedMessage,
  ServerMessage,
  Setting,
  Spectator,
  TableMessage,
  ViewMessage,
} from '../wire';
import { Chat } from './chat.svelte';
import { Commands } from './commands';
import { Connection, type Link, type Socket } from './connection';
import { keepCommitment, ownEntropy } from './keepsake';

export interface TableTools {
  openSocket: () => Socket;
  fetchLog: () => Promise<readonly Happening[]>;
  /** Something was refused that nobody waits for. */
  complain: (refusal: Refusal) => void;
}

export class LiveTable {
  link: Link = $state('connecting');
  /** Why the server does not show this table. */
  refused: Refusal | null = $state.raw(null);
  table: TableMessage | null = $state.raw(null);
  view: ViewMessage | null = $state.raw(null);
  presence: PresenceMessage | null = $state.raw(null);
  /** Who looks on, as far as they have told a name. */
  spectators: readonly Spectator[] = $state.raw([]);
  chat = new Chat();
  log: readonly Happening[] = $state.raw([]);
  fresh: readonly Happening[] = $state.raw([]);
  busy = $state(false);
  /** Server time minus browser time in milliseconds, rather too much than too little: what is left errs on the safe side. */
  clockOffset = $state(0);
  #clockIsRead = false;
  #isSeen = globalThis.document?.visibilityState !== 'hidden';

  #id: string;
  #tools: TableTools;
  #connection: Connection;
  #commands: Commands;
  #entropySent = false;
  #lastRefusal: Refusal = { code: 'no_such_table', arguments: {} };

  constructor(id: string, tools: TableTools) {
    this.#id = id;
    this.#tools = tools;
    this.#connection = new Connection(tools.openSocket, {
      linkChanged: (link) => this.#linkChanged(link),
      received: (message) => this.#received(message),
      clockRead: (ahead) => this.#clockRead(ahead),
      turnedAway: () => (this.refused = this.#lastRefusal),
    });
    this.#commands = new Commands((message) => this.#connection.send(message));
  }

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    this.#connection.stop();
    this.#commands.forget();
  }

  /** Whether the page is seen: whoever sees it is not told of a turn in other ways. */
  see(visible: boolean): void {
    this.#isSeen = visible;
    this.#connection.send({ type: 'visible', visible });
  }

  wake(): void {
    this.#connection.wake();
  }

  lose(): void {
    this.#connection.lose();
  }

  /** After a guest has got a session: the socket must say who is asking. */
  restart(): void {
    this.refused = null;
    this.#connection.restart();
  }

  async act(action: string): Promise<Refusal | null> {
    const turn = this.view?.own?.turn;
    if (turn === null || turn === undefined) return { code: 'not_your_turn', arguments: {} };
    this.busy = true;
    const refusal = await this.#commands.act(turn, action);
    this.busy = this.#commands.busy;
    return refusal;
  }

  say(line: { preset: string | null; text: string | null }): Promise<Refusal | null> {
    return this.#commands.say(line);
  }

  #linkChanged(link: Link): void {
    this.link = link;
    if (link !== 'connected') return;
    this.#entropySent = false;
    this.#clockIsRead = false;
    if (!this.#isSeen) this.see(false);
    this.#commands.resend();
  }

  #received(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        return this.#tableChanged(message);
      case 'view':
        return this.#viewChanged(message);
      case 'presence':
        return this.#presenceChanged(message);
      case 'chat':
        return this.chat.received(message);
      case 'said':
      case 'accepted':
        this.#commands.answered(message.id, null);
        return;
      case 'refused':
        return this.#refusedBy(message);
      case 'pong':
    }
  }

  /** Of several readings on one line the smallest has the shortest way in it. */
  #clockRead(ahead: number): void {
    this.clockOffset = this.#clockIsRead ? Math.min(this.clockOffset, ahead) : ahead;
    this.#clockIsRead = true;
  }

  #tableChanged(message: TableMessage): void {
    if (this.table && message.version < this.table.version) return;
    this.table = message;
    const { phase, commitment } = message.setting;
    if (phase === 'open' || phase === 'starting') keepCommitment(this.#id, commitment);
    if (phase === 'starting' && message.seat !== null) this.#addEntropy();
  }

  /** What is told first stands for all; nothing said by then was missed. */
  #presenceChanged(message: PresenceMessage): void {
    this.presence = message;
    const stay = message.whole ? [] : this.spectators.filter(({ player }) => !message.went.includes(player));
    this.spectators = [...stay, ...message.came];
  }

  /** Once a connection; the server takes the first and this browser never changes it. */
  #addEntropy(): void {
    if (this.#entropySent) return;
    this.#entropySent = this.#connection.send({ type: 'entropy', entropy: ownEntropy(this.#id) });
  }

  #viewChanged(message: ViewMessage): void {
    const known = this.view?.version ?? null;
    if (known !== null && message.version < known) return;
    this.view = message;
    if (known === message.version) return;
    const follows = (known ?? 0) === message.since;
    // What was played before, at another table, is not seen to happen.
    const isOld = known === null && this.table?.setting.continued;
    this.fresh = follows && !isOld ? message.happenings : [];
    if (follows) this.log = [...this.log, ...message.happenings];
    else void this.#reloadLog();
  }

  async #reloadLog(): Promise<void> {
    const log = await this.#tools.fetchLog().catch(() => []);
    const last = log.at(-1)?.version ?? 0;
    this.log = [...log, ...this.log.filter((happening) => happening.version > last)];
  }

  #refusedBy({ id, code, arguments: args }: RefusedMessage): void {
    const refusal = { code, arguments: args };
    this.#lastRefusal = refusal;
    const someoneWaits = id !== null && this.#commands.answered(id, refusal);
    // Without a table yet it is the reason for being turned away, which the page shows in full.
    if (!someoneWaits && this.table && !isLateEntropy(refusal) && !turnsAway(refusal)) this.#tools.complain(refusal);
  }
}

/** The deal did not wait for this browser's chance, on a slow line or sent by another tab: nothing a person did. */
function isLateEntropy({ code }: Refusal): boolean {
  return code === 'wrong_phase' || code === 'bad_entropy';
}

/** The server closes the line right after saying so, and the page tells why in full. */
function turnsAway({ code }: Refusal): boolean {
  return code === 'banned' || code === 'no_spectators';
}

/** The match as the games' components want it; null before the deal. */
export function matchOf(live: LiveTable, names: readonly string[], near = 0): Match<unknown, unknown> | null {
  const { table, view, presence } = live;
  if (!table || !view) return null;
  return {
    setting: table.setting,
    seat: table.seat,
    near,
    version: view.version,
    public: view.public,
    own: view.own,
    names,
    absent: table.setting.seats.map((seat, at) =>
      isAbsent(seat, isLive(table.setting) ? (presence?.gone_since[at] ?? null) : null),
    ),
    log: live.log,
    fresh: live.fresh,
    busy: live.busy,
  };
}

/** With hours for every turn nobody is expected to be here. */
function isLive({ clock }: Setting): boolean {
  return clock?.kind !== 'turns';
}

function isAbsent(seat: { player: string | null; level: string | null }, goneSince: number | null): boolean {
  return seat.player !== null && (seat.level !== null || goneSince !== null);
}

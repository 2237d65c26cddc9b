/** The HTTP interface, one function an operation; each throws a Problem when it is refused. */
import createClient from 'openapi-fetch';
import type {
  Advice,
  Best,
  Consent,
  ContinueFrom,
  Curve,
  Happening,
  History,
  Lobby,
  Moderated,
  Moment,
  NewPairing,
  NewAct,
  NewReport,
  NewTable,
  Options,
  PaceClass,
  Person,
  Profile,
  RematchSeats,
  Series,
  SizeClass,
} from '../wire';
import type { paths } from '../wire/generated/http';

/** A refused request, as the server words it: a code and the arguments of its sentence. */
export class Problem extends Error {
  code: string;
  args: Readonly<Record<string, unknown>>;

  constructor(code: string, args: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.code = code;
    this.args = args;
  }
}

/** What ratings are kept apart by; without a pace, the live ones. */
export interface Ladder {
  game: string;
  size: SizeClass;
  pace?: PaceClass;
}

/** Which part of a history is asked for. */
export interface HistoryQuery {
  game?: string;
  size?: SizeClass;
  rated: boolean;
  /** Only below this finish number: the next page. */
  before?: number;
}

export const http = createClient<paths>({ baseUrl: globalThis.location?.origin });

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

export async function answered<T>(request: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await request.catch(() => {
    throw new Problem('unreachable');
  });
  if (!response.ok) throw problemOf(error);
  return data as T;
}

function problemOf(error: unknown): Problem {
  const { code, arguments: args } = (error ?? {}) as { code?: string; arguments?: Record<string, unknown> };
  // A proxy that cannot reach the server answers in words of its own.
  return new Problem(code ?? 'unreachable', args);
}

const at = (table: string) => ({ params: { path: { table } } });
const seenWith = (table: string, key: string | null) => ({ params: { path: { table }, query: { key } } });

export const api = {
  me: () => answered(http.GET('/api/me')),
  becomeGuest: (name: string) => answered(http.POST('/api/guest', { body: { name } })),
  changeName: (name: string) => answered(http.PATCH('/api/me', { body: { name } })),
  openData: async (): Promise<Consent> => (await answered(http.GET('/api/me/open-data'))).consent,
  setOpenData: (consent: Consent) => answered(http.PUT('/api/me/open-data', { body: { consent } })),
  games: () => answered(http.GET('/api/games')),
  // The client's types turn the pair of a match's progress into a list.
  lobby: async () => (await answered(http.GET('/api/lobby'))) as unknown as Lobby,
  openTable: (wish: NewTable) => answered(http.POST('/api/tables', { body: { ...wish, bots: [...wish.bots] } })),
  sit: (table: string, seat: number | null, key: string | null) =>
    answered(http.POST('/api/tables/{table}/sit', { ...at(table), body: { seat, key } })),
  leave: (table: string) => answered(http.POST('/api/tables/{table}/leave', at(table))),
  setBot: (table: string, seat: number, level: string | null) =>
    answered(http.POST('/api/tables/{table}/bots', { ...at(table), body: { seat, level } })),
  setOptions: (table: string, options: Options) =>
    answered(http.POST('/api/tables/{table}/options', { ...at(table), body: { options: { ...options } } })),
  start: (table: string) => answered(http.POST('/api/tables/{table}/start', at(table))),
  advice: (table: string, turn: number): Promise<Advice> =>
    answered(http.POST('/api/tables/{table}/advice', { ...at(table), body: { turn } })),
  replaceGone: (table: string, seat: number) =>
    answered(http.POST('/api/tables/{table}/replace', { ...at(table), body: { seat } })),
  takeBack: (table: string) => answered(http.POST('/api/tables/{table}/return', at(table))),
  abort: (table: string) => answered(http.POST('/api/tables/{table}/abort', at(table))),
  findMatch: (search: NewPairing) => answered(http.POST('/api/pairing', { body: search })),
  rematch: (table: string, seats: RematchSeats) =>
    answered(http.POST('/api/tables/{table}/rematch', { ...at(table), body: { seats } })),
  series: (table: string, key: string | null): Promise<Series> =>
    answered(http.GET('/api/tables/{table}/series', seenWith(table, key))),
  mutes: (): Promise<readonly Person[]> => answered(http.GET('/api/mutes')),
  mute: (player: string) => answered(http.PUT('/api/mutes/{player_id}', { params: { path: { player_id: player } } })),
  unmute: (player: string) =>
    answered(http.DELETE('/api/mutes/{player_id}', { params: { path: { player_id: player } } })),
  report: (table: string, key: string | null, body: NewReport) =>
    answered(http.POST('/api/tables/{table}/report', { ...seenWith(table, key), body })),
  moderation: (): Promise<Moderated> => answered(http.GET('/api/moderation')),
  moderate: (body: NewAct): Promise<Moderated> => answered(http.POST('/api/moderation/acts', { body })),
  profile: (player: string): Promise<Profile> =>
    answered(http.GET('/api/players/{player_id}', { params: { path: { player_id: player } } })),
  curve: async (player: string, ladder: Ladder): Promise<Curve> =>
    answered(http.GET('/api/players/{player_id}/curve', { params: { path: { player_id: player }, query: ladder } })),
  history: (player: string, query: HistoryQuery): Promise<History> =>
    answered(http.GET('/api/players/{player_id}/history', { params: { path: { player_id: player }, query } })),
  best: (ladder: Ladder): Promise<Best> => answered(http.GET('/api/best', { params: { query: ladder } })),
  log: async (table: string, key: string | null): Promise<readonly Happening[]> =>
    (await answered(http.GET('/api/tables/{table}/log', seenWith(table, key)))).happenings,
  replay: async (table: string, key: string | null, seat: number, open: boolean): Promise<readonly Moment[]> =>
    (
      await answered(
        http.GET('/api/tables/{table}/replay', {
          params: { path: { table }, query: { key, seat, hands: open ? 'open' : 'hidden' } },
        }),
      )
    ).moments as unknown as readonly Moment[],
  continueFrom: (table: string, key: string | null, wish: ContinueFrom) =>
    answered(
      http.POST('/api/tables/{table}/continue', {
        params: { path: { table }, query: { key } },
        body: { ...wish, bots: [...wish.bots] },
      }),
    ),
  record: (table: string, key: string | null) =>
    answered(http.GET('/api/tables/{table}/record', { ...seenWith(table, key), parseAs: 'text' })),
};

function keyQuery(key: string | null): string {
  return key ? `?key=${encodeURIComponent(key)}` : '';
}

/** Where a table's record can be downloaded. */
export function recordAddress(table: string, key: string | null): string {
  return `/api/tables/${table}/record${keyQuery(key)}`;
}

export function openTableSocket(table: string, key: string | null): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket${keyQuery(key)}`);
}

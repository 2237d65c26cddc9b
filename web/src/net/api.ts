/** The HTTP interface, one function an operation; each throws a Problem when it is refused. */
import createClient from 'openapi-fetch';
import type { GameOffer, Happening, Lobby, Me, NewTable, Options, TableMessage, TableOpen } from '../wire';

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

const http = createClient<any>({ baseUrl: typeof location === 'undefined' ? 'http://localhost' : location.origin });

interface Answer {
  data?: unknown;
  error?: { code?: string; arguments?: Record<string, unknown> };
  response: Response;
}

async function ask<T>(request: () => Promise<Answer>): Promise<T> {
  const answer = await request().catch(() => {
    throw new Problem('unreachable');
  });
  if (!answer.response.ok) throw new Problem(answer.error?.code ?? 'internal', answer.error?.arguments);
  return answer.data as T;
}

const get = <T>(path: string, init: Record<string, unknown> = {}) => ask<T>(() => http.GET(path, init));
const post = <T>(path: string, init: Record<string, unknown> = {}) => ask<T>(() => http.POST(path, init));

const at = (table: string, key?: string | null) => ({ params: { path: { table }, query: key ? { key } : {} } });

export const api = {
  me: () => get<Me>('/api/me'),
  becomeGuest: (name: string) => post<Me>('/api/guest', { body: { name } }),
  changeName: (name: string) => ask<Me>(() => http.PATCH('/api/me', { body: { name } })),
  games: () => get<readonly GameOffer[]>('/api/games'),
  lobby: () => get<Lobby>('/api/lobby'),
  openTable: (wish: NewTable) => post<TableOpen>('/api/tables', { body: wish }),
  sit: (table: string, seat: number | null, key: string | null) =>
    post<TableMessage>('/api/tables/{table}/sit', { ...at(table), body: { seat, key } }),
  leave: (table: string) => post<void>('/api/tables/{table}/leave', at(table)),
  setBot: (table: string, seat: number, level: string | null) =>
    post<TableMessage>('/api/tables/{table}/bots', { ...at(table), body: { seat, level } }),
  setOptions: (table: string, options: Options) =>
    post<TableMessage>('/api/tables/{table}/options', { ...at(table), body: { options } }),
  start: (table: string) => post<TableMessage>('/api/tables/{table}/start', at(table)),
  replaceGone: (table: string, seat: number) =>
    post<TableMessage>('/api/tables/{table}/replace', { ...at(table), body: { seat } }),
  abort: (table: string) => post<TableMessage>('/api/tables/{table}/abort', at(table)),
  rematch: (table: string) => post<TableOpen>('/api/tables/{table}/rematch', at(table)),
  log: async (table: string, key: string | null) =>
    (await get<{ happenings: readonly Happening[] }>('/api/tables/{table}/log', at(table, key))).happenings,
  record: (table: string, key: string | null) =>
    get<string>('/api/tables/{table}/record', { ...at(table, key), parseAs: 'text' }),
};

/** Where a table's record can be downloaded. */
export function recordAddress(table: string, key: string | null): string {
  return `/api/tables/${table}/record${key ? `?key=${encodeURIComponent(key)}` : ''}`;
}

export function openTableSocket(table: string, key: string | null): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = key ? `?key=${encodeURIComponent(key)}` : '';
  return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket${query}`);
}

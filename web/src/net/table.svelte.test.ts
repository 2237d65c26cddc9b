import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Refusal } from '../games/contract';
import type { Happening, Setting, ViewMessage } from '../wire';
import { FakeSocket } from './fakeSocket';
import { keepsake } from './keepsake';
import { LiveTable, matchOf } from './table.svelte';

const ana = { player: 'p1', name: 'Ana', level: null, bot: false, vacation: null };
const setting: Setting = {
  id: 'abc',
  game: 'river',
  options: {},
  seats: [ana, { player: null, name: null, level: 'easy', bot: false, vacation: null }],
  host: 'p1',
  phase: 'playing',
  private: false,
  variant: true,
  keep_order: false,
  rated: false,
  clock: null,
  expiry: 'bot',
  paused: false,
  forfeited: [],
  pairing: false,
  fill_at: null,
  listed: false,
  continued: null,
  spectators: true,
  programs: true,
  commitment: 'c0',
  server_seed: null,
  entropy: null,
  entropy_until: null,
  started: 1,
  ended: null,
  reason: null,
  rematch: null,
  totals: null,
  ranks: null,
  advice: false,
};

function view(version: number, since: number, codes: string[] = []): ViewMessage {
  const happenings = codes.map((code) => ({ version, code, arguments: {} }));
  return {
    type: 'view',
    version,
    since,
    public: { version },
    own: { seat: 0, turn: 7, legal: ['b1'], view: {} },
    happenings,
    clocks: null,
  };
}

function fakeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  } as never;
}

describe('LiveTable', () => {
  let sockets: FakeSocket[];
  let complaints: Refusal[];
  let stored: Happening[];
  let live: LiveTable;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', fakeStorage());
    [sockets, complaints, stored] = [[], [], []];
    const openSocket = () => {
      sockets.push(new FakeSocket());
      return sockets.at(-1)!;
    };
    live = new LiveTable('abc', {
      openSocket,
      fetchLog: async () => stored,
      complain: (refusal) => complaints.push(refusal),
    });
    live.start();
    sockets[0]!.open();
    sockets[0]!.say({ type: 'table', key: null, asked_to_leave: false, version: 5, seat: 0, setting });
  });

  afterEach(() => {
    live.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const acts = (socket: FakeSocket) => socket.sent.filter((message) => message.type === 'act');

  it('keeps the newest version whatever comes late', () => {
    sockets[0]!.say(view(9, 8));
    sockets[0]!.say(view(8, 7));
    expect(live.view?.version).toBe(9);
  });

  it('adds happenings that follow to the log, and animates only those', async () => {
    stored = [{ version: 8, code: 'dealt', arguments: {} }];
    sockets[0]!.say(view(8, 8));
    expect(live.fresh).toEqual([]);
    await vi.waitFor(() => expect(live.log).toHaveLength(1));
    sockets[0]!.say(view(9, 8, ['bid']));
    expect(live.fresh.map(({ code }) => code)).toEqual(['bid']);
    expect(live.log.map(({ code }) => code)).toEqual(['dealt', 'bid']);
  });

  it('animates the deal for who sat there before it', () => {
    sockets[0]!.say(view(8, 0, ['dealt']));
    expect(live.fresh.map(({ code }) => code)).toEqual(['dealt']);
  });

  it('does not animate what was played at the table that a match continues', () => {
    const continued = { table: 'old', at: 40 };
    sockets[0]!.say({
      type: 'table',
      key: null,
      asked_to_leave: false,
      version: 6,
      seat: 0,
      setting: { ...setting, continued },
    });
    sockets[0]!.say(view(7, 0, ['dealt', 'bid', 'bid']));
    expect(live.fresh).toEqual([]);
    expect(live.log.map(({ code }) => code)).toEqual(['dealt', 'bid', 'bid']);
    sockets[0]!.say(view(8, 7, ['bid']));
    expect(live.fresh.map(({ code }) => code)).toEqual(['bid']);
  });

  it('knows why it was turned away', () => {
    const stranger = new LiveTable('xyz', {
      openSocket: () => sockets[0]!,
      fetchLog: async () => [],
      complain: () => {},
    });
    stranger.start();
    sockets[0]!.say({ type: 'refused', id: null, code: 'wrong_key', arguments: {} });
    sockets[0]!.drop(4409);
    expect(stranger.refused?.code).toBe('wrong_key');
    stranger.stop();
  });

  it('fetches the log again when it has missed something', async () => {
    sockets[0]!.say(view(8, 8));
    stored = [1, 2, 3].map((version) => ({ version, code: 'bid', arguments: {} }));
    sockets[0]!.say(view(12, 11, ['bid']));
    await vi.waitFor(() => expect(live.log).toHaveLength(3));
  });

  it('says an unanswered choice again after a reconnect, with the same id', async () => {
    sockets[0]!.say(view(8, 0));
    const answer = live.act('b1');
    expect(live.busy).toBe(true);
    sockets[0]!.drop();
    live.wake();
    sockets[1]!.open();
    const [again] = acts(sockets[1]!);
    expect(again).toEqual(acts(sockets[0]!)[0]);
    sockets[1]!.say({ type: 'accepted', id: (again as { id: string }).id, version: 9 });
    expect(await answer).toBeNull();
    expect(live.busy).toBe(false);
  });

  it('tells who asked why a choice was refused, and complains about the rest', async () => {
    sockets[0]!.say(view(8, 0));
    const answer = live.act('b1');
    const { id } = acts(sockets[0]!)[0] as { id: string };
    sockets[0]!.say({ type: 'refused', id, code: 'illegal_action', arguments: { reason: 'hook' } });
    expect(await answer).toEqual({ code: 'illegal_action', arguments: { reason: 'hook' } });
    sockets[0]!.say({ type: 'refused', id: null, code: 'too_fast', arguments: {} });
    expect(complaints.map(({ code }) => code)).toEqual(['too_fast']);
  });

  it('keeps quiet about chance that came too late for the deal', () => {
    sockets[0]!.say({ type: 'refused', id: null, code: 'wrong_phase', arguments: { phase: 'playing' } });
    expect(complaints).toEqual([]);
  });

  it('sends its entropy once a connection while the table starts, and keeps it with the commitment', () => {
    const starting = { ...setting, phase: 'starting' as const };
    sockets[0]!.say({ type: 'table', key: null, asked_to_leave: false, version: 6, seat: 0, setting: starting });
    sockets[0]!.say({ type: 'table', key: null, asked_to_leave: false, version: 7, seat: 0, setting: starting });
    const sent = sockets[0]!.sent.filter((message) => message.type === 'entropy');
    expect(sent).toHaveLength(1);
    expect(keepsake('abc')).toEqual({ commitment: 'c0', entropy: (sent[0] as { entropy: string }).entropy });
    expect(keepsake('abc').entropy).toMatch(/^[0-9a-f]{32}$/);
  });

  it('adds no entropy for somebody who only watches', () => {
    sockets[0]!.say({
      type: 'table',
      key: null,
      asked_to_leave: false,
      version: 6,
      seat: null,
      setting: { ...setting, phase: 'starting' },
    });
    expect(sockets[0]!.sent).toEqual([{ type: 'ping' }]);
  });

  it('shows a seat as absent when its person is gone or a bot plays for it', () => {
    sockets[0]!.say(view(8, 0));
    sockets[0]!.say({
      type: 'presence',
      gone_since: [123, null],
      watching: 0,
      whole: true,
      came: [],
      went: [],
    });
    expect(matchOf(live, ['Ana', 'Bot'])?.absent).toEqual([true, false]);
  });
});

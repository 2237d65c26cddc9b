import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../wire';
import { Connection, type Link, pauseAfter } from './connection';
import { FakeSocket } from './fakeSocket';

describe('Connection', () => {
  let sockets: FakeSocket[];
  let links: Link[];
  let heard: ServerMessage[];
  let turnedAway: number;
  let readings: number[];
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    [sockets, links, heard, turnedAway, readings] = [[], [], [], 0, []];
    const open = () => {
      sockets.push(new FakeSocket());
      return sockets.at(-1)!;
    };
    connection = new Connection(open, {
      linkChanged: (link) => links.push(link),
      received: (message) => heard.push(message),
      clockRead: (ahead) => readings.push(ahead),
      turnedAway: () => turnedAway++,
    });
    connection.start();
  });

  afterEach(() => {
    connection.stop();
    vi.useRealTimers();
  });

  it('connects and hands on what it hears', () => {
    sockets[0]!.open();
    sockets[0]!.say({ type: 'pong', now: 5 });
    expect(links).toEqual(['connecting', 'connected']);
    expect(heard).toEqual([{ type: 'pong', now: 5 }]);
  });

  it('comes back after a loss, and calls itself offline after three failures', () => {
    sockets[0]!.open();
    for (let loss = 0; loss < 3; loss++) {
      sockets.at(-1)!.drop();
      vi.advanceTimersByTime(10_000);
    }
    expect(sockets).toHaveLength(4);
    expect(links.at(-1)).toBe('offline');
    sockets.at(-1)!.open();
    expect(links.at(-1)).toBe('connected');
  });

  it('reads the server’s clock at once, and counts the whole way against itself', () => {
    vi.setSystemTime(1_000_000);
    sockets[0]!.open();
    vi.advanceTimersByTime(400);
    sockets[0]!.say({ type: 'pong', now: 1_000_900 });
    expect(readings).toEqual([900]);
  });

  it('does not wait when the browser wakes up', () => {
    sockets[0]!.drop();
    connection.wake();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(5_000);
    expect(sockets).toHaveLength(2);
  });

  it('is offline at once when the browser says so, and tries again', () => {
    sockets[0]!.open();
    connection.lose();
    expect(links.at(-1)).toBe('offline');
    expect(sockets[0]!.closed).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect(sockets).toHaveLength(2);
  });

  it('pings, and takes long silence for a dead line', () => {
    sockets[0]!.open();
    vi.advanceTimersByTime(10_000);
    expect(sockets[0]!.sent).toEqual([{ type: 'ping' }, { type: 'ping' }]);
    vi.advanceTimersByTime(20_000);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]!.closed).toBe(true);
  });

  it('does not knock again after being turned away', () => {
    sockets[0]!.drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(turnedAway).toBe(1);
    expect(sockets).toHaveLength(1);
  });

  it('tries again when the server was only too busy', () => {
    sockets[0]!.drop(4429);
    vi.advanceTimersByTime(10_000);
    expect(turnedAway).toBe(0);
    expect(sockets).toHaveLength(2);
  });

  it('says nothing while the line is down', () => {
    expect(connection.send({ type: 'ping' })).toBe(false);
    sockets[0]!.open();
    expect(connection.send({ type: 'ping' })).toBe(true);
  });
});

it('pauses longer each time, up to ten seconds, by chance between half and whole', () => {
  const whole = [1, 2, 3, 4, 5, 6, 7, 20].map((failures) => pauseAfter(failures, () => 1));
  expect(whole).toEqual([300, 600, 1200, 2400, 4800, 9600, 10_000, 10_000]);
  expect(pauseAfter(3, () => 0)).toBe(600);
});

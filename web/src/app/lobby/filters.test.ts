import { describe, expect, it } from 'vitest';
import type { LobbyTable } from '../../wire';
import { everything, suits } from './filters';

const seat = { player: null, name: null, level: null };
const table = (part: Partial<LobbyTable>) =>
  ({ game: 'river', seats: [seat, seat, seat], rated: false, clock: null, ...part }) as LobbyTable;

describe('filters of open tables', () => {
  it('show everything at first', () => {
    expect(suits(everything, table({}))).toBe(true);
    expect(suits(everything, table({ rated: true, clock: { kind: 'turns', hours: 24 } }))).toBe(true);
  });

  it.each([
    [{ game: 'river' }, { game: 'up-or-down' }],
    [{ size: '3' }, { seats: [seat, seat] }],
    [{ pace: 'none' }, { clock: { kind: 'live', bank: 300, increment: 15 } }],
    [{ kind: 'friendly' }, { rated: true }],
  ] as const)('%o leaves out %o', (asked, other) => {
    const filters = { ...everything, ...asked };
    expect(suits(filters, table({}))).toBe(true);
    expect(suits(filters, table(other as Partial<LobbyTable>))).toBe(false);
  });

  it('must all hold', () => {
    const filters = { ...everything, game: 'river', kind: 'rated' as const };
    expect(suits(filters, table({}))).toBe(false);
    expect(suits(filters, table({ rated: true }))).toBe(true);
  });
});

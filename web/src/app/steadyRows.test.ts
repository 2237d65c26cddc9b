import { describe, expect, it } from 'vitest';
import { settleRows, type Row } from './steadyRows';

interface Item {
  id: string;
  seats: number;
}

const items = (...ids: string[]): Item[] => ids.map((id) => ({ id, seats: 1 }));
const rows = (...ids: string[]): Row<Item>[] => settleRows([], items(...ids), false);
const ids = (settled: Row<Item>[]) => settled.map(({ id, gone }) => (gone ? `(${id})` : id));

describe('settleRows', () => {
  it('follows the server while nobody points at the list', () => {
    expect(ids(settleRows(rows('a', 'b'), items('c', 'b'), false))).toEqual(['c', 'b']);
  });

  it('moves nothing under a pointer: what is gone stays, what is new comes last', () => {
    expect(ids(settleRows(rows('a', 'b'), items('c', 'b'), true))).toEqual(['(a)', 'b', 'c']);
  });

  it('keeps the content of rows fresh, held or not', () => {
    const changed = [{ id: 'a', seats: 4 }];
    expect(settleRows(rows('a'), changed, true)[0]!.item.seats).toBe(4);
  });

  it('brings a row back to life', () => {
    const held = settleRows(rows('a'), [], true);
    expect(ids(settleRows(held, items('a'), true))).toEqual(['a']);
  });
});

/** Rows of a list that is asked for again and again, without any row moving under a pointer. */

export interface Row<T> {
  id: string;
  item: T;
  /** No longer on the server's list; stays in its place until nobody points at the list. */
  gone: boolean;
}

/** Known rows keep their places, new ones follow at the end. While the list is held, rows that are gone stay. */
export function settleRows<T extends { id: string }>(
  shown: readonly Row<T>[],
  next: readonly T[],
  held: boolean,
): Row<T>[] {
  if (!held) return next.map((item) => ({ id: item.id, item, gone: false }));
  const fresh = new Map(next.map((item) => [item.id, item]));
  const kept = shown.map((row) => ({ id: row.id, item: fresh.get(row.id) ?? row.item, gone: !fresh.has(row.id) }));
  const known = new Set(shown.map(({ id }) => id));
  const added = next.filter(({ id }) => !known.has(id)).map((item) => ({ id: item.id, item, gone: false }));
  return [...kept, ...added];
}

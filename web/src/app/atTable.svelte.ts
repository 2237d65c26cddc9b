/** The game of the table that this page shows, for what lies above all pages; null elsewhere. */
let game = $state<string | null>(null);

export function gameAtTable(): string | null {
  return game;
}

/** Returns what ends it. */
export function sitAtTable(shown: string): () => void {
  game = shown;
  return () => (game = null);
}

/** Every game of this client, found by its folder. */
import type { ClientGame } from './contract';

const found = import.meta.glob<ClientGame>('./*/index.ts', { eager: true, import: 'game' });

/** As lists show them. */
export const gamesInOrder: readonly ClientGame[] = Object.values(found).sort((a, b) => b.id.localeCompare(a.id));

export const games: Readonly<Record<string, ClientGame>> = Object.fromEntries(
  gamesInOrder.map((game) => [game.id, game]),
);

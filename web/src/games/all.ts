/** Every game of this client, found by its folder. */
import type { ClientGame } from './contract';

const found = import.meta.glob<ClientGame>('./*/index.ts', { eager: true, import: 'game' });

export const games: Readonly<Record<string, ClientGame>> = Object.fromEntries(
  Object.values(found).map((game) => [game.id, game]),
);

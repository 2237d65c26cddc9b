/** Which open tables the lobby shows. */
import type { LobbyTable } from '../../wire';

/** 'any' leaves a question open; sizes are texts, as they come from a list to choose from. */
export interface Filters {
  game: string;
  size: string;
  pace: 'any' | 'live' | 'turns' | 'none';
  kind: 'any' | 'rated' | 'friendly';
}

export const everything: Filters = { game: 'any', size: 'any', pace: 'any', kind: 'any' };

/** Whether a table is what was asked for. */
export function suits({ game, size, pace, kind }: Filters, table: LobbyTable): boolean {
  return (
    [table.game, 'any'].includes(game) &&
    [String(table.seats.length), 'any'].includes(size) &&
    [table.clock?.kind ?? 'none', 'any'].includes(pace) &&
    [table.rated ? 'rated' : 'friendly', 'any'].includes(kind)
  );
}

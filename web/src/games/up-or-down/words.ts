/** Names and numbers of this game as people write and hear them. */
import { t } from '../../text/texts.svelte';
import { colourOf } from './colours';
import type { RowView } from './views';

/** 'Card 33, blue diamond'. */
export function cardName(card: number): string {
  return t('up-or-down-card', { number: card, colour: colourOf(card) });
}

/** With a sign, and a true minus. */
export function signed(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** All that a row says, for those who hear it. */
export function rowName(slot: string, row: RowView | null): string {
  if (row === null) return t('up-or-down-row-free', { row: slot });
  const direction = row.direction ?? 'open';
  return t('up-or-down-row-label', { row: slot, direction, cards: row.cards.length, points: row.points });
}

/** The address of a moment: `/t/<table>?at=37`, and what it is looked at from. */
import { tableAddress } from '../newTable';

/** What a finished match is looked at from. */
export interface Angle {
  /** Whose view it is. */
  seat: number;
  /** Every hand is shown, whoever was allowed to see it then. */
  open: boolean;
}

export interface Asked extends Angle {
  at: number;
}

/** What an address asks for, `usual` being the seat if it names none; null if it is not that of a moment.
 * What makes no sense in it counts as not said.
 */
export function askedBy(query: string, seats: number, usual: number): Asked | null {
  const said = new URLSearchParams(query);
  if (!said.has('at')) return null;
  const seat = whole(said.get('seat'));
  return {
    at: whole(said.get('at')) ?? 0,
    seat: seat !== null && seat < seats ? seat : usual,
    open: said.get('hands') === 'open',
  };
}

/** Whose view it is stands in it, so that whoever is sent the address sees the same; else everybody has a view of their own. */
export function momentAddress(table: string, key: string | null, at: number, angle: Angle | null = null): string {
  const said = new URLSearchParams({ at: String(at) });
  if (angle) said.set('seat', String(angle.seat));
  if (angle?.open) said.set('hands', 'open');
  const plain = tableAddress(table, key);
  return `${plain}${plain.includes('?') ? '&' : '?'}${said}`;
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** How an action is told by who advises it. */
import type { Match, Told } from '../contract';
import type { OwnView, PublicView } from './views';

const PILES: Readonly<Record<string, string>> = { '^': 'up', _: 'down', '-': 'none' };

/** Of one's own turn all of it; of what may follow the card alone, since what lies around it is not known yet. */
export function toldAction(match: Match<PublicView, OwnView>, action: string, when: 'now' | 'later'): Told {
  const [, card = '', side, placement = '', pile = ''] = /^(\d+)([<>])(!?[ABC])(.)$/.exec(action) ?? [];
  const take = match.own?.view.takes.find((found) => `${found.card}${found.side}` === card + side);
  if (when === 'later' || !take) return { code: 'later', arguments: { card } };
  const drawn = pile === '^' ? { drawn: match.public.face_up } : {};
  const placing = placement.startsWith('!') ? 'gives-up' : 'extends';
  return {
    code: 'turn',
    arguments: { card, taken: take.taken, row: placement.at(-1), placing, pile: PILES[pile], ...drawn },
  };
}

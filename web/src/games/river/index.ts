/** Up and Down the River in the browser. */
import type { ClientGame } from '../contract';
import Art from './Art.svelte';
import CardChip from './CardChip.svelte';
import { logArguments } from './log';
import type { OwnView, PublicView } from './views';

export const game: ClientGame<PublicView, OwnView> = {
  id: 'river',
  pages: () => import('./pages'),
  profile: () => import('./Profile.svelte'),
  Art,
  CardChip,
  progress: ([round, of]) => ({ id: 'river-progress', args: { round, of } }),
  hiddenFromLog: [],
  cardArguments: ['card', 'cards', 'trump'],
  seatArguments: ['seat', 'dealer'],
  logArguments,
  keys: [
    ['0–9', 'river-keys-digits'],
    ['Enter', 'river-keys-enter'],
    ['← →', 'river-keys-arrows'],
    ['T', 'river-keys-last'],
    ['S', 'river-keys-scores'],
    ['L', 'river-keys-log'],
    ['U', 'river-keys-back'],
    ['H', 'key-advice'],
  ],
};

/** Up or Down? as the client knows it. */
import type { ClientGame } from '../contract';
import Art from './Art.svelte';
import CardChip from './CardChip.svelte';
import type { OwnView, PublicView } from './views';
import { signed } from './words';

export const game: ClientGame<PublicView, OwnView> = {
  id: 'up-or-down',
  pages: () => import('./pages'),
  profile: () => import('./Profile.svelte'),
  Art,
  CardChip,
  progress: ([turn, turns]) => ({ id: 'up-or-down-progress', args: { turn, turns } }),
  hiddenFromLog: ['dealt', 'drew', 'drew_hidden', 'turned_up', 'match_ended'],
  cardArguments: ['card', 'taken', 'gave_up', 'drawn'],
  seatArguments: ['seat'],
  logArguments: ({ arguments: given }) => ({
    gain: signed(given.gain ?? 0),
    way: given.gave_up?.length ? 'gave-up' : 'kept',
  }),
  keys: [
    ['1–9', 'up-or-down-keys-card'],
    ['< >', 'up-or-down-keys-take'],
    ['A B C', 'up-or-down-keys-row'],
    ['⇧ A B C', 'up-or-down-keys-give-up'],
    ['^ −', 'up-or-down-keys-draw'],
    ['U, Esc', 'up-or-down-keys-back'],
    ['H', 'key-advice'],
  ],
};

/** The games that can be played here, asked for once. */
import { api } from '../net/api';
import type { ChoiceOffer, GameOffer, Options } from '../wire';

let offers = $state.raw<readonly GameOffer[]>([]);

export function gameOffers(): readonly GameOffer[] {
  return offers;
}

export async function loadOffers(): Promise<void> {
  if (offers.length === 0) offers = await api.games();
}

/** The options of a game for a number of seats. */
export function choicesFor(offer: GameOffer, seats: number): readonly ChoiceOffer[] {
  return offer.choices[seats - offer.least_seats] ?? [];
}

export function isVariant(offer: GameOffer, seats: number): boolean {
  return seats < offer.usual_least || seats > offer.usual_most;
}

/** Only those options that are not as usual for so many seats. */
export function unusualOptions(game: string, options: Options, seats: number): Options {
  const offer = offers.find(({ id }) => id === game);
  const unusual = (offer ? choicesFor(offer, seats) : []).filter((choice) => options[choice.name] !== choice.default);
  return Object.fromEntries(unusual.map(({ name, default: usual }) => [name, options[name] ?? usual]));
}

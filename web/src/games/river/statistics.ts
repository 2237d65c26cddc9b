/** What a finished match tells about each player's bidding. */
import type { PublicView, RoundScore } from './views';

export interface Bidding {
  seat: number;
  rounds: number;
  exact: number;
  /** Rounds with more tricks than bid, and with fewer. */
  over: number;
  under: number;
  /** Tricks won minus tricks bid, over all rounds. */
  surplus: number;
}

export interface RoundOf {
  round: number;
  handSize: number;
  bid: number;
  tricks: number;
  points: number;
}

export function biddingOf(view: PublicView, seat: number): Bidding {
  const differences = view.sheet.map((score) => (score.tricks[seat] ?? 0) - (score.bids[seat] ?? 0));
  return {
    seat,
    rounds: differences.length,
    exact: differences.filter((d) => d === 0).length,
    over: differences.filter((d) => d > 0).length,
    under: differences.filter((d) => d < 0).length,
    surplus: differences.reduce((sum, d) => sum + d, 0),
  };
}

/** The round that paid most; of equals the first. */
export const bestRound = (view: PublicView, seat: number): RoundOf | undefined =>
  roundsOf(view, seat).reduce<RoundOf | undefined>(
    (best, r) => (best && best.points >= r.points ? best : r),
    undefined,
  );

/** The round farthest from its bid, of equals the one that paid least; none if every bid was exact. */
export const worstRound = (view: PublicView, seat: number): RoundOf | undefined =>
  roundsOf(view, seat)
    .filter((r) => r.bid !== r.tricks)
    .reduce<RoundOf | undefined>((worst, r) => (worst && !isWorse(r, worst) ? worst : r), undefined);

function isWorse(a: RoundOf, b: RoundOf): boolean {
  const [missA, missB] = [Math.abs(a.bid - a.tricks), Math.abs(b.bid - b.tricks)];
  return missA > missB || (missA === missB && a.points < b.points);
}

function roundsOf(view: PublicView, seat: number): RoundOf[] {
  return view.sheet.map((score, round) => ({
    round,
    handSize: score.hand_size,
    bid: score.bids[seat] ?? 0,
    tricks: score.tricks[seat] ?? 0,
    points: score.points[seat] ?? 0,
  }));
}

/** Mean points of a round by its number of cards, smallest hand first; one list entry per seat. */
export function pointsByHandSize(view: PublicView): { handSize: number; means: number[] }[] {
  const sizes = [...new Set(view.sheet.map((score) => score.hand_size))].sort((a, b) => a - b);
  return sizes.map((handSize) => {
    const rounds = view.sheet.filter((score) => score.hand_size === handSize);
    return { handSize, means: view.seats.map((_, seat) => meanPoints(rounds, seat)) };
  });
}

const meanPoints = (rounds: readonly RoundScore[], seat: number): number =>
  rounds.reduce((sum, score) => sum + (score.points[seat] ?? 0), 0) / rounds.length;

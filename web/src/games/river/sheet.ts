/** The score sheet as rows, and the ranking beside it. */
import type { PublicView, RoundScore } from './views';

export interface Cell {
  bid: number | null;
  tricks: number | null;
  total: number | null;
  exact: boolean;
}

export interface Row {
  round: number;
  handSize: number;
  when: 'past' | 'now' | 'ahead';
  cells: readonly Cell[];
}

export function sheetRows(view: PublicView): Row[] {
  return view.hand_sizes.map((handSize, round) => {
    const score = view.sheet[round];
    if (score) return { round, handSize, when: 'past', cells: pastCells(score) };
    if (round === view.round) return { round, handSize, when: 'now', cells: presentCells(view) };
    return { round, handSize, when: 'ahead', cells: [] };
  });
}

function pastCells(score: RoundScore): Cell[] {
  return score.bids.map((bid, seat) => {
    const tricks = score.tricks[seat] ?? 0;
    return { bid, tricks, total: score.totals[seat] ?? 0, exact: bid === tricks };
  });
}

function presentCells(view: PublicView): Cell[] {
  const playing = view.phase === 'playing';
  return view.seats.map((seat) => ({ bid: seat.bid, tricks: playing ? seat.tricks : null, total: null, exact: false }));
}

/** Rounds in which each seat took what it had bid. */
export const exactCounts = (view: PublicView): number[] =>
  view.seats.map((_, seat) => view.sheet.filter((score) => score.bids[seat] === score.tricks[seat]).length);

export interface Place {
  seat: number;
  rank: number;
  score: number;
}

/** Highest total first; equal totals share a rank and stand in seat order. */
export function ranking(view: PublicView): Place[] {
  const scores = view.seats.map((seat) => seat.score);
  return scores
    .map((score, seat) => ({ seat, score, rank: 1 + scores.filter((other) => other > score).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** Points with a sign, and a minus as wide as a plus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

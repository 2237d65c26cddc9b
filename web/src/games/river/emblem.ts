/** Three cards for the picture of a finished match: a drawing that needs no style sheet. */
import { PIP } from './cards/pips';
import type { Suit } from './views';

const inks: Readonly<Record<Suit, string>> = { S: '#231f20', C: '#231f20', H: '#b3261e', D: '#b3261e' };

/** About 420 wide and 340 high, from the origin. */
export function emblem(): string {
  return [card('A', 'S', 20, 40, -12), card('K', 'H', 120, 10, -2), card('7', 'D', 220, 24, 9)].join('');
}

function card(rank: string, suit: Suit, x: number, y: number, turn: number): string {
  const ink = inks[suit];
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn} 100 140)" fill="${ink}">` +
    `<rect width="200" height="280" rx="16" fill="#fffaf0" stroke="#d9c9ad" stroke-width="3"/>` +
    `<text x="34" y="66" text-anchor="middle" font-size="58" font-weight="700">${rank}</text>` +
    `<path transform="translate(34 98) scale(.4)" d="${PIP[suit]}"/>` +
    `<path transform="translate(112 166) scale(1.3)" d="${PIP[suit]}"/></g>`
  );
}

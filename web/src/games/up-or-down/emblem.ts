/** Three cards for the picture of a finished match: a drawing that needs no style sheet. */
import { outline } from './cards/shapes';
import { colourOf, shapeOf, type Colour } from './colours';

const fills: Readonly<Record<Colour, readonly [paper: string, ink: string]>> = {
  yellow: ['#fbdb55', '#231a14'],
  red: ['#c23a1c', '#fffaf0'],
  blue: ['#0a6ba9', '#fffaf0'],
  pink: ['#f49bcd', '#231a14'],
  purple: ['#4d1d6b', '#fffaf0'],
  teal: ['#08a28d', '#231a14'],
};

/** About 420 wide and 340 high, from the origin. */
export function emblem(): string {
  return [card(7, 20, 40, -12), card(33, 120, 10, -2), card(70, 220, 24, 9)].join('');
}

function card(number: number, x: number, y: number, turn: number): string {
  const colour = colourOf(number);
  const [paper, ink] = fills[colour];
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn} 100 140)">` +
    `<rect width="200" height="280" rx="24" fill="${paper}" stroke="#fffaf0" stroke-width="10"/>` +
    `<text x="100" y="128" text-anchor="middle" font-size="118" font-weight="700" fill="${ink}">${number}</text>` +
    `<path transform="translate(100 204)" d="${outline(shapeOf(colour), 40)}" fill="${ink}"/></g>`
  );
}

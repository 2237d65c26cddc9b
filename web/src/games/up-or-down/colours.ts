/** The six colours (U2), each with its own shape. */

export const COLOURS = ['yellow', 'red', 'blue', 'pink', 'purple', 'teal'] as const;
export type Colour = (typeof COLOURS)[number];

const SHAPES = {
  yellow: 'circle',
  red: 'square',
  blue: 'diamond',
  pink: 'star',
  purple: 'hexagon',
  teal: 'triangle',
} as const;
export type Shape = (typeof SHAPES)[Colour];

export function colourOf(card: number): Colour {
  return COLOURS[(card - 1) % COLOURS.length]!;
}

export function shapeOf(colour: Colour): Shape {
  return SHAPES[colour];
}

/** The colour that scores in a row: its commonest one, the earliest of equals. */
export function bestColour(cards: readonly number[]): Colour {
  const count = (colour: Colour) => cards.filter((card) => colourOf(card) === colour).length;
  return cards.map(colourOf).reduce((best, colour) => (count(colour) > count(best) ? colour : best));
}

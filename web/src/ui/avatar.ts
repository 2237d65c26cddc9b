/** What an avatar shows of a name: a colour, and a letter or, where there is room, a face as on a court card. */

/** A hue from 0 to 359, the same for the same name everywhere. */
export function hue(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 3600;
  return sum % 360;
}

/** The first letter of the name as a person sees it. */
export function initial(name: string): string {
  const [first = '?'] = name.trim();
  return first.toLocaleUpperCase();
}

/** Filled parts and lines of a face in a square of 48, drawn for this project. */
export interface Face {
  head: string;
  hat: string;
  lines: readonly string[];
}

const heads = [
  'M13 17v9a11 11 0 0 0 22 0v-9Z',
  'M13 17v11c0 6 5 9.500 11 9.500S35 34 35 28V17Z',
  'M13 17v8c0 7 6 14 11 14s11-7 11-14v-8Z',
];
const hats = [
  'M12 18 11 8l7 4 6-7 6 7 7-4-1 10Z',
  'M11 18c0-7 6-11 13-10 7 0 13 3 13 7 0 2-2 3-4 3Z',
  'M9 18v-3h7V6h16v9h7v3Z',
  'M10 18c2-7 8-10 14-10s12 3 14 10ZM31 9c1-4 4-6 8-6 0 5-2 8-5 9Z',
  'M11 22c0-10 6-15 13-15s13 5 13 15c-4-5-8-7-13-7s-9 2-13 7Z',
  'M24 8c-4-5-11-4-14 3l-2 7h32l-2-7c-3-7-10-8-14-3Z',
];
const eyes = [
  'M19 24h.01M29 24h.01',
  'M17 24.500c1-1.500 3-1.500 4 0M27 24.500c1-1.500 3-1.500 4 0',
  'M19 21.500a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400ZM29 21.500a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400ZM21.700 24h4.600',
  'M17 22l4 1M31 22l-4 1M19 25.500h.01M29 25.500h.01',
];
const mouths = ['M20 31c2 2.500 6 2.500 8 0', 'M21 32h6', 'M18 31c2-2 4-2 6 0 2-2 4-2 6 0', 'M21 31c3 0 5-1 7-2'];
const shoulders = 'M8 47c1-6 7-9 16-9s15 3 16 9';

/** The same for the same name everywhere. */
export function face(name: string): Face {
  let left = hash(name);
  const pick = (choices: readonly string[]): string => {
    const chosen = choices[left % choices.length]!;
    left = Math.floor(left / choices.length);
    return chosen;
  };
  return { head: pick(heads), hat: pick(hats), lines: [pick(eyes), pick(mouths), shoulders] };
}

/** FNV-1a over the letters, 32 bits. */
function hash(text: string): number {
  let sum = 2_166_136_261;
  for (const letter of text) sum = Math.imul(sum ^ letter.codePointAt(0)!, 16_777_619) >>> 0;
  return sum;
}

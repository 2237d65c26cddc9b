import { describe, expect, it } from 'vitest';
import { emblem as river } from '../../games/river/emblem';
import { emblem as upOrDown } from '../../games/up-or-down/emblem';
import { pictureOf, type Shown } from './picture';

const match: Shown = {
  kick: 'Up or Down? · 3 players',
  heading: 'Mara wins with 62',
  names: ['Nikos', 'Mara', 'Ира'],
  totals: [55, 62, -3],
  ranks: [2, 1, 3],
  emblem: upOrDown(),
};

/** Everything that is written in it, from top to bottom. */
function words(svg: string): string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text!);
}

describe('the picture of a match', () => {
  it('names the game, the winner and everybody by rank', () => {
    const said = words(pictureOf(match));
    expect(said.slice(0, 2)).toEqual([match.kick, match.heading]);
    expect(said.slice(2, 11)).toEqual(['1', 'Mara', '62', '2', 'Nikos', '55', '3', 'Ира', '-3']);
  });

  it('takes any name as a name', () => {
    const name = `<script>&"'`;
    const svg = pictureOf({ ...match, names: [name, 'Mara', 'Ira'], heading: name, kick: name });
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&#60;script&#62;&#38;&#34;&#39;');
  });

  it('asks nobody else for anything', () => {
    for (const emblem of [upOrDown(), river()]) {
      expect(pictureOf({ ...match, emblem })).not.toMatch(/href|url\((?!#)|@import|class=/);
    }
  });

  it('has room for eight, and for long names', () => {
    const eight = Array.from({ length: 8 }, (_, seat) => seat + 1);
    const name = '🙂'.repeat(40);
    const svg = pictureOf({ ...match, names: eight.map(() => name), totals: eight, ranks: eight });
    const heights = [...svg.matchAll(/ y="([\d.]+)"/g)].map(([, y]) => Number(y));
    expect(Math.max(...heights)).toBeLessThan(600);
    expect(words(svg)[3]).toBe(`${'🙂'.repeat(25)}…`);
  });
});

import { expect, it } from 'vitest';
import { face, hue, initial } from './avatar';

it('colours the same name alike everywhere, and different names mostly not', () => {
  expect(hue('Ana')).toBe(hue('Ana'));
  expect(new Set(['Ana', 'Nikos', 'Ира', 'João'].map(hue)).size).toBe(4);
});

it('shows the first letter as a person sees it', () => {
  expect(['ana', ' Ζωή', '🦊 fox', ''].map(initial)).toEqual(['A', 'Ζ', '🦊', '?']);
});

it('draws the same face for the same name, and many faces for many names', () => {
  expect(face('Ana')).toEqual(face('Ana'));
  const names = Array.from({ length: 200 }, (_, at) => `Otter ${at}`);
  expect(new Set(names.map((name) => JSON.stringify(face(name)))).size).toBeGreaterThan(100);
});

import { expect, it } from 'vitest';
import { hue, initial } from './avatar';

it('colours the same name alike everywhere, and different names mostly not', () => {
  expect(hue('Ana')).toBe(hue('Ana'));
  expect(new Set(['Ana', 'Nikos', 'Ира', 'João'].map(hue)).size).toBe(4);
});

it('shows the first letter as a person sees it', () => {
  expect(['ana', ' Ζωή', '🦊 fox', ''].map(initial)).toEqual(['A', 'Ζ', '🦊', '?']);
});

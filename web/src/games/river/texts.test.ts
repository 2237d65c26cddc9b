import { describe, expect, it } from 'vitest';
import { buildBundle, format } from '../../text/bundle';

const catalogues = import.meta.glob<string>('../../../../locales/*/river.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const languages = ['en', 'pt', 'el', 'ru'];
const catalogue = (language: string) => catalogues[`../../../../locales/${language}/river.ftl`] ?? '';
const idsOf = (language: string) => [...catalogue(language).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
const say = (language: string, id: string, args = {}) => format(buildBundle(language, [catalogue(language)]), id, args);

describe.each(languages)('in %s', (language) => {
  it('everything is said that is said in English', () => {
    expect(idsOf(language).toSorted()).toEqual(idsOf('en').toSorted());
  });

  it('no message is missing that the table asks for', () => {
    const asked = Object.values(sources).flatMap((source) => [...source.matchAll(/'(river-[a-z-]*[a-z])'/g)]);
    const elementIds = ['river-why', 'river-hook'];
    const missing = asked.map((found) => found[1] ?? '').filter((id) => !idsOf(language).includes(id));
    expect(missing.filter((id) => !elementIds.includes(id))).toEqual([]);
  });

  it('every suit and rank has a name, and messages need no more than they get', () => {
    for (const suit of 'CDHS') {
      for (const id of ['river-suit', 'river-why-follow', 'river-task-follow', 'river-task-discard']) {
        expect(say(language, id, { suit })).not.toMatch(/[{}]|river/);
      }
      for (const rank of ['J', 'Q', 'K', 'A', '10']) {
        expect(say(language, 'river-card', { rank, suit })).not.toMatch(/[{}]/);
      }
    }
  });
});

it('counts cards in Russian', () => {
  const said = [1, 2, 5, 21, 22].map((count) => say('ru', 'river-cards', { count }));
  expect(said).toEqual(['1 карта', '2 карты', '5 карт', '21 карта', '22 карты']);
});

it('names the lifted card as the sentence needs it', () => {
  const again = (rank: string) => languages.map((language) => say(language, 'river-task-again', { rank, suit: 'S' }));
  expect(again('Q')).toEqual([
    'tap again to play the Queen of spades',
    'toque de novo para jogar a Dama de espadas',
    'πάτησε ξανά για να παίξεις την Ντάμα μπαστούνι',
    'нажмите ещё раз, чтобы сыграть даму пик',
  ]);
  expect(again('9')[1]).toBe('toque de novo para jogar o 9 de espadas');
});

it('names a card in each language', () => {
  const queen = languages.map((language) => say(language, 'river-card', { rank: 'Q', suit: 'H' }));
  expect(queen).toEqual(['Queen of hearts', 'Dama de copas', 'Ντάμα κούπα', 'Дама червей']);
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deal as dealRiver, explain as explainRiver } from '../games/river/deal';
import { deal as dealUpOrDown, explain as explainUpOrDown } from '../games/up-or-down/deal';
import { checkDeal, type Evidence, type Explain } from './checks';
import { commitment, draw, matchSeed, seedText, shuffle, stream } from './deal';
import { readRecord } from './record';

const cases = new URL('../../../tests/cases/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, cases), 'utf8');
const { vectors } = JSON.parse(read('shuffle-vectors.json')) as { vectors: any[] };

function* counted(words: Iterator<number, never>, taken: { words: number }): Generator<number, never> {
  for (;;) {
    taken.words += 1;
    yield words.next().value;
  }
}

const proofs: Record<string, (vector: any) => void> = {
  words({ key, label, k, words }) {
    const from = stream(key, label, k);
    expect(words.map(() => from.next().value)).toEqual(words);
  },
  draws(vector) {
    const taken = { words: 0 };
    const from = counted(stream(vector.key, vector.label, vector.k), taken);
    for (const { n, result, words_taken } of vector.draws) {
      taken.words = 0;
      expect(draw(from, n)).toBe(result);
      expect(taken.words).toBe(words_taken);
    }
  },
  shuffles({ shuffles }) {
    for (const { key, label, k, cards, shuffled } of shuffles) {
      expect(shuffle(stream(key, label, k), cards)).toEqual(shuffled);
    }
  },
  'match-seeds'({ match_seeds }) {
    for (const inputs of match_seeds) provesSeed(inputs);
  },
  'up-or-down-deal'(vector) {
    const seed = provesSeed(vector);
    const dealt = dealUpOrDown(seed, vector);
    expect(dealt.circle).toEqual(vector.circle);
    expect(dealt.down).toEqual(vector.face_down);
    expect(dealt.up).toEqual(vector.face_up);
    expect(dealt.hands).toEqual(vector.hands);
  },
  'river-deals'(vector) {
    const seed = provesSeed(vector);
    for (const { k, hand_size, trump_card, hands } of vector.rounds) {
      expect(dealRiver(seed, k, hand_size, vector.seats)).toEqual({ hands, trump: trump_card });
    }
  },
};

/** The match seed of a vector, after checking the way to it. */
function provesSeed(vector: any): string {
  const { server_seed, options, game, rules, table, entropy } = vector;
  const optionsText = JSON.stringify(options, Object.keys(options).sort());
  const inputs = { entropy, game, optionsText, rules, table };
  expect(commitment(server_seed)).toBe(vector.commitment);
  expect(seedText(inputs)).toBe(vector.json);
  expect(matchSeed(server_seed, inputs)).toBe(vector.match_seed);
  return vector.match_seed;
}

describe('the shuffle of docs/records.md', () => {
  it.each(vectors)('$kind: $name', (vector) => proofs[vector.kind]!(vector));
});

const explainers: Record<string, Explain> = { river: explainRiver, 'up-or-down': explainUpOrDown };

function verdicts(text: string, over: Partial<Evidence> = {}) {
  const record = readRecord(text);
  const evidence = { record, kept: { commitment: null, entropy: null }, seat: null, explain: explainers[record.game]! };
  return Object.fromEntries(checkDeal({ ...evidence, ...over }).map(({ name, verdict }) => [name, verdict]));
}

describe('a finished match', () => {
  const files = readdirSync(new URL('records', cases));

  it.each(files)('%s is explained by its deal', (file) => {
    expect(verdicts(read(`records/${file}`))).toEqual({
      seed: 'good',
      commitment: 'unknown',
      entropy: 'unknown',
      deal: 'good',
    });
  });

  it('is dealt where it was continued from', () => {
    const text = read('records/river-4p-default.updown');
    const { table } = readRecord(text);
    const moved = text.replace(`\nTable: ${table}\n`, `\nTable: another\nContinued: ${table} 3\n`);
    expect(verdicts(moved.replace('Updown-Record: 1', 'Updown-Record: 2')).deal).toBe('good');
    expect(verdicts(text.replace(`\nTable: ${table}\n`, '\nTable: another\n')).deal).toBe('bad');
  });

  it('is not explained once its entropy was changed', () => {
    expect(verdicts(read('bad-records/up-or-down-changed-entropy.updown')).deal).toBe('bad');
  });

  it('does not keep its promise once its seed was changed', () => {
    expect(verdicts(read('bad-records/river-changed-server-seed.updown'))).toMatchObject({ seed: 'bad', deal: 'bad' });
  });

  it('is compared with what this browser kept', () => {
    const text = read('records/river-4p-default.updown');
    const { commitment: promised, entropy } = readRecord(text);
    const seat = 0;
    const kept = { commitment: promised, entropy: entropy[seat]! };
    expect(verdicts(text, { seat, kept })).toMatchObject({ commitment: 'good', entropy: 'good' });
    expect(verdicts(text, { seat, kept: { commitment: 'ff', entropy: 'ff' } })).toMatchObject({
      commitment: 'bad',
      entropy: 'bad',
    });
  });
});

import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { Preferences } from '../contract';
import Result from './Result.svelte';
import Rules from './Rules.svelte';
import Table from './Table.svelte';
import type { RiverMatch } from './views';

const fixtures = import.meta.glob<RiverMatch>('./fixtures/*.ts', { import: 'match', eager: true });
const fixture = (name: string) => fixtures[`./fixtures/${name}.ts`]!;
const preferences: Preferences = {
  confirm: false,
  oneTap: false,
  palette: 'standard',
  deck: 'four',
  reducedMotion: true,
};

const drawn = (match: RiverMatch) => render(Table, { props: { match, preferences, act: async () => null } }).body;
const count = (page: string, mark: RegExp) => page.match(mark)?.length ?? 0;

describe('the table', () => {
  it.each(Object.keys(fixtures))('draws %s with every seat', (path) => {
    const match = fixtures[path]!;
    expect(count(drawn(match), /data-seat="/g)).toBe(match.public.seats.length);
  });

  it('dims what may not be played, and keeps it reachable', () => {
    const page = drawn(fixture('playing'));
    expect(count(page, /is-dimmed/g)).toBe(5);
    expect(count(page, /aria-disabled="true"[^>]*aria-describedby="river-why"/g)).toBe(5);
    expect(count(page, /<button[^>]* disabled/g)).toBe(0);
  });

  it('dims nothing while others play', () => {
    expect(drawn(fixture('waiting')).includes('is-dimmed')).toBe(false);
  });

  it('offers every number, the forbidden one struck through', () => {
    const page = drawn(fixture('bidding'));
    expect(count(page, /class="number tn/g)).toBe(9);
    expect(count(page, /<s[^>]*>2<\/s>/g)).toBe(1);
  });

  it('shows a spectator no hand and no bid panel', () => {
    const page = drawn(fixture('spectator'));
    expect(page.includes('class="fan')).toBe(false);
    expect(page.includes('class="number')).toBe(false);
  });

  it('says who has won', () => {
    expect(drawn(fixture('end')).includes('river-verdict-other')).toBe(true);
  });
});

it('draws the result with a table for each chart', () => {
  expect(count(render(Result, { props: { match: fixture('end') } }).body, /<table/g)).toBe(3);
});

it('draws the rules with three pictures', () => {
  expect(count(render(Rules).body, /<figure/g)).toBe(3);
});

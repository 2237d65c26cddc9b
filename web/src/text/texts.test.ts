import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildBundle, format } from './bundle';
import { negotiate, t, useLanguage } from './texts.svelte';

const catalogue = (language: string) =>
  readFileSync(new URL(`../../../locales/${language}/app.ftl`, import.meta.url), 'utf8');

describe('format', () => {
  const bundle = buildBundle('en', [
    'hello = Hello, { $name }!\ncount = { $n ->\n [one] one\n *[other] { $n } cards\n }\n',
  ]);

  it('fills in names without marks around them', () => {
    expect(format(bundle, 'hello', { name: 'Ana' })).toBe('Hello, Ana!');
  });

  it('counts', () => {
    expect([1, 5].map((n) => format(bundle, 'count', { n }))).toEqual(['one', '5 cards']);
  });

  it('makes words of everything that Fluent has no form for', () => {
    expect(format(bundle, 'hello', { name: null })).toBe('Hello, null!');
  });

  it('knows when it has no such text', () => {
    expect(format(bundle, 'nothing', {})).toBeNull();
  });
});

it.each([
  [1, '1 партия ждёт вас'],
  [3, '3 партии ждут вас'],
  [5, '5 партий ждут вас'],
  [21, '21 партия ждёт вас'],
  [112, '112 партий ждут вас'],
])('counts %i in Russian', (count, words) => {
  expect(format(buildBundle('ru', [catalogue('ru')]), 'matches-wait', { count })).toBe(words);
});

it('chooses the language that suits the browser best, English if none does', () => {
  expect(negotiate(['pt-BR', 'en'])).toBe('pt');
  expect(negotiate(['el-GR'])).toBe('el');
  expect(negotiate(['ru-RU', 'de'])).toBe('ru');
  expect(negotiate(['ja', 'zh'])).toBe('en');
});

it('changes language at any time', async () => {
  const root = { lang: '' };
  globalThis.document = { documentElement: root } as never;
  await useLanguage('el');
  expect([t('learn'), root.lang]).toEqual(['Κανόνες', 'el']);
  await useLanguage('pt');
  expect([t('learn'), root.lang]).toEqual(['Regras', 'pt']);
});

it('shows the id of a text that is missing, rather than nothing', () => {
  expect(t('no-such-text')).toBe('no-such-text');
});

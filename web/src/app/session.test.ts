import { beforeAll, expect, it } from 'vitest';
import { languages, useLanguage } from '../text/texts.svelte';
import { proposedName } from './session.svelte';

beforeAll(() => {
  globalThis.document ??= { documentElement: {} } as never;
});

it.each(languages)('proposes a name that the server takes in %s', async (language) => {
  await useLanguage(language);
  for (const chance of [0, 0.5, 0.999]) expect(proposedName(() => chance)).toMatch(/^\p{Lu}\p{L}{2,20} \d\d$/u);
});

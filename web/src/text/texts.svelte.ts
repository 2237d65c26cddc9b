/** The words of the interface in the chosen language. Reading `t` in a component follows a change of language. */
import type { FluentBundle } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { type Arguments, buildBundle, format } from './bundle';

export const languages = ['en', 'pt', 'el', 'ru'] as const;
export type Language = (typeof languages)[number];

const catalogues = import.meta.glob<string>(['../../../locales/*/*.ftl', '!**/cli.ftl'], {
  query: '?raw',
  import: 'default',
});

let bundle = $state.raw<FluentBundle | null>(null);
let chosen = $state<Language>('en');

export function language(): Language {
  return chosen;
}

/** The language that suits this browser best. */
export function negotiate(wanted: readonly string[]): Language {
  const [best] = negotiateLanguages(wanted, languages, { defaultLocale: 'en', strategy: 'lookup' });
  return best as Language;
}

export async function useLanguage(next: Language): Promise<void> {
  const files = Object.entries(catalogues).filter(([path]) => path.includes(`/locales/${next}/`));
  const sources = await Promise.all(files.map(([, load]) => load()));
  bundle = buildBundle(next, sources);
  chosen = next;
  document.documentElement.lang = next;
}

export function hasText(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** The text of a message; its id where a text is missing, so that nobody meets an empty button. */
export function t(id: string, given: Arguments = {}): string {
  return (bundle && format(bundle, id, given)) ?? id;
}

/** One language's catalogue, formatted by Project Fluent. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Arguments = Readonly<Record<string, unknown>>;

export function buildBundle(language: string, catalogues: readonly string[]): FluentBundle {
  // Isolation marks break copied text and tests; names are cleaned by the server.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of catalogues) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The sentence of a message, or null when the catalogue has none. */
export function format(bundle: FluentBundle, id: string, given: Arguments): string | null {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return null;
  return bundle.formatPattern(pattern, variables(given), []);
}

function variables(given: Arguments): Record<string, FluentVariable> {
  const kept: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(given)) {
    kept[name] = typeof value === 'number' || typeof value === 'string' ? value : String(value);
  }
  return kept;
}

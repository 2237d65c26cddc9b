/** Days as people of the chosen language write them. */
import { language } from './texts.svelte';

/** Of a moment in milliseconds since 1970. */
export function day(ms: number): string {
  const tag = navigator.languages.find((wish) => wish.startsWith(language())) ?? language();
  return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric' }).format(ms);
}

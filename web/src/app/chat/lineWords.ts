/** What a line says in the reader's language. */
import { hasText, t } from '../../text/texts.svelte';
import type { ChatLine } from '../../wire';

export function lineWords({ preset, text }: Pick<ChatLine, 'preset' | 'text'>): string {
  if (preset === null) return text ?? '';
  return hasText(`preset-${preset}`) ? t(`preset-${preset}`) : preset;
}

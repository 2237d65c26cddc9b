/** Short messages that come and go by themselves. */

export interface Toast {
  id: number;
  words: string;
  tone: 'plain' | 'bad';
}

const stays = 6000;
let last = 0;

export const toasts: Toast[] = $state([]);

export function toast(words: string, tone: Toast['tone'] = 'plain'): void {
  if (toasts.some((shown) => shown.words === words)) return;
  const id = ++last;
  toasts.push({ id, words, tone });
  setTimeout(() => dismiss(id), stays);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((shown) => shown.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

/** Moves the focus along the choices of one step, so that a turn can be played with the keyboard alone. */
import type { Step } from './turn';

const FORWARD = ['ArrowRight', 'ArrowDown'];
const BACKWARD = ['ArrowLeft', 'ArrowUp'];

/** The focus goes to the step's best choice, or its first. */
export function focusStep(table: HTMLElement, step: Step): void {
  const choices = choicesOf(table, step);
  const focused = document.activeElement;
  if (focused !== document.body && !table.contains(focused)) return;
  (choices.find((choice) => choice.matches('.best')) ?? choices[0])?.focus();
}

/** Arrows walk along the choices of the step, round and round; false when this key does not. */
export function walk(table: HTMLElement, step: Step, key: string): boolean {
  const by = FORWARD.includes(key) ? 1 : BACKWARD.includes(key) ? -1 : 0;
  const choices = choicesOf(table, step);
  if (by === 0 || choices.length === 0) return false;
  const now = choices.indexOf(document.activeElement as HTMLElement);
  const next = now < 0 ? 0 : (now + by + choices.length) % choices.length;
  choices[next]!.focus();
  return true;
}

function choicesOf(table: HTMLElement, step: Step): HTMLElement[] {
  const found = [...table.querySelectorAll<HTMLElement>(`[data-step="${step}"]`)];
  // Lower before higher, also across the bridge.
  return found.sort((a, b) => (a.dataset.order ?? '').localeCompare(b.dataset.order ?? ''));
}

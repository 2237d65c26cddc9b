/** Cards that move: never longer than 300 ms, never in the way, cut short by a tap and off when asked. */
import { settings } from './preferences.svelte';

export const longest = 300;

const running = new Set<Animation>();

/** Ends every movement at once; called on any tap or key. */
export function finishMotion(): void {
  for (const animation of [...running]) animation.finish();
}

export function listenForSkip(target: Pick<EventTarget, 'addEventListener'> = window): void {
  target.addEventListener('pointerdown', finishMotion, { capture: true } as AddEventListenerOptions);
  target.addEventListener('keydown', finishMotion, { capture: true } as AddEventListenerOptions);
}

/** Plays keyframes on an element; resolves when it has ended or was skipped. At once under reduced motion. */
export async function play(element: Element, frames: Keyframe[], duration = 220, delay = 0): Promise<void> {
  if (settings.reducedMotion || document.hidden) return;
  const options = {
    duration: Math.min(duration, longest),
    delay,
    easing: 'cubic-bezier(.2,.8,.2,1)',
    fill: 'backwards',
  };
  const animation = element.animate(frames, options as KeyframeAnimationOptions);
  running.add(animation);
  await animation.finished.catch(() => undefined);
  running.delete(animation);
}

/** An element that already stands at its goal comes flying from where something else was. */
export function fly(element: Element, from: DOMRect, duration = 220, delay = 0): Promise<void> {
  const to = element.getBoundingClientRect();
  if (to.width === 0 || from.width === 0) return Promise.resolve();
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const start = { translate: `${x}px ${y}px`, scale: String(from.width / to.width), zIndex: '9' };
  return play(element, [start, { translate: '0 0', scale: '1', zIndex: '9' }], duration, delay);
}

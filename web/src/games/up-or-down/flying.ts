/** Lets cards fly over the finished table: copies move in a layer above it, the table itself is already what it will be. */
import { play } from '../../ui/motion';
import type { Happening } from '../../wire';
import { flights, type Flight, type Place } from './flights';

/** Where everything lay before the new view was drawn. */
export interface Picture {
  /** Keyed by card number, or by the name of an anchor. */
  places: ReadonlyMap<string, DOMRect>;
  cards: ReadonlyMap<string, Element>;
  /** A copy of the closed pile's back. */
  back: Element | null;
}

const CARD_MS = 220;
const SHIFT_MS = 220;

export function takePicture(table: Element): Picture {
  const cards = new Map(
    [...table.querySelectorAll('[data-card]')].map((card) => [key(card), card.cloneNode(true) as Element]),
  );
  const marked = [...table.querySelectorAll('[data-anchor], [data-card], [data-ghost]')];
  // A ghost comes later than the hand card that it shows, so the played card drops from the ghost's place.
  marked.sort((a, b) => Number(a.hasAttribute('data-ghost')) - Number(b.hasAttribute('data-ghost')));
  const places = new Map(marked.map((element) => [key(element), element.getBoundingClientRect()]));
  const back = table.querySelector('[data-anchor="down"] .ud-card')?.cloneNode(true) as Element | undefined;
  return { places, cards, back: back ?? null };
}

/** Plays what `fresh` tells, and lets every other card that moved slide to its new place. */
export function letFly(
  table: Element,
  layer: Element,
  before: Picture,
  fresh: readonly Happening[],
  seat: number | null,
): void {
  const flown = new Set<string>();
  for (const flight of flights(fresh, seat)) {
    flown.add(String(flight.card));
    fly(table, layer, before, flight);
  }
  for (const card of table.querySelectorAll('[data-card]')) if (!flown.has(key(card))) shift(layer, before, card);
}

function fly(table: Element, layer: Element, before: Picture, flight: Flight): void {
  const from = before.places.get(String(flight.card)) ?? before.places.get(nameOf(flight.from));
  const goal = find(table, flight.to) ?? find(table, { card: flight.card });
  const shown = find(table, { card: flight.card });
  if (!from || !goal) return;
  const copy = flight.hidden ? before.back : (shown ?? before.cards.get(String(flight.card)));
  if (!copy) return;
  const to = goal.getBoundingClientRect();
  if (flight.turnsOver && before.back) {
    glide(layer, before.back, null, from, to, flight.delay, TURNING_AWAY);
    glide(layer, copy, shown, from, to, flight.delay, TURNING_UP);
  } else glide(layer, copy, shown === goal || !shown ? shown : null, from, to, flight.delay, PLAIN);
}

function shift(layer: Element, before: Picture, card: Element): void {
  const from = before.places.get(key(card));
  const to = card.getBoundingClientRect();
  if (from && Math.hypot(from.left - to.left, from.top - to.top) > 2)
    glide(layer, card, card, from, to, 0, PLAIN, SHIFT_MS);
}

/** How wide and how visible a copy is at the start, half way, and at the end. */
interface Turn {
  widths: readonly [number, number, number];
  opacities: readonly [number, number, number];
}
const PLAIN: Turn = { widths: [1, 1, 1], opacities: [1, 1, 1] };
const TURNING_AWAY: Turn = { widths: [1, 0.02, 0.02], opacities: [1, 1, 0] };
const TURNING_UP: Turn = { widths: [0.02, 0.02, 1], opacities: [0, 1, 1] };

function glide(
  layer: Element,
  original: Element,
  covered: Element | null,
  from: DOMRect,
  to: DOMRect,
  delay: number,
  turn: Turn,
  duration = CARD_MS,
): void {
  const copy = original.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-card');
  const size = layOut(copy, original, to);
  layer.append(copy);
  const frames = [0, 0.5, 1].map((at) => frame(at, size, from, to, turn));
  const hidden = [{ opacity: 0 }, { opacity: 0 }];
  // The card itself waits unseen at its goal; it can be clicked all the while.
  if (covered) void play(covered, hidden, duration, delay);
  void play(copy, frames, duration, delay).finally(() => copy.remove());
}

interface Size {
  width: number;
  height: number;
}

function layOut(copy: HTMLElement, original: Element, to: DOMRect): Size {
  const shown = original.isConnected ? (original as HTMLElement).offsetWidth : 0;
  const width = shown || to.width;
  const height = shown ? (original as HTMLElement).offsetHeight : width * 1.4;
  copy.style.cssText = `--w:${width}px;position:absolute;left:0;top:0;margin:0;width:${width}px;height:${height}px`;
  return { width, height };
}

function frame(at: number, size: Size, from: DOMRect, to: DOMRect, turn: Turn): Keyframe {
  const half = at * 2;
  const lift = at === 0.5 ? -14 : 0;
  const x = mix(at, from.left + from.width / 2, to.left + to.width / 2) - size.width / 2;
  const y = mix(at, from.top + from.height / 2, to.top + to.height / 2) - size.height / 2 + lift;
  const scale = mix(at, from.height, to.height) / size.height;
  const width = turn.widths[half as 0 | 1 | 2];
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale * width}, ${scale})`,
    opacity: turn.opacities[half as 0 | 1 | 2],
  };
}

function mix(at: number, from: number, to: number): number {
  return from + (to - from) * at;
}

function find(table: Element, place: Place): Element | null {
  return table.querySelector('card' in place ? `[data-card="${place.card}"]` : `[data-anchor="${place.anchor}"]`);
}

function nameOf(place: Place): string {
  return 'card' in place ? String(place.card) : place.anchor;
}

function key(element: Element): string {
  const named = element as HTMLElement;
  return named.dataset.ghost ?? named.dataset.card ?? named.dataset.anchor ?? '';
}

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

export function takePicture(table: Element): Picture {
  const cards = new Map(
    [...table.querySelectorAll('[data-card]')].map((card) => [key(card), card.cloneNode(true) as Element]),
  );
  const marked = [...table.querySelectorAll('[data-anchor], [data-card], [data-ghost]')];
  // A ghost comes later than the hand card that it shows, so the played card drops from the ghost's place.
  marked.sort((a, b) => Number(a.hasAttribute('data-ghost')) - Number(b.hasAttribute('data-ghost')));
  const places = new Map(marked.map((element) => [key(element), boxOf(element)]));
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
  if (fresh.length === 0) return;
  const flown = new Set<string>();
  for (const flight of flights(fresh, seat)) {
    flown.add(String(flight.card));
    fly(table, layer, before, flight);
  }
  for (const card of table.querySelectorAll('[data-card]')) if (!flown.has(key(card))) shift(layer, before, card);
}

function fly(table: Element, layer: Element, before: Picture, flight: Flight): void {
  const from = before.places.get(String(flight.card)) ?? before.places.get(nameOf(flight.from));
  const shown = find(table, { card: flight.card });
  const goal = shown ?? find(table, flight.to);
  if (!from || !goal) return;
  const way = { from, to: boxOf(goal), delay: flight.delay };
  const drawing = flight.hidden ? before.back : drawingOf(flight, before, shown, way);
  if (!drawing) return;
  if (flight.turnsOver && before.back) glide(layer, before.back, null, way, TURNING_AWAY);
  glide(layer, drawing, shown, way, flight.turnsOver && before.back ? TURNING_UP : PLAIN);
}

/** Of the card's old and its new drawing the larger one, so that it stays readable on the way. */
function drawingOf(flight: Flight, before: Picture, shown: Element | null, way: Way): Element | null {
  const old = before.cards.get(String(flight.card)) ?? null;
  const shrinks = way.from.width > way.to.width * 1.5;
  return shrinks || shown === null ? (old ?? shown) : shown;
}

function shift(layer: Element, before: Picture, card: Element): void {
  const from = before.places.get(key(card));
  const to = boxOf(card);
  const moved = from && Math.hypot(from.left - to.left, from.top - to.top) > 2;
  if (moved) glide(layer, card, card, { from, to, delay: 0 }, PLAIN);
}

/** From where to where, and after how many milliseconds. */
interface Way {
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

/** How wide and how visible a copy is at the start, half way, and at the end. */
interface Turn {
  widths: readonly [number, number, number];
  opacities: readonly [number, number, number];
}
const PLAIN: Turn = { widths: [1, 1, 1], opacities: [1, 1, 1] };
const TURNING_AWAY: Turn = { widths: [1, 0.02, 0.02], opacities: [1, 1, 0] };
const TURNING_UP: Turn = { widths: [0.02, 0.02, 1], opacities: [0, 1, 1] };

function glide(layer: Element, drawing: Element, covered: Element | null, way: Way, turn: Turn): void {
  const copy = drawing.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-card');
  const size = layOut(copy, drawing, way);
  layer.append(copy);
  const frames = [0, 0.5, 1].map((at) => frame(at, size, way, turn));
  // The card itself waits unseen at its goal; it can be clicked all the while.
  if (covered) void play(covered, [{ opacity: 0 }, { opacity: 0 }], CARD_MS, way.delay);
  void play(copy, frames, CARD_MS, way.delay).finally(() => copy.remove());
}

interface Size {
  width: number;
  height: number;
}

function layOut(copy: HTMLElement, drawing: Element, { from }: Way): Size {
  const shown = drawing as HTMLElement;
  const isShown = shown.offsetWidth > 0;
  const width = isShown ? shown.offsetWidth : from.width;
  const height = isShown ? shown.offsetHeight : from.height;
  // Unseen but for its flight: between the last frame and its removal it would flash in the corner.
  copy.style.cssText = `--w:${width}px;position:absolute;inset:0 auto auto 0;margin:0;width:${width}px;height:${height}px;opacity:0`;
  return { width, height };
}

function frame(at: number, size: Size, { from, to }: Way, turn: Turn): Keyframe {
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

/** Where an element is seen; what is not drawn on a phone, such as another's hand, is where its surroundings are. */
function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  return box.width > 0 || element.parentElement === null ? box : boxOf(element.parentElement);
}

function nameOf(place: Place): string {
  return 'card' in place ? String(place.card) : place.anchor;
}

function key(element: Element): string {
  const named = element as HTMLElement;
  return named.dataset.ghost ?? named.dataset.card ?? named.dataset.anchor ?? '';
}

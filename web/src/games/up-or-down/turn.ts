/** A turn while it is being composed: card, neighbour, row, pile. Knows no rules; it walks along what the server offers. */
import type { OwnView, Pile, Placement, PlacementView, Side, Slot, TakeView } from './views';

/** What has been chosen so far; a later choice is only there when the earlier ones are. */
export interface Draft {
  card: number | null;
  side: Side | null;
  placement: Placement | null;
  pile: Pile | null;
}

export type Step = 'card' | 'take' | 'row' | 'draw' | 'confirm';
export const STEPS: readonly Step[] = ['card', 'take', 'row', 'draw'];

export const NOTHING: Draft = { card: null, side: null, placement: null, pile: null };

export function step(draft: Draft): Step {
  if (draft.card === null) return 'card';
  if (draft.side === null) return 'take';
  if (draft.placement === null) return 'row';
  return draft.pile === null ? 'draw' : 'confirm';
}

export function chooseCard(view: OwnView, draft: Draft, card: number): Draft {
  return isOffered(view, card) ? { ...NOTHING, card } : draft;
}

export function chooseSide(view: OwnView, draft: Draft, side: Side): Draft {
  return takeOn(view, draft.card, side) ? { ...NOTHING, card: draft.card, side } : draft;
}

export function choosePlacement(view: OwnView, draft: Draft, placement: Placement): Draft {
  return placementAt(view, draft, placement) ? { ...draft, placement, pile: null } : draft;
}

export function choosePile(view: OwnView, draft: Draft, pile: Pile): Draft {
  return draft.placement !== null && view.piles.includes(pile) ? { ...draft, pile } : draft;
}

/** The choices of an action in notation, all but the draw, which would commit it. */
export function upToTheDraw(view: OwnView, action: string): Draft {
  const [, card, side, placement] = /^(\d+)([<>])(!?[ABC])./.exec(action) ?? [];
  const steps = [
    (draft: Draft) => chooseCard(view, draft, Number(card)),
    (draft: Draft) => chooseSide(view, draft, side as Side),
    (draft: Draft) => choosePlacement(view, draft, placement as Placement),
  ];
  return steps.reduce((draft, choose) => choose(draft), NOTHING);
}

/** Takes the last choice back. */
export function back(draft: Draft): Draft {
  if (draft.pile !== null) return { ...draft, pile: null };
  if (draft.placement !== null) return { ...draft, placement: null };
  if (draft.side !== null) return { ...draft, side: null };
  return NOTHING;
}

/** The turn in notation, once it is complete and among the legal ones; else null. */
export function action(draft: Draft, legal: readonly string[]): string | null {
  const text = `${draft.card}${draft.side}${draft.placement}${draft.pile}`;
  return legal.includes(text) ? text : null;
}

export function takesOf(view: OwnView, card: number | null): readonly TakeView[] {
  return view.takes.filter((take) => take.card === card);
}

export function takeOn(view: OwnView, card: number | null, side: Side | null): TakeView | null {
  return takesOf(view, card).find((take) => take.side === side) ?? null;
}

/** The chosen take: which card will be placed, and where it may go. */
export function takenBy(view: OwnView, draft: Draft): TakeView | null {
  return takeOn(view, draft.card, draft.side);
}

export function placementAt(view: OwnView, draft: Draft, placement: Placement): PlacementView | null {
  return takenBy(view, draft)?.placements.find((way) => way.placement === placement) ?? null;
}

export function givingUp(slot: Slot): Placement {
  return `!${slot}`;
}

/** The most that this take can gain. */
export function bestGain(take: TakeView): number {
  return Math.max(...take.placements.map((way) => way.gain));
}

export function isBest(take: TakeView, way: PlacementView): boolean {
  return way.gain === bestGain(take);
}

function isOffered(view: OwnView, card: number): boolean {
  return takesOf(view, card).length > 0;
}

/** What stays on the table for a moment after it is over: a finished trick, then the points of a round. */
import type { Happening } from '../../wire';
import type { PublicView, Trick } from './views';

export const TRICK_STAYS = 1200;
export const ROUND_STAYS = 5000;

/** Shows only what is past, so that it never stands in the way of the present choice. */
export class Afterglow {
  /** The finished trick that still lies on the table. */
  trick = $state.raw<Trick | null>(null);
  /** The round whose points are shown, from 0. */
  round = $state.raw<number | null>(null);

  #roundToShow: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `taken` is told that the trick leaves the table, just before it does. */
  constructor(private readonly taken: (trick: Trick) => void = () => undefined) {}

  /** Takes in what the newest view brought. */
  see(fresh: readonly Happening[], view: PublicView): void {
    const codes = fresh.map((happening) => happening.code);
    if (codes.includes('round_scored') && view.phase !== 'over') this.#roundToShow = view.sheet.length - 1;
    if (!codes.includes('trick_taken') || view.last_trick === null) return;
    this.round = null;
    this.trick = view.last_trick;
    this.#afterwards(TRICK_STAYS);
  }

  /** Takes in a moment of a replay: a trick that has just been finished lies there as long as one stays. */
  stand(happened: readonly Happening[], view: PublicView): void {
    this.stop();
    this.round = this.#roundToShow = null;
    this.trick = view.phase !== 'over' && happened.some(({ code }) => code === 'trick_taken') ? view.last_trick : null;
  }

  /** A tap or a key: on to the next thing. */
  skip(): void {
    clearTimeout(this.#timer);
    if (this.trick !== null) this.taken(this.trick);
    this.round = this.trick === null ? null : this.#roundToShow;
    this.trick = null;
    this.#roundToShow = null;
    if (this.round !== null) this.#afterwards(ROUND_STAYS);
  }

  get isOver(): boolean {
    return this.trick === null && this.round === null;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #afterwards(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.skip(), wait);
  }
}

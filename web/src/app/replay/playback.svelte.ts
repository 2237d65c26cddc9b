/** Going through the moments of a finished match: which one is shown, and whether it runs by itself. */

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** How long a moment is shown at speed 1. */
export const momentMs = 1200;

export class Playback {
  /** The moment shown: 0 is the deal, then one an action. */
  at = $state(0);
  playing = $state(false);
  /** It was reached by one step on, as when it happened: its cards may fly. */
  stepped = $state(false);
  readonly last: number;
  /** The first moment of each round. */
  readonly rounds: readonly number[];

  #speed = $state<Speed>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(last: number, rounds: readonly number[] = [0]) {
    this.last = last;
    this.rounds = rounds;
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    if (this.playing) this.#wait();
  }

  /** Shows a moment, or the nearest that there is, and stays there. */
  goTo(at: number): void {
    this.stop();
    this.#show(at);
  }

  step(by: number): void {
    this.goTo(this.at + by);
  }

  /** To the next round; back: to the start of this one, or from there of the one before. */
  stepRound(by: 1 | -1): void {
    const ahead = this.rounds.find((start) => start > this.at) ?? this.last;
    const behind = this.rounds.findLast((start) => start < this.at) ?? 0;
    this.goTo(by > 0 ? ahead : behind);
  }

  /** From the end it starts over. */
  toggle(): void {
    if (this.playing) return this.stop();
    if (this.at === this.last) this.#show(0);
    this.playing = true;
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#playOn(), momentMs / this.#speed);
  }

  #playOn(): void {
    this.#show(this.at + 1);
    if (this.at === this.last) this.stop();
    else this.#wait();
  }

  #show(wished: number): void {
    const at = Math.min(this.last, Math.max(0, wished));
    this.stepped = at === this.at + 1;
    this.at = at;
  }
}

/** Where the number of the round or turn changes. */
export function roundsOf(moments: readonly { readonly progress: readonly number[] }[]): number[] {
  return [...moments.keys()].filter((at) => moments[at]!.progress[0] !== moments[at - 1]?.progress[0]);
}

/** The moment that shows what happened at a version of the table. */
export function momentOf(moments: readonly { readonly version: number }[], version: number): number {
  const at = moments.findIndex((moment) => moment.version >= version);
  return at < 0 ? moments.length - 1 : at;
}

/** Asking a strong bot about the open decision. What it says belongs to that decision and goes with it. */
import type { AdviceDesk, Refusal } from '../games/contract';
import type { Advice } from '../wire';
import { Problem } from './api';

export interface AdviceTools {
  /** The version at which this seat's open decision opened; null when it is not to act. */
  turn: () => number | null;
  ask: (turn: number) => Promise<Advice>;
  complain: (refusal: Refusal) => void;
}

export class Adviser implements AdviceDesk {
  #tools: AdviceTools;
  #openFor = $state.raw<number | null>(null);
  #thinkingAbout = $state.raw<number | null>(null);
  #answer = $state.raw<Advice | null>(null);

  constructor(tools: AdviceTools) {
    this.#tools = tools;
  }

  get mayAsk(): boolean {
    return this.#tools.turn() !== null;
  }

  get open(): boolean {
    return this.#isNow(this.#openFor);
  }

  get thinking(): boolean {
    return this.#isNow(this.#thinkingAbout);
  }

  get advice(): Advice | null {
    return this.#isNow(this.#answer?.turn ?? null) ? this.#answer : null;
  }

  toggle(): void {
    if (this.open) this.close();
    else void this.#show();
  }

  close(): void {
    this.#openFor = null;
  }

  async #show(): Promise<void> {
    const turn = this.#tools.turn();
    this.#openFor = turn;
    if (turn === null || this.advice || this.thinking) return;
    this.#thinkingAbout = turn;
    try {
      this.#answer = await this.#tools.ask(turn);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (this.#isNow(turn)) this.#refused(error);
    } finally {
      if (this.#thinkingAbout === turn) this.#thinkingAbout = null;
    }
  }

  #refused({ code, args }: Problem): void {
    this.close();
    this.#tools.complain({ code, arguments: args });
  }

  #isNow(turn: number | null): boolean {
    return turn !== null && turn === this.#tools.turn();
  }
}

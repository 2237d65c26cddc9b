/** What I have chosen but not yet sent: a lifted card, a number of tricks. */
import type { Own, Preferences, Refusal } from '../contract';
import type { Card, OwnView } from './views';

type Act = (action: string) => Promise<Refusal | null>;

/** How long a 1 waits for a 0 to become a ten. */
const TEN_WITHIN = 1000;

export class Choice {
  card = $state<Card | null>(null);
  bid = $state<number | null>(null);

  #own: Own<OwnView> | null = null;
  #round = -1;
  #lastDigit = { digit: -1, at: -Infinity };

  constructor(
    private readonly act: Act,
    private readonly preferences: Preferences,
  ) {}

  /** Drops what the newest view no longer allows, and all of it after a new deal: there it would be another card. */
  see(own: Own<OwnView> | null, round: number): void {
    this.#own = own;
    if (round !== this.#round) this.card = this.bid = null;
    this.#round = round;
    if (this.card !== null && !own?.view.hand.includes(this.card)) this.card = null;
    if (this.bid !== null && !own?.view.bids.includes(this.bid)) this.bid = null;
  }

  /** A first tap lifts a card, a second plays it; it may be lifted before its turn. */
  async tapCard(card: Card): Promise<void> {
    const { confirm, oneTap } = this.preferences;
    const legal = this.#isLegal(card);
    if (legal && !confirm && (oneTap || this.card === card)) return this.#send(card);
    if (!legal && this.#own?.legal.length) return;
    this.card = this.card === card && !confirm ? null : card;
  }

  async playCard(): Promise<void> {
    if (this.card !== null && this.#isLegal(this.card)) await this.#send(this.card);
  }

  /** Lifts the card or fills in the bid of an action in notation. */
  prepare(action: string): void {
    const bid = /^b(\d+)$/.exec(action)?.[1];
    if (bid !== undefined) this.chooseBid(Number(bid));
    else if (this.#isLegal(action)) this.card = action;
  }

  leadsTo(action: string): boolean {
    return action === this.card || action === `b${this.bid}`;
  }

  chooseBid(bid: number): void {
    if (this.#isLegal(`b${bid}`)) this.bid = bid;
  }

  /** A typed figure; 1 and then 0 make ten. */
  typeDigit(digit: number, now: number): void {
    const ten = digit === 0 && this.#lastDigit.digit === 1 && now - this.#lastDigit.at < TEN_WITHIN;
    this.#lastDigit = { digit, at: now };
    this.chooseBid(ten && this.#isLegal('b10') ? 10 : digit);
  }

  async makeBid(): Promise<void> {
    if (this.bid !== null && this.#isLegal(`b${this.bid}`)) await this.#send(`b${this.bid}`);
  }

  /** Puts a lifted card back; false when none was lifted. */
  lower(): boolean {
    const lifted = this.card !== null;
    this.card = null;
    return lifted;
  }

  #isLegal = (action: string): boolean => this.#own?.legal.includes(action) ?? false;

  /** The page tells why, should it be refused. */
  async #send(action: string): Promise<void> {
    await this.act(action);
  }
}

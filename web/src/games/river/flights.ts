/** Cards and bids in motion, over a page that already shows where they end. Nothing waits for them. */
import { fly, play } from '../../ui/motion';
import type { Happening } from '../../wire';
import type { Card, Played, RiverMatch } from './views';

const DEAL = { each: 12, card: 180 };

export class Flights {
  /** Where my card stood when I tapped it. */
  #from = new Map<Card, DOMRect>();
  /** Cards that the newest view brought; older ones lie where they lie. */
  #fresh = new Set<Card>();
  #version = -1;

  remember(card: Card, element: HTMLElement): void {
    this.#from.set(card, element.getBoundingClientRect());
  }

  /** Before the newest view is drawn. */
  see(fresh: readonly Happening[]): void {
    this.#fresh = new Set(fresh.filter(({ code }) => code === 'played').map((played) => played.arguments.card));
  }

  /** After the newest view has been drawn. */
  arrive(felt: HTMLElement | undefined, match: RiverMatch): void {
    if (!felt || match.version === this.#version) return;
    this.#version = match.version;
    for (const { code, arguments: args } of match.fresh) {
      if (code === 'dealt') dealHand(felt, args.dealer);
      if (code === 'bid' || code === 'bid_hidden') popBadge(felt, args.seat);
    }
  }

  /** A card that has just been laid comes from my hand, or from its owner's seat. */
  lay(felt: HTMLElement | undefined, element: HTMLElement, { seat, card }: Played): void {
    const from = this.#from.get(card) ?? seatBox(felt, seat)?.getBoundingClientRect();
    this.#from.delete(card);
    if (from && this.#fresh.has(card)) void fly(element, from);
  }

  /** The finished trick slides to its winner: a copy does, since the cards themselves are gone at once. */
  sweep(felt: HTMLElement | undefined, winner: number): void {
    const trick = felt?.querySelector<HTMLElement>('.trick');
    const goal = seatBox(felt, winner)?.getBoundingClientRect();
    if (!trick || !goal) return;
    const ghost = trick.cloneNode(true) as HTMLElement;
    ghost.setAttribute('aria-hidden', 'true');
    ghost.style.pointerEvents = 'none';
    const from = trick.getBoundingClientRect();
    trick.parentElement?.append(ghost);
    const by = `${goal.left + goal.width / 2 - from.left}px ${goal.top + goal.height / 2 - from.top}px`;
    const frames = [{ translate: '0 0' }, { translate: by, scale: '0.2', opacity: 0 }];
    void play(ghost, frames, 300).then(() => ghost.remove());
  }
}

function dealHand(felt: HTMLElement, dealer: number): void {
  const from = seatBox(felt, dealer)?.getBoundingClientRect();
  if (!from) return;
  felt.querySelectorAll('.fan li').forEach((card, i) => void fly(card, from, DEAL.card, i * DEAL.each));
}

function popBadge(felt: HTMLElement, seat: number): void {
  const badge = seatBox(felt, seat)?.querySelector('.badge');
  if (badge)
    void play(
      badge,
      [
        { scale: '1.7', opacity: 0.2 },
        { scale: '1', opacity: 1 },
      ],
      140,
    );
}

const seatBox = (felt: HTMLElement | undefined, seat: number) => felt?.querySelector(`[data-seat="${seat}"]`);

/** What is said at a table, as far as this person may read it, and what of it was not read yet. */
import type { ChatLine, ChatMessage } from '../wire';

export class Chat {
  lines: readonly ChatLine[] = $state.raw([]);
  /** The panel is shown. */
  open = $state(false);
  /** The newest line that came while the page was open: what a screen reader is told. */
  latest: ChatLine | null = $state.raw(null);
  #read = $state(0);
  #begun = false;

  /** How many lines of others came while the panel was away. */
  unread(me: string | null): number {
    return this.open ? 0 : this.lines.filter(({ number, player }) => number > this.#read && player !== me).length;
  }

  show(open: boolean): void {
    this.open = open;
    this.#readAll();
  }

  received({ whole, lines }: ChatMessage): void {
    const newest = this.lines.at(-1)?.number ?? 0;
    const fresh = lines.filter(({ number }) => number > newest);
    this.lines = whole ? lines : [...this.lines, ...fresh];
    // what was said before one came was not missed
    if (whole && !this.#begun) this.#readAll();
    else this.latest = fresh.at(-1) ?? this.latest;
    this.#begun = true;
    if (this.open) this.#readAll();
  }

  #readAll(): void {
    this.#read = Math.max(this.#read, this.lines.at(-1)?.number ?? 0);
  }
}

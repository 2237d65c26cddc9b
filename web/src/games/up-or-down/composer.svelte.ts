/** The turn that this person is composing: what is chosen, what is looked at, and sending it. Nothing leaves before the draw. */
import type { TableProps } from '../contract';
import * as turn from './turn';
import type { Draft, Step } from './turn';
import type { OwnView, Pile, Placement, PublicView, Side, TakeView } from './views';

type Props = TableProps<PublicView, OwnView>;

export class Composer {
  /** The hand card under the pointer or the focus. */
  looking = $state.raw<number | null>(null);

  readonly #props: () => Props;
  #kept = $state.raw<{ turn: number | null; draft: Draft }>({ turn: null, draft: turn.NOTHING });

  constructor(props: () => Props) {
    this.#props = props;
  }

  /** This seat's own view while it is to act. */
  get open(): OwnView | null {
    const { own, past } = this.#props().match;
    return own !== null && !past && own.view.takes.length > 0 ? own.view : null;
  }

  /** A draft belongs to one decision; when that has closed it is gone. */
  get draft(): Draft {
    return this.open && this.#kept.turn === this.#turn ? this.#kept.draft : turn.NOTHING;
  }

  get step(): Step | null {
    return this.open && turn.step(this.draft);
  }

  /** The chosen card, or before that the one looked at. */
  get shownCard(): number | null {
    return this.draft.card ?? this.looking;
  }

  /** The two ways to play the shown card: taking its lower and its higher neighbour. */
  get shownTakes(): readonly TakeView[] {
    return this.open ? turn.takesOf(this.open, this.shownCard) : [];
  }

  get taken(): TakeView | null {
    return this.open && turn.takenBy(this.open, this.draft);
  }

  get piles(): readonly Pile[] {
    return this.open && this.draft.placement !== null ? this.open.piles : [];
  }

  get mayGoBack(): boolean {
    return this.draft.card !== null && !this.#busy;
  }

  chooseCard(card: number): void {
    this.#change((view, draft) => turn.chooseCard(view, draft, card));
  }

  chooseSide(side: Side): void {
    this.#change((view, draft) => turn.chooseSide(view, draft, side));
  }

  choosePlacement(placement: Placement): void {
    this.#change((view, draft) => turn.choosePlacement(view, draft, placement));
  }

  /** The draw commits, unless this person wants to be asked once more. */
  choosePile(pile: Pile): void {
    this.#change((view, draft) => turn.choosePile(view, draft, pile));
    if (pile === '-' || !this.#props().preferences.confirm) this.send();
  }

  /** Chooses all but the draw of an action in notation. */
  prepare(action: string): void {
    this.#change((view) => turn.upToTheDraw(view, action));
  }

  /** Whether what is chosen so far leads to this action. */
  leadsTo(action: string): boolean {
    const { card, side, placement } = this.draft;
    return placement !== null && action.startsWith(`${card}${side}${placement}`);
  }

  back(): void {
    this.#change((_view, draft) => turn.back(draft));
  }

  async send(): Promise<void> {
    const { match, act } = this.#props();
    const chosen = match.own && turn.action(this.draft, match.own.legal);
    if (!chosen || this.#busy) return;
    if (await act(chosen)) this.back();
  }

  get #turn(): number | null {
    return this.#props().match.own?.turn ?? null;
  }

  get #busy(): boolean {
    return this.#props().match.busy;
  }

  #change(choose: (view: OwnView, draft: Draft) => Draft): void {
    if (!this.open || this.#busy) return;
    this.#kept = { turn: this.#turn, draft: choose(this.open, this.draft) };
  }
}

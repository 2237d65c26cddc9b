/** The keyboard of the table: one key for each choice of a turn. */
import type { Composer } from './composer.svelte';
import { givingUp } from './turn';
import type { OwnView, Pile, Side, Slot } from './views';

/** Makes the choice that this key stands for; false when it stands for none. */
export function pressKey(composer: Composer, view: OwnView | null, press: KeyboardEvent): boolean {
  if (view === null || press.ctrlKey || press.metaKey || press.altKey) return false;
  if (press.key === 'Escape' || press.code === 'KeyU') return goBack(composer);
  return (
    choose(pileOf(press), (pile) => composer.choosePile(pile)) ||
    choose(cardOf(press, view), (card) => composer.chooseCard(card)) ||
    choose(sideOf(press), (side) => composer.chooseSide(side)) ||
    choose(slotOf(press), (slot) => composer.choosePlacement(press.shiftKey ? givingUp(slot) : slot))
  );
}

function cardOf(press: KeyboardEvent, view: OwnView): number | undefined {
  return /^[1-9]$/.test(press.key) ? view.hand[Number(press.key) - 1] : undefined;
}

// Letters and signs go by the place of the key too, so that they work on a Greek or Cyrillic keyboard.

function sideOf(press: KeyboardEvent): Side | undefined {
  if (press.key === '<' || press.code === 'Comma') return '<';
  return press.key === '>' || press.code === 'Period' ? '>' : undefined;
}

function slotOf(press: KeyboardEvent): Slot | undefined {
  return /^Key([ABC])$/.exec(press.code)?.[1] as Slot | undefined;
}

function pileOf(press: KeyboardEvent): Pile | undefined {
  if (press.key === '^' || (press.shiftKey && press.code === 'Digit6')) return '^';
  return press.key === '_' || press.code === 'Minus' ? '_' : undefined;
}

function goBack(composer: Composer): boolean {
  if (!composer.mayGoBack) return false;
  composer.back();
  return true;
}

function choose<T>(choice: T | undefined, make: (choice: T) => void): boolean {
  if (choice === undefined) return false;
  make(choice);
  return true;
}

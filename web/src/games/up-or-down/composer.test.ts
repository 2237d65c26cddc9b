import { describe, expect, it } from 'vitest';
import type { Refusal, TableProps } from '../contract';
import { Composer } from './composer.svelte';
import { match as mine } from './fixtures/my-turn';
import { match as last } from './fixtures/piles-empty';
import { match as waiting } from './fixtures/waiting';
import { pressKey } from './keys';
import type { OwnView, PublicView } from './views';

type Props = TableProps<PublicView, OwnView>;

function sit(match = mine, given: { confirm?: boolean; refusal?: Refusal } = {}) {
  const sent: string[] = [];
  const preferences = {
    palette: 'standard',
    deck: 'four',
    reducedMotion: false,
    oneTap: false,
    confirm: given.confirm ?? false,
  } as const;
  const act = async (action: string) => (sent.push(action), given.refusal ?? null);
  let props: Props = { match, preferences, act };
  const composer = new Composer(() => props);
  const press = (...keys: string[]) => keys.forEach((key) => pressKey(composer, match.own!.view, keyPress(key)));
  return { composer, sent, press, see: (next: typeof match) => (props = { ...props, match: next }) };
}

function keyPress(key: string): KeyboardEvent {
  const shiftKey = /^[A-Z]$/.test(key);
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : '';
  return { key, code, shiftKey, ctrlKey: false, metaKey: false, altKey: false } as KeyboardEvent;
}

describe('the turn in hand', () => {
  it('is sent by the draw, once', () => {
    const { sent, press } = sit();
    press('2', '<', 'b');
    expect(sent).toEqual([]);
    press('^');
    expect(sent).toEqual(['33<B^']);
  });

  it('gives a row up with a capital letter', () => {
    const { sent, press } = sit();
    press('2', '>', 'A', '_');
    expect(sent).toEqual(['33>!A_']);
  });

  it('waits for a second tap when asked to', () => {
    const { composer, sent, press } = sit(mine, { confirm: true });
    press('2', '<', 'b', '^');
    expect(composer.step).toBe('confirm');
    expect(sent).toEqual([]);
    void composer.send();
    expect(sent).toEqual(['33<B^']);
  });

  it('is finished without a pile when both are empty', () => {
    const { composer, sent, press } = sit(last);
    press('2', '<', 'b');
    expect(composer.piles).toEqual(['-']);
    composer.choosePile('-');
    expect(sent).toEqual(['33<B-']);
  });

  it('goes back with Escape and U', () => {
    const { composer, press } = sit();
    press('2', '<', 'Escape', 'u');
    expect(composer.draft.card).toBeNull();
  });

  it('keeps the choices but the last after a refusal', async () => {
    const { composer, press } = sit(mine, { refusal: { code: 'stale', arguments: {} } });
    press('2', '<', 'b', '^');
    await Promise.resolve();
    await Promise.resolve();
    expect(composer.step).toBe('draw');
  });

  it('is gone when its decision has closed, and new for the next', () => {
    const { composer, press, see } = sit();
    press('2', '<');
    see(waiting);
    expect(composer.step).toBeNull();
    see({ ...mine, own: { ...mine.own!, turn: 84 } });
    expect(composer.step).toBe('card');
  });

  it('changes nothing while it is on its way or when it is not my turn', () => {
    const sending = sit({ ...mine, busy: true });
    sending.press('2');
    expect(sending.composer.draft.card).toBeNull();
    const watching = sit(waiting);
    watching.press('2', '<', 'b', '^');
    expect(watching.sent).toEqual([]);
  });
});

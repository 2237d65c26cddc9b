import { describe, expect, it } from 'vitest';
import type { ChatLine, ChatMessage } from '../wire';
import { Chat } from './chat.svelte';

const line = (number: number, player = 'p2'): ChatLine => ({
  number,
  at: number,
  player,
  name: player,
  watching: false,
  preset: null,
  text: `line ${number}`,
  aside: false,
});
const said = (whole: boolean, ...lines: ChatLine[]): ChatMessage => ({ type: 'chat', whole, lines });

describe('Chat', () => {
  it('counts what others say while it is put away, not what was said before one came', () => {
    const chat = new Chat();
    chat.received(said(true, line(1), line(2)));
    expect(chat.unread('p1')).toBe(0);
    chat.received(said(false, line(3), line(4, 'p1'), line(5)));
    expect(chat.unread('p1')).toBe(2);
    chat.show(true);
    chat.received(said(false, line(6)));
    chat.show(false);
    expect(chat.unread('p1')).toBe(0);
  });

  it('counts the first line of an empty chat', () => {
    const chat = new Chat();
    chat.received(said(false, line(7)));
    expect(chat.unread('p1')).toBe(1);
    expect(chat.latest?.number).toBe(7);
  });

  it('takes a line once, and only what may still be read when all is told anew', () => {
    const chat = new Chat();
    chat.received(said(true, line(1), line(2, 'p3')));
    chat.received(said(false, line(2, 'p3'), line(3)));
    expect(chat.lines.map(({ number }) => number)).toEqual([1, 2, 3]);
    chat.received(said(true, line(1), line(3)));
    expect(chat.lines.map(({ number }) => number)).toEqual([1, 3]);
    expect(chat.unread('p1')).toBe(1);
  });
});

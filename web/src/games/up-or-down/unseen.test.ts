import { expect, it } from 'vitest';
import { COLOURS } from './colours';
import { match } from './fixtures/my-turn';
import { match as watched } from './fixtures/spectator';
import { match as start } from './fixtures/start';
import { unseen } from './unseen';

const total = (left: Record<string, number>) => COLOURS.reduce((sum, colour) => sum + left[colour]!, 0);

it('leaves what lies in closed piles and in the hands of others', () => {
  const seen = start.public.circle.length + start.own!.view.hand.length + 1;
  expect(total(unseen(start.public, start.own!.view))).toBe(start.public.deck - seen);
});

it('counts by colour', () => {
  const left = unseen({ ...start.public, deck: 12, circle: [1, 2, 3, 4, 5, 7], face_up: 6 }, null);
  expect(left).toEqual({ yellow: 0, red: 1, blue: 1, pink: 1, purple: 1, teal: 1 });
});

it('takes cards that everybody saw being drawn for seen', () => {
  const [known] = match.public.seats[2]!.known;
  const forgotten = { ...match.public, seats: match.public.seats.map((seat) => ({ ...seat, known: [] })) };
  expect(known).toBe(50);
  expect(unseen(forgotten, match.own!.view).red - unseen(match.public, match.own!.view).red).toBe(1);
});

it('knows less when watching', () => {
  expect(total(unseen(watched.public, null))).toBe(total(unseen(match.public, match.own!.view)) + 2);
});

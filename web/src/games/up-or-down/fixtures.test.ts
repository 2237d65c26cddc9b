import { describe, expect, it } from 'vitest';
import { action, choosePlacement, chooseCard, choosePile, chooseSide, NOTHING } from './turn';
import type { UpOrDownMatch } from './sample';

const fixtures = import.meta.glob<UpOrDownMatch>('./fixtures/*.ts', { eager: true, import: 'match' });
const mine = Object.entries(fixtures).filter(([, match]) => match.own?.legal.length);

describe.each(mine)('%s', (_path, match) => {
  const { view, legal } = match.own!;

  it('reaches every legal action by choices, and no other', () => {
    const reached = view.takes.flatMap((take) =>
      take.placements.flatMap((way) =>
        view.piles.map((pile) => {
          const placed = choosePlacement(
            view,
            chooseSide(view, chooseCard(view, NOTHING, take.card), take.side),
            way.placement,
          );
          return action(choosePile(view, placed, pile), legal);
        }),
      ),
    );
    expect(reached).toEqual(legal);
  });
});

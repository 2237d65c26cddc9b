/** The outcome in one sentence: you win, you share the victory, somebody else wins. */
import type { Message } from './status';
import { ranking } from './sheet';
import type { RiverMatch } from './views';

export function verdict(match: RiverMatch): Message {
  const winners = ranking(match.public).filter((place) => place.rank === 1);
  const score = winners[0]?.score ?? 0;
  const mine = winners.some((place) => place.seat === match.seat);
  if (winners.length > 1)
    return { id: mine ? 'river-verdict-you-share' : 'river-verdict-share', args: { count: winners.length, score } };
  if (mine) return { id: 'river-verdict-you', args: { score } };
  return { id: 'river-verdict-other', args: { name: match.names[winners[0]?.seat ?? 0] ?? '', score } };
}

/** The result in one heading and one sentence. */
import { language, t } from '../../text/texts.svelte';

export interface Standing {
  names: readonly string[];
  totals: readonly number[];
  ranks: readonly number[];
  /** The viewer's own seat. */
  seat: number | null;
}

export function resultHeading({ names, totals, ranks, seat }: Standing): string {
  const winners = ranks.flatMap((rank, at) => (rank === 1 ? [at] : []));
  const total = totals[winners[0]!]!;
  if (seat !== null && ranks[seat] === 1) return t(winners.length > 1 ? 'you-share-win' : 'you-win', { total });
  const who = new Intl.ListFormat(language()).format(winners.map((at) => names[at]!));
  return t('others-win', { names: who, count: winners.length, total });
}

/** How far from the next one: ahead for a sole winner, behind for others. Nothing to say of a shared victory. */
export function resultLine({ names, totals, ranks, seat }: Standing): string {
  if (seat === null) return '';
  const own = totals[seat]!;
  const others = totals.map((total, at) => ({ total, name: names[at] })).filter((_, at) => at !== seat);
  if (ranks[seat] === 1) return aheadLine(own, others);
  const best = Math.max(...totals);
  return t('you-came', { rank: ranks[seat], total: own, behind: best - own });
}

function aheadLine(own: number, others: readonly { total: number; name: string | undefined }[]): string {
  const next = others.reduce((best, other) => (other.total > best.total ? other : best), others[0]!);
  return own > next.total ? t('ahead-of', { points: own - next.total, name: next.name }) : '';
}

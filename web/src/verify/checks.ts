/** Was this deal fair? Each question is answered from the record and from what this browser kept of its own. */
import type { Keepsake } from '../net/keepsake';
import { commitment, matchSeed } from './deal';
import { type MatchRecord } from './record';

/** `unknown`: this browser kept nothing to compare with. */
export type Verdict = 'good' | 'bad' | 'unknown';

export interface Check {
  /** `verify-<name>` and `verify-<name>-<verdict>` are its words. */
  name: 'seed' | 'commitment' | 'entropy' | 'deal';
  verdict: Verdict;
}

/** Whether every card that was played had been dealt to the seat that played it. */
export type Explain = (matchSeed: string, record: MatchRecord) => boolean;

export interface Evidence {
  record: MatchRecord;
  kept: Keepsake;
  /** Where this browser's person sat; null for a spectator. */
  seat: number | null;
  explain: Explain;
}

export function checkDeal({ record, kept, seat, explain }: Evidence): Check[] {
  const ownEntropy = seat === null ? null : kept.entropy;
  return [
    { name: 'seed', verdict: seedVerdict(record) },
    { name: 'commitment', verdict: same(kept.commitment, record.commitment) },
    { name: 'entropy', verdict: same(ownEntropy, seat === null ? '' : record.entropy[seat]) },
    { name: 'deal', verdict: dealVerdict(record, explain) },
  ];
}

function seedVerdict({ serverSeed, commitment: promised }: MatchRecord): Verdict {
  if (serverSeed === null) return 'unknown';
  return commitment(serverSeed) === promised ? 'good' : 'bad';
}

function same(kept: string | null, recorded: string | undefined): Verdict {
  if (kept === null) return 'unknown';
  return kept === recorded ? 'good' : 'bad';
}

function dealVerdict(record: MatchRecord, explain: Explain): Verdict {
  if (record.serverSeed === null) return 'unknown';
  return explain(matchSeed(record.serverSeed, record), record) ? 'good' : 'bad';
}

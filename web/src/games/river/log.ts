/** What the sentences of the log need besides the arguments of a happening. */
import type { Told } from '../contract';

/** People count rounds from 1; a list of numbers is written in seat order. */
export function logArguments({ code, arguments: given }: Told): Record<string, string | number> {
  const lists: Readonly<Record<string, readonly number[] | undefined>> = {
    bids_shown: given.bids,
    round_scored: given.points,
    match_ended: given.totals,
  };
  return { number: (given.round ?? 0) + 1, list: (lists[code] ?? []).join(', ') };
}

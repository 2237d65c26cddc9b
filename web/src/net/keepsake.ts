/** What this browser keeps of a table to check its deal later: the commitment it saw and the entropy it sent. */
import { recall, remember } from '../ui/storage';
import { toHex } from './commands';

export interface Keepsake {
  /** Seen before the seed could be known. */
  commitment: string | null;
  entropy: string | null;
}

const nothing: Keepsake = { commitment: null, entropy: null };

export function keepsake(table: string): Keepsake {
  return recall(`deal.${table}`, nothing);
}

/** The first commitment seen is the one that counts. */
export function keepCommitment(table: string, commitment: string): void {
  const kept = keepsake(table);
  if (kept.commitment === null) remember(`deal.${table}`, { ...kept, commitment });
}

/** This browser's 16 random bytes for the table, the same at each call. */
export function ownEntropy(table: string): string {
  const kept = keepsake(table);
  const entropy = kept.entropy ?? toHex(crypto.getRandomValues(new Uint8Array(16)));
  if (kept.entropy === null) remember(`deal.${table}`, { ...kept, entropy });
  return entropy;
}

/** The verifiable shuffle of docs/records.md, rebuilt in the browser. WebCrypto is missing on plain http, hence noble. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export function commitment(serverSeed: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('updown-commit-1'), hexToBytes(serverSeed))));
}

export interface SeedInputs {
  entropy: readonly string[];
  game: string;
  /** The record's own text of the options: complete, keys sorted, no white space. */
  optionsText: string;
  rules: number;
  table: string;
}

/** What the server's seed and everybody's entropy mix to. */
export function matchSeed(serverSeed: string, inputs: SeedInputs): string {
  return bytesToHex(hmac(sha256, hexToBytes(serverSeed), utf8ToBytes(seedText(inputs))));
}

export function seedText({ entropy, game, optionsText, rules, table }: SeedInputs): string {
  const [entropyText, gameText, tableText] = [entropy, game, table].map((value) => JSON.stringify(value));
  return `{"entropy":${entropyText},"game":${gameText},"options":${optionsText},"rules":${rules},"table":${tableText}}`;
}

/** Words of 32 bits, without end. */
export function* stream(key: string, label: string, k: number): Generator<number, never> {
  const prefix = concatBytes(utf8ToBytes(label), bigEndian(k));
  for (let counter = 0; ; counter++) {
    const block = hmac(sha256, hexToBytes(key), concatBytes(prefix, bigEndian(counter)));
    const words = new DataView(block.buffer, block.byteOffset);
    for (let at = 0; at < 32; at += 4) yield words.getUint32(at);
  }
}

function bigEndian(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** 0 ≤ result < n; words past the last whole multiple of n are thrown away, so no result is favoured. */
export function draw(words: Iterator<number, never>, n: number): number {
  if (n === 1) return 0;
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const word = words.next().value;
    if (word < limit) return word % n;
  }
}

export function shuffle<T>(words: Iterator<number, never>, cards: readonly T[]): T[] {
  const order = [...cards];
  for (let i = order.length - 1; i > 0; i--) {
    const j = draw(words, i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

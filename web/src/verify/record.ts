/** The parts of a match's record that a deal is checked with (docs/records.md). */

export interface Deed {
  seat: number;
  action: string;
}

export interface MatchRecord {
  game: string;
  rules: number;
  /** As it stands in the file. */
  optionsText: string;
  options: Readonly<Record<string, unknown>>;
  /** Where it was dealt: another table if the match was continued from one there. */
  table: string;
  seats: number;
  commitment: string;
  /** Null while the match runs. */
  serverSeed: string | null;
  entropy: readonly string[];
  deeds: readonly Deed[];
}

export function readRecord(text: string): MatchRecord {
  const [head = '', body = ''] = text.split('\n\n', 2);
  const header = new Map(head.split('\n').map(splitHeader));
  const seats = Number(header.get('Seats'));
  const optionsText = header.get('Options') ?? '{}';
  return {
    game: header.get('Game') ?? '',
    rules: Number(header.get('Rules')),
    optionsText,
    options: JSON.parse(optionsText),
    table: header.get('Continued')?.split(' ')[0] ?? header.get('Table') ?? '',
    seats,
    commitment: header.get('Commitment') ?? '',
    serverSeed: header.get('Server-Seed') ?? null,
    entropy: Array.from({ length: seats }, (_, seat) => header.get(`Entropy-${seat}`) ?? ''),
    deeds: body.split('\n').filter(isDeed).map(readDeed),
  };
}

function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}

function isDeed(line: string): boolean {
  return line !== '' && !line.startsWith('# ');
}

function readDeed(line: string): Deed {
  const [seat, action] = line.split(' ');
  return { seat: Number(seat), action: action ?? '' };
}

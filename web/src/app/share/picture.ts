/** The picture of a finished match, to be passed on: an SVG that stands alone, without style sheets or fonts of ours. */

export interface Shown {
  /** The game's name, and whatever else is said of the table. */
  kick: string;
  /** Who won, in words. */
  heading: string;
  names: readonly string[];
  totals: readonly number[];
  ranks: readonly number[];
  /** Drawn by the game: about 420 wide and 340 high. */
  emblem: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;

const [left, right, top, bottom] = [64, 700, 250, HEIGHT - 44];
const mostLines = 8;

export function pictureOf({ kick, heading, names, totals, ranks, emblem }: Shown): string {
  const order = ranks.map((_, seat) => seat).sort((a, b) => ranks[a]! - ranks[b]! || a - b);
  const shown = order.slice(0, mostLines);
  const step = Math.min(62, (bottom - top) / shown.length);
  const lines = shown.map((seat, at) => {
    const y = top + step * (at + 0.7);
    const size = Math.min(34, step * 0.62);
    return standing({ y, size, rank: ranks[seat]!, name: names[seat]!, total: totals[seat]! });
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"` +
    ` font-family="'Noto Sans', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif">` +
    `<title>${escaped(`${kick}: ${heading}`)}</title>` +
    `<defs><radialGradient id="lamp" cx=".72" cy=".3" r=".9"><stop offset="0" stop-color="#6b4f38"/>` +
    `<stop offset="1" stop-color="#271b14"/></radialGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lamp)"/>` +
    `<rect x="14" y="14" width="${WIDTH - 28}" height="${HEIGHT - 28}" rx="34" fill="none" stroke="#f9eedd" stroke-opacity=".18" stroke-width="3"/>` +
    `<text x="${left}" y="92" font-size="28" fill="#dac8b0">${escaped(cut(kick, 60))}</text>` +
    headingLines(heading) +
    lines.join('') +
    `<g transform="translate(736 150)">${emblem}</g>${mark()}</svg>`
  );
}

interface Line {
  y: number;
  size: number;
  rank: number;
  name: string;
  total: number;
}

function standing({ y, size, rank, name, total }: Line): string {
  const first = rank === 1;
  const style = `font-size="${size.toFixed(1)}" fill="${first ? '#ffcf8a' : '#f9eedd'}" font-weight="${first ? 700 : 400}"`;
  return (
    `<text x="${left}" y="${y.toFixed(1)}" ${style}>${rank}</text>` +
    `<text x="${left + 54}" y="${y.toFixed(1)}" ${style}>${escaped(cut(name, 26))}</text>` +
    `<text x="${right}" y="${y.toFixed(1)}" text-anchor="end" ${style}>${total}</text>`
  );
}

/** One line, or two where the names are long. */
function headingLines(heading: string): string {
  const size = heading.length > 26 ? 42 : 54;
  const lines = broken(heading, heading.length > 26 ? 34 : 26).slice(0, 2);
  return lines
    .map((line, at) => {
      const y = 156 + at * (size + 6);
      return `<text x="${left}" y="${y}" font-size="${size}" font-weight="700" fill="#f9eedd">${escaped(line)}</text>`;
    })
    .join('');
}

function broken(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(cut(word, width));
  }
  return lines;
}

/** The wordmark. */
function mark(): string {
  return (
    `<g transform="translate(930 540) scale(1.7)" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="M3 11 8 5l5 6M8 6v14" stroke="#f2a65a"/><path d="M13 15l5 6 5-6M18 20V6" stroke="#f9eedd"/></g>` +
    `<text x="988" y="578" font-size="38" font-weight="700" fill="#f9eedd">updown</text>`
  );
}

/** By letters as people count them, so that none is cut in half. */
function cut(text: string, most: number): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
}

/** Names are anything that people type. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

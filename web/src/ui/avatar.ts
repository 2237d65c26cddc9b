/** What an avatar shows of a name: a colour and a letter. */

/** A hue from 0 to 359, the same for the same name everywhere. */
export function hue(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 3600;
  return sum % 360;
}

/** The first letter of the name as a person sees it. */
export function initial(name: string): string {
  const [first = '?'] = name.trim();
  return first.toLocaleUpperCase();
}

/** What a browser says of itself, in the few words that tell one's devices apart. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** 'Firefox · Linux'; the beginning of the text where it is none that is known. */
export function deviceName(said: string): string {
  const known = [browsers, systems].map((list) => list.find(([sign]) => sign.test(said))?.[1]);
  return known.filter(Boolean).join(' · ') || said.slice(0, 40);
}

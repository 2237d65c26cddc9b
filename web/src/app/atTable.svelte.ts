/** The keys of the table that this page shows, for the sheet of keys that lies above all pages; none elsewhere. */
type Keys = readonly (readonly [key: string, id: string])[];

let keys = $state.raw<Keys>([]);

export function keysAtTable(): Keys {
  return keys;
}

/** Returns what ends it. */
export function sitAtTable(shown: Keys): () => void {
  keys = shown;
  return () => (keys = []);
}

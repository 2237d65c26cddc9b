/** Small things that this browser remembers. A browser that forbids storage forgets them when it is closed. */
const prefix = 'updown.';

export function recall<T>(name: string, otherwise: T): T {
  try {
    const stored = localStorage.getItem(prefix + name);
    return stored === null ? otherwise : (JSON.parse(stored) as T);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Storage may be full or forbidden; the page works without it.
  }
}

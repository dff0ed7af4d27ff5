/**
 * What this browser keeps between visits. One that keeps nothing, or keeps nonsense, is a browser on its first visit.
 */

export function recall<What>(name: string, isRight: (kept: unknown) => kept is What): What | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return isRight(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keep(name: string, what: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(what));
  } catch {
    // Storage is full or forbidden: then the next visit starts fresh, which harms nobody.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // As above.
  }
}

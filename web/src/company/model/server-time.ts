/**
 * The server's time, by which all clocks are read. Each answer that names it also tells how far off our guess may be:
 * it was true at some moment between question and answer.
 */
export interface ServerTime {
  /** What to add to our own time. */
  readonly ahead: number;
  /** By how much that may be wrong, in either direction. */
  readonly doubt: number;
}

/** What one answer tells: asked and answered by our time, `now` by the server's. */
export function reading(asked: number, answered: number, now: number): ServerTime {
  const doubt = Math.max(0, answered - asked) / 2;
  return { ahead: now - (asked + doubt), doubt };
}

/** The better of two readings that agree; the newer of two that do not, as when this device has slept. */
export function adjusted(known: ServerTime | null, read: ServerTime): ServerTime {
  if (!known) return read;
  const isConsistent = Math.abs(known.ahead - read.ahead) <= known.doubt + read.doubt;
  return isConsistent && known.doubt < read.doubt ? known : read;
}

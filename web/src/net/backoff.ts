/** How long to wait before trying again: longer each time, and never all browsers at once. */
const FIRST = 400;
const LONGEST = 15_000;

/** In milliseconds, after this many failures in a row; `chance` is a number from 0 to 1. */
export function retryDelay(failures: number, chance: number): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** Math.max(0, failures - 1));
  return Math.round(longest / 2 + (chance * longest) / 2);
}

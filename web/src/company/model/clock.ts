/** What the clocks of a table show at a moment. All moments and spans are milliseconds, all moments the server's. */
import type { Bank, ClockState, PerTurn } from '../../protocol';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** What a seat has left; null where no clock is kept, as for computer players. */
export function leftAt(clocks: ClockState, seat: number, now: number): number | null {
  const left = clocks.left[seat] ?? null;
  if (left === null) return null;
  return Math.max(0, seat === clocks.running ? left - Math.max(0, now - clocks.at) : left);
}

/** As people read it: `4:07`, with hours only where there are any. A second that has begun still counts. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, minutes, rest] = parts as [number, number, number];
  const two = (part: number): string => String(part).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** When so little is left that one should know: half a minute of a whole game, a third of a short turn. */
export function isLow(left: number, clock: PerTurn | Bank): boolean {
  return left <= (clock.type === 'bank' ? MINUTE / 2 : Math.min(MINUTE / 2, (clock.seconds * SECOND) / 3));
}

/** How long what `clockText` shows of the time that runs stays true; null while none runs. */
export function untilChange(clocks: ClockState, now: number): number | null {
  if (clocks.running === null) return null;
  const left = leftAt(clocks, clocks.running, now);
  if (left === null || left === 0) return null;
  return left % SECOND || SECOND;
}

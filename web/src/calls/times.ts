/** Quiet hours are minutes since midnight to the server, and `22:30` to a field of the page. */
import type { QuietTime } from '../protocol';

export const USUAL_QUIET: QuietTime = { begin: 22 * 60, end: 8 * 60 };

const two = (part: number): string => String(part).padStart(2, '0');

export const toField = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Null while it is half written. */
export function fromField(written: string): number | null {
  const [hours, minutes] = written.split(':').map(Number);
  return hours === undefined || minutes === undefined || isNaN(hours + minutes) ? null : hours * 60 + minutes;
}

/** Where the reader lives, as far as time goes. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

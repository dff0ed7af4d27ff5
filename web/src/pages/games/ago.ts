/** How long ago something was, as people say it. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 24 * 3600_000],
  ['month', 30 * 24 * 3600_000],
  ['week', 7 * 24 * 3600_000],
  ['day', 24 * 3600_000],
  ['hour', 3600_000],
  ['minute', 60_000],
];

/**
 * In the largest unit of which a whole one has passed; less than a minute is "now". A clock ahead of ours does not make
 * a future.
 */
export function ago(then: number, now: number, locale: string): string {
  const passed = Math.max(0, now - then);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  }
  return format.format(0, 'second');
}

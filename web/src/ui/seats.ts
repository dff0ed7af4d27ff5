/** Seats in words. */
import { t } from '../i18n/index.svelte';
import type { PublicSeat } from '../protocol';

/**
 * What whoever sits there is called: people by their name, computer players by their character, numbered where there
 * are several.
 */
export function seatName(seat: PublicSeat, seats: readonly PublicSeat[]): string {
  if (seat.kind === 'open') return t('seat-open');
  if (seat.kind !== 'computer') return seat.name;
  const level = levelOf(seat);
  const alike = seats.filter((other) => other.kind === 'computer' && levelOf(other) === level);
  return t('computer-name', { level, many: alike.length, nth: alike.indexOf(seat) + 1 });
}

function levelOf({ level, name }: PublicSeat): string {
  return level ?? name;
}

/** Seats in words. */
import { nameOf } from '../characters/names';
import { t } from '../i18n/index.svelte';
import type { PublicSeat } from '../protocol';

/**
 * What whoever sits there is called: people by their name, computer players by a name of their own. Those from elsewhere
 * have none and are numbered where there are several.
 */
export function seatName(seat: PublicSeat, seats: readonly PublicSeat[]): string {
  if (seat.kind === 'open') return t('seat-open');
  if (seat.kind !== 'computer') return seat.name;
  const level = levelOf(seat);
  const nth = nthOf(seat, seats);
  return nameOf(level, nth) ?? t('computer-name', { level, many: alike(seat, seats).length, nth: nth + 1 });
}

/** The same, and for computer players what they are: "Yusuf (Mason)". */
export function seatTitle(seat: PublicSeat, seats: readonly PublicSeat[]): string {
  const name = seatName(seat, seats);
  const level = levelOf(seat);
  return seat.kind === 'computer' && nameOf(level, 0) !== null ? t('character', { name, level }) : name;
}

/** Which of the computer players of one level this is, counted from 0. */
export function nthOf(seat: PublicSeat, seats: readonly PublicSeat[]): number {
  return Math.max(0, alike(seat, seats).indexOf(seat));
}

export function levelOf({ level, name }: PublicSeat): string {
  return level ?? name;
}

function alike(seat: PublicSeat, seats: readonly PublicSeat[]): readonly PublicSeat[] {
  return seats.filter((other) => other.kind === 'computer' && levelOf(other) === levelOf(seat));
}

/** Seats in words. */
import { language, t } from '../i18n/index.svelte';
import type { Seat } from '../protocol';
import { levelName } from './levels';

export function seatName(seat: Seat): string {
  if (seat.kind === 'open') return t('seat-open');
  return seat.kind === 'computer' ? levelName(seat.level ?? seat.name) : seat.name;
}

/** Several names as one phrase: "Ana, Luis and Mason". */
export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}

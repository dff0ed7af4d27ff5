/** People and what they say, in the reader's words. */
import { formats, t } from '../i18n/index.svelte';
import type { GameResult, SpokenRemark, PublicTable } from '../protocol';
import { seatName } from '../ui/seats';

/** What was said; a reaction in its words. */
export function remarkText({ text, reaction }: SpokenRemark): string {
  return text ?? t('reaction', { reaction: reaction ?? '' });
}

/** The time of day; the day too, if it was another one. */
export function momentText(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(
    formats(),
    isToday ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' },
  ).format(at);
}

/** What a player of an earlier game is called; computer players are kept by their level. */
export function resultName(result: GameResult, seat: number, { seats }: PublicTable): string {
  const name = result.names[seat] ?? '';
  const sitter = seats[seat];
  return sitter?.kind === 'computer' && (sitter.level ?? sitter.name) === name ? seatName(sitter, seats) : name;
}

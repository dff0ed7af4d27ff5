/** One's games: in which state each is for oneself, and which come first. */
import type { ListedTable } from '../../protocol';

/** In the order in which they are listed: what waits for oneself comes first. */
export const STATUSES = [
  'your-turn',
  'rematch',
  'ready',
  'played-for',
  'gathering',
  'their-turn',
  'watching',
  'conceded',
  'broken',
  'over',
  'closed',
] as const;
export type Status = (typeof STATUSES)[number];

export function statusOf({ table, you, actor, is_your_turn }: ListedTable): Status {
  if (table.breakage) return 'broken';
  if (table.phase === 'closed') return 'closed';
  if (table.phase === 'over') return 'over';
  if (table.phase === 'waiting' && table.game > 1) return is_your_turn ? 'rematch' : 'gathering';
  if (table.phase === 'waiting') {
    const isFull = table.seats.every(({ kind }) => kind !== 'open');
    return isFull && you.is_owner ? 'ready' : 'gathering';
  }
  if (is_your_turn) return 'your-turn';
  if (you.seats.length && you.seats.every((seat) => table.seats[seat]?.stand_in?.why === 'conceded')) return 'conceded';
  if (actor !== null && you.seats.includes(actor) && table.seats[actor]?.stand_in) return 'played-for';
  return you.seats.length ? 'their-turn' : 'watching';
}

/** By status, and within one the latest first. */
export function sorted(games: readonly ListedTable[]): ListedTable[] {
  const rank = (game: ListedTable): number => STATUSES.indexOf(statusOf(game));
  return games.toSorted((one, other) => rank(one) - rank(other) || other.updated - one.updated);
}

const isRunning = (game: ListedTable): boolean => !['conceded', 'broken', 'over', 'closed'].includes(statusOf(game));

/** Those one can still play, sorted. */
export function running(games: readonly ListedTable[]): ListedTable[] {
  return sorted(games.filter(isRunning));
}

/** Those that are history, the latest first. */
export function finished(games: readonly ListedTable[]): ListedTable[] {
  return games.filter((game) => !isRunning(game)).toSorted((one, other) => other.updated - one.updated);
}

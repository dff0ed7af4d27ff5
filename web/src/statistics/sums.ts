/** What one's own games add up to: by number of players, by rivals, by what brought the points. Pure. */
import { KINDS } from '../art/palette';
import type { GameTally, Kind } from '../protocol';

/** Some of the games together. */
export interface Row<Key> {
  readonly key: Key;
  readonly games: number;
  readonly won: number;
  /** On average. */
  readonly points: number;
}

const mean = (numbers: readonly number[]): number =>
  numbers.length ? numbers.reduce((sum, each) => sum + each, 0) / numbers.length : 0;
const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

function row<Key>(key: Key, games: readonly GameTally[]): Row<Key> {
  return {
    key,
    games: games.length,
    won: games.filter(({ place }) => place === 1).length,
    points: mean(games.map(({ points }) => points)),
  };
}

export function byPlayers(games: readonly GameTally[]): readonly Row<number>[] {
  const counts = [...new Set(games.map(({ players }) => players))].sort((a, b) => a - b);
  return counts.map((count) =>
    row(
      count,
      games.filter(({ players }) => players === count),
    ),
  );
}

/** Null stands for people. A game counts once for each sort of rival in it. */
export function byRival(games: readonly GameTally[]): readonly Row<string | null>[] {
  const rivals = [...new Set(games.flatMap((game) => game.rivals))];
  const rows = rivals.map((rival) =>
    row(
      rival,
      games.filter((game) => game.rivals.includes(rival)),
    ),
  );
  return rows.sort((a, b) => b.games - a.games);
}

/** Where the points of a game come from, on average. */
export function sources(
  games: readonly GameTally[],
): readonly { readonly source: Kind | 'wall'; readonly points: number }[] {
  const kinds = KINDS.map((source, index) => ({
    source,
    points: mean(games.map(({ kinds: each }) => each[index] ?? 0)),
  }));
  return [...kinds, { source: 'wall' as const, points: mean(games.map(({ wall }) => wall)) }];
}

export interface Totals extends Row<'all'> {
  readonly best: number;
  readonly longestWall: number;
  readonly purchases: number;
  /** Of all purchases, those paid exactly: 0 to 1. */
  readonly exact: number;
}

export function totals(games: readonly GameTally[]): Totals {
  const purchases = total(games.map((game) => game.purchases));
  return {
    ...row('all', games),
    best: Math.max(0, ...games.map(({ points }) => points)),
    longestWall: Math.max(0, ...games.map((game) => game.longest_wall)),
    purchases,
    exact: purchases ? total(games.map(({ exact }) => exact)) / purchases : 0,
  };
}

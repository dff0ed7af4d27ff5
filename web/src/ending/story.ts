/** What the end of a game has to tell: the order of the palaces, one sentence about oneself, and records. Pure. */
import type { GameTally, RoundScored } from '../protocol';
import { differences, type Source } from '../table/model/sheet';

export interface Ranked {
  readonly seat: number;
  readonly score: number;
  /** From 1; who shares a place has the same. */
  readonly place: number;
  readonly isWinner: boolean;
}

/** The palaces as they are shown: the best first, and among equals whoever has won. */
export function ranking(scores: readonly number[], winners: readonly number[]): readonly Ranked[] {
  return scores
    .map((score, seat) => {
      const isWinner = winners.includes(seat);
      const ahead = scores.filter((other, by) => other > score || winners.includes(by));
      return { seat, score, isWinner, place: isWinner ? 1 : 1 + ahead.length };
    })
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** How far somebody is before or behind somebody else, and what made most of the difference. */
export interface Comparison {
  readonly kind: 'ahead' | 'behind';
  readonly other: number;
  readonly margin: number;
  readonly reasons: readonly { readonly source: Source; readonly by: number }[];
}

const REASONS = 2;

/**
 * The one sentence about `seat`: the winner beside the best of the others, everybody else beside the winner. Null where
 * points do not tell them apart.
 */
export function comparisonFor(
  seat: number,
  ranked: readonly Ranked[],
  sheets: readonly RoundScored[],
): Comparison | null {
  const own = ranked.find((each) => each.seat === seat);
  const other = own?.isWinner ? ranked.find(({ isWinner }) => !isWinner) : ranked[0];
  if (!own || !other || own.score === other.score) return null;
  const [better, worse] = own.score > other.score ? [own, other] : [other, own];
  const reasons = differences(sheets, better.seat, worse.seat).filter(({ by }) => by > 0);
  return {
    kind: better === own ? 'ahead' : 'behind',
    other: other.seat,
    margin: better.score - worse.score,
    reasons: reasons.slice(0, REASONS),
  };
}

/** Something the reader has never done before this game, by what it is about. */
export type Milestone =
  | { readonly what: 'first' | 'first-win' }
  | { readonly what: 'streak'; readonly value: number }
  | { readonly what: 'level'; readonly level: string }
  | { readonly what: 'points' | 'wall' | 'exact'; readonly value: number; readonly before: number };

const MOST_SHOWN = 3;
/** From here on one victory after the other is worth a word. */
const STREAK = 3;

/** What is new in this game among all of one's own; the rarest first. */
export function milestones(games: readonly GameTally[], table: string, game: number): readonly Milestone[] {
  const now = games.find((each) => each.table === table && each.game === game);
  if (!now) return [];
  const earlier = games.filter((each) => each !== now && each.ended <= now.ended);
  if (!earlier.length) return now.place === 1 ? [{ what: 'first-win' }] : [{ what: 'first' }];
  const isWon = now.place === 1;
  const wins = earlier.filter(({ place }) => place === 1);
  const found: Milestone[] = [];
  if (isWon && !wins.length) found.push({ what: 'first-win' });
  for (const level of new Set(now.rivals)) {
    const hasBeaten = wins.some(({ rivals }) => rivals.includes(level));
    if (isWon && wins.length && level !== null && !hasBeaten) found.push({ what: 'level', level });
  }
  const streak =
    1 +
    lengthOf(
      earlier.toSorted((a, b) => b.ended - a.ended),
      ({ place }) => place === 1,
    );
  if (isWon && streak >= STREAK) found.push({ what: 'streak', value: streak });
  const measures = { points: (each: GameTally) => each.points, wall: longest, exact: (each: GameTally) => each.exact };
  for (const [what, of] of Object.entries(measures)) {
    const [value, before] = [of(now), Math.max(...earlier.map(of))];
    if (value > before) found.push({ what: what as 'points' | 'wall' | 'exact', value, before });
  }
  return found.slice(0, MOST_SHOWN);
}

const longest = ({ longest_wall }: GameTally): number => longest_wall;

function lengthOf<Each>(row: readonly Each[], is: (each: Each) => boolean): number {
  const end = row.findIndex((each) => !is(each));
  return end < 0 ? row.length : end;
}

import { describe, expect, it } from 'vitest';
import type { GameTally, RoundScored } from '../protocol';
import { comparisonFor, milestones, ranking } from './story';

describe('ranking', () => {
  it('has the winner first, even among equals', () => {
    expect(ranking([80, 91, 91], [2]).map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
  });
});

const round = (towers: readonly number[], walls: readonly number[]): RoundScored => ({
  type: 'RoundScored',
  round: 1,
  majorities: [
    {
      kind: 'tower',
      counts: [],
      shares: towers.map((each, seat) => ({ seats: [seat], count: 1, places: [1], prizes: [each], total: each, each })),
    },
  ] as unknown as RoundScored['majorities'],
  walls: walls.map((length, seat) => ({ seat, length, path: [] })),
  scores: towers.map((each, seat) => each + (walls[seat] ?? 0)),
});

describe('the sentence about oneself', () => {
  const sheets = [round([20, 2, 5], [3, 9, 1])];
  const ranked = ranking([23, 11, 6], [0]);

  it('says how far behind the winner one is, and above all by what', () => {
    expect(comparisonFor(2, ranked, sheets)).toEqual({
      kind: 'behind',
      other: 0,
      margin: 17,
      reasons: [
        { source: 'tower', by: 15 },
        { source: 'wall', by: 2 },
      ],
    });
  });

  it('says how far ahead of the next one the winner is', () => {
    expect(comparisonFor(0, ranked, sheets)).toMatchObject({ kind: 'ahead', other: 1, margin: 12 });
  });

  it('is silent where points do not tell two apart', () => {
    expect(comparisonFor(0, ranking([9, 9], [1]), sheets)).toBeNull();
  });
});

const tally = (game: number, of: Partial<GameTally> = {}): GameTally => ({
  table: 'here',
  game,
  ended: game,
  players: 3,
  rivals: ['mason', 'vizier'],
  place: 2,
  points: 80,
  kinds: [],
  wall: 20,
  longest_wall: 10,
  purchases: 12,
  exact: 4,
  overpaid: 0,
  ...of,
});

describe('milestones', () => {
  const of = (...games: GameTally[]) => milestones(games, 'here', games.length);

  it('greets a first game and a first victory', () => {
    expect(of(tally(1))).toEqual([{ what: 'first' }]);
    expect(of(tally(1), tally(2, { place: 1 }))).toEqual([{ what: 'first-win' }]);
  });

  it('tells of records with what they were before', () => {
    expect(of(tally(1), tally(2, { points: 95, longest_wall: 10, exact: 6 }))).toEqual([
      { what: 'points', value: 95, before: 80 },
      { what: 'exact', value: 6, before: 4 },
    ]);
  });

  it('tells of a rival beaten for the first time, and of victories in a row', () => {
    const won = (game: number, rivals: readonly string[]) => tally(game, { place: 1, rivals });
    const games = [tally(1), won(2, ['mason']), won(3, ['mason']), won(4, ['vizier'])];
    expect(of(...games)).toEqual([
      { what: 'level', level: 'vizier' },
      { what: 'streak', value: 3 },
    ]);
  });

  it('has nothing to tell of an ordinary game, nor before the server has counted it', () => {
    expect(of(tally(1), tally(2))).toEqual([]);
    expect(milestones([tally(1)], 'here', 2)).toEqual([]);
  });
});

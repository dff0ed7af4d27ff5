import { expect, it } from 'vitest';
import type { GameTally } from '../protocol';
import { byPlayers, byRival, sources, totals } from './sums';

const game = (players: number, place: number, points: number, rivals: (string | null)[]): GameTally =>
  ({
    players,
    place,
    points,
    rivals,
    kinds: [0, 0, 0, 0, 0, points - 10],
    wall: 10,
    longest_wall: points / 10,
    purchases: 4,
    exact: 1,
  }) as unknown as GameTally;
const games = [game(2, 1, 120, ['mason']), game(2, 2, 80, [null]), game(3, 1, 100, ['mason', null])];

it('is told by number of players', () => {
  expect(byPlayers(games)).toEqual([
    { key: 2, games: 2, won: 1, points: 100 },
    { key: 3, games: 1, won: 1, points: 100 },
  ]);
});

it('is told by rivals, people among them', () => {
  expect(byRival(games).map(({ key, games: count, won }) => [key, count, won])).toEqual([
    ['mason', 2, 2],
    [null, 2, 1],
  ]);
});

it('tells what brought the points', () => {
  expect(sources(games).filter(({ points }) => points)).toEqual([
    { source: 'tower', points: 90 },
    { source: 'wall', points: 10 },
  ]);
});

it('has best games and exact payments, and nothing without games', () => {
  expect(totals(games)).toMatchObject({ games: 3, won: 2, best: 120, longestWall: 12, purchases: 12, exact: 0.25 });
  expect(totals([])).toMatchObject({ games: 0, points: 0, exact: 0 });
});

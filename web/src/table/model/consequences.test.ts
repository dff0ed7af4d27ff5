import { expect, test } from 'vitest';
import type { Majority, Preview } from '../../protocol';
import { consequencesOf } from './consequences';

const towers = (counts: readonly number[], each: readonly number[]): Majority => ({
  kind: 'tower',
  counts,
  shares: each.map((points, seat) => ({
    seats: [seat],
    count: counts[seat] ?? 0,
    places: [seat + 1],
    prizes: [points],
    total: points,
    each: points,
  })),
});

const preview = (changes: Partial<Preview>): Preview => ({
  seat: 0,
  round: 2,
  wall: null,
  majorities: [],
  points_before: [10, 8, 3],
  points_after: [10, 8, 3],
  money: null,
  ...changes,
});

test('a move that changes nothing has no consequences', () => {
  expect(consequencesOf(preview({}))).toEqual({ wall: null, kinds: [], points: [] });
});

test('a longer wall, another tower, and what both bring', () => {
  const wall = (length: number) => ({ seat: 0, length, path: [] });
  const found = consequencesOf(
    preview({
      wall: { before: wall(4), after: wall(6), becoming_inner: [], becoming_outer: [] },
      majorities: [{ kind: 'tower', before: towers([1, 2, 0], [6, 13]), after: towers([2, 2, 0], [9, 9]) }],
      points_after: [15, 4, 3],
    }),
  );
  expect(found.wall).toEqual({ before: 4, after: 6 });
  expect(found.kinds).toEqual([
    { kind: 'tower', rival: 0, count: { before: 1, after: 2 }, points: { before: 6, after: 9 } },
  ]);
  expect(found.points).toEqual([
    { rival: 0, by: 5 },
    { rival: 1, by: -4 },
  ]);
});

test('a tile for the third player counts for him', () => {
  const change = { kind: 'tower', before: towers([1, 2, 0], [6, 13]), after: towers([1, 2, 1], [6, 13]) } as const;
  expect(consequencesOf(preview({ majorities: [change] })).kinds[0]).toMatchObject({
    rival: 2,
    count: { before: 0, after: 1 },
  });
});

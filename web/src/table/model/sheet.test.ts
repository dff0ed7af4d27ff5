import { expect, test } from 'vitest';
import type { RoundScored, Share } from '../../protocol';
import { arithmeticOf, differences, pointsFor, roundTotal } from './sheet';

const share = (seats: readonly number[], count: number, prizes: readonly number[]): Share => {
  const total = prizes.reduce((a, b) => a + b, 0);
  return { seats, count, places: prizes.map((_, k) => k + 1), prizes, total, each: Math.floor(total / seats.length) };
};

const SHEET: RoundScored = {
  type: 'RoundScored',
  round: 2,
  majorities: [
    { kind: 'pavilion', counts: [2, 2, 1], shares: [share([0, 1], 2, [8, 1])] },
    { kind: 'tower', counts: [0, 0, 3], shares: [share([2], 3, [13])] },
  ],
  walls: [
    { seat: 0, length: 7, path: [] },
    { seat: 1, length: 4, path: [] },
    { seat: 2, length: 0, path: [] },
  ],
  scores: [11, 8, 13],
};

test('what each got for each line', () => {
  expect(pointsFor(SHEET, 'pavilion', 0)).toBe(4);
  expect(pointsFor(SHEET, 'tower', 0)).toBe(0);
  expect(pointsFor(SHEET, 'wall', 0)).toBe(7);
  expect([0, 1, 2].map((seat) => roundTotal(SHEET, seat))).toEqual([11, 8, 13]);
});

test('a shared prize is told with its arithmetic', () => {
  expect(arithmeticOf(share([0, 1], 2, [8, 1]))).toEqual({ sum: '8 + 1', sharers: 2, each: 4, isRounded: true });
});

test('why one is ahead of another', () => {
  expect(differences([SHEET], 2, 0)).toEqual([
    { source: 'tower', by: 13 },
    { source: 'pavilion', by: -4 },
    { source: 'wall', by: -7 },
  ]);
});

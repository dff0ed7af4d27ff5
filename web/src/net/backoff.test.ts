import { expect, test } from 'vitest';
import { retryDelay } from './backoff';

test('the first retry comes soon, later ones wait longer, none longer than fifteen seconds', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 20].map((failures) => retryDelay(failures, 1));
  expect(delays).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
});

test('browsers that lost the same server do not all return in the same moment', () => {
  expect(retryDelay(3, 0)).toBe(800);
  expect(retryDelay(3, 0.5)).toBe(1200);
});

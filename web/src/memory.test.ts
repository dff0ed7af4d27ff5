// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forget, keep, recall } from './memory';

const isNumber = (kept: unknown): kept is number => typeof kept === 'number';

beforeEach(() => localStorage.clear());

test('what is kept comes back', () => {
  keep('players', 4);
  expect(recall('players', isNumber)).toBe(4);
});

test('nothing kept, nonsense and the wrong kind of thing are all nothing', () => {
  expect(recall('players', isNumber)).toBeNull();
  localStorage.setItem('players', '{"broken');
  expect(recall('players', isNumber)).toBeNull();
  keep('players', 'four');
  expect(recall('players', isNumber)).toBeNull();
});

test('what is forgotten is gone', () => {
  keep('players', 4);
  forget('players');
  expect(recall('players', isNumber)).toBeNull();
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Update } from '../protocol';
import { Pacer } from './pace';

const update = (version: number, since = version - 1): Update => ({ type: 'update', version, since }) as Update;
let shown: number[];
let pacer: Pacer;
const take = (...updates: Update[]): void => updates.forEach((each) => pacer.take(each, shown.at(-1) ?? 0));

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pacer = new Pacer(
    () => 800,
    ({ version }) => version < 10,
    ({ version }) => shown.push(version),
  );
});
afterEach(() => {
  pacer.stop();
  vi.useRealTimers();
});

it('shows the first step at once and each further one after a while', () => {
  take(update(1), update(2), update(3));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(800);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(800);
  expect(shown).toEqual([1, 2, 3]);
});

it('lets nothing wait that a person did, unless something before it waits', () => {
  take(update(1), update(10));
  expect(shown).toEqual([1, 10]);
  take(update(2, 10), update(11));
  vi.advanceTimersByTime(0);
  expect(shown).toEqual([1, 10, 2, 11]);
});

it('keeps the order of what happened', () => {
  take(update(1), update(2), update(12, 2));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(800);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(800);
  expect(shown).toEqual([1, 2, 12]);
});

it('is quicker when much waits', () => {
  take(...Array.from({ length: 9 }, (_, k) => update(k + 1)));
  vi.advanceTimersByTime(800 + 400);
  expect(shown).toEqual([1, 2, 3]);
});

it('shows everything at once after a cut', () => {
  take(update(1), update(2), update(3));
  take(update(13, 1));
  expect(shown).toEqual([1, 13]);
});

it('shows everything at once and in order to whoever is in a hurry', () => {
  take(update(1), update(2), update(3), update(12, 3));
  pacer.hurry();
  expect(shown).toEqual([1, 2, 3, 12]);
  take(update(4, 12), update(5, 12));
  expect(shown).toEqual([1, 2, 3, 12, 4]);
  pacer.hurry();
  vi.advanceTimersByTime(800);
  expect(shown).toEqual([1, 2, 3, 12, 4, 5]);
});

it('lets nothing wait when nobody looks, but changes nothing in the very moment the page is left', () => {
  take(update(1), update(2), update(3));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(0);
  expect(shown).toEqual([1, 2, 3]);
  vi.restoreAllMocks();
});

// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, test } from 'vitest';
import { speak } from './i18n/index.svelte';
import { LONGEST_NAME, suggestName, tidyName } from './names';

beforeAll(() => speak('en'));

describe('tidyName', () => {
  it.each([
    ['Ana', 'Ana'],
    ['  Ana \t María ', 'Ana María'],
    ['Ana\n\u202eMaría\u200b', 'Ana María'],
    ['<b>Ana</b>', '<b>Ana</b>'],
    ['   ', ''],
    ['x'.repeat(40), 'x'.repeat(24)],
    ['🌞'.repeat(30), '🌞'.repeat(24)],
  ])('%j becomes %j', (written, tidy) => {
    expect(tidyName(written)).toBe(tidy);
  });
});

test('all suggestions are different, and fit', () => {
  const names = Array.from({ length: 16 }, (_, which) => suggestName((which + 0.5) / 16));
  expect(new Set(names).size).toBe(16);
  for (const name of names) expect(tidyName(name)).toBe(name);
  expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(LONGEST_NAME);
});

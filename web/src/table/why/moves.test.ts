// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest';
import { openChapters, speak } from '../../i18n/index.svelte';
import { moveText } from './moves';

beforeAll(async () => {
  await speak('en');
  await openChapters('why');
});

it.each([
  ['take Y7 G2', 'Money: florin 7 and dirham 2'],
  ['buy 3 B4 B5', 'Purchase: tower 9 (denar 4 and denar 5)'],
  ['place To9b e2n1', 'Placed: tower 9, 2 east, 1 north'],
  ['store To9b', 'Kept in reserve: tower 9'],
  ['dirk To9b', 'For Dirk: tower 9'],
  ['remove s1', 'Into the reserve: building at 1 south'],
  ['exchange Ga11 s1', 'Exchange: garden 11, 1 south'],
  ['stop', 'No further action'],
  ['end', null],
])('%s', (move, words) => {
  expect(moveText(move, [null, null, 'To9b', null])).toBe(words);
});

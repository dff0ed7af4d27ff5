import { expect, it } from 'vitest';
import { bare } from './letters';

it.each([
  ['Gemächer', 'gemacher'],
  ['Außenmauer', 'aussenmauer'],
  ['STRASSE', 'strasse'],
  ['Cœur', 'coeur'],
  ['Sérail', 'serail'],
  ['żółty', 'zolty'],
  ['Æbleskiver på Søndag', 'aebleskiver pa sondag'],
])('%s is typed %s', (written, typed) => {
  expect(bare(written)).toBe(typed);
});

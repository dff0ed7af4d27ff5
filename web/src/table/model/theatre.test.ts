import { describe, expect, it } from 'vitest';
import type { RoundScored } from '../../protocol';
import { ACTS, podiumOf, scoresAfter } from './theatre';

const SHEET: RoundScored = {
  type: 'RoundScored',
  round: 2,
  majorities: [
    {
      kind: 'pavilion',
      counts: [2, 2, 0],
      shares: [{ seats: [0, 1], count: 2, places: [1, 2], prizes: [8, 1], total: 9, each: 4 }],
    },
    {
      kind: 'tower',
      counts: [3, 1, 0],
      shares: [{ seats: [0], count: 3, places: [1], prizes: [13], total: 13, each: 13 }],
    },
  ],
  walls: [
    { seat: 0, length: 4, path: [] },
    { seat: 1, length: 6, path: [] },
    { seat: 2, length: 0, path: [] },
  ],
  scores: [30, 15, 2],
};

describe('a podium', () => {
  it('has a shared step with its arithmetic', () => {
    expect(podiumOf(SHEET, 'pavilion')).toEqual([
      { place: 1, rivals: [0, 1], count: 2, each: 4, sum: '8 + 1', isRounded: true },
    ]);
  });

  it('needs no arithmetic for one alone, and is empty where nobody has anything', () => {
    expect(podiumOf(SHEET, 'tower')[0]?.sum).toBeNull();
    expect(podiumOf(SHEET, 'garden')).toEqual([]);
  });
});

it('adds up act by act to the scores of the sheet', () => {
  expect(scoresAfter(SHEET, 0)).toEqual([9, 5, 2]);
  expect(scoresAfter(SHEET, 1)).toEqual([13, 9, 2]);
  expect(scoresAfter(SHEET, ACTS.length)).toEqual(SHEET.scores);
});

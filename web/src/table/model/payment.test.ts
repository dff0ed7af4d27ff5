import { expect, test } from 'vitest';
import type { Offer } from '../../protocol';
import { balance, findInHand, isNeedless, purses, toggle } from './payment';

const HAND = ['Y1', 'Y1', 'Y4', 'B3', 'B5'];

test('equal cards are found one after the other', () => {
  expect(findInHand(HAND, ['Y1', 'Y1'])).toEqual([0, 1]);
  expect(findInHand(HAND, ['B5', 'Y1'])).toEqual([0, 4]);
});

test('a card that is not held is not found', () => {
  expect(findInHand(HAND, ['G2'])).toEqual([]);
});

test.each([
  ['a first card', [], 2, [2]],
  ['another of its currency', [2], 0, [0, 2]],
  ['the same again takes it away', [0, 2], 2, [0]],
  ['one of another currency begins anew', [0, 2], 3, [3]],
])('%s', (_, chosen, place, expected) => {
  expect(toggle(HAND, chosen, place)).toEqual(expected);
});

test.each([
  [[], 8, { kind: 'none' }],
  [['Y4', 'Y3'], 8, { kind: 'short', total: 7, price: 8, by: 1 }],
  [['Y4', 'Y4'], 8, { kind: 'exact', total: 8, price: 8 }],
  [['Y9'], 8, { kind: 'over', total: 9, price: 8, by: 1 }],
])('%o for %i', (cards, price, expected) => {
  expect(balance(cards, price)).toEqual(expected);
});

test('paying more than the least possible is needless', () => {
  const offer = { price: 8, over_by: 1 } as Offer;
  expect(isNeedless(offer, ['Y9'])).toBe(false);
  expect(isNeedless(offer, ['Y9', 'Y1'])).toBe(true);
});

test('a hand lies by currency, sorted, with sums', () => {
  const [yellow, , blue] = purses(['B5', 'Y4', 'Y1', 'B3'], ['yellow', 'green', 'blue', 'orange']);
  expect(yellow).toMatchObject({
    currency: 'yellow',
    total: 5,
    cards: [
      { card: 'Y1', place: 2 },
      { card: 'Y4', place: 1 },
    ],
  });
  expect(blue?.total).toBe(8);
});

import { expect, it } from 'vitest';
import { NOTHING, type Pick } from '../table/model/picks';
import { pointedAt } from './pointing';

const hand = ['Y3', 'B4', 'B5', 'B8'];
const tower: Pick = { kind: 'purchase', slot: 3, places: [], cell: null, isWarned: false };
const tile: Pick = { kind: 'tile', tile: 'To12', from: 'aside', target: null };

it.each<[string, string, Pick, string | null]>([
  ['take Y1 G1', 'the cards together', NOTHING, '[data-take="Y1 G1"]'],
  ['buy 3 B4 B5', 'the building first', NOTHING, '[data-slot="3"]'],
  ['buy 3 B4 B5', 'a card that is missing', { ...tower, places: [1] }, '[data-card="B5"][aria-pressed="false"]'],
  ['buy 3 B4 B5', 'a card too many', { ...tower, places: [1, 2, 3] }, '[data-card="B8"][aria-pressed="true"]'],
  ['buy 3 B4 B5', 'buying, once it is paid for', { ...tower, places: [1, 2] }, '[data-do="buy"]'],
  ['place To12 e1', 'the building', NOTHING, '[data-tile="To12"]'],
  ['place To12 e1', 'its cell', tile, '[data-cell="e1"]'],
  ['place To12 e1', 'building it', { ...tile, target: 'e1' }, '[data-do="confirm"]'],
  ['dirk To12', 'giving it away', tile, '[data-do="dirk"]'],
  ['end', 'the end of the turn', NOTHING, '[data-do="end"]'],
])('for %s it points at %s', (move, _, picked, wanted) => {
  expect(pointedAt(move, picked, hand, false)).toBe(wanted);
});

it('does not tell which cards make the price, where that is the lesson', () => {
  expect(pointedAt('buy 3 B4 B5', { ...tower, places: [1] }, hand, true)).toBe('.hand .purses');
  expect(pointedAt('buy 3 B4 B5', { ...tower, places: [1, 2] }, hand, true)).toBe('[data-do="buy"]');
});

import { expect, it } from 'vitest';
import { type Box, nearest } from './nearest';

const box = (x: number, y: number, width = 10, height = 10): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});
const from = box(100, 100);

it('is what lies straight ahead, however far something askew is nearer', () => {
  expect(nearest(from, [box(130, 125), box(160, 100)], 'right')).toBe(1);
});

it('is the nearest of a row', () => {
  expect(nearest(from, [box(60, 100), box(85, 100), box(120, 100)], 'left')).toBe(1);
});

it('goes to what is askew if nothing else is there', () => {
  expect(nearest(from, [box(130, 120)], 'right')).toBe(0);
});

it('does not go sideways', () => {
  expect(nearest(from, [box(112, 180)], 'right')).toBeNull();
  expect(nearest(from, [box(112, 180)], 'down')).toBe(0);
});

it('does not go to something large above, though its middle is farther along', () => {
  expect(nearest(from, [box(100, 88, 30, 10), box(125, 100)], 'right')).toBe(1);
  expect(nearest(from, [box(100, 88, 30, 10)], 'right')).toBeNull();
});

it('goes from one to the next that lies half upon it', () => {
  expect(nearest(from, [box(104, 100), box(112, 100)], 'right')).toBe(0);
});

it('finds nothing behind', () => {
  expect(nearest(from, [box(50, 100)], 'right')).toBeNull();
  expect(nearest(from, [], 'up')).toBeNull();
});

it('takes a long thing by its side', () => {
  expect(nearest(from, [box(0, 130, 400, 20)], 'down')).toBe(0);
});

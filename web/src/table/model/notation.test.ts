import { expect, test } from 'vitest';
import { BUILDINGS, readCard, readCell, readTile, writeCell } from './notation';

test('there are 54 buildings with 20 walls on each side, and no two have the same name', () => {
  expect(BUILDINGS).toHaveLength(54);
  expect(new Set(BUILDINGS.map((building) => building.name)).size).toBe(54);
  for (const side of ['N', 'E', 'S', 'W'] as const) {
    expect(BUILDINGS.filter((building) => building.walls.includes(side))).toHaveLength(20);
  }
});

test.each([
  ['To9b', 'tower', 9, ['N', 'E']],
  ['Ar8b', 'arcades', 8, ['E']],
  ['Ga10c', 'garden', 10, []],
  ['Pa2', 'pavilion', 2, ['N', 'E', 'W']],
])('%s is read', (name, kind, price, walls) => {
  expect(readTile(name)).toEqual({ name, kind, price, walls });
});

test('what is no building is a mistake', () => {
  expect(() => readTile('To99')).toThrow('To99');
  expect(() => readCard('X3')).toThrow('X3');
});

test('a card has a currency and a value', () => {
  expect(readCard('B9')).toEqual({ currency: 'blue', value: 9 });
});

test.each([
  ['0', 0, 0],
  ['e2', 2, 0],
  ['w1s3', -1, 3],
  ['n4', 0, -4],
  ['e12n10', 12, -10],
])('cell %s is written as it is read', (cell, x, y) => {
  expect(readCell(cell)).toEqual({ x, y });
  expect(writeCell({ x, y })).toBe(cell);
});

import { expect, it } from 'vitest';
import { KINDS } from '../../art/palette';
import { SIDES } from '../../art/walls';
import { BUILDINGS } from '../../table/model/notation';
import { LONGEST_WALL, PALACE } from './catalogue';

it('shows all buildings of the game', () => {
  expect(KINDS.map((kind) => BUILDINGS.filter((building) => building.kind === kind).length)).toEqual([
    7, 7, 9, 9, 11, 11,
  ]);
});

it('builds the palace from tiles of the game', () => {
  for (const { kind, price, walls } of PALACE)
    expect(
      BUILDINGS.some(
        (building) => building.kind === kind && building.price === price && building.walls.join() === walls.join(),
      ),
    ).toBe(true);
});

it('lays no wall against an open side', () => {
  const fountain = { x: 0, y: 0, walls: [] as readonly string[] };
  const placed = [fountain, ...PALACE.map(({ x, y, walls }) => ({ x, y, walls: walls as readonly string[] }))];
  for (const tile of placed)
    for (const [side, dx, dy] of [
      ['E', 1, 0],
      ['S', 0, 1],
    ] as const) {
      const beside = placed.find(({ x, y }) => x === tile.x + dx && y === tile.y + dy);
      const opposite = SIDES[(SIDES.indexOf(side) + 2) % 4] as string;
      if (beside) expect(tile.walls.includes(side)).toBe(beside.walls.includes(opposite));
    }
});

it('traces walls that are there', () => {
  for (const { x, y, side } of LONGEST_WALL)
    expect(PALACE.find((tile) => tile.x === x && tile.y === y)?.walls).toContain(side);
});

import { describe, expect, it } from 'vitest';
import { type Detail, groundOf } from './kinds';
import { contrast, grey } from './measure';
import { INK, KINDS, PLASTER } from './palette';
import { drawWalls, innerSides, MASONRY, type Segment, type Side, sides, tracePath, WALL_COLOURS } from './walls';

const DETAILS: readonly Detail[] = ['full', 'small'];
const fillsOf = (markup: string): string[] => [
  ...new Set([...markup.matchAll(/(?:fill|stroke)="(#\w{6})"/g)].map((match) => match[1] as string)),
];

/**
 * A wall is framed by an ink edge and a light line beside it: at least one of them stands out from whatever lies next
 * to it.
 */
const standsOut = (ground: string, see: (colour: string) => string): number =>
  Math.max(contrast(see(ground), see(INK)), contrast(see(ground), see(PLASTER)));

describe('a wall stands out by at least 3:1', () => {
  it.each(KINDS.flatMap((kind) => DETAILS.map((detail) => [kind, detail] as const)))(
    'on the ground of the %s, %s',
    (kind, detail) => {
      for (const ground of fillsOf(groundOf(kind, detail))) {
        expect(standsOut(ground, (colour) => colour)).toBeGreaterThanOrEqual(3);
        expect(standsOut(ground, grey)).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it.each(['#f3ecdd', '#15132c', '#ffffff', '#000000'])('from the table, %s', (table) => {
    expect(Math.max(...WALL_COLOURS.map((colour) => contrast(colour, table)))).toBeGreaterThanOrEqual(3);
  });

  it('in each of its own stripes from the next', () => {
    for (const [k, colour] of WALL_COLOURS.slice(1).entries()) {
      expect(contrast(colour, WALL_COLOURS[k] as string)).toBeGreaterThanOrEqual(3);
      expect(contrast(grey(colour), grey(WALL_COLOURS[k] as string))).toBeGreaterThanOrEqual(3);
    }
  });

  it('is drawn in these colours', () => {
    const drawn = fillsOf(drawWalls(['N'], [], 'small'));
    for (const colour of WALL_COLOURS) expect(drawn).toContain(colour);
  });
});

it('light line and ink edge are at least a pixel wide on a tile of 40 pixels', () => {
  const { light, edge, foot } = MASONRY.small;
  expect((edge - light) * 0.4).toBeGreaterThanOrEqual(1);
  expect((foot - edge) * 0.4).toBeGreaterThanOrEqual(1);
});

describe('sides', () => {
  it('reads the letters of the compass in their order', () => {
    expect(sides('WEN')).toEqual(['N', 'E', 'W']);
    expect(sides('-')).toEqual([]);
  });
});

describe('innerSides', () => {
  const wallsAt = (x: number, y: number): readonly Side[] => (x === 1 && y === 0 ? ['W', 'S'] : []);

  it('are those where two walls stand back to back', () => {
    expect(innerSides(['N', 'E'], 0, 0, wallsAt)).toEqual(['E']);
  });
});

describe('tracePath', () => {
  const wall = (...list: [number, number, Side][]): Segment[] => list.map(([x, y, side]) => ({ x, y, side }));

  it('is one line when the sides join, whatever their direction', () => {
    expect(tracePath(wall([0, 0, 'W'], [0, 0, 'N'], [1, 0, 'N'], [1, 0, 'E']))).toBe('M0 100L0 0L100 0L200 0L200 100');
    expect(tracePath(wall([1, 0, 'E'], [1, 0, 'N'], [0, 0, 'N']))).toBe('M200 100L200 0L100 0L0 0');
  });

  it('starts anew after a gap', () => {
    expect(tracePath(wall([0, 0, 'N'], [5, 0, 'N']))).toBe('M0 0L100 0M500 0L600 0');
  });

  it('is empty without walls', () => {
    expect(tracePath([])).toBe('');
  });
});

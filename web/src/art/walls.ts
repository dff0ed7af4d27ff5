/**
 * Walls, seams and the traced wall. A wall is a crenellated brick band along the tile's edge. Between the band and the
 * picture run a light line and an ink edge: whatever the ground is, one of the two stands out from it (`walls.test.ts`
 * measures this for every kind).
 */
import type { Detail } from './kinds';
import { BRICK, darker, GOLD, INK, lighter, PLASTER } from './palette';
import { moved, path, rect } from './svg';

/** In the order of the compass, clockwise from the north. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

/** The colours of a wall from its inner edge outwards; each stands out from the next. */
export const WALL_COLOURS = [INK, PLASTER, BRICK, INK] as const;
export const SEAM = '#A7A3AD';

interface Masonry {
  readonly merlons: number;
  readonly merlon: number;
  readonly top: number;
  readonly walk: number;
  readonly light: number;
  readonly edge: number;
  readonly foot: number;
}

/**
 * Distances from the tile's edge. Small tiles have fewer, bolder stones and lines of at least one pixel at 40 pixels.
 */
export const MASONRY: Readonly<Record<Detail, Masonry>> = {
  full: { merlons: 8, merlon: 7.7, top: 1, walk: 4.8, light: 8, edge: 9.8, foot: 11.4 },
  small: { merlons: 5, merlon: 12, top: 1.5, walk: 6, light: 9.5, edge: 12, foot: 14.5 },
};

/** A wall along the north side. */
function northWall(detail: Detail): string {
  const { merlons, merlon, top, walk, light, edge, foot } = MASONRY[detail];
  const pitch = 100 / merlons;
  const starts = Array.from({ length: merlons }, (_, k) => k * pitch + (pitch - merlon) / 2);
  const stones = starts.map((x) => `M${x} ${walk + 0.5}V${top}h${merlon}V${walk + 0.5}Z`).join('');
  const caps = starts.map((x) => `M${x} ${top + 0.6}h${merlon}`).join('');
  const joints =
    detail === 'full'
      ? path(starts.map((x) => `M${x} ${walk}v${light - walk}`).join(''), { stroke: darker(BRICK, 0.3), width: 0.7 })
      : '';
  return (
    rect(0, 0, 100, foot, { fill: INK }) +
    path(`${stones}M0 ${walk}H100V${light}H0Z`, { fill: BRICK }) +
    path(caps, { stroke: lighter(BRICK, 0.35), width: 1.2 }) +
    joints +
    rect(0, light, 100, edge - light, { fill: PLASTER })
  );
}

/** A turret where the walls of two neighbouring sides meet, in the north-west corner. */
function northWestTurret(detail: Detail): string {
  const { light, edge, foot } = MASONRY[detail];
  const rim = edge - light;
  return (
    rect(0, 0, foot + rim, foot + rim, { fill: INK }) +
    rect(1.2, 1.2, foot, foot, { fill: PLASTER }) +
    rect(1.2 + rim, 1.2 + rim, foot - 2 * rim, foot - 2 * rim, { fill: BRICK }) +
    path(`M${1.2 + rim} ${foot + 1.2 - rim}V${1.2 + rim}H${foot + 1.2 - rim}`, {
      stroke: lighter(BRICK, 0.35),
      width: 1.2,
    }) +
    rect(foot / 2 - 0.6, foot / 2 - 0.6, 3.6, 3.6, { fill: INK })
  );
}

/** Where two walls stand back to back inside the palace they count for nobody: a thin grey seam is left. */
function northSeam(): string {
  return rect(0, 0, 100, 3.6, { fill: INK }) + rect(0, 0, 100, 2.4, { fill: SEAM });
}

const turned = (markup: string, side: number): string => (side ? moved(markup, `rotate(${90 * side} 50 50)`) : markup);

/** All walls of one tile; those named in `inner` have become seams. */
export function drawWalls(walls: readonly Side[], inner: readonly Side[], detail: Detail): string {
  const outer = (side: Side): boolean => walls.includes(side) && !inner.includes(side);
  const seams = SIDES.map((side, k) => (walls.includes(side) && inner.includes(side) ? turned(northSeam(), k) : ''));
  const bands = SIDES.map((side, k) => (outer(side) ? turned(northWall(detail), k) : ''));
  const turrets = SIDES.map((side, k) =>
    outer(side) && outer(SIDES[(k + 3) % 4] as Side) ? turned(northWestTurret(detail), k) : '',
  );
  return [...seams, ...bands, ...turrets].join('');
}

/** Reads "NEW", "-" or a list, and gives the sides in the order of the compass. */
export function sides(walls: string | readonly Side[]): Side[] {
  return SIDES.filter((side) => walls.includes(side));
}

/** One side of one cell; x grows to the east, y to the south. */
export interface Segment {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
}

const FROM: Readonly<Record<Side, readonly [number, number]>> = { N: [0, 0], E: [1, 0], S: [1, 1], W: [0, 1] };
const TO: Readonly<Record<Side, readonly [number, number]>> = { N: [1, 0], E: [1, 1], S: [0, 1], W: [0, 0] };

/**
 * Path data of a traced wall on cells of 100: consecutive sides are joined, so that the stroke can run along the whole
 * line.
 */
export function tracePath(segments: readonly Segment[]): string {
  let data = '';
  let last: readonly [number, number] | undefined;
  const ends = segments.map(
    ({ x, y, side }) =>
      [FROM[side], TO[side]].map(([dx, dy]) => [x + dx, y + dy] as const) as [
        readonly [number, number],
        readonly [number, number],
      ],
  );
  const same = (a: readonly [number, number] | undefined, b: readonly [number, number]): boolean =>
    a?.[0] === b[0] && a[1] === b[1];
  for (const [index, [a, b]] of ends.entries()) {
    const next = ends[index + 1];
    const backwards = same(last, b) || (!same(last, a) && next !== undefined && (same(next[0], a) || same(next[1], a)));
    const [start, end] = backwards ? [b, a] : [a, b];
    if (!same(last, start)) data += `M${start[0] * 100} ${start[1] * 100}`;
    data += `L${end[0] * 100} ${end[1] * 100}`;
    last = end;
  }
  return data;
}

/** The longest wall: gold with an ink edge, above everything. */
export const TRACE = { outer: { stroke: INK, width: 9.5 }, inner: { stroke: GOLD, width: 5.5 } } as const;

const OPPOSITE: Readonly<Record<Side, Side>> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const BESIDE: Readonly<Record<Side, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The sides of a tile at (x, y) where its wall stands back to back with the wall of a neighbour. */
export function innerSides(
  walls: readonly Side[],
  x: number,
  y: number,
  wallsAt: (x: number, y: number) => readonly Side[],
): Side[] {
  return walls.filter((side) => {
    const [dx, dy] = BESIDE[side];
    return wallsAt(x + dx, y + dy).includes(OPPOSITE[side]);
  });
}

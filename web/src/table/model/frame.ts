/** What part of a palace is shown: which cells, how large, and where the middle is. One cell is 100 units wide. */
import type { Cell } from '../../protocol';
import { readCell, type Spot } from './notation';

export interface Box {
  readonly west: number;
  readonly north: number;
  readonly columns: number;
  readonly rows: number;
}

/** The smallest box around these cells and the fountain, with `margin` cells more on each side. */
export function boxAround(cells: readonly Cell[], margin = 0): Box {
  const { west, north, columns, rows } = boxOf(['0', ...cells]) as Box;
  return { west: west - margin, north: north - margin, columns: columns + 2 * margin, rows: rows + 2 * margin };
}

/** How the reader has moved the picture: pixels for a cell, and what lies in the middle, in cells. */
export interface Camera {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
}

/** A few buildings are not blown up to fill the room; on a large screen they may be larger. */
const largestCell = (height: number): number => Math.max(132, height / 6);

/**
 * The camera that shows the whole box. Cells are never smaller than `smallest`, even if some are then out of sight:
 * what matters most, `heart`, is in the middle.
 */
export function fitted(box: Box, width: number, height: number, smallest = 12, heart: Box = box): Camera {
  const fitting = Math.min(width / box.columns, height / box.rows, largestCell(height));
  const middle = fitting < smallest ? heart : box;
  return { cell: Math.max(smallest, fitting), x: middle.west + middle.columns / 2, y: middle.north + middle.rows / 2 };
}

/** The smallest box around these cells alone; null if there are none. */
export function boxOf(cells: readonly Cell[]): Box | null {
  if (!cells.length) return null;
  const spots = cells.map(readCell);
  const [west, north] = [Math.min(...spots.map(({ x }) => x)), Math.min(...spots.map(({ y }) => y))];
  return {
    west,
    north,
    columns: Math.max(...spots.map(({ x }) => x)) - west + 1,
    rows: Math.max(...spots.map(({ y }) => y)) - north + 1,
  };
}

/** Moved by so many pixels, the picture following the finger. */
export function panned(camera: Camera, dx: number, dy: number, box: Box): Camera {
  return within(box, { ...camera, x: camera.x - dx / camera.cell, y: camera.y - dy / camera.cell });
}

/** Larger or smaller around a point, given in pixels from the middle of the picture. */
export function zoomed(camera: Camera, factor: number, dx: number, dy: number, box: Box): Camera {
  const cell = Math.min(240, Math.max(16, camera.cell * factor));
  const [shiftX, shiftY] = [dx / camera.cell - dx / cell, dy / camera.cell - dy / cell];
  return within(box, { cell, x: camera.x + shiftX, y: camera.y + shiftY });
}

/** The middle of the picture never leaves the palace. */
function within(box: Box, camera: Camera): Camera {
  const clamp = (value: number, from: number, size: number): number => Math.min(from + size, Math.max(from, value));
  return { ...camera, x: clamp(camera.x, box.west, box.columns), y: clamp(camera.y, box.north, box.rows) };
}

/** The part of the screen in which the picture is, in pixels. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A picture held fast on the screen: pixels for a cell, and where the fountain's corner is. */
export interface Hold {
  readonly cell: number;
  readonly left: number;
  readonly top: number;
}

export function held({ cell, x, y }: Camera, { left, top, width, height }: Frame): Hold {
  return { cell, left: left + width / 2 - x * cell, top: top + height / 2 - y * cell };
}

/** The camera that keeps the picture where it was held while its frame has changed around it; `spot` stays in sight. */
export function steadied(hold: Hold, { left, top, width, height }: Frame, spot: Spot): Camera {
  const inSight = (middle: number, at: number, half: number): number =>
    Math.min(at + half, Math.max(at + 1 - half, middle));
  return {
    cell: hold.cell,
    x: inSight((left + width / 2 - hold.left) / hold.cell, spot.x, width / 2 / hold.cell),
    y: inSight((top + height / 2 - hold.top) / hold.cell, spot.y, height / 2 / hold.cell),
  };
}

/** What the SVG is to show of its units. */
export function viewBoxOf(camera: Camera, width: number, height: number): string {
  const unit = 100 / camera.cell;
  const [w, h] = [width * unit, height * unit];
  return [camera.x * 100 - w / 2, camera.y * 100 - h / 2, w, h].map((value) => value.toFixed(2)).join(' ');
}

/** The cell under a point of the picture. */
export function spotAt(camera: Camera, width: number, height: number, px: number, py: number): Spot {
  return {
    x: Math.floor(camera.x + (px - width / 2) / camera.cell),
    y: Math.floor(camera.y + (py - height / 2) / camera.cell),
  };
}

/** Where the middle of a cell is in the picture, in pixels. */
export function pointOf(camera: Camera, width: number, height: number, { x, y }: Spot): { left: number; top: number } {
  return { left: width / 2 + (x + 0.5 - camera.x) * camera.cell, top: height / 2 + (y + 0.5 - camera.y) * camera.cell };
}

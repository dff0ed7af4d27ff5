import { expect, test } from 'vitest';
import { boxAround, boxOf, fitted, held, panned, pointOf, spotAt, steadied, viewBoxOf, zoomed } from './frame';

const BOX = boxAround(['e2', 'w1n1'], 1);

test('the box holds the fountain, all buildings and a margin', () => {
  expect(boxAround([])).toEqual({ west: 0, north: 0, columns: 1, rows: 1 });
  expect(BOX).toEqual({ west: -2, north: -2, columns: 6, rows: 4 });
});

test('a fitted picture shows the whole box in the middle', () => {
  const camera = fitted(BOX, 600, 400);
  expect(camera).toEqual({ cell: 100, x: 1, y: 0 });
  expect(viewBoxOf(camera, 600, 400)).toBe('-200.00 -200.00 600.00 400.00');
});

test('cells are not fitted below what a finger can hit', () => {
  expect(fitted(BOX, 200, 200, 44)).toEqual({ cell: 44, x: 1, y: 0 });
  expect(fitted(BOX, 200, 200, 44, boxOf(['e2', 'e2n1']) ?? BOX)).toEqual({ cell: 44, x: 2.5, y: 0 });
});

test('points and cells belong together', () => {
  const camera = fitted(BOX, 600, 400);
  expect(spotAt(camera, 600, 400, 250, 250)).toEqual({ x: 0, y: 0 });
  expect(pointOf(camera, 600, 400, { x: 0, y: 0 })).toEqual({ left: 250, top: 250 });
});

test('the picture follows the finger, and zooms around it', () => {
  const camera = fitted(BOX, 600, 400);
  expect(panned(camera, 100, -50, BOX)).toEqual({ cell: 100, x: 0, y: 0.5 });
  const closer = zoomed(camera, 2, 100, 0, BOX);
  expect(closer.cell).toBe(200);
  expect(spotAt(closer, 600, 400, 401, 201)).toEqual(spotAt(camera, 600, 400, 401, 201));
});

test('the palace cannot be lost from sight', () => {
  expect(panned(fitted(BOX, 600, 400), 99_999, 0, BOX).x).toBe(BOX.west);
});

test('what is held stays where it is on the screen while the frame changes around it', () => {
  const hold = held(fitted(BOX, 600, 400), { left: 0, top: 100, width: 600, height: 400 });
  const camera = steadied(hold, { left: 0, top: 40, width: 600, height: 520 }, { x: 0, y: 0 });
  expect(camera).toEqual({ cell: 100, x: 1, y: 0 });
  expect(pointOf(camera, 600, 520, { x: 0, y: 0 }).top + 40).toBe(250 + 100);
});

test('what is shown stays in sight when the frame would cut it off', () => {
  const hold = held(fitted(BOX, 600, 400), { left: 0, top: 100, width: 600, height: 400 });
  const camera = steadied(hold, { left: 0, top: 100, width: 600, height: 320 }, { x: 0, y: 1 });
  expect(pointOf(camera, 600, 320, { x: 0, y: 1 }).top).toBe(270);
});

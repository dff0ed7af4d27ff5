/** A garden in four parts, with water running crosswise from a basin in the middle. */
import { closed, hankin, MIDDLE, ngon, type Point, polar, scalloped, star } from '../geometry';
import { darker, FOAM, GOLD, INK, KIND_COLOURS, lighter, PLASTER, SAND, WATER } from '../palette';
import { eightfold } from '../patterns';
import { circle, DETAIL, HAIR, inked, OUTLINE, path, rect } from '../svg';
import type { Building } from './building';

const GREEN = KIND_COLOURS.garden;
const HEDGE = darker(GREEN, 0.38);
const LEAF = darker(GREEN, 0.55);
const ORANGE = '#F28A2E';
const BEDS: readonly Point[] = [
  [26.5, 26.5],
  [73.5, 26.5],
  [26.5, 73.5],
  [73.5, 73.5],
];

function ground(): string {
  const { gaps, stars } = eightfold(50 / 3, 62);
  return (
    rect(0, 0, 100, 100, { fill: GREEN }) +
    path(gaps, { fill: darker(GREEN, 0.12) }) +
    path(stars, { fill: lighter(GREEN, 0.1), stroke: darker(GREEN, 0.16), width: 0.5 })
  );
}

function tree([x, y]: Point, radius: number): string {
  const fruits = [200, 320, 80].map((turn) => polar([x, y], radius * 0.55, turn));
  return (
    circle(x + 2, y + 2, radius + 1, { fill: INK, opacity: 0.28 }) +
    path(scalloped([x, y], radius * 1.25, 8, 0.8), inked(LEAF, DETAIL)) +
    circle(x - radius * 0.22, y - radius * 0.22, radius * 0.62, { fill: darker(GREEN, 0.3) }) +
    fruits.map(([fx, fy]) => circle(fx, fy, radius * 0.2, inked(ORANGE, HAIR))).join('')
  );
}

function bed(centre: Point): string {
  const [x, y] = centre;
  const flowers: readonly Point[] = [
    [-9.5, -9.5],
    [9.5, -9.5],
    [-9.5, 9.5],
    [9.5, 9.5],
  ];
  return (
    rect(x - 14.5, y - 14.5, 29, 29, inked(HEDGE, DETAIL), 2) +
    path(`M${x - 13.5} ${y + 13}V${y - 13.5}H${x + 13}`, { stroke: GREEN, width: 1 }) +
    rect(x - 11.8, y - 11.8, 23.6, 23.6, { fill: lighter(GREEN, 0.22), stroke: LEAF, width: HAIR }, 1) +
    path(closed(hankin(ngon(centre, 15.4, 8, 22.5), 58)), { fill: GREEN, stroke: HEDGE, width: HAIR }) +
    flowers
      .map(([dx, dy], k) =>
        path(closed(star([x + dx, y + dy], 2.4, 1.1, 6, 0)), {
          fill: k % 3 ? PLASTER : '#FFD45E',
          stroke: LEAF,
          width: 0.5,
        }),
      )
      .join('') +
    tree(centre, 6.6)
  );
}

function water(): string {
  const canal = 'M46.5 0H53.5V46.5H100V53.5H53.5V100H46.5V53.5H0V46.5H46.5Z';
  const ripples =
    'M49 6v7M51.5 16v8M48.8 26v6M51 68v8M49 79v7M51.5 89v6M6 51.5h7M17 49h8M27 51.2h6M68 49h8M79 51.5h7M89 48.8h6';
  return (
    path('M42.5 0H57.5V42.5H100V57.5H57.5V100H42.5V57.5H0V42.5H42.5Z', { fill: SAND, stroke: LEAF, width: HAIR }) +
    path(canal, inked(WATER, DETAIL)) +
    path(ripples, { stroke: FOAM, width: 1.2 })
  );
}

function basin(): string {
  return (
    path(closed(ngon([52, 52], 17, 8, 22.5)), { fill: INK, opacity: 0.28 }) +
    path(closed(ngon(MIDDLE, 17, 8, 22.5)), inked(PLASTER, OUTLINE)) +
    path(closed(ngon(MIDDLE, 13.6, 8, 22.5)), inked(WATER, DETAIL)) +
    path(closed(hankin(ngon(MIDDLE, 13, 8, 22.5), 60)), { fill: FOAM, stroke: darker(WATER, 0.4), width: HAIR }) +
    circle(50, 50, 3, inked(GOLD, DETAIL)) +
    circle(49.3, 49.3, 1.1, { fill: PLASTER })
  );
}

function full(): string {
  return BEDS.map(bed).join('') + water() + basin();
}

function small(): string {
  const beds = BEDS.map(
    ([x, y]) =>
      rect(x - 14, y - 14, 28, 28, inked(HEDGE, 2.5), 3) +
      circle(x, y, 7.5, { fill: lighter(GREEN, 0.45) }) +
      circle(x, y, 3.4, { fill: ORANGE }),
  ).join('');
  return (
    beds +
    path('M45.5 0H54.5V45.5H100V54.5H54.5V100H45.5V54.5H0V45.5H45.5Z', inked(WATER, 2.5)) +
    path(closed(ngon(MIDDLE, 16, 8, 22.5)), inked(PLASTER, 3.5)) +
    circle(50, 50, 8, inked(WATER, 2))
  );
}

export const garden: Building = { ground, full, small };

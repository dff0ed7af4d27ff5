/** Chambers: one looks up into a vault of muqarnas, niche above niche around a star. */
import { brief, closed, hankin, MIDDLE, ngon, type Point, polar, star } from '../geometry';
import { GOLD, INK, KIND_COLOURS, mix, PLASTER } from '../palette';
import { DETAIL, HAIR, inked, path, rect } from '../svg';
import { aside, type Building } from './building';

const WHITE = KIND_COLOURS.chambers;
const GREY = '#A2967C';
const LINE = '#7C7158';

/**
 * The vault is a rose of rhombs: so many around, all edges equally long, ever flatter towards the rim like a dome seen
 * from below.
 */
const AROUND = 12;
const EDGE = 18.4;
const STEP = 360 / AROUND;

/** How far from the middle the corners of the k-th ring lie. */
function radius(ring: number): number {
  const half = Math.PI / AROUND;
  return (EDGE * Math.sin(ring * half)) / Math.sin(half);
}

/** Facets that look to the upper left are bright, those that look away lie in shade. */
function shade(facing: number, depth: number): string {
  const away = (1 - Math.cos(((facing - 225) * Math.PI) / 180)) / 2;
  return mix('#FFFFFF', GREY, depth + away * 0.3);
}

/** One rhomb: two faces that lean against each other, and under them the hollow of the niche. */
function cell(ring: number, at: number): string {
  const [foot, left, right, tip] = [
    polar(MIDDLE, radius(ring - 1), at),
    polar(MIDDLE, radius(ring), at - STEP / 2),
    polar(MIDDLE, radius(ring), at + STEP / 2),
    polar(MIDDLE, radius(ring + 1), at),
  ];
  const crown = polar(MIDDLE, radius(ring) * 0.42 + radius(ring + 1) * 0.58, at);
  const line = { stroke: LINE, width: HAIR };
  const curve = (from: Point, to: Point): string => `L${point(from)}Q${point(crown)} ${point(to)}`;
  return (
    path(closed([left, tip, foot]), { fill: shade(at + 130, 0), ...line }) +
    path(closed([right, tip, foot]), { fill: shade(at + 230, 0), ...line }) +
    path(`M${point(foot)}${curve(left, right)}Z`, { fill: shade(at + 180, 0.06 + ring * 0.022), ...line })
  );
}

const point = ([x, y]: Point): string => `${brief(x)} ${brief(y)}`;

function ground(): string {
  let vault = rect(0, 0, 100, 100, { fill: WHITE });
  for (let ring = AROUND / 2 - 1; ring >= 1; ring--)
    for (let k = 0; k < AROUND; k++) vault += cell(ring, (k + (ring % 2) / 2) * STEP);
  return vault;
}

/** The rhombs of the innermost ring make a star by themselves; gold marks it and the keystones of the ring around. */
function full(): string {
  const keystones = Array.from({ length: AROUND }, (_, k) =>
    closed(star(polar(MIDDLE, radius(2), k * STEP), 2.5, 1.6, 8, k * STEP)),
  ).join('');
  const rose = closed(hankin(ngon(MIDDLE, radius(1), AROUND, STEP / 2), 62));
  return (
    path(keystones, inked(GOLD, HAIR)) +
    path(closed(ngon([51.5, 51.5], radius(1) + 1.5, AROUND, STEP / 2)), { fill: INK, opacity: 0.2 }) +
    path(closed(ngon(MIDDLE, radius(1) + 1.5, AROUND, STEP / 2)), inked(PLASTER, DETAIL)) +
    path(rose, { fill: mix(WHITE, GREY, 0.55), stroke: LINE, width: HAIR }) +
    path(closed(star(MIDDLE, 13.5, 8.4, 8, 22.5)), inked(GOLD, DETAIL)) +
    path(closed(star(MIDDLE, 9, 5.4, 8, 0)), { fill: mix(GOLD, PLASTER, 0.55) }) +
    path(closed(star(MIDDLE, 5, 3, 8, 22.5)), inked(PLASTER, HAIR))
  );
}

function small(): string {
  return aside(
    path(closed(star(MIDDLE, 36, 27, 8, 22.5)), inked('#FFFFFF', 4)) +
      path(closed(ngon(MIDDLE, 23, 8, 0)), inked(mix(WHITE, GREY, 0.5), 2.5)) +
      path(closed(star(MIDDLE, 18, 11, 8, 22.5)), inked(GOLD, 3)) +
      path(closed(star(MIDDLE, 36, 27, 8, 22.5)), { stroke: INK, width: 4 }),
  );
}

export const chambers: Building = { ground, full, small };

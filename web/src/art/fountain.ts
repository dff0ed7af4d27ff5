/** The fountain of the lions, where every palace begins: twelve lions carry a basin and look outwards. */
import { closed, hankin, MIDDLE, ngon, polar, scalloped, star } from './geometry';
import type { Detail } from './kinds';
import { CLAY, darker, FOAM, GOLD, INK, lighter, mix, PLASTER, SAND, STONE, WATER } from './palette';
import { eightfold } from './patterns';
import { BEVEL, circle, DETAIL, drawnOnce, ellipse, HAIR, inked, moved, path, picture, rect } from './svg';

const LIONS = 12;
const TURNS = Array.from({ length: LIONS }, (_, k) => (360 * k) / LIONS);

/** Seen from above, looking north, with water running from its mouth. */
function lion(): string {
  const pair = (draw: (side: number) => string): string => draw(-1) + draw(1);
  return (
    path('M0 -8V-12.6', { stroke: WATER, width: 2 }) +
    path('M0 9q4.4 1 3.2 4.6', { stroke: INK, width: 2 }) +
    path('M0 9q4.4 1 3.2 4.6', { stroke: SAND, width: 0.9 }) +
    pair((side) => ellipse(side * 2.9, -8.2, 1.4, 2, inked(PLASTER, HAIR))) +
    pair((side) => ellipse(side * 3.2, 6, 1.7, 2.8, inked(SAND, HAIR))) +
    path('M-3 8C-4 3 -3.8 0 -3 -3H3C3.8 0 4 3 3 8Q0 10.4 -3 8Z', inked(PLASTER, HAIR)) +
    path('M.9 1V8.6Q2.4 8 2.5 7C3 3.6 2.9 2 2.6 1Z', { fill: SAND }) +
    path(scalloped([0, -3.6], 5.4, 10, 0.84), inked(CLAY, HAIR)) +
    path(scalloped([0, -4], 4.2, 10, 0.84, 18), { fill: GOLD }) +
    pair((side) => circle(side * 2.6, -1.4, 1.1, inked(SAND, 0.5))) +
    circle(0, -4.4, 3, inked(PLASTER, HAIR)) +
    pair((side) => circle(side * 1.2, -4, 0.55, { fill: INK })) +
    path('M-1.1 -6.5h2.2L0 -5.2Z', { fill: INK })
  );
}

function paving(): string {
  const { gaps, stars, knots } = eightfold(25, 67.5);
  const line = mix(STONE, CLAY, 0.35);
  return (
    rect(0, 0, 100, 100, { fill: SAND }) +
    path(gaps, { fill: mix(SAND, STONE, 0.6) }) +
    path(stars, { fill: lighter(SAND, 0.4), stroke: line, width: HAIR }) +
    path(knots, { fill: mix(SAND, STONE, 0.25), stroke: line, width: HAIR })
  );
}

function canals(): string {
  const arms = 'M46.5 0H53.5V46.5H100V53.5H53.5V100H46.5V53.5H0V46.5H46.5Z';
  return path('M44 0H56V44H100V56H56V100H44V56H0V44H44Z', inked(PLASTER, DETAIL)) + path(arms, inked(WATER, HAIR));
}

function court(): string {
  const rays = TURNS.map((turn) => {
    const [inner, outer] = [polar(MIDDLE, 20, turn + 15), polar(MIDDLE, 40, turn + 15)];
    return `M${inner.map((v) => v.toFixed(1)).join(' ')}L${outer.map((v) => v.toFixed(1)).join(' ')}`;
  }).join('');
  return (
    circle(51.8, 51.8, 45.5, { fill: INK, opacity: 0.25 }) +
    circle(50, 50, 45.5, inked(PLASTER, 1.6)) +
    circle(50, 50, 42.8, inked(WATER, HAIR)) +
    circle(50, 50, 39.6, inked(mix(SAND, PLASTER, 0.4), HAIR)) +
    path(rays, { stroke: STONE, width: HAIR })
  );
}

function basin(): string {
  const rim = ngon(MIDDLE, 19.5, LIONS, 15);
  return (
    path(closed(ngon([51.5, 51.5], 20, LIONS, 15)), { fill: INK, opacity: 0.28 }) +
    path(closed(rim), inked(PLASTER, 1.6)) +
    path(closed(hankin(rim, 70)), { fill: SAND, stroke: STONE, width: HAIR }) +
    circle(50, 50, 14, inked(darker(WATER, 0.12), DETAIL)) +
    path(closed(hankin(ngon(MIDDLE, 13.5, LIONS, 15), 66)), { fill: WATER, stroke: darker(WATER, 0.35), width: HAIR }) +
    path(closed(star(MIDDLE, 8.4, 5.8, LIONS, 0)), { fill: FOAM }) +
    circle(50, 50, 4, inked(GOLD, DETAIL)) +
    circle(49.2, 49.2, 1.5, { fill: PLASTER })
  );
}

function full(): string {
  const beast = lion();
  const pride = TURNS.map((turn) => moved(beast, `rotate(${turn + 15} 50 50) translate(50 20.5)`)).join('');
  return paving() + canals() + court() + pride + basin();
}

function small(): string {
  const heads = TURNS.map((turn) => {
    const [x, y] = polar(MIDDLE, 32, turn + 15);
    return circle(x, y, 6.4, inked(GOLD, 2.4)) + circle(x, y, 2.4, { fill: PLASTER });
  });
  return (
    rect(0, 0, 100, 100, { fill: SAND }) +
    path('M45 0H55V45H100V55H55V100H45V55H0V45H45Z', inked(WATER, 2.5)) +
    circle(50, 50, 44, inked(PLASTER, 3.5)) +
    heads.join('') +
    circle(50, 50, 19, inked(WATER, 4)) +
    path(closed(star(MIDDLE, 11, 6, 8, 22.5)), inked(FOAM, 2))
  );
}

export const fountainPicture = drawnOnce((detail: Detail) =>
  picture(100, 100, (detail === 'full' ? full() : small()) + BEVEL),
);

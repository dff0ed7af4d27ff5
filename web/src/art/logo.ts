/** The sign of the program: a horseshoe gate on an eight-pointed star, with a lamp that lights its floor. */
import { closed, horseshoe, MIDDLE, star } from './geometry';
import { GOLD, INK, lighter, PLASTER } from './palette';
import { circle, moved, path, picture, rect } from './svg';

const NIGHT = '#262058';

/** On a square of 100; the star's tips touch a circle of 47. */
export function drawLogo(): string {
  return (
    path(closed(star(MIDDLE, 47, 36, 8)), { fill: NIGHT, stroke: GOLD, width: 4.5 }) +
    path(horseshoe(50, 75, 47, 57), { fill: PLASTER }) +
    path(horseshoe(50, 75, 31, 44), { fill: INK }) +
    path('M37 75L44.5 62H55.5L63 75Z', { fill: GOLD, opacity: 0.6 }) +
    path(closed(star([50, 48.5], 10, 6, 8)), { fill: GOLD }) +
    path('M26 75.5H74', { stroke: GOLD, width: 5 })
  );
}

export function drawFavicon(): string {
  return picture(100, 100, drawLogo());
}

/** Home screens cut icons to circles or rounded squares, so this one has ground to spare on all sides. */
export function drawMaskableIcon(): string {
  const glow = [46, 38].map((radius, k) => circle(50, 50, radius, { fill: lighter(NIGHT, 0.04 + k * 0.06) })).join('');
  return picture(
    100,
    100,
    rect(0, 0, 100, 100, { fill: NIGHT }) + glow + moved(drawLogo(), 'translate(14 14) scale(.72)'),
  );
}

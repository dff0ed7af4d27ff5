/** The sign of the program: an eight-pointed star with a horseshoe gate, and lamplight behind it. */
import { closed, horseshoe, MIDDLE, ngon, star } from './geometry';
import { GOLD, INK, lighter, PLASTER } from './palette';
import { circle, moved, path, picture, rect } from './svg';

const NIGHT = '#262058';

/** On a square of 100; the star's tips touch a circle of 47. */
export function drawLogo(): string {
  return (
    path(closed(star(MIDDLE, 47, 36, 8, 22.5)), { fill: NIGHT, stroke: GOLD, width: 4 }) +
    path(closed(star(MIDDLE, 39, 30, 8, 22.5)), { stroke: lighter(NIGHT, 0.35), width: 1.2 }) +
    path(horseshoe(50, 73, 40, 50), { fill: PLASTER }) +
    path(horseshoe(50, 73, 27.5, 39.5), { fill: GOLD }) +
    path(closed(star([50, 48], 8.5, 5.2, 8, 22.5)), { fill: PLASTER }) +
    path('M50 73L43.5 60H56.5Z', { fill: PLASTER, opacity: 0.45 }) +
    path('M27 73H73', { stroke: GOLD, width: 4 })
  );
}

export function drawFavicon(): string {
  return picture(100, 100, drawLogo());
}

/** Home screens cut icons to circles or rounded squares, so this one has ground to spare on all sides. */
export function drawMaskableIcon(): string {
  const glow = circle(50, 50, 40, { fill: lighter(NIGHT, 0.1) }) + path(closed(ngon(MIDDLE, 48, 16)), { stroke: lighter(NIGHT, 0.2), width: 0.8 });
  return picture(100, 100, rect(0, 0, 100, 100, { fill: INK }) + rect(0, 0, 100, 100, { fill: NIGHT, opacity: 0.75 }) + glow + moved(drawLogo(), 'translate(14 14) scale(.72)'));
}

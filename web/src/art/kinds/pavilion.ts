/** A garden pavilion: a ribbed dome over three horseshoe arches. */
import { horseshoe, roundArch } from '../geometry';
import { darker, GOLD, INK, KIND_COLOURS, lighter, PLASTER, SAND, STONE } from '../palette';
import { eightfold } from '../patterns';
import { circle, DETAIL, HAIR, inked, OUTLINE, path, rect, shadow } from '../svg';
import { aside, type Building } from './building';

const BLUE = KIND_COLOURS.pavilion;
const DEEP = darker(BLUE, 0.62);
const DOME = 'M29.5 45C25 35 31 26.5 50 19C69 26.5 75 35 70.5 45Z';
const MASS = `${DOME}M17 87V82H21V54H18V47H29V45H71V47H82V54H79V82H83V87Z`;

function ground(): string {
  const { gaps, stars, knots } = eightfold(25, 67.5);
  const line = lighter(BLUE, 0.34);
  return (
    rect(0, 0, 100, 100, { fill: BLUE }) +
    path(gaps, { fill: darker(BLUE, 0.2) }) +
    path(stars, { fill: lighter(BLUE, 0.1), stroke: line, width: HAIR }) +
    path(knots, { fill: lighter(BLUE, 0.22), stroke: line, width: HAIR })
  );
}

function dome(): string {
  const gore = (left: number, right: number, fill: string): string =>
    path(
      `M50 19C${50 + left * 0.86} 27 ${50 + left * 1.16} 35 ${50 + left} 45H${50 + right}C${50 + right * 1.16} 35 ${50 + right * 0.86} 27 50 19Z`,
      { fill },
    );
  const ribs = [-12.5, -4.5, 4.5, 12.5]
    .map((x) => `M50 19C${50 + x * 0.86} 27 ${50 + x * 1.16} 35 ${50 + x} 45`)
    .join('');
  return (
    path(DOME, { fill: lighter(BLUE, 0.3) }) +
    gore(-12.5, -4.5, lighter(BLUE, 0.52)) +
    gore(4.5, 12.5, lighter(BLUE, 0.16)) +
    gore(12.5, 20.5, BLUE) +
    path(ribs, { stroke: GOLD, width: 1 }) +
    path(DOME, { stroke: INK, width: OUTLINE })
  );
}

function full(): string {
  const windows = [34, 42, 50, 58, 66].map((x) => roundArch(x, 50.6, 3, 4.2)).join('');
  const doors = horseshoe(33, 82, 14, 22) + horseshoe(67, 82, 14, 22) + horseshoe(50, 82, 17, 25.5);
  const rooms = horseshoe(34, 82, 7.5, 14) + horseshoe(66, 82, 7.5, 14) + horseshoe(50.5, 82, 9, 16);
  const dentils = Array.from({ length: 12 }, (_, k) => `M${20.6 + k * 5.1} 52.8h2.6v1.8h-2.6Z`).join('');
  return (
    shadow(MASS, 2.4) +
    rect(21, 54, 58, 28, inked(PLASTER, OUTLINE)) +
    path('M72 55H78V81H72Z', { fill: SAND }) +
    path(doors, inked(DEEP)) +
    path(rooms, { fill: darker(BLUE, 0.35) }) +
    path('M40.5 62.5V82M59.5 62.5V82', { stroke: INK, width: 4.2 }) +
    path('M40.5 62.5V82M59.5 62.5V82', { stroke: SAND, width: 2.2 }) +
    path('M38.2 61.5H42.8M57.2 61.5H61.8', { stroke: INK, width: 3.6 }) +
    path('M38.6 61.5H42.4M57.6 61.5H61.4', { stroke: GOLD, width: 2 }) +
    rect(28.5, 45, 43, 7, inked(SAND, DETAIL)) +
    path(windows, { fill: DEEP }) +
    dome() +
    rect(18, 51.2, 64, 4.6, inked(PLASTER, OUTLINE * 0.8)) +
    path(dentils, { fill: STONE }) +
    rect(20, 79.6, 60, 3.4, inked(SAND, DETAIL)) +
    rect(16.5, 83, 67, 4, inked(STONE, OUTLINE * 0.8)) +
    path('M50 19V13', { stroke: INK, width: 3 }) +
    circle(50, 17.6, 2.5, inked(GOLD)) +
    path('M50 15.5V12.8', { stroke: GOLD, width: 1.4 })
  );
}

function small(): string {
  return aside(
    path('M22 88V52H18V45H27C20 28 40 22 50 15C60 22 80 28 73 45H82V52H78V88Z', inked(PLASTER, 4)) +
      path('M28 43C23 30 42 25 50 19.5C58 25 77 30 72 43Z', { fill: lighter(BLUE, 0.4) }) +
      path('M18 48.5H82', { stroke: INK, width: 4 }) +
      path(horseshoe(36, 88, 20, 31) + horseshoe(64, 88, 20, 31), { fill: DEEP }),
  );
}

export const pavilion: Building = { ground, full, small };

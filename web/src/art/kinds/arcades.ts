/** Arcades: three horseshoe arches of alternating red and white stones, and lamplight at the far end. */
import { horseshoe, roundArch, voussoirs } from '../geometry';
import { BRICK, CLAY, darker, GOLD, INK, KIND_COLOURS, lighter, mix, PLASTER, SAND, STONE } from '../palette';
import { bricks } from '../patterns';
import { circle, DETAIL, HAIR, inked, OUTLINE, path, rect, shadow } from '../svg';
import type { Building } from './building';

const BROWN = KIND_COLOURS.arcades;
const DEEP = darker(BROWN, 0.7);
const BAYS = [28, 50, 72];
const PILLARS = [17, 39, 61, 83];

function ground(): string {
  const shades = [lighter(BROWN, 0.07), BROWN, lighter(BROWN, 0.13)];
  const mortar = darker(BROWN, 0.3);
  return (
    rect(0, 0, 100, 100, { fill: BROWN }) +
    bricks(14, 6.25, 3)
      .map((d, tone) => path(d, { fill: shades[tone] as string, stroke: mortar, width: HAIR }))
      .join('')
  );
}

function bay(cx: number): string {
  const stones = voussoirs([cx, 49.5], 7.8, 12, 152, 388, 13);
  return (
    path(horseshoe(cx, 82, 16.6, 41), inked(DEEP, DETAIL)) +
    path(horseshoe(cx + 0.6, 82, 8.6, 25), { fill: mix(BROWN, GOLD, 0.28) }) +
    path(horseshoe(cx + 1, 82, 4.8, 15), { fill: mix(GOLD, PLASTER, 0.35) }) +
    path(`M${cx - 7} 82L${cx - 3} 77.5H${cx + 4}L${cx + 7} 82Z`, { fill: GOLD, opacity: 0.25 }) +
    path(stones.filter((_, k) => k % 2 === 0).join(''), inked(BRICK, HAIR)) +
    path(stones.filter((_, k) => k % 2 === 1).join(''), inked(PLASTER, HAIR))
  );
}

function pillar(x: number): string {
  return (
    rect(x - 2.2, 56, 4.4, 26, inked(SAND, DETAIL)) +
    path(`M${x + 0.8} 57V81.5`, { stroke: STONE, width: 1.4 }) +
    path(`M${x - 4.2} 52.5H${x + 4.2}L${x + 2.6} 57H${x - 2.6}Z`, inked(GOLD, DETAIL)) +
    rect(x - 3.4, 79.6, 6.8, 3, inked(STONE, DETAIL))
  );
}

function full(): string {
  const frieze = Array.from({ length: 13 }, (_, k) => roundArch(17.6 + k * 5.4, 30.2, 3.4, 5.6)).join('');
  return (
    shadow('M11 19H89V32H86V87H14V32H11Z', 2.4) +
    rect(14, 31, 72, 52, inked(mix(BROWN, CLAY, 0.42), OUTLINE)) +
    BAYS.map(bay).join('') +
    BAYS.map((cx) => circle(cx + 11, 38.4, 1.8, inked(GOLD, HAIR)))
      .slice(0, 2)
      .join('') +
    PILLARS.map(pillar).join('') +
    rect(12.5, 22.5, 75, 9.5, inked(CLAY, OUTLINE * 0.8)) +
    path(frieze, { fill: DEEP }) +
    rect(11, 18.5, 78, 4.5, inked(SAND, OUTLINE * 0.8)) +
    path('M12 19.8H88', { stroke: PLASTER, width: 1.1 }) +
    rect(11, 82.6, 78, 4.6, inked(STONE, OUTLINE * 0.8)) +
    path('M12 83.8H88', { stroke: SAND, width: 1 })
  );
}

function small(): string {
  const bays = [29.5, 50, 70.5].map((cx) => horseshoe(cx, 78, 15.5, 36)).join('');
  return (
    rect(15, 30, 70, 56, inked(STONE, 3.5)) +
    path('M16.7 31.7H83.3V38.5H16.7Z', { fill: PLASTER }) +
    path(bays, { fill: DEEP, stroke: INK, width: 1.8 }) +
    path('M19.5 80V56M39.75 80V56M60.25 80V56M80.5 80V56', { stroke: PLASTER, width: 3.4 }) +
    rect(15, 79.5, 70, 6, inked(PLASTER, 2.2))
  );
}

export const arcades: Building = { ground, full, small };

/** A horseshoe gate in a wall of stucco, and what can be seen through it. On a rectangle of 100 by 124. */
import { drawCrest, SWALLOW } from '../crests';
import { type FaceId, facePicture } from '../faces';
import { fountainPicture } from '../fountain';
import { closed, horseshoe, ngon, star, voussoirs } from '../geometry';
import { BRICK, CLAY, darker, FOAM, GOLD, INK, lighter, mix, PLASTER, SAND, STONE, WATER } from '../palette';
import { sebka } from '../patterns';
import { circle, clipped, DETAIL, ellipse, HAIR, inked, moved, OUTLINE, path, rect } from '../svg';

export const GATE_WIDTH = 100;
export const GATE_HEIGHT = 124;

const FOOT = 121;
const OPENING = horseshoe(50, FOOT, 66, 102);
const NIGHT = '#262058';

/** What is seen through a gate. */
export type Prospect = 'rivals' | 'friends' | 'device' | 'shut' | 'dark' | 'away';

function frame(): string {
  const stones = voussoirs([50, 52], 33, 43.5, 147, 393, 17);
  const { net, leaves } = sebka(12.5, 20);
  return (
    rect(1.5, 1.5, 97, 121, inked(SAND, OUTLINE), 3) +
    clipped(
      path(leaves, { fill: mix(SAND, CLAY, 0.35) }) + path(net, { stroke: mix(STONE, CLAY, 0.4), width: DETAIL }),
      'stucco',
      'M6 6H94V70H6Z',
    ) +
    rect(6, 6, 88, 116.5, { stroke: INK, width: DETAIL }, 1) +
    rect(6, 70, 88, 52.5, inked(lighter(SAND, 0.35), DETAIL)) +
    path(closed(star([17, 17], 7, 5, 8)) + closed(star([83, 17], 7, 5, 8)), inked(GOLD, DETAIL)) +
    circle(50, 52, 44.5, { stroke: INK, width: 2 }) +
    path(stones.filter((_, k) => k % 2 === 0).join(''), inked(BRICK, HAIR)) +
    path(stones.filter((_, k) => k % 2 === 1).join(''), inked(PLASTER, HAIR)) +
    [16.6, 83.4].map((x) => column(x)).join('')
  );
}

function column(x: number): string {
  return (
    rect(x - 4, 77, 8, 40, inked(PLASTER, DETAIL)) +
    rect(x + 1, 77.6, 2.4, 38.8, { fill: STONE }) +
    path(`M${x - 6.5} 70H${x + 6.5}L${x + 4.4} 77H${x - 4.4}Z`, inked(GOLD, DETAIL)) +
    rect(x - 6.2, 116, 12.4, 5.5, inked(STONE, DETAIL))
  );
}

/** Floor of a court and a sky behind it. */
function court(sky: string, floor: string): string {
  const tiles = [-3, -2, -1, 0, 1, 2, 3].map((k) => `M50 88L${50 + k * 26} 124`).join('');
  return (
    rect(0, 0, 100, 100, { fill: sky }) +
    rect(0, 88, 100, 36, { fill: floor }) +
    path(`${tiles}M0 94H100M0 103H100M0 115H100`, { stroke: darker(floor, 0.14), width: HAIR })
  );
}

const face = (id: FaceId, x: number, y: number, size: number): string =>
  `<image href="${facePicture(id)}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
const crest = (seat: number, x: number, y: number, size: number): string =>
  moved(drawCrest(seat), `translate(${x} ${y}) scale(${size / 100})`);
const fountain = (x: number, y: number, size: number): string =>
  `<image href="${fountainPicture('full')}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;

function rivals(): string {
  return (
    court('#F8C98B', '#E9D3A4') +
    circle(50, 40, 17, { fill: '#FFE9AE' }) +
    face('vizier', 22, 44, 34) +
    face('gardener', 45, 42, 34) +
    face('apprentice', 27, 70, 46)
  );
}

/** A swallow brings the letter. */
function friends(): string {
  const letter =
    rect(-21, -14, 42, 28, inked(PLASTER, OUTLINE), 2) +
    path('M-21 -12L0 5L21 -12', { stroke: INK, width: OUTLINE }) +
    path('M-20 13L-6 0.500M20 13L6 0.5', { stroke: INK, width: DETAIL }) +
    path(closed(star([0, 4.5], 7.4, 5.6, 8)), inked(BRICK, DETAIL)) +
    path(closed(star([0, 4.5], 3.6, 2, 8)), { fill: GOLD });
  const cloud = (x: number, y: number, w: number): string =>
    ellipse(x, y, w, w * 0.26, { fill: '#FFFFFF', opacity: 0.75 });
  return (
    rect(0, 0, 100, 124, { fill: '#9BD0E8' }) +
    cloud(26, 50, 16) +
    cloud(78, 66, 17) +
    cloud(30, 92, 14) +
    path('M0 124V108C18 98 38 104 56 100C74 96 88 100 100 94V124Z', { fill: '#6FA57C' }) +
    path('M0 124V117C30 108 66 116 100 108V124Z', { fill: '#4F8A63' }) +
    moved(letter, 'translate(51 86) rotate(-8)') +
    path('M52 54L40 75M55 56L65 71', { stroke: INK, width: DETAIL }) +
    moved(
      path(SWALLOW, inked(NIGHT, OUTLINE)) + path('M46 34Q50 30 54 34Q53 46 50 56Q47 46 46 34Z', { fill: BRICK }),
      'translate(54 45) rotate(24) scale(.56) translate(-50 -50)',
    )
  );
}

/** One tablet, four players around it. */
function device(): string {
  return (
    court('#E7B98A', '#D9BE8B') +
    rect(31, 57, 38, 48, inked(INK, OUTLINE), 4) +
    rect(34, 60, 32, 42, inked(FOAM, HAIR), 1.5) +
    fountain(38, 69, 24) +
    crest(0, 42.5, 36, 15) +
    crest(1, 42.5, 106, 15) +
    crest(2, 20, 73, 15) +
    crest(3, 65, 73, 15)
  );
}

/** Two leaves of a door with a lattice of stars, closed. */
function shut(): string {
  const wood = '#7A4A25';
  const studs = [40, 56, 72, 88, 104]
    .flatMap((y) => [26, 37, 63, 74].map((x) => closed(star([x, y], 3.6, 2.5, 8))))
    .join('');
  return (
    rect(0, 0, 100, 124, { fill: wood }) +
    path('M20 0V124M32 0V124M44 0V124M56 0V124M68 0V124M80 0V124', { stroke: darker(wood, 0.25), width: HAIR }) +
    path(studs, inked(GOLD, HAIR)) +
    path('M50 0V124', { stroke: INK, width: 2.6 }) +
    circle(45, 82, 3.4, { stroke: INK, width: 3.4 }) +
    circle(45, 82, 3.4, { stroke: GOLD, width: 1.8 }) +
    circle(55, 82, 3.4, { stroke: INK, width: 3.4 }) +
    circle(55, 82, 3.4, { stroke: GOLD, width: 1.8 })
  );
}

/** Night, and the lamp is out. */
function dark(): string {
  return (
    rect(0, 0, 100, 124, { fill: NIGHT }) +
    path(
      [
        [34, 44],
        [66, 50],
        [58, 32],
        [40, 66],
        [70, 74],
      ]
        .map(([x, y]) => closed(star([x as number, y as number], 2.6, 1.1, 8)))
        .join(''),
      { fill: GOLD, opacity: 0.7 },
    ) +
    rect(0, 104, 100, 20, { fill: darker(NIGHT, 0.35) }) +
    path('M50 20V58', { stroke: GOLD, width: HAIR }) +
    path('M42 62H58L61 82L50 90L39 82Z', inked(mix(NIGHT, '#8886B8', 0.45), OUTLINE)) +
    path('M43 62L50 56L57 62Z', inked(GOLD, DETAIL)) +
    path('M46 66V82M50 65V86M54 66V82', { stroke: NIGHT, width: DETAIL })
  );
}

/** A court with nobody in it. */
function away(): string {
  return (
    court('#BFDCE8', '#E9D3A4') +
    path('M14 88V58H86V88Z', inked(lighter(SAND, 0.3), DETAIL)) +
    path([30, 43, 57, 70].map((x) => horseshoe(x, 88, 10, 22)).join(''), inked(mix(CLAY, INK, 0.4), HAIR)) +
    path(closed(ngon([50, 106], 15, 8, 22.5)), inked(lighter(STONE, 0.4), DETAIL)) +
    path(closed(ngon([50, 106], 10.5, 8, 22.5)), inked(WATER, DETAIL))
  );
}

const PROSPECTS: Readonly<Record<Prospect, () => string>> = { rivals, friends, device, shut, dark, away };

export function drawGate(prospect: Prospect): string {
  return (
    frame() +
    path(OPENING, { fill: INK }) +
    clipped(PROSPECTS[prospect](), `gate-${prospect}`, OPENING) +
    path(OPENING, { stroke: INK, width: 2 })
  );
}

/**
 * The view of the red fortress on its hill, before the snow of the sierra. Colours are names that the page's theme
 * gives meaning to: the same drawing is a morning and a night with lamps in the windows.
 */
import { brief, closed, horseshoe, type Point, roundArch, star } from '../geometry';
import { circle, path, rect } from '../svg';

export const WIDTH = 1440;
export const HEIGHT = 420;

const fill = (name: string): { fill: string } => ({ fill: `var(--${name})` });

/** A ridge from the left edge to the right one, down to the foot of the picture. */
function ridge(points: readonly Point[]): string {
  return closed([[0, HEIGHT], ...points, [WIDTH, HEIGHT]]);
}

/** Merlons from `x` on, as a path along the top edge to the right. */
function battlements(width: number, size: number): string {
  const count = Math.max(2, Math.round(width / (2 * size)));
  const step = width / (2 * count - 1);
  return Array.from(
    { length: count },
    (_, k) => `v${-size}h${brief(step)}v${size}${k < count - 1 ? `h${brief(step)}` : ''}`,
  ).join('');
}

interface Mass {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly foot: number;
}

/** A tower or a stretch of wall: a body with battlements, its east side in shade. */
function keep({ x, width, top, foot }: Mass, merlon = 9): string {
  const shade = Math.min(width * 0.3, 26);
  return (
    path(`M${x} ${foot}V${top}${battlements(width, merlon)}V${foot}Z`, fill('wall')) +
    path(`M${x + width - shade} ${foot}V${top}h${shade}V${foot}Z`, fill('wall-shade')) +
    rect(x, top, width, 3, fill('wall-light'))
  );
}

/** A hall with a low roof of tiles. */
function hall({ x, width, top, foot }: Mass, rise = 22): string {
  const shade = Math.min(width * 0.22, 26);
  return (
    rect(x, top, width, foot - top, fill('wall')) +
    rect(x + width - shade, top, shade, foot - top, fill('wall-shade')) +
    path(
      `M${x - 8} ${top}L${x + rise * 0.9} ${top - rise}H${x + width - rise * 0.9}L${x + width + 8} ${top}Z`,
      fill('roof'),
    ) +
    path(
      `M${x + width - rise * 0.9} ${top - rise}L${x + width + 8} ${top}H${x + width - rise * 1.2}Z`,
      fill('roof-shade'),
    )
  );
}

const row = (count: number, from: number, step: number, draw: (x: number) => string): string =>
  Array.from({ length: count }, (_, k) => draw(from + k * step)).join('');

const lamps = (count: number, from: number, step: number, foot: number, width = 11, height = 19): string =>
  path(
    row(count, from, step, (x) => roundArch(x, foot, width, height)),
    fill('lamp'),
  );

const arcade = (count: number, from: number, step: number, foot: number, width: number, height: number): string =>
  path(
    row(count, from, step, (x) => horseshoe(x, foot, width, height)),
    fill('lamp'),
  );

function cypress(x: number, foot: number, height: number): string {
  const half = height * 0.115;
  const body = `M${brief(x)} ${brief(foot - height)}C${brief(x + half * 1.5)} ${brief(foot - height * 0.55)} ${brief(x + half * 1.5)} ${brief(foot - height * 0.12)} ${brief(x)} ${foot}`;
  return (
    path(
      `${body}C${brief(x - half * 1.5)} ${brief(foot - height * 0.12)} ${brief(x - half * 1.5)} ${brief(foot - height * 0.55)} ${brief(x)} ${brief(foot - height)}Z`,
      fill('cypress'),
    ) +
    path(
      `${body}C${brief(x + half * 0.6)} ${brief(foot - height * 0.3)} ${brief(x + half * 0.6)} ${brief(foot - height * 0.6)} ${brief(x)} ${brief(foot - height)}Z`,
      fill('cypress-shade'),
    )
  );
}

function sierra(): string {
  const far = ridge([
    [0, 318],
    [120, 296],
    [230, 306],
    [340, 270],
    [420, 284],
    [520, 236],
    [590, 190],
    [632, 206],
    [700, 132],
    [748, 164],
    [830, 112],
    [900, 152],
    [1000, 118],
    [1090, 158],
    [1180, 132],
    [1270, 180],
    [1360, 158],
    [1440, 196],
  ]);
  const snow = (x: number, y: number, s: number): string =>
    `M${x} ${y}l${26 * s} ${17 * s}l${-9 * s} ${1 * s}l${7 * s} ${11 * s}l${-15 * s} ${-8 * s}l${-7 * s} ${9 * s}l${-8 * s} ${-10 * s}l${-17 * s} ${6 * s}l${6 * s} ${-10 * s}Z`;
  const near = ridge([
    [0, 346],
    [140, 330],
    [260, 338],
    [420, 304],
    [560, 290],
    [700, 250],
    [860, 262],
    [1010, 232],
    [1180, 258],
    [1330, 236],
    [1440, 262],
  ]);
  return (
    path(far, fill('sierra')) +
    path(
      snow(590, 190, 1) +
        snow(700, 132, 1.7) +
        snow(830, 112, 1.6) +
        snow(1000, 118, 1.6) +
        snow(1180, 132, 1.4) +
        snow(1360, 158, 1),
      fill('snow'),
    ) +
    path(near, fill('foothill'))
  );
}

function fortress(): string {
  return (
    keep({ x: 1290, width: 66, top: 236, foot: 360 }) +
    lamps(2, 1311, 22, 276) +
    keep({ x: 1190, width: 110, top: 270, foot: 360 }, 7) +
    hall({ x: 1075, width: 150, top: 238, foot: 350 }) +
    arcade(5, 1093, 25, 292, 19, 38) +
    keep({ x: 1000, width: 90, top: 262, foot: 360 }, 7) +
    keep({ x: 896, width: 122, top: 128, foot: 360 }, 12) +
    lamps(3, 926, 28, 206, 15, 26) +
    lamps(3, 926, 28, 260, 15, 32) +
    rect(896, 166, 122, 3, fill('wall-shade')) +
    hall({ x: 800, width: 96, top: 246, foot: 350 }, 18) +
    lamps(4, 815, 19, 276, 9, 15) +
    keep({ x: 700, width: 112, top: 276, foot: 360 }, 7) +
    keep({ x: 640, width: 76, top: 204, foot: 368 }, 10) +
    lamps(2, 664, 26, 244, 12, 20) +
    keep({ x: 560, width: 84, top: 288, foot: 370 }, 7) +
    keep({ x: 522, width: 46, top: 258, foot: 372 }, 8)
  );
}

function hill(): string {
  const slope = 'M0 420V372C150 352 330 362 470 352C600 342 700 336 860 334C1040 332 1220 336 1440 322V420Z';
  const garden = 'M0 420V396C220 382 420 392 640 380C900 366 1180 380 1440 364V420Z';
  const trees: readonly [number, number, number][] = [
    [486, 362, 74],
    [508, 358, 52],
    [616, 352, 48],
    [736, 350, 66],
    [756, 350, 50],
    [872, 346, 58],
    [884, 348, 40],
    [1036, 344, 82],
    [1056, 344, 56],
    [1172, 344, 62],
    [1244, 342, 96],
    [1266, 342, 70],
    [1372, 340, 88],
    [1394, 340, 60],
    [1420, 340, 76],
    [330, 372, 56],
    [352, 372, 40],
    [120, 380, 62],
    [146, 380, 46],
    [98, 382, 38],
  ];
  return (
    path(slope, fill('hill')) +
    trees.map(([x, foot, height]) => cypress(x, foot, height)).join('') +
    path(garden, fill('garden'))
  );
}

function sky(): string {
  const stars: readonly Point[] = [
    [90, 60],
    [210, 120],
    [330, 44],
    [455, 92],
    [560, 40],
    [690, 66],
    [1060, 40],
    [1180, 74],
    [1320, 54],
    [1400, 108],
    [40, 160],
    [270, 176],
    [1270, 112],
    [800, 34],
  ];
  return (
    circle(1130, 92, 74, fill('halo')) +
    circle(1130, 92, 44, fill('orb')) +
    path(stars.map((at, k) => closed(star(at, 3.2 + (k % 3) * 1.3, 1.4, 8))).join(''), fill('star'))
  );
}

/** The whole view, without the sky's own colour, which fills whatever room there is. */
export function drawVista(): string {
  return sky() + sierra() + fortress() + hill();
}

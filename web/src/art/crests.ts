/** Six crests for six players: a field of its own shape and colour, and on it a charge of its own. */
import { closed, horseshoe, MIDDLE, ngon, scalloped, star } from './geometry';
import { INK, PLASTER, PLAYER_COLOURS, textOn, WHITE } from './palette';
import { circle, inked, path, rect } from './svg';

interface Crest {
  readonly field: string;
  /** The charge, drawn in `colour` on a field of `ground`. */
  readonly charge: (colour: string, ground: string) => string;
}

const arch = (colour: string, ground: string): string =>
  path(horseshoe(50, 72, 46, 52), { fill: colour }) + path(horseshoe(50, 72, 27, 38), { fill: ground }) + rect(26, 70, 48, 6, { fill: colour });

const sun = (colour: string, ground: string): string => path(closed(star(MIDDLE, 31, 19, 12, 15)), { fill: colour }) + circle(50, 50, 13, { fill: colour, stroke: ground, width: 3 });

const pomegranate = (colour: string, ground: string): string =>
  path('M41 24L46 31L50 23L54 31L59 24V37H41Z', { fill: colour }) +
  circle(50, 54, 20, { fill: colour }) +
  path('M50 40C42 48 42 62 50 70C58 62 58 48 50 40Z', { fill: ground }) +
  [[50, 48], [46.8, 54.5], [53.2, 54.5], [50, 61.5]].map(([x, y]) => circle(x as number, y as number, 2.6, { fill: colour })).join('');

const key = (colour: string, ground: string): string =>
  path(scalloped([50, 30], 12.5, 4, 45), { fill: colour }) + circle(50, 30, 6, { fill: ground }) + path('M46.5 42H53.5V58H63V64H53.5V68H60V74H46.5Z', { fill: colour });

const swallow = (colour: string): string =>
  path('M22 34C36 32 46 38 51 48C57 38 68 30 82 30C76 42 68 50 61 55L74 72L59 66L55 77L49 61C42 64 35 64 27 69C30 60 36 54 42 51C36 44 30 38 22 34Z', { fill: colour });

const octagram = (colour: string, ground: string): string =>
  path(closed(star(MIDDLE, 29, 22, 8, 22.5)), { fill: colour }) + path(closed(star(MIDDLE, 17, 9.5, 8, 0)), { fill: ground }) + circle(50, 50, 4, { fill: colour });

const CRESTS: readonly Crest[] = [
  { field: 'M13 11H87V46C87 70 70 85 50 94C30 85 13 70 13 46Z', charge: arch },
  { field: closed(ngon(MIDDLE, 43, 48)), charge: sun },
  { field: 'M50 2C60 22 78 40 98 50C78 60 60 78 50 98C40 78 22 60 2 50C22 40 40 22 50 2Z', charge: pomegranate },
  { field: 'M16 8H84V93L50 79L16 93Z', charge: key },
  { field: closed(ngon(MIDDLE, 47, 6, 30)), charge: swallow },
  { field: scalloped(MIDDLE, 36, 4, 45), charge: octagram },
];

/** Everything on one square of 100; seats beyond the sixth do not exist. */
export function drawCrest(seat: number): string {
  const crest = CRESTS[seat];
  const colour = PLAYER_COLOURS[seat];
  if (!crest || !colour) throw new RangeError(`no crest for seat ${seat}`);
  const text = textOn(colour);
  return (
    path(crest.field, { stroke: PLASTER, width: 9 }) +
    path(crest.field, inked(colour, 4)) +
    `<g transform="translate(50 50) scale(.86) translate(-50 -50)">${path(crest.field, { stroke: text === INK ? INK : WHITE, width: 1.6, opacity: 0.55 })}</g>` +
    crest.charge(text === INK ? INK : PLASTER, colour)
  );
}

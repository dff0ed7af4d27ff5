/**
 * Six crests for six players, and one for the imaginary third: a field of its own shape and colour, and on it a charge
 * of its own.
 */
import { closed, horseshoe, MIDDLE, ngon, scalloped, star } from './geometry';
import { DIRK_COLOUR, INK, PLASTER, PLAYER_COLOURS, textOn, WHITE } from './palette';
import { circle, inked, path, rect } from './svg';

interface Crest {
  readonly field: string;
  /** The charge, drawn in `colour` on a field of `ground`. */
  readonly charge: (colour: string, ground: string) => string;
}

const arch = (colour: string, ground: string): string =>
  path(horseshoe(50, 72, 46, 52), { fill: colour }) +
  path(horseshoe(50, 72, 27, 38), { fill: ground }) +
  rect(26, 70, 48, 6, { fill: colour });

const sun = (colour: string, ground: string): string =>
  path(closed(star(MIDDLE, 31, 19, 12, 15)), { fill: colour }) +
  circle(50, 50, 13, { fill: colour, stroke: ground, width: 3 });

const pomegranate = (colour: string, ground: string): string =>
  path('M39 23L45.5 28L50 20L54.5 28L61 23L58 38H42Z', { fill: colour }) +
  circle(50, 55, 21.5, { fill: colour }) +
  path('M50 39C39 48 39 63 50 72C61 63 61 48 50 39Z', { fill: ground }) +
  [
    [50, 46.5],
    [46, 53.5],
    [54, 53.5],
    [46.5, 61],
    [53.5, 61],
    [50, 67],
  ]
    .map(([x, y]) => circle(x as number, y as number, 2.7, { fill: colour }))
    .join('');

const key = (colour: string, ground: string): string =>
  path(scalloped([50, 30], 15, 4, 0.75, 45), { fill: colour }) +
  circle(50, 30, 6, { fill: ground }) +
  path('M46.5 42H53.5V58H63V64H53.5V68H60V74H46.5Z', { fill: colour });

/** A swallow from above, wings spread. */
export const SWALLOW =
  'M50 21C53.5 23 55 28 55.5 33C68 33 80 40 87 55C77 49.5 66 48.5 57 52L56 61L65 82L52 69L50 63L48 69L35 82L44 61L43 52C34 48.5 23 49.5 13 55C20 40 32 33 44.5 33C45 28 46.5 23 50 21Z';

const swallow = (colour: string): string => path(SWALLOW, { fill: colour });

const octagram = (colour: string, ground: string): string =>
  path(closed(star(MIDDLE, 29, 22, 8, 22.5)), { fill: colour }) +
  path(closed(star(MIDDLE, 17, 9.5, 8, 0)), { fill: ground }) +
  circle(50, 50, 4, { fill: colour });

/** Somebody whom nobody has seen: head and shoulders, without a face. */
const bust = (colour: string): string =>
  circle(50, 37, 15.5, { fill: colour }) + path('M20 82V76C20 63 31 57 50 57C69 57 80 63 80 76V82Z', { fill: colour });

const DIRKS: Crest = { field: 'M9 9H91V91H9Z', charge: bust };

const CRESTS: readonly Crest[] = [
  { field: 'M13 11H87V46C87 70 70 85 50 94C30 85 13 70 13 46Z', charge: arch },
  { field: closed(ngon(MIDDLE, 43, 48)), charge: sun },
  { field: 'M50 2L97 50L50 98L3 50Z', charge: pomegranate },
  { field: 'M16 8H84V93L50 79L16 93Z', charge: key },
  { field: closed(ngon(MIDDLE, 47, 6, 30)), charge: swallow },
  { field: scalloped(MIDDLE, 47, 4, 0.78, 45), charge: octagram },
];

function drawn({ field, charge }: Crest, colour: string): string {
  const text = textOn(colour);
  return (
    path(field, { stroke: PLASTER, width: 9 }) +
    path(field, inked(colour, 4)) +
    `<g transform="translate(50 50) scale(.86) translate(-50 -50)">${path(field, { stroke: text === INK ? INK : WHITE, width: 1.6, opacity: 0.55 })}</g>` +
    charge(text === INK ? INK : PLASTER, colour)
  );
}

/** Each drawn once: a table shows dozens of them. */
const DRAWN: readonly string[] = PLAYER_COLOURS.map((colour, seat) => drawn(CRESTS[seat] as Crest, colour));

const DRAWN_DIRKS = drawn(DIRKS, DIRK_COLOUR);

/** Whose crest it is: a player's, by the seat, or that of the imaginary third player. */
export type Bearer = number | 'dirk';

/** Everything on one square of 100; seats beyond the sixth do not exist. */
export function drawCrest(seat: Bearer): string {
  const crest = seat === 'dirk' ? DRAWN_DIRKS : DRAWN[seat];
  if (crest === undefined) throw new RangeError(`no crest for seat ${seat}`);
  return crest;
}

/** Scoring cards and the backs of cards and tiles: lamplight gold on night indigo. */
import { closed, hankin, horseshoe, MIDDLE, ngon, polar, star } from './geometry';
import { CARD } from './money';
import { darker, GOLD, INK, lighter, mix, PLASTER, SAND } from './palette';
import { eightfold } from './patterns';
import { BEVEL, clipped, DETAIL, drawnOnce, HAIR, inked, path, picture, rect } from './svg';

const NIGHT = '#262058';
const DUSK = lighter(NIGHT, 0.16);
const GILT = mix(GOLD, NIGHT, 0.25);

/** A rosette of nested stars around a point, the mark of everything face down. */
function rosette(x: number, y: number, radius: number): string {
  const ring = (r: number, turn: number): string => closed(hankin(ngon([x, y], r, 16, turn), 66));
  const beads = Array.from({ length: 16 }, (_, k) =>
    closed(star(polar([x, y], radius * 1.09, k * 22.5 + 11.25), radius * 0.075, radius * 0.04, 4, k * 22.5 + 11.25)),
  ).join('');
  return (
    path(ring(radius, 0), { fill: darker(NIGHT, 0.3), stroke: GOLD, width: DETAIL }) +
    path(ring(radius * 0.76, 11.25), { fill: DUSK, stroke: GILT, width: HAIR }) +
    path(closed(star([x, y], radius * 0.5, radius * 0.36, 8, 22.5)), { fill: GOLD, stroke: INK, width: HAIR }) +
    path(closed(star([x, y], radius * 0.28, radius * 0.17, 8, 0)), { fill: NIGHT }) +
    path(closed(ngon([x, y], radius * 0.09, 8, 22.5)), { fill: PLASTER }) +
    path(beads, { fill: GOLD })
  );
}

function weave(pitch: number): string {
  const { stars, knots } = eightfold(pitch, 67.5);
  return (
    path(stars, { fill: NIGHT, stroke: DUSK, width: HAIR }) +
    path(knots, { fill: darker(NIGHT, 0.25), stroke: DUSK, width: HAIR })
  );
}

function drawTileBack(): string {
  return picture(
    100,
    100,
    rect(0, 0, 100, 100, { fill: darker(NIGHT, 0.2) }) +
      weave(20) +
      rect(5, 5, 90, 90, { stroke: GOLD, width: 1.4 }, 3) +
      rect(7.8, 7.8, 84.4, 84.4, { stroke: GILT, width: HAIR }, 2) +
      rosette(...MIDDLE, 31) +
      BEVEL,
  );
}

/** The frame that backs and scoring cards share, filled by night. */
function nightCard(): string {
  return (
    rect(1, 1, 68, 98, inked(PLASTER, 1.8), 7) +
    `<clipPath id="n"><rect x="4" y="4" width="62" height="92" rx="4.5"/></clipPath>` +
    `<g clip-path="url(#n)">${rect(0, 0, 100, 100, { fill: darker(NIGHT, 0.2) })}<g transform="translate(-15 0)">${weave(20)}</g></g>` +
    rect(6.4, 6.4, 57.2, 87.2, { stroke: GOLD, width: 1.1 }, 3)
  );
}

function drawCardBack(): string {
  return picture(
    CARD.width,
    CARD.height,
    nightCard() + rosette(35, 50, 21) + rosette(35, 17.5, 5.5) + rosette(35, 82.5, 5.5),
  );
}

export type Round = 1 | 2 | 3;

/** A gate with three steps, the middle one highest, lamplight, and above one star for each scoring so far. */
function drawScoringCard(round: Round): string {
  const stars = Array.from({ length: round }, (_, k) =>
    closed(star([35 + (k - (round - 1) / 2) * 9.5, 27], 4.2, 2.6, 8, 22.5)),
  ).join('');
  const glow = mix(NIGHT, '#FFB84D', 0.16);
  const gate = horseshoe(35, 84, 46, 65);
  return picture(
    CARD.width,
    CARD.height,
    nightCard() +
      path(horseshoe(35, 84, 52, 69), { fill: NIGHT, stroke: GOLD, width: 2 }) +
      path(gate, { fill: glow }) +
      clipped(path(closed(star([35, 50], 40, 15, 20)), { fill: mix(NIGHT, '#FFB84D', 0.3) }), 'gate', gate) +
      path(gate, { stroke: GILT, width: HAIR }) +
      path(stars, inked(GOLD, HAIR)) +
      path('M15.5 84V69H28.5V58H41.5V74H54.5V84Z', inked(PLASTER, DETAIL)) +
      path('M24.5 70V83.4H27.8V70ZM37.5 59V83.4H40.8V59ZM50.5 75V83.4H53.8V75Z', { fill: SAND }) +
      path('M28.5 69V84M41.5 74V84', { stroke: INK, width: HAIR }) +
      path(closed(star([35, 48.5], 7.5, 4.7, 8, 22.5)), inked(GOLD, DETAIL)) +
      path(closed(star([35, 48.5], 3.4, 2, 8, 0)), { fill: PLASTER }) +
      rect(11, 83.6, 48, 4.2, inked(GOLD, DETAIL), 1),
  );
}

export const tileBackPicture = drawnOnce(drawTileBack);
export const cardBackPicture = drawnOnce(drawCardBack);
/** The third scoring has no card in the deck, but closes the game. */
export const scoringPicture = drawnOnce(drawScoringCard);

/** The seraglio: a screened window under an eave, where one can look out and not be seen. */
import { closed, multifoil, star } from '../geometry';
import { CLAY, darker, GOLD, INK, KIND_COLOURS, lighter, PLASTER, SAND, STONE } from '../palette';
import { twelvefold } from '../patterns';
import { clipped, DETAIL, HAIR, inked, OUTLINE, path, rect, shadow } from '../svg';
import { aside, type Building } from './building';

const RED = KIND_COLOURS.seraglio;
const DEEP = darker(RED, 0.45);
const DARK = darker(RED, 0.78);
const OPENING = multifoil(50, 78, 30, 49, 7);

function ground(): string {
  const { gaps, stars, knots } = twelvefold(28, 66);
  const line = lighter(RED, 0.42);
  return (
    rect(0, 0, 100, 100, { fill: RED }) +
    path(gaps, { fill: darker(RED, 0.14) }) +
    path(stars, { fill: lighter(RED, 0.12), stroke: line, width: HAIR }) +
    path(knots, { fill: lighter(RED, 0.3), stroke: line, width: HAIR })
  );
}

/** A wooden screen of crossing laths with a rosette wherever they meet. */
function screen(): string {
  const laths: string[] = [];
  const knobs: string[] = [];
  for (let k = -9; k <= 9; k++) laths.push(`M${50 + k * 7 - 40} 94l80 -80M${50 + k * 7 - 40} 14l80 80`);
  for (let row = 0; row < 16; row++)
    for (let column = -3; column <= 3; column++)
      knobs.push(closed(star([50 + column * 7 + (row % 2) * 3.5, 26.5 + row * 3.5], 1.7, 1.1, 4, 0)));
  return path(laths.join(''), { stroke: STONE, width: 1.1 }) + path(knobs.join(''), { fill: PLASTER });
}

function full(): string {
  const rosettes = closed(star([34.5, 24.5], 3.4, 2.1, 8, 22.5)) + closed(star([65.5, 24.5], 3.4, 2.1, 8, 22.5));
  const balusters = Array.from({ length: 9 }, (_, k) => `M${36.8 + k * 3.3} 68.5v8`).join('');
  return (
    shadow('M23 9H77L81 17H77V82H81V87H19V82H23V17H19Z', 2.4) +
    rect(24, 15, 52, 68, inked(PLASTER, OUTLINE)) +
    path('M71.5 16H75V82H71.5Z', { fill: SAND }) +
    rect(28.5, 18.5, 43, 61, inked(RED, DETAIL)) +
    path('M28.5 18.5H71.5V40H28.5Z', { fill: DEEP }) +
    path(rosettes, inked(GOLD, HAIR)) +
    path(multifoil(50, 79.5, 36, 54, 7), inked(PLASTER, DETAIL)) +
    path(OPENING, { fill: DARK }) +
    clipped(screen(), 'screen', OPENING) +
    path(OPENING, { stroke: INK, width: DETAIL }) +
    rect(34.5, 67, 31, 12, inked(darker(RED, 0.3), DETAIL)) +
    path(balusters, { stroke: SAND, width: 1.5 }) +
    rect(33.5, 65.2, 33, 3, inked(SAND, DETAIL)) +
    rect(20, 82, 60, 5, inked(STONE, OUTLINE * 0.8)) +
    path('M26 17.5V21M33 17.5V20M67 17.5V20M74 17.5V21', { stroke: CLAY, width: 2.4 }) +
    path('M21 9.5H79L84 17H16Z', inked(CLAY, OUTLINE * 0.8)) +
    path('M28 9.5L25 17M36 9.5L34.5 17M45 9.5L44.5 17M55 9.5L55.5 17M64 9.5L65.5 17M72 9.5L75 17', {
      stroke: INK,
      width: HAIR,
    }) +
    path('M21.5 10.5H78.5', { stroke: lighter(CLAY, 0.5), width: 1 })
  );
}

function small(): string {
  const opening = 'M33 80V44Q33 30 50 24Q67 30 67 44V80Z';
  const laths = [-3, -2, -1, 0, 1, 2, 3]
    .map((k) => `M${50 + k * 13 - 40} 92l80 -80M${50 + k * 13 - 40} 12l80 80`)
    .join('');
  return aside(
    path('M14 18L20 9H80L86 18H78V88H22V18Z', inked(PLASTER, 4)) +
      path('M17 17.5L21.5 10.5H78.5L83 17.5Z', { fill: CLAY }) +
      path(opening, { fill: DARK }) +
      clipped(path(laths, { stroke: SAND, width: 3 }), 'laths', opening) +
      path(opening, { stroke: INK, width: 2.5 }),
  );
}

export const seraglio: Building = { ground, full, small };

/** The price on a tile: an octagon in the building's colour, in the corner that the silhouettes leave free. */
import { closed, ngon } from './geometry';
import type { Detail } from './kinds';
import { INK, KIND_COLOURS, type Kind, PLASTER, textOn } from './palette';
import { path } from './svg';

interface Badge {
  readonly centre: number;
  readonly radius: number;
  readonly type: number;
}

/** On small tiles the figure must still be about ten pixels high. */
const BADGES: Readonly<Record<Detail, Badge>> = {
  full: { centre: 21, radius: 15, type: 18 },
  small: { centre: 25, radius: 22, type: 27 },
};

export function drawPrice(kind: Kind, price: number, detail: Detail): string {
  const { centre, radius, type } = BADGES[detail];
  const colour = KIND_COLOURS[kind];
  const octagon = closed(ngon([centre, centre], radius, 8, 22.5));
  const figure = `x="${centre}" y="${centre + type * 0.35}" font-size="${type}" text-anchor="middle"`;
  return (
    path(octagon, { stroke: INK, width: radius * 0.3 }) +
    path(octagon, { fill: colour, stroke: PLASTER, width: radius * 0.15 }) +
    `<text ${figure} class="numeral" fill="${textOn(colour)}">${price}</text>`
  );
}

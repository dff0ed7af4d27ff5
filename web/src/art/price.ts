/** The price on a tile: an octagon in the building's colour, in the corner that the silhouettes leave free. */
import { closed, ngon } from './geometry';
import type { Detail } from './kinds';
import { INK, KIND_COLOURS, type Kind, PLASTER, textOn } from './palette';
import { figure, path } from './svg';

interface Badge {
  readonly centre: number;
  readonly radius: number;
  readonly type: number;
}

/** On small tiles the figure must still be about ten pixels high. */
const BADGES: Readonly<Record<Detail, Badge>> = {
  full: { centre: 18.5, radius: 13, type: 16.5 },
  small: { centre: 24, radius: 21, type: 26 },
};

export function drawPrice(kind: Kind, price: number, detail: Detail): string {
  const { centre, radius, type } = BADGES[detail];
  const colour = KIND_COLOURS[kind];
  const octagon = closed(ngon([centre, centre], radius, 8, 22.5));
  const badge =
    path(octagon, { stroke: INK, width: radius * 0.27 }) +
    path(octagon, { fill: colour, stroke: PLASTER, width: radius * 0.13 }) +
    figure(price, centre, centre, type, textOn(colour));
  return `<g class="price">${badge}</g>`;
}

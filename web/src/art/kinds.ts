/** The six kinds of buildings as pictures, each drawn once and then used everywhere. */
import { arcades } from './kinds/arcades';
import type { Building } from './kinds/building';
import { chambers } from './kinds/chambers';
import { garden } from './kinds/garden';
import { pavilion } from './kinds/pavilion';
import { seraglio } from './kinds/seraglio';
import { tower } from './kinds/tower';
import { KIND_COLOURS, type Kind } from './palette';
import { BEVEL, drawnOnce, picture, rect } from './svg';

const BUILDINGS: Readonly<Record<Kind, Building>> = { pavilion, seraglio, arcades, chambers, garden, tower };

/** Two levels of detail: below this size in pixels a tile shows the silhouette alone. */
export const FULL_DETAIL = 56;
export type Detail = 'full' | 'small';

export function detailFor(size: number): Detail {
  return size < FULL_DETAIL ? 'small' : 'full';
}

/** What lies under walls and price at this level of detail. */
export function groundOf(kind: Kind, detail: Detail): string {
  return detail === 'full' ? BUILDINGS[kind].ground() : rect(0, 0, 100, 100, { fill: KIND_COLOURS[kind] });
}

export function drawKind(kind: Kind, detail: Detail): string {
  return picture(100, 100, groundOf(kind, detail) + BUILDINGS[kind][detail]() + BEVEL);
}

/** The address of the picture of a kind. */
export const kindPicture = drawnOnce(drawKind);

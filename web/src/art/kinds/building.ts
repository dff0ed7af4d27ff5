import { moved } from '../svg';

/** What every kind of building has to offer. */
export interface Building {
  /** What lies around and behind it, filling the square. */
  readonly ground: () => string;
  /** The building itself, for tiles large enough to look at. */
  readonly full: () => string;
  /** Its outline in bold strokes on the plain colour, for small tiles. */
  readonly small: () => string;
}

/** On small tiles the price takes much of the north-west corner, and the silhouette makes way. */
export function aside(drawing: string): string {
  return moved(drawing, 'translate(17 13) scale(.83)');
}

/** What every kind of building has to offer. */
export interface Building {
  /** What lies around and behind it, filling the square. */
  readonly ground: () => string;
  /** The building itself, for tiles large enough to look at. */
  readonly full: () => string;
  /** Its outline in bold strokes on the plain colour, for small tiles. */
  readonly small: () => string;
}

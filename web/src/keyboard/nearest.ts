/** Which of several things on a screen lies next in a direction. Pure. */
export type Direction = 'up' | 'down' | 'left' | 'right';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Beside each other is nearer than askew. */
const ASKEW = 3;

/** The index of the nearest of `others` in this direction, or null if there is none. */
export function nearest(from: Box, others: readonly Box[], direction: Direction): number | null {
  let best: number | null = null;
  let least = Infinity;
  for (const [index, box] of others.entries()) {
    const distance = distanceTo(from, box, direction);
    if (distance !== null && distance < least) [best, least] = [index, distance];
  }
  return best;
}

function distanceTo(from: Box, to: Box, direction: Direction): number | null {
  const [dx, dy] = [
    middle(to.left, to.right) - middle(from.left, from.right),
    middle(to.top, to.bottom) - middle(from.top, from.bottom),
  ];
  const isAcross = direction === 'left' || direction === 'right';
  const ahead = (isAcross ? dx : dy) * (direction === 'left' || direction === 'up' ? -1 : 1);
  if (ahead < 1) return null;
  // What overlaps in the other direction is straight ahead.
  const [across, along] = [
    gap(from.left, from.right, to.left, to.right),
    gap(from.top, from.bottom, to.top, to.bottom),
  ];
  const aside = Math.max(0, isAcross ? along : across);
  const offset = Math.abs(isAcross ? dy : dx);
  // More aside than ahead is another direction, and so is above or below, wherever its middle is.
  if (aside > ahead || (aside > 0 && (isAcross ? across : along) < 0)) return null;
  return ahead + ASKEW * aside + offset / 100;
}

const middle = (one: number, other: number): number => (one + other) / 2;
/** The room between two; less than none where they overlap. */
const gap = (a1: number, a2: number, b1: number, b2: number): number => Math.max(b1 - a2, a1 - b2);

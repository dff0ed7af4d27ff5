/**
 * The score sheet: rounds by kinds by players, and why each number is what it is. Read from what the server has scored.
 */
import type { Kind, Majority, RoundScored, Share, Wall } from '../../protocol';

/**
 * What a rival got for one line of a round: a kind, or the wall. Dirk, where he takes part, comes after the last seat.
 */
export type Source = Kind | 'wall';

export function pointsFor(sheet: RoundScored, source: Source, rival: number): number {
  if (source === 'wall') return wallOf(sheet, rival)?.length ?? 0;
  return shareOf(majorityOf(sheet, source), rival)?.each ?? 0;
}

export function majorityOf(sheet: RoundScored, kind: Kind): Majority | undefined {
  return sheet.majorities.find((majority) => majority.kind === kind);
}

export function shareOf(majority: Majority | undefined, rival: number): Share | undefined {
  return majority?.shares.find((share) => share.seats.includes(rival));
}

export function wallOf(sheet: RoundScored, rival: number): Wall | undefined {
  return sheet.walls.find((wall) => wall.seat === rival);
}

/** All points of a round. */
export function roundTotal(sheet: RoundScored, rival: number): number {
  const kinds = sheet.majorities.reduce((sum, majority) => sum + (shareOf(majority, rival)?.each ?? 0), 0);
  return kinds + (wallOf(sheet, rival)?.length ?? 0);
}

/** The arithmetic of a shared prize, as in (16 + 8) / 2 = 12. */
export interface Arithmetic {
  readonly sum: string;
  readonly sharers: number;
  readonly each: number;
  readonly isRounded: boolean;
}

export function arithmeticOf(share: Share): Arithmetic {
  return {
    sum: share.prizes.join(' + '),
    sharers: share.seats.length,
    each: share.each,
    isRounded: share.total % share.seats.length !== 0,
  };
}

/** Where two rivals' results differ, the largest difference first: why one is ahead of the other. */
export function differences(
  sheets: readonly RoundScored[],
  one: number,
  other: number,
): readonly { source: Source; by: number }[] {
  const sources: Source[] = [...(sheets[0]?.majorities.map((majority) => majority.kind) ?? []), 'wall'];
  return sources
    .map((source) => ({
      source,
      by: sheets.reduce((sum, sheet) => sum + pointsFor(sheet, source, one) - pointsFor(sheet, source, other), 0),
    }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => b.by - a.by);
}

/** The course of a scoring as it is shown: one act for each kind, one for the walls. All numbers are the server's. */
import { type Kind, KINDS } from '../../art/palette';
import type { RoundScored } from '../../protocol';
import { pointsFor, roundTotal, type Source } from './sheet';

export const ACTS: readonly Source[] = [...KINDS, 'wall'];

/** Milliseconds for one act at each speed; without motion there is no theatre. */
export const ACT_LASTS: Readonly<Record<'fast' | 'normal' | 'slow', number>> = { fast: 600, normal: 1300, slow: 2400 };

/** A step of a podium: who stands there, with how many buildings, and how its points came about. */
export interface Step {
  readonly place: number;
  readonly rivals: readonly number[];
  readonly count: number;
  readonly each: number;
  /** As in `16 + 8`, where a place is shared and there is something to add up or to divide. */
  readonly sum: string | null;
  readonly isRounded: boolean;
}

export function podiumOf(sheet: RoundScored, kind: Kind): readonly Step[] {
  const shares = sheet.majorities.find((majority) => majority.kind === kind)?.shares ?? [];
  return shares.map(({ seats, count, places, prizes, total, each }) => ({
    place: places[0] ?? 0,
    rivals: seats,
    count,
    each,
    sum: seats.length > 1 ? prizes.join(' + ') : null,
    isRounded: total % seats.length !== 0,
  }));
}

/** Everybody's score after so many acts, Dirk's last. */
export function scoresAfter(sheet: RoundScored, acts: number): readonly number[] {
  const played = ACTS.slice(0, acts);
  return sheet.scores.map(
    (score, rival) =>
      score - roundTotal(sheet, rival) + played.reduce((sum, source) => sum + pointsFor(sheet, source, rival), 0),
  );
}

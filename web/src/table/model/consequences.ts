/** What a preview means for the one who looks, in a few figures. */
import type { Kind, Majority, Preview } from '../../protocol';
import { shareOf } from './sheet';

export interface Consequences {
  readonly wall: { readonly before: number; readonly after: number } | null;
  /** The kinds whose count changes for someone: one's own count and what it would bring, before and after. */
  readonly kinds: readonly {
    readonly kind: Kind;
    readonly rival: number;
    readonly count: { readonly before: number; readonly after: number };
    readonly points: { readonly before: number; readonly after: number };
  }[];
  /** By how much each rival's points in the next round change, if it were held now; only where they do. */
  readonly points: readonly { readonly rival: number; readonly by: number }[];
}

export function consequencesOf(preview: Preview): Consequences {
  const { seat, wall } = preview;
  return {
    wall: wall && { before: wall.before.length, after: wall.after.length },
    kinds: preview.majorities.map(({ kind, before, after }) => {
      // Someone's count has changed: one's own, or that of the third player who is given a tile.
      const changed = before.counts.findIndex((count, rival) => count !== after.counts[rival]);
      const rival = changed < 0 ? seat : changed;
      return {
        kind,
        rival,
        count: { before: before.counts[rival] ?? 0, after: after.counts[rival] ?? 0 },
        points: { before: prize(before, rival), after: prize(after, rival) },
      };
    }),
    points: preview.points_after
      .map((points, rival) => ({ rival, by: points - (preview.points_before[rival] ?? 0) }))
      .filter(({ by }) => by !== 0),
  };
}

function prize(majority: Majority, rival: number): number {
  return shareOf(majority, rival)?.each ?? 0;
}

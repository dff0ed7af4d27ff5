/** Who speaks when, and which words: seldom enough to be welcome, and never the same twice in a row. */
import { type FaceId, FACES } from '../art/faces';
import type { Occasion, Reaction } from './reactions';

/** How many ways each character has of saying each thing; `banter.ftl` has them all. */
const WAYS = 2;
/** How many entries of the table's log lie between two remarks. What is seldom is always worth a word. */
const QUIET: Readonly<Record<Occasion, number>> = { exact: 12, steal: 6, robbed: 6, scoring: 0, won: 0, lost: 0 };

export interface Line {
  readonly seat: number;
  /** As `banter` knows it: who, what about, and in which way. */
  readonly id: string;
}

export class Speech {
  private spoken: number | null = null;
  private readonly last = new Map<string, number>();

  /** What is said at this version of the table, if anything. `levelOf` knows which character sits there. */
  choose(reactions: readonly Reaction[], version: number, levelOf: (seat: number) => string): Line | null {
    for (const { seat, occasion } of reactions) {
      const who = FACES.find((face) => face === levelOf(seat));
      if (who === undefined || occasion === null) continue;
      if (this.spoken !== null && version - this.spoken < QUIET[occasion]) continue;
      this.spoken = version;
      return { seat, id: this.wording(who, occasion, version) };
    }
    return null;
  }

  private wording(who: FaceId, occasion: Occasion, version: number): string {
    const what = `${who}-${occasion}`;
    const last = this.last.get(what);
    // The first time by chance, as it were; from then on in turn.
    const way = last === undefined ? version % WAYS : (last + 1) % WAYS;
    this.last.set(what, way);
    return `${what}-${way + 1}`;
  }
}

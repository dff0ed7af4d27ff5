/** What the engine says about a picture of the book; `figures.ts` has them all. */
import type { Building, Card, Cell, Currency, Kind, LeftoverAwarded, Majority, Reason, Tile, Wall } from '../protocol';

/** A tile that is placed, built, exchanged or removed, or `reason` says why not; the wall before and after. */
export interface DrawnBuilding {
  readonly sort: 'building';
  readonly verb: 'place' | 'build' | 'exchange' | 'remove';
  readonly palace: readonly Building[];
  readonly tile: Tile | null;
  readonly cell: Cell;
  readonly reason: Reason | null;
  readonly wall: number;
  readonly wall_after: number | null;
}

/** Where a tile may go, and for the cells beside the palace where it may not, why. */
export interface DrawnGround {
  readonly sort: 'ground';
  readonly palace: readonly Building[];
  readonly tile: Tile;
  readonly legal: readonly Cell[];
  readonly illegal: readonly Reason[];
}

/** Cards that are paid for the tile of a slot; `rest` stays in hand. */
export interface DrawnPayment {
  readonly sort: 'payment';
  readonly slot: number;
  readonly tile: Tile;
  readonly cards: readonly Card[];
  readonly rest: readonly Card[];
  readonly paid: number;
  readonly reason: Reason | null;
}

/** Cards that are taken from the display. */
export interface DrawnTaking {
  readonly sort: 'taking';
  readonly display: readonly Card[];
  readonly cards: readonly Card[];
  readonly total: number;
  readonly reason: Reason | null;
}

/** A palace and its longest wall. */
export interface DrawnWall {
  readonly sort: 'wall';
  readonly palace: readonly Building[];
  readonly wall: Wall;
}

/** One kind in one scoring round. */
export interface DrawnMajority {
  readonly sort: 'majority';
  readonly round: number;
  readonly majority: Majority;
  readonly has_dirk: boolean;
}

/** The last tiles of the market, and who gets them. */
export interface DrawnLeftovers {
  readonly sort: 'leftovers';
  readonly awards: readonly LeftoverAwarded[];
}

/** Dirk's tiles, those he draws after a round, and how many the bag held before that. */
export interface DrawnDirk {
  readonly sort: 'dirk';
  readonly round: number;
  readonly before: readonly Tile[];
  readonly drawn: readonly Tile[];
  readonly bag: number;
}

export type Drawn =
  DrawnBuilding | DrawnGround | DrawnPayment | DrawnTaking | DrawnWall | DrawnMajority | DrawnLeftovers | DrawnDirk;

/** `prizes` by kind, round and place; `reasons` has the rule behind each "no". */
export interface Tables {
  readonly kinds: readonly { readonly kind: Kind; readonly tiles: readonly Tile[] }[];
  readonly slots: readonly Currency[];
  readonly copies: { readonly two: number; readonly more: number };
  readonly prizes: readonly (readonly (readonly number[])[])[];
  readonly reasons: Readonly<Record<string, string>>;
}

/** Whether a picture shows something that may be done; null where nothing is tried. */
export function verdictOf(drawn: Drawn): 'legal' | 'illegal' | null {
  if (!('reason' in drawn)) return null;
  return drawn.reason ? 'illegal' : 'legal';
}

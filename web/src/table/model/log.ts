/** The course of the game as a list of lines, each a message and what it is about; `words.ts` says them. */
import type { Card, Cell, Event, Kind, Tile } from '../../protocol';
import { readTile } from './notation';
import type { Told } from './table';

/** A line of the log. `seat` is who it is about, if anybody. */
export interface Line {
  readonly id: string;
  readonly seat: number | null;
  readonly tile?: Tile;
  readonly other?: Tile;
  readonly cell?: Cell;
  readonly cards?: readonly Card[];
  readonly tiles?: readonly Tile[];
  readonly seats?: readonly number[];
  readonly amount?: number;
  /** A choice among variants of the message. */
  readonly how?: string;
}

/** What is worth saying about an event; null for what everybody sees anyway. */
export function lineOf(event: Event): Line | null {
  switch (event.type) {
    case 'StartChosen':
      return { id: 'log-start', seat: event.seat };
    case 'MoneyTaken':
      return { id: 'log-took', seat: event.seat, cards: event.cards };
    case 'TileBought': {
      const over = event.paid - readTile(event.tile).price;
      return {
        id: 'log-bought',
        seat: event.seat,
        tile: event.tile,
        cards: event.cards,
        how: event.is_exact ? 'exact' : 'over',
        amount: over,
      };
    }
    case 'TileBuilt':
      return { id: 'log-built', seat: event.seat, tile: event.tile, cell: event.cell };
    case 'TileRemoved':
      return { id: 'log-removed', seat: event.seat, tile: event.tile, cell: event.cell };
    case 'TilesExchanged':
      return { id: 'log-exchanged', seat: event.seat, tile: event.tile, other: event.old, cell: event.cell };
    case 'ActionsStopped':
      return { id: 'log-stopped', seat: event.seat, how: event.had_bonus ? 'bonus' : 'pass' };
    case 'TilePlaced':
      return { id: 'log-placed', seat: event.seat, tile: event.tile, cell: event.cell };
    case 'TileStored':
      return { id: 'log-stored', seat: event.seat, tile: event.tile };
    case 'TileGivenToDirk':
      return { id: 'log-given', seat: event.seat, tile: event.tile };
    case 'DirkReceived':
      return { id: 'log-dirk-received', seat: null, amount: event.tiles.length, tiles: event.tiles };
    case 'DiscardsReshuffled':
      return { id: 'log-reshuffled', seat: null, amount: event.cards };
    case 'ScoringCardDrawn':
      return { id: 'log-scoring-card', seat: null, amount: event.round };
    case 'RoundScored':
      return { id: 'log-scored', seat: null, amount: event.round };
    case 'LeftoverAwarded':
      return event.seat === null
        ? { id: 'log-leftover-nobody', seat: null, tile: event.tile }
        : { id: 'log-leftover', seat: event.seat, tile: event.tile };
    case 'GameEnded':
      return { id: 'log-won', seat: null, seats: event.winners };
    default:
      return null;
  }
}

/** The lines of one turn; the deal and what follows a turn belong to the turn before. */
export interface TurnLines {
  readonly key: number;
  readonly seat: number | null;
  /** Whatever there is a line about. */
  readonly lines: readonly Told[];
  /** The first step of a turn that was played to its end, for those who want to know why; null for anything else. */
  readonly step: number | null;
  /** A computer player had a part in it, for whoever holds the seat. */
  readonly isStandIn: boolean;
}

/** What somebody does in a turn of their own. */
const ACTIONS: ReadonlySet<string> = new Set([
  'log-took',
  'log-bought',
  'log-built',
  'log-removed',
  'log-exchanged',
  'log-stopped',
]);

/** All lines, the oldest turn first. */
export function turnsOf(told: readonly Told[]): readonly TurnLines[] {
  const turns: { key: number; seat: number | null; lines: Told[]; step: number | null; isStandIn: boolean }[] = [];
  let step: number | null = null;
  let isEnded = true;
  for (const [index, each] of told.entries()) {
    const { event, step: at, isStandIn = false } = each;
    const line = lineOf(event);
    if (line) {
      const last = turns.at(-1);
      const begins = !last || (isEnded && line.seat !== null) || (line.seat !== null && line.seat !== last.seat);
      if (begins) turns.push({ key: index, seat: line.seat, lines: [], step: null, isStandIn: false });
      isEnded = false;
      if (ACTIONS.has(line.id)) step ??= at;
      const turn = turns.at(-1);
      turn?.lines.push(each);
      if (turn && isStandIn && line.seat === turn.seat) turn.isStandIn = true;
    }
    if (event.type === 'TurnEnded') {
      isEnded = true;
      const turn = turns.findLast(({ seat }) => seat === event.seat);
      if (turn) turn.step = step;
      step = null;
    }
  }
  return turns;
}

/** What has come to the table in these events, to be marked as new. */
export interface Fresh {
  readonly slots: ReadonlySet<number>;
  readonly cards: readonly Card[];
  /** Cells by seat where a tile was set. */
  readonly cells: ReadonlyMap<number, ReadonlySet<Cell>>;
  readonly dirk: ReadonlySet<Kind>;
}

export function freshIn(told: readonly Told[]): Fresh {
  const slots = new Set<number>();
  const cards: Card[] = [];
  const cells = new Map<number, Set<Cell>>();
  const dirk = new Set<Kind>();
  for (const { event } of told) {
    if (event.type === 'SlotFilled') slots.add(event.slot);
    if (event.type === 'CardDrawn') cards.push(event.card);
    if (event.type === 'TilePlaced' || event.type === 'TileBuilt' || event.type === 'TilesExchanged') {
      cells.set(event.seat, (cells.get(event.seat) ?? new Set<Cell>()).add(event.cell));
    }
    if (event.type === 'TileGivenToDirk') dirk.add(readTile(event.tile).kind);
    if (event.type === 'DirkReceived') for (const tile of event.tiles) dirk.add(readTile(tile).kind);
  }
  return { slots, cards, cells, dirk };
}

/** Where on the table something can be seen: a bought tile where it was set since. Null if there is no such place. */
export function placeOf(
  { event }: Told,
  since: readonly Told[],
): { readonly seat: number; readonly cell: Cell } | null {
  if ('cell' in event && 'seat' in event) return { seat: event.seat, cell: event.cell };
  if (event.type !== 'TileBought') return null;
  for (const { event: set } of since)
    if (set.type === 'TilePlaced' && set.tile === event.tile) return { seat: set.seat, cell: set.cell };
  return null;
}

/** Tiles, cards and cells as the server writes them, taken apart; and moves put together. */
import { CURRENCIES, type Currency, type Kind } from '../../art/palette';
import { type Side, sides } from '../../art/walls';
import { CURRENCY_LETTERS, TILES } from '../../generated/game';
import type { Card, Cell, Tile } from '../../protocol';

/** What is printed on a building. */
export interface Building {
  readonly name: Tile;
  readonly kind: Kind;
  readonly price: number;
  readonly walls: readonly Side[];
}

/** All 54, in the order kind, price. */
export const BUILDINGS: readonly Building[] = TILES.map((tile) => ({ ...tile, walls: sides(tile.walls) }));

const byName: ReadonlyMap<Tile, Building> = new Map(BUILDINGS.map((building) => [building.name, building]));

/** What `To9b` is. */
export function readTile(tile: Tile): Building {
  const building = byName.get(tile);
  if (!building) throw new Error(`no such building: ${tile}`);
  return building;
}

export interface Money {
  readonly currency: Currency;
  readonly value: number;
}

const byLetter = new Map<string, Currency>(CURRENCIES.map((currency) => [CURRENCY_LETTERS[currency], currency]));

/** What `Y7` is. */
export function readCard(card: Card): Money {
  const currency = byLetter.get(card.charAt(0));
  if (!currency) throw new Error(`no such card: ${card}`);
  return { currency, value: Number(card.slice(1)) };
}

export function worth(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + readCard(card).value, 0);
}

/** Steps east and south of the fountain. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where `e2n1` is; `0` is the fountain's. */
export function readCell(cell: Cell): Spot {
  const [, across, x, along, y] = /^(?:([ew])(\d+))?(?:([ns])(\d+))?$/.exec(cell === '0' ? '' : cell) ?? [];
  return { x: Number(x ?? 0) * (across === 'w' ? -1 : 1), y: Number(y ?? 0) * (along === 'n' ? -1 : 1) };
}

export function writeCell({ x, y }: Spot): Cell {
  const east = x > 0 ? `e${x}` : x < 0 ? `w${-x}` : '';
  const south = y > 0 ? `s${y}` : y < 0 ? `n${-y}` : '';
  return east + south || '0';
}

/** Moves in notation. */
export const moves = {
  take: (cards: readonly Card[]): string => `take ${cards.join(' ')}`,
  buy: (slot: number, cards: readonly Card[]): string => `buy ${slot} ${cards.join(' ')}`,
  build: (tile: Tile, cell: Cell): string => `build ${tile} ${cell}`,
  remove: (cell: Cell): string => `remove ${cell}`,
  exchange: (tile: Tile, cell: Cell): string => `exchange ${tile} ${cell}`,
  stop: 'stop',
  place: (tile: Tile, cell: Cell): string => `place ${tile} ${cell}`,
  store: (tile: Tile): string => `store ${tile}`,
  giveToDirk: (tile: Tile): string => `dirk ${tile}`,
  end: 'end',
} as const;

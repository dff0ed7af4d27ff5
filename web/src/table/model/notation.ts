/** Tiles, cards and cells as the server writes them, taken apart; and moves put together. */
import { CURRENCIES, type Currency, type Kind, KINDS } from '../../art/palette';
import { type Side, sides } from '../../art/walls';
import type { Card, Cell, Tile } from '../../protocol';

/** What is printed on a building. */
export interface Building {
  readonly name: Tile;
  readonly kind: Kind;
  readonly price: number;
  readonly walls: readonly Side[];
}

/** Price and walls of each building of a kind, as printed on the tiles. */
const PRINTED: Readonly<Record<Kind, string>> = {
  pavilion: '2NEW 3SW 4ES 5NW 6N 7E 8-',
  seraglio: '3ESW 4NE 5SW 6ES 7W 8S 9-',
  arcades: '4NES 5NW 6SW 6NE 7ES 8N 8E 9- 10-',
  chambers: '5NSW 6ES 7SW 7NE 8NW 9W 9S 10- 11-',
  garden: '6ESW 7NSW 8SW 8NE 8NW 9E 10N 10W 10- 11- 12S',
  tower: '7NEW 8NES 9ES 9NE 9NW 10W 11N 11S 11- 12- 13E',
};

function printed(kind: Kind): Building[] {
  const entries = PRINTED[kind].split(' ');
  const sign = (entry: string): string => `${kind[0]?.toUpperCase()}${kind[1]}${parseInt(entry)}`;
  return entries.map((entry, index) => {
    const twins = entries.filter((other) => sign(other) === sign(entry));
    const letter =
      twins.length > 1 ? 'abc'[entries.slice(0, index).filter((other) => sign(other) === sign(entry)).length] : '';
    return { name: `${sign(entry)}${letter}`, kind, price: parseInt(entry), walls: sides(entry) };
  });
}

/** All 54, in the order kind, price. */
export const BUILDINGS: readonly Building[] = KINDS.flatMap(printed);

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

const LETTERS = 'YGBO';

/** What `Y7` is. */
export function readCard(card: Card): Money {
  const currency = CURRENCIES[LETTERS.indexOf(card[0] ?? ' ')];
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

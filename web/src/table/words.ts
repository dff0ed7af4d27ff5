/** Things of the game in the reader's words. Sentences are whole messages; nothing is glued together here. */
import { tileLabel } from '../art/labels';
import { listed, t } from '../i18n/index.svelte';
import type { Card, Cell, Event, Reason, Tile } from '../protocol';
import { seatName, seatTitle } from '../ui/seats';
import { type Line, lineOf } from './model/log';
import { readCard, readCell, readTile } from './model/notation';
import type { People } from './model/table';
import type { No } from './store.svelte';

/** Short: a kind and a price. */
export function tileName(tile: Tile): string {
  const { kind, price } = readTile(tile);
  return t('tile-name', { kind, price });
}

/** In full, with its walls. */
export function tileInFull(tile: Tile): string {
  const { kind, price, walls } = readTile(tile);
  return tileLabel(kind, price, walls);
}

export function cardName(card: Card): string {
  return t('money-label', { ...readCard(card) });
}

export function cardNames(cards: readonly Card[]): string {
  return listed(cards.map(cardName));
}

export function cellName(cell: Cell): string {
  const { x, y } = readCell(cell);
  const shape = x && y ? 'both' : x ? 'across' : y ? 'along' : 'fountain';
  return t('cell-name', {
    shape,
    across: x > 0 ? 'east' : 'west',
    along: y > 0 ? 'south' : 'north',
    x: Math.abs(x),
    y: Math.abs(y),
  });
}

/** What a player is called, the imaginary third one too. */
export function playerName({ seats, players }: People, seat: number): string {
  if (seat >= players) return t('dirk');
  const sitter = seats[seat];
  return sitter ? seatName(sitter, seats) : t('player-unknown', { seat: seat + 1 });
}

/** The same, and what a computer player is: "Yusuf (Mason)". */
export function playerTitle(people: People, seat: number): string {
  const sitter = seat < people.players ? people.seats[seat] : undefined;
  return sitter ? seatTitle(sitter, people.seats) : playerName(people, seat);
}

/** The question why somebody played as they did, to somebody else or to oneself. */
export function whyText(people: People, seat: number): string {
  return t('why-ask', { who: people.mine.includes(seat) ? 'you' : 'other', player: playerName(people, seat) });
}

/** Why something is not possible, as a sentence. */
export function reasonText(reason: Reason): string {
  const [tile] = reason.tiles;
  const about = tile === undefined ? { kind: '', price: 0 } : readTile(tile);
  return t('reason', {
    code: reason.code,
    kind: about.kind,
    price: about.price,
    tiles: listed(reason.tiles.map(tileName)),
    cards: cardNames(reason.cards),
    cells: listed(reason.cells.map(cellName)),
    count: reason.cells.length,
    sides: listed([...new Set(reason.sides.map(({ side }) => t('side', { side })))]),
    amount: reason.amount ?? 0,
  });
}

export function noText({ code, reason }: No): string {
  return reason ? reasonText(reason) : t('trouble', { code });
}

/** A line of the log as a sentence; `me` is the reader's own seat. */
export function lineText(line: Line, people: People, me: number | null): string {
  const tile = line.tile === undefined ? null : readTile(line.tile);
  const other = line.other === undefined ? null : readTile(line.other);
  return t(line.id, {
    who: line.seat !== null && line.seat === me ? 'you' : 'other',
    player: line.seat === null ? '' : playerName(people, line.seat),
    players: listed((line.seats ?? []).map((seat) => playerName(people, seat))),
    many: line.seats?.length ?? 0,
    kind: tile?.kind ?? '',
    price: tile?.price ?? 0,
    otherkind: other?.kind ?? '',
    otherprice: other?.price ?? 0,
    cell: line.cell === undefined ? '' : cellName(line.cell),
    cards: cardNames(line.cards ?? []),
    tiles: listed((line.tiles ?? []).map(tileName)),
    how: line.how ?? '',
    amount: line.amount ?? 0,
  });
}

/** What there is to say about an event; nothing about what everybody sees anyway. */
export function eventText(event: Event, people: People, me: number | null): string {
  const line = lineOf(event);
  return line ? lineText(line, people, me) : '';
}

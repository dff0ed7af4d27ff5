/** Things of the game in the reader's words. Sentences are whole messages; nothing is glued together here. */
import { tileLabel } from '../art/labels';
import { language, t } from '../i18n/index.svelte';
import type { Card, Cell, Reason, Tile } from '../protocol';
import { seatName } from '../ui/seats';
import type { Line } from './model/log';
import { readCard, readCell, readTile } from './model/notation';
import { seatOf, type TableState } from './model/table';
import type { No } from './store.svelte';

export function listed(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(language(), { type }).format(items);
}

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
  return t('cell-name', { shape, across: x > 0 ? 'east' : 'west', along: y > 0 ? 'south' : 'north', x: Math.abs(x), y: Math.abs(y) });
}

/** What a player is called, the imaginary third one too. */
export function playerName(state: TableState, seat: number): string {
  const sitter = seatOf(state, seat);
  if (seat >= (state.view?.players ?? 7)) return t('dirk');
  if (!sitter) return t('player-unknown', { seat: seat + 1 });
  return seatName(sitter, state.table?.seats ?? []);
}

/** The question why somebody played as they did, to somebody else or to oneself. */
export function whyText(state: TableState, seat: number): string {
  return t('why-ask', { who: state.you?.seats.includes(seat) ? 'you' : 'other', player: playerName(state, seat) });
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
export function lineText(line: Line, state: TableState, me: number | null): string {
  const tile = line.tile === undefined ? null : readTile(line.tile);
  const other = line.other === undefined ? null : readTile(line.other);
  return t(line.id, {
    who: line.seat !== null && line.seat === me ? 'you' : 'other',
    player: line.seat === null ? '' : playerName(state, line.seat),
    players: listed((line.seats ?? []).map((seat) => playerName(state, seat))),
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

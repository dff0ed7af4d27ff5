/**
 * What the reader has in hand: a tile and its payment, a bought tile on its way to a cell, a building to be lifted.
 * `pick` answers a gesture with the next pick and the moves to be played; `renew` keeps a pick sound when the table
 * has changed. Which moves are legal is told by the server; nothing is judged here.
 */
import type { Card, Cell, Choices, Currency, Offer, Purpose, Reason, Tile, View, Why } from '../../protocol';
import { moves, readCard, readCell } from './notation';
import { cardsAt, findInHand, isNeedless, type Place, toggle } from './payment';

/** Where a tile is to go: a cell, or the imaginary third player. */
export const DIRK = 'dirk';
// eslint-disable-next-line @typescript-eslint/no-redundant-type-constituents -- says what may stand there
export type Target = Cell | typeof DIRK;

export type Pick =
  | { readonly kind: 'nothing' }
  /** A tile of the market, cards to pay with, or both; `cell` is where the tile is meant to go. */
  | {
      readonly kind: 'purchase';
      readonly slot: number | null;
      readonly places: readonly Place[];
      readonly cell: Cell | null;
      readonly isWarned: boolean;
    }
  /** A tile that was bought (`aside`) or lies in the reserve, and where it is meant to go. */
  | { readonly kind: 'tile'; readonly tile: Tile; readonly from: 'aside' | 'reserve'; readonly target: Target | null }
  /** Rebuilding: a building is to be lifted. */
  | { readonly kind: 'rebuild'; readonly cell: Cell | null };

export const NOTHING: Pick = { kind: 'nothing' };

export type Gesture =
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'card'; readonly place: Place }
  | { readonly kind: 'payment'; readonly cards: readonly Card[] }
  | { readonly kind: 'tile'; readonly tile: Tile; readonly from: 'aside' | 'reserve' }
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'dirk' }
  | { readonly kind: 'store' }
  /** A tile is dragged over a cell, or over none. */
  | { readonly kind: 'over'; readonly cell: Cell | null }
  | { readonly kind: 'drop'; readonly cell: Cell }
  | { readonly kind: 'rebuild' }
  | { readonly kind: 'buy' }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'cancel' };

/** What the page knows about the table from the reader's seat. */
export interface Situation {
  readonly view: View;
  readonly seat: number;
  readonly hand: readonly Card[];
  readonly choices: Choices;
  readonly offers: readonly Offer[];
}

/** What the palace says to a pick, cell by cell, and what would be done there. */
export type Ground = ReadonlyMap<Cell, { readonly purpose: Purpose | 'remove'; readonly reason: Reason | null }>;

export interface Outcome {
  readonly pick: Pick;
  readonly moves: readonly string[];
}

const then = (next: Pick, ...played: readonly string[]): Outcome => ({ pick: next, moves: played });

/** The next pick, and the moves to be played one after the other. */
export function pick(now: Pick, gesture: Gesture, situation: Situation, ground: Ground): Outcome {
  switch (gesture.kind) {
    case 'slot':
      return then(pickSlot(now, gesture.slot, situation));
    case 'card':
      return then(pickCard(now, gesture.place, situation));
    case 'payment':
      if (now.kind !== 'purchase') return then(now);
      return then({ ...now, places: findInHand(situation.hand, gesture.cards), isWarned: false });
    case 'tile':
      if (now.kind === 'tile' && now.tile === gesture.tile) return then(NOTHING);
      return then({ kind: 'tile', tile: gesture.tile, from: gesture.from, target: null });
    case 'cell':
      return tapCell(now, gesture.cell, situation, ground);
    case 'over':
      return then(now.kind === 'tile' ? { ...now, target: gesture.cell } : now);
    case 'drop':
      if (now.kind !== 'tile') return then(now);
      return set({ ...now, target: gesture.cell }, situation, ground);
    case 'dirk':
      if (now.kind !== 'tile') return then(now);
      return now.target === DIRK ? set(now, situation, ground) : then({ ...now, target: DIRK });
    case 'store':
      if (now.kind !== 'tile' || now.from !== 'aside') return then(now);
      return then(NOTHING, ...stopFirst(situation), moves.store(now.tile));
    case 'rebuild':
      return then(now.kind === 'rebuild' ? NOTHING : { kind: 'rebuild', cell: null });
    case 'buy':
      return buy(now, situation);
    case 'confirm':
      return set(now, situation, ground);
    case 'cancel':
      return then(NOTHING);
  }
}

/** Choosing a tile proposes the best payment; cards that were chosen before and are of its currency stay. */
function pickSlot(now: Pick, slot: number, { hand, offers }: Situation): Pick {
  if (now.kind === 'purchase' && now.slot === slot) return NOTHING;
  const offer = offers.find((each) => each.slot === slot);
  const chosen = now.kind === 'purchase' && now.slot === null ? now.places : [];
  const isOfItsCurrency =
    chosen.length > 0 && offer !== undefined && currencyOf(cardsAt(hand, chosen)) === offer.currency;
  const places = isOfItsCurrency ? chosen : findInHand(hand, offer?.payments[0]?.cards ?? []);
  return { kind: 'purchase', slot, places, cell: null, isWarned: false };
}

function currencyOf([card]: readonly Card[]): Currency | undefined {
  return card === undefined ? undefined : readCard(card).currency;
}

/** A card of another currency than the chosen tile's lets go of the tile. */
function pickCard(now: Pick, place: Place, { hand, offers }: Situation): Pick {
  if (now.kind !== 'purchase') return { kind: 'purchase', slot: null, places: [place], cell: null, isWarned: false };
  const places = toggle(hand, now.places, place);
  const offer = offers.find((each) => each.slot === now.slot);
  const fits = offer === undefined || places.length === 0 || currencyOf(cardsAt(hand, places)) === offer.currency;
  if (now.slot === null && places.length === 0) return NOTHING;
  return { ...now, slot: fits ? now.slot : null, cell: fits ? now.cell : null, places, isWarned: false };
}

/** A needless overpayment is asked about once. */
function buy(now: Pick, situation: Situation): Outcome {
  if (now.kind !== 'purchase' || now.slot === null || !now.places.length) return then(now);
  const cards = cardsAt(situation.hand, now.places);
  const offer = situation.offers.find((each) => each.slot === now.slot);
  if (offer && isNeedless(offer, cards) && !now.isWarned) return then({ ...now, isWarned: true });
  // The pick stays until the table has changed, so that the planned cell is not forgotten.
  return then(now, moves.buy(now.slot, cards));
}

/** The first tap on a cell shows, the second does. */
function tapCell(now: Pick, cell: Cell, situation: Situation, ground: Ground): Outcome {
  switch (now.kind) {
    case 'nothing': {
      const tile = loneTile(situation);
      return then(tile === null ? now : { kind: 'tile', tile, from: 'aside', target: cell });
    }
    case 'purchase':
      return then(now.slot === null ? now : { ...now, cell: now.cell === cell ? null : cell });
    case 'tile':
      return now.target === cell && isLegal(ground, cell)
        ? set(now, situation, ground)
        : then({ ...now, target: cell });
    case 'rebuild':
      return now.cell === cell && isLegal(ground, cell) ? set(now, situation, ground) : then({ ...now, cell });
  }
}

/** Does what is shown. Where it may not be done, it stays shown together with the reason. */
function set(now: Pick, situation: Situation, ground: Ground): Outcome {
  const move = moveOf(now, ground);
  if (move === null) return then(now);
  const isSettling = now.kind === 'tile' && now.from === 'aside';
  return then(NOTHING, ...(isSettling ? stopFirst(situation) : []), move);
}

/** With a bonus action open, placing means to give it up: both in one gesture. */
function stopFirst({ view }: Situation): readonly string[] {
  return view.has_bonus ? [moves.stop] : [];
}

/** Whether a tile may be given to Dirk, if need be by giving up an open bonus action first. */
export function isForDirk(tile: Tile, { for_dirk, for_dirk_after_stop }: Choices): boolean {
  return for_dirk.includes(tile) || for_dirk_after_stop.includes(tile);
}

function isLegal(ground: Ground, cell: Cell): boolean {
  return ground.get(cell)?.reason === null;
}

/** The move a pick means if it is confirmed: also the one to be looked at beforehand. */
export function moveOf(now: Pick, ground: Ground): string | null {
  if (now.kind === 'rebuild') return now.cell !== null && isLegal(ground, now.cell) ? moves.remove(now.cell) : null;
  if (now.kind !== 'tile' || now.target === null) return null;
  if (now.target === DIRK) return moves.giveToDirk(now.tile);
  const verdict = ground.get(now.target);
  if (verdict?.reason !== null) return null;
  if (verdict.purpose === 'exchange') return moves.exchange(now.tile, now.target);
  return now.from === 'aside' ? moves.place(now.tile, now.target) : moves.build(now.tile, now.target);
}

/** The one tile that waits to be placed: its cells can be tapped without taking it up first. */
function loneTile({ view, seat }: Situation): Tile | null {
  return view.actor === seat && view.aside.length === 1 ? (view.aside[0] ?? null) : null;
}

/** A question to the palace: where may this tile go; without a tile, which buildings may be lifted? */
export interface Question {
  readonly tile: Tile | null;
  readonly purpose: Purpose;
}

export const questionKey = ({ tile, purpose }: Question): string => `${purpose} ${tile ?? ''}`;

export function questions(now: Pick, situation: Situation): readonly Question[] {
  switch (now.kind) {
    case 'nothing': {
      const tile = loneTile(situation);
      return tile === null ? [] : [{ tile, purpose: 'place' }];
    }
    case 'purchase': {
      const tile = now.slot === null ? null : situation.view.market[now.slot - 1];
      return tile ? [{ tile, purpose: 'buy' }] : [];
    }
    case 'tile':
      if (now.from === 'aside') return [{ tile: now.tile, purpose: 'place' }];
      return [
        { tile: now.tile, purpose: 'build' },
        { tile: now.tile, purpose: 'exchange' },
      ];
    case 'rebuild':
      return [{ tile: null, purpose: 'place' }];
  }
}

/** What the palace says to a pick, from the answers that have arrived; until then the legal cells alone. */
export function groundFor(now: Pick, situation: Situation, answers: ReadonlyMap<string, Why>): Ground {
  const ground = new Map<Cell, { purpose: Purpose | 'remove'; reason: Reason | null }>();
  const built = new Set<Cell>([
    '0',
    ...(situation.view.palaces[situation.seat] ?? []).map((building) => building.cell),
  ]);
  for (const question of questions(now, situation)) {
    const purpose = question.tile === null ? 'remove' : question.purpose;
    const answer = answers.get(questionKey(question));
    const verdicts = answer
      ? answer.cells
      : legalCells(purpose, question.tile, situation).map((cell) => ({ cell, reason: null }));
    for (const { cell, reason } of verdicts) {
      // A tile of the reserve goes to an empty cell or takes a building's place: each cell has one answer.
      if (purpose === 'exchange' ? built.has(cell) : purpose !== 'build' || !built.has(cell))
        ground.set(cell, { purpose, reason });
    }
  }
  return ground;
}

function legalCells(purpose: Purpose | 'remove', tile: Tile | null, { choices }: Situation): readonly Cell[] {
  const of = { place: choices.places, build: choices.builds, exchange: choices.exchanges, buy: [] };
  return purpose === 'remove' ? choices.removes : (of[purpose].find((each) => each.tile === tile)?.cells ?? []);
}

/**
 * The pick after the table has changed: what is gone is let go, a tile just bought is taken up. Not while another
 * action is open, unless its place was chosen already: placing it would give that action up.
 */
export function renew(now: Pick, before: Situation | null, situation: Situation): Pick {
  const { view, seat, hand } = situation;
  const isActing = view.actor === seat;
  const aside = isActing ? view.aside : [];
  const had = before?.view.actor === seat ? before.view.aside : [];
  const bought = aside.find((tile) => !had.includes(tile));
  if (bought !== undefined && aside.length > had.length) {
    const planned =
      now.kind === 'purchase' && before !== null && now.slot !== null && before.view.market[now.slot - 1] === bought
        ? now.cell
        : null;
    if (view.has_bonus && planned === null) return NOTHING;
    return { kind: 'tile', tile: bought, from: 'aside', target: planned };
  }
  const isHandSame = before !== null && before.seat === seat && before.hand.join() === hand.join();
  switch (now.kind) {
    case 'purchase': {
      const isThere =
        now.slot === null ||
        (before?.view.market[now.slot - 1] === view.market[now.slot - 1] && view.market[now.slot - 1] !== null);
      if (isThere && isHandSame) return now;
      break;
    }
    case 'tile':
      if (now.from === 'aside' && aside.includes(now.tile)) return now;
      if (now.from === 'reserve' && view.reserves[seat]?.includes(now.tile) && (!isActing || view.phase === 'act'))
        return now;
      break;
    case 'rebuild':
      if (isActing && view.phase === 'act' && view.turns === before?.view.turns) return now;
      break;
    case 'nothing':
      break;
  }
  const next = view.phase === 'act' ? undefined : aside[0];
  return next === undefined ? NOTHING : { kind: 'tile', tile: next, from: 'aside', target: null };
}

/** From north to south, from west to east: the order in which a reader walks through cells. */
export function inReadingOrder(cells: Iterable<Cell>): Cell[] {
  const spots = Array.from(cells, (cell) => ({ cell, ...readCell(cell) }));
  return spots.sort((a, b) => a.y - b.y || a.x - b.x).map(({ cell }) => cell);
}

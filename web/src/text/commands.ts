/**
 * What is typed into the text view's command line, understood: moves in words or in notation, questions, corrections.
 * Which moves are legal is told by the server; nothing is judged here. Pure.
 */
import type { Cell, Offer, Tile, View } from '../protocol';
import { moves } from '../table/model/notation';
import {
  type Correction,
  CORRECTIONS,
  isOneOf,
  type Lexicon,
  type Order,
  plain,
  type Question,
  QUESTIONS,
  type Verb,
} from './lexicon';
import { type Things, thingsIn } from './things';

export type Command =
  | { readonly kind: 'question'; readonly verb: Exclude<Question, 'where' | 'why'>; readonly about: string }
  /** Where a building may go, or why it may not go to a cell; what was left out is null. */
  | { readonly kind: 'palace'; readonly verb: 'where' | 'why'; readonly tile: Tile | null; readonly cell: Cell | null }
  | { readonly kind: 'order'; readonly move: string; readonly tile: Tile | null }
  | { readonly kind: 'correction'; readonly verb: Correction }
  /** A verb that lacks something, */
  | { readonly kind: 'incomplete'; readonly verb: Verb }
  /** a building that may be several, or that is not there, */
  | { readonly kind: 'ambiguous'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'absent' }
  /** or a word nobody knows. */
  | { readonly kind: 'unknown'; readonly word: string };

/** What the reader can speak of. */
export interface Scene {
  readonly view: View;
  /** The reader's seat; a spectator only asks. */
  readonly seat: number | null;
  readonly offers: readonly Offer[];
  /** The building that was last spoken of. */
  readonly it: Tile | null;
}

export function understand(typed: string, lexicon: Lexicon, scene: Scene): Command {
  const words = wordsOf(typed, lexicon);
  // "my hand", "what is on the market": the first word that is a verb counts, if only fillers stand before it.
  const at = words.findIndex((word) => lexicon.verbs.has(plain(word)) || lexicon.nouns.get(plain(word)) !== 'filler');
  const first = words[Math.max(0, at)] ?? '';
  const verb = lexicon.verbs.get(plain(first));
  if (verb === undefined) return { kind: 'unknown', word: first };
  // "give it to Dirk", "where can it go": what names the verb again adds nothing.
  const rest = words.slice(Math.max(0, at) + 1).filter((word) => lexicon.verbs.get(plain(word)) !== verb);
  if (isOneOf(CORRECTIONS, verb)) return { kind: 'correction', verb };
  if (verb === 'where' || verb === 'why') return palaceQuestion(verb, rest, lexicon, scene);
  if (isOneOf(QUESTIONS, verb)) return { kind: 'question', verb, about: rest.join(' ') };
  return order(verb, rest, lexicon, scene);
}

/** "l'est", "place-le": where a word is tied to the next one, each counts by itself, if the first is one we know. */
function wordsOf(typed: string, { verbs, nouns }: Lexicon): string[] {
  const isKnown = (word: string): boolean => verbs.has(plain(word)) || nouns.has(plain(word));
  return typed
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const [, first = '', rest = ''] = /^(\p{L}+)['’-](.+)$/u.exec(word) ?? [];
      return !isKnown(word) && isKnown(first) ? [first, ...wordsOf(rest, { verbs, nouns })] : [word];
    });
}

/** The one building that "it" can only be. */
function itIn({ view, seat, it }: Scene): Tile | null {
  return (view.actor === seat ? only(view.aside) : undefined) ?? it;
}

function palaceQuestion(verb: 'where' | 'why', rest: readonly string[], lexicon: Lexicon, scene: Scene): Command {
  const { view, seat } = scene;
  const near = [
    ...view.aside,
    ...(seat === null ? [] : (view.reserves[seat] ?? [])),
    ...view.market.filter((tile) => tile !== null),
  ];
  const things = thingsIn(rest, lexicon, { tiles: near, it: itIn(scene) });
  if (things.strange) return { kind: 'unknown', word: things.strange };
  const tile = tileOf(things, itIn(scene));
  return typeof tile === 'object' && tile !== null
    ? tile
    : { kind: 'palace', verb, tile, cell: things.cells[0] ?? null };
}

/** The building that was meant: the one spoken of, else the one that goes without saying; or why that is not clear. */
function tileOf({ tiles: [spoken] }: Things, unspoken: Tile | null): Tile | null | Command {
  if (!spoken) return unspoken;
  if (spoken.length > 1) return { kind: 'ambiguous', tiles: spoken };
  return spoken[0] ?? { kind: 'absent' };
}

function order(verb: Order, rest: readonly string[], lexicon: Lexicon, scene: Scene): Command {
  if (verb === 'stop' || verb === 'end') return { kind: 'order', move: moves[verb], tile: null };
  const slot = verb === 'buy' ? slotIn(rest, lexicon) : null;
  const things = thingsIn(slot === null ? rest : rest.slice(rest.indexOf(String(slot)) + 1), lexicon, {
    tiles: subjectsOf(verb, scene),
    it: itIn(scene),
  });
  if (things.strange) return { kind: 'unknown', word: things.strange };
  if (things.isVague) return { kind: 'incomplete', verb };
  if (verb === 'take') return played(verb, things.cards.length ? moves.take(things.cards) : null);
  if (verb === 'remove') return played(verb, things.cells[0] === undefined ? null : moves.remove(things.cells[0]));
  if (verb === 'buy' && slot !== null) return purchase(slot, things, scene);

  const tile = tileOf(things, unspokenOf(verb, scene));
  if (tile === null) return { kind: 'incomplete', verb };
  if (typeof tile === 'object') return tile;
  const [cell] = things.cells;
  switch (verb) {
    case 'buy':
      return purchase(scene.view.market.indexOf(tile) + 1, things, scene);
    case 'store':
      return played(verb, moves.store(tile), tile);
    case 'dirk':
      return played(verb, moves.giveToDirk(tile), tile);
    case 'place':
    case 'build':
    case 'exchange':
      return played(verb, cell === undefined ? null : moves[verb](tile, cell), tile);
  }
}

function played(verb: Order, move: string | null, tile: Tile | null = null): Command {
  return move === null ? { kind: 'incomplete', verb } : { kind: 'order', move, tile };
}

/** "buy 3", "buy slot 3 with B4": the first number is the slot's, before any card is spoken of. */
function slotIn(words: readonly string[], { nouns }: Lexicon): number | null {
  const first = words.find((word) => nouns.get(plain(word)) !== 'filler') ?? '';
  return /^[1-4]$/.test(first) ? Number(first) : null;
}

/** Without cards, as the server proposes. */
function purchase(slot: number, { cards }: Things, { view, offers }: Scene): Command {
  const paid = cards.length ? cards : offers.find((offer) => offer.slot === slot)?.payments[0]?.cards;
  return played('buy', slot && paid ? moves.buy(slot, paid) : null, view.market[slot - 1] ?? null);
}

/** The buildings a move can be about. */
function subjectsOf(verb: Order, { view, seat }: Scene): readonly Tile[] {
  if (verb === 'buy') return view.market.filter((tile) => tile !== null);
  if (verb === 'build' || verb === 'exchange') return seat === null ? [] : (view.reserves[seat] ?? []);
  return view.aside;
}

function unspokenOf(verb: Order, scene: Scene): Tile | null {
  return verb === 'buy' ? null : (only(subjectsOf(verb, scene)) ?? null);
}

const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

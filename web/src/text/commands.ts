/**
 * What is typed into the text view's command line, understood. Verbs come in the reader's language (`text.ftl`) and, for
 * moves, always in notation as well. Which moves are legal is told by the server; nothing is judged here. Pure.
 */
import type { Card, Cell, Offer, Tile, View } from '../protocol';
import { BUILDINGS } from '../table/model/notation';

/** Questions about the table. */
export const QUESTIONS = ['help', 'market', 'money', 'hand', 'standings', 'palace', 'where', 'why', 'moves', 'piles', 'log'] as const;
/** Moves, by the first word of their notation. */
export const ORDERS = ['take', 'buy', 'build', 'remove', 'exchange', 'stop', 'place', 'store', 'dirk', 'end'] as const;
/** Within one's own turn. */
export const CORRECTIONS = ['undo', 'redo', 'restart'] as const;
export const VERBS = [...QUESTIONS, ...ORDERS, ...CORRECTIONS];

export type Question = (typeof QUESTIONS)[number];
export type Order = (typeof ORDERS)[number];
export type Correction = (typeof CORRECTIONS)[number];
export type Verb = Question | Order | Correction;

export type Command =
  | { readonly kind: 'question'; readonly verb: Question; readonly about: string }
  | { readonly kind: 'order'; readonly move: string }
  | { readonly kind: 'correction'; readonly verb: Correction }
  /** A verb that lacks something, or a word nobody knows. */
  | { readonly kind: 'incomplete'; readonly verb: Order }
  | { readonly kind: 'unknown'; readonly word: string };

/** Every word a verb answers to, in the reader's language; `words` says a verb's as a list with commas. */
export function vocabulary(words: (verb: Verb) => string): ReadonlyMap<string, Verb> {
  const known = new Map<string, Verb>();
  for (const verb of VERBS) {
    for (const word of words(verb).split(',')) known.set(plain(word.trim()), verb);
  }
  for (const order of ORDERS) if (!known.has(order)) known.set(order, order);
  return known;
}

/** Without capitals and accents, as people type in a hurry. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').toLowerCase();
}

export function understand(typed: string, known: ReadonlyMap<string, Verb>, view: View, offers: readonly Offer[]): Command {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  const verb = known.get(plain(first));
  if (verb === undefined) return { kind: 'unknown', word: first };
  if (isOneOf(CORRECTIONS, verb)) return { kind: 'correction', verb };
  if (isOneOf(QUESTIONS, verb)) return { kind: 'question', verb, about: rest.join(' ') };
  const move = orderOf(verb, rest, view, offers);
  return move === null ? { kind: 'incomplete', verb } : { kind: 'order', move };
}

function isOneOf<Word extends string>(words: readonly Word[], word: string): word is Word {
  return (words as readonly string[]).includes(word);
}

/** The move in notation. What is left out and can only mean one thing is filled in. */
function orderOf(order: Order, words: readonly string[], view: View, offers: readonly Offer[]): string | null {
  const [one, two] = words;
  switch (order) {
    case 'stop':
    case 'end':
      return order;
    case 'take':
      return words.length ? [order, ...words.map(cardIn)].join(' ') : null;
    case 'buy': {
      const slot = Number(one);
      const cards = words.length > 1 ? words.slice(1).map(cardIn) : offers.find((offer) => offer.slot === slot)?.payments[0]?.cards;
      return one && cards ? [order, one, ...cards].join(' ') : null;
    }
    case 'remove':
      return one ? `${order} ${cellIn(one)}` : null;
    case 'store':
    case 'dirk': {
      const tile = one ? tileIn(one) : only(view.aside);
      return tile ? `${order} ${tile}` : null;
    }
    case 'place': {
      const lone = only(view.aside);
      if (one && two) return `${order} ${tileIn(one)} ${cellIn(two)}`;
      return one && lone ? `${order} ${lone} ${cellIn(one)}` : null;
    }
    case 'build':
    case 'exchange':
      return one && two ? `${order} ${tileIn(one)} ${cellIn(two)}` : null;
  }
}

const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

/** Notation is read with any capitals. */
export function tileIn(word: string): Tile {
  return BUILDINGS.find(({ name }) => name.toLowerCase() === word.toLowerCase())?.name ?? word;
}
export const cardIn = (word: string): Card => word.toUpperCase();
export const cellIn = (word: string): Cell => word.toLowerCase();

export function isTile(word: string): boolean {
  return BUILDINGS.some(({ name }) => name === word);
}

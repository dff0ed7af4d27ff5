/**
 * The words that the command line answers to: the reader's own (`text.ftl`), and the English names beside them. Pure.
 */

import { bare } from '../letters';

/** Questions about the table. */
export const QUESTIONS = [
  'help',
  'market',
  'money',
  'hand',
  'standings',
  'palace',
  'where',
  'why',
  'moves',
  'piles',
  'log',
  'sheet',
] as const;
/** Moves, by the first word of their notation. */
export const ORDERS = ['take', 'buy', 'build', 'remove', 'exchange', 'stop', 'place', 'store', 'dirk', 'end'] as const;
/** Within one's own turn. */
export const CORRECTIONS = ['undo', 'redo', 'restart'] as const;
export const VERBS = [...QUESTIONS, ...ORDERS, ...CORRECTIONS];

export type Question = (typeof QUESTIONS)[number];
export type Order = (typeof ORDERS)[number];
export type Correction = (typeof CORRECTIONS)[number];
export type Verb = Question | Order | Correction;

const COLOURS = ['yellow', 'green', 'blue', 'orange'] as const;
const KINDS = ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'] as const;
const WAYS = ['north', 'east', 'south', 'west'] as const;
/** What a command may be about. `it` is the building last spoken of; `filler` adds nothing. */
export const NOUNS = [...COLOURS, ...KINDS, ...WAYS, 'fountain', 'it', 'filler'] as const;
export type Colour = (typeof COLOURS)[number];
export type Way = (typeof WAYS)[number];
export type Noun = (typeof NOUNS)[number];

export interface Lexicon {
  readonly verbs: ReadonlyMap<string, Verb>;
  readonly nouns: ReadonlyMap<string, Noun>;
}

/** `verb` and `noun` give all words for one in the reader's language, with commas between them. */
export function lexiconOf(verb: (each: Verb) => string, noun: (each: Noun) => string): Lexicon {
  return { verbs: wordsFor(VERBS, verb), nouns: wordsFor(NOUNS, noun) };
}

/** The reader's words first: where an English name means something else in their language, theirs counts. */
function wordsFor<Meaning extends string>(
  meanings: readonly Meaning[],
  words: (meaning: Meaning) => string,
): ReadonlyMap<string, Meaning> {
  const known = new Map<string, Meaning>();
  for (const meaning of meanings) {
    for (const word of words(meaning).split(',')) known.set(plain(word), meaning);
  }
  for (const meaning of meanings) if (!known.has(meaning)) known.set(meaning, meaning);
  return known;
}

/** Without capitals, accents, quotation marks and commas, as people type in a hurry. */
export function plain(text: string): string {
  const typed = bare(text.trim()).replaceAll('’', "'");
  return typed.length > 1 ? typed.replace(/^[¿¡“„‚«‹"\s]+|[.,;:!?”“‘»›"\s]+$/g, '') : typed;
}

export const isColour = (noun: Noun): noun is Colour => isOneOf(COLOURS, noun);
export const isKind = (noun: Noun): noun is (typeof KINDS)[number] => isOneOf(KINDS, noun);
export const isWay = (noun: Noun): noun is Way => isOneOf(WAYS, noun);

export function isOneOf<Word extends string>(words: readonly Word[], word: string): word is Word {
  return (words as readonly string[]).includes(word);
}

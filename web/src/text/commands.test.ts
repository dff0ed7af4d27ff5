import { describe, expect, it } from 'vitest';
import type { Offer, View } from '../protocol';
import { type Command, type Scene, understand } from './commands';
import { lexiconOf, type Noun, type Verb } from './lexicon';

const view = {
  actor: 0,
  aside: ['To9b'],
  market: ['Ga6', 'To11a', 'Pa2', null],
  reserves: [['Pa3', 'Se4', 'Se5']],
} as unknown as View;
const offers = [
  { slot: 3, payments: [{ cards: ['B4', 'B5'], total: 9, over: 0 }] },
  { slot: 2, payments: [{ cards: ['G9', 'G2'], total: 11, over: 0 }] },
] as unknown as Offer[];
const scene: Scene = { view, seat: 0, offers, it: null };
const FILLER = 'a, and, at, can, go, in, is, my, not, of, on, slot, the, to, what, with';
const english = lexiconOf(
  (verb) => ({ help: 'help, ?', place: 'place, put', dirk: 'dirk, give' })[verb as string] ?? verb,
  (noun) => (noun === 'filler' ? FILLER : noun === 'yellow' ? 'yellow, florin' : noun),
);
const read = (typed: string, there: Scene = scene): Command => understand(typed, english, there);

describe('a move', () => {
  it.each([
    ['take y1 g2', 'take Y1 G2'],
    ['take florin 1 and green 2', 'take Y1 G2'],
    ['take 1 yellow and 2 green', 'take Y1 G2'],
    ['buy 3 b4 B5', 'buy 3 B4 B5'],
    ['buy 3', 'buy 3 B4 B5'],
    ['buy slot 3 with blue 4, blue 5', 'buy 3 B4 B5'],
    ['buy the tower', 'buy 2 G9 G2'],
    ['buy tower 11 with green 9 and green 2', 'buy 2 G9 G2'],
    ['buy to11a', 'buy 2 G9 G2'],
    ['place to9b E2N1', 'place To9b e2n1'],
    ['place e2', 'place To9b e2'],
    ['put the tower 9 at 2 east, 1 north', 'place To9b e2n1'],
    ['put it 2 east', 'place To9b e2'],
    ['place tower 3 west', 'place To9b w3'],
    ['place tower west', 'place To9b w1'],
    ['store', 'store To9b'],
    ['give it to dirk', 'dirk To9b'],
    ['build Pa3 w1', 'build Pa3 w1'],
    ['build seraglio 5 at 1 south', 'build Se5 s1'],
    ['exchange pavilion 1 west', 'exchange Pa3 w1'],
    ['remove e1', 'remove e1'],
    ['remove 1 east 2 south', 'remove e1s2'],
    ['end', 'end'],
  ])('%s is %s', (typed, move) => {
    expect(read(typed)).toMatchObject({ kind: 'order', move });
  });

  it.each(['take', 'take green 2 and yellow', 'buy', 'buy 1', 'place', 'build', 'build Pa3', 'remove'])(
    'lacks something: %s',
    (typed) => {
      expect(read(typed)).toMatchObject({ kind: 'incomplete' });
    },
  );

  it('may leave open which building is meant, or mean one that is not there', () => {
    expect(read('build seraglio s1')).toEqual({ kind: 'ambiguous', tiles: ['Se4', 'Se5'] });
    expect(read('place garden 6 s1')).toEqual({ kind: 'absent' });
  });

  it('is not guessed at when a word is misspelt', () => {
    expect(read('take yellow 1 and gren 2')).toEqual({ kind: 'unknown', word: 'gren' });
  });
});

describe('a question', () => {
  it('has one verb, whatever stands around it', () => {
    expect(read('market')).toEqual({ kind: 'question', verb: 'market', about: '' });
    expect(read('what is on the market?')).toMatchObject({ verb: 'market' });
    expect(read('my hand')).toMatchObject({ verb: 'hand' });
    expect(read('palace of Carmen')).toEqual({ kind: 'question', verb: 'palace', about: 'of Carmen' });
    expect(read('?')).toMatchObject({ verb: 'help' });
  });

  it('may be about a building and a cell', () => {
    expect(read('where can it go?')).toEqual({ kind: 'palace', verb: 'where', tile: 'To9b', cell: null });
    expect(read('where can the garden go')).toMatchObject({ tile: 'Ga6' });
    expect(read('why not e2')).toEqual({ kind: 'palace', verb: 'why', tile: 'To9b', cell: 'e2' });
    expect(read('why not')).toMatchObject({ cell: null });
  });

  it('remembers what "it" was', () => {
    const bare: Scene = { ...scene, view: { ...view, aside: [] }, it: 'Se4' };
    expect(read('where can it go', bare)).toMatchObject({ tile: 'Se4' });
    expect(read('where', { ...bare, it: null })).toMatchObject({ tile: null });
  });
});

it('may take something back', () => {
  expect(read('Undo')).toEqual({ kind: 'correction', verb: 'undo' });
});

it('may mean nothing', () => {
  expect(read('dance now')).toEqual({ kind: 'unknown', word: 'dance' });
  expect(read('my my')).toEqual({ kind: 'unknown', word: 'my' });
});

describe('in another language', () => {
  const verbs: Partial<Record<Verb, string>> = { market: 'recinto', take: 'tomar, coger', why: 'por-qué' };
  const nouns: Partial<Record<Noun, string>> = { yellow: 'florín, florines', filler: 'y, el' };
  const spanish = lexiconOf(
    (verb) => verbs[verb] ?? verb,
    (noun) => nouns[noun] ?? noun,
  );
  const say = (typed: string): Command => understand(typed, spanish, scene);

  it('there are words of its own, accents or not', () => {
    expect(say('Recinto')).toMatchObject({ verb: 'market' });
    expect(say('POR-QUE e2')).toMatchObject({ verb: 'why' });
    expect(say('coger 7 florines y 2 florines')).toMatchObject({ move: 'take Y7 Y2' });
  });

  it('English names and notation are read all the same', () => {
    expect(say('market')).toMatchObject({ verb: 'market' });
    expect(say('take Y1 green 2')).toMatchObject({ move: 'take Y1 G2' });
    expect(say('place To9b e2')).toMatchObject({ move: 'place To9b e2' });
  });
});

describe('words tied together', () => {
  const french = lexiconOf(
    (verb) => ({ place: 'place', palace: 'alhambra', dirk: 'dirk, donne' })[verb as string] ?? `${verb}!`,
    (noun) =>
      noun === 'filler' ? 'l, d, le, la, à, qu, est-ce' : noun === 'tower' ? 'tour' : noun === 'east' ? 'est' : noun,
  );
  const say = (typed: string): Command => understand(typed, french, scene);

  it.each([
    ['place-le à l’est', 'place To9b e1'],
    ["place la tour 9 à l'est", 'place To9b e1'],
    ['donne-le à Dirk', 'dirk To9b'],
  ])('%s', (typed, move) => {
    expect(say(typed)).toMatchObject({ kind: 'order', move });
  });

  it('are left alone in names', () => {
    expect(say('alhambra Jean-Luc')).toMatchObject({ about: 'Jean-Luc' });
  });
});

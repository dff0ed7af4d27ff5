import { describe, expect, it } from 'vitest';
import type { Offer, View } from '../protocol';
import { understand, type Verb, vocabulary } from './commands';

const view = { aside: ['To9b'] } as unknown as View;
const offers = [{ slot: 3, payments: [{ cards: ['B4', 'B5'], total: 9, over: 0 }] }] as unknown as Offer[];
const english = vocabulary((verb) => verb);
const spanish: Partial<Record<Verb, string>> = { market: 'mercado', take: 'tomar, coger', why: 'por-qué' };
const inSpanish = vocabulary((verb) => spanish[verb] ?? verb);
const read = (typed: string) => understand(typed, english, view, offers);

describe('a command', () => {
  it.each([
    ['take y1 g2', 'take Y1 G2'],
    ['buy 3 b4 B5', 'buy 3 B4 B5'],
    ['buy 3', 'buy 3 B4 B5'],
    ['place to9b E2N1', 'place To9b e2n1'],
    ['place e2', 'place To9b e2'],
    ['store', 'store To9b'],
    ['dirk', 'dirk To9b'],
    ['build Pa2 w1', 'build Pa2 w1'],
    ['remove e1', 'remove e1'],
    ['end', 'end'],
  ])('%s is the move %s', (typed, move) => {
    expect(read(typed)).toEqual({ kind: 'order', move });
  });

  it.each(['take', 'buy', 'buy 2', 'place', 'build Pa2', 'remove'])('%s lacks something', (typed) => {
    expect(read(typed)).toMatchObject({ kind: 'incomplete' });
  });

  it('may be a question, with or without something to ask about', () => {
    expect(read('market')).toEqual({ kind: 'question', verb: 'market', about: '' });
    expect(read('palace of Carmen')).toEqual({ kind: 'question', verb: 'palace', about: 'of Carmen' });
  });

  it('may take something back', () => {
    expect(read('Undo')).toEqual({ kind: 'correction', verb: 'undo' });
  });

  it('may mean nothing', () => {
    expect(read('dance now')).toEqual({ kind: 'unknown', word: 'dance' });
  });
});

describe('in another language', () => {
  it('verbs have words of their own, accents or not, and moves are still read in notation', () => {
    const say = (typed: string) => understand(typed, inSpanish, view, offers);
    expect(say('Mercado')).toMatchObject({ verb: 'market' });
    expect(say('coger Y1')).toEqual({ kind: 'order', move: 'take Y1' });
    expect(say('take Y1')).toEqual({ kind: 'order', move: 'take Y1' });
    expect(say('por-que To9b e2')).toMatchObject({ verb: 'why', about: 'To9b e2' });
  });
});

import { describe, expect, it } from 'vitest';
import type { TurnState } from '../protocol';
import { NO_CHOICES } from '../table/model/insight';
import { NOTHING, type Pick, type Situation } from '../table/model/picks';
import { actOf, type Moment, TOLD } from './keys';

const situation = {
  view: { actor: 0, market: ['Pa2', null, 'To9b', 'Ga6'] },
  seat: 0,
  hand: [],
  choices: { ...NO_CHOICES, for_dirk: ['To9b'], removes: ['e1'], can_redesign: true, can_stop: true },
  offers: [],
} as unknown as Situation;
const purchase: Pick = { kind: 'purchase', slot: 1, places: [0], cell: null, isWarned: false };
const tile: Pick = { kind: 'tile', tile: 'To9b', from: 'aside', target: 'e2' };
const turn = (steps: readonly string[], undone: readonly string[]): TurnState =>
  ({ steps, undone }) as unknown as TurnState;
const at = (picked: Pick, more: Partial<Moment> = {}): Moment => ({
  picked,
  situation,
  turn: turn(['take Y1'], []),
  ...more,
});

describe('a key', () => {
  it.each([
    ['1', NOTHING, { kind: 'slot', slot: 1 }],
    ['c', purchase, { kind: 'buy' }],
    ['c', tile, { kind: 'confirm' }],
    ['C', tile, { kind: 'confirm' }],
    ['k', tile, { kind: 'store' }],
    ['d', tile, { kind: 'dirk' }],
    ['a', NOTHING, { kind: 'rebuild' }],
    ['Escape', tile, { kind: 'cancel' }],
  ] as const)('%s makes the gesture for what is in hand', (key, picked, gesture) => {
    expect(actOf(key, at(picked))).toEqual({ kind: 'gesture', gesture });
  });

  it.each([
    ['x', 'stop'],
    ['e', 'endTurn'],
    ['u', 'undo'],
    ['t', 'restart'],
  ])('%s is %s', (key, call) => {
    expect(actOf(key, at(NOTHING))).toEqual({ kind: 'call', call });
  });

  it('leads to a part of the table, or along it, or opens something', () => {
    expect(actOf('h', at(NOTHING))).toEqual({ kind: 'zone', zone: 'hand' });
    expect(actOf('ArrowLeft', at(NOTHING))).toEqual({ kind: 'move', direction: 'left' });
    expect(actOf('?', at(NOTHING))).toEqual({ kind: 'open', what: 'keys' });
  });

  it.each<[string, string, Pick]>([
    ['2', 'the slot is empty', NOTHING],
    ['c', 'nothing is in hand', NOTHING],
    ['k', 'it is not bought yet', purchase],
    ['d', 'it may not go to Dirk', { ...tile, tile: 'Pa2' }],
    ['r', 'nothing was taken back', NOTHING],
    ['Escape', 'there is nothing to let go', NOTHING],
    ['Tab', 'it is the browser’s', tile],
    ['q', 'it has no meaning', tile],
  ])('%s means nothing: %s', (key, _, picked) => {
    expect(actOf(key, at(picked))).toBeNull();
  });

  it('only looks around for who watches', () => {
    const watching = at(NOTHING, { situation: null });
    expect(actOf('e', watching)).toBeNull();
    expect(actOf('v', watching)).toMatchObject({ zone: 'standings' });
  });

  it('is told to the reader if it does anything, and no other is', () => {
    const names: Record<string, string> = {
      '←': 'ArrowLeft',
      '↑': 'ArrowUp',
      '→': 'ArrowRight',
      '↓': 'ArrowDown',
      Esc: 'Escape',
    };
    const moments = [at(NOTHING), at(tile), at(purchase), at(NOTHING, { turn: turn(['end'], ['end']) })];
    const works = (key: string): boolean => moments.some((moment) => actOf(names[key] ?? key, moment) !== null);
    const told = TOLD.flatMap(({ keys }) => keys);
    // Enter presses what has the focus, by itself; slot 2 is empty in this market.
    expect(told.filter((key) => !works(key))).toEqual(['Enter', '2']);
    expect(
      Array.from('abcdefghijklmnopqrstuvwxyz0123456789?').filter((key) => works(key) && !told.includes(key)),
    ).toEqual([]);
  });

  it('gives a tile to Dirk also while a bonus action is open, as the button does', () => {
    const choices = { ...NO_CHOICES, for_dirk_after_stop: ['To9b'], can_stop: true };
    const moment = at(tile);
    const situation = moment.situation && { ...moment.situation, choices };
    expect(actOf('d', { ...moment, situation })).toEqual({ kind: 'gesture', gesture: { kind: 'dirk' } });
  });
});

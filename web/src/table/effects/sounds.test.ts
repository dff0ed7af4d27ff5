import { expect, it } from 'vitest';
import type { Event } from '../../protocol';
import { soundOf } from './sounds';

const events = (...types: Event['type'][]): Event[] =>
  types.map((type) => ({ type, is_exact: false, cards: ['Y3', 'B1'], tile: 'Pa7' }) as unknown as Event);

it('gives one sound to what happened, the rarest first', () => {
  expect(soundOf(events('MoneyTaken'))?.voice).toBe('coin');
  expect(soundOf(events('TileBought'))?.voice).toBe('coin');
  expect(soundOf([{ type: 'TileBought', is_exact: true } as Event])?.voice).toBe('star');
  expect(soundOf(events('TilePlaced', 'TurnEnded'))?.voice).toBe('tile');
  expect(soundOf(events('MoneyTaken', 'RoundScored'))?.voice).toBe('scoring');
  expect(soundOf(events('TurnEnded'))).toBeNull();
});

it('lets money be heard by its worth', () => {
  expect(soundOf(events('MoneyTaken'))?.step).toBe(4);
  expect(soundOf(events('TileBought'))?.step).toBe(7);
});

import { expect, it } from 'vitest';
import type { Event } from '../../protocol';
import { soundOf } from './sounds';

const events = (...types: Event['type'][]): Event[] =>
  types.map((type) => ({ type, is_exact: false }) as unknown as Event);

it('gives one sound to what happened, the rarest first', () => {
  expect(soundOf(events('MoneyTaken'))).toBe('coin');
  expect(soundOf(events('TileBought'))).toBe('coin');
  expect(soundOf([{ type: 'TileBought', is_exact: true } as Event])).toBe('star');
  expect(soundOf(events('TilePlaced', 'TurnEnded'))).toBe('tile');
  expect(soundOf(events('MoneyTaken', 'RoundScored'))).toBe('scoring');
  expect(soundOf(events('TurnEnded'))).toBeNull();
});

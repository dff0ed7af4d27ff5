import { expect, test } from 'vitest';
import type { Event } from '../../protocol';
import { freshIn, lineOf, turnsOf } from './log';
import type { Told } from './table';

const told = (...events: readonly Event[]): Told[] =>
  events.map((event, k) => ({ version: k + 1, step: k + 1, at: 0, event }));

test('each player’s turn is a group, and what chance brings belongs to the turn before', () => {
  const turns = turnsOf(
    told(
      { type: 'StartChosen', seat: 0 },
      { type: 'MoneyTaken', seat: 0, cards: ['Y1'] },
      { type: 'TurnEnded', seat: 0 },
      { type: 'CardDrawn', card: 'Y2' },
      { type: 'ScoringCardDrawn', round: 1 },
      { type: 'TurnBegun', seat: 1 },
      { type: 'MoneyTaken', seat: 1, cards: ['Y2'] },
    ),
  );
  expect(turns.map(({ seat, lines }) => [seat, lines.map(({ event }) => lineOf(event)?.id)])).toEqual([
    [0, ['log-start', 'log-took', 'log-scoring-card']],
    [1, ['log-took']],
  ]);
});

test('two turns of one player after each other are two groups', () => {
  const took: Event = { type: 'MoneyTaken', seat: 0, cards: ['Y1'] };
  expect(turnsOf(told(took, { type: 'TurnEnded', seat: 0 }, took))).toHaveLength(2);
});

test('an overpaid purchase tells what was lost', () => {
  const bought: Event = { type: 'TileBought', seat: 0, slot: 1, tile: 'Pa2', cards: ['Y5'], paid: 5, is_exact: false };
  expect(lineOf(bought)).toMatchObject({ how: 'over', amount: 3 });
});

test('what came to the table is new', () => {
  const fresh = freshIn(
    told(
      { type: 'SlotFilled', slot: 2, tile: 'Pa2' },
      { type: 'CardDrawn', card: 'B3' },
      { type: 'TilePlaced', seat: 1, tile: 'To9a', cell: 'e1' },
    ),
  );
  expect([...fresh.slots]).toEqual([2]);
  expect(fresh.cards).toEqual(['B3']);
  expect(fresh.cells.get(1)?.has('e1')).toBe(true);
});

test('a turn in which a computer player stood in is marked', () => {
  const took: Event = { type: 'MoneyTaken', seat: 0, cards: ['Y1'] };
  const turns = turnsOf([
    ...told(took, { type: 'TurnEnded', seat: 0 }),
    ...told(took).map((each) => ({ ...each, isStandIn: true })),
  ]);
  expect(turns.map(({ isStandIn }) => isStandIn)).toEqual([false, true]);
});

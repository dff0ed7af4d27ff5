import { describe, expect, test } from 'vitest';
import type { Choices, Offer, Purpose, Reason, View, Why } from '../../protocol';
import {
  DIRK,
  type Gesture,
  type Ground,
  groundFor,
  NOTHING,
  type Pick,
  pick,
  questions,
  renew,
  type Situation,
} from './picks';

const CHOICES: Choices = {
  takings: [],
  purchases: [],
  places: [],
  builds: [],
  exchanges: [],
  removes: [],
  storable: [],
  for_dirk: [],
  for_dirk_after_stop: [],
  can_redesign: false,
  can_stop: false,
  can_end: false,
};

const offer = (
  slot: number,
  currency: Offer['currency'],
  price: number,
  ...payments: readonly (readonly string[])[]
): Offer => {
  const totals = payments.map((cards) => cards.reduce((sum, card) => sum + Number(card.slice(1)), 0));
  return {
    slot,
    tile: 'To9b',
    price,
    currency,
    payments: payments.map((cards, k) => ({ cards, total: totals[k] ?? 0, over: (totals[k] ?? 0) - price })),
    exact_ways: totals.filter((total) => total === price).length,
    over_by: totals.length ? Math.min(...totals) - price : null,
    short_by: 0,
    fits: true,
  };
};

const view = (changes: Partial<View> = {}): View =>
  ({
    seat: 0,
    actor: 0,
    phase: 'act',
    turns: 4,
    has_bonus: false,
    palaces: [[{ cell: 'e1', tile: 'Pa7' }], []],
    reserves: [['Ga6'], []],
    aside: [],
    market: ['Pa2', 'Se5', 'To9b', null],
    ...changes,
  }) as View;

const situation = (changes: Partial<View> = {}, more: Partial<Situation> = {}): Situation => ({
  view: view(changes),
  seat: 0,
  hand: ['Y2', 'Y3', 'B4', 'B5', 'B7'],
  choices: CHOICES,
  offers: [offer(1, 'yellow', 2, ['Y2'], ['Y3']), offer(3, 'blue', 9, ['B4', 'B5'], ['B4', 'B7'], ['B5', 'B7'])],
  ...more,
});

const REASON: Reason = { code: 'NO_WAY_IN', rule: 'R22', cells: [], sides: [], tiles: [], cards: [], amount: null };
const ground = (purpose: Purpose | 'remove', legal: readonly string[], illegal: readonly string[] = []): Ground =>
  new Map([...legal, ...illegal].map((cell) => [cell, { purpose, reason: legal.includes(cell) ? null : REASON }]));

const purchase = (changes: Partial<Extract<Pick, { kind: 'purchase' }>> = {}): Pick => ({
  kind: 'purchase',
  slot: 3,
  places: [2, 3],
  cell: null,
  isWarned: false,
  ...changes,
});
const aside = (target: string | null = null): Pick => ({ kind: 'tile', tile: 'To9b', from: 'aside', target });

describe('buying', () => {
  test.each<[string, Pick, Gesture, Pick]>([
    ['a tile proposes the best payment', NOTHING, { kind: 'slot', slot: 3 }, purchase()],
    ['the same tile again lets go', purchase(), { kind: 'slot', slot: 3 }, NOTHING],
    [
      'another tile has a payment of its own',
      purchase(),
      { kind: 'slot', slot: 1 },
      purchase({ slot: 1, places: [0] }),
    ],
    ['a card first', NOTHING, { kind: 'card', place: 4 }, purchase({ slot: null, places: [4] })],
    [
      'cards first, then the tile: they stay',
      purchase({ slot: null, places: [4] }),
      { kind: 'slot', slot: 3 },
      purchase({ places: [4] }),
    ],
    ['cards of another currency do not', purchase({ slot: null, places: [1] }), { kind: 'slot', slot: 3 }, purchase()],
    ['a card is added by hand', purchase({ places: [2] }), { kind: 'card', place: 4 }, purchase({ places: [2, 4] })],
    [
      'a card of another currency lets go of the tile',
      purchase(),
      { kind: 'card', place: 0 },
      purchase({ slot: null, places: [0] }),
    ],
    ['the last card away, without a tile', purchase({ slot: null, places: [4] }), { kind: 'card', place: 4 }, NOTHING],
    ['another payment is one tap', purchase(), { kind: 'payment', cards: ['B5', 'B7'] }, purchase({ places: [3, 4] })],
    ['a cell can be planned', purchase(), { kind: 'cell', cell: 'e2' }, purchase({ cell: 'e2' })],
  ])('%s', (_, now, gesture, expected) => {
    expect(pick(now, gesture, situation(), new Map())).toEqual({ pick: expected, moves: [] });
  });

  test('buying plays the move', () => {
    expect(pick(purchase(), { kind: 'buy' }, situation(), new Map()).moves).toEqual(['buy 3 B4 B5']);
  });

  test('a needless overpayment asks once', () => {
    const asked = pick(purchase({ places: [3, 4] }), { kind: 'buy' }, situation(), new Map());
    expect(asked).toEqual({ pick: purchase({ places: [3, 4], isWarned: true }), moves: [] });
    expect(pick(asked.pick, { kind: 'buy' }, situation(), new Map()).moves).toEqual(['buy 3 B5 B7']);
  });

  test('without cards nothing is bought', () => {
    expect(pick(purchase({ places: [] }), { kind: 'buy' }, situation(), new Map()).moves).toEqual([]);
  });
});

describe('placing', () => {
  const settling = situation({ phase: 'settle', aside: ['To9b'] });
  const cells = ground('place', ['e2', 'n1'], ['w1']);

  test.each<[string, Pick, Gesture, Pick, readonly string[]]>([
    ['the first tap shows a ghost', aside(), { kind: 'cell', cell: 'e2' }, aside('e2'), []],
    ['the second sets it', aside('e2'), { kind: 'cell', cell: 'e2' }, NOTHING, ['place To9b e2']],
    ['a tap elsewhere moves the ghost', aside('e2'), { kind: 'cell', cell: 'n1' }, aside('n1'), []],
    ['a cell that does not take it is asked about', aside(), { kind: 'cell', cell: 'w1' }, aside('w1'), []],
    ['and asked again it still does not', aside('w1'), { kind: 'cell', cell: 'w1' }, aside('w1'), []],
    ['dragging over a cell shows a ghost', aside('e2'), { kind: 'over', cell: 'n1' }, aside('n1'), []],
    ['dropping sets it at once', aside(), { kind: 'drop', cell: 'e2' }, NOTHING, ['place To9b e2']],
    ['dropped where it may not stand it is not set', aside(), { kind: 'drop', cell: 'w1' }, aside('w1'), []],
    ['storing', aside(), { kind: 'store' }, NOTHING, ['store To9b']],
    ['the third player is shown first', aside(), { kind: 'dirk' }, aside(DIRK), []],
    ['and then given the tile', aside(DIRK), { kind: 'dirk' }, NOTHING, ['dirk To9b']],
    ['a button does what is shown', aside('e2'), { kind: 'confirm' }, NOTHING, ['place To9b e2']],
  ])('%s', (_, now, gesture, expected, played) => {
    expect(pick(now, gesture, settling, cells)).toEqual({ pick: expected, moves: played });
  });

  test('the only tile to be placed need not be taken up before a cell is tapped', () => {
    expect(pick(NOTHING, { kind: 'cell', cell: 'e2' }, settling, cells).pick).toEqual(aside('e2'));
    const two = situation({ phase: 'settle', aside: ['Pa2', 'To9b'] });
    expect(pick(NOTHING, { kind: 'cell', cell: 'e2' }, two, cells).pick).toEqual(NOTHING);
  });

  test('with a bonus open, placing and storing give it up in the same gesture', () => {
    const open = situation({ has_bonus: true, aside: ['To9b'] });
    expect(pick(aside('e2'), { kind: 'cell', cell: 'e2' }, open, cells).moves).toEqual(['stop', 'place To9b e2']);
    expect(pick(aside(), { kind: 'store' }, open, cells).moves).toEqual(['stop', 'store To9b']);
  });
});

describe('rebuilding', () => {
  const reserve = (target: string | null = null): Pick => ({ kind: 'tile', tile: 'Ga6', from: 'reserve', target });
  const cells: Ground = new Map([...ground('build', ['n1']), ...ground('exchange', ['e1'])]);

  test.each<[string, Pick, Gesture, readonly string[]]>([
    ['in', reserve('n1'), { kind: 'cell', cell: 'n1' }, ['build Ga6 n1']],
    ['swap', reserve('e1'), { kind: 'cell', cell: 'e1' }, ['exchange Ga6 e1']],
  ])('%s', (_, now, gesture, played) => {
    expect(pick(now, gesture, situation(), cells).moves).toEqual(played);
  });

  test('out: the first tap lifts, the second moves to the reserve', () => {
    const lifted = pick(
      { kind: 'rebuild', cell: null },
      { kind: 'cell', cell: 'e1' },
      situation(),
      ground('remove', ['e1']),
    );
    expect(lifted).toEqual({ pick: { kind: 'rebuild', cell: 'e1' }, moves: [] });
    expect(pick(lifted.pick, { kind: 'cell', cell: 'e1' }, situation(), ground('remove', ['e1'])).moves).toEqual([
      'remove e1',
    ]);
  });

  test('what may not be lifted stays', () => {
    const asked: Pick = { kind: 'rebuild', cell: 'e1' };
    expect(pick(asked, { kind: 'cell', cell: 'e1' }, situation(), ground('remove', [], ['e1'])).moves).toEqual([]);
  });
});

describe('what the palace is asked', () => {
  test('a tile of the reserve asks about empty cells and about buildings', () => {
    expect(questions({ kind: 'tile', tile: 'Ga6', from: 'reserve', target: null }, situation())).toEqual([
      { tile: 'Ga6', purpose: 'build' },
      { tile: 'Ga6', purpose: 'exchange' },
    ]);
  });

  test('each cell gets one answer: buildings may be swapped, empty cells built on', () => {
    const answer = (...cells: readonly string[]): Why => ({
      not_now: null,
      cells: cells.map((cell) => ({ cell, reason: null })),
    });
    const answers = new Map([
      ['build Ga6', answer('e1', 'n1')],
      ['exchange Ga6', answer('e1', 'n1')],
    ]);
    const found = groundFor({ kind: 'tile', tile: 'Ga6', from: 'reserve', target: null }, situation(), answers);
    expect([...found].map(([cell, { purpose }]) => [cell, purpose])).toEqual([
      ['n1', 'build'],
      ['e1', 'exchange'],
    ]);
  });

  test('until the answer is there, the legal cells are known', () => {
    const choices = { ...CHOICES, places: [{ tile: 'To9b', cells: ['e2'] }] };
    expect([...groundFor(aside(), situation({}, { choices }), new Map()).keys()]).toEqual(['e2']);
  });
});

describe('when the table has changed', () => {
  const before = situation();

  test('a tile just bought is taken up, with the cell that was planned for it', () => {
    const after = situation({ phase: 'settle', aside: ['To9b'], market: ['Pa2', 'Se5', null, null] });
    expect(renew(purchase({ cell: 'e2' }), before, after)).toEqual(aside('e2'));
    expect(renew(NOTHING, before, after)).toEqual(aside());
  });

  test('a tile bought exactly waits, since another action is open', () => {
    const open = situation({ phase: 'act', has_bonus: true, aside: ['To9b'], market: ['Pa2', 'Se5', 'Ga7', null] });
    expect(renew(purchase(), before, open)).toEqual(NOTHING);
    expect(renew(purchase({ cell: 'e2' }), before, open)).toEqual(aside('e2'));
  });

  test('the next tile to be settled is taken up', () => {
    const two = situation({ phase: 'settle', aside: ['To9b', 'Pa2'] });
    const one = situation({ phase: 'settle', aside: ['Pa2'] });
    expect(renew(NOTHING, two, one)).toEqual({ kind: 'tile', tile: 'Pa2', from: 'aside', target: null });
  });

  test('a tile that went elsewhere is let go', () => {
    const gone = situation({ actor: 1, market: ['Pa2', 'Se5', 'Ga7', null] });
    expect(renew(purchase(), before, gone)).toEqual(NOTHING);
  });

  test('a plan survives what does not concern it', () => {
    const later = situation({ actor: 1, turns: 5 });
    expect(renew(purchase(), before, later)).toEqual(purchase());
  });

  test('rebuilding ends with the turn', () => {
    expect(renew({ kind: 'rebuild', cell: null }, before, situation({ turns: 5, actor: 1 }))).toEqual(NOTHING);
  });
});

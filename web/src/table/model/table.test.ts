import { expect, test } from 'vitest';
import type { Event, Happening, News, Update } from '../../protocol';
import { absorb, clear, sinceLastTurn, type Told, UNKNOWN } from './table';

const NOTHING = { since: 0, table: null, you: null, turn: null, view: null, insight: null } as unknown as Update;
const AT = 1000;
const PLAYED: Happening = { type: 'move', at: AT, seat: 0, move: 'take Y1' };
const took = (seat: number): Event => ({ type: 'MoneyTaken', seat, cards: ['Y1'] });
const ended = (seat: number): Event => ({ type: 'TurnEnded', seat });

function news(version: number, step: number, events: readonly Event[], what: Happening = PLAYED): News {
  return { version, step, what, events };
}

function after(...entries: readonly News[]): readonly Told[] {
  const version = entries.at(-1)?.version ?? 0;
  return absorb(UNKNOWN, { ...NOTHING, type: 'update', version, news: entries }).told;
}

test('what was taken back is not told', () => {
  const back: Happening = { type: 'undo', at: AT, seat: 0, move: 'take Y1' };
  const told = after(news(1, 0, []), news(2, 1, [took(0)]), news(3, 0, [], back), news(4, 1, [took(1)]));
  expect(told.map(({ event }) => event)).toEqual([took(1)]);
});

test('a restarted turn leaves what came before it', () => {
  const restart: Happening = { type: 'restart', at: AT, seat: 1 };
  const told = after(news(1, 1, [took(0)]), news(2, 2, [took(1)]), news(3, 3, [took(1)]), news(4, 1, [], restart));
  expect(told.map(({ event }) => event)).toEqual([took(0)]);
});

test('news that is known already is not told twice', () => {
  const first = absorb(UNKNOWN, {
    ...NOTHING,
    type: 'update',
    version: 2,
    news: [news(1, 0, []), news(2, 1, [took(0)])],
  });
  const second = absorb(first, {
    ...NOTHING,
    type: 'update',
    version: 3,
    news: [news(2, 1, [took(0)]), news(3, 2, [took(1)])],
  });
  expect(second.told).toHaveLength(2);
});

test('an update that is older than what is known changes nothing', () => {
  const now = absorb(UNKNOWN, { ...NOTHING, type: 'update', version: 5, news: [] });
  expect(absorb(now, { ...NOTHING, type: 'update', version: 4, news: [news(4, 1, [took(0)])] })).toBe(now);
});

test('since my last turn: everything after its end', () => {
  const told = after(news(1, 1, [took(0)]), news(2, 2, [ended(0)]), news(3, 3, [took(1)]), news(4, 4, [ended(1)]));
  expect(sinceLastTurn(told, 0).map(({ event }) => event)).toEqual([took(1), ended(1)]);
  expect(sinceLastTurn(told, 2)).toHaveLength(4);
  expect(sinceLastTurn(after(news(1, 0, [{ type: 'StartChosen', seat: 0 }]), news(2, 1, [took(0)])), 1)).toHaveLength(
    1,
  );
});

test('what a computer player did in my place is part of what I have missed', () => {
  const stoodIn: Happening = { type: 'stand_in', at: AT, seat: 0, level: 'mason', why: 'absent', by: null };
  const returned: Happening = { type: 'return', at: AT, seat: 0, has_grace: true };
  const told = after(
    news(1, 1, [ended(0)]),
    news(2, 1, [], stoodIn),
    news(3, 2, [took(0)]),
    news(4, 3, [ended(0)]),
    news(5, 3, [], returned),
    news(6, 4, [took(0)]),
  );
  expect(sinceLastTurn(told, 0).map(({ event }) => event)).toEqual([took(0), ended(0), took(0)]);
  expect(told.map(({ isStandIn }) => isStandIn)).toEqual([false, true, true, false]);
});

test('each game of a table is told from its deal on', () => {
  const told = after(
    news(1, 1, [took(0)]),
    news(2, 0, [], { type: 'rematch', at: AT, game: 2, by: 'Ana' }),
    news(3, 0, [took(1)], { type: 'started', at: AT }),
  );
  expect(told.map(({ event }) => event)).toEqual([took(1)]);
});

test('a game that is over stays on the table until the next is dealt, or the reader turns to it', () => {
  const over = {
    ...NOTHING,
    type: 'update',
    version: 3,
    news: [news(3, 1, [took(0)])],
    view: { phase: 'over' },
  } as unknown as Update;
  const asked = { ...NOTHING, type: 'update', version: 4, news: [] } as Update;
  const waiting = absorb(absorb(UNKNOWN, over), asked);
  expect(waiting).toMatchObject({ version: 4, view: { phase: 'over' } });
  expect(waiting.told).toHaveLength(1);
  expect(clear(waiting)).toMatchObject({ version: 4, view: null, told: [] });
  const dealt = {
    ...over,
    version: 5,
    news: [news(5, 0, [], { type: 'started', at: AT })],
    view: { phase: 'act' },
  } as unknown as Update;
  expect(absorb(waiting, dealt)).toMatchObject({ view: { phase: 'act' }, told: [] });
});

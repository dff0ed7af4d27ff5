import { describe, expect, it, test } from 'vitest';
import type { ListedTable, PublicSeat, PublicTable, You } from '../../protocol';
import { ago } from './ago';
import { finished, running, type Status, statusOf } from './order';

const NO_SHARE = { commitment: null, has_revealed: false };
const PERSON: PublicSeat = {
  kind: 'person',
  name: 'Ana',
  level: null,
  stand_in: null,
  is_ready: true,
  key: null,
  ...NO_SHARE,
};
const GONE: PublicSeat = { ...PERSON, stand_in: { level: 'trader', why: 'conceded', since: 0 } };
const RELIEVED: PublicSeat = { ...PERSON, stand_in: { level: 'trader', why: 'absent', since: 0 } };
const OPEN: PublicSeat = {
  kind: 'open',
  name: '',
  level: null,
  stand_in: null,
  is_ready: true,
  key: null,
  ...NO_SHARE,
};

let made = 0;
function game(
  table: Partial<PublicTable>,
  you: Partial<You> = {},
  actor: number | null = null,
  updated = 0,
): ListedTable {
  made += 1;
  return {
    table: {
      id: `table${made}`,
      phase: 'playing',
      seats: [PERSON, PERSON],
      options: {
        is_public: false,
        shuffle_seats: true,
        open_hands: false,
        spectators: true,
        pace: 'live',
        clock: null,
        talk: 'everybody',
        slow: 0,
      },
      owner: 'Ana',
      commitment: '',
      created: 0,
      outcome: null,
      breakage: null,
      game: 1,
      results: [],
      attempt: 1,
      reveal_until: null,
      ...table,
    },
    you: { seats: [0], is_owner: false, explainable: [0], ...you },
    actor,
    updated,
    is_your_turn: actor !== null && (you.seats ?? [0]).includes(actor),
  };
}

describe('statusOf', () => {
  it.each<[Status, ListedTable]>([
    ['your-turn', game({}, {}, 0)],
    ['your-turn', game({}, { seats: [0, 1] }, 1)],
    ['their-turn', game({}, {}, 1)],
    ['played-for', { ...game({ seats: [RELIEVED, PERSON] }, {}, 0), is_your_turn: false }],
    ['their-turn', game({ seats: [RELIEVED, PERSON] }, {}, 1)],
    ['watching', game({}, { seats: [] }, 1)],
    ['ready', game({ phase: 'waiting' }, { is_owner: true })],
    ['gathering', game({ phase: 'waiting' })],
    ['rematch', { ...game({ phase: 'waiting', game: 2 }, { is_owner: true }), is_your_turn: true }],
    ['gathering', game({ phase: 'waiting', game: 2 }, { is_owner: true })],
    ['their-turn', { ...game({}, {}, 0), is_your_turn: false }],
    ['gathering', game({ phase: 'waiting', seats: [PERSON, OPEN] }, { is_owner: true })],
    ['conceded', game({ seats: [GONE, PERSON] }, {}, 1)],
    ['their-turn', game({ seats: [PERSON, GONE] }, {}, 1)],
    ['their-turn', game({ seats: [GONE, PERSON, PERSON] }, { seats: [0, 1] }, 2)],
    ['over', game({ phase: 'over' })],
    ['closed', game({ phase: 'closed' })],
    ['broken', game({ breakage: { version: 7, detail: '' } }, {}, 0)],
  ])('%s', (status, listed) => {
    expect(statusOf(listed)).toBe(status);
  });
});

test('what waits for me comes first, then the latest; what is over is listed apart', () => {
  const theirs = game({}, {}, 1, 50);
  const mineOld = game({}, {}, 0, 10);
  const mineNew = game({}, {}, 0, 20);
  const gathering = game({ phase: 'waiting', seats: [PERSON, OPEN] }, {}, null, 99);
  const over = game({ phase: 'over' }, {}, null, 100);
  const broken = game({ breakage: { version: 7, detail: '' } }, {}, 0, 200);
  const conceded = game({ seats: [GONE, PERSON] }, {}, 1, 150);
  const all = [over, theirs, mineOld, conceded, broken, gathering, mineNew];
  expect(running(all)).toEqual([mineNew, mineOld, gathering, theirs]);
  expect(finished(all)).toEqual([broken, conceded, over]);
});

describe('ago', () => {
  const MINUTE = 60_000;
  it.each([
    [0, 'now'],
    [-5 * MINUTE, 'now'],
    [59_000, 'now'],
    [MINUTE, '1 minute ago'],
    [90 * MINUTE, '1 hour ago'],
    [26 * 60 * MINUTE, 'yesterday'],
    [15 * 24 * 60 * MINUTE, '2 weeks ago'],
  ])('%i milliseconds are "%s"', (passed, words) => {
    expect(ago(1_000_000_000_000, 1_000_000_000_000 + passed, 'en')).toBe(words);
  });
});

import { describe, expect, it, test } from 'vitest';
import { LONGEST_REMARK } from '../../generated/limits';
import type {
  ClockState,
  GameResult,
  SpokenRemark,
  Remarks,
  PublicSeat,
  Speaker,
  StandIn,
  PublicTable,
  TurnState,
  You,
} from '../../protocol';
import { type TableState, UNKNOWN } from '../../table/model/table';
import { clockText, isLow, leftAt, untilChange } from './clock';
import { attendanceOf, callable, concedable, hasCompany, relievedSeats } from './people';
import { BANKS, kindOf, nameOf, presetsOf, TURNS, usualOf } from './presets';
import { rematchOf, victories } from './rematch';
import { adjusted, reading } from './server-time';
import { breaths, hear, readAll, room, SILENCE, unread } from './talk';

describe('clocks', () => {
  const clocks: ClockState = { at: 1_000_000, left: [60_000, 5_500, null], running: 1 };

  it.each([
    ['stands still while it does not run', 0, 1_009_000, 60_000],
    ['counts down from the moment it was told', 1, 1_002_000, 3_500],
    ['does not go below nothing', 1, 1_090_000, 0],
    ['does not gain when our time is behind', 1, 999_000, 5_500],
    ['is not kept for computer players', 2, 1_002_000, null],
  ])('%s', (_, seat, now, left) => {
    expect(leftAt(clocks, seat, now)).toBe(left);
  });

  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_001, '1:00'],
    [247_000, '4:07'],
    [3_600_000, '1:00:00'],
    [36_000_000, '10:00:00'],
  ])('%i milliseconds read %s', (left, text) => {
    expect(clockText(left)).toBe(text);
  });

  it('rings when what it shows changes, and no more when it is empty', () => {
    expect(untilChange(clocks, 1_000_000)).toBe(500);
    expect(untilChange(clocks, 1_000_500)).toBe(1_000);
    expect(untilChange(clocks, 1_005_500)).toBe(null);
    expect(untilChange({ ...clocks, running: null }, 1_000_000)).toBe(null);
  });

  it.each([
    ['half a minute of a whole game', 30_000, BANKS[0], true],
    ['more than that', 30_001, BANKS[0], false],
    ['a third of a short turn', 10_000, TURNS[0], true],
    ['more than a third', 11_000, TURNS[0], false],
    ['half a minute of a long turn', 31_000, TURNS[3], false],
  ])('%s is little: %i', (_, left, clock, low) => {
    expect(clock && isLow(left, clock)).toBe(low);
  });
});

describe('the server’s time', () => {
  it('was true in the middle between question and answer, give or take', () => {
    expect(reading(100, 140, 5_000)).toEqual({ ahead: 4_880, doubt: 20 });
  });

  it('is kept from the quickest answer while the others agree with it', () => {
    const quick = reading(100, 110, 5_000);
    expect(adjusted(quick, reading(1_000, 1_200, 5_950))).toBe(quick);
    const quicker = reading(2_000, 2_004, 6_897);
    expect(adjusted(quick, quicker)).toBe(quicker);
  });

  it('is taken anew when an answer cannot be explained otherwise', () => {
    const before = reading(100, 110, 5_000);
    const afterSleep = reading(1_000, 1_200, 65_000);
    expect(adjusted(before, afterSleep)).toBe(afterSleep);
    expect(adjusted(null, before)).toBe(before);
  });
});

const ANA: Speaker = { key: 'a', name: 'Ana', seat: 0 };
const BEN: Speaker = { key: 'b', name: 'Ben', seat: 1 };
const remark = (number: number, by: Speaker, minute = number): SpokenRemark => ({
  number,
  at: minute * 60_000,
  by,
  text: `remark ${number}`,
  reaction: null,
});
const remarks = (since: number, ...said: readonly SpokenRemark[]): Remarks => ({
  type: 'remarks',
  since,
  remarks: said,
  muted: [],
});
const isAna = ({ by }: SpokenRemark): boolean => by.key === 'a';

describe('talk', () => {
  it('grows by what was said after what is known', () => {
    const talk = hear(hear(SILENCE, remarks(0, remark(1, ANA), remark(2, BEN))), remarks(2, remark(3, BEN)));
    expect(talk.remarks.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(talk.heard).toBe(3);
  });

  it('told once more is not said twice', () => {
    const talk = hear(SILENCE, remarks(0, remark(1, ANA), remark(2, BEN)));
    expect(hear(talk, remarks(1, remark(2, BEN))).remarks).toHaveLength(2);
  });

  it('told from the beginning replaces what there was: somebody was muted', () => {
    const talk = hear(SILENCE, remarks(0, remark(1, ANA), remark(2, BEN)));
    const muted = hear(talk, { ...remarks(0, remark(1, ANA)), muted: [BEN] });
    expect(muted.remarks).toEqual([remark(1, ANA)]);
    expect(muted.muted).toEqual([BEN]);
  });

  it('is unread until it was seen, but for one’s own words', () => {
    const talk = hear(SILENCE, remarks(0, remark(1, ANA), remark(2, BEN), remark(3, BEN)));
    expect(unread(talk, isAna).map(({ number }) => number)).toEqual([2, 3]);
    const seen = readAll(talk);
    expect(unread(seen, isAna)).toEqual([]);
    expect(unread(hear(seen, remarks(3, remark(4, BEN))), isAna)).toHaveLength(1);
    expect(readAll(seen)).toBe(seen);
  });

  it('names a speaker once for what is said in one breath', () => {
    const said = breaths([remark(1, ANA, 0), remark(2, ANA, 1), remark(3, BEN, 1), remark(4, BEN, 9)]);
    expect(said.map(({ by, remarks: each }) => [by.name, each.length])).toEqual([
      ['Ana', 2],
      ['Ben', 1],
      ['Ben', 1],
    ]);
  });

  it('has room for letters, whatever they are made of', () => {
    expect(room('')).toBe(LONGEST_REMARK);
    expect(room('🏰é')).toBe(LONGEST_REMARK - 2);
  });
});

const NO_SHARE = { commitment: null, has_revealed: false };
const person = (name: string, stand_in: StandIn | null = null, is_ready = true): PublicSeat => ({
  kind: 'person',
  name,
  level: null,
  stand_in,
  is_ready,
  key: name,
  ...NO_SHARE,
});
const COMPUTER: PublicSeat = {
  kind: 'computer',
  name: 'mason',
  level: 'mason',
  stand_in: null,
  is_ready: true,
  key: null,
  ...NO_SHARE,
};
const AWAY: StandIn = { level: 'mason', why: 'absent', since: 5 };

function table(seats: readonly PublicSeat[], more: Partial<PublicTable> = {}): PublicTable {
  const options = {
    is_public: false,
    shuffle_seats: false,
    open_hands: false,
    spectators: true,
    pace: 'live',
    clock: null,
    talk: 'everybody',
    slow: 0,
  } as const;
  return {
    id: 't',
    phase: 'playing',
    seats,
    options,
    owner: 'Ana',
    commitment: '',
    created: 0,
    outcome: null,
    breakage: null,
    game: 1,
    results: [],
    attempt: 1,
    reveal_until: null,
    ...more,
  };
}
const ME: You = { seats: [0], is_owner: true, explainable: [0] };
const WATCHING: You = { seats: [], is_owner: false, explainable: [] };
const at = (seats: readonly PublicSeat[], more: Partial<TableState> = {}): TableState => ({
  ...UNKNOWN,
  table: table(seats),
  you: ME,
  presentSeats: [0],
  ...more,
});

describe('people', () => {
  it('are here, away, or played for', () => {
    const state = at([person('Ana'), person('Ben'), person('Cleo', AWAY), COMPUTER], {
      absent: [{ seat: 1, since: 3, stand_in_from: 9 }],
    });
    expect([0, 1, 2, 3].map((seat) => attendanceOf(state, seat))).toEqual([
      { kind: 'here' },
      { kind: 'away', since: 3, standInFrom: 9 },
      { kind: 'relieved', standIn: AWAY, isHere: false },
      { kind: 'computer' },
    ]);
  });

  it.each<[string, boolean, TableState]>([
    ['alone against computers there is nobody to talk to', false, at([person('Ana'), COMPUTER])],
    [
      'nor at one device',
      false,
      at([person('Ana'), person('Ben')], { you: { seats: [0, 1], is_owner: true, explainable: [0, 1] } }),
    ],
    ['with somebody else there is', true, at([person('Ana'), person('Ben')])],
    ['or when somebody watches', true, at([person('Ana'), COMPUTER], { watchers: [{ key: 'w', name: 'Wu' }] })],
    [
      'or when one watches people',
      true,
      at([person('Ana'), COMPUTER], { you: WATCHING, watchers: [{ key: 'w', name: 'Wu' }] }),
    ],
    [
      'but not when one watches computers alone',
      false,
      at([COMPUTER, COMPUTER], { you: WATCHING, presentSeats: [], watchers: [{ key: 'w', name: 'Wu' }] }),
    ],
  ])('%s', (_, talks, state) => {
    expect(hasCompany(state)).toBe(talks);
  });

  const turn: TurnState = { seat: 1, steps: [], undone: [], began: 0, call_from: 100 };
  it.each<[string, TableState, number, number | null]>([
    ['may be replaced when it is time', at([person('Ana'), person('Ben')], { turn }), 100, 1],
    ['but not sooner', at([person('Ana'), person('Ben')], { turn }), 99, null],
    ['nor by those who only watch', at([person('Ana'), person('Ben')], { turn, you: WATCHING }), 100, null],
    ['nor may oneself be', at([person('Ana'), person('Ben')], { turn: { ...turn, seat: 0 } }), 100, null],
    ['nor twice', at([person('Ana'), person('Ben', AWAY)], { turn: { ...turn, call_from: null } }), 100, null],
  ])('%s', (_, state, now, seat) => {
    expect(callable(state, now)).toBe(seat);
  });

  it('have seats to give up and to take back', () => {
    const mine = at([person('Ana'), person('Ben', AWAY)], {
      you: { seats: [0, 1], is_owner: true, explainable: [0, 1] },
      view: { phase: 'act' } as TableState['view'],
    });
    expect(concedable(mine)).toEqual([0]);
    expect(relievedSeats(mine)).toEqual([1]);
    expect(concedable({ ...mine, view: { phase: 'over' } as TableState['view'] })).toEqual([]);
  });
});

describe('a rematch', () => {
  const over = table([person('Ana'), person('Ben')], { phase: 'over' });
  it('can be asked for by those who have played', () => {
    expect(rematchOf(over, ME)).toEqual({ kind: 'possible' });
    expect(rematchOf(over, WATCHING)).toEqual({ kind: 'none' });
  });

  it('waits until everybody has agreed', () => {
    const asked = table([person('Ana'), person('Ben', null, false)], { phase: 'waiting', game: 2 });
    expect(rematchOf(asked, ME)).toEqual({ kind: 'asked', isAgreed: true, missing: [1] });
    expect(rematchOf(asked, { ...ME, seats: [1] })).toEqual({ kind: 'asked', isAgreed: false, missing: [1] });
  });

  it('is none before the first game', () => {
    expect(rematchOf(table([person('Ana'), person('Ben')], { phase: 'waiting' }), ME)).toEqual({ kind: 'none' });
  });

  test('victories are counted over all games, shared ones for each', () => {
    const result = (game: number, ...winners: readonly number[]): GameResult => ({
      game,
      ended: 0,
      names: ['Ana', 'Ben'],
      outcome: { scores: [1, 2], winners },
    });
    expect(victories([result(1, 1), result(2, 0, 1)])).toEqual([
      { name: 'Ben', won: 2 },
      { name: 'Ana', won: 1 },
    ]);
  });
});

test('clocks to choose from are told apart, and each kind proposes one', () => {
  expect(new Set([...TURNS, ...BANKS].map(nameOf)).size).toBe(TURNS.length + BANKS.length);
  expect(usualOf('none')).toBe(null);
  expect(kindOf(usualOf('bank'))).toBe('bank');
  expect(presetsOf('per_turn')).toContain(usualOf('per_turn'));
  expect(kindOf(null)).toBe('none');
});

import { describe, expect, it, test } from 'vitest';
import {
  addSeat,
  isComplete,
  isSound,
  isWatcher,
  nameTrouble,
  newTable,
  type Plan,
  type Planned,
  planFor,
  removeSeat,
  withClock,
  withPace,
  withSeat,
} from './plan';

const named = (seat: number): string => `Player ${seat + 1}`;
const mine = (name: string): Planned => ({ kind: 'mine', name });
const mason: Planned = { kind: 'computer', level: 'mason' };
const withSeats = (...seats: Planned[]): Plan => ({ ...planFor('friends', 'Ana', named), seats });

test('with friends: one seat is mine, the others wait for whoever has the link', () => {
  expect(planFor('friends', 'Ana', named).seats).toEqual([mine('Ana'), { kind: 'open' }, { kind: 'open' }]);
});

test('on one device: everyone sits here, under a name of their own', () => {
  const plan = planFor('device', 'Ana', named);
  expect(plan.seats).toEqual([mine('Ana'), mine('Player 2'), mine('Player 3')]);
  expect(isComplete(plan)).toBe(true);
  expect(isSound(plan)).toBe(true);
});

describe('seats', () => {
  it('come and go between two and six', () => {
    let plan = planFor('friends', 'Ana', named);
    for (let k = 0; k < 9; k++) plan = addSeat(plan, mason);
    expect(plan.seats).toHaveLength(6);
    for (let k = 0; k < 9; k++) plan = removeSeat(plan, 1);
    expect(plan.seats).toEqual([mine('Ana'), mason]);
  });

  it('change who they are for', () => {
    expect(withSeat(planFor('friends', 'Ana', named), 1, mason).seats[1]).toEqual(mason);
  });
});

describe('names', () => {
  it.each<[string, Planned[], ReturnType<typeof nameTrouble>[]]>([
    ['may differ', [mine('Ana'), mine('Luis')], [null, null]],
    ['must not be missing', [mine('Ana'), mine('  ')], [null, 'missing']],
    ['must not be the same to the eye', [mine('Ana'), mine(' ana')], ['twice', 'twice']],
    ['matter only on this device', [mine('Ana'), mason, { kind: 'open' }], [null, null, null]],
  ])('%s', (_, seats, troubles) => {
    const plan = withSeats(...seats);
    expect(seats.map((_, index) => nameTrouble(plan, index))).toEqual(troubles);
    expect(isSound(plan)).toBe(troubles.every((trouble) => trouble === null));
  });
});

test('a clock and days do not go together: the last wish counts', () => {
  const clock = { type: 'per_turn', seconds: 60 } as const;
  const quick = withClock(withSeats(mine('Ana'), { kind: 'open' }), clock);
  expect(newTable(quick)).toMatchObject({ pace: 'live', clock });
  const slow = withPace(quick, 'days');
  expect(newTable(slow)).toMatchObject({ pace: 'days', clock: null });
  expect(newTable(withClock(slow, clock))).toMatchObject({ pace: 'live', clock });
});

describe('newTable', () => {
  it('says it in the words of the server', () => {
    const plan = {
      ...withSeats(mine(' Ana '), { kind: 'open' }, mason),
      isPublic: true,
      openHands: true,
      shuffle: false,
      spectators: false,
    };
    expect(newTable(plan)).toEqual({
      seats: [{ type: 'me', name: 'Ana' }, { type: 'open' }, { type: 'computer', level: 'mason' }],
      is_public: true,
      shuffle_seats: false,
      open_hands: true,
      spectators: false,
      pace: 'live',
      clock: null,
    });
  });

  it('does not show a table in the lobby where nobody can sit down', () => {
    expect(newTable({ ...withSeats(mine('Ana'), mason), isPublic: true }).is_public).toBe(false);
  });

  it('lets someone watch who has no seat at it', () => {
    const plan = { ...withSeats(mason, mason), spectators: false };
    expect(isWatcher(plan)).toBe(true);
    expect(newTable(plan).spectators).toBe(true);
  });
});

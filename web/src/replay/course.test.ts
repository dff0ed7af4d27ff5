import { describe, expect, it } from 'vitest';
import type { ReplayStep, View } from '../protocol';
import {
  type Curve,
  curves,
  figures,
  leadIn,
  measured,
  scoringsIn,
  turnAfter,
  turnBefore,
  turnEnds,
  within,
} from './course';

const moves = [null, 'take Y1', 'end', 'buy 1 Y3', 'store Pa3', 'end', 'take G2'];
const steps: ReplayStep[] = moves.map((move, step) => ({ step, seat: step ? 0 : null, move, events: [] }));

describe('the turns of a game', () => {
  it('end at the deal, at each end, and where the record stops', () => {
    expect(turnEnds(steps)).toEqual([0, 2, 5, 6]);
  });

  it('can be walked in both directions, and not beyond', () => {
    const ends = turnEnds(steps);
    expect([turnAfter(ends, 0), turnAfter(ends, 3), turnAfter(ends, 6)]).toEqual([2, 5, 6]);
    expect([turnBefore(ends, 6), turnBefore(ends, 3), turnBefore(ends, 0)]).toEqual([5, 2, 0]);
    expect([within(-3, steps), within(4, steps), within(99, steps)]).toEqual([0, 4, 6]);
  });
});

describe('a chart', () => {
  const view = (scores: number[], hand: string[]): View =>
    ({ scores, walls: [1, 2], palaces: [[], []], hands: [hand, []] }) as unknown as View;
  const views = new Map([
    [0, view([0, 0], ['Y9', 'B2'])],
    [2, view([3, 8], [])],
  ]);

  it('has a curve for each player, over the moments that are known', () => {
    const { curves: drawn, most } = curves(views, [0, 2, 5], 'points');
    expect(drawn.map(({ points }) => points.map(({ value }) => value))).toEqual([
      [0, 3],
      [0, 8],
    ]);
    expect(most).toBe(8);
  });

  it('counts the buildings of one kind', () => {
    const built = {
      ...view([0, 0], []),
      palaces: [
        [
          { cell: 'e1', tile: 'To9b' },
          { cell: 'e2', tile: 'Pa2' },
        ],
        [],
      ],
    } as unknown as View;
    expect(measured(built, 'tower')).toEqual([1, 0]);
    expect(measured(built, 'buildings')).toEqual([2, 0]);
  });

  it('counts the money in a hand', () => {
    expect(curves(views, [0, 2], 'money').curves[0]?.points.map(({ value }) => value)).toEqual([11, 0]);
  });

  it('has a table of figures: moments evenly apart, and those after a scoring', () => {
    const points = Array.from({ length: 11 }, (_, i) => ({ step: 3 * i, value: i }));
    const drawn = [
      { seat: 0, points },
      { seat: 1, points: points.map(({ step, value }) => ({ step, value: 2 * value })) },
    ];
    expect(
      figures(
        drawn,
        [
          { step: 10, round: 1 },
          { step: 30, round: 2 },
        ],
        2,
      ),
    ).toEqual([
      { step: 0, round: null, values: [0, 0] },
      { step: 12, round: 1, values: [4, 8] },
      { step: 15, round: null, values: [5, 10] },
      { step: 30, round: 2, values: [10, 20] },
    ]);
    expect(figures([], [{ step: 1, round: 1 }], 2)).toEqual([]);
  });

  it('knows where rounds were scored', () => {
    const scored = steps.map((step) =>
      step.step === 4
        ? { ...step, events: [{ type: 'RoundScored', round: 1 }] as unknown as ReplayStep['events'] }
        : step,
    );
    expect(scoringsIn(scored)).toEqual([{ step: 4, round: 1 }]);
  });
});

describe('the lead', () => {
  const curve = (seat: number, ...values: readonly number[]): Curve => ({
    seat,
    points: values.map((value, k) => ({ step: 10 * k, value })),
  });

  it('changes hands when somebody else is ahead alone', () => {
    expect(leadIn([curve(0, 0, 5, 5, 9, 9), curve(1, 0, 3, 7, 9, 12)])).toEqual({ leader: 1, changes: 1, since: 20 });
  });

  it('is nobody’s where several share it, and not lost by that', () => {
    expect(leadIn([curve(0, 1, 5, 9), curve(1, 0, 5, 3)])).toEqual({ leader: 0, changes: 0, since: 0 });
    expect(leadIn([curve(0, 1, 5), curve(1, 0, 5)])).toMatchObject({ leader: null });
  });
});

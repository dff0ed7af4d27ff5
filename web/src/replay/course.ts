/** A game as a row of steps: where its turns begin, and what changed along the way. Pure. */
import { KINDS } from '../art/palette';
import type { Kind, ReplayStep, View } from '../protocol';
import { readTile } from '../table/model/notation';

/** The steps at which a turn is over, the deal counting as one: what one wants to stop at. */
export function turnEnds(steps: readonly ReplayStep[]): readonly number[] {
  const ends = steps.filter(({ move }) => move === 'end').map(({ step }) => step);
  const last = steps.length - 1;
  return [...new Set([0, ...ends, last])];
}

export function turnBefore(ends: readonly number[], step: number): number {
  return ends.findLast((end) => end < step) ?? 0;
}

export function turnAfter(ends: readonly number[], step: number): number {
  return ends.find((end) => end > step) ?? ends.at(-1) ?? 0;
}

export const within = (step: number, steps: readonly ReplayStep[]): number =>
  Math.min(Math.max(0, step), steps.length - 1);

/**
 * What a chart can show, one number for each player at a moment: first what everybody would have if the next round were
 * scored then, which tells best how a game went; also the buildings of each kind.
 */
export const MEASURES = ['outlook', 'points', 'buildings', 'wall', 'money'] as const;
export type Measure = (typeof MEASURES)[number] | Kind;

/** How many buildings of each kind a palace has. */
export function kindsIn(palace: View['palaces'][number]): number[] {
  return KINDS.map((kind) => palace.filter(({ tile }) => readTile(tile).kind === kind).length);
}

export function measured(view: View, measure: Measure, totals: readonly number[] = view.scores): readonly number[] {
  switch (measure) {
    case 'outlook':
      return totals;
    case 'points':
      return view.scores;
    case 'buildings':
      return view.palaces.map((palace) => palace.length);
    case 'wall':
      return view.walls;
    case 'money':
      return view.hands.map((hand) => (hand ?? []).reduce((sum, card) => sum + Number(card.slice(1)), 0));
    default:
      return view.palaces.map((palace) => kindsIn(palace)[KINDS.indexOf(measure)] ?? 0);
  }
}

/** One player's numbers over the game, at the ends of turns. */
export interface Curve {
  readonly seat: number;
  readonly points: readonly { readonly step: number; readonly value: number }[];
}

/** The curves of a measure, and the largest number on any of them. */
export function curves(
  views: ReadonlyMap<number, View>,
  ends: readonly number[],
  measure: Measure,
  totals: (step: number) => readonly number[] | undefined = () => undefined,
): { curves: readonly Curve[]; most: number } {
  const known = ends.flatMap((step) => {
    const view = views.get(step);
    return view ? [{ step, values: measured(view, measure, totals(step)) }] : [];
  });
  const players = known[0]?.values.length ?? 0;
  return {
    curves: Array.from({ length: players }, (_, seat) => ({
      seat,
      points: known.map(({ step, values }) => ({ step, value: values[seat] ?? 0 })),
    })),
    most: Math.max(1, ...known.flatMap(({ values }) => values)),
  };
}

/** Who was ahead, and how often that changed. */
export interface Lead {
  /** Who is ahead at the end; null if several are. */
  readonly leader: number | null;
  readonly changes: number;
  /** The step since which the one at the end has been ahead. */
  readonly since: number;
}

/** While several share the lead nobody takes it from anybody. */
export function leadIn(drawn: readonly Curve[]): Lead {
  let lead: Lead = { leader: null, changes: 0, since: 0 };
  let last: number | null = null;
  for (const [at, { step }] of (drawn[0]?.points ?? []).entries()) {
    const values = drawn.map(({ points }) => points[at]?.value ?? 0);
    const most = Math.max(...values);
    const ahead = drawn.filter((_, seat) => values[seat] === most);
    const leader: number | null = most > 0 && ahead.length === 1 ? (ahead[0]?.seat ?? null) : null;
    if (leader === null) {
      lead = { ...lead, leader: null };
    } else if (leader === last) {
      lead = { ...lead, leader };
    } else {
      lead = { leader, changes: lead.changes + (last === null ? 0 : 1), since: step };
      last = leader;
    }
  }
  return lead;
}

/** Where in a game a round was scored, and which. */
export interface Scored {
  readonly step: number;
  readonly round: number;
}

export function scoringsIn(steps: readonly ReplayStep[]): readonly Scored[] {
  return steps.flatMap(({ step, events }) =>
    events.flatMap((event) => (event.type === 'RoundScored' ? [{ step, round: event.round }] : [])),
  );
}

/** A line of the table of figures: what everybody had at a moment, and the round that was scored just before it. */
export interface Figures {
  readonly step: number;
  readonly round: number | null;
  readonly values: readonly number[];
}

/** The curves in figures: moments evenly apart, not more than `count`, and all those after a scoring. */
export function figures(drawn: readonly Curve[], scored: readonly Scored[], count: number): readonly Figures[] {
  const moments = drawn[0]?.points.map(({ step }) => step) ?? [];
  const last = moments.length - 1;
  const shown = new Map<number, number | null>();
  for (let i = 0; i <= count && last >= 0; i += 1) shown.set(Math.round((i / count) * last), null);
  for (const { step, round } of scored) {
    const at = moments.findIndex((moment) => moment >= step);
    if (at >= 0) shown.set(at, round);
  }
  return [...shown]
    .sort(([a], [b]) => a - b)
    .map(([at, round]) => ({
      step: moments[at] ?? 0,
      round,
      values: drawn.map(({ points }) => points[at]?.value ?? 0),
    }));
}

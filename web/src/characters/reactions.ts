/** What stirs the computer players: read from what happened and how everybody stood before and after it. Pure. */
import type { Mood } from '../art/faces';
import type { Event, Standing } from '../protocol';
import { roundTotal } from '../table/model/sheet';

/** What one may have something to say about. */
export type Occasion = 'exact' | 'scoring' | 'steal' | 'robbed' | 'won' | 'lost';

/** How somebody takes what happened; silently, if there is no occasion for words. */
export interface Reaction {
  readonly seat: number;
  readonly mood: Mood;
  readonly occasion: Occasion | null;
}

type Counts = readonly Pick<Standing, 'seat' | 'kinds'>[];

/** All reactions to some events, whose words matter most first. */
export function reactionsTo(
  events: readonly Event[],
  before: Counts,
  after: Counts,
  isComputer: (seat: number) => boolean,
): readonly Reaction[] {
  const found = [...toTheEnd(events), ...toScorings(events), ...toSteals(before, after), ...toPayments(events)];
  const mine = found.filter(({ seat }) => isComputer(seat));
  // Somebody with two reasons to make a face has that of the weightier one.
  return mine.filter(({ seat }, index) => mine.findIndex((each) => each.seat === seat) === index);
}

/** The winners first, then the others by their points. */
function toTheEnd(events: readonly Event[]): Reaction[] {
  const winners = events.flatMap((event) => (event.type === 'GameEnded' ? event.winners : []));
  const last = events.findLast((event) => event.type === 'RoundScored');
  if (!winners.length || !last) return [];
  return last.walls
    .map(({ seat }) => ({ seat, score: last.scores[seat] ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .map(({ seat }): Reaction => {
      const isWinner = winners.includes(seat);
      return { seat, mood: isWinner ? 'pleased' : 'cross', occasion: isWinner ? 'won' : 'lost' };
    });
}

/** Who got most of a round is glad of it, who got least is not. */
function toScorings(events: readonly Event[]): Reaction[] {
  return events.flatMap((event) => {
    if (event.type !== 'RoundScored') return [];
    const gains = event.walls.map(({ seat }) => ({ seat, gain: roundTotal(event, seat) }));
    const [most, least] = [Math.max(...gains.map(({ gain }) => gain)), Math.min(...gains.map(({ gain }) => gain))];
    if (most === least) return [];
    return gains.flatMap(({ seat, gain }): Reaction[] => {
      if (gain === most) return [{ seat, mood: 'pleased', occasion: 'scoring' }];
      return gain === least ? [{ seat, mood: 'cross', occasion: null }] : [];
    });
  });
}

/** Somebody now has more buildings of a kind than the one who had most of them. */
function toSteals(before: Counts, after: Counts): Reaction[] {
  const kinds = before[0]?.kinds.length ?? 0;
  return Array.from({ length: kinds }, (_, kind) => kind).flatMap((kind): Reaction[] => {
    const [robbed, thief] = [leaderOf(before, kind), leaderOf(after, kind)];
    if (robbed === null || thief === null || robbed === thief) return [];
    return [
      { seat: thief, mood: 'pleased', occasion: 'steal' },
      { seat: robbed, mood: 'cross', occasion: 'robbed' },
    ];
  });
}

/** Who alone has most of a kind. */
function leaderOf(counts: Counts, kind: number): number | null {
  const most = Math.max(0, ...counts.map(({ kinds }) => kinds[kind] ?? 0));
  const leaders = counts.filter(({ kinds }) => kinds[kind] === most);
  return most > 0 && leaders.length === 1 ? (leaders[0]?.seat ?? null) : null;
}

function toPayments(events: readonly Event[]): Reaction[] {
  return events.flatMap((event) =>
    event.type === 'TileBought' && event.is_exact
      ? [{ seat: event.seat, mood: 'pleased' as const, occasion: 'exact' as const }]
      : [],
  );
}

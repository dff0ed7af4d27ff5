/** A table as one plans it, before it is made. */
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../../generated/limits';
import { tidyName } from '../../names';
import type { Clock, NewTable, Pace, SeatPlan } from '../../protocol';

/** Which door one came through. */
export type Purpose = 'friends' | 'device';

/** `mine` seats are played on this device; the first of them is oneself, the others are people beside one. */
export type Planned =
  | { readonly kind: 'mine'; readonly name: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'computer'; readonly level: string };

export interface Plan {
  readonly seats: readonly Planned[];
  readonly isPublic: boolean;
  readonly shuffle: boolean;
  readonly openHands: boolean;
  readonly spectators: boolean;
  readonly pace: Pace;
  readonly clock: Clock;
}

export { FEWEST_PLAYERS as FEWEST, MOST_PLAYERS as MOST };
const USUAL_SEATS = 3;

/** What most people who come through this door want; `nameOf` proposes names for those beside one. */
export function planFor(purpose: Purpose, me: string, nameOf: (seat: number) => string): Plan {
  const others = Array.from({ length: USUAL_SEATS - 1 }, (_, k): Planned =>
    purpose === 'device' ? { kind: 'mine', name: nameOf(k + 1) } : { kind: 'open' },
  );
  return {
    seats: [{ kind: 'mine', name: me }, ...others],
    isPublic: false,
    shuffle: true,
    openHands: false,
    spectators: true,
    pace: 'live',
    clock: null,
  };
}

export function withSeat(plan: Plan, index: number, seat: Planned): Plan {
  return { ...plan, seats: plan.seats.with(index, seat) };
}

export function addSeat(plan: Plan, seat: Planned): Plan {
  return plan.seats.length < MOST_PLAYERS ? { ...plan, seats: [...plan.seats, seat] } : plan;
}

export function removeSeat(plan: Plan, index: number): Plan {
  return plan.seats.length > FEWEST_PLAYERS ? { ...plan, seats: plan.seats.toSpliced(index, 1) } : plan;
}

/** A clock is for people who sit together: over days nobody is waited for by it. */
export function withPace(plan: Plan, pace: Pace): Plan {
  return { ...plan, pace, clock: pace === 'days' ? null : plan.clock };
}

export function withClock(plan: Plan, clock: Clock): Plan {
  return { ...plan, clock, pace: clock ? 'live' : plan.pace };
}

const names = (plan: Plan): string[] =>
  plan.seats.flatMap((seat) => (seat.kind === 'mine' ? [tidyName(seat.name)] : []));

/** Someone who takes none of the seats watches. */
export const isWatcher = (plan: Plan): boolean => names(plan).length === 0;

/** Without open seats there is nobody to wait for. */
export const isComplete = (plan: Plan): boolean => plan.seats.every(({ kind }) => kind !== 'open');

/** What is wrong with the name of a seat, if anything: people who share a device must be told apart. */
export function nameTrouble(plan: Plan, index: number): 'missing' | 'twice' | null {
  const seat = plan.seats[index];
  if (seat?.kind !== 'mine') return null;
  const name = tidyName(seat.name);
  if (name === '') return 'missing';
  const same = (other: string): boolean => other.toLocaleLowerCase() === name.toLocaleLowerCase();
  return names(plan).filter(same).length > 1 ? 'twice' : null;
}

export const isSound = (plan: Plan): boolean => plan.seats.every((_, index) => nameTrouble(plan, index) === null);

/** What is sent to the server. */
export function newTable(plan: Plan): NewTable {
  const seats = plan.seats.map((seat): SeatPlan => {
    if (seat.kind === 'mine') return { type: 'me', name: tidyName(seat.name) };
    return seat.kind === 'open' ? { type: 'open' } : { type: 'computer', level: seat.level };
  });
  return {
    seats,
    is_public: plan.isPublic && !isComplete(plan),
    shuffle_seats: plan.shuffle,
    open_hands: plan.openHands,
    spectators: plan.spectators || isWatcher(plan),
    pace: plan.pace,
    clock: plan.clock,
  };
}

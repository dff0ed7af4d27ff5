/**
 * The table as this page knows it: everything the server has said so far, folded into one value. No rule of the game is
 * in here.
 */
import type {
  Absence,
  CellSide,
  ClockState,
  Event,
  Happening,
  Insight,
  News,
  Presence,
  RoundScored,
  PublicSeat,
  PublicTable,
  TurnState,
  Update,
  View,
  Watcher,
  You,
} from '../../protocol';
import { reuse } from './reuse';

/** One thing that happened, and which step of the game it belongs to. */
export interface Told {
  readonly version: number;
  readonly step: number;
  readonly at: number;
  readonly event: Event;
  /** A computer player did it for whoever holds the seat. */
  readonly isStandIn?: boolean;
}

export interface TableState {
  readonly version: number;
  readonly table: PublicTable | null;
  readonly you: You | null;
  readonly turn: TurnState | null;
  readonly view: View | null;
  readonly insight: Insight | null;
  readonly clocks: ClockState | null;
  /** What stands: steps that were taken back are not in it. */
  readonly told: readonly Told[];
  /** Seats that a computer player has for their holders, as of the last news. */
  readonly relieved: readonly number[];
  readonly presentSeats: readonly number[];
  readonly absent: readonly Absence[];
  readonly watchers: readonly Watcher[];
  /** The game waits, because nobody who plays is there. */
  readonly isPaused: boolean;
}

/** Who sits at the table of a game, and which seats are the reader's own: all that names need to know. */
export interface People {
  readonly seats: readonly PublicSeat[];
  readonly players: number;
  readonly mine: readonly number[];
}

export const UNKNOWN: TableState = {
  version: 0,
  table: null,
  you: null,
  turn: null,
  view: null,
  insight: null,
  clocks: null,
  told: [],
  relieved: [],
  presentSeats: [],
  absent: [],
  watchers: [],
  isPaused: false,
};

/**
 * The table after an update: what it says as before is what it was. An update that is older than what is known changes
 * nothing.
 */
export function absorb(state: TableState, update: Update): TableState {
  if (update.version < state.version) return state;
  const news = update.news.filter((entry) => entry.version > state.version);
  const known = {
    ...news.reduce(tell, state),
    version: update.version,
    table: reuse(state.table, update.table ?? state.table),
    you: reuse(state.you, update.you ?? state.you),
    turn: reuse(state.turn, update.turn),
    clocks: reuse(state.clocks, update.clocks),
  };
  // A game that is over stays on the table while its players agree on the next one.
  if (!update.view && state.view?.phase === 'over') return known;
  return { ...known, view: reuse(state.view, update.view), insight: reuse(state.insight, update.insight) };
}

/** The game that is over is cleared away: the reader has turned to the next one. */
export function clear(state: TableState): TableState {
  return { ...state, view: null, insight: null, told: [] };
}

export function notice(state: TableState, presence: Presence): TableState {
  return {
    ...state,
    presentSeats: presence.seats,
    absent: presence.absent,
    watchers: presence.watchers,
    isPaused: presence.is_paused,
  };
}

/**
 * What was taken back is forgotten: `step` says how many moves stand. Each game of a table is told from its deal on.
 */
function tell(state: TableState, entry: News): TableState {
  const isTakenBack = entry.what.type === 'undo' || entry.what.type === 'restart';
  const kept =
    entry.what.type === 'started'
      ? []
      : isTakenBack
        ? state.told.filter((each) => each.step <= entry.step)
        : state.told;
  const relieved = relievedAfter(state.relieved, entry.what);
  const isStandIn = 'seat' in entry.what && relieved.includes(entry.what.seat);
  const added = entry.events.map((event) => ({
    version: entry.version,
    step: entry.step,
    at: entry.what.at,
    event,
    isStandIn,
  }));
  return { ...state, told: added.length ? [...kept, ...added] : kept, relieved };
}

function relievedAfter(relieved: readonly number[], what: Happening): readonly number[] {
  if (what.type === 'stand_in') return [...relieved.filter((seat) => seat !== what.seat), what.seat];
  if (what.type === 'return') return relieved.filter((seat) => seat !== what.seat);
  return what.type === 'started' ? [] : relieved;
}

/** The seat whose eyes the view has, when it is one of the reader's own. */
export function mySeat({ view, you }: TableState): number | null {
  return view?.seat !== null && view?.seat !== undefined && you?.seats.includes(view.seat) ? view.seat : null;
}

/** Whether the reader is the one to act now, from the seat shown. */
export function isMyTurn(state: TableState): boolean {
  const seat = mySeat(state);
  return seat !== null && state.view?.actor === seat;
}

/** Whether several people share this device. */
export function isHotSeat({ you }: TableState): boolean {
  return (you?.seats.length ?? 0) > 1;
}

/** Whether one may ask why somebody played as they did. */
export function canAskWhy({ you }: TableState, seat: number): boolean {
  return Boolean(you?.explainable.includes(seat));
}

/** The seats in the order of play, beginning with the one after `seat`. */
export function seatsAfter(players: number, seat: number): readonly number[] {
  return Array.from({ length: players - 1 }, (_, k) => (seat + 1 + k) % players);
}

/** The sheets of the rounds that have been scored. */
export function sheets({ told }: TableState): readonly RoundScored[] {
  return told.map(({ event }) => event).filter((event) => event.type === 'RoundScored');
}

/** Everybody's longest wall as it is now, or as it was when the game ended. */
export function wallOfSeat(state: TableState, seat: number): readonly CellSide[] {
  const sheet = state.insight?.standings?.if_scored ?? sheets(state).at(-1);
  return sheet?.walls.find((wall) => wall.seat === seat)?.path ?? NO_WALL;
}

const NO_WALL: readonly CellSide[] = [];

/**
 * What happened since whoever holds this seat ended their last turn; everything after the deal if they have not had
 * one. Turns that a computer player ended for them are part of what they have missed.
 */
export function sinceLastTurn(told: readonly Told[], seat: number): readonly Told[] {
  const last = told.findLastIndex(
    ({ event, isStandIn }) =>
      event.type === 'StartChosen' || (event.type === 'TurnEnded' && event.seat === seat && !isStandIn),
  );
  return told.slice(last + 1);
}

/** The table as this page knows it: everything the server has said so far, folded into one value. No rule of the game is in here. */
import type { CellSide, Event, Insight, News, Presence, RoundScored, Seat, Table, Turn, Update, View, You } from '../../protocol';

/** One thing that happened, and which step of the game it belongs to. */
export interface Told {
  readonly version: number;
  readonly step: number;
  readonly at: number;
  readonly event: Event;
}

export interface TableState {
  readonly version: number;
  readonly table: Table | null;
  readonly you: You | null;
  readonly turn: Turn | null;
  readonly view: View | null;
  readonly insight: Insight | null;
  /** What stands: steps that were taken back are not in it. */
  readonly told: readonly Told[];
  readonly presentSeats: readonly number[];
  readonly watchers: readonly string[];
}

export const UNKNOWN: TableState = {
  version: 0,
  table: null,
  you: null,
  turn: null,
  view: null,
  insight: null,
  told: [],
  presentSeats: [],
  watchers: [],
};

/** The table after an update. An update that is older than what is known changes nothing. */
export function absorb(state: TableState, update: Update): TableState {
  if (update.version < state.version) return state;
  const news = update.news.filter((entry) => entry.version > state.version);
  return {
    ...state,
    version: update.version,
    table: update.table ?? state.table,
    you: update.you ?? state.you,
    turn: update.turn,
    view: update.view,
    insight: update.insight,
    told: news.reduce(tell, state.told),
  };
}

export function notice(state: TableState, presence: Presence): TableState {
  return { ...state, presentSeats: presence.seats, watchers: presence.watchers };
}

/** What was taken back is forgotten: `step` says how many moves stand. */
function tell(told: readonly Told[], entry: News): readonly Told[] {
  const isTakenBack = entry.what.type === 'taken_back' || entry.what.type === 'turn_restarted';
  const kept = isTakenBack ? told.filter((each) => each.step <= entry.step) : told;
  const added = entry.events.map((event) => ({ version: entry.version, step: entry.step, at: entry.at, event }));
  return added.length ? [...kept, ...added] : kept;
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

export function seatOf({ table }: TableState, seat: number): Seat | null {
  return table?.seats[seat] ?? null;
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
  return sheet?.walls.find((wall) => wall.seat === seat)?.path ?? [];
}

/** What happened since this seat ended its last turn; everything after the deal if it has not had one. */
export function sinceLastTurn(told: readonly Told[], seat: number): readonly Told[] {
  const last = told.findLastIndex(({ event }) => event.type === 'StartChosen' || (event.type === 'TurnEnded' && event.seat === seat));
  return told.slice(last + 1);
}

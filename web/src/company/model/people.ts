/** Who is at the table, who plays for whom, and what one may do about it. */
import type { Absence, StandIn } from '../../protocol';
import type { TableState } from '../../table/model/table';

export type Attendance =
  | { readonly kind: 'computer' }
  | { readonly kind: 'here' }
  | { readonly kind: 'away'; readonly since: number; readonly standInFrom: number | null }
  | { readonly kind: 'relieved'; readonly standIn: StandIn; readonly isHere: boolean };

/** How a seat is attended now. */
export function attendanceOf(state: TableState, seat: number): Attendance {
  const sitter = state.table?.seats[seat];
  if (!sitter || sitter.kind === 'computer') return { kind: 'computer' };
  const isHere = state.presentSeats.includes(seat);
  if (sitter.stand_in) return { kind: 'relieved', standIn: sitter.stand_in, isHere };
  const absence: Absence | undefined = state.absent.find((each) => each.seat === seat);
  if (isHere || !absence) return { kind: 'here' };
  return { kind: 'away', since: absence.since, standInFrom: absence.stand_in_from };
}

/** Seats of the reader that a computer player has for now. */
export function relievedSeats({ table, you }: TableState): readonly number[] {
  return (you?.seats ?? []).filter((seat) => table?.seats[seat]?.stand_in);
}

/** Seats the reader could let a computer player have. */
export function concedable({ table, you, view }: TableState): readonly number[] {
  if (!view || view.phase === 'over') return [];
  return (you?.seats ?? []).filter((seat) => !table?.seats[seat]?.stand_in);
}

/** Whom the reader may have replaced now: whose turn it is, when nothing was played for long enough. */
export function callable({ turn, you, table }: TableState, now: number): number | null {
  const from = turn?.call_from ?? null;
  if (!turn || from === null || now < from) return null;
  if (!you?.seats.length || you.seats.includes(turn.seat)) return null;
  return table?.seats[turn.seat]?.kind === 'person' || table?.seats[turn.seat]?.kind === 'program' ? turn.seat : null;
}

/** Whether there is anybody to talk to: others who play, or somebody who watches. */
export function hasCompany(state: TableState): boolean {
  const { table, you, watchers } = state;
  if (!table || !you) return false;
  const others = table.seats.filter(
    ({ kind }, seat) => (kind === 'person' || kind === 'program') && !you.seats.includes(seat),
  );
  const isWatching = you.seats.length === 0;
  return others.length > 0 || watchers.length > (isWatching ? 1 : 0) || (isWatching && state.presentSeats.length > 0);
}

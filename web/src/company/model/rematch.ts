/** The games played at one table: those that are over, and the next one that waits for everybody to agree. */
import type { GameResult, PublicTable, You } from '../../protocol';

/** How a rematch stands for the reader. */
export type Rematch =
  | { readonly kind: 'none' }
  /** It can be asked for. */
  | { readonly kind: 'possible' }
  /** Somebody has asked; `missing` are the seats whose holders have yet to agree. */
  | { readonly kind: 'asked'; readonly isAgreed: boolean; readonly missing: readonly number[] };

export function rematchOf(table: PublicTable, you: You): Rematch {
  if (table.phase === 'over') return you.seats.length && !table.breakage ? { kind: 'possible' } : { kind: 'none' };
  if (table.phase !== 'waiting' || table.game < 2) return { kind: 'none' };
  const missing = table.seats.flatMap(({ is_ready }, seat) => (is_ready ? [] : [seat]));
  return { kind: 'asked', isAgreed: !missing.some((seat) => you.seats.includes(seat)), missing };
}

/** How many games each name has won so far; whoever shares a victory has won it. */
export function victories(results: readonly GameResult[]): readonly { readonly name: string; readonly won: number }[] {
  const won = new Map<string, number>();
  for (const { names, outcome } of results) {
    for (const [seat, name] of names.entries())
      won.set(name, (won.get(name) ?? 0) + (outcome.winners.includes(seat) ? 1 : 0));
  }
  return [...won].map(([name, count]) => ({ name, won: count })).sort((one, other) => other.won - one.won);
}

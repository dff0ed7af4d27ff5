/** Clocks most people want, and what a chosen one is called. */
import type { Bank, Clock, PerTurn } from '../../protocol';

/** How time is kept: not at all, for each turn, or for the whole game. */
export const KINDS = ['none', 'per_turn', 'bank'] as const;
export type Kind = (typeof KINDS)[number];

export const TURNS: readonly PerTurn[] = [30, 60, 120, 300].map((seconds) => ({ type: 'per_turn', seconds }));
export const BANKS: readonly Bank[] = [
  [600, 5],
  [1200, 10],
  [2400, 15],
].map(([seconds = 0, increment = 0]) => ({ type: 'bank', seconds, increment }));

export function presetsOf(kind: Kind): readonly (PerTurn | Bank)[] {
  return kind === 'per_turn' ? TURNS : kind === 'bank' ? BANKS : [];
}

/** The one proposed when a kind is chosen. */
export function usualOf(kind: Kind): Clock {
  const presets = presetsOf(kind);
  return presets[1] ?? null;
}

export const kindOf = (clock: Clock): Kind => clock?.type ?? 'none';

/** Tells clocks apart; the same words, the same clock. */
export function nameOf(clock: PerTurn | Bank): string {
  return clock.type === 'bank' ? `${clock.seconds}+${clock.increment}` : String(clock.seconds);
}

/** What lies above the table: one dialog at a time, or none. */
import type { Cell, RoundScored, View } from '../protocol';

export type Shown =
  | { readonly kind: 'theatre'; readonly sheet: RoundScored; readonly palaces: View['palaces'] }
  /** `cell` is one to be pointed out. */
  | { readonly kind: 'player'; readonly seat: number; readonly cell?: Cell }
  | { readonly kind: 'why'; readonly seat: number; readonly step: number }
  | { readonly kind: 'sheet'; readonly justHeld: boolean }
  | { readonly kind: 'log' | 'result' | 'menu' | 'keys' | 'settings' | 'people' }
  | null;

/** The sheet of the round that was just held; at the end of the game it is part of the result. */
export function scoresOf(isOver: boolean): Shown {
  return isOver ? { kind: 'result' } : { kind: 'sheet', justHeld: true };
}

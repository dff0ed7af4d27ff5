/** What the reader is asked to do now. */
import type { TableState } from './table';
import { isMyTurn, mySeat } from './table';

export type Prompt = 'watch' | 'wait' | 'act' | 'bonus' | 'stuck' | 'settle' | 'ready' | 'final' | 'over';

export function promptOf(state: TableState): Prompt {
  const { view, insight } = state;
  if (view === null) return 'wait';
  if (view.phase === 'over') return 'over';
  if (mySeat(state) === null) return state.you?.seats.length ? 'wait' : 'watch';
  if (!isMyTurn(state)) return 'wait';
  switch (view.phase) {
    case 'act':
      if (view.has_bonus) return 'bonus';
      return insight?.choices?.can_stop ? 'stuck' : 'act';
    case 'final':
      return view.aside.length ? 'final' : 'ready';
    case 'settle':
    case 'ready':
      return view.phase;
  }
}

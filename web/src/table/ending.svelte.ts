/** Ends a turn in which nothing is left to do, if the reader wants it so. */
import { settings } from '../settings.svelte';
import { promptOf } from './model/prompt';
import type { TableStore } from './store.svelte';

/** Long enough to take something back. */
const A_MOMENT = 4000;

/** To be called while a component is set up; `isNear` while the turn is about to end by itself. */
export function endingByItself(table: TableStore): { readonly isNear: boolean } {
  const wait = $derived.by(() => {
    const { ending } = settings.current;
    // What was refused once is not tried again and again.
    const canEnd = !table.isBusy && table.no === null && table.line.state === 'open';
    // A lesson waits for its reader.
    const isDone = promptOf(table.state) === 'ready' && canEnd && !table.insight?.lesson;
    return !isDone || ending === 'button' ? null : ending === 'soon' ? A_MOMENT : 0;
  });
  $effect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => table.endTurn(), wait);
    return () => clearTimeout(timer);
  });
  return {
    get isNear() {
      return wait !== null;
    },
  };
}

/** The table's store and what is being dragged, for every component of the screen. */
import { getContext, setContext } from 'svelte';
import { TileDrag } from './drag.svelte';
import type { TableStore } from './store.svelte';

const TABLE = Symbol('table');
const DRAG = Symbol('drag');

export function provideTable(store: TableStore): TileDrag {
  setContext(TABLE, store);
  return setContext(DRAG, new TileDrag(store));
}

export function useTable(): TableStore {
  return getContext<TableStore>(TABLE);
}

export function useDrag(): TileDrag {
  return getContext<TileDrag>(DRAG);
}

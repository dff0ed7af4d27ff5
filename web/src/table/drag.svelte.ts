/** Dragging a tile with mouse, pen or finger: to a cell, to the reserve, or to the third player. */
import type { Tile } from '../protocol';
import type { TableStore } from './store.svelte';

/** What a tile can be dropped on knows which cell is under a point. */
export interface Landing {
  cellAt(clientX: number, clientY: number): string | null;
}

const FAR_ENOUGH = 7;

export class TileDrag {
  /** The tile under the finger, and where the finger is. */
  carried: { readonly tile: Tile; readonly x: number; readonly y: number; readonly isOverBoard: boolean } | null =
    $state.raw(null);
  landing: Landing | null = $state.raw(null);

  constructor(private readonly store: TableStore) {}

  /** For `{@attach}`: makes an element one that a tile can be dragged from. */
  from(tile: Tile, origin: 'aside' | 'reserve', isAllowed: () => boolean): (node: HTMLElement) => () => void {
    return (node) => {
      const press = (event: PointerEvent): void => {
        if (event.button === 0 && isAllowed()) this.begin(event, node, tile, origin);
      };
      node.addEventListener('pointerdown', press);
      return () => node.removeEventListener('pointerdown', press);
    };
  }

  private begin(start: PointerEvent, node: HTMLElement, tile: Tile, origin: 'aside' | 'reserve'): void {
    let over: string | null = null;
    // From here on the pointer is followed wherever it goes, however fast.
    node.setPointerCapture(start.pointerId);
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== start.pointerId) return;
      if (!this.carried) {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR_ENOUGH) return;
        const { picked } = this.store;
        if (picked.kind !== 'tile' || picked.tile !== tile) this.store.do({ kind: 'tile', tile, from: origin });
      }
      const cell = this.landing?.cellAt(event.clientX, event.clientY) ?? null;
      this.carried = { tile, x: event.clientX, y: event.clientY, isOverBoard: cell !== null };
      if (cell !== over) this.store.do({ kind: 'over', cell });
      over = cell;
    };
    const finish = (event: PointerEvent): void => {
      if (event.pointerId !== start.pointerId) return;
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', finish);
      node.removeEventListener('pointercancel', finish);
      if (!this.carried) return;
      this.carried = null;
      // The click that ends a drag is not a tap.
      node.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => node.removeEventListener('click', swallow, { capture: true }));
      if (event.type === 'pointerup') this.drop(event, over);
      else this.store.do({ kind: 'over', cell: null });
    };
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', finish);
    node.addEventListener('pointercancel', finish);
  }

  private drop(event: PointerEvent, cell: string | null): void {
    const zone = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]')?.dataset[
      'drop'
    ];
    if (cell !== null) this.store.do({ kind: 'drop', cell });
    else if (zone === 'reserve') this.store.do({ kind: 'store' });
    else if (zone === 'dirk') this.store.do({ kind: 'dirk' });
  }
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

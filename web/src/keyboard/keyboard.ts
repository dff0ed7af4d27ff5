/** Listens to the keys while a table is on the screen, and moves the focus over it. */
import { settings } from '../settings.svelte';
import type { TableStore } from '../table/store.svelte';
import { type Act, actOf, ARROWS, type Zone } from './keys';
import { nearest } from './nearest';

/** Whatever of the table can have the focus. */
const THINGS = 'button:not(:disabled), a[href], summary, [role="button"]';
const PARTS: Readonly<Record<Zone, string>> = {
  market: '.market [data-slot]',
  money: '[data-take]',
  palace: '.board .cell, .board button',
  hand: '.me [data-tile], .me [data-card]',
  buttons: '.prompt [data-do]',
  standings: '[data-standing]',
};

/** For `{@attach}` on the table; `open` shows a dialog. */
export function keyboard(
  table: TableStore,
  open: (what: 'keys' | 'sheet' | 'log' | 'menu') => void,
): (root: HTMLElement) => () => void {
  return (root) => {
    const pressed = (event: KeyboardEvent): void => {
      if (!isForTheTable(event, root) || table.isCovered) return;
      const act = actOf(event.key, { picked: table.picked, situation: table.situation, turn: table.state.turn });
      if (act && perform(act, root, table, open)) event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  };
}

/**
 * Keys with modifiers are the browser's, keys in a field or a dialog are theirs; letters can be turned off in the
 * settings.
 */
function isForTheTable(event: KeyboardEvent, root: HTMLElement): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  if (document.querySelector('dialog[open], :popover-open')) return false;
  const at = event.target as Element | null;
  if (at?.closest('input, select, textarea, [contenteditable]')) return false;
  // What scrolls needs the arrows itself.
  if (event.key in ARROWS) return at === document.body || at === root || Boolean(at?.closest(THINGS));
  return event.key === 'Escape' || settings.current.keys;
}

/** Whether anything came of it. */
function perform(
  act: Act,
  root: HTMLElement,
  table: TableStore,
  open: (what: 'keys' | 'sheet' | 'log' | 'menu') => void,
): boolean {
  switch (act.kind) {
    case 'gesture':
      table.do(act.gesture);
      return true;
    case 'call':
      table[act.call]();
      return true;
    case 'open':
      open(act.what);
      return true;
    case 'zone':
      return focus(inZone(root, act.zone));
    case 'move': {
      const from = document.activeElement;
      const isHere = from !== null && from !== root && root.contains(from);
      // Nothing has the focus: begin where there is something to do.
      if (!isHere) return focus(inZone(root, table.ground.size ? 'palace' : 'market') ?? inZone(root, 'standings'));
      const things = seen(root, THINGS).filter((thing) => thing !== from);
      const found = nearest(
        from.getBoundingClientRect(),
        things.map((thing) => thing.getBoundingClientRect()),
        act.direction,
      );
      return focus(found === null ? undefined : things[found]);
    }
  }
}

/** In the palace the first cell that takes the tile, elsewhere simply the first. */
function inZone(root: HTMLElement, zone: Zone): Focusable | undefined {
  const things = seen(root, PARTS[zone]);
  return things.find((thing) => thing.matches('.chosen, [aria-pressed="true"], .legal')) ?? things[0];
}

type Focusable = HTMLElement | SVGElement;

function seen(root: HTMLElement, selector: string): Focusable[] {
  return [...root.querySelectorAll<Focusable>(selector)].filter(
    (thing) => !thing.matches(':disabled') && thing.checkVisibility({ visibilityProperty: true }),
  );
}

function focus(thing: Focusable | undefined): boolean {
  thing?.focus();
  return thing !== undefined;
}

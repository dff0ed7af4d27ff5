/**
 * Keeps the focus of who plays by keys: a button that is gone, or can no longer be pressed, hands it on to what comes
 * next instead of losing it to the document.
 */

/** In this order: the one thing to do next, a cell that takes the building, whatever can be pressed. */
const NEXT = [
  '.prompt .button-primary:not(:disabled)',
  '.cell.legal[tabindex="0"]',
  '.prompt button:not(:disabled)',
  'section.prompt',
];

/** For `{@attach}` at the table; it minds nothing while the last touch was not a key. */
export function keepsFocus(root: HTMLElement): () => void {
  let last: HTMLElement | SVGElement | null = null;
  let isByKeys = false;

  const focused = ({ target }: FocusEvent): void => {
    last = target as HTMLElement;
  };
  const typed = (): void => {
    isByKeys = true;
  };
  const pointed = (): void => {
    isByKeys = false;
  };
  const look = (): void => {
    // While a move is on its way everything is held fast; what was pressed may be there again in a moment.
    if (!isByKeys || !last || root.ariaBusy === 'true' || document.querySelector('dialog[open]')) return;
    const at = document.activeElement;
    if (at !== null && at !== document.body && at !== last) return;
    if (last.isConnected && !last.matches(':disabled')) {
      if (at !== last) last.focus({ preventScroll: true });
      return;
    }
    const next = NEXT.map((each) => root.querySelector<HTMLElement>(each)).find((found) => found?.checkVisibility());
    next?.focus();
  };

  const changes = new MutationObserver(look);
  changes.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled', 'aria-busy'] });
  root.addEventListener('focusin', focused);
  addEventListener('keydown', typed, { capture: true });
  addEventListener('pointerdown', pointed, { capture: true });
  return () => {
    changes.disconnect();
    root.removeEventListener('focusin', focused);
    removeEventListener('keydown', typed, { capture: true });
    removeEventListener('pointerdown', pointed, { capture: true });
  };
}

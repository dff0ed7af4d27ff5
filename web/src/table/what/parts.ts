/** The parts of the table that have a meaning of their own, each with its name in `chapters/what.ftl`. Pure. */

/** From the most particular to the most general: of an element, the first that fits counts. */
export const PARTS: readonly (readonly [selector: string, part: string])[] = [
  ['.badge.exact', 'exact'],
  ['.badge.over', 'over'],
  ['.badge.short', 'short'],
  ['.nowhere', 'nowhere'],
  ['.allows', 'allows'],
  ['.slot .band', 'currency'],
  ['[data-slot]', 'slot'],
  ['.chip[data-take]', 'together'],
  ['[data-take]', 'display'],
  ['.piles .scoring', 'scoring'],
  ['.piles > div:first-child', 'deck'],
  ['.piles > div', 'bag'],
  ['.strip .dirk, .ledger', 'dirk'],
  ['.gain', 'gain'],
  ['.clock', 'clock'],
  ['.strip b, .rival .score', 'points'],
  ['[data-standing]', 'standing'],
  ['.counts li', 'count'],
  ['.figures > span:nth-child(1)', 'wall'],
  ['.figures > span:nth-child(2)', 'cards'],
  ['.figures > span:nth-child(3)', 'stored'],
  ['[data-rival]', 'rival'],
  ['.chips button, .chips li', 'chip'],
  ['.board .cell.legal', 'legal'],
  ['.board .cell', 'illegal'],
  ['.board .tile', 'building'],
  ['.board .trace', 'wall'],
  ['.board', 'palace'],
  ['.chain', 'chain'],
  ['.payment', 'payment'],
  ['.consequences li', 'consequence'],
  ['[data-do="undo"], [data-do="redo"], [data-do="restart"]', 'undo'],
  ['[data-do="end"]', 'end'],
  ['[data-do="rebuild"]', 'rebuild'],
  ['.hand .sum, .sums span', 'sum'],
  ['[data-card].planned', 'planned'],
  ['[data-card]', 'card'],
  ['.lying.aside', 'aside'],
  ['.lying.reserve', 'reserve'],
  ['div.prompt', 'prompt'],
  ['.log', 'log'],
];

export interface Found {
  readonly element: Element;
  /** Null if it has a name but no more is to be said. */
  readonly part: string | null;
}

/** What somebody pressed: the nearest part around the point, or a button that has at least a name. */
export function partAt(pressed: Element, root: Element): Found | null {
  for (let at: Element | null = pressed; at && at !== root; at = at.parentElement) {
    const element: Element = at;
    const part = PARTS.find(([selector]) => element.matches(selector))?.[1];
    if (part !== undefined) return { element, part };
    if (element.matches('button, a')) return { element, part: null };
  }
  return null;
}

/** What it is called, as it is spoken to those who do not see it; empty if it has no name. */
export function nameOf({ element }: Found): string {
  const spoken = element.querySelector(':scope > .unseen, :scope > dt');
  const drawn = element.querySelector('[aria-label]')?.getAttribute('aria-label');
  const named = element.getAttribute('aria-label') ?? element.getAttribute('title');
  return (
    named ??
    spoken?.textContent ??
    (element.matches('button') ? element.textContent : null) ??
    drawn ??
    ''
  ).trim();
}

/** Where a text goes wrong, as much of it as one wants to see. Pure. */

/** Letters shown before the place, and in all. */
const BEFORE = 20;
const MOST = 80;

/** The part of a line (both counted from 1, as letters are by Python: whole code points) around a column. */
export function lineOf(text: string, line: number, column: number): string {
  const letters = Array.from(text.split(/\r\n|\r|\n/)[line - 1] ?? '');
  const begin = Math.max(0, Math.min(column - 1 - BEFORE, letters.length - MOST));
  const part = letters
    .slice(begin, begin + MOST)
    .join('')
    .trim();
  return part && `${begin > 0 ? '…' : ''}${part}${begin + MOST < letters.length ? '…' : ''}`;
}

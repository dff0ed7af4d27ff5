/** Finds rules and rulings by words, in whatever language the texts are. */
import { bare } from '../letters';

export interface Entry {
  /** `R22` or `A28`. */
  readonly number: string;
  readonly title: string;
  readonly text: string;
}

export interface Found {
  readonly entry: Entry;
  /** A part of the text around the first match, cut into plain and marked pieces. */
  readonly excerpt: readonly { readonly text: string; readonly isMatch: boolean }[];
}

const AROUND = 60;

/** Without case and accents, so that "coracao" finds "Coração", and where in the text each of its letters is from. */
export function folded(text: string): { readonly plain: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let plain = '';
  let at = 0;
  for (const letter of text) {
    const typed = bare(letter) || letter;
    for (let k = 0; k < typed.length; k += 1) places.push(at + Math.min(k, letter.length - 1));
    plain += typed;
    at += letter.length;
  }
  return { plain, places };
}

/** The entries in which every word occurs, a number or a title that matches first. */
export function search(entries: readonly Entry[], query: string): Found[] {
  const words = folded(query).plain.split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const rank = ({ number, title }: Entry): number => {
    if (words.includes(number.toLowerCase())) return 0;
    return words.every((word) => folded(title).plain.includes(word)) ? 1 : 2;
  };
  return entries
    .filter((entry) => {
      const whole = `${entry.number.toLowerCase()} ${folded(entry.title).plain} ${folded(entry.text).plain}`;
      return words.every((word) => (isNumber(word) ? entry.number.toLowerCase() === word : whole.includes(word)));
    })
    .sort((a, b) => rank(a) - rank(b))
    .map((entry) => ({ entry, excerpt: excerptOf(entry.text, words) }));
}

const isNumber = (word: string): boolean => /^[ra][1-9]\d?$/.test(word);

function excerptOf(text: string, words: readonly string[]): Found['excerpt'] {
  const marks = matchesIn(text, words);
  const first = Math.max(0, marks.indexOf(true));
  const start = first <= AROUND ? 0 : text.lastIndexOf(' ', first - AROUND) + 1;
  const space = text.indexOf(' ', first + 2 * AROUND);
  const end = space < 0 ? text.length : space;
  return [
    ...(start > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...cut(text.slice(start, end), marks.slice(start, end)),
    ...(end < text.length ? [{ text: ' …', isMatch: false }] : []),
  ];
}

/** For each place in the text, whether it belongs to a word that is looked for. */
function matchesIn(text: string, words: readonly string[]): boolean[] {
  const { plain, places } = folded(text);
  const marks = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      marks.fill(true, places[at], (places[at + word.length - 1] ?? at) + 1);
  }
  return marks;
}

function cut(text: string, marks: readonly boolean[]): { text: string; isMatch: boolean }[] {
  const pieces: { text: string; isMatch: boolean }[] = [];
  for (let from = 0; from < text.length;) {
    const isMatch = marks[from] === true;
    let to = from;
    while (to < text.length && (marks[to] === true) === isMatch) to += 1;
    pieces.push({ text: text.slice(from, to), isMatch });
    from = to;
  }
  return pieces;
}

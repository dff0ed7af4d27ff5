/** Finds rules and rulings by words, in whatever language the texts are. */

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

/** Without case and accents, so that "coracao" finds "Coração"; each letter keeps its place. */
export function folded(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const bare = plain === 'ł' ? 'l' : plain;
    return bare.length === letter.length ? bare : letter;
  }).join('');
}

/** The entries in which every word occurs, a number or a title that matches first. */
export function search(entries: readonly Entry[], query: string): Found[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const rank = ({ number, title }: Entry): number => {
    if (words.includes(number.toLowerCase())) return 0;
    return words.every((word) => folded(title).includes(word)) ? 1 : 2;
  };
  return entries
    .filter((entry) => {
      const whole = `${entry.number.toLowerCase()} ${folded(entry.title)} ${folded(entry.text)}`;
      return words.every((word) => (isNumber(word) ? entry.number.toLowerCase() === word : whole.includes(word)));
    })
    .sort((a, b) => rank(a) - rank(b))
    .map((entry) => ({ entry, excerpt: excerptOf(entry.text, words) }));
}

const isNumber = (word: string): boolean => /^[ra][1-9]\d?$/.test(word);

function excerptOf(text: string, words: readonly string[]): Found['excerpt'] {
  const plain = folded(text);
  const places = words.map((word) => plain.indexOf(word)).filter((place) => place >= 0);
  const first = places.length ? Math.min(...places) : 0;
  const start = first <= AROUND ? 0 : plain.lastIndexOf(' ', first - AROUND) + 1;
  const space = plain.indexOf(' ', first + 2 * AROUND);
  const end = space < 0 ? text.length : space;
  return [
    ...(start > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...cut(text.slice(start, end), plain.slice(start, end), words),
    ...(end < text.length ? [{ text: ' …', isMatch: false }] : []),
  ];
}

function cut(text: string, plain: string, words: readonly string[]): { text: string; isMatch: boolean }[] {
  const marks = Array.from(text, () => false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      marks.fill(true, at, at + word.length);
  }
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

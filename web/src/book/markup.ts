/** The little markup of the book's texts: paragraphs, lists, strong words, and numbers of rules that become links. */

export type Piece =
  | { readonly sort: 'text'; readonly text: string }
  | { readonly sort: 'strong'; readonly text: string }
  | { readonly sort: 'rule'; readonly text: string };

export type Block =
  | { readonly sort: 'paragraph'; readonly pieces: readonly Piece[] }
  | { readonly sort: 'list'; readonly items: readonly (readonly Piece[])[] };

/** An empty line begins a paragraph; lines that begin with "- " are a list. */
export function blocksOf(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(blockOf);
}

function blockOf(part: string): Block {
  if (part.startsWith('- '))
    return {
      sort: 'list',
      items: part
        .split(/\n?^- /m)
        .filter(Boolean)
        .map(piecesOf),
    };
  return { sort: 'paragraph', pieces: piecesOf(part) };
}

const MARKED = /\*\*(.+?)\*\*|\b([RA][1-9]\d?)\b/g;

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of line.matchAll(MARKED)) {
    if (match.index > from) pieces.push({ sort: 'text', text: line.slice(from, match.index) });
    const [whole, strong, rule] = match;
    pieces.push(strong === undefined ? { sort: 'rule', text: rule as string } : { sort: 'strong', text: strong });
    from = match.index + whole.length;
  }
  if (from < line.length) pieces.push({ sort: 'text', text: line.slice(from) });
  return pieces;
}

/** The words alone, for searching. */
export function plainText(text: string): string {
  return text.replace(/\*\*/g, '').replace(/^- /gm, '').replace(/\s+/g, ' ').trim();
}

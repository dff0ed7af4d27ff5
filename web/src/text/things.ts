/**
 * Cards, buildings and cells in what was typed: `Y7` or "florin 7", `To9b` or "tower 9", `e2n1` or "2 east, 1 north".
 * Pure.
 */
import { CURRENCY_LETTERS } from '../generated/game';
import type { Card, Cell, Tile } from '../protocol';
import { BUILDINGS, readTile, writeCell } from '../table/model/notation';
import { isColour, isKind, isWay, type Lexicon, plain, type Way } from './lexicon';

export interface Things {
  readonly cards: readonly Card[];
  /** For each building spoken of, those it may be: none if there is no such one to choose from. */
  readonly tiles: readonly (readonly Tile[])[];
  readonly cells: readonly Cell[];
  /** The first word that means nothing. */
  readonly strange: string | null;
  /** A card was spoken of without its value, or a number without what it counts. */
  readonly isVague: boolean;
}

/** What one can speak of: the buildings there are to choose from, and the one that "it" is. */
export interface Subjects {
  readonly tiles: readonly Tile[];
  readonly it: Tile | null;
}

export function thingsIn(words: readonly string[], { nouns }: Lexicon, subjects: Subjects): Things {
  return new Reader(words, nouns, subjects).read();
}

const STEPS: Readonly<Record<Way, readonly [axis: 'x' | 'y', sign: 1 | -1]>> = {
  north: ['y', -1],
  east: ['x', 1],
  south: ['y', 1],
  west: ['x', -1],
};

class Reader {
  private readonly cards: Card[] = [];
  private readonly tiles: Tile[][] = [];
  private readonly cells: Cell[] = [];
  private strange: string | null = null;
  private isVague = false;
  /** A number that the next word may belong to. */
  private spare: number | null = null;
  /** A cell of which one axis has been said. */
  private half: { x?: number; y?: number } | null = null;
  private at = 0;

  constructor(
    private readonly words: readonly string[],
    private readonly nouns: Lexicon['nouns'],
    private readonly subjects: Subjects,
  ) {}

  read(): Things {
    while (this.at < this.words.length) this.readWord(this.words[this.at++] ?? '');
    this.settleNumber();
    this.settleCell();
    const { cards, tiles, cells, strange, isVague } = this;
    return { cards, tiles, cells, strange, isVague };
  }

  private readWord(typed: string): void {
    const word = plain(typed);
    if (/^[ygbo]\d$/.test(word)) this.cards.push(word.toUpperCase());
    else if (word === '0' || /^(?=.)([ew]\d+)?([ns]\d+)?$/.test(word)) this.cells.push(word);
    else if (isTile(tileIn(word))) this.tiles.push([tileIn(word)]);
    else if (/^\d+$/.test(word)) {
      this.settleNumber();
      this.spare = Number(word);
    } else this.readNoun(word, typed);
  }

  private readNoun(word: string, typed: string): void {
    const noun = this.nouns.get(word);
    if (noun === undefined) this.strange ??= typed;
    else if (isColour(noun)) {
      const value = this.number();
      if (value === null) this.isVague = true;
      else this.cards.push(`${CURRENCY_LETTERS[noun]}${value}`);
    } else if (isKind(noun)) this.tiles.push(this.ofKind(noun));
    else if (isWay(noun)) this.step(noun, this.number() ?? 1);
    else if (noun === 'fountain') this.cells.push('0');
    else if (noun === 'it') this.tiles.push(this.subjects.it === null ? [] : [this.subjects.it]);
    else this.settleNumber();
  }

  /** The number before or after a word. */
  private number(): number | null {
    const before = this.spare;
    this.spare = null;
    return before ?? this.next();
  }

  private next(): number | null {
    const word = plain(this.words[this.at] ?? '');
    if (!/^\d+$/.test(word)) return null;
    this.at += 1;
    return Number(word);
  }

  /** The price may follow; a number that is no price of such a building belongs to what comes next. */
  private ofKind(kind: string): Tile[] {
    const alike = this.subjects.tiles.filter((tile) => readTile(tile).kind === kind);
    const back = this.at;
    const price = this.next();
    if (price === null) return alike;
    const priced = alike.filter((tile) => readTile(tile).price === price);
    if (priced.length || !alike.length || this.at === this.words.length) return priced;
    this.at = back;
    return alike;
  }

  private step(way: Way, far: number): void {
    const [axis, sign] = STEPS[way];
    if (this.half?.[axis] !== undefined) this.settleCell();
    this.half = { ...this.half, [axis]: sign * far };
  }

  private settleNumber(): void {
    if (this.spare !== null) this.isVague = true;
    this.spare = null;
  }

  private settleCell(): void {
    if (this.half) this.cells.push(writeCell({ x: this.half.x ?? 0, y: this.half.y ?? 0 }));
    this.half = null;
  }
}

/** Notation is read with any capitals. */
function tileIn(word: string): Tile {
  return BUILDINGS.find(({ name }) => name.toLowerCase() === word.toLowerCase())?.name ?? word;
}

function isTile(word: string): boolean {
  return BUILDINGS.some(({ name }) => name === word);
}

import { describe, expect, it } from 'vitest';
import { FIGURES, TABLES } from './figures';
import { ruleLink, ruleOfLine, ruleOfReason } from './links';
import { blocksOf, plainText } from './markup';
import { folded, search } from './search';
import { CHAPTERS, findRule, numberOf, RULES } from './structure';

const numbers = (letter: string, last: number): string[] =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);

describe('the structure of the book', () => {
  it('has every rule once', () => {
    expect(RULES.map((rule) => numberOf(rule.id)).sort()).toEqual(numbers('R', 43).sort());
  });

  it('answers every ruling once', () => {
    const answered = RULES.flatMap((rule) => rule.questions ?? []).map(numberOf);
    expect(answered.sort()).toEqual(numbers('A', 48).sort());
  });

  it('shows every picture once', () => {
    const shown = RULES.flatMap((rule) => rule.figures ?? []);
    expect([...shown].sort()).toEqual(Object.keys(FIGURES).sort());
  });

  it('finds a rule, and the rule that a ruling belongs to', () => {
    expect(findRule('R22')?.id).toBe('rule-22');
    expect(findRule('a28')?.id).toBe('rule-35');
    expect(findRule('R99')).toBeNull();
  });

  it('has chapters with rules in them', () => {
    for (const chapter of CHAPTERS) expect(chapter.rules.length).toBeGreaterThan(0);
  });
});

describe('links into the book', () => {
  it.each(Object.keys(TABLES.reasons))('%s leads to a rule', (code) => {
    expect(findRule(ruleOfReason(code) ?? '')).not.toBeNull();
  });

  it('gives the address of a refusal', () => {
    expect(ruleLink('WALL_MEETS_OPENING')).toBe('/rules/R22');
    expect(ruleLink('toString')).toBe('/rules');
  });

  it.each(['tower', 'wall', 'round', 'leftover'] as const)('explains the line %s of a score sheet', (line) => {
    expect(findRule(ruleOfLine(line))).not.toBeNull();
  });
});

describe('markup', () => {
  it('reads paragraphs, lists, strong words and numbers of rules', () => {
    expect(blocksOf('See **this** (R22).\n\n- one\n- two A3')).toEqual([
      {
        sort: 'paragraph',
        pieces: [
          { sort: 'text', text: 'See ' },
          { sort: 'strong', text: 'this' },
          { sort: 'text', text: ' (' },
          { sort: 'rule', text: 'R22' },
          { sort: 'text', text: ').' },
        ],
      },
      {
        sort: 'list',
        items: [
          [{ sort: 'text', text: 'one' }],
          [
            { sort: 'text', text: 'two ' },
            { sort: 'rule', text: 'A3' },
          ],
        ],
      },
    ]);
  });

  it('takes a letter and one or two digits for a rule, and nothing else', () => {
    expect(blocksOf('A4 paper, R100, AR5')).toEqual([
      {
        sort: 'paragraph',
        pieces: [
          { sort: 'rule', text: 'A4' },
          { sort: 'text', text: ' paper, R100, AR5' },
        ],
      },
    ]);
  });

  it('leaves the words alone for searching', () => {
    expect(plainText('See **this**:\n\n- one\n- two')).toBe('See this: one two');
  });
});

describe('search', () => {
  const entries = [
    { number: 'R16', title: 'Taking money', text: 'Any one card, or several worth five.' },
    { number: 'R19', title: 'Paying exactly', text: 'Money paid to the last coin earns another action.' },
    { number: 'A3', title: 'Pagamento', text: 'A quantia é paga: coração, łuk.' },
  ];
  const numbersOf = (query: string): string[] => search(entries, query).map(({ entry }) => entry.number);

  it('finds all words, in any order, in titles and texts', () => {
    expect(numbersOf('coin money')).toEqual(['R19']);
    expect(numbersOf('  ')).toEqual([]);
    expect(numbersOf('camel')).toEqual([]);
  });

  it('puts a title before a text, and takes a number by itself', () => {
    expect(numbersOf('money')).toEqual(['R16', 'R19']);
    expect(numbersOf('r19')).toEqual(['R19']);
    expect(numbersOf('R1')).toEqual([]);
  });

  it('does not mind case and accents', () => {
    expect(numbersOf('CORACAO')).toEqual(['A3']);
    expect(numbersOf('luk')).toEqual(['A3']);
    expect(folded('Ação').plain).toBe('acao');
  });

  it('finds letters that are typed as two, and marks them where they stand', () => {
    const entry = { number: 'R34', title: 'Die Mauer', text: 'Nur große Außenmauern am Cœur zählen.' };
    const marked = (query: string): string[] =>
      search([entry], query).flatMap(({ excerpt }) => excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text));
    expect(marked('aussenmauer')).toEqual(['Außenmauer']);
    expect(marked('Außenmauern COEUR')).toEqual(['Außenmauern', 'Cœur']);
  });

  it('marks what matches', () => {
    const [found] = search(entries, 'coin');
    expect(found?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['coin']);
    expect(found?.excerpt.map(({ text }) => text).join('')).toBe(entries[1]?.text);
  });

  it('cuts long texts around the match', () => {
    const long = { number: 'R1', title: 'Long', text: `${'word '.repeat(60)}needle ${'word '.repeat(60)}`.trim() };
    const text =
      search([long], 'needle')[0]
        ?.excerpt.map((piece) => piece.text)
        .join('') ?? '';
    expect(text).toMatch(/^… .*needle.* …$/);
    expect(text.length).toBeLessThan(260);
  });
});

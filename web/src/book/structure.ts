/**
 * How the rules book is made up: chapters, their rules, and for each rule its pictures, tables and questions. The same
 * for all languages; the words are the messages named here (`rule-22` and `rule-22.title`, `ruling-28` and
 * `ruling-28.question`).
 */
import type { FIGURES } from './figures';

export type FigureName = keyof typeof FIGURES;
export type TableName = 'kinds' | 'tiles' | 'money' | 'scoring-cards' | 'slots' | 'deck' | 'prizes';

export interface Rule {
  /** Its message; the number of the rule is in it. */
  readonly id: `rule-${number}`;
  readonly tables?: readonly TableName[];
  readonly figures?: readonly FigureName[];
  /** Rulings about it. */
  readonly questions?: readonly `ruling-${number}`[];
}

export interface Chapter {
  readonly id: string;
  readonly rules: readonly Rule[];
}

export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'chapter-pieces',
    rules: [
      { id: 'rule-1' },
      { id: 'rule-2', tables: ['kinds'] },
      { id: 'rule-3', tables: ['tiles'], questions: ['ruling-46', 'ruling-47'] },
      { id: 'rule-4', tables: ['money'] },
      { id: 'rule-5', tables: ['scoring-cards'] },
      { id: 'rule-6', tables: ['slots'] },
      { id: 'rule-7' },
    ],
  },
  {
    id: 'chapter-setup',
    rules: [
      { id: 'rule-8' },
      { id: 'rule-9' },
      { id: 'rule-10', questions: ['ruling-44'] },
      { id: 'rule-11', questions: ['ruling-1'] },
      { id: 'rule-12', questions: ['ruling-43'] },
      { id: 'rule-13', tables: ['deck'], questions: ['ruling-42'] },
    ],
  },
  {
    id: 'chapter-turn',
    rules: [
      { id: 'rule-14', questions: ['ruling-48'] },
      { id: 'rule-15', questions: ['ruling-5'] },
      {
        id: 'rule-16',
        figures: ['figure-take-one', 'figure-take-several', 'figure-take-too-much'],
        questions: ['ruling-6', 'ruling-9'],
      },
      { id: 'rule-17', figures: ['figure-pay-too-little', 'figure-pay-in-two-currencies'] },
      { id: 'rule-18', figures: ['figure-pay-more'], questions: ['ruling-4'] },
      { id: 'rule-19', figures: ['figure-pay-exactly'], questions: ['ruling-2', 'ruling-3'] },
      { id: 'rule-20' },
    ],
  },
  {
    id: 'chapter-building',
    rules: [
      {
        id: 'rule-22',
        figures: [
          'figure-place-by-an-open-side',
          'figure-wall-meets-opening',
          'figure-no-way-in',
          'figure-corner-only',
          'figure-empty-court',
          'figure-empty-court-with-an-open-corner',
        ],
        questions: ['ruling-30', 'ruling-31', 'ruling-32', 'ruling-40'],
      },
      { id: 'rule-23', figures: ['figure-place-anywhere'] },
    ],
  },
  {
    id: 'chapter-redesign',
    rules: [
      {
        id: 'rule-21',
        figures: [
          'figure-build-from-the-reserve',
          'figure-remove',
          'figure-exchange',
          'figure-remove-cuts-off',
          'figure-remove-leaves-a-court',
          'figure-exchange-clashes',
        ],
        questions: ['ruling-33', 'ruling-34', 'ruling-35', 'ruling-39'],
      },
      { id: 'rule-24', figures: ['figure-not-yet'], questions: ['ruling-36'] },
      { id: 'rule-25' },
    ],
  },
  {
    id: 'chapter-placing',
    rules: [{ id: 'rule-26', questions: ['ruling-37', 'ruling-38'] }, { id: 'rule-27' }],
  },
  {
    id: 'chapter-refill',
    rules: [
      { id: 'rule-28', questions: ['ruling-10'] },
      { id: 'rule-29', questions: ['ruling-7', 'ruling-8'] },
      { id: 'rule-30' },
    ],
  },
  {
    id: 'chapter-scoring',
    rules: [
      { id: 'rule-31', questions: ['ruling-12'] },
      { id: 'rule-32', tables: ['prizes'] },
      {
        id: 'rule-33',
        figures: ['figure-clear-places', 'figure-tie-for-first', 'figure-tie-for-second', 'figure-tie-for-one-point'],
        questions: ['ruling-25', 'ruling-26', 'ruling-27'],
      },
      {
        id: 'rule-34',
        figures: ['figure-longest-wall', 'figure-only-the-longest', 'figure-inner-wall'],
        questions: ['ruling-45', 'ruling-29'],
      },
      { id: 'rule-35', figures: ['figure-closed-ring'], questions: ['ruling-28'] },
    ],
  },
  {
    id: 'chapter-end',
    rules: [
      { id: 'rule-36', questions: ['ruling-11', 'ruling-13'] },
      {
        id: 'rule-37',
        figures: ['figure-last-tiles'],
        questions: ['ruling-14', 'ruling-15', 'ruling-17', 'ruling-18'],
      },
      { id: 'rule-38', questions: ['ruling-16'] },
      { id: 'rule-39', questions: ['ruling-41'] },
    ],
  },
  {
    id: 'chapter-dirk',
    rules: [
      { id: 'rule-40', figures: ['figure-dirk-draws-a-third'], questions: ['ruling-19', 'ruling-20', 'ruling-21'] },
      { id: 'rule-41', figures: ['figure-tie-with-dirk'], questions: ['ruling-22', 'ruling-23', 'ruling-24'] },
      { id: 'rule-42' },
    ],
  },
  { id: 'chapter-secrets', rules: [{ id: 'rule-43' }] },
];

export const RULES: readonly Rule[] = CHAPTERS.flatMap((chapter) => chapter.rules);

/** What a rule or ruling is called: `R22` for `rule-22`, `A28` for `ruling-28`. */
export function numberOf(id: string): string {
  const [word, number] = id.split('-') as [string, string];
  return (word === 'rule' ? 'R' : 'A') + number;
}

const PLACES: ReadonlyMap<string, Rule> = new Map(
  RULES.flatMap((rule) => [rule.id, ...(rule.questions ?? [])].map((id) => [numberOf(id), rule] as const)),
);

/** The rule of this number, or the one that a ruling belongs to. */
export function findRule(number: string): Rule | null {
  return PLACES.get(number.toUpperCase()) ?? null;
}

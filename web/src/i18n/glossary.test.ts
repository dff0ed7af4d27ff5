import { describe, expect, it } from 'vitest';
import { Messages } from './anatomy';
import { bundleOf, languages } from './index.svelte';

type Words = Readonly<Record<string, readonly string[]>>;

const files = import.meta.glob<string>(['./*/*.ftl', './*/chapters/*.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** What each thing is called: the word that names it, then its other forms. */
const glossaries = import.meta.glob<Words>('./*/glossary.json', { eager: true, import: 'default' });
/** What it is never called, though one might. */
const avoided = import.meta.glob<Words>('./*/avoided.json', { eager: true, import: 'default' });
const glossaryOf = (language: string): Words => glossaries[`./${language}/glossary.json`] ?? {};

const textOf = (language: string): string =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`./${language}/`))
    .map(([, text]) => text)
    .join('\n');

/** Words that people may type, old and slovenly ones too; nobody reads them. */
const TYPED = ['text-verb', 'text-noun'];
/** What the page says, by where one reads it. */
const AREAS: Readonly<Record<string, (file: string) => boolean>> = {
  log: (file) => file === 'log.ftl',
  'rules book': (file) => file.includes('chapters/rul'),
  lessons: (file) => file === 'chapters/lessons.ftl',
  'text view': (file) => file === 'chapters/text.ftl',
  interface: (file) => !/log|rul|lessons|text/.test(file),
};
/** Where a printed rulebook itself has one word for two things. */
const printedAlike = import.meta.glob<readonly string[]>('./*/printed-alike.json', { eager: true, import: 'default' });

const words = (spellings: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${spellings.join('|')})(?![\\p{L}\\p{M}])`, 'giu');

/** Every message with all it may say: each in one piece, with what it takes from others. */
function sayingsOf(language: string, isWanted: (file: string) => boolean = () => true): [string, string][] {
  const whole = new Messages(textOf(language));
  const wanted = Object.entries(files).filter(
    ([path]) => path.startsWith(`./${language}/`) && isWanted(path.slice(language.length + 3)),
  );
  return wanted
    .flatMap(([, text]) => [...new Messages(text).sayings.keys()])
    .filter((id) => !TYPED.includes(id))
    .map((id) => [id, whole.textOf(id).join('\n').normalize()]);
}

/** The messages that call something by a word they should not. */
function wronglyCalled(sayings: readonly [string, string][], glossary: Words, avoid: Words): string[] {
  return Object.entries(avoid).flatMap(([term, synonyms]) => {
    const accepted = Object.values(glossary)
      .flat()
      .filter((word) => synonyms.some((other) => words([other]).test(word)));
    return sayings.flatMap(([id, text]) => {
      // "Lion Fountain" is a name; what is left of the text should have no fountain.
      const rest = accepted.length ? text.replace(words(accepted), '') : text;
      return [...rest.matchAll(words(synonyms))].map(([word]) => `${id}: ${word} (for ${term})`);
    });
  });
}

describe.each(languages)('the words of the game in %s', (language) => {
  const glossary = glossaryOf(language);
  const text = textOf(language);

  it('are those that English has a word for', () => {
    expect(Object.keys(glossary)).toEqual(Object.keys(glossaryOf('en')));
  });

  it('are all in use', () => {
    const read = sayingsOf(language)
      .map(([, saying]) => saying)
      .join('\n');
    const unused = Object.values(glossary)
      .flat()
      .filter((word) => !words([word]).test(read));
    expect(unused).toEqual([]);
  });

  it('mean one thing each', () => {
    const alike = printedAlike[`./${language}/printed-alike.json`] ?? [];
    const terms = Object.entries(glossary);
    const shared = terms.flatMap(([term, spellings]) =>
      spellings
        .filter((word) => terms.some(([other, its]) => other !== term && its.includes(word) && !alike.includes(other)))
        .map((word) => `${word} (${term})`),
    );
    expect(shared).toEqual([]);
  });

  it('have no synonyms', () => {
    const avoid = avoided[`./${language}/avoided.json`];
    expect(avoid, 'a list of words to avoid').toBeDefined();
    expect(Object.keys(avoid ?? {}).filter((term) => !(term in glossary))).toEqual([]);
    expect(wronglyCalled(sayingsOf(language), glossary, avoid ?? {})).toEqual([]);
  });

  it.each(Object.entries(AREAS))('are used wherever English uses its own: %s', (_, isWanted) => {
    const spoken = (tag: string): string =>
      sayingsOf(tag, isWanted)
        .map(([, saying]) => saying)
        .join('\n');
    const english = spoken('en');
    const own = spoken(language);
    const missing = Object.entries(glossaryOf('en'))
      .filter(([, spellings]) => words(spellings).test(english))
      .filter(([term]) => !words(glossary[term] ?? []).test(own));
    expect(missing.map(([term]) => term)).toEqual([]);
  });

  it('name buildings, currencies and the third player', () => {
    const bundle = bundleOf(language, text);
    const say = (id: string, args: Record<string, string>): string =>
      bundle.formatPattern(bundle.getMessage(id)?.value ?? '', args);
    for (const kind of ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'])
      expect(say('building', { kind })).toBe(glossary[kind]?.[0]);
    for (const currency of ['yellow', 'green', 'blue', 'orange'])
      expect(say('currency', { currency })).toBe(glossary[currency]?.[0]);
    expect(say('dirk', {})).toBe(glossary['dirk']?.[0]);
  });
});

describe('a word that should not be there', () => {
  const glossary = { fountain: ['starting tile'], lions: ['Lion Fountain'] };

  it('is found, in whatever form is listed', () => {
    const avoid = { fountain: ['fountain', 'fountains'] };
    expect(wronglyCalled([['rule-1', 'Six Fountains.']], glossary, avoid)).toEqual([
      'rule-1: Fountains (for fountain)',
    ]);
  });

  it('may be part of a name', () => {
    expect(wronglyCalled([['art', 'the Lion Fountain']], glossary, { fountain: ['fountain'] })).toEqual([]);
  });

  it('is a whole word', () => {
    expect(wronglyCalled([['home', 'excellent']], glossary, { cell: ['cell'] })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { bundleOf, languages } from './index.svelte';

type Glossary = Readonly<Record<string, readonly string[]>>;

const files = import.meta.glob<string>(['./*/*.ftl', './*/chapters/*.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const glossaries = import.meta.glob<Glossary>('./*/glossary.json', { eager: true, import: 'default' });
const glossaryOf = (language: string): Glossary => glossaries[`./${language}/glossary.json`] ?? {};

const textOf = (language: string): string =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`./${language}/`))
    .map(([, text]) => text)
    .join('\n');

describe.each(languages)('the words of the game in %s', (language) => {
  const glossary = glossaryOf(language);
  const text = textOf(language);

  it('are those that English has a word for', () => {
    expect(Object.keys(glossary)).toEqual(Object.keys(glossaryOf('en')));
  });

  it('are all in use', () => {
    const isUsed = (word: string): boolean => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text);
    expect(
      Object.values(glossary)
        .flat()
        .filter((word) => !isUsed(word)),
    ).toEqual([]);
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

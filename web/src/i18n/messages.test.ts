import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { bestLanguage, bundleOf, languages, stretched } from './index.svelte';

const files = import.meta.glob<string>('./*/*.ftl', { eager: true, query: '?raw', import: 'default' });
const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], { eager: true, query: '?raw', import: 'default' });
const code = Object.values(sources).join('\n');

const textOf = (language: string): string =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`./${language}/`))
    .map(([, text]) => text)
    .join('\n');
const idsOf = (text: string): string[] => new FluentResource(text).body.map((entry) => entry.id);

describe.each(languages)('%s', (language) => {
  const text = textOf(language);
  const ids = idsOf(text);

  it('can be read whole', () => {
    expect(() => bundleOf(language, text)).not.toThrow();
    // Fluent leaves out what it cannot read, so count what was meant to be a message.
    expect(ids.length).toBe([...text.matchAll(/^-?[a-z][\w-]* =/gm)].length);
  });

  it('says nothing twice', () => {
    expect(ids.filter((id, k) => ids.indexOf(id) !== k)).toEqual([]);
  });

  it('has every message the page asks for', () => {
    const asked = [...code.matchAll(/\bt\('([\w-]+)/g)].map((match) => match[1] as string);
    expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has no message that nobody asks for', () => {
    const asked = (id: string): boolean =>
      code.includes(`'${id}'`) || code.includes(`'${id}.`) || new RegExp(`\\{ ${id}(\\(| \\})`).test(text);
    expect(ids.filter((id) => !asked(id))).toEqual([]);
  });
});

describe('bestLanguage', () => {
  const spoken = ['en', 'es', 'pt-BR'];

  it.each([
    [['pt-BR', 'en'], 'pt-BR'],
    [['pt-PT'], 'pt-BR'],
    [['es-MX', 'en'], 'es'],
    [['fr', 'ES'], 'es'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('%o gets %s', (wishes, expected) => {
    expect(bestLanguage(wishes, spoken)).toBe(expected);
  });
});

it('can make every word half as long again, to see whether the page has room', () => {
  expect(stretched('Play now, 2 × 3!')).toBe('Playpl nowno, 2 × 3!');
});

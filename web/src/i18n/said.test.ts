import { expect, it } from 'vitest';
import { bundleOf, languages } from './index.svelte';
import golden from './said.golden.json';

interface Said {
  readonly language: string;
  readonly chapter: string;
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly said: string;
}
const files = import.meta.glob<string>('./*/chapters/*.ftl', { eager: true, query: '?raw', import: 'default' });

it.each(languages)('%s is spoken by the page as by the server', (language) => {
  const said = (golden as readonly Said[]).filter((each) => each.language === language);
  expect(said.length).toBeGreaterThan(20);
  const chapters = [...new Set(said.map(({ chapter }) => chapter))];
  const text = chapters.map((chapter) => files[`./${language}/chapters/${chapter}.ftl`]).join('\n');
  const bundle = bundleOf(language, text);
  for (const { id, values, said: expected } of said) {
    const [name, attribute] = id.split('.') as [string, string?];
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    expect({ id, values, said: bundle.formatPattern(pattern ?? '', values) }).toEqual({ id, values, said: expected });
  }
});

import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const components = import.meta.glob<string>('../**/*.svelte', { eager: true, query: '?raw', import: 'default' });

/** Attributes that people read or hear. */
const READ = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
];
/** Words that are the same for everyone. */
const SAME_FOR_ALL: readonly string[] = [];

interface Node {
  readonly type: string;
  readonly [property: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Words in a template that are written there, not said by a message. */
function wordsIn(value: unknown, isRead: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => wordsIn(each, isRead));
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'Text':
      return isRead ? [value['data'] as string] : [];
    case 'Attribute':
      return wordsIn(value['value'], READ.includes(value['name'] as string));
    case 'ExpressionTag':
      return isRead ? spokenBy(value['expression']) : [];
    case 'StyleDirective':
    case 'ClassDirective':
      return [];
    default: {
      const parts = Object.entries(value).filter(
        ([name]) => !['css', 'instance', 'module', 'options', 'expression', 'attributes'].includes(name),
      );
      return [...wordsIn(value['attributes'], false), ...parts.flatMap(([, part]) => wordsIn(part, true))];
    }
    case 'Fragment':
      return wordsIn(value['nodes'], true);
  }
}

/** The strings that an expression itself may show: either side of a choice, the parts of a template. */
function spokenBy(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === 'Literal') return typeof value['value'] === 'string' ? [value['value']] : [];
  if (value.type === 'TemplateLiteral') {
    const quasis = value['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
    return [...quasis.map((quasi) => quasi.value.cooked), ...(value['expressions'] as unknown[]).flatMap(spokenBy)];
  }
  if (value.type === 'ConditionalExpression')
    return [...spokenBy(value['consequent']), ...spokenBy(value['alternate'])];
  if (value.type === 'LogicalExpression' || value.type === 'BinaryExpression')
    return [...spokenBy(value['left']), ...spokenBy(value['right'])];
  return [];
}

const isWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !SAME_FOR_ALL.includes(text.trim());
const found = (source: string): string[] => wordsIn(parse(source, { modern: true }).fragment, true).filter(isWords);

describe('every word in a component is a message', () => {
  it.each(Object.entries(components))('%s', (_, source) => {
    expect(found(source)).toEqual([]);
  });
});

it('finds words in text, in attributes and in expressions', () => {
  expect(found('<p title="Hello">{t("x")} {isNew ? `New ${thing}` : "Old"}<b class="word">Bye</b></p>')).toEqual([
    'Hello',
    'New ',
    'Old',
    'Bye',
  ]);
});

/** What messages are made of, for the tests that compare languages. */
import { FluentResource, type Message } from '@fluent/bundle';

type Pattern = NonNullable<Message['value']>;
type Element = Exclude<Pattern, string>[number];
type Expression = Exclude<Element, string>;

/** One thing said: a message's value, or an attribute of it (`rule-22`, `rule-22.title`). */
export interface Saying {
  readonly id: string;
  readonly pattern: Pattern;
}

export class Messages {
  readonly ids: readonly string[];
  readonly sayings: ReadonlyMap<string, Pattern>;

  constructor(text: string) {
    const { body } = new FluentResource(text);
    this.ids = body.map(({ id }) => id);
    this.sayings = new Map(
      body.flatMap(({ id, value, attributes }) => [
        ...(value === null ? [] : [[id, value] as const]),
        ...Object.entries(attributes).map(([name, pattern]) => [`${id}.${name}`, pattern] as const),
      ]),
    );
  }

  /** Every part of a saying, those of the messages it refers to included. */
  *partsOf(id: string): Generator<Element> {
    const pattern = this.sayings.get(id);
    if (pattern !== undefined) yield* this.parts(pattern);
  }

  private *parts(pattern: Pattern): Generator<Element> {
    if (typeof pattern === 'string') yield pattern;
    else for (const element of pattern) yield* this.within(element);
  }

  private *within(element: Element): Generator<Element> {
    yield element;
    if (typeof element === 'string') return;
    if (element.type === 'select') {
      yield* this.within(element.selector);
      for (const { value } of element.variants) yield* this.parts(value);
    }
    if (element.type === 'func' || element.type === 'term')
      for (const each of element.args) if (each.type !== 'narg') yield* this.within(each);
    if (element.type === 'mesg')
      yield* this.partsOf(element.attr === null ? element.name : `${element.name}.${element.attr}`);
  }

  private expressions(id: string): Expression[] {
    return [...this.partsOf(id)].filter((part) => typeof part !== 'string');
  }

  /** What a saying refers to in its own language. */
  referencesOf(id: string): string[] {
    return this.expressions(id).flatMap((part) => (part.type === 'mesg' ? [part.name] : []));
  }

  /** The variables that a saying needs. */
  variablesOf(id: string): Set<string> {
    return new Set(this.expressions(id).flatMap((part) => (part.type === 'var' ? [part.name] : [])));
  }

  /** The variables that a saying shows, other than those it only chooses by. */
  shownBy(id: string): Set<string> {
    const chosen = new Map<Expression, true>(
      this.expressions(id).flatMap((part) => (part.type === 'select' ? [[part.selector, true]] : [])),
    );
    return new Set(
      this.expressions(id).flatMap((part) => (part.type === 'var' && !chosen.has(part) ? [part.name] : [])),
    );
  }

  /** What it tells apart, as `$variable` and the words or numbers named for it. */
  choicesOf(id: string): Map<string, Set<string | number>> {
    const choices = new Map<string, Set<string | number>>();
    for (const part of this.expressions(id)) {
      if (part.type !== 'select' || part.selector.type !== 'var') continue;
      const keys = choices.get(part.selector.name) ?? new Set();
      for (const { key } of part.variants) keys.add(key.value);
      choices.set(part.selector.name, keys);
    }
    return choices;
  }

  /** The words themselves, without what is put in. */
  textOf(id: string): string[] {
    return [...this.partsOf(id)].filter((part) => typeof part === 'string');
  }

  /** Word for word as written, for telling whether two languages say the very same. */
  writtenAs(id: string): string {
    return JSON.stringify(this.sayings.get(id));
  }
}

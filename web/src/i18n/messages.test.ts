import type { FluentVariable } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Messages } from './anatomy';
import { NOUNS, plain, VERBS } from '../text/lexicon';
import { bundleOf, languages } from './index.svelte';

const files = import.meta.glob<string>(['./*/*.ftl', './*/chapters/*.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** Messages that a language rightly says in the very same words as English: names, and words both languages share. */
const allowed = import.meta.glob<readonly string[]>('./*/same-as-english.json', { eager: true, import: 'default' });
const glossaries = import.meta.glob<Readonly<Record<string, readonly string[]>>>('./*/glossary.json', {
  eager: true,
  import: 'default',
});
const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** The server says some things too: to people who are not here. */
const server = import.meta.glob<string>('../../../src/alhambra/server/**/*.py', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const code = Object.values(sources).join('\n');
const serverCode = Object.values(server).join('\n');

const textOf = (language: string): string =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`./${language}/`))
    .map(([, text]) => text)
    .join('\n');

/** What makes one text of a folder's files: the same in each. */
const makers = import.meta.glob<string>(['./*/index.ts', './*/around.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What is fetched first: all but the chapters. */
const first = import.meta.glob<string>('./*/index.ts', { eager: true, import: 'default' });

const english = new Messages(textOf('en'));
const spoken = languages.map((language) => [language, new Messages(textOf(language))] as const);
const others = spoken.filter(([language]) => language !== 'en');

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const isWord = (key: string | number): key is string => typeof key === 'string' && !PLURALS.includes(key);
const words = (keys: ReadonlySet<string | number>): string[] => [...keys].filter(isWord).sort();

/** Asked for by the page, or named in it to be asked for. */
const isAsked = (id: string): boolean =>
  code.includes(`'${id}'`) ||
  code.includes(`'${id}.`) ||
  serverCode.includes(`"${id}"`) ||
  serverCode.includes(`"${id}.`);

describe.each(spoken)('%s', (language, messages) => {
  const text = textOf(language);

  it('tells the odds of a scoring beside the card that they are the odds of: the next, not all that may come', () => {
    const bundle = bundleOf(language, text);
    const said = bundle.formatPattern(bundle.getMessage('scoring-window')?.value ?? '', {
      fewest: 0,
      most: 17,
      chance: 6,
    });
    expect(said).toMatch(/6\D*%\D*17/);
  });

  it('is put together as English is', () => {
    for (const file of ['index.ts', 'around.ts'])
      expect(makers[`./${language}/${file}`], file).toBe(makers[`./en/${file}`]);
  });

  it('can be read whole', () => {
    expect(() => bundleOf(language, text)).not.toThrow();
    // Fluent leaves out what it cannot read, so count what was meant to be a message or an attribute.
    expect(messages.sayings.size).toBe([...text.matchAll(/^(-?[a-z][\w-]*| +\.[\w-]+) =/gm)].length);
  });

  it('keeps marks at the end of their line: no ordinary space comes before them', () => {
    const parted = [...messages.sayings.keys()]
      .filter((id) => id !== 'text-verb')
      .filter((id) => /\S [;:!?»%]|« /.test(messages.textOf(id).join('…')));
    expect(parted).toEqual([]);
  });

  it('says nothing twice', () => {
    expect(messages.ids.filter((id, k) => messages.ids.indexOf(id) !== k)).toEqual([]);
  });

  it('has every message the page asks for', () => {
    const asked = [...code.matchAll(/\bt\('([\w-]+)/g)].map((match) => match[1] as string);
    expect(asked.filter((id) => !messages.ids.includes(id))).toEqual([]);
  });

  it('has no message that nobody asks for', () => {
    const referred = new Set([...messages.sayings.keys()].flatMap((id) => messages.referencesOf(id)));
    expect(messages.ids.filter((id) => !isAsked(id) && !referred.has(id))).toEqual([]);
  });

  it('refers only to messages it has', () => {
    const referred = [...messages.sayings.keys()].flatMap((id) => messages.referencesOf(id));
    expect(referred.filter((id) => !messages.ids.includes(id))).toEqual([]);
  });

  it('needs nothing of a chapter before it is opened', () => {
    const early = new Messages(first[`./${language}/index.ts`] ?? '');
    const referred = [...early.sayings.keys()].flatMap((id) => early.referencesOf(id));
    expect(referred.filter((id) => !early.ids.includes(id))).toEqual([]);
  });

  it.each([
    ['text-verb', 'verb', VERBS],
    ['text-noun', 'noun', NOUNS],
  ] as const)('has typed words that mean one thing each: %s', (id, variable, meanings) => {
    const bundle = bundleOf(language, text);
    const words = meanings.flatMap((meaning) =>
      bundle
        .formatPattern(bundle.getMessage(id)?.value ?? '', { [variable]: meaning })
        .split(',')
        .map(plain),
    );
    expect(words.filter((word, k) => words.indexOf(word) !== k || /^$|\s/.test(word))).toEqual([]);
  });

  it('says everything without a mistake, whatever is put in', () => {
    const bundle = bundleOf(language, text);
    const wrong: string[] = [];
    for (const [id, pattern] of messages.sayings) {
      for (const args of realistic(id)) {
        const errors: Error[] = [];
        const said = bundle.formatPattern(pattern, args, errors);
        if (errors.length || !said.trim() || /[{}]|undefined|NaN/.test(said))
          wrong.push(`${id} ${JSON.stringify(args)}: ${said} ${errors.join()}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe.each(spoken)('%s to the point', (language) => {
  const bundle = bundleOf(language, textOf(language));
  const say = (id: string, args: Record<string, FluentVariable> = {}): string =>
    bundle.formatPattern(bundle.getMessage(id)?.value ?? '', args);

  it('lets a turn be passed by the word that its button has', () => {
    expect(say('text-verb', { verb: 'stop' }).split(',').map(plain)).toContain(plain(say('do-stop', { bonus: 'no' })));
  });

  it('tells who asks to end a turn in which nothing is possible that it is passed (R15)', () => {
    const pass = plain(say('do-stop', { bonus: 'no' })).slice(0, 3);
    expect(plain(say('reason', { code: 'ACTION_IS_COMPULSORY' }))).toContain(` ${pass}`);
  });

  it('does not call the fountain a building (R1), where it may be what stands in the way', () => {
    const building = glossaries[`./${language}/glossary.json`]?.['building']?.[0] as string;
    expect(say('reason', { code: 'CELL_IS_TAKEN' }).toLowerCase()).not.toContain(building);
  });

  it('says it when the next card is a scoring card for certain', () => {
    expect(say('scoring-window', { fewest: 0, most: 0, chance: 100 }).match(/\d+/g)).toEqual(['100']);
  });
});

it('English tells of one card, building or point in the singular where the table is read aloud', () => {
  const bundle = bundleOf('en', textOf('en'));
  for (const id of english.ids.filter((each) => each.startsWith('text-'))) {
    const ones = Object.fromEntries([...english.variablesOf(id)].map((name) => [name, 1]));
    expect(bundle.formatPattern(bundle.getMessage(id)?.value ?? '', ones, [])).not.toMatch(
      /\b1 (points|cards|buildings)\b/,
    );
  }
});

describe.each(others)('%s beside English', (language, messages) => {
  // What is only referred to inside a language is grammar, and each language has its own.
  const shared = [...english.sayings.keys()].filter((id) => isAsked(id.split('.')[0] as string));

  it('says all that English says', () => {
    expect(shared.filter((id) => !messages.sayings.has(id))).toEqual([]);
  });

  it('says nothing that English does not say, but for its own grammar', () => {
    const extra = [...messages.sayings.keys()].filter((id) => !english.sayings.has(id));
    expect(extra.filter((id) => id.includes('.') || isAsked(id))).toEqual([]);
  });

  it('shows all that English shows, and asks for nothing else', () => {
    const wrong = shared
      .filter((id) => messages.sayings.has(id))
      .flatMap((id) => {
        const given = passedWith(id);
        const lost = [...english.shownBy(id)].filter((name) => !messages.variablesOf(id).has(name));
        const unknown = [...messages.variablesOf(id)].filter((name) => !given.has(name));
        return [...lost.map((name) => `${id} lacks $${name}`), ...unknown.map((name) => `${id} never gets $${name}`)];
      });
    expect(wrong).toEqual([]);
  });

  it('tells apart what English tells apart', () => {
    const wrong = shared
      .filter((id) => messages.sayings.has(id))
      .flatMap((id) => {
        const own = messages.choicesOf(id);
        return [...english.choicesOf(id)].flatMap(([name, keys]) => {
          const missing = words(keys).filter((key) => !own.get(name)?.has(key));
          return own.has(name) || words(keys).length ? missing.map((key) => `${id} lacks [${key}] of $${name}`) : [];
        });
      });
    expect(wrong).toEqual([]);
  });

  it('links to the same rules, with as many paragraphs, points and strong words', () => {
    const marks = (of: Messages, id: string): unknown => {
      const whole = of.textOf(id).join('');
      return {
        rules: (whole.match(/\b[RA][1-9]\d?\b/g) ?? []).sort(),
        strong: whole.split('**').length,
        points: whole.match(/^- /gm)?.length,
        parts: whole.split(/\n\s*\n/).length,
      };
    };
    const marked = shared.filter((id) => /^(rule|ruling|figure|lesson)-/.test(id) && messages.sayings.has(id));
    for (const id of marked)
      expect({ id, ...(marks(messages, id) as object) }).toEqual({ id, ...(marks(english, id) as object) });
  });

  it('has its own words for everything', () => {
    const same = shared.filter(
      (id) => /\p{L}/u.test(english.textOf(id).join('')) && messages.writtenAs(id) === english.writtenAs(id),
    );
    expect(same.filter((id) => !messages.referencesOf(id).length).sort()).toEqual(
      [...(allowed[`./${language}/same-as-english.json`] ?? [])].sort(),
    );
    // A sentence left in English inside a message that was translated otherwise.
    const left = shared.flatMap((id) => {
      const known = new Set(english.textOf(id).filter((piece) => piece.trim().split(/\s+/).length > 3));
      return messages.textOf(id).filter((piece) => known.has(piece));
    });
    expect(left).toEqual([]);
  });
});

/** What the page passes: what English uses, and the whole set for the families that are all called in one way. */
function passedWith(id: string): Set<string> {
  const family = id.startsWith('log-') ? 'log-' : null;
  const like = family === null ? [id] : [...english.sayings.keys()].filter((other) => other.startsWith(family));
  return new Set(like.flatMap((each) => [...english.variablesOf(each)]));
}

/**
 * Values for all that a saying needs in any language: every word it tells apart, numbers of every plural, and names.
 */
function* realistic(id: string): Generator<Record<string, FluentVariable>> {
  const options = new Map<string, FluentVariable[]>();
  for (const [, messages] of spoken) {
    const choices = messages.choicesOf(id);
    for (const name of messages.variablesOf(id)) {
      const keys = choices.get(name);
      const numbers =
        keys && [...keys].some((key) => !isWord(key)) && !words(keys).length ? [0, 1, 2, 3, 5, 12, 22, 104] : [];
      const values = keys
        ? [...numbers, ...words(keys), ...[...keys].filter((key) => typeof key === 'number')]
        : [7, 'Łucja & Zoë'];
      options.set(name, [...new Set([...(options.get(name) ?? []), ...values])]);
    }
  }
  const names = [...options.keys()];
  const product = names.reduce((size, name) => size * (options.get(name)?.length ?? 1), 1);
  const pick = (turn: number, k: number): FluentVariable => {
    const values = options.get(names[k] as string) as FluentVariable[];
    return values[turn % values.length] as FluentVariable;
  };
  if (product > 2000) {
    // Too many to say them all: each value at least once, beside ever new others.
    for (let turn = 0; turn < 200; turn += 1)
      yield Object.fromEntries(names.map((name, k) => [name, pick(turn + k * Math.floor(turn / 7), k)]));
    return;
  }
  for (let turn = 0; turn < product; turn += 1) {
    let rest = turn;
    yield Object.fromEntries(
      names.map((name, k) => {
        const value = pick(rest, k);
        rest = Math.floor(rest / (options.get(name)?.length ?? 1));
        return [name, value];
      }),
    );
  }
}

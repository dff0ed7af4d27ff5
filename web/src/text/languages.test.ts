import { describe, expect, it } from 'vitest';
import { bundleOf, languages } from '../i18n/index.svelte';
import type { Offer, View } from '../protocol';
import { type Command, type Scene, understand } from './commands';
import { type Lexicon, lexiconOf, plain, VERBS } from './lexicon';

const files = import.meta.glob<string>(['../i18n/*/*.ftl', '../i18n/*/chapters/text.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Everything that the examples of any language are about can be done here. */
const scene: Scene = {
  view: {
    actor: 0,
    aside: ['To9b'],
    market: ['Ga6', 'To11a', 'Pa2', null],
    reserves: [['Pa5']],
  } as unknown as View,
  seat: 0,
  offers: [{ slot: 2, payments: [{ cards: ['G9', 'G2'], total: 11, over: 0 }] }] as unknown as Offer[],
  it: null,
};

/** What the messages about incomplete commands have an example of. */
const EXPLAINED = ['take', 'build', 'remove', 'exchange', 'place', 'store', 'dirk', 'where', 'why'] as const;

interface Speaker {
  readonly say: (id: string, args?: Record<string, string>) => string;
  readonly lexicon: Lexicon;
  readonly understood: (typed: string) => Command;
}

function speaker(language: string): Speaker {
  const text = Object.entries(files).flatMap(([path, lines]) =>
    path.startsWith(`../i18n/${language}/`) ? [lines] : [],
  );
  const bundle = bundleOf(language, text.join('\n'));
  const say: Speaker['say'] = (id, args = {}) => bundle.formatPattern(bundle.getMessage(id)?.value ?? '', args);
  const lexicon = lexiconOf(
    (verb) => say('text-verb', { verb }),
    (noun) => say('text-noun', { noun }),
  );
  return { say, lexicon, understood: (typed) => understand(typed, lexicon, scene) };
}

describe.each(languages)('the command line in %s', (language) => {
  const { say, lexicon, understood } = speaker(language);

  it.each(VERBS)('knows a word for: %s', (verb) => {
    const words = say('text-verb', { verb }).split(',').map(plain);
    expect(words.map((word) => lexicon.verbs.get(word))).toEqual(words.map(() => verb));
  });

  it('does what its help gives as examples', () => {
    const examples = [...say('text-help').matchAll(/[“„«]\s*([^”“»]+?)\s*[”“»]/gu)].map((match) => match[1] ?? '');
    expect(examples.map(understood)).toMatchObject([
      { kind: 'order', move: 'take Y7 G2' },
      { kind: 'order', move: 'buy 2 G9 G2' },
      { kind: 'order', move: 'place To9b e2n1' },
    ]);
  });

  it.each(EXPLAINED)('does what it proposes to whoever says too little: %s', (verb) => {
    const proposal = /: ([^:]+)$/u.exec(say('text-incomplete', { verb }))?.[1] ?? '';
    const command = understood(proposal);
    expect(command.kind === 'order' ? command.move.split(' ')[0] : 'verb' in command && command.verb, proposal).toBe(
      verb,
    );
    expect(['order', 'palace']).toContain(command.kind);
  });
});

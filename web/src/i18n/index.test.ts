// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { directionOf } from './directions';
import {
  bestLanguage,
  bundleOf,
  formats,
  language,
  languages,
  listed,
  openChapters,
  ownName,
  preferredLanguage,
  speak,
  stretched,
  t,
} from './index.svelte';

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

describe('formats', () => {
  it('tells the time in English without AM and PM', async () => {
    await speak('en');
    const evening = new Date(2026, 0, 5, 19, 30);
    expect(new Intl.DateTimeFormat(formats(), { timeStyle: 'short' }).format(evening)).toBe('19:30');
  });
});

describe('speak', () => {
  it.each(languages)('%s at once, and the document says so', async (tag) => {
    await speak(tag);
    expect(language()).toBe(tag);
    expect(document.documentElement.lang).toBe(tag);
    expect(t('building', { kind: 'tower' })).not.toBe('building');
  });

  it('remembers what was chosen, and goes by the browser otherwise', async () => {
    expect(preferredLanguage()).toBe(bestLanguage(navigator.languages));
    const chosen = languages.at(-1) as string;
    await speak(chosen, true);
    expect(preferredLanguage()).toBe(chosen);
    localStorage.clear();
  });

  it('ends with the language that was asked for last', async () => {
    await Promise.all(languages.map((tag) => speak(tag)));
    expect(language()).toBe(languages.at(-1));
  });

  it('knows no others', async () => {
    await expect(speak('tlh')).rejects.toThrow('no such language');
  });
});

describe('a name that is written from right to left', () => {
  const dalit = 'דלית';

  it('is set apart in a sentence, so that what follows it stays behind it', async () => {
    await speak('en');
    expect(t('palace-of', { player: dalit })).toBe(`\u2068${dalit}\u2069’s Alhambra`);
    expect(listed(['Ana', dalit])).toBe(`Ana and \u2068${dalit}\u2069`);
  });

  it('is the only one that is', async () => {
    await speak('en');
    expect(t('palace-of', { player: 'Łucja' })).toBe('Łucja’s Alhambra');
  });
});

describe('a language that is written from right to left', () => {
  it('has a page that is', () => {
    expect(['ar', 'he-IL', 'fa'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl']);
    expect(languages.map(directionOf)).toEqual(languages.map(() => 'ltr'));
  });

  it('sets everything apart that is put into its sentences', () => {
    const bundle = bundleOf('he', 'score = { $player }: { $points }');
    const said = bundle.formatPattern(bundle.getMessage('score')?.value ?? '', { player: 'Ana', points: 7 });
    expect(said).toBe('\u2068Ana\u2069: \u20687\u2069');
  });

  it('can be tried without one', async () => {
    localStorage.setItem('right-to-left', 'true');
    await speak('en');
    expect(document.documentElement.dir).toBe('rtl');
    expect(t('menu')).toMatch(/^[א-ת]{4}$/);
    localStorage.clear();
    await speak('en');
    expect(document.documentElement.dir).toBe('ltr');
  });
});

describe('numbers, dates and lists', () => {
  it('are written as in Britain, like the English of the page', async () => {
    await speak('en');
    expect(listed(['Ana', 'Luis', 'Mason'])).toBe('Ana, Luis and Mason');
    expect(new Intl.DateTimeFormat(formats(), { dateStyle: 'short' }).format(new Date(2026, 10, 18))).toBe(
      '18/11/2026',
    );
  });

  it.each(languages)('are written as %s does', async (tag) => {
    await speak(tag);
    expect(formats()).toBe(t('formats'));
    expect(Intl.NumberFormat.supportedLocalesOf(formats()), 'a locale that browsers know').toEqual([formats()]);
    expect(formats().split('-')[0]).toBe(tag.split('-')[0]);
    expect(language()).toBe(tag);
  });
});

describe('a chapter', () => {
  it('need not be open to be pointed at', async () => {
    for (const tag of languages) {
      await speak(tag);
      for (const id of ['nav-rules', 'book-rule', 'book-whole', 'book-close'])
        expect(t(id, { rule: 'R22' }), tag).not.toBe(id);
    }
  });

  it('is spoken of once it has been opened, in every language from then on', async () => {
    await speak('en');
    expect(t('book-title')).toBe('book-title');
    await Promise.all([openChapters('rules'), openChapters('rules', 'rulings')]);
    expect(t('book-title')).toBe('The rules');
    for (const tag of languages) {
      await speak(tag);
      expect(t('book-title')).not.toBe('book-title');
    }
  });

  it('that there is not can be asked for, and nothing is lost by it', async () => {
    await expect(openChapters('cookery')).rejects.toThrow('no such chapter');
    await speak('es');
    expect(t('nav-rules')).not.toBe('nav-rules');
  });
});

it('calls each language by its own name', () => {
  expect(ownName('es')).toBe('Español');
  expect(ownName('pt-BR')).toBe('Português (Brasil)');
});

it('can make every word half as long again, to see whether the page has room', () => {
  expect(stretched('Play now, 2 × 3!')).toBe('Playpl nowno, 2 × 3!');
});

import { describe, expect, it } from 'vitest';
import { FACES, facePicture } from '../art/faces';
import { bundleOf, languages } from '../i18n/index.svelte';
import type { Event } from '../protocol';
import { nameOf } from './names';
import { type Occasion, type Reaction, reactionsTo } from './reactions';
import { Speech } from './speech';

const banter = import.meta.glob<string>('../i18n/*/chapters/banter.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const OCCASIONS: readonly Occasion[] = ['exact', 'scoring', 'steal', 'robbed', 'won', 'lost'];

const counts = (...towers: readonly number[]) => towers.map((tower, seat) => ({ seat, kinds: [0, 0, 0, 0, 0, tower] }));
const everybody = (): boolean => true;
const exact = (seat: number): Event => ({ type: 'TileBought', seat, is_exact: true }) as Event;
const scored = (...lengths: readonly number[]): Event =>
  ({
    type: 'RoundScored',
    majorities: [],
    walls: lengths.map((length, seat) => ({ seat, length, path: [] })),
    scores: lengths,
  }) as unknown as Event;

describe('reactions', () => {
  it('is glad of an exact payment', () => {
    expect(reactionsTo([exact(1)], counts(0, 0), counts(0, 0), everybody)).toEqual([
      { seat: 1, mood: 'pleased', occasion: 'exact' },
    ]);
  });

  it('leaves people to their own feelings', () => {
    expect(reactionsTo([exact(0)], counts(0, 0), counts(0, 0), (seat) => seat > 0)).toEqual([]);
  });

  it('calls it a steal when somebody takes the lead in a kind from somebody else, but not when they draw level', () => {
    expect(reactionsTo([], counts(2, 1), counts(2, 2), everybody)).toEqual([]);
    expect(reactionsTo([], counts(2, 1), counts(2, 3), everybody)).toEqual([
      { seat: 1, mood: 'pleased', occasion: 'steal' },
      { seat: 0, mood: 'cross', occasion: 'robbed' },
    ]);
  });

  it('lets who got most of a round speak, and who got least sulk', () => {
    expect(reactionsTo([scored(4, 9, 6)], [], [], everybody)).toEqual([
      { seat: 0, mood: 'cross', occasion: null },
      { seat: 1, mood: 'pleased', occasion: 'scoring' },
    ]);
  });

  it('lets the winner speak first at the end, then the others by their points', () => {
    const events = [scored(4, 9, 6), { type: 'GameEnded', winners: [1] } as Event];
    expect(reactionsTo(events, [], [], everybody).map(({ seat, occasion }) => [seat, occasion])).toEqual([
      [1, 'won'],
      [2, 'lost'],
      [0, 'lost'],
    ]);
  });
});

describe('speech', () => {
  const reaction = (occasion: Occasion): Reaction => ({ seat: 1, mood: 'calm', occasion });

  it('never says the same twice in a row', () => {
    for (const [from, step] of [
      [3, 20],
      [4, 21],
      [5, 40],
    ] as const) {
      const speech = new Speech();
      const said = Array.from(
        { length: 9 },
        (_, k) => speech.choose([reaction('exact')], from + k * step, () => 'mason')?.id,
      );
      expect(said.filter((line, k) => line === undefined || line === said[k - 1])).toEqual([]);
    }
  });

  it('is silent for a while after an ordinary remark, but not about what is rare', () => {
    const speech = new Speech();
    expect(speech.choose([reaction('exact')], 10, () => 'mason')).not.toBeNull();
    expect(speech.choose([reaction('exact')], 14, () => 'mason')).toBeNull();
    expect(speech.choose([reaction('won')], 15, () => 'mason')).not.toBeNull();
  });

  it('has no words for a player from elsewhere', () => {
    expect(new Speech().choose([reaction('won')], 10, () => 'my-own-bot')).toBeNull();
  });

  it.each(languages.map((language) => [language]))('has two ways of saying everything, for everybody, in %s', (tag) => {
    const bundle = bundleOf(tag, banter[`../i18n/${tag}/chapters/banter.ftl`] ?? '');
    const pattern = bundle.getMessage('banter')?.value ?? '';
    const lines = FACES.flatMap((who) =>
      OCCASIONS.flatMap((what) =>
        [1, 2].map((way) => bundle.formatPattern(pattern, { line: `${who}-${what}-${way}` })),
      ),
    );
    expect(new Set(lines).size).toBe(FACES.length * OCCASIONS.length * 2);
  });
});

it('gives every trade six names, and nobody the name of somebody else', () => {
  const names = FACES.flatMap((level) => Array.from({ length: 6 }, (_, nth) => nameOf(level, nth)));
  expect(new Set(names).size).toBe(names.length);
  expect(nameOf('my-own-bot', 0)).toBeNull();
});

it('shows a feeling, and tells six of one trade apart', () => {
  for (const face of FACES) {
    const moods = (['calm', 'pleased', 'cross'] as const).map((mood) => facePicture(face, 0, mood));
    const six = Array.from({ length: 6 }, (_, nth) => facePicture(face, nth));
    expect(new Set([...moods, ...six]).size).toBe(8);
  }
});

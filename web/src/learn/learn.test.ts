// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bundleOf } from '../i18n/index.svelte';
import { NOTHING } from '../table/model/picks';
import { LESSONS } from './lessons';
import { objectionTo } from './objection';

const files = import.meta.glob<string>(['../i18n/en/*.ftl', '../i18n/en/chapters/*.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const english = bundleOf('en', Object.values(files).join('\n'));

describe('the words of the lessons', () => {
  it.each(LESSONS)('$name has all it needs, and nothing else', ({ id, goals, remarks, mistakes }) => {
    const message = english.getMessage(id);
    const wanted = [
      'title',
      'done',
      ...goals.map((name) => `goal-${name}`),
      ...remarks.map((name) => `remark-${name}`),
      ...mistakes.map((code) => `refused-${code}`),
    ];
    expect(message?.value).toBeTruthy();
    expect(Object.keys(message?.attributes ?? {}).sort()).toEqual(wanted.sort());
  });
});

describe('progress', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });
  const fresh = () => import('./progress.svelte');

  it('begins with nothing done, and offers to learn', async () => {
    const progress = await fresh();
    expect(progress.doneCount()).toBe(0);
    expect(progress.isOfferOpen()).toBe(true);
    expect(progress.firstOpen()?.name).toBe(LESSONS[0].name);
  });

  it('is still there on the next visit', async () => {
    (await fresh()).markDone(LESSONS[0].name);
    vi.resetModules();
    const later = await fresh();
    expect(later.isDone(LESSONS[0].name)).toBe(true);
    expect(later.firstOpen()?.name).toBe(LESSONS[1].name);
    expect(later.isOfferOpen()).toBe(false);
  });

  it('does not offer again what was declined', async () => {
    (await fresh()).markOffered();
    vi.resetModules();
    expect((await fresh()).isOfferOpen()).toBe(false);
  });

  it('takes nonsense in the memory for a first visit', async () => {
    localStorage.setItem('lessons', '{"done": 7}');
    expect((await fresh()).doneCount()).toBe(0);
  });

  it('forgets nothing when a lesson is done twice, and knows the order', async () => {
    const progress = await fresh();
    progress.markDone('placing');
    progress.markDone('placing');
    expect(progress.doneCount()).toBe(1);
    expect(progress.lessonAfter('exact-payment')?.name).toBe('walls-and-doors');
    expect(progress.lessonAfter('first-game')).toBeNull();
    expect(progress.numberOfLesson('placing')).toBe(1);
    expect(progress.findLesson('juggling')).toBeNull();
  });
});

describe('objections', () => {
  const no = {
    code: 'ENCLOSES_EMPTY',
    rule: 'R22',
    cells: ['e1n1'],
    sides: [],
    tiles: ['To12'],
    cards: [],
    amount: null,
  };
  const ground = new Map([
    ['e1', { purpose: 'place' as const, reason: no }],
    ['n1', { purpose: 'place' as const, reason: null }],
  ]);
  const pointing = (target: string | null) => ({ kind: 'tile', tile: 'To12', from: 'aside', target }) as const;

  it('come from the table, or from the place one points at', () => {
    expect(objectionTo(NOTHING, ground, no)).toBe(no);
    expect(objectionTo(pointing('e1'), ground, null)).toBe(no);
    expect(objectionTo(pointing('n1'), ground, null)).toBeNull();
    expect(objectionTo(pointing(null), ground, null)).toBeNull();
    expect(objectionTo(NOTHING, ground, null)).toBeNull();
  });
});

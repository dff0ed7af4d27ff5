/** Every page and its address. A page's code is fetched when someone first goes there. */
import type { Component } from 'svelte';
import { openChapters } from '../i18n/index.svelte';
import { matchPath, type Parameters } from '../router';

type Load = () => Promise<{ default: Component }>;

/** The same promise each time: the book stays in place while one goes from rule to rule. */
const loadBook = once(speaking(() => import('../book/RulesBook.svelte'), 'rules', 'rulings'));
/** The same promise here too: between picture and text the line to the server stays. */
const loadTable = once(() => import('./Table.svelte'));
const loadReplay = once(speaking(() => import('../replay/ReplayPage.svelte'), 'replay', 'course'));

const PAGES: readonly { readonly path: string; readonly load: Load }[] = [
  { path: '/', load: speaking(() => import('./Home.svelte'), 'around') },
  { path: '/new', load: speaking(() => import('./NewTable.svelte'), 'around') },
  { path: '/lobby', load: speaking(() => import('./Lobby.svelte'), 'around') },
  { path: '/games', load: speaking(() => import('./MyGames.svelte'), 'around') },
  { path: '/me', load: speaking(() => import('./PersonalLink.svelte'), 'around') },
  { path: '/statistics', load: speaking(() => import('../statistics/StatisticsPage.svelte'), 'statistics', 'around') },
  { path: '/settings', load: speaking(() => import('../settings/SettingsPage.svelte'), 'settings') },
  { path: '/about', load: speaking(() => import('./About.svelte'), 'around') },
  { path: '/calls', load: speaking(() => import('../calls/LinkPage.svelte'), 'calling') },
  { path: '/rules', load: loadBook },
  { path: '/rules/:rule', load: loadBook },
  { path: '/learn', load: speaking(() => import('../learn/LearnPage.svelte'), 'lessons') },
  { path: '/learn/:lesson', load: speaking(() => import('../learn/BeginLesson.svelte'), 'lessons') },
  { path: '/gallery', load: speaking(() => import('./Gallery.svelte'), 'gallery') },
  { path: '/replay', load: loadReplay },
  { path: '/replay/:id', load: loadReplay },
  { path: '/replay/:id/:step', load: loadReplay },
  { path: '/table/:id', load: loadTable },
  { path: '/table/:id/text', load: loadTable },
];

/** A page that has chapters of its own to say. */
function speaking(load: Load, ...chapters: readonly string[]): Load {
  return async () => (await Promise.all([load(), openChapters(...chapters)]))[0];
}

/** Fetches once; after a failure it may be tried again. */
function once(load: Load): Load {
  let fetched: ReturnType<Load> | null = null;
  return () =>
    (fetched ??= load().catch((trouble: unknown) => {
      fetched = null;
      throw trouble;
    }));
}

const loadNotFound: Load = () => import('./NotFound.svelte');

/** The page for an address, and the named parts of the address. */
export function findPage(path: string): { load: Load; parameters: Parameters } {
  for (const { path: pattern, load } of PAGES) {
    const parameters = matchPath(pattern, path);
    if (parameters) return { load, parameters };
  }
  return { load: loadNotFound, parameters: {} };
}

/** Fetches a page's code before anyone goes there. If that fails, it will be fetched when they do. */
export function preload(path: string): void {
  findPage(path)
    .load()
    .catch(() => undefined);
}

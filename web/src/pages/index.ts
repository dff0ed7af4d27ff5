/** Every page and its address. A page's code is fetched when someone first goes there. */
import type { Component } from 'svelte';
import { openBook } from '../i18n/index.svelte';
import { matchPath, type Parameters } from '../router';

type Load = () => Promise<{ default: Component }>;

/** The same promise each time: the book stays in place while one goes from rule to rule. */
const loadBook: Load = once(async () => {
  const [book] = await Promise.all([import('../book/RulesBook.svelte'), openBook()]);
  return book;
});
/** The same promise here too: between picture and text the line to the server stays. */
const loadTable: Load = once(() => import('./Table.svelte'));
const loadReplay: Load = once(() => import('../replay/ReplayPage.svelte'));

const PAGES: readonly { readonly path: string; readonly load: Load }[] = [
  { path: '/', load: () => import('./Home.svelte') },
  { path: '/new', load: () => import('./NewTable.svelte') },
  { path: '/lobby', load: () => import('./Lobby.svelte') },
  { path: '/games', load: () => import('./MyGames.svelte') },
  { path: '/me', load: () => import('./PersonalLink.svelte') },
  { path: '/about', load: () => import('./About.svelte') },
  { path: '/rules', load: loadBook },
  { path: '/rules/:rule', load: loadBook },
  { path: '/learn', load: () => import('../learn/LearnPage.svelte') },
  { path: '/learn/:lesson', load: () => import('../learn/BeginLesson.svelte') },
  { path: '/gallery', load: () => import('./Gallery.svelte') },
  { path: '/replay/:id', load: loadReplay },
  { path: '/replay/:id/:step', load: loadReplay },
  { path: '/table/:id', load: loadTable },
  { path: '/table/:id/text', load: loadTable },
];

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

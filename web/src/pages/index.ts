/** Every page and its address. A page's code is fetched when someone first goes there. */
import type { Component } from 'svelte';
import { matchPath, type Parameters } from '../router';

type Load = () => Promise<{ default: Component }>;

const PAGES: readonly { readonly path: string; readonly load: Load }[] = [
  { path: '/', load: () => import('./Home.svelte') },
  { path: '/gallery', load: () => import('./Gallery.svelte') },
  { path: '/table/:id', load: () => import('./Table.svelte') },
];

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

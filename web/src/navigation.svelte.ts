/** Where the reader is, and how links lead elsewhere without fetching the page anew. */
import type { Component } from 'svelte';
import { findPage } from './pages';

let path = $state(location.pathname);
let hasMoved = false;
const place = $derived(findPage(path));
const page = $derived(place.load());

export function currentPath(): string {
  return path;
}

export function currentPage(): Promise<{ default: Component }> {
  return page;
}

/** A named part of the address: `id` of `/table/:id`. */
export function parameter(name: string): string {
  return place.parameters[name] ?? '';
}

/** Whether the reader came to this page from another of ours, and not by loading it. */
export function cameByLink(): boolean {
  return hasMoved;
}

let journeys = 0;

/** Goes to a page of ours as soon as its code is here, so that the old page stays until the new one can be shown. */
export async function go(to: string, how: 'push' | 'replace' = 'push'): Promise<void> {
  const journey = (journeys += 1);
  // A page that cannot be fetched says so itself.
  await findPage(new URL(to, location.href).pathname)
    .load()
    .catch(() => undefined);
  if (journey !== journeys) return;
  // As for any link, where one is already is no new place to come back from.
  if (how === 'push' && new URL(to, location.href).href !== location.href) {
    remember({ scrolled: window.scrollY });
    history.pushState(null, '', to);
  } else history.replaceState(null, '', to);
  move();
  window.scrollTo(0, 0);
}

function move(): void {
  journeys += 1;
  hasMoved = true;
  path = location.pathname;
}

/** What is remembered of this place for whoever comes back to it or loads it anew, until the window is closed. */
interface Remembered {
  /** How far down the page one was. */
  readonly scrolled?: number;
  /** A game that was opened from a file, and how far one was in it. */
  readonly record?: string;
  readonly step?: number;
}

export function remembered(): Remembered {
  return (history.state as Remembered | null) ?? {};
}

export function remember(what: Remembered): void {
  history.replaceState({ ...remembered(), ...what }, '');
}

/** How long a list may take to be fetched, in milliseconds, before one is left where one is. */
const LIST_TIMEOUT = 5000;

/**
 * By itself a browser finds the place again only on a page that is as long as it was at once. A list has to grow first;
 * one that has become shorter meanwhile is followed to its end.
 */
function findBookmark(scrolled: number): void {
  const grown = new ResizeObserver(() => {
    window.scrollTo(0, scrolled);
    if (document.documentElement.scrollHeight >= scrolled + window.innerHeight) done.abort();
  });
  const done = new AbortController();
  done.signal.addEventListener('abort', () => grown.disconnect());
  // Who scrolls, types or taps has found a place already.
  for (const deed of ['wheel', 'touchstart', 'keydown', 'mousedown', 'popstate'])
    window.addEventListener(deed, () => done.abort(), { signal: done.signal });
  setTimeout(() => done.abort(), LIST_TIMEOUT);
  grown.observe(document.body);
}

function returned(): void {
  move();
  const { scrolled } = remembered();
  if (scrolled) findBookmark(scrolled);
}

/** Follows the back button, and takes over plain clicks on links to our own pages. Returns a way to stop. */
export function followLinks(): () => void {
  const clicked = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest('a');
    if (!link || !isOurs(link) || !isPlain(event)) return;
    event.preventDefault();
    void go(link.pathname + link.search + link.hash);
  };
  window.addEventListener('popstate', returned);
  document.addEventListener('click', clicked);
  return () => {
    window.removeEventListener('popstate', returned);
    document.removeEventListener('click', clicked);
  };
}

/** Links with a target, downloads and links into the same page stay with the browser. */
function isOurs(link: HTMLAnchorElement): boolean {
  const elsewhere = link.target !== '' && link.target !== '_self';
  const samePage = link.pathname === location.pathname && link.hash !== '';
  return link.origin === location.origin && !elsewhere && !samePage && !link.hasAttribute('download');
}

/** With a modifier or another button the reader wants a new tab or window. */
function isPlain(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

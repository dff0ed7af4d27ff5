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
  await findPage(new URL(to, location.href).pathname).load().catch(() => undefined);
  if (journey !== journeys) return;
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  move();
  window.scrollTo(0, 0);
}

function move(): void {
  journeys += 1;
  hasMoved = true;
  path = location.pathname;
}

/** Follows the back button, and takes over plain clicks on links to our own pages. Returns a way to stop. */
export function followLinks(): () => void {
  const clicked = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest('a');
    if (!link || !isOurs(link) || !isPlain(event)) return;
    event.preventDefault();
    void go(link.pathname + link.search + link.hash);
  };
  window.addEventListener('popstate', move);
  document.addEventListener('click', clicked);
  return () => {
    window.removeEventListener('popstate', move);
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
  return event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

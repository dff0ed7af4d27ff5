// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../i18n/index.svelte';
import Tile from './Tile.svelte';

let mounted: Record<string, unknown> | undefined;

function show(props: Parameters<typeof Tile>[1]): SVGElement {
  mounted = mount(Tile, { target: document.body, props });
  flushSync();
  return document.querySelector('svg') as SVGElement;
}

beforeAll(() => speak('en'));
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
});

describe('a tile', () => {
  it('says what it is', () => {
    const tile = show({ kind: 'pavilion', price: 2, walls: 'NEW' });
    expect(tile.getAttribute('role')).toBe('img');
    expect(tile.getAttribute('aria-label')).toBe('pavilion 2, walls north, east and west');
  });

  it('is silent when the text beside it speaks', () => {
    const tile = show({ kind: 'tower', price: 12, label: '' });
    expect(tile.getAttribute('aria-hidden')).toBe('true');
    expect(tile.hasAttribute('role')).toBe(false);
  });

  it('shows its price', () => {
    expect(show({ kind: 'garden', price: 12, walls: 'S' }).querySelector('text')?.textContent).toBe('12');
  });

  it('shares its picture with all tiles of the kind', () => {
    const first = show({ kind: 'arcades', price: 4, walls: 'NES' }).querySelector('image')?.getAttribute('href');
    document.body.replaceChildren();
    const second = show({ kind: 'arcades', price: 10 }).querySelector('image')?.getAttribute('href');
    expect(second).toBe(first);
  });

  it('shows less when small', () => {
    const large = show({ kind: 'seraglio', price: 9, size: 56 }).querySelector('image')?.getAttribute('href') ?? '';
    document.body.replaceChildren();
    const small = show({ kind: 'seraglio', price: 9, size: 55 }).querySelector('image')?.getAttribute('href') ?? '';
    expect(small.length).toBeLessThan(large.length);
  });
});

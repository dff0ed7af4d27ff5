/** Palaces of the book's pictures, as the art draws them. */
import type { PlacedTile } from '../../art/Palace.svelte';
import { tileLabel } from '../../art/labels';
import { listed, t } from '../../i18n/index.svelte';
import type { Building } from '../../protocol';
import { readCell, readTile, type Spot } from '../../table/model/notation';

export function placed(buildings: readonly Building[]): PlacedTile[] {
  return buildings.map(({ cell, tile }) => ({ ...readTile(tile), ...readCell(cell) }));
}

/** Small palaces are drawn larger; all fit on a phone. */
export function cellSize(places: readonly Spot[]): number {
  const xs = [0, ...places.map(({ x }) => x)];
  const columns = Math.max(...xs) - Math.min(...xs) + 1;
  return Math.min(88, 288 / columns);
}

/** What a screen reader says: every building by name. */
export function palaceLabel(buildings: readonly Building[]): string {
  const names = buildings.map(({ tile }) => {
    const { kind, price, walls } = readTile(tile);
    return tileLabel(kind, price, walls);
  });
  return t('figure-palace-label', { count: buildings.length, tiles: listed(names) });
}

/** The moves of a turn in words, for turns that were never played. */
import { t } from '../../i18n/index.svelte';
import type { Tile } from '../../protocol';
import { cardNames, cellName, tileName } from '../words';

/** What `buy 3 B4 B5` means at a market; null for the end of the turn, which goes without saying. */
export function moveText(move: string, market: readonly (Tile | null)[]): string | null {
  const [does = '', first = '', ...rest] = move.split(' ');
  if (does === 'end') return null;
  const isAboutTile = ['build', 'exchange', 'place', 'store', 'dirk'].includes(does);
  const tile = does === 'buy' ? (market[Number(first) - 1] ?? null) : isAboutTile ? first : null;
  const cell = does === 'remove' ? first : isAboutTile ? rest[0] : undefined;
  const cards = does === 'take' ? [first, ...rest] : does === 'buy' ? rest : [];
  return t('why-move', {
    does,
    tile: tile === null ? '' : tileName(tile),
    cards: cardNames(cards),
    cell: cell === undefined ? '' : cellName(cell),
  });
}

/** Which sound goes with what happens at the table. */
import type { Event } from '../../protocol';
import type { Voice } from '../../sound/voices';
import { readCard, readTile } from '../model/notation';

export { play, runFountain } from '../../sound/player';

/** A voice, and how much it is worth where that can be heard. */
export interface Heard {
  readonly voice: Voice;
  readonly step: number;
}

/** The one sound for what happened, the rarest first: several at once would be noise. */
export function soundOf(events: readonly Event[]): Heard | null {
  const happened = new Set(events.map(({ type }) => type));
  if (happened.has('RoundScored')) return { voice: 'scoring', step: 0 };
  if (events.some((event) => event.type === 'TileBought' && event.is_exact)) return { voice: 'star', step: 0 };
  if (SET.some((type) => happened.has(type))) return { voice: 'tile', step: 0 };
  const worth = events.reduce((sum, event) => sum + worthOf(event), 0);
  return worth ? { voice: 'coin', step: Math.min(9, worth) } : null;
}

/** Stone on stone. */
const SET: readonly Event['type'][] = [
  'TilePlaced',
  'TileBuilt',
  'TilesExchanged',
  'TileRemoved',
  'TileStored',
  'TileGivenToDirk',
];

function worthOf(event: Event): number {
  if (event.type === 'MoneyTaken') return event.cards.reduce((sum, card) => sum + readCard(card).value, 0);
  return event.type === 'TileBought' ? readTile(event.tile).price : 0;
}

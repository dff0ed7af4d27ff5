/** The documented shuffle, from a seed to the order of a pile; `src/alhambra/deal.py` tells it in words. */
import { CURRENCIES, CURRENCY_LETTERS, TILES } from '../generated/game';
import type { Event } from '../protocol';
import { sha256 } from './digest';

const RULES = 1;
const VALUES = 9;
const KINDS_OF_CARDS = CURRENCIES.length * VALUES;

function* numbers(seed: string, stream: string): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const digest = sha256(new TextEncoder().encode(`alhambra/${RULES}/${stream}/${block}/${seed}`));
    const view = new DataView(digest.buffer);
    for (let at = 0; at < digest.length; at += 4) yield view.getUint32(at);
  }
}

/** 0 to size - 1, shuffled by a stream; the first is drawn first. */
export function shuffledIndices(seed: string, stream: string, size: number): number[] {
  const indices = Array.from({ length: size }, (_, k) => k);
  const source = numbers(seed, stream);
  for (let i = size - 1; i > 0; i -= 1) {
    const below = i + 1;
    const limit = 2 ** 32 - (2 ** 32 % below);
    let number = source.next().value;
    while (number >= limit) number = source.next().value;
    const j = number % below;
    [indices[i], indices[j]] = [indices[j] as number, indices[i] as number];
  }
  return indices;
}

/** The buildings in the order in which this seed has them drawn. */
export const bagOf = (seed: string): string[] =>
  shuffledIndices(seed, 'bag', TILES.length).map((index) => TILES[index]?.name ?? '');

/** So many money cards in the order in which this seed has them drawn. */
function moneyOf(seed: string, cards: number): string[] {
  const copies = cards / KINDS_OF_CARDS;
  const letters = CURRENCIES.map((currency) => CURRENCY_LETTERS[currency]);
  return shuffledIndices(seed, 'money', cards).map((index) => {
    const card = Math.floor(index / copies);
    return `${letters[Math.floor(card / VALUES)] ?? ''}${(card % VALUES) + 1}`;
  });
}

/** Whether what lay on the table in this game was drawn in the order of this seed. */
export function isDealtFrom(seed: string, events: readonly Event[]): boolean {
  const tiles: (string | null)[] = [];
  const cards: string[] = [];
  let inDeck = 0;
  let isReshuffled = false;
  for (const event of events) {
    if (event.type === 'MarketLaid' || event.type === 'DirkReceived') tiles.push(...event.tiles);
    if (event.type === 'SlotFilled') tiles.push(event.tile);
    if (event.type === 'HandDealt' || event.type === 'DisplayLaid') cards.push(...event.cards);
    if (event.type === 'DeckStacked') inDeck = event.money_cards + cards.length;
    // Once the discards are shuffled anew the order follows from what the players did, too.
    if (event.type === 'DiscardsReshuffled') isReshuffled = true;
    if (event.type === 'CardDrawn' && !isReshuffled) cards.push(event.card);
  }
  const bag = bagOf(seed);
  const money = moneyOf(seed, inDeck);
  return tiles.every((tile, k) => tile === bag[k]) && cards.every((card, k) => card === money[k]);
}

/**
 * Paying: which cards of a hand make up a payment, and what a sum means for a price. Adding up is all the page does by
 * itself.
 */
import type { Currency } from '../../art/palette';
import type { Card, Offer } from '../../protocol';
import { readCard, worth } from './notation';

/** A card's place in the hand; equal cards have different places. */
export type Place = number;

/** The places of these cards in a hand, the first free one for each. */
export function findInHand(hand: readonly Card[], cards: readonly Card[]): readonly Place[] {
  const places: Place[] = [];
  for (const card of cards) {
    const place = hand.findIndex((held, index) => held === card && !places.includes(index));
    if (place >= 0) places.push(place);
  }
  return places.sort((a, b) => a - b);
}

export function cardsAt(hand: readonly Card[], places: readonly Place[]): readonly Card[] {
  return places.flatMap((place) => hand[place] ?? []);
}

/** Adds a card to those chosen or takes it away again; a card of another currency begins anew. */
export function toggle(hand: readonly Card[], places: readonly Place[], place: Place): readonly Place[] {
  if (places.includes(place)) return places.filter((other) => other !== place);
  const [chosen, first] = [hand[place], hand[places[0] ?? -1]];
  if (chosen === undefined) return places;
  const isSameCurrency = first === undefined || readCard(first).currency === readCard(chosen).currency;
  return isSameCurrency ? [...places, place].sort((a, b) => a - b) : [place];
}

/** How a sum stands to a price. */
export type Balance =
  | { readonly kind: 'none' }
  | { readonly kind: 'short'; readonly total: number; readonly price: number; readonly by: number }
  | { readonly kind: 'exact'; readonly total: number; readonly price: number }
  | { readonly kind: 'over'; readonly total: number; readonly price: number; readonly by: number };

export function balance(cards: readonly Card[], price: number): Balance {
  const total = worth(cards);
  if (!cards.length) return { kind: 'none' };
  if (total < price) return { kind: 'short', total, price, by: price - total };
  if (total === price) return { kind: 'exact', total, price };
  return { kind: 'over', total, price, by: total - price };
}

/** Whether less could have been paid. */
export function isNeedless(offer: Offer, cards: readonly Card[]): boolean {
  return offer.over_by !== null && worth(cards) - offer.price > offer.over_by;
}

/** A hand as people hold it: by currency, each with its sum. */
export interface Purse {
  readonly currency: Currency;
  readonly total: number;
  readonly cards: readonly { readonly place: Place; readonly card: Card; readonly value: number }[];
}

export function purses(hand: readonly Card[], currencies: readonly Currency[]): readonly Purse[] {
  const held = hand.map((card, place) => ({ place, card, ...readCard(card) }));
  return currencies.map((currency) => {
    const cards = held.filter((each) => each.currency === currency).sort((a, b) => a.value - b.value);
    return { currency, total: cards.reduce((sum, { value }) => sum + value, 0), cards };
  });
}

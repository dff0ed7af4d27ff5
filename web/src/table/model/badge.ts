/** What a market tile's badge says to the one who looks. */
import type { Offer } from '../../protocol';

export type Badge =
  | { readonly kind: 'exact'; readonly ways: number }
  | { readonly kind: 'over'; readonly by: number }
  | { readonly kind: 'short'; readonly by: number };

export function badgeOf(offer: Offer): Badge {
  if (offer.over_by === null) return { kind: 'short', by: offer.short_by };
  return offer.over_by === 0 ? { kind: 'exact', ways: offer.exact_ways } : { kind: 'over', by: offer.over_by };
}

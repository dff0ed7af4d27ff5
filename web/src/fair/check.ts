/** Checking a deal after the game, by what was shown before it and by what was seen on the table. */
import type { Event, FairDeal } from '../protocol';
import { digestOf } from './digest';
import type { KeptDeal } from './shares';
import { isDealtFrom } from './shuffle';

/** What is not as it was promised: the server's secret, somebody's share, one's own, the seed, or the cards. */
export type Fault = 'secret' | 'shares' | 'mine' | 'seed' | 'cards';

export function faultsOf(deal: FairDeal, kept: KeptDeal | null, events: readonly Event[]): Fault[] {
  const { secret, contributions, commitments } = deal;
  const found: Fault[] = [];
  if (digestOf(secret) !== deal.commitment || (kept && kept.commitment !== deal.commitment)) found.push('secret');
  const bound = contributions.map((share) => (share === '' ? '' : digestOf(share)));
  const wasBound = kept?.commitments.map((commitment) => commitment ?? '') ?? commitments;
  if (!isSame(bound, commitments) || !isSame(bound, wasBound)) found.push('shares');
  if (kept && Object.entries(kept.shares).some(([seat, share]) => contributions[Number(seat)] !== share))
    found.push('mine');
  if (digestOf(secret + contributions.join('')) !== deal.seed) found.push('seed');
  if (!isDealtFrom(deal.seed, events)) found.push('cards');
  return found;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item, k) => item === other[k]);

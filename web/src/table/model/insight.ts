/** What the page asks to be told with each update, beyond the view. */
import type { Choices, Insight, Tile, Wish } from '../../protocol';

export const WANTS: readonly Wish[] = [
  'choices',
  'offers',
  'standings',
  'chain',
  'takings',
  'scoring_window',
  'lesson',
];

export const NO_CHOICES: Choices = {
  takings: [],
  purchases: [],
  places: [],
  builds: [],
  exchanges: [],
  removes: [],
  storable: [],
  for_dirk: [],
  for_dirk_after_stop: [],
  can_redesign: false,
  can_stop: false,
  can_end: false,
};

/** What of it may be shown while somebody else may be looking: nothing that follows from a hand. */
export function inPublic(insight: Insight | null): Insight | null {
  return insight && { ...insight, moves: null, choices: null, offers: null, chain: null, takings: null };
}

/** For a lesson in which one finds out by oneself what to pay with. */
export function withoutProposals(insight: Insight): Insight {
  return {
    ...insight,
    chain: null,
    offers: insight.offers?.map((each) => ({ ...each, payments: [] })) ?? null,
  };
}

/** The tiles to be placed, in the order in which they are taken up: a lesson begins with the one that it speaks of. */
export function asideInOrder(aside: readonly Tile[], insight: Insight | null): readonly Tile[] {
  const meant = insight?.lesson?.move?.split(' ')[1];
  return aside.toSorted((one, other) => Number(other === meant) - Number(one === meant));
}

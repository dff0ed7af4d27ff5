/** What the page asks to be told with each update, beyond the view. */
import type { Choices, Wish } from '../../protocol';

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

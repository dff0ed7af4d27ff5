/** The quick reactions, drawn on a square of 24. */
import type { Reaction } from '../protocol';

/** A line, and what it is filled with. */
export interface Stroke {
  readonly d: string;
  readonly fill?: 'gold' | 'warm' | 'paper' | 'ink';
}

const FACE: Stroke = { d: 'M12 2.500a9.500 9.500 0 1 0 0 19a9.500 9.500 0 1 0 0 -19z', fill: 'gold' };
const EYES: Stroke = { d: 'M8.700 8.500v2M15.300 8.500v2' };

export const DRAWINGS: Readonly<Record<Reaction, readonly Stroke[]>> = {
  hello: [
    { d: 'M7 13V6.500a1.500 1.500 0 0 1 3 0V4.500a1.500 1.500 0 0 1 3 0V6a1.500 1.500 0 0 1 3 0v2a1.500 1.500 0 0 1 3 0v6.500a7 7 0 0 1 -7 7c-3.200 0 -4.600 -1.600 -6 -4l-2.200 -3.700a1.400 1.400 0 0 1 2.400 -1.500z', fill: 'gold' },
    { d: 'M10 6.500V11M13 6V11M16 8V11.500' },
  ],
  well_played: [
    { d: 'M8.500 14l-2 7.500l5.500 -2.500l5.500 2.500l-2 -7.500', fill: 'warm' },
    { d: 'M12 2l2 2.300l3 -0.300l0.600 3l2.600 1.600l-1.200 2.800l1.200 2.800l-2.600 1.600h-11.200l-2.600 -1.600l1.200 -2.800l-1.200 -2.800l2.600 -1.600l0.600 -3l3 0.300z', fill: 'gold' },
    { d: 'M9 9.500l2.200 2.200l4 -4' },
  ],
  thanks: [{ d: 'M12 21C5 15.500 2.500 12.500 2.500 8.500a4.900 4.900 0 0 1 9.500 -1.700a4.900 4.900 0 0 1 9.500 1.700c0 4 -2.500 7 -9.500 12.500z', fill: 'warm' }],
  good_game: [
    { d: 'M7 5H3.500c0 4 1.500 6 4.300 6.500M17 5h3.500c0 4 -1.500 6 -4.300 6.500' },
    { d: 'M7 3h10v6a5 5 0 0 1 -10 0z', fill: 'gold' },
    { d: 'M12 14v4M8 21h8l-1 -3H9z', fill: 'gold' },
  ],
  wow: [FACE, EYES, { d: 'M7 6l2.200 -1M17 6l-2.200 -1' }, { d: 'M12 13a2 2.500 0 1 0 0 5a2 2.500 0 1 0 0 -5z', fill: 'ink' }],
  oops: [FACE, EYES, { d: 'M7.500 16.500q1.500 -2 3 0t3 0t3 0' }, { d: 'M19.500 2.500c1.700 2.200 2.200 3.300 1.200 4.500a1.700 1.700 0 0 1 -2.400 0c-1 -1.200 -0.500 -2.300 1.200 -4.500z', fill: 'paper' }],
  laugh: [FACE, { d: 'M6.800 10.500l1.900 -2l1.900 2M13.400 10.500l1.900 -2l1.900 2' }, { d: 'M7 13.500h10a5 5 0 0 1 -10 0z', fill: 'ink' }],
  thinking: [
    { d: 'M8 17a4.500 4.500 0 0 1 -2.500 -8.200a5.500 5.500 0 0 1 10.300 -2.300a5 5 0 0 1 1.700 9.500a5 5 0 0 1 -5 2a5 5 0 0 1 -4.500 -1z', fill: 'paper' },
    { d: 'M8.500 11.500h0.010M12 11.500h0.010M15.500 11.500h0.010M5.500 20.500h0.010' },
  ],
};

// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest';
import { speak } from '../i18n/index.svelte';
import type { PublicSeat } from '../protocol';
import { seatName } from './seats';

const seat = (kind: PublicSeat['kind'], name: string): PublicSeat =>
  ({ kind, name, level: kind === 'computer' ? name : null }) as PublicSeat;

beforeAll(() => speak('en'));

it('numbers computer players of one level, so that each has a name of its own', () => {
  const seats = [
    seat('person', 'Ana'),
    seat('computer', 'mason'),
    seat('computer', 'gardener'),
    seat('computer', 'mason'),
    seat('open', ''),
  ];
  expect(seats.map((each) => seatName(each, seats))).toEqual(['Ana', 'Mason 1', 'Gardener', 'Mason 2', 'Open seat']);
});

// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest';
import { speak } from '../i18n/index.svelte';
import type { PublicSeat } from '../protocol';
import { seatName, seatTitle } from './seats';

const seat = (kind: PublicSeat['kind'], name: string): PublicSeat =>
  ({ kind, name, level: kind === 'computer' ? name : null }) as PublicSeat;

beforeAll(() => speak('en'));

it('gives each computer player a name of its own, and numbers those from elsewhere', () => {
  const seats = [
    seat('person', 'Ana'),
    seat('computer', 'mason'),
    seat('computer', 'gardener'),
    seat('computer', 'mason'),
    seat('open', ''),
    seat('computer', 'greedy'),
    seat('computer', 'greedy'),
  ];
  const names = seats.map((each) => seatName(each, seats));
  expect(names).toEqual(['Ana', 'Yusuf', 'Zahra', 'Ibrahim', 'Open seat', 'greedy 1', 'greedy 2']);
});

it('says what a computer player is beside its name', () => {
  const seats = [seat('person', 'Ana'), seat('computer', 'mason')];
  expect(seats.map((each) => seatTitle(each, seats))).toEqual(['Ana', 'Yusuf (Mason)']);
});

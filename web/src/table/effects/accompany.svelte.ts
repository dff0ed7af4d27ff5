/** Motion and sound that go with what happens at the table, as the reader wishes. Fetched after the table is there. */
import { tick, untrack } from 'svelte';
import { settings } from '../../settings.svelte';
import type { TableStore } from '../store.svelte';

const SPEEDS = { fast: 2, normal: 1, slow: 0.5 } as const;

/** To be called while the table's screen is set up. */
export function accompany(table: TableStore): void {
  let flights: typeof import('./flights') | null = null;
  let sounds: typeof import('./sounds') | null = null;
  const { motion, sound } = $derived(settings.current);

  $effect(() => {
    if (motion !== 'none') void import('./flights').then((loaded) => (flights = loaded));
    if (sound) void import('./sounds').then((loaded) => (sounds = loaded));
  });

  // Before the table is drawn anew: things still lie where they will leave from.
  $effect.pre(() => {
    const { latest } = table;
    if (!latest.length || motion === 'none' || !flights) return;
    const land = flights.follow(
      latest,
      untrack(() => table.seat),
      SPEEDS[motion],
    );
    void tick().then(land);
  });

  $effect(() => {
    const { latest } = table;
    const heard = sounds?.soundOf(latest);
    if (sound && heard) sounds?.play(heard);
  });

  let wasMyTurn = untrack(() => table.isMyTurn);
  $effect(() => {
    if (sound && table.isMyTurn && !wasMyTurn) sounds?.play('turn');
    wasMyTurn = table.isMyTurn;
  });

  $effect(() => {
    if (sound && table.no) sounds?.play('no');
  });
}

/** Motion and sound that go with what happens at the table, as the reader wishes. Fetched after the table is there. */
import { tick, untrack } from 'svelte';
import { settings } from '../../settings.svelte';
import type { Event } from '../../protocol';
import type { TableStore } from '../store.svelte';

/** What others do sounds from further away. */
const OTHERS = 0.6;
const SPEEDS = { fast: 2, normal: 1, slow: 0.5 } as const;

/** To be called while the table's screen is set up. */
export function accompany(table: TableStore): void {
  let flights: typeof import('./flights') | null = null;
  let sounds: typeof import('./sounds') | null = null;
  let isSeen = $state(document.visibilityState === 'visible');
  $effect(() => {
    const look = (): void => void (isSeen = document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });
  const isOwn = (events: readonly Event[]): boolean => {
    const seat = untrack(() => table.seat);
    return events.every((event) => !('seat' in event) || event.seat === seat);
  };
  const { motion, sound, ambience } = $derived(settings.current);

  // First the table.
  let isDrawn = $state(false);
  $effect(() => {
    const soon = setTimeout(() => (isDrawn = true));
    return () => clearTimeout(soon);
  });
  $effect(() => {
    if (!isDrawn) return;
    if (motion !== 'none') void import('./flights').then((loaded) => (flights = loaded));
    if (sound || ambience) void import('./sounds').then((loaded) => (sounds = loaded));
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
    if (sound && heard) sounds?.play(heard.voice, heard.step, isOwn(latest) ? 1 : OTHERS);
  });

  // A fountain runs in the background while the reader is here and looks.
  $effect(() => {
    if (!ambience || !isSeen) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    void import('./sounds').then(({ runFountain }) => {
      if (!isGone) stop = runFountain();
    });
    return () => {
      isGone = true;
      stop?.();
    };
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

/**
 * The computer players of the table that is looked at: their faces, once these have been fetched, how they feel, and
 * what one of them just said. Everything that shows a player reads from here.
 */
import type { Mood } from '../art/faces';
import type Portrait from './Portrait.svelte';

export interface Spoken {
  readonly seat: number;
  readonly text: string;
}

class Cast {
  /** The component that draws a face; null until the table stands. */
  face: typeof Portrait | null = $state.raw(null);
  moods: ReadonlyMap<number, Mood> = $state.raw(new Map());
  said: Spoken | null = $state.raw(null);

  moodOf(seat: number): Mood {
    return this.moods.get(seat) ?? 'calm';
  }
}

export const cast = new Cast();

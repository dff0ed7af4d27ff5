/** What was said at the table, as this reader hears it. Who is muted is the server's to remember. */
import { LONGEST_REMARK } from '../../generated/limits';
import type { Reaction, SpokenRemark, Remarks, Speaker } from '../../protocol';

/** In the order in which they are offered. */
export const REACTIONS: readonly Reaction[] = [
  'hello',
  'well_played',
  'thanks',
  'good_game',
  'wow',
  'oops',
  'laugh',
  'thinking',
];
/** From here on the room that is left is shown. */
export const NEARLY_FULL = 60;
/** Somebody who goes on within this time is not introduced again. */
const ONE_BREATH = 3 * 60_000;

export interface Talk {
  readonly remarks: readonly SpokenRemark[];
  /** Those the reader does not want to hear. */
  readonly muted: readonly Speaker[];
  /** The last remark that came; asked for again it would be no news. */
  readonly heard: number;
  /** The last one the reader has had before their eyes. */
  readonly read: number;
}

export const SILENCE: Talk = { remarks: [], muted: [], heard: 0, read: 0 };

/**
 * The talk after more of it has come. From 0 it replaces what there was: somebody was muted, or the past was forgotten.
 */
export function hear(talk: Talk, { since, remarks, muted }: Remarks): Talk {
  const kept = since === 0 ? [] : talk.remarks.filter(({ number }) => number <= since);
  const all = [...kept, ...remarks];
  return { remarks: all, muted, heard: Math.max(all.at(-1)?.number ?? 0, since), read: talk.read };
}

/** Everything so far has been before the reader's eyes. */
export function readAll(talk: Talk): Talk {
  return talk.read === talk.heard ? talk : { ...talk, read: talk.heard };
}

/** What the reader has not seen yet, and did not say themselves. */
export function unread(talk: Talk, isMine: (remark: SpokenRemark) => boolean): readonly SpokenRemark[] {
  return talk.remarks.filter((remark) => remark.number > talk.read && !isMine(remark));
}

/** What one person said in one breath. */
export interface Breath {
  readonly by: Speaker;
  readonly at: number;
  readonly remarks: readonly SpokenRemark[];
}

/** The talk as it is shown: a name stands once above what its bearer says without a pause. */
export function breaths(remarks: readonly SpokenRemark[]): readonly Breath[] {
  const found: { by: Speaker; at: number; remarks: SpokenRemark[] }[] = [];
  for (const remark of remarks) {
    const last = found.at(-1);
    const before = last?.remarks.at(-1);
    if (last && before && last.by.key === remark.by.key && remark.at - before.at < ONE_BREATH)
      last.remarks.push(remark);
    else found.push({ by: remark.by, at: remark.at, remarks: [remark] });
  }
  return found;
}

/** How many signs may still be written; people count letters, not halves of emoji. */
export function room(text: string): number {
  return LONGEST_REMARK - Array.from(text).length;
}

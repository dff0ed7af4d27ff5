/** Which lessons this browser has done, and whether it was offered to learn. Kept between visits. */
import { keep, recall } from '../memory';
import type { Lesson } from './lesson';
import { LESSONS } from './lessons';

const KEPT = 'lessons';

interface Progress {
  readonly done: readonly string[];
  readonly isOffered: boolean;
}

const isProgress = (kept: unknown): kept is Progress =>
  typeof kept === 'object' && kept !== null && 'done' in kept && Array.isArray(kept.done) && 'isOffered' in kept;

let progress = $state.raw<Progress>(recall(KEPT, isProgress) ?? { done: [], isOffered: false });

function change(next: Partial<Progress>): void {
  progress = { ...progress, ...next };
  keep(KEPT, progress);
}

export function isDone(name: string): boolean {
  return progress.done.includes(name);
}

export function doneCount(): number {
  return LESSONS.filter(({ name }) => isDone(name)).length;
}

/** A lesson that was done once stays done. */
export function markDone(name: string): void {
  if (!isDone(name)) change({ done: [...progress.done, name], isOffered: true });
}

/** Someone who has begun a lesson need not be asked whether they want to. */
export function markOffered(): void {
  if (!progress.isOffered) change({ isOffered: true });
}

export function isOfferOpen(): boolean {
  return !progress.isOffered;
}

/** The first lesson that is not done. */
export function firstOpen(): Lesson | null {
  return LESSONS.find(({ name }) => !isDone(name)) ?? null;
}

export function findLesson(name: string): Lesson | null {
  return LESSONS.find((lesson) => lesson.name === name) ?? null;
}

/** The one that comes after a lesson. */
export function lessonAfter(name: string): Lesson | null {
  const index = LESSONS.findIndex((lesson) => lesson.name === name);
  return LESSONS[index + 1] ?? null;
}

/** Counted from 1. */
export function numberOfLesson(name: string): number {
  return LESSONS.findIndex((lesson) => lesson.name === name) + 1;
}

export function lessonAddress(name: string): string {
  return `/learn/${name}`;
}

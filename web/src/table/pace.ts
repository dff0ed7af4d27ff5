/**
 * Lets computer players take their time: what they do is passed on step by step, each left to be seen for a while.
 * Everything else is passed on at once, but never before what happened earlier.
 */
import type { Update } from '../protocol';

/** With so many steps waiting, they are shown twice as fast. */
const MANY = 5;

export class Pacer {
  private waiting: Update[] = [];
  private pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Milliseconds for each step, as the reader wishes now. */
    private readonly lasts: () => number,
    /** Whether an update tells of a computer player's step. */
    private readonly isStep: (update: Update) => boolean,
    private readonly pass: (update: Update) => void,
  ) {
    document.addEventListener('visibilitychange', this.looked);
  }

  /** `known` is the last version that has been passed on. */
  take(update: Update, known: number): void {
    // After a cut the line tells everything anew: nothing need wait any longer.
    if (update.since <= known) this.waiting = [];
    if (this.waiting.length || (this.pause !== undefined && this.isStep(update))) this.waiting.push(update);
    else this.show(update);
  }

  /** Passes on at once whatever waits. */
  hurry(): void {
    clearTimeout(this.pause);
    this.pause = undefined;
    for (const update of this.waiting.splice(0)) this.pass(update);
  }

  stop(): void {
    clearTimeout(this.pause);
    document.removeEventListener('visibilitychange', this.looked);
  }

  private show(update: Update): void {
    this.pass(update);
    clearTimeout(this.pause);
    this.pause = undefined;
    const lasts = document.hidden || !this.isStep(update) ? 0 : this.lasts() / (this.waiting.length > MANY ? 2 : 1);
    if (lasts > 0) this.pause = setTimeout(this.next, lasts);
    else this.next();
  }

  private readonly next = (): void => {
    this.pause = undefined;
    const update = this.waiting.shift();
    if (update) this.show(update);
  };

  /**
   * Nobody looks: there is nothing to wait for. Not within the event, though: a page that is being left gets it too,
   * and browsers treat pictures drawn in that moment as messages to a server, which the page's policy forbids.
   */
  private readonly looked = (): void => {
    if (!document.hidden || this.pause === undefined) return;
    clearTimeout(this.pause);
    this.pause = setTimeout(this.next);
  };
}

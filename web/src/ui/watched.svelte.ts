/** A list that others change too: asked for again every few seconds while someone looks at it. */
import type { Trouble } from '../net/rest';
import { codeOf } from './troubles';

const EVERY = 5_000;

export class Watched<Answer> {
  /** What was answered last; kept when a later question fails. */
  latest: Answer | null = $state.raw(null);
  trouble: Trouble | null = $state(null);

  constructor(private readonly load: () => Promise<Answer>) {}

  /** Starts watching; gives a way to stop. */
  watch(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.ask();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  readonly ask = async (): Promise<void> => {
    try {
      this.latest = await this.load();
      this.trouble = null;
    } catch (trouble) {
      this.trouble = codeOf(trouble);
    }
  };
}

/** The server's time, told on by one timer for everything at the table that shows it. */
import type { ClockState } from '../protocol';
import { untilChange } from './model/clock';
import { adjusted, reading, type ServerTime } from './model/server-time';

/** Without a running clock nobody looks at seconds. */
const SELDOM = 20_000;

export class TableTime {
  /** The server's time when the timer last rang. */
  now = $state(Date.now());
  private known: ServerTime | null = null;

  /** The server has told its time; when it was asked and when it answered, by this device's own count. */
  hear(asked: number, answered: number, now: number): void {
    this.known = adjusted(this.known, reading(asked, answered, now));
    this.now = this.current();
  }

  /** Rings whenever what the running clock shows has changed; to be called while a component is set up. */
  run(clocks: () => ClockState | null): void {
    $effect(() => {
      const shown = clocks();
      let timer: ReturnType<typeof setTimeout>;
      const ring = (): void => {
        const now = this.current();
        this.now = now;
        timer = setTimeout(ring, (shown && untilChange(shown, now)) ?? SELDOM);
      };
      ring();
      return () => clearTimeout(timer);
    });
  }

  private current(): number {
    // Counted from the start of the page: it does not jump when somebody sets this device's clock.
    return performance.now() + (this.known?.ahead ?? performance.timeOrigin);
  }
}

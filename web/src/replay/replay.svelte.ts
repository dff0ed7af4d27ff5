/** A finished game being looked at: its steps, the views fetched so far, and where the reader is. */
import { fetchReplay, fetchReplayViews } from '../net/rest';
import type { Replay, View } from '../protocol';
import type { Told } from '../table/model/table';
import { turnEnds, within } from './course';

/** As many views as the server gives at once. */
const AT_ONCE = 50;

export class ReplayStore {
  step = $state(0);
  isPlaying = $state(false);
  views: ReadonlyMap<number, View> = $state.raw(new Map());
  private asked = new Set<number>();

  readonly ends: readonly number[];
  /** The view of this step or, until it has come, of the nearest one before it. */
  readonly view: View | null = $derived(this.nearest(this.step));
  readonly told: readonly Told[];

  constructor(
    readonly id: string,
    readonly replay: Replay,
    step: number,
  ) {
    this.ends = turnEnds(replay.steps);
    this.told = replay.steps.flatMap(({ step: at, events }) => events.map((event) => ({ version: at, step: at, at: 0, event })));
    this.step = within(step, replay.steps);
  }

  static async open(id: string, step: number): Promise<ReplayStore> {
    const store = new ReplayStore(id, await fetchReplay(id), step);
    await store.fetchAround(store.step);
    return store;
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  async go(step: number): Promise<void> {
    this.step = within(step, this.replay.steps);
    await this.fetchAround(this.step);
  }

  /** Everything that is not here yet, for the charts. */
  async fetchAll(): Promise<void> {
    for (let first = 0; first <= this.last; first += AT_ONCE) await this.fetchAround(first);
  }

  private async fetchAround(step: number): Promise<void> {
    const first = step - (step % AT_ONCE);
    if (this.asked.has(first)) return;
    this.asked.add(first);
    try {
      const { views } = await fetchReplayViews(this.id, first, AT_ONCE);
      this.views = new Map([...this.views, ...views.map((view, i) => [first + i, view] as const)]);
    } catch (trouble) {
      this.asked.delete(first);
      throw trouble;
    }
  }

  private nearest(step: number): View | null {
    for (let at = step; at >= 0; at -= 1) {
      const view = this.views.get(at);
      if (view) return view;
    }
    return null;
  }
}

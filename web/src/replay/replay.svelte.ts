/** A game being looked at: its steps, the views fetched so far, and where the reader is. */
import { ensureGuest } from '../guest.svelte';
import { fetchReplay, fetchReplayViews, openRecord, openRecordViews, Refusal } from '../net/rest';
import type { CellSide, Replay, ReplayViews, View } from '../protocol';
import { MOST_VIEWS } from '../generated/limits';
import type { Told } from '../table/model/table';
import { turnEnds, within } from './course';

export class ReplayStore {
  step = $state(0);
  isPlaying = $state(false);
  views: ReadonlyMap<number, View> = $state.raw(new Map());
  private walls: ReadonlyMap<number, ReplayViews['walls'][number]> = $state.raw(new Map());
  private totals: ReadonlyMap<number, readonly number[]> = $state.raw(new Map());
  private asked = new Set<number>();

  readonly ends: readonly number[];
  /** The view of this step or, until it has come, of the nearest one before it. */
  readonly view: View | null = $derived(latest(this.views, this.step));
  readonly told: readonly Told[];

  constructor(
    /** The table's, for addresses; null for a game from a file. */
    readonly id: string | null,
    readonly replay: Replay,
    private readonly fetchViews: (first: number, count: number) => Promise<ReplayViews>,
    step: number,
    /** The text it was read from; null for a game of a table. */
    readonly record: string | null = null,
  ) {
    this.ends = turnEnds(replay.steps);
    this.told = replay.steps.flatMap(({ step: at, events }) =>
      events.map((event) => ({ version: at, step: at, at: 0, event })),
    );
    this.step = within(step, replay.steps);
  }

  /** A game of a table. Who looks at one that still runs must be somebody to the server. */
  static async open(id: string, step: number, game: number | null = null): Promise<ReplayStore> {
    const replay = await fetchReplay(id, game).catch(async (trouble: unknown) => {
      if (!(trouble instanceof Refusal) || trouble.code !== 'no_session') throw trouble;
      await ensureGuest();
      return fetchReplay(id, game);
    });
    return ReplayStore.begin(
      new ReplayStore(id, replay, (first, count) => fetchReplayViews(id, first, count, game), step),
    );
  }

  /** A game from a file, from wherever. */
  static async read(record: string, step = 0): Promise<ReplayStore> {
    return ReplayStore.begin(
      new ReplayStore(
        null,
        await openRecord(record),
        (first, count) => openRecordViews(record, first, count),
        step,
        record,
      ),
    );
  }

  private static async begin(store: ReplayStore): Promise<ReplayStore> {
    await store.fetchAround(store.step);
    return store;
  }

  get isOver(): boolean {
    return this.replay.table.phase === 'over';
  }

  /** A seat's longest wall at this step. */
  wallOf(seat: number): readonly CellSide[] {
    return latest(this.walls, this.step)?.find((wall) => wall.seat === seat)?.path ?? [];
  }

  /** Everybody's points at this step if the next round were held then. */
  totalsAt(step: number): readonly number[] | undefined {
    return latest(this.totals, step) ?? undefined;
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
    for (let first = 0; first <= this.last; first += MOST_VIEWS) await this.fetchAround(first);
  }

  private async fetchAround(step: number): Promise<void> {
    const first = step - (step % MOST_VIEWS);
    if (this.asked.has(first)) return;
    this.asked.add(first);
    try {
      const { views, walls, totals } = await this.fetchViews(first, MOST_VIEWS);
      this.totals = new Map([
        ...this.totals,
        ...totals.flatMap((each, i) => (each ? [[first + i, each] as const] : [])),
      ]);
      this.views = new Map([...this.views, ...views.map((view, i) => [first + i, view] as const)]);
      this.walls = new Map([...this.walls, ...walls.flatMap((wall, i) => (wall ? [[first + i, wall] as const] : []))]);
    } catch (trouble) {
      this.asked.delete(first);
      throw trouble;
    }
  }
}

/** What is known of this step, or of the nearest one before it. */
function latest<What>(known: ReadonlyMap<number, What>, step: number): What | null {
  for (let at = step; at >= 0; at -= 1) {
    const found = known.get(at);
    if (found !== undefined) return found;
  }
  return null;
}

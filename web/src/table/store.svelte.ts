/** One table as the page shows it: the model, the line to the server, and what the reader has in hand. */
import { TableSocket, tableAddress, type Line } from '../net/socket';
import { Refusal, type Trouble } from '../net/rest';
import type { Insight, Preview, Purpose, Reason, ServerMessage, Why } from '../protocol';
import { NO_CHOICES, WANTS } from './model/insight';
import { type Fresh, freshIn } from './model/log';
import { moves } from './model/notation';
import { DIRK, type Gesture, type Ground, groundFor, moveOf, NOTHING, pick, type Pick, questionKey, questions, renew, type Situation } from './model/picks';
import { absorb, isHotSeat, isMyTurn, mySeat, notice, sinceLastTurn, type TableState, type Told, UNKNOWN } from './model/table';

/** A no, to be said in words. */
export interface No {
  readonly code: Trouble;
  readonly reason: Reason | null;
}

export class TableStore {
  state: TableState = $state.raw(UNKNOWN);
  line: Line = $state.raw({ state: 'connecting' });
  picked: Pick = $state.raw(NOTHING);
  /** Something was refused; said until the next gesture. */
  no: No | null = $state.raw(null);
  /** What the move that is shown would change. */
  preview: Preview | null = $state.raw(null);
  /** Whose hand this device may show, where several people share it. */
  revealed: number | null = $state.raw(null);
  isBusy = $state(false);

  private answers: ReadonlyMap<string, Why> = $state.raw(new Map());
  private asked = new Set<string>();
  private previewed: string | null = null;
  private readonly socket: TableSocket;

  readonly seat: number | null = $derived(mySeat(this.state));
  readonly isMyTurn: boolean = $derived(isMyTurn(this.state));
  readonly insight: Insight | null = $derived(this.state.insight);
  /** Whose palace lies in the middle: one's own, else that of whoever acts. */
  readonly centre: number = $derived(this.seat ?? this.state.view?.actor ?? 0);
  readonly situation: Situation | null = $derived(situationOf(this.state));
  readonly ground: Ground = $derived(this.situation ? groundFor(this.picked, this.situation, this.answers) : new Map());
  readonly since: readonly Told[] = $derived(this.seat === null ? [] : sinceLastTurn(this.state.told, this.seat));
  readonly fresh: Fresh = $derived(freshIn(this.since));
  /** Between two people at one device nobody's hand is shown. */
  readonly isCovered: boolean = $derived(
    isHotSeat(this.state) && this.seat !== null && this.state.view?.phase !== 'over' && !this.state.view?.open_hands && this.revealed !== this.seat,
  );

  constructor(id: string) {
    this.socket = new TableSocket(tableAddress(id), {
      seen: () => this.state.version,
      wants: WANTS,
      received: (message) => this.receive(message),
      changed: (line) => (this.line = line),
    });
  }

  leave(): void {
    this.socket.close();
  }

  retry(): void {
    this.socket.retryNow();
  }

  /** What the reader does with cards, tiles and cells. */
  do(gesture: Gesture): void {
    if (!this.situation || this.isBusy) return;
    this.no = null;
    const outcome = pick(this.picked, gesture, this.situation, this.ground);
    this.picked = outcome.pick;
    this.inquire();
    if (outcome.moves.length) void this.play(...outcome.moves);
  }

  take(cards: readonly string[]): void {
    void this.play(moves.take(cards));
  }

  /** A move in notation, as the text view has it; false if it was refused, and `no` then says why. */
  async submit(move: string): Promise<boolean> {
    await this.play(move);
    return this.no === null;
  }

  /** What the palace says about a tile, cell by cell; null if it cannot be told now. */
  async whyOf(tile: string, purpose: Purpose): Promise<Why | null> {
    if (this.seat === null) return null;
    try {
      const answer = await this.socket.ask({ type: 'why', seat: this.seat, tile, purpose });
      return answer.type === 'why' ? answer.why : null;
    } catch (error) {
      this.refuse(error);
      return null;
    }
  }

  stop(): void {
    void this.play(moves.stop);
  }

  endTurn(): void {
    void this.play(moves.end);
  }

  undo(): void {
    void this.change('undo');
  }

  redo(): void {
    void this.change('redo');
  }

  restart(): void {
    void this.change('restart');
  }

  reveal(): void {
    this.revealed = this.seat;
  }

  hush(): void {
    this.no = null;
  }

  /** One move after the other; the first that is refused ends it. */
  private async play(...played: readonly string[]): Promise<void> {
    await this.send(async (seat) => {
      for (const move of played) await this.socket.ask({ type: 'play', seat, version: this.state.version, move });
    });
  }

  private async change(type: 'undo' | 'redo' | 'restart'): Promise<void> {
    await this.send((seat) => this.socket.ask({ type, seat, version: this.state.version }));
  }

  private async send(request: (seat: number) => Promise<unknown>): Promise<void> {
    if (this.seat === null || this.isBusy) return;
    this.isBusy = true;
    this.no = null;
    try {
      await request(this.seat);
    } catch (error) {
      this.refuse(error);
    } finally {
      this.isBusy = false;
    }
  }

  private refuse(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.no = { code: error.code, reason: error.reason };
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'presence') this.state = notice(this.state, message);
    if (message.type !== 'update') return;
    const before = this.situation;
    const version = this.state.version;
    this.state = absorb(this.state, message);
    if (this.state.version !== version) this.forget();
    this.picked = this.situation ? renew(this.picked, before, this.situation) : NOTHING;
    this.inquire();
  }

  /** What was said about an earlier version may no longer hold. */
  private forget(): void {
    this.answers = new Map();
    this.asked.clear();
    this.previewed = null;
    this.preview = null;
  }

  /** Asks the palace what the pick needs to know, once, and what the move that is shown would change. */
  private inquire(): void {
    if (!this.situation) return;
    const { seat } = this.situation;
    for (const question of questions(this.picked, this.situation)) {
      const key = questionKey(question);
      if (this.asked.has(key)) continue;
      this.asked.add(key);
      void this.ask(() => this.socket.ask({ type: 'why', seat, ...question }), (answer) => {
        if (answer.type === 'why') this.answers = new Map([...this.answers, [key, answer.why]]);
      });
    }
    this.foresee(seat);
  }

  private foresee(seat: number): void {
    const move = moveOf(this.picked, this.ground);
    if (move === this.previewed) return;
    this.previewed = move;
    this.preview = null;
    if (move === null) return;
    void this.ask(() => this.socket.ask({ type: 'preview', seat, move }), (answer) => {
      if (answer.type === 'preview' && this.previewed === move) this.preview = answer.preview;
    });
  }

  /** A question whose answer no longer matters once the table has moved on; so does its refusal. */
  private async ask(question: () => Promise<ServerMessage>, use: (answer: ServerMessage) => void): Promise<void> {
    const { version } = this.state;
    try {
      const answer = await question();
      if (this.state.version !== version) return;
      use(answer);
      this.foresee(this.situation?.seat ?? 0);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.asked.clear();
    }
  }
}

function situationOf(state: TableState): Situation | null {
  const seat = mySeat(state);
  const { view, insight } = state;
  if (view === null || seat === null) return null;
  return { view, seat, hand: view.hands[seat] ?? [], choices: insight?.choices ?? NO_CHOICES, offers: insight?.offers ?? [] };
}

export { DIRK };

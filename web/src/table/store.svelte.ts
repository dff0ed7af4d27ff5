/** One table as the page shows it: the model, the line to the server, and what the reader has in hand. */
import { hear, readAll, SILENCE, type Talk, unread } from '../company/model/talk';
import { TableTime } from '../company/time.svelte';
import { guestName } from '../guest.svelte';
import { type Order, TableSocket, tableAddress, type Line } from '../net/socket';
import { Refusal, type Trouble } from '../net/rest';
import type {
  Event,
  ExplainAnswer,
  Insight,
  Preview,
  Purpose,
  Reason,
  RoundScored,
  SpokenRemark,
  ServerMessage,
  Standings,
  Update,
  Why,
} from '../protocol';
import { scoredIn, standingsBefore } from './model/counting';
import { asideInOrder, inPublic, NO_CHOICES, WANTS, withoutProposals } from './model/insight';
import { type Fresh, freshIn } from './model/log';
import { moves } from './model/notation';
import {
  DIRK,
  type Gesture,
  type Ground,
  groundFor,
  moveOf,
  NOTHING,
  pick,
  type Pick,
  questionKey,
  questions,
  renew,
  type Situation,
} from './model/picks';
import { settings, PAUSES } from '../settings.svelte';
import { Pacer } from './pace';
import {
  absorb,
  clear,
  isHotSeat,
  isMyTurn,
  mySeat,
  notice,
  type People,
  sinceLastTurn,
  type TableState,
  type Told,
  UNKNOWN,
} from './model/table';

/** A no, to be said in words. */
export interface No {
  readonly code: Trouble;
  readonly reason: Reason | null;
}

/** What became of a request; a seat of one's own is needed for it, and only one is on its way at a time. */
type Sent = 'done' | 'refused' | 'not-sent';

/** Milliseconds after which one is shown that an answer is being waited for. */
const SEEN_AFTER = 250;

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
  /** What the host of the server says to everyone, until the reader has read it. */
  said: string | null = $state.raw(null);
  isBusy = $state(false);
  /** The same, once it lasts so long that it should be seen; until then a change of all buttons would only flicker. */
  isSlow = $state(false);
  /** What the last update told, if the reader was there before it: to be seen and heard. */
  latest: readonly Event[] = $state.raw([]);
  /** A round that is being counted before the reader's eyes: nothing else on the screen runs ahead of it. */
  counting: RoundScored | null = $state.raw(null);
  /** Whether there is a stage on which rounds are counted. */
  hasStage = false;
  /** The reader has seen enough of the computer players, until it is a person's turn. */
  isSkipping = $state(false);
  talk: Talk = $state.raw(SILENCE);
  readonly time = new TableTime();

  /** The server's program, as it first named itself. */
  private program: string | null = null;
  private answers: ReadonlyMap<string, Why> = $state.raw(new Map());
  private asked = new Set<string>();
  private previewed: string | null = null;
  private readonly socket: TableSocket;
  private readonly pacer = new Pacer(
    () => (this.isOpening || this.isSkipping ? 0 : PAUSES[settings.current.pace]),
    (update) => this.isComputersStep(update),
    (update) => this.absorb(update),
  );

  readonly seat: number | null = $derived(mySeat(this.state));
  readonly isMyTurn: boolean = $derived(isMyTurn(this.state));
  readonly insight: Insight | null = $derived.by(() => {
    const { insight } = this.state;
    if (this.isCovered) return inPublic(insight);
    return insight?.lesson?.pays_by_hand ? withoutProposals(insight) : insight;
  });
  /** Not the whole state: names are said a hundred times over and stay when the game goes on. */
  private readonly seats = $derived(this.state.table?.seats ?? []);
  private readonly players = $derived(this.state.view?.players ?? Infinity);
  private readonly mine = $derived(this.state.you?.seats ?? []);
  readonly people: People = $derived({ seats: this.seats, players: this.players, mine: this.mine });
  /** Whose palace lies in the middle: one's own, else that of whoever acts. */
  readonly centre: number = $derived(this.seat ?? this.state.view?.actor ?? 0);
  /** Whether computer players act whom the reader waits for. */
  readonly isComputersTurn: boolean = $derived.by(() => {
    const { view, you, table } = this.state;
    const actor = view?.phase === 'over' ? null : (view?.actor ?? null);
    const seat = actor === null ? undefined : table?.seats[actor];
    return Boolean(you?.seats.length && (seat?.kind === 'computer' || seat?.stand_in));
  });
  /** Where everybody stands, as far as it has been counted. */
  readonly standings: Standings | null = $derived.by(() => {
    const standings = this.insight?.standings ?? null;
    return standings && this.counting ? standingsBefore(standings, this.counting) : standings;
  });
  readonly situation: Situation | null = $derived.by(() =>
    this.isCovered ? null : situationOf(this.state, this.insight),
  );
  readonly ground: Ground = $derived(this.situation ? groundFor(this.picked, this.situation, this.answers) : new Map());
  readonly since: readonly Told[] = $derived(this.seat === null ? [] : sinceLastTurn(this.state.told, this.seat));
  /** What the others changed; it is marked until the reader acts. */
  readonly fresh: Fresh = $derived(freshIn(this.isMyTurn && this.state.turn?.steps.length ? [] : this.since));
  /** Between two people at one device nobody's hand is shown. */
  readonly isCovered: boolean = $derived(
    isHotSeat(this.state) &&
      this.seat !== null &&
      this.state.view?.phase !== 'over' &&
      !this.state.view?.open_hands &&
      this.revealed !== this.seat,
  );

  /** What was said and the reader has not seen. */
  readonly unread: readonly SpokenRemark[] = $derived(unread(this.talk, (remark) => this.isMine(remark)));

  constructor(id: string) {
    this.socket = new TableSocket(tableAddress(id), {
      seen: () => this.state.version,
      heard: () => this.talk.heard,
      wants: WANTS,
      received: (message) => this.receive(message),
      changed: (line) => this.follow(line),
      told: (asked, answered, now) => this.time.hear(asked, answered, now),
    });
  }

  leave(): void {
    this.pacer.stop();
    this.socket.close();
  }

  retry(): void {
    this.socket.retryNow();
  }

  /** What the reader does with cards, tiles and cells. */
  do(gesture: Gesture): void {
    if (!this.situation) return;
    const outcome = pick(this.picked, gesture, this.situation, this.ground);
    // While a move is on its way one may go on choosing, but not play another.
    if (this.isBusy && outcome.moves.length) return;
    this.no = null;
    this.picked = outcome.pick;
    this.inquire();
    if (outcome.moves.length) void this.play(...outcome.moves);
  }

  take(cards: readonly string[]): void {
    void this.play(moves.take(cards));
  }

  /** A move in notation, as the text view has it; false if it was refused, and `no` then says why. */
  async submit(move: string): Promise<boolean> {
    return this.answer(await this.play(move));
  }

  /** The same for taking back and playing again. */
  async correct(type: 'undo' | 'redo' | 'restart'): Promise<boolean> {
    return this.answer(await this.change(type));
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

  /**
   * What speaks for the turn to which this step belongs, and what else could have been done; or why that is not told.
   */
  async explain(step: number): Promise<ExplainAnswer | Trouble> {
    try {
      const answer = await this.socket.ask({ type: 'explain', step });
      return answer.type === 'explain' ? answer : 'server_error';
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  }

  stop(): void {
    void this.play(moves.stop);
  }

  endTurn(): void {
    void this.play(moves.end);
  }

  /** Fast forward to the next turn of a person. */
  skip(): void {
    this.isSkipping = true;
    this.pacer.hurry();
    void this.order({ type: 'hurry' });
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
    this.picked = this.situation ? renew(NOTHING, null, this.situation) : NOTHING;
    this.inquire();
  }

  hush(): void {
    this.no = null;
  }

  /** Whether the reader said it, from their seat or while watching. */
  isMine({ by }: SpokenRemark): boolean {
    const mine = this.state.you?.seats ?? [];
    return by.seat === null ? !mine.length && by.name === guestName() : mine.includes(by.seat);
  }

  /** What concerns people, not the game: a word, a seat given up or taken back. Null if it was done, else why not. */
  async order(order: Order): Promise<Trouble | null> {
    try {
      await this.socket.order(order);
      return null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return error.code;
    }
  }

  readTalk(): void {
    this.talk = readAll(this.talk);
  }

  /** From a game that is over to the table where the next one gathers. */
  turnToNext(): void {
    if (this.state.table?.phase === 'waiting') this.state = clear(this.state);
  }

  /** One move after the other; the first that is refused ends it. */
  private play(...played: readonly string[]): Promise<Sent> {
    return this.send(async (seat) => {
      let version = this.state.version;
      for (const move of played) version = await this.socket.order({ type: 'move', seat, version, move });
    });
  }

  private async change(type: 'undo' | 'redo' | 'restart'): Promise<Sent> {
    return this.send((seat) => this.socket.order({ type, seat, version: this.state.version }));
  }

  private async send(request: (seat: number) => Promise<unknown>): Promise<Sent> {
    if (this.seat === null || this.isBusy || this.isCovered) return 'not-sent';
    this.isBusy = true;
    this.no = null;
    const slow = setTimeout(() => (this.isSlow = true), SEEN_AFTER);
    try {
      await request(this.seat);
      return 'done';
    } catch (error) {
      this.refuse(error);
      return 'refused';
    } finally {
      clearTimeout(slow);
      this.isBusy = false;
      this.isSlow = false;
    }
  }

  /** Whether it was done. A second click in the picture is nothing to speak of, but a command is owed an answer. */
  private answer(sent: Sent): boolean {
    if (sent === 'not-sent') this.no = { code: this.seat === null ? 'not_your_seat' : 'too_fast', reason: null };
    return sent === 'done';
  }

  private refuse(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.no = { code: error.code, reason: error.reason };
  }

  private follow(line: Line): void {
    this.line = line;
    // The server can be reached again: that it could not is no longer true.
    if (line.state === 'open' && this.no?.code === 'unreachable') this.no = null;
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'welcome') this.meet(message.program);
    if (message.type === 'presence') this.state = notice(this.state, message);
    if (message.type === 'notice') this.said = message.text;
    if (message.type === 'remarks') this.talk = hear(this.talk, message);
    if (message.type === 'update') {
      this.pacer.take(message, this.state.version);
      // The reader's own time must not run while they still watch the computer players.
      if (this.mine.some((seat) => seat === message.clocks?.running)) this.pacer.hurry();
    }
  }

  /** With another program come another page and other names of its files; nothing is lost, for all is on the server. */
  private meet(program: string): void {
    this.program ??= program;
    if (program !== this.program) location.reload();
  }

  private absorb(update: Update): void {
    const before = this.situation;
    const version = this.state.version;
    const scored = version > 0 ? scoredIn(update.news.filter((entry) => entry.version > version)) : null;
    if (scored && this.hasStage && settings.current.motion !== 'none') this.counting = scored;
    this.state = absorb(this.state, update);
    if (this.state.version !== version) this.forget();
    const isSkipped = this.isSkipping;
    if (!this.isComputersTurn) this.isSkipping = false;
    // Who comes to a table, or comes back, sees how it stands; only then does what happens move.
    this.latest =
      version > 0 && !isSkipped
        ? update.news.filter((entry) => entry.version > version).flatMap(({ events }) => events)
        : [];
    this.picked = this.situation ? renew(this.picked, before, this.situation) : NOTHING;
    this.inquire();
  }

  /** Nobody waits for the first turn of their own: what happened before it can be read. */
  private get isOpening(): boolean {
    return (
      this.seat !== null && !this.state.told.some(({ event }) => event.type === 'TurnEnded' && event.seat === this.seat)
    );
  }

  private isComputersStep({ news }: Update): boolean {
    return news.some(({ what }) => what.type === 'move' && this.state.table?.seats[what.seat]?.kind === 'computer');
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
      void this.ask(
        () => this.socket.ask({ type: 'why', seat, ...question }),
        (answer) => {
          if (answer.type === 'why') this.answers = new Map([...this.answers, [key, answer.why]]);
        },
      );
    }
    this.foresee(seat);
  }

  private foresee(seat: number): void {
    const move = moveOf(this.picked, this.ground);
    if (move === this.previewed) return;
    this.previewed = move;
    this.preview = null;
    if (move === null) return;
    void this.ask(
      () => this.socket.ask({ type: 'preview', seat, move }),
      (answer) => {
        if (answer.type === 'preview' && this.previewed === move) this.preview = answer.preview;
      },
    );
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

function situationOf(state: TableState, insight: Insight | null): Situation | null {
  const seat = mySeat(state);
  const { view } = state;
  if (view === null || seat === null) return null;
  return {
    view: { ...view, aside: asideInOrder(view.aside, insight) },
    seat,
    hand: view.hands[seat] ?? [],
    choices: insight?.choices ?? NO_CHOICES,
    offers: insight?.offers ?? [],
  };
}

export { DIRK };

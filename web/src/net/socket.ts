/**
 * One connection to one table, kept alive: it greets with the last version it knows, comes back by itself after a
 * cut, and finds out by pinging that a silent line is dead. What the messages mean is not its business.
 */
import {
  type ClientMessage,
  PROTOCOL,
  type RefusalCode,
  type ServerMessage,
  type SocketOrder,
  type Wish,
} from '../protocol';
import { retryDelay } from './backoff';
import { PendingRequests } from './pending';
import { Refusal } from './rest';

/** `waiting` tries again by itself; `ended` does not: the server has said why. */
export type Line =
  | { readonly state: 'connecting' }
  | { readonly state: 'open' }
  | { readonly state: 'waiting'; readonly failures: number }
  | { readonly state: 'ended'; readonly code: RefusalCode };

export interface Listener {
  /** The last version this page knows. */
  readonly seen: () => number;
  /** The last remark it has heard. */
  readonly heard: () => number;
  readonly wants: readonly Wish[];
  readonly received: (message: ServerMessage) => void;
  readonly changed: (line: Line) => void;
  /** The server has told its time; asked and answered by `performance.now()`. */
  readonly told: (asked: number, answered: number, now: number) => void;
}

type WithoutId<Message> = Message extends { readonly id: number } ? Omit<Message, 'id'> : never;
/** A message that the server answers. */
export type Request = WithoutId<ClientMessage>;
/** What is asked and answered. */
export type Question = Extract<Request, { readonly type: 'why' | 'preview' | 'explain' }>;
/** What is carried out, or refused. */
export type Order = SocketOrder | Extract<Request, { readonly type: 'say' | 'react' | 'mute' | 'hurry' }>;

const PING_EVERY = 20_000;
/** How long the server may take to answer a ping, or a new line to be greeted. */
const ANSWER_WITHIN = 8_000;

/** After these there is no use in coming back. */
const FINAL: ReadonlySet<RefusalCode> = new Set([
  'old_page',
  'no_such_table',
  'no_session',
  'no_spectators',
  'not_welcome',
  'table_closed',
  'wrong_origin',
]);

export class TableSocket {
  private socket: WebSocket | null = null;
  private line: Line = { state: 'connecting' };
  private failures = 0;
  private lastId = 0;
  private readonly pending = new PendingRequests();
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private answerTimer: ReturnType<typeof setTimeout> | undefined;
  /** When a greeting or ping was sent that has not been answered. */
  private askedAt = 0;
  private pinged = 0;
  private isClosed = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    window.addEventListener('online', this.woke);
    document.addEventListener('visibilitychange', this.looked);
    this.connect();
  }

  private tell(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Asks something, and gives the answer. A refusal, and a line that is cut meanwhile, come as a `Refusal`. */
  ask(question: Question): Promise<ServerMessage> {
    return this.request(question);
  }

  /** Has something done, and gives the version of the table after it; refusals as for a question. */
  async order(order: Order): Promise<number> {
    const isItself = order.type === 'say' || order.type === 'react' || order.type === 'mute' || order.type === 'hurry';
    const answer = await this.request(isItself ? order : { type: 'order', order });
    if (answer.type !== 'done') throw new Refusal('server_error');
    return answer.version;
  }

  /** Each request is settled by the answer with its own id, and by nothing else. */
  private request(request: Request): Promise<ServerMessage> {
    const id = ++this.lastId;
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refusal('unreachable'));
    const answer = this.pending.add(id);
    this.tell({ ...request, id });
    return answer;
  }

  /** For good. */
  close(): void {
    this.isClosed = true;
    window.removeEventListener('online', this.woke);
    document.removeEventListener('visibilitychange', this.looked);
    this.hangUp();
  }

  /** Does not wait for the next try; for someone who pressed a button. */
  readonly retryNow = (): void => {
    if (this.line.state === 'waiting') this.connect();
  };

  private readonly looked = (): void => {
    if (document.visibilityState === 'visible') this.woke();
  };

  /** The reader or the network is back: a line that seems to be open may have died meanwhile. */
  private readonly woke = (): void => {
    if (this.line.state === 'open') this.ping();
    else this.retryNow();
  };

  private connect(): void {
    clearTimeout(this.retryTimer);
    this.become({ state: 'connecting' });
    this.expectAnswer();
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.askedAt = performance.now();
      this.tell({
        type: 'hello',
        protocol: PROTOCOL,
        seen: this.listener.seen(),
        wants: this.listener.wants,
        heard: this.listener.heard(),
      });
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.failures = 0;
        clearTimeout(this.answerTimer);
        this.listener.told(this.askedAt, performance.now(), message.now);
        this.become({ state: 'open' });
        this.pingTimer = setInterval(() => this.ping(), PING_EVERY);
        break;
      case 'pong':
        if (message.id !== this.pinged) break;
        clearTimeout(this.answerTimer);
        this.listener.told(this.askedAt, performance.now(), message.now);
        break;
      case 'goodbye':
        if (FINAL.has(message.code)) this.end(message.code);
        break;
      case 'refused':
        this.pending.reject(message.id, new Refusal(message.code, message.detail, message.reason));
        break;
      case 'done':
      case 'why':
      case 'preview':
      case 'explain':
        this.pending.resolve(message.id, message);
        break;
      case 'update':
      case 'presence':
      case 'notice':
      case 'remarks':
        break;
    }
    this.listener.received(message);
  }

  private ping(): void {
    this.askedAt = performance.now();
    this.pinged = ++this.lastId;
    this.tell({ type: 'ping', id: this.pinged });
    this.expectAnswer();
  }

  private expectAnswer(): void {
    clearTimeout(this.answerTimer);
    this.answerTimer = setTimeout(() => this.lost(), ANSWER_WITHIN);
  }

  private lost(): void {
    this.hangUp();
    if (this.isClosed || this.line.state === 'ended') return;
    this.failures += 1;
    this.become({ state: 'waiting', failures: this.failures });
    this.retryTimer = setTimeout(this.retryNow, retryDelay(this.failures, Math.random()));
  }

  private end(code: RefusalCode): void {
    this.become({ state: 'ended', code });
    this.hangUp();
  }

  private hangUp(): void {
    clearTimeout(this.retryTimer);
    clearTimeout(this.answerTimer);
    clearInterval(this.pingTimer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.pending.rejectAll(new Refusal('unreachable'));
  }

  private become(line: Line): void {
    this.line = line;
    this.listener.changed(line);
  }
}

/** Where a table is listened to. */
export function tableAddress(id: string, here: Pick<Location, 'protocol' | 'host'> = location): string {
  return `${here.protocol === 'https:' ? 'wss' : 'ws'}://${here.host}/api/tables/${encodeURIComponent(id)}/socket`;
}

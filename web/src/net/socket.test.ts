// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, ServerMessage, Update } from '../protocol';
import { type Line, type Listener, TableSocket, tableAddress } from './socket';

/** The other end of the line. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  readonly said: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.say({ type: 'welcome', protocol: 2, program: 'test', now: 0 });
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const latest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
const update = (version: number): ServerMessage => ({ type: 'update', version }) as Update;

let line: Line;
let received: ServerMessage[];
let seen: number;
let times: (readonly [waited: number, now: number])[];
let socket: TableSocket;

const END = { type: 'move', seat: 0, version: 4, move: 'end' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  received = [];
  seen = 0;
  times = [];
  const listener: Listener = {
    seen: () => seen,
    heard: () => 3,
    wants: ['choices'],
    received: (message) => received.push(message),
    changed: (now) => (line = now),
    told: (asked, answered, now) => (times = [...times, [answered - asked, now]]),
  };
  socket = new TableSocket('ws://here/', listener);
});

afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('it greets with what it has seen and what it wants', () => {
  seen = 7;
  latest().open();
  expect(latest().said).toEqual([{ type: 'hello', protocol: 3, seen: 7, wants: ['choices'], heard: 3 }]);
  expect(line).toEqual({ state: 'open' });
});

test('after a cut it comes back by itself and asks for what it missed', () => {
  latest().open();
  seen = 12;
  latest().cut();
  expect(line).toEqual({ state: 'waiting', failures: 1 });
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  latest().open();
  expect(latest().said[0]).toMatchObject({ seen: 12 });
});

test('someone who does not want to wait need not', () => {
  latest().open();
  latest().cut();
  socket.retryNow();
  expect(line).toEqual({ state: 'connecting' });
});

test('a question gets its own answer', async () => {
  latest().open();
  const first = socket.ask({ type: 'preview', seat: 0, move: 'take Y1' });
  const second = socket.ask({ type: 'preview', seat: 0, move: 'take Y2' });
  const [, one, two] = latest().said as { id: number }[];
  latest().say({ type: 'preview', id: two?.id ?? 0, version: 1 } as ServerMessage);
  latest().say({ type: 'preview', id: one?.id ?? 0, version: 1 } as ServerMessage);
  expect(await first).toMatchObject({ id: one?.id });
  expect(await second).toMatchObject({ id: two?.id });
});

test('an order is done when the server says so, not when an update comes', async () => {
  latest().open();
  let done: number | null = null;
  const played = socket.order(END).then((version) => (done = version));
  expect(latest().said.at(-1)).toEqual({ type: 'order', id: 1, order: END });
  latest().say(update(5));
  await Promise.resolve();
  expect(done).toBeNull();
  latest().say({ type: 'done', id: 1, version: 5 });
  await played;
  expect(done).toBe(5);
});

test('a move that came too late is refused, though a newer update was there before', async () => {
  latest().open();
  const played = socket.order(END);
  latest().say(update(5));
  latest().say({ type: 'refused', id: 1, code: 'stale_version', version: 5, reason: null, detail: '' });
  await expect(played).rejects.toMatchObject({ code: 'stale_version' });
});

test('a remark is done by the answer with its id, and no ping is sent behind it', async () => {
  latest().open();
  const said = socket.order({ type: 'say', text: 'hello' });
  expect(latest().said.slice(1)).toEqual([{ type: 'say', id: 1, text: 'hello' }]);
  latest().say({ type: 'pong', id: 1, now: 5 });
  latest().say({ type: 'done', id: 1, version: 3 });
  expect(await said).toBe(3);
});

test('a refusal carries its reason', async () => {
  latest().open();
  const played = socket.order(END);
  const { id } = latest().said.at(-1) as { id: number };
  const reason = { code: 'BONUS_IS_OPEN', rule: 'R19', cells: [], sides: [], tiles: [], cards: [], amount: null };
  latest().say({ type: 'refused', id, code: 'illegal_move', version: 4, reason, detail: '' });
  await expect(played).rejects.toMatchObject({ code: 'illegal_move', reason });
});

test('what was asked when the line was cut is refused', async () => {
  latest().open();
  const asked = socket.order(END);
  latest().cut();
  await expect(asked).rejects.toMatchObject({ code: 'unreachable' });
  await expect(socket.order({ type: 'undo', seat: 0, version: 4 })).rejects.toMatchObject({ code: 'unreachable' });
});

test('a line that does not answer a ping is dead', () => {
  latest().open();
  vi.advanceTimersByTime(20_000);
  expect(latest().said.at(-1)).toMatchObject({ type: 'ping' });
  vi.advanceTimersByTime(8_000);
  expect(line).toEqual({ state: 'waiting', failures: 1 });
});

test('an answered ping keeps the line', () => {
  latest().open();
  vi.advanceTimersByTime(20_000);
  latest().say({ type: 'pong', id: 1, now: 0 });
  vi.advanceTimersByTime(8_000);
  expect(line).toEqual({ state: 'open' });
});

test('a line that is never opened is given up, and tried again', () => {
  vi.advanceTimersByTime(8_000);
  expect(line).toEqual({ state: 'waiting', failures: 1 });
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  latest().open();
  vi.advanceTimersByTime(8_000);
  expect(line).toEqual({ state: 'open' });
});

test('a greeting that is not answered is not waited for any longer', () => {
  latest().readyState = FakeSocket.OPEN;
  latest().onopen?.();
  vi.advanceTimersByTime(8_000);
  expect(line).toEqual({ state: 'waiting', failures: 1 });
});

test('when the network is back, an open line is tested and a cut one is tried again', () => {
  latest().open();
  window.dispatchEvent(new Event('online'));
  expect(latest().said.at(-1)).toMatchObject({ type: 'ping' });
  vi.advanceTimersByTime(8_000);
  expect(line).toEqual({ state: 'waiting', failures: 1 });
  window.dispatchEvent(new Event('online'));
  expect(line).toEqual({ state: 'connecting' });
});

test('each answer to a ping tells the time', () => {
  latest().open();
  vi.advanceTimersByTime(20_000);
  vi.advanceTimersByTime(40);
  latest().say({ type: 'pong', id: 1, now: 99 });
  expect(times).toEqual([
    [0, 0],
    [40, 99],
  ]);
});

test('where it is not welcome it does not come back', () => {
  latest().open();
  latest().say({ type: 'goodbye', code: 'no_such_table' });
  latest().cut();
  vi.advanceTimersByTime(60_000);
  expect(line).toEqual({ state: 'ended', code: 'no_such_table' });
  expect(FakeSocket.all).toHaveLength(1);
});

test('a server that stops is waited for', () => {
  latest().open();
  latest().say({ type: 'goodbye', code: 'server_stops' });
  latest().cut();
  expect(line.state).toBe('waiting');
});

test('the address follows the page’s', () => {
  expect(tableAddress('abc', { protocol: 'https:', host: 'example.org' })).toBe(
    'wss://example.org/api/tables/abc/socket',
  );
  expect(tableAddress('abc', { protocol: 'http:', host: 'localhost:8000' })).toBe(
    'ws://localhost:8000/api/tables/abc/socket',
  );
});

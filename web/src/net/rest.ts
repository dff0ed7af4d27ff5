/** The server's HTTP side, one function for each thing one can ask of it. What it refuses comes as a `Refusal`. */
import type {
  About,
  AgreeBody,
  CommitBody,
  FairDeal,
  Levels,
  LinkCode,
  ListedTable,
  Me,
  NewTable,
  OpenRecord,
  PersonalLink,
  Problem,
  Reason,
  RecordFault,
  RefusalCode,
  Replay,
  ReplayViews,
  RevealBody,
  StartBody,
  Statistics,
  Tables,
  TakeSeatBody,
} from '../protocol';

/** Why something was not done: a code of the server's, or that it could not be reached at all. */
export type Trouble = RefusalCode | 'unreachable';

export class Refusal extends Error {
  constructor(
    readonly code: Trouble,
    detail = '',
    readonly reason: Reason | null = null,
    readonly fault: RecordFault | null = null,
  ) {
    super(detail || code);
    this.name = 'Refusal';
  }
}

/** Whoever has not answered by then does not. */
const ANSWER_WITHIN = 30_000;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export async function request<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const headers = new Headers({ accept: 'application/json' });
  const init: RequestInit = {
    method,
    credentials: 'same-origin',
    headers,
    signal: AbortSignal.timeout(ANSWER_WITHIN),
  };
  if (body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(body);
  }
  let response: Response;
  let text: string;
  try {
    response = await fetch(`/api${path}`, init);
    text = await response.text(); // the line may be cut in the middle of it
  } catch {
    throw new Refusal('unreachable');
  }
  if (!response.ok) throw refusalOf(text, response.status);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/** A proxy or a server that is just stopping may answer with something that is no Problem. */
function refusalOf(text: string, status: number): Refusal {
  try {
    const problem = JSON.parse(text) as Partial<Problem>;
    if (problem.code) return new Refusal(problem.code, problem.detail, problem.reason ?? null, problem.fault ?? null);
  } catch {
    // Not JSON: fall through.
  }
  return new Refusal(
    status === 404 ? 'not_found' : status >= 500 ? 'server_error' : 'not_understood',
    `HTTP ${status}`,
  );
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

// Who one is
export const fetchMe = (): Promise<Me> => request('GET', '/me');
export const becomeGuest = (name: string): Promise<Me> => request('POST', '/guests', { name });
export const rename = (name: string): Promise<Me> => request('PATCH', '/me', { name });
export const makePersonalLink = (): Promise<PersonalLink> => request('POST', '/me/link');
export const followPersonalLink = (code: string): Promise<Me> => request('POST', '/links', { code } satisfies LinkCode);

// Tables
export const fetchLevels = (): Promise<Levels> => request('GET', '/levels');
export const fetchAbout = (): Promise<About> => request('GET', '/about');
export const fetchLobby = (): Promise<Tables> => request('GET', '/lobby');
export const fetchMyTables = (): Promise<Tables> => request('GET', '/me/tables');
export const makeTable = (wish: NewTable): Promise<ListedTable> => request('POST', '/tables', wish);
export const beginLesson = (name: string): Promise<ListedTable> =>
  request('POST', `/lessons/${encodeURIComponent(name)}`);
export const fetchTable = (id: string): Promise<ListedTable> => request('GET', table(id));
export const closeTable = (id: string): Promise<ListedTable> => request('POST', `${table(id)}/close`);
export const startTable = (id: string, share: string | null): Promise<ListedTable> =>
  request('POST', `${table(id)}/start`, { share } satisfies StartBody);
export const callOffStart = (id: string): Promise<ListedTable> => request('POST', `${table(id)}/call-off`);
export const fillSeats = (id: string, level: string): Promise<ListedTable> =>
  request('POST', `${table(id)}/fill`, { level });

// Seats
export const takeSeat = (id: string, seat: number, commitment: string, name: string): Promise<ListedTable> =>
  request('POST', `${table(id)}/seats/${seat}/take`, { commitment, name } satisfies TakeSeatBody);
export const commitShare = (id: string, seat: number, commitment: string): Promise<ListedTable> =>
  request('POST', `${table(id)}/seats/${seat}/commit`, { commitment } satisfies CommitBody);
export const revealShare = (id: string, seat: number, share: string): Promise<ListedTable> =>
  request('POST', `${table(id)}/seats/${seat}/reveal`, { share } satisfies RevealBody);
export const leaveSeat = (id: string, seat: number): Promise<ListedTable> =>
  request('POST', `${table(id)}/seats/${seat}/leave`);
export const freeSeat = (id: string, seat: number): Promise<ListedTable> =>
  request('POST', `${table(id)}/seats/${seat}/free`);
export const openSeat = (id: string, seat: number): Promise<ListedTable> =>
  request('POST', `${table(id)}/seats/${seat}/open`);
export const seatComputer = (id: string, seat: number, level: string): Promise<ListedTable> =>
  request('POST', `${table(id)}/seats/${seat}/computer`, { level });

// People at a table
export const askRematch = (id: string): Promise<ListedTable> => request('POST', `${table(id)}/rematch`);
export const agreeToRematch = (id: string, commitment: string): Promise<ListedTable> =>
  request('POST', `${table(id)}/agree`, { commitment } satisfies AgreeBody);
export const removeWatcher = (id: string, key: string): Promise<ListedTable> =>
  request('POST', `${table(id)}/watchers/${encodeURIComponent(key)}/remove`);

// After the game
/** `game` is one of several at the table; otherwise it is the last. */
export const fetchReplay = (id: string, game: number | null = null): Promise<Replay> =>
  request('GET', `${table(id)}/replay${game === null ? '' : `?game=${game}`}`);
export const fetchReplayViews = (
  id: string,
  first: number,
  count: number,
  game: number | null = null,
): Promise<ReplayViews> =>
  request('GET', `${table(id)}/replay/views?first=${first}&count=${count}${game === null ? '' : `&game=${game}`}`);
/** A game in notation, from wherever. */
export const openRecord = (record: string): Promise<Replay> =>
  request('POST', '/replays', { record } satisfies OpenRecord);
export const openRecordViews = (record: string, first: number, count: number): Promise<ReplayViews> =>
  request('POST', '/replays/views', { record, first, count } satisfies OpenRecord);
export const fetchStatistics = (): Promise<Statistics> => request('GET', '/me/statistics');
export const fetchFairDeal = (id: string, game: number): Promise<FairDeal> =>
  request('GET', `${table(id)}/deal?game=${game}`);

/**
 * Requests that wait for the server's answer. Each is settled once, by its id alone; what arrives for an id that nobody
 * waits for is passed over. Pure.
 */
import type { ServerMessage } from '../protocol';
import type { Refusal } from './rest';

interface Waiting {
  /** The version of the table that the request wants to change, if it does. */
  readonly version: number | null;
  readonly resolve: (answer: ServerMessage) => void;
  readonly reject: (refusal: Refusal) => void;
}

export class PendingRequests {
  private readonly waiting = new Map<number, Waiting>();

  add(id: number, version: number | null): Promise<ServerMessage> {
    return new Promise((resolve, reject) => this.waiting.set(id, { version, resolve, reject }));
  }

  resolve(id: number, answer: ServerMessage): void {
    this.take(id)?.resolve(answer);
  }

  /** Null names no request: the server could not read which one it refuses. */
  reject(id: number | null, refusal: Refusal): void {
    if (id !== null) this.take(id)?.reject(refusal);
  }

  /** The line is cut: nothing will be answered any more. */
  rejectAll(refusal: Refusal): void {
    for (const id of [...this.waiting.keys()]) this.reject(id, refusal);
  }

  /** The requests that want to change a version of the table before this one. */
  before(version: number): readonly number[] {
    return [...this.waiting].filter(([, each]) => each.version !== null && each.version < version).map(([id]) => id);
  }

  private take(id: number): Waiting | undefined {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    return found;
  }
}

/**
 * The server names no request in an update, so any newer version settles what wanted to change an older one: a move
 * refused as stale is taken for done. To go, with `before`, once every order is answered by `done` with its id.
 */
export function settleByUpdate(pending: PendingRequests, update: ServerMessage & { readonly type: 'update' }): void {
  for (const id of pending.before(update.version)) pending.resolve(id, update);
}

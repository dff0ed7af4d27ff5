/**
 * Requests that wait for the server's answer. Each is settled once, by its id alone; what arrives for an id that nobody
 * waits for is passed over. Pure.
 */
import type { ServerMessage } from '../protocol';
import type { Refusal } from './rest';

interface Waiting {
  readonly resolve: (answer: ServerMessage) => void;
  readonly reject: (refusal: Refusal) => void;
}

export class PendingRequests {
  private readonly waiting = new Map<number, Waiting>();

  add(id: number): Promise<ServerMessage> {
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
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

  private take(id: number): Waiting | undefined {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    return found;
  }
}

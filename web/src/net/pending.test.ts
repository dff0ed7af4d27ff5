import { expect, test } from 'vitest';
import type { ServerMessage } from '../protocol';
import { PendingRequests } from './pending';
import { Refusal } from './rest';

const pong = (id: number): ServerMessage => ({ type: 'pong', id, now: 0 });

test('each request is settled by its own id, in whatever order', async () => {
  const pending = new PendingRequests();
  const [first, second] = [pending.add(1), pending.add(2)];
  pending.resolve(2, pong(2));
  pending.reject(1, new Refusal('too_fast'));
  await expect(second).resolves.toEqual(pong(2));
  await expect(first).rejects.toMatchObject({ code: 'too_fast' });
});

test('what nobody waits for changes nothing', async () => {
  const pending = new PendingRequests();
  const only = pending.add(1);
  pending.resolve(9, pong(9));
  pending.reject(null, new Refusal('not_understood'));
  pending.resolve(1, pong(1));
  pending.reject(1, new Refusal('too_fast'));
  await expect(only).resolves.toEqual(pong(1));
});

test('a cut line refuses everything that waits', async () => {
  const pending = new PendingRequests();
  const both = [pending.add(1), pending.add(2)];
  pending.rejectAll(new Refusal('unreachable'));
  for (const each of both) await expect(each).rejects.toMatchObject({ code: 'unreachable' });
});

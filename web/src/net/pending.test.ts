import { expect, test } from 'vitest';
import type { ServerMessage, Update } from '../protocol';
import { PendingRequests, settleByUpdate } from './pending';
import { Refusal } from './rest';

const pong = (id: number): ServerMessage => ({ type: 'pong', id, now: 0 });
const update = (version: number): Update => ({ type: 'update', version }) as Update;

test('each request is settled by its own id, in whatever order', async () => {
  const pending = new PendingRequests();
  const [first, second] = [pending.add(1, null), pending.add(2, null)];
  pending.resolve(2, pong(2));
  pending.reject(1, new Refusal('too_fast'));
  await expect(second).resolves.toEqual(pong(2));
  await expect(first).rejects.toMatchObject({ code: 'too_fast' });
});

test('what nobody waits for changes nothing', async () => {
  const pending = new PendingRequests();
  const only = pending.add(1, null);
  pending.resolve(9, pong(9));
  pending.reject(null, new Refusal('not_understood'));
  pending.resolve(1, pong(1));
  pending.reject(1, new Refusal('too_fast'));
  await expect(only).resolves.toEqual(pong(1));
});

test('a cut line refuses everything that waits', async () => {
  const pending = new PendingRequests();
  const both = [pending.add(1, null), pending.add(2, 5)];
  pending.rejectAll(new Refusal('unreachable'));
  for (const each of both) await expect(each).rejects.toMatchObject({ code: 'unreachable' });
});

test('an update settles what wanted to change an older version, and no question', () => {
  const pending = new PendingRequests();
  void pending.add(1, 4);
  void pending.add(2, 5);
  void pending.add(3, null);
  settleByUpdate(pending, update(5));
  expect(pending.before(99)).toEqual([2]);
});

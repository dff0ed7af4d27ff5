// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './guest.svelte'; // so that no test has to wait for it to be read
import { becomeGuest, Refusal, rename } from './net/rest';
import type { Me } from './protocol';

vi.mock('./net/rest', async (original) => ({
  ...(await original<typeof import('./net/rest')>()),
  becomeGuest: vi.fn(),
  rename: vi.fn(),
}));

const named = (name: string): Me => ({ id: 'g1', name }) as Me;
let guest: typeof import('./guest.svelte');

beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  vi.mocked(becomeGuest).mockImplementation((name) => Promise.resolve(named(name)));
  vi.mocked(rename).mockImplementation((name) => Promise.resolve(named(name)));
  guest = await import('./guest.svelte');
});
afterEach(() => {
  vi.resetAllMocks();
});

test('a new guest gets the name wished for', async () => {
  await guest.takeName('Zahra');
  expect(await guest.ensureGuest()).toMatchObject({ name: 'Zahra' });
  expect(rename).not.toHaveBeenCalled();
});

test('who was known keeps their name', async () => {
  vi.mocked(becomeGuest).mockResolvedValue(named('Yusuf'));
  expect(guest.guestName()).not.toBe('Yusuf');
  expect(await guest.ensureGuest()).toMatchObject({ name: 'Yusuf' });
  expect(guest.guestName()).toBe('Yusuf');
  expect(rename).not.toHaveBeenCalled();
});

test('who was known and wishes for another name gets it', async () => {
  vi.mocked(becomeGuest).mockResolvedValue(named('Yusuf'));
  await guest.takeName('Zahra');
  expect(await guest.ensureGuest()).toMatchObject({ name: 'Zahra' });
  expect(rename).toHaveBeenCalledExactlyOnceWith('Zahra');
});

test('who may not have another name is still let in', async () => {
  vi.mocked(becomeGuest).mockResolvedValue(named('Yusuf'));
  vi.mocked(rename).mockRejectedValue(new Refusal('too_fast'));
  await guest.takeName('Zahra');
  expect(await guest.ensureGuest()).toMatchObject({ name: 'Yusuf' });
  expect(guest.guestName()).toBe('Yusuf');
});

test('a name taken on the way is told once one has arrived', async () => {
  const arrived = guest.ensureGuest();
  await guest.takeName('Zahra');
  await arrived;
  expect(rename).toHaveBeenCalledExactlyOnceWith('Zahra');
  expect(guest.guestName()).toBe('Zahra');
});

import { afterEach, expect, test, vi } from 'vitest';
import { fetchMe } from './rest';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answering = (text: () => Promise<string>, status = 200): void => {
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: status < 400, status, text }));
};

test('an answer is read', async () => {
  answering(() => Promise.resolve('{"name": "Zahra"}'));
  expect(await fetchMe()).toEqual({ name: 'Zahra' });
});

test('a refusal has the server’s code', async () => {
  answering(() => Promise.resolve('{"code": "no_session"}'), 401);
  await expect(fetchMe()).rejects.toMatchObject({ code: 'no_session' });
});

test('an answer that is cut in the middle did not come', async () => {
  answering(() => Promise.reject(new TypeError('cut')));
  await expect(fetchMe()).rejects.toMatchObject({ code: 'unreachable' });
});

test('nobody is waited for without end', async () => {
  const given = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(given.signal);
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('late')))),
  );
  const asked = fetchMe();
  given.abort();
  await expect(asked).rejects.toMatchObject({ code: 'unreachable' });
  vi.restoreAllMocks();
});

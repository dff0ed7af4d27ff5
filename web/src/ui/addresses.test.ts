import { expect, test } from 'vitest';
import { isOnlyHere, linkTo } from './addresses';

test('a link carries the address under which the page was opened', () => {
  expect(linkTo('/table/k7q', { origin: 'https://play.example' })).toBe('https://play.example/table/k7q');
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.0.1.1', true],
  ['[::1]', true],
  ['192.168.1.20', false],
  ['play.example', false],
])('%s leads only here: %s', (hostname, only) => {
  expect(isOnlyHere({ hostname })).toBe(only);
});

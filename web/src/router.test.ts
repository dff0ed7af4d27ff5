import { describe, expect, it } from 'vitest';
import { matchPath } from './router';

describe('matchPath', () => {
  it.each([
    ['/', '/', {}],
    ['/gallery', '/gallery', {}],
    ['/gallery', '/gallery/', {}],
    ['/table/:id', '/table/k7q', { id: 'k7q' }],
    ['/table/:id', '/table/a%20b', { id: 'a b' }],
    ['/replay/:id/:step', '/replay/k7q/12', { id: 'k7q', step: '12' }],
  ])('%s names %s', (pattern, path, parameters) => {
    expect(matchPath(pattern, path)).toEqual(parameters);
  });

  it.each([
    ['/', '/gallery'],
    ['/table/:id', '/table'],
    ['/table/:id', '/table/k7q/more'],
    ['/table/:id', '/table/%E0%A4%A'],
  ])('%s does not name %s', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeNull();
  });
});

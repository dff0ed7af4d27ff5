import { describe, expect, it, test } from 'vitest';
import { Refusal, type Trouble } from '../net/rest';
import { adviceFor, codeOf } from './troubles';

describe('adviceFor', () => {
  it.each<[Trouble, boolean, string]>([
    ['no_such_table', false, 'new-table'],
    ['no_session', false, 'afresh'],
    ['old_page', false, 'reload'],
    ['unreachable', true, 'again'],
    ['unreachable', false, 'reload'],
    ['nothing_to_redo', true, 'again'],
  ])('%s, retry possible: %s, begins with %s', (code, canRetry, first) => {
    expect(adviceFor(code, canRetry).steps[0]).toBe(first);
  });
});

test('whatever went wrong has a code', () => {
  expect(codeOf(new Refusal('seat_taken'))).toBe('seat_taken');
  expect(codeOf(new TypeError('a bug'))).toBe('server_error');
});

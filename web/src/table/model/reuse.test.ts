import { expect, test } from 'vitest';
import { reuse } from './reuse';

const before = {
  palaces: [[{ tile: 'Pa2', cell: 'e1' }], [{ tile: 'To9a', cell: 'w1' }]],
  hands: [['Y1', 'G2'], null],
  actor: 0,
};
const copy = (): typeof before => structuredClone(before);

test('what says the same is the same', () => {
  expect(reuse(before, copy())).toBe(before);
  expect(reuse(null, before)).toBe(before);
});

test('what changed is new, and what lies beside it is not', () => {
  const after = copy();
  after.palaces[1]?.push({ tile: 'Ga6', cell: 'w2' });
  const result = reuse(before, after);
  expect(result).toEqual(after);
  expect(result.palaces[0]).toBe(before.palaces[0]);
  expect(result.palaces[1]).not.toBe(before.palaces[1]);
  expect(result.palaces[1]?.[0]).toBe(before.palaces[1]?.[0]);
  expect(result.hands).toBe(before.hands);
});

test.each([
  [['Y1', 'Y2'], ['Y1']],
  [['Y1'], ['Y1', 'Y2']],
  [[], {}],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: null }, { a: [] }],
  [['Y1'], null],
  [null, ['Y1']],
])('%j after %j is told as it is', (after, earlier) => {
  expect(reuse(earlier, after)).toStrictEqual(after);
});

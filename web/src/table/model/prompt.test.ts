import { expect, test } from 'vitest';
import type { Choices, View } from '../../protocol';
import { promptOf } from './prompt';
import { UNKNOWN } from './table';

const prompt = (
  view: Partial<View>,
  { seats = [0], choices = {} }: { seats?: readonly number[]; choices?: Partial<Choices> } = {},
): string =>
  promptOf({
    ...UNKNOWN,
    you: { seats, is_owner: true, explainable: seats },
    view: { seat: 0, actor: 0, phase: 'act', has_bonus: false, aside: [], ...view } as View,
    insight: { choices } as never,
  });

test.each<[string, string]>([
  ['act', prompt({})],
  ['bonus', prompt({ has_bonus: true }, { choices: { can_stop: true } })],
  ['stuck', prompt({}, { choices: { can_stop: true } })],
  ['settle', prompt({ phase: 'settle', aside: ['Pa2'] })],
  ['ready', prompt({ phase: 'ready' })],
  ['final', prompt({ phase: 'final', aside: ['Pa2'] })],
  ['ready', prompt({ phase: 'final' })],
  ['wait', prompt({ actor: 1 })],
  ['over', prompt({ phase: 'over', actor: null })],
  ['watch', prompt({ seat: null }, { seats: [] })],
  ['wait', prompt({ seat: null, actor: 2 }, { seats: [0, 1] })],
])('the reader is asked to %s', (expected, found) => {
  expect(found).toBe(expected);
});

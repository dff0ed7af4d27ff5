import { expect, it } from 'vitest';
import { lineOf } from './lines';

it('shows the line that goes wrong', () => {
  expect(lineOf('[Rules "1"]\r\n1 0: take Y1; jump\n', 2, 14)).toBe('1 0: take Y1; jump');
});

it('shows of a long line the part around the place', () => {
  const line = `${'a'.repeat(200)}HERE${'b'.repeat(200)}`;
  const shown = lineOf(line, 1, 201);
  expect(shown).toMatch(/^…a{20}HEREb+…$/);
  expect(shown.length).toBeLessThan(90);
});

it('counts letters, not halves of them', () => {
  expect(lineOf(`${'🏰'.repeat(60)}${'x'.repeat(60)}`, 1, 61)).toMatch(/^…🏰{20}x+$/u);
});

it('shows nothing of a line that there is not', () => {
  expect(lineOf('one line', 3, 1)).toBe('');
});

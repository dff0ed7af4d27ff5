import { expect, it } from 'vitest';
import { contrast, difference, grey, lab } from './measure';

// Pairs from the test data published with the formula (Sharma, Wu, Dalal 2005).
it.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1, 2], [50, 0, 0], 2.3669],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)('the difference of %o and %o is %d', (one, other, expected) => {
  expect(difference(one, other)).toBeCloseTo(expected, 4);
  expect(difference(other, one)).toBeCloseTo(expected, 4);
});

it('knows black, white and grey', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(lab('#FFFFFF')[0]).toBeCloseTo(100);
  expect(grey('#FF0000')).toBe('#363636');
});

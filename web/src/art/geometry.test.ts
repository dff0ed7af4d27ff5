import { describe, expect, it } from 'vitest';
import { brief, hankin, MIDDLE, ngon, type Point, star } from './geometry';

const rounded = (points: readonly Point[]): string[] => points.map(([x, y]) => `${brief(x)} ${brief(y)}`);

describe('hankin', () => {
  it('turns a square into a four-pointed star that touches the middle of each edge', () => {
    const points = hankin(
      [
        [0, 0],
        [100, 0],
        [100, 100],
        [0, 100],
      ],
      60,
    );
    const [tips, dents] = [points.filter((_, k) => k % 2 === 0), points.filter((_, k) => k % 2 === 1)];
    expect(rounded(tips)).toEqual(['50 0', '100 50', '50 100', '0 50']);
    expect(rounded(dents)).toEqual(['68.3 31.7', '68.3 68.3', '31.7 68.3', '31.7 31.7']);
  });

  it('of a regular polygon is a regular star', () => {
    const points = hankin(ngon(MIDDLE, 40, 12), 66);
    const radii = (parity: number): Set<string> =>
      new Set(points.filter((_, k) => k % 2 === parity).map(([x, y]) => brief(Math.hypot(x - 50, y - 50))));
    expect(radii(0).size).toBe(1);
    expect(radii(1).size).toBe(1);
  });
});

describe('star', () => {
  it('has a tip at its turn and alternates with dents', () => {
    expect(rounded(star([0, 0], 10, 5, 4, 90)).slice(0, 3)).toEqual(['0 10', '-3.54 3.54', '-10 0']);
  });
});

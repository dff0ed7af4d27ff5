import { describe, expect, it } from 'vitest';
import { CEILING, loudness, peak, RATE, type Samples } from './synth';
import { LEVELS, render, type Voice } from './voices';

const voices = Object.keys(LEVELS) as Voice[];
const pieces = voices.flatMap((voice) =>
  (voice === 'coin' ? [1, 5, 9] : voice === 'podium' ? [0, 6] : [0]).map((step) => [voice, step] as const),
);

/** How much of a sound lies at one pitch, by Goertzel's rule. */
function shareAt(samples: Samples, pitch: number): number {
  const factor = 2 * Math.cos((2 * Math.PI * pitch) / RATE);
  let [one, two] = [0, 0];
  for (const sample of samples) [one, two] = [sample + factor * one - two, one];
  return one * one + two * two - factor * one * two;
}

/** The middle of its spectrum: where as much sounds above as below. */
function centre(samples: Samples): number {
  const pitches = Array.from({ length: 60 }, (_, k) => 60 * 1.097 ** k);
  const shares = pitches.map((pitch) => shareAt(samples, pitch));
  const half = shares.reduce((sum, each) => sum + each, 0) / 2;
  let sum = 0;
  return pitches.find((_, k) => (sum += shares[k] as number) >= half) ?? 0;
}

describe.each(pieces)('%s %i', (voice, step) => {
  const samples = render(voice, step);

  it('is as loud as it should be', () => {
    expect(Math.abs(loudness(samples) - LEVELS[voice])).toBeLessThan(0.5);
  });

  it('never comes near the ceiling that a device has', () => {
    expect(peak(samples)).toBeLessThanOrEqual(CEILING);
  });

  it('begins and ends without a click, and pushes no loudspeaker aside', () => {
    const [first, last] = [samples[0] ?? 1, samples.at(-1) ?? 1];
    expect(Math.abs(first - last)).toBeLessThan(0.002);
    expect(Math.abs(samples.reduce((sum, each) => sum + each, 0) / samples.length)).toBeLessThan(0.003);
  });
});

it('is the same each time', () => {
  expect(render('tile')).toEqual(render('tile'));
});

it('sounds lower the more a coin is worth', () => {
  const [small, middle, large] = [1, 5, 9].map((worth) => centre(render('coin', worth))) as [number, number, number];
  expect(small).toBeGreaterThan(middle);
  expect(middle).toBeGreaterThan(large);
});

it('sounds of stone where a tile is set, and higher with each podium', () => {
  expect(centre(render('tile'))).toBeLessThan(700);
  const strongest = (step: number): number =>
    [293.66, 523.25].toSorted((a, b) => shareAt(render('podium', step), b) - shareAt(render('podium', step), a))[0] ??
    0;
  expect(strongest(0)).toBe(293.66);
  expect(strongest(6)).toBe(523.25);
});

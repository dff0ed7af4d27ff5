import { describe, expect, it } from 'vitest';
import { groundOf } from './kinds';
import { contrast, difference, EYES, grey, lab, nearest } from './measure';
import { CURRENCY_COLOURS, DIRK_COLOUR, KIND_COLOURS, KINDS, PLAYER_COLOURS, textOn } from './palette';

const kinds = Object.values(KIND_COLOURS);
const currencies = Object.values(CURRENCY_COLOURS);

describe.each(Object.entries(EYES))('to %s eyes', (_, eyes) => {
  // Measured: 19.7 for the buildings and 28.6 for the currencies is the worst over all eyes.
  it('no two kinds of buildings look alike', () => {
    expect(nearest(kinds, eyes)).toBeGreaterThan(19.6);
  });

  it('no two currencies look alike', () => {
    expect(nearest(currencies, eyes)).toBeGreaterThan(28.5);
  });
});

describe('in grey', () => {
  const steps = (colours: readonly string[]): number[] => {
    const lightness = colours.map((colour) => lab(grey(colour))[0]).sort((a, b) => a - b);
    return lightness.slice(1).map((value, k) => value - (lightness[k] as number));
  };

  // Six shades apart on a scale of 100; patterns and silhouettes do the rest.
  it('kinds of buildings differ in lightness', () => {
    expect(Math.min(...steps(kinds))).toBeGreaterThan(6);
  });

  it('currencies differ in lightness', () => {
    expect(Math.min(...steps(currencies))).toBeGreaterThan(6);
  });
});

describe('on a colour one can', () => {
  it.each([...kinds, ...currencies])('read what is written: %s', (colour) => {
    expect(contrast(colour, textOn(colour))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...PLAYER_COLOURS, DIRK_COLOUR])('make out the charge of a crest: %s', (colour) => {
    expect(contrast(colour, textOn(colour))).toBeGreaterThanOrEqual(3);
  });
});

// Patterns may play with shades, but a tile must stay recognisable by its colour.
it.each(KINDS)('every part of the ground of the %s is nearer to its own colour than to any other', (kind) => {
  const fills = new Set([...groundOf(kind, 'full').matchAll(/fill="(#\w{6})"/g)].map((match) => match[1] as string));
  for (const fill of fills) {
    const distance = (other: string): number => difference(lab(fill), lab(other));
    expect(Math.min(...kinds.map(distance))).toBe(distance(KIND_COLOURS[kind]));
  }
});

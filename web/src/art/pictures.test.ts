import { describe, expect, it } from 'vitest';
import { cardBackPicture, scoringPicture, tileBackPicture } from './cards';
import { drawCrest } from './crests';
import { FACES, facePicture } from './faces';
import { fountainPicture } from './fountain';
import { KIND_GLYPHS, SIGNS } from './glyphs';
import { type Detail, detailFor, FULL_DETAIL, kindPicture } from './kinds';
import { cardFigures, cardPicture, coin } from './money';
import { CURRENCIES, KINDS, PLAYER_COLOURS } from './palette';
import { drawPrice } from './price';
import { drawWalls, SIDES } from './walls';

const DETAILS: readonly Detail[] = ['full', 'small'];

const images: [string, string][] = [
  ...KINDS.flatMap((kind) =>
    DETAILS.map((detail): [string, string] => [`${kind} ${detail}`, kindPicture(kind, detail)]),
  ),
  ...DETAILS.map((detail): [string, string] => [`fountain ${detail}`, fountainPicture(detail)]),
  ...CURRENCIES.map((currency): [string, string] => [currency, cardPicture(currency)]),
  ...([1, 2, 3] as const).map((round): [string, string] => [`scoring ${round}`, scoringPicture(round)]),
  ...FACES.map((id): [string, string] => [id, facePicture(id)]),
  ['card back', cardBackPicture()],
  ['tile back', tileBackPicture()],
];

const pieces: [string, string][] = [
  ...PLAYER_COLOURS.map((_, seat): [string, string] => [`crest ${seat}`, drawCrest(seat)]),
  ['crest of Dirk', drawCrest('dirk')],
  ...CURRENCIES.map((currency): [string, string] => [
    `coin ${currency}`,
    coin(currency, [22, 22], 18) + cardFigures(currency, 9),
  ]),
  ...DETAILS.map((detail): [string, string] => [
    `walls ${detail}`,
    drawWalls(SIDES, ['S'], detail) + drawPrice('tower', 13, detail),
  ]),
  ...Object.entries({ ...KIND_GLYPHS, ...SIGNS }),
];

describe.each([...images.map(([name, address]): [string, string] => [name, decodeURIComponent(address)]), ...pieces])(
  '%s',
  (_, markup) => {
    it('is drawn with numbers only', () => {
      expect(markup).not.toMatch(/NaN|undefined|Infinity|null/);
    });

    it('needs nothing that the page may not have: no styles, no scripts, no other place', () => {
      expect(markup.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/style=|<style|<script|https?:/);
    });
  },
);

it.each(images)('%s stays small enough to be copied about', (_, address) => {
  expect(address.length).toBeLessThan(40_000);
});

it('each kind, currency, seat and face has a picture of its own', () => {
  const all = [...images.map(([, address]) => address), ...pieces.map(([, markup]) => markup)];
  expect(new Set(all).size).toBe(all.length);
});

it('draws a picture once', () => {
  expect(kindPicture('tower', 'full')).toBe(kindPicture('tower', 'full'));
});

it('shows silhouettes alone below 56 pixels', () => {
  expect(FULL_DETAIL).toBe(56);
  expect([55, 56].map(detailFor)).toEqual(['small', 'full']);
});

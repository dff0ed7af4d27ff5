/**
 * The colours of the game. They mean something, so they are the same in every theme; `colours.test.ts` measures how far
 * apart they are.
 */
import { CURRENCIES, KINDS } from '../generated/game';

export { CURRENCIES, KINDS };
export type Kind = (typeof KINDS)[number];
export type Currency = (typeof CURRENCIES)[number];

export const INK = '#1B1A2B';
export const WHITE = '#FFFFFF';

/** Building materials, from light to dark. The light comes from the upper left in every picture. */
export const PLASTER = '#FFF6E0';
export const SAND = '#F0DDB0';
export const STONE = '#D2B680';
export const CLAY = '#A9814C';
export const GOLD = '#E8B04A';
export const BRICK = '#C6533A';
export const WATER = '#79C6EA';
export const FOAM = '#D9F1FB';

export const KIND_COLOURS: Readonly<Record<Kind, string>> = {
  pavilion: '#0E64C7',
  seraglio: '#E84E1F',
  arcades: '#643313',
  chambers: '#F5F3EC',
  garden: '#50B78B',
  tower: '#351854',
};

export const CURRENCY_COLOURS: Readonly<Record<Currency, string>> = {
  yellow: '#FAE95E',
  green: '#369989',
  blue: '#0C3694',
  orange: '#C93D11',
};

/**
 * In the order of the seats. No six colours stay apart for everyone, so each player has a crest of their own as well.
 */
export const PLAYER_COLOURS = ['#0072B2', '#D55E00', '#F0E442', '#7A0177', '#56B4E9', '#1B1A2B'] as const;
/** No colour at all: he sits at no seat. */
export const DIRK_COLOUR = '#A7A3AD';

const WITH_INK_TEXT: ReadonlySet<string> = new Set([
  KIND_COLOURS.chambers,
  KIND_COLOURS.garden,
  KIND_COLOURS.seraglio,
  CURRENCY_COLOURS.yellow,
  CURRENCY_COLOURS.green,
  PLAYER_COLOURS[2],
  PLAYER_COLOURS[4],
  DIRK_COLOUR,
]);

/** What to write with on one of the game's colours. */
export function textOn(colour: string): string {
  return WITH_INK_TEXT.has(colour) ? INK : WHITE;
}

/** A colour part of the way from `one` to `other`. */
export function mix(one: string, other: string, share: number): string {
  const channel = (start: number): string => {
    const from = parseInt(one.slice(start, start + 2), 16);
    const to = parseInt(other.slice(start, start + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export const lighter = (colour: string, share: number): string => mix(colour, WHITE, share);
export const darker = (colour: string, share: number): string => mix(colour, '#000000', share);

// The pieces of the game. Generated from src/alhambra/values.py by
// `./run generate`; do not edit.

/** In the order of their prizes. */
export const KINDS = ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'] as const;

/** In the order of the market's slots. */
export const CURRENCIES = ['yellow', 'green', 'blue', 'orange'] as const;

/** How a card's name begins. */
export const CURRENCY_LETTERS = {
  yellow: 'Y',
  green: 'G',
  blue: 'B',
  orange: 'O',
} as const;

/** Every building, in the order kind, price. */
export const TILES = [
  { name: 'Pa2', kind: 'pavilion', price: 2, walls: 'NEW' },
  { name: 'Pa3', kind: 'pavilion', price: 3, walls: 'SW' },
  { name: 'Pa4', kind: 'pavilion', price: 4, walls: 'ES' },
  { name: 'Pa5', kind: 'pavilion', price: 5, walls: 'NW' },
  { name: 'Pa6', kind: 'pavilion', price: 6, walls: 'N' },
  { name: 'Pa7', kind: 'pavilion', price: 7, walls: 'E' },
  { name: 'Pa8', kind: 'pavilion', price: 8, walls: '' },
  { name: 'Se3', kind: 'seraglio', price: 3, walls: 'ESW' },
  { name: 'Se4', kind: 'seraglio', price: 4, walls: 'NE' },
  { name: 'Se5', kind: 'seraglio', price: 5, walls: 'SW' },
  { name: 'Se6', kind: 'seraglio', price: 6, walls: 'ES' },
  { name: 'Se7', kind: 'seraglio', price: 7, walls: 'W' },
  { name: 'Se8', kind: 'seraglio', price: 8, walls: 'S' },
  { name: 'Se9', kind: 'seraglio', price: 9, walls: '' },
  { name: 'Ar4', kind: 'arcades', price: 4, walls: 'NES' },
  { name: 'Ar5', kind: 'arcades', price: 5, walls: 'NW' },
  { name: 'Ar6a', kind: 'arcades', price: 6, walls: 'SW' },
  { name: 'Ar6b', kind: 'arcades', price: 6, walls: 'NE' },
  { name: 'Ar7', kind: 'arcades', price: 7, walls: 'ES' },
  { name: 'Ar8a', kind: 'arcades', price: 8, walls: 'N' },
  { name: 'Ar8b', kind: 'arcades', price: 8, walls: 'E' },
  { name: 'Ar9', kind: 'arcades', price: 9, walls: '' },
  { name: 'Ar10', kind: 'arcades', price: 10, walls: '' },
  { name: 'Ch5', kind: 'chambers', price: 5, walls: 'NSW' },
  { name: 'Ch6', kind: 'chambers', price: 6, walls: 'ES' },
  { name: 'Ch7a', kind: 'chambers', price: 7, walls: 'SW' },
  { name: 'Ch7b', kind: 'chambers', price: 7, walls: 'NE' },
  { name: 'Ch8', kind: 'chambers', price: 8, walls: 'NW' },
  { name: 'Ch9a', kind: 'chambers', price: 9, walls: 'W' },
  { name: 'Ch9b', kind: 'chambers', price: 9, walls: 'S' },
  { name: 'Ch10', kind: 'chambers', price: 10, walls: '' },
  { name: 'Ch11', kind: 'chambers', price: 11, walls: '' },
  { name: 'Ga6', kind: 'garden', price: 6, walls: 'ESW' },
  { name: 'Ga7', kind: 'garden', price: 7, walls: 'NSW' },
  { name: 'Ga8a', kind: 'garden', price: 8, walls: 'SW' },
  { name: 'Ga8b', kind: 'garden', price: 8, walls: 'NE' },
  { name: 'Ga8c', kind: 'garden', price: 8, walls: 'NW' },
  { name: 'Ga9', kind: 'garden', price: 9, walls: 'E' },
  { name: 'Ga10a', kind: 'garden', price: 10, walls: 'N' },
  { name: 'Ga10b', kind: 'garden', price: 10, walls: 'W' },
  { name: 'Ga10c', kind: 'garden', price: 10, walls: '' },
  { name: 'Ga11', kind: 'garden', price: 11, walls: '' },
  { name: 'Ga12', kind: 'garden', price: 12, walls: 'S' },
  { name: 'To7', kind: 'tower', price: 7, walls: 'NEW' },
  { name: 'To8', kind: 'tower', price: 8, walls: 'NES' },
  { name: 'To9a', kind: 'tower', price: 9, walls: 'ES' },
  { name: 'To9b', kind: 'tower', price: 9, walls: 'NE' },
  { name: 'To9c', kind: 'tower', price: 9, walls: 'NW' },
  { name: 'To10', kind: 'tower', price: 10, walls: 'W' },
  { name: 'To11a', kind: 'tower', price: 11, walls: 'N' },
  { name: 'To11b', kind: 'tower', price: 11, walls: 'S' },
  { name: 'To11c', kind: 'tower', price: 11, walls: '' },
  { name: 'To12', kind: 'tower', price: 12, walls: '' },
  { name: 'To13', kind: 'tower', price: 13, walls: 'E' },
] as const;

/** Small signs of one colour on a square of 24: for tables, counters and buttons, readable from 16 pixels. */
import { closed, ngon, scalloped, star } from './geometry';
import type { Kind } from './palette';

/** Path data, filled by the even-odd rule. */
export const KIND_GLYPHS: Readonly<Record<Kind, string>> = {
  pavilion:
    'M11.3 1h1.4v2C17 4.6 19.5 7.5 18.5 11H21v3h-1.5v8.5h-15V14H3v-3h2.5C4.5 7.5 7 4.6 11.3 3ZM6.5 22.5V18.5a2.5 2.5 0 0 1 5 0V22.5ZM12.5 22.5V18.5a2.5 2.5 0 0 1 5 0V22.5Z',
  seraglio:
    'M3.5 22.5V10.5C3.5 5.5 7.5 2.8 12 1.2C16.5 2.8 20.5 5.5 20.5 10.5V22.5Z' +
    [
      [12, 6.5],
      [8.2, 11],
      [15.8, 11],
      [12, 15],
      [8.2, 19],
      [15.8, 19],
    ]
      .map(([x, y]) => `M${x} ${(y as number) - 3}l2.8 3l-2.8 3l-2.8 -3Z`)
      .join(''),
  arcades:
    'M1 4H23V7.5H22V22.5H2V7.5H1ZM4 22.5V14a2.2 2.2 0 1 1 4.2 0V22.5ZM9.9 22.5V14a2.2 2.2 0 1 1 4.2 0V22.5ZM15.8 22.5V14a2.2 2.2 0 1 1 4.2 0V22.5Z',
  chambers:
    closed(star([12, 12], 11.8, 8.8, 8, 22.5)) +
    closed(star([12, 12], 7.6, 5.2, 8, 0)) +
    closed(ngon([12, 12], 3, 8, 22.5)),
  garden:
    'M1.5 1.5H10V8.2A5 5 0 0 0 8.2 10H1.5ZM14 1.5H22.5V10H15.8A5 5 0 0 0 14 8.2ZM1.5 14H8.2A5 5 0 0 0 10 15.8V22.5H1.5ZM15.8 14H22.5V22.5H14V15.8A5 5 0 0 0 15.8 14ZM12 9.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0 -4.8Z',
  tower:
    'M4.5 1.5H8V4H10.25V1.5H13.75V4H16V1.5H19.5V9.5H17.5L18.5 22.5H5.5L6.5 9.5H4.5ZM9.5 22.5V18a2.5 2.5 0 0 1 5 0V22.5ZM8.5 14.5V12.5a1.5 1.5 0 0 1 3 0V14.5ZM12.5 14.5V12.5a1.5 1.5 0 0 1 3 0V14.5Z',
};

export const SIGNS = {
  wall: 'M1 6.5H5V9.5H8V6.5H11V9.5H13V6.5H16V9.5H19V6.5H23V18.5H1ZM2.5 13H11V14.2H2.5ZM12.5 13H21.5V14.2H12.5Z',
  cards:
    'M9 1.5H20.5A1.5 1.5 0 0 1 22 3V18A1.5 1.5 0 0 1 20.5 19.5H19.5V6A2.5 2.5 0 0 0 17 3.5H8V3A1.5 1.5 0 0 1 9 1.5ZM3.5 5H16A1.5 1.5 0 0 1 17.5 6.5V21A1.5 1.5 0 0 1 16 22.5H3.5A1.5 1.5 0 0 1 2 21V6.5A1.5 1.5 0 0 1 3.5 5ZM9.75 9.5L5.8 13.8L9.75 18L13.7 13.8Z',
  reserve: 'M3 3H10.5V10.5H3ZM13.5 3H21V10.5H13.5ZM3 13.5H10.5V21H3ZM13.5 13.5H21V21H13.5ZM15 15V19.5H19.5V15Z',
  points: closed(star([12, 12], 11.5, 6.8, 8, 22.5)) + closed(ngon([12, 12], 3.2, 8, 22.5)),
  fountain: `${scalloped([12, 12], 11.6, 12, 0.86)}${closed(ngon([12, 12], 7.5, 24))}${closed(ngon([12, 12], 5.6, 12, 15))}${closed(star([12, 12], 3.8, 2, 8))}`,
  tick: 'M3 12.5L6 9.5L10 13.5L18.5 4.5L21.5 7.3L10 19.5Z',
  cross: 'M5.5 2.8L12 9.3L18.5 2.8L21.2 5.5L14.7 12L21.2 18.5L18.5 21.2L12 14.7L5.5 21.2L2.8 18.5L9.3 12L2.8 5.5Z',
} as const;
export type Sign = keyof typeof SIGNS;

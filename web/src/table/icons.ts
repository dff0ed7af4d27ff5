/** Line drawings for buttons, on a square of 24. */
export const ICONS = {
  undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M16 5l4 4l-4 4M20 9H10a6 6 0 0 0 0 12h3',
  restart: 'M4 4v6h6M4.500 10a8 8 0 1 1 -0.500 4',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 6h16M4 12h16M4 18h16',
  sheet: 'M5 3h14v18H5zM9 8h6M9 12h6M9 16h4',
  log: 'M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h11',
  rebuild: 'M4 20h16M6 20V11h5v9M13 20V7h5v13M15.500 4l2 -2l2 2M17.500 2v5',
  up: 'M6 15l6 -6l6 6',
  down: 'M6 9l6 6l6 -6',
  left: 'M15 6l-6 6l6 6',
  right: 'M9 6l6 6l-6 6',
  flag: 'M6 21V4M6 5h11l-2.500 4l2.500 4H6',
  link: 'M10 14a4 4 0 0 0 6 0l3 -3a4 4 0 0 0 -6 -6l-1 1M14 10a4 4 0 0 0 -6 0l-3 3a4 4 0 0 0 6 6l1 -1',
  home: 'M4 11l8 -7l8 7M6 10v10h12V10',
  swap: 'M7 4v14l-3 -3M7 18l3 -3M17 20V6l-3 3M17 6l3 3',
} as const;
export type IconName = keyof typeof ICONS;

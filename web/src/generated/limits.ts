// Limits that the server sets. Generated from src/alhambra/server by
// `./run generate`; do not edit.

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 6;
export const LONGEST_NAME = 24;
export const LONGEST_REMARK = 280;
export const RECORD_LETTERS = 48000;
export const MOST_VIEWS = 50;

// The lessons in their order. Generated from src/alhambra/learning by
// `./run generate`; do not edit.
import type { Lesson } from './lesson';

export const LESSONS = [
  { name: 'placing', id: 'lesson-placing', goals: ['place', 'end'], remarks: ['stored'], mistakes: ['CELL_IS_TAKEN', 'TILES_LEFT_TO_SETTLE', 'TOUCHES_NOTHING'], is_whole_game: false },
  { name: 'taking-money', id: 'lesson-taking-money', goals: ['several', 'end'], remarks: ['small', 'single', 'two'], mistakes: ['ACTION_IS_COMPULSORY', 'TAKES_TOO_MUCH'], is_whole_game: false },
  { name: 'exact-payment', id: 'lesson-exact-payment', goals: ['exact', 'another'], remarks: ['overpaid', 'declined', 'money', 'bonus'], mistakes: ['PAYS_TOO_LITTLE', 'WRONG_CURRENCY'], is_whole_game: false },
  { name: 'walls-and-doors', id: 'lesson-walls-and-doors', goals: ['tower', 'seraglio'], remarks: ['stored'], mistakes: ['NO_WAY_IN', 'WALL_MEETS_OPENING'], is_whole_game: false },
  { name: 'no-gaps', id: 'lesson-no-gaps', goals: ['court', 'gap'], remarks: ['stored', 'elsewhere'], mistakes: ['ENCLOSES_EMPTY'], is_whole_game: false },
  { name: 'rebuilding', id: 'lesson-rebuilding', goals: ['exchange', 'end'], remarks: ['elsewhere', 'spent'], mistakes: ['ENCLOSES_EMPTY', 'FOUNTAIN_STAYS'], is_whole_game: false },
  { name: 'majorities', id: 'lesson-majorities', goals: ['most', 'alone'], remarks: ['reserve', 'no-money', 'money', 'bonus'], mistakes: [], is_whole_game: false },
  { name: 'the-wall', id: 'lesson-the-wall', goals: ['longer', 'five'], remarks: ['stored', 'short', 'not-longer'], mistakes: ['WALL_MEETS_OPENING'], is_whole_game: false },
  { name: 'timing', id: 'lesson-timing', goals: ['several', 'scored'], remarks: ['too-few'], mistakes: [], is_whole_game: false },
  { name: 'dirk', id: 'lesson-dirk', goals: ['give', 'end'], remarks: ['kept'], mistakes: ['TILES_LEFT_TO_SETTLE'], is_whole_game: false },
  { name: 'last-tiles', id: 'lesson-last-tiles', goals: ['trigger', 'receive', 'build'], remarks: ['spent', 'final', 'bonus'], mistakes: ['NO_ACTIONS_AT_THE_END', 'PAYS_TOO_LITTLE'], is_whole_game: false },
  { name: 'first-game', id: 'lesson-first-game', goals: ['buy', 'exact', 'wall', 'finish'], remarks: ['over', 'wait', 'final', 'bonus', 'settle', 'ready', 'scored', 'exact', 'ending', 'soon', 'begin', 'money'], mistakes: [], is_whole_game: true },
] as const satisfies readonly Lesson[];

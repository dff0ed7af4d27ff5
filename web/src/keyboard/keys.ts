/**
 * The table by keys: which key means what, given what the reader has in hand. Single letters without modifiers, so that
 * the browser's own keys stay the browser's. Pure.
 */
import type { TurnState } from '../protocol';
import { type Gesture, isForDirk, type Pick, type Situation } from '../table/model/picks';
import type { Direction } from './nearest';

/** Parts of the table that a key leads to. */
export const ZONES = ['market', 'money', 'palace', 'hand', 'buttons', 'standings'] as const;
export type Zone = (typeof ZONES)[number];

/** What a key does. */
export type Act =
  | { readonly kind: 'gesture'; readonly gesture: Gesture }
  | { readonly kind: 'call'; readonly call: 'stop' | 'endTurn' | 'undo' | 'redo' | 'restart' }
  | { readonly kind: 'zone'; readonly zone: Zone }
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'open'; readonly what: 'keys' | 'sheet' | 'log' | 'menu' };

/** What the table allows just now. */
export interface Moment {
  readonly picked: Pick;
  readonly situation: Situation | null;
  readonly turn: TurnState | null;
}

export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const PLACES: Readonly<Record<string, Zone>> = {
  m: 'market',
  g: 'money',
  p: 'palace',
  h: 'hand',
  b: 'buttons',
  v: 'standings',
};
const PAGES: Readonly<Record<string, 'keys' | 'sheet' | 'log' | 'menu'>> = {
  '?': 'keys',
  s: 'sheet',
  l: 'log',
  n: 'menu',
};

/** The keys as they are told to the reader, in this order: what stands on them, and the name of what they do. */
export const TOLD: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['m'], does: 'market' },
  { keys: ['g'], does: 'money' },
  { keys: ['p'], does: 'palace' },
  { keys: ['h'], does: 'hand' },
  { keys: ['b'], does: 'buttons' },
  { keys: ['v'], does: 'standings' },
  { keys: ['←', '↑', '→', '↓'], does: 'move' },
  { keys: ['Enter'], does: 'press' },
  { keys: ['1', '2', '3', '4'], does: 'slot' },
  { keys: ['c'], does: 'confirm' },
  { keys: ['k'], does: 'store' },
  { keys: ['d'], does: 'dirk' },
  { keys: ['a'], does: 'rebuild' },
  { keys: ['Esc'], does: 'cancel' },
  { keys: ['x'], does: 'stop' },
  { keys: ['e'], does: 'end' },
  { keys: ['u'], does: 'undo' },
  { keys: ['r'], does: 'redo' },
  { keys: ['t'], does: 'restart' },
  { keys: ['s'], does: 'sheet' },
  { keys: ['l'], does: 'log' },
  { keys: ['n'], does: 'menu' },
  { keys: ['?'], does: 'keys' },
];

const gesture = (made: Gesture): Act => ({ kind: 'gesture', gesture: made });

/** Null if the key means nothing now; it then stays the browser's. */
export function actOf(key: string, moment: Moment): Act | null {
  const direction = ARROWS[key];
  if (direction) return { kind: 'move', direction };
  const letter = key.toLowerCase();
  const zone = PLACES[letter];
  if (zone) return { kind: 'zone', zone };
  const what = PAGES[letter];
  if (what) return { kind: 'open', what };
  return moment.situation && playing(letter, moment, moment.situation);
}

function playing(key: string, { picked, turn }: Moment, { view, seat, choices }: Situation): Act | null {
  const isMine = view.actor === seat;
  switch (key) {
    case '1':
    case '2':
    case '3':
    case '4':
      return view.market[Number(key) - 1] ? gesture({ kind: 'slot', slot: Number(key) }) : null;
    case 'c':
      return picked.kind === 'nothing' ? null : gesture({ kind: picked.kind === 'purchase' ? 'buy' : 'confirm' });
    case 'k':
      return picked.kind === 'tile' && picked.from === 'aside' ? gesture({ kind: 'store' }) : null;
    case 'd':
      return picked.kind === 'tile' && isForDirk(picked.tile, choices) ? gesture({ kind: 'dirk' }) : null;
    case 'a':
      return picked.kind === 'rebuild' || choices.can_redesign ? gesture({ kind: 'rebuild' }) : null;
    case 'escape':
      return picked.kind === 'nothing' ? null : gesture({ kind: 'cancel' });
    case 'x':
      return choices.can_stop ? { kind: 'call', call: 'stop' } : null;
    case 'e':
      return isMine ? { kind: 'call', call: 'endTurn' } : null;
    case 'u':
    case 't':
      return isMine && turn?.steps.length ? { kind: 'call', call: key === 'u' ? 'undo' : 'restart' } : null;
    case 'r':
      return isMine && turn?.undone.length ? { kind: 'call', call: 'redo' } : null;
    default:
      return null;
  }
}

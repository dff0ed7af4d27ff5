/** What the gallery shows: every building of the game, and one small palace. */
import type { PlacedTile } from '../../art/Palace.svelte';
import type { Kind } from '../../art/palette';
import { type Segment, type Side, sides } from '../../art/walls';

const at = (x: number, y: number, kind: Kind, price: number, walls: string): PlacedTile => ({
  x,
  y,
  kind,
  price,
  walls: sides(walls),
});

/** Each tile is one of the game's, and each lies legally. */
export const PALACE: readonly PlacedTile[] = [
  at(0, -1, 'tower', 9, 'NW'),
  at(1, -1, 'garden', 10, 'N'),
  at(2, -1, 'arcades', 6, 'NE'),
  at(1, 0, 'arcades', 10, ''),
  at(2, 0, 'pavilion', 7, 'E'),
  at(2, 1, 'seraglio', 6, 'ES'),
  at(1, 1, 'chambers', 9, 'S'),
  at(0, 1, 'pavilion', 3, 'SW'),
  at(-1, 0, 'garden', 10, 'W'),
  at(-1, 1, 'tower', 13, 'E'),
];

const trace = (list: string): Segment[] =>
  list.split(' ').map((segment) => {
    const [x, y, side] = segment.split(',') as [string, string, Side];
    return { x: Number(x), y: Number(y), side };
  });

/** From the tower's west wall clockwise round to the pavilion. */
export const LONGEST_WALL: readonly Segment[] = trace(
  '0,-1,W 0,-1,N 1,-1,N 2,-1,N 2,-1,E 2,0,E 2,1,E 2,1,S 1,1,S 0,1,S',
);

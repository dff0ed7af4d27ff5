/** Patterns that fill the square, as path data for the caller to colour. */
import { brief, closed, hankin, ngon, type Point } from './geometry';

const SIZE = 100;

/** All places `origin + i * across + j * down` whose neighbourhood of `reach` touches the square. */
function lattice(origin: Point, across: Point, down: Point, reach: number): Point[] {
  const places: Point[] = [];
  const inside = (v: number): boolean => v > -reach && v < SIZE + reach;
  for (let j = -9; j <= 9; j++)
    for (let i = -9; i <= 9; i++) {
      const x = origin[0] + i * across[0] + j * down[0];
      const y = origin[1] + i * across[1] + j * down[1];
      if (inside(x) && inside(y)) places.push([x, y]);
    }
  return places;
}

const paths = (polygons: Point[][]): string => polygons.map(closed).join('');

export interface StarPattern {
  /** Polygons between the large ones: squares or triangles. */
  readonly gaps: string;
  /** Stars inside the large polygons. */
  readonly stars: string;
  /** Stars inside the gaps. */
  readonly knots: string;
}

/** Octagons and squares (4.8.8) with the eight-pointed stars and crosses they carry; a star in the very middle. */
export function eightfold(pitch: number, contact: number): StarPattern {
  const edge = pitch / (1 + Math.SQRT2);
  const octagon = (at: Point): Point[] => ngon(at, edge / (2 * Math.sin(Math.PI / 8)), 8, 22.5);
  const square = (at: Point): Point[] => ngon(at, edge / Math.SQRT2, 4);
  const [across, down]: [Point, Point] = [
    [pitch, 0],
    [0, pitch],
  ];
  const octagons = lattice([50, 50], across, down, pitch / 2);
  const squares = lattice([50 + pitch / 2, 50 + pitch / 2], across, down, edge);
  return {
    gaps: paths(squares.map(square)),
    stars: paths(octagons.map((at) => hankin(octagon(at), contact))),
    knots: paths(squares.map((at) => hankin(square(at), contact))),
  };
}

/** Dodecagons and triangles (3.12.12) with their twelve-pointed stars. */
export function twelvefold(pitch: number, contact: number): StarPattern {
  const edge = pitch / (2 + Math.sqrt(3));
  const dodecagon = (at: Point): Point[] => ngon(at, edge / (2 * Math.sin(Math.PI / 12)), 12, 15);
  const rise = (pitch * Math.sqrt(3)) / 2;
  const [across, down]: [Point, Point] = [
    [pitch, 0],
    [pitch / 2, rise],
  ];
  const triangles = [
    ...lattice([50 + pitch / 2, 50 + rise / 3], across, down, edge).map((at) => ngon(at, edge / Math.sqrt(3), 3, 30)),
    ...lattice([50, 50 + (rise * 2) / 3], across, down, edge).map((at) => ngon(at, edge / Math.sqrt(3), 3, 90)),
  ];
  return {
    gaps: paths(triangles),
    stars: paths(lattice([50, 50], across, down, pitch / 2).map((at) => hankin(dodecagon(at), contact))),
    knots: paths(triangles.map((triangle) => hankin(triangle, contact))),
  };
}

export interface Sebka {
  /** The waves whose crossings make the net. */
  readonly net: string;
  /** A leaf in the middle of each mesh. */
  readonly leaves: string;
}

/** Sebka: a net of lozenges with ogee sides, woven from upright waves, with a leaf in each mesh. */
export function sebka(width: number, height: number): Sebka {
  const [w, h] = [width / 2, height / 2];
  const bend = h * 0.6;
  const swing = (side: number): string => `c0 ${bend} ${side} ${brief(h - bend)} ${side} ${h}`;
  const wave = (side: number): string => (swing(side) + swing(-side)).repeat(Math.ceil(SIZE / height) + 1);
  const leaf = ([x, y]: Point): string =>
    `M${x} ${y - h * 0.42}q${w * 0.6} ${h * 0.42} 0 ${h * 0.84}q${-w * 0.6} ${-h * 0.42} 0 ${-h * 0.84}`;
  const top = brief(50 - Math.ceil(50 / height) * height);
  let net = '';
  for (let x = 50 - Math.ceil(50 / width) * width; x < SIZE + width; x += width)
    net += `M${brief(x)} ${top}${wave(w)}M${brief(x)} ${top}${wave(-w)}`;
  return {
    net,
    leaves: lattice([50 + w, 50], [width, 0], [w, h], h)
      .map(leaf)
      .join(''),
  };
}

/** Bricks in running bond; `tone` sorts them into so many shades without any order the eye could find. */
export function bricks(length: number, course: number, tones: number): string[] {
  const rows = Math.ceil(SIZE / course);
  const columns = Math.ceil(SIZE / length) + 1;
  const shades = Array.from({ length: tones }, () => '');
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = (column - (row % 2) / 2) * length;
      const tone = (row * 5 + column * 7 + row * column * 3) % tones;
      shades[tone] = `${shades[tone] ?? ''}M${x} ${row * course}h${length}v${course}h${-length}Z`;
    }
  return shades;
}

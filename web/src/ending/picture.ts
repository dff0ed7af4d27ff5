/** The end of a game as one picture to keep or to hand on: every palace by night, who has won, and the points. */
import { drawCrest } from '../art/crests';
import { fountainPicture } from '../art/fountain';
import { kindPicture } from '../art/kinds';
import { drawLogo } from '../art/logo';
import { address, moved, picture } from '../art/svg';
import { drawWalls, innerSides, type Segment, tracePath } from '../art/walls';
import type { Building, CellSide } from '../protocol';
import { boxAround } from '../table/model/frame';
import { readCell, readTile, writeCell } from '../table/model/notation';

export interface Shown {
  readonly seat: number;
  readonly name: string;
  readonly score: number;
  readonly isWinner: boolean;
  readonly buildings: readonly Building[];
  readonly wall: readonly CellSide[];
}

export const WIDTH = 1200;
export const HEIGHT = 900;
const TITLE = 96;
const FOOT = 60;
const DISPLAY = "'Reem Kufi', sans-serif";
const TEXT = "'Atkinson Hyperlegible Next', sans-serif";
const PAPER = '#fff6e0';
const GILT = '#e8b04a';

/** Draws it; `sign` stands at its foot. */
export async function drawEnding(headline: string, players: readonly Shown[], sign: string): Promise<Blob> {
  // Letters that the page has not shown yet may not be here.
  await Promise.all(
    [`600 48px ${DISPLAY}`, `650 30px ${TEXT}`].map(async (font) => document.fonts.load(font, headline)),
  );
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('nothing to draw on');
  drawNight(paper);
  write(paper, headline, WIDTH / 2, 66, `600 52px ${DISPLAY}`, PAPER, WIDTH - 80);
  const columns = players.length <= 3 ? players.length : Math.ceil(players.length / 2);
  const rows = Math.ceil(players.length / columns);
  const [width, height] = [(WIDTH - 60) / columns, (HEIGHT - TITLE - FOOT) / rows];
  for (const [index, player] of players.entries()) {
    const row = Math.floor(index / columns);
    // The last row stands in the middle.
    const inRow = Math.min(columns, players.length - row * columns);
    const left = (WIDTH - inRow * width) / 2 + (index % columns) * width;
    await drawPlayer(paper, player, left, TITLE + row * height, width, height);
  }
  const logo = await load(address(picture(100, 100, drawLogo())));
  paper.drawImage(logo, WIDTH / 2 - 100, HEIGHT - FOOT + 6, 40, 40);
  write(paper, sign, WIDTH / 2 + 30, HEIGHT - FOOT + 36, `600 28px ${DISPLAY}`, PAPER, 300);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture came of it'))), 'image/png'),
  );
}

type Paper = CanvasRenderingContext2D;

function drawNight(paper: Paper): void {
  const sky = paper.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, '#0f0d26');
  sky.addColorStop(0.6, '#1c1848');
  sky.addColorStop(1, '#3a2f66');
  paper.fillStyle = sky;
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  const lamps = paper.createRadialGradient(WIDTH / 2, HEIGHT * 1.15, 60, WIDTH / 2, HEIGHT * 1.15, WIDTH * 0.75);
  lamps.addColorStop(0, 'rgb(255 184 77 / 40%)');
  lamps.addColorStop(1, 'rgb(255 184 77 / 0%)');
  paper.fillStyle = lamps;
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  for (let k = 0; k < 70; k += 1) {
    paper.fillStyle = k % 3 ? '#fff6e0' : '#ffe08a';
    paper.globalAlpha = 0.35 + ((k * 37) % 10) / 20;
    paper.beginPath();
    paper.arc((k * 397) % WIDTH, ((k * 211) % (HEIGHT * 0.5)) + 6, 1 + ((k * 7) % 3) * 0.6, 0, 7);
    paper.fill();
  }
  paper.globalAlpha = 1;
}

async function drawPlayer(paper: Paper, player: Shown, left: number, top: number, width: number, height: number) {
  const label = 74;
  const { west, north, columns, rows } = boxAround(player.buildings.map(({ cell }) => cell));
  const cell = Math.min((width - 44) / columns, (height - label - 26) / rows, 96);
  const x0 = left + (width - cell * columns) / 2 - west * cell;
  const y0 = top + 8 + (height - label - cell * rows) / 2 - north * cell;
  const detail = cell < 56 ? 'small' : 'full';
  paper.drawImage(await load(fountainPicture(detail)), x0, y0, cell, cell);
  const placed = player.buildings.map(({ cell: at, tile }) => ({ at, ...readCell(at), ...readTile(tile) }));
  const walls = new Map(placed.map(({ at, walls: own }) => [at, own]));
  for (const { x, y, kind } of placed)
    paper.drawImage(await load(kindPicture(kind, detail)), x0 + x * cell, y0 + y * cell, cell + 0.5, cell + 0.5);
  const masonry = placed
    .map(({ x, y, walls: own }) => {
      const inner = innerSides(own, x, y, (nx, ny) => walls.get(writeCell({ x: nx, y: ny })) ?? []);
      return moved(drawWalls(own, inner, detail), `translate(${(x - west) * 100} ${(y - north) * 100})`);
    })
    .join('');
  const stones = await load(address(sized(columns * 100, rows * 100, masonry)));
  paper.drawImage(stones, x0 + west * cell, y0 + north * cell, cell * columns, cell * rows);
  drawLight(paper, player.wall, x0, y0, cell);
  await drawName(paper, player, left + width / 2, top + height - label + 18, width - 40);
}

/** A browser must know how large a picture is before it can be drawn on another one. */
const sized = (width: number, height: number, markup: string): string =>
  picture(width, height, markup).replace('<svg ', `<svg width="${width}" height="${height}" `);

function drawLight(paper: Paper, wall: readonly CellSide[], x0: number, y0: number, cell: number): void {
  const line = new Path2D(tracePath(wall.map(({ cell: at, side }): Segment => ({ ...readCell(at), side }))));
  paper.save();
  paper.translate(x0, y0);
  paper.scale(cell / 100, cell / 100);
  [paper.lineJoin, paper.lineCap] = ['round', 'round'];
  for (const [width, colour] of [
    [36, 'rgb(255 184 77 / 22%)'],
    [20, 'rgb(255 184 77 / 40%)'],
    [11, '#1b1a2b'],
    [7, '#ffe9a8'],
  ] as const) {
    paper.lineWidth = width;
    paper.strokeStyle = colour;
    paper.stroke(line);
  }
  paper.restore();
}

async function drawName(
  paper: Paper,
  { seat, name, score, isWinner }: Shown,
  middle: number,
  top: number,
  most: number,
) {
  const font = `650 30px ${TEXT}`;
  paper.font = font;
  const points = String(score);
  const room = most - 70 - paper.measureText(points).width - 40;
  const wide = Math.min(paper.measureText(name).width, room);
  const whole = 48 + wide + 22 + paper.measureText(points).width;
  const left = middle - whole / 2;
  paper.beginPath();
  paper.roundRect(left - 16, top - 4, whole + 34, 54, 27);
  paper.fillStyle = 'rgb(10 8 32 / 70%)';
  paper.fill();
  paper.lineWidth = 3;
  paper.strokeStyle = isWinner ? GILT : 'transparent';
  paper.stroke();
  paper.drawImage(await load(address(sized(100, 100, drawCrest(seat)))), left - 2, top + 4, 38, 38);
  write(paper, name, left + 48, top + 34, font, PAPER, room, 'start');
  write(paper, points, left + 48 + wide + 22, top + 34, font, isWinner ? '#ffe08a' : PAPER, 200, 'start');
}

function write(
  paper: Paper,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  most: number,
  align: CanvasTextAlign = 'center',
): void {
  paper.font = font;
  paper.textAlign = align;
  paper.fillStyle = colour;
  paper.fillText(text, x, y, most);
}

const loaded = new Map<string, Promise<HTMLImageElement>>();

async function load(source: string): Promise<HTMLImageElement> {
  let found = loaded.get(source);
  if (!found) {
    const image = new Image(300, 300);
    image.src = source;
    loaded.set(source, (found = image.decode().then(() => image)));
  }
  return found;
}

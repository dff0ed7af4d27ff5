/**
 * Eight friendly faces for computer players, told apart by headgear, hair, age and colour even when small. Several of
 * one trade are told apart by what they wear, and everybody can look pleased or cross.
 */
import { closed, ngon, type Point, scalloped, star } from './geometry';
import { BRICK, darker, GOLD, INK, lighter, mix, PLASTER, WHITE } from './palette';
import { circle, clipped, DETAIL, drawnOnce, ellipse, inked, OUTLINE, path, picture } from './svg';

export const FACES = ['apprentice', 'trader', 'mason', 'gardener', 'banker', 'architect', 'vizier', 'master'] as const;
export type FaceId = (typeof FACES)[number];

export type Mood = 'calm' | 'pleased' | 'cross';

/** What all have in common can be varied a little; `behind` and `before` is what makes each one somebody. */
interface Person {
  readonly ground: string;
  readonly skin: string;
  readonly robe: string;
  readonly collar: string;
  readonly brow: string;
  readonly mouth: 'grin' | 'smile' | 'calm';
  readonly behind: () => string;
  readonly before: (skin: string) => string;
}

const ROUND = closed(ngon([50, 50], 47, 64));
const both = (draw: (side: number) => string): string => draw(-1) + draw(1);

function bust({ skin, robe, collar }: Person): string {
  return (
    path('M8 104C10 82 28 73 50 73C72 73 90 82 92 104Z', inked(robe, OUTLINE)) +
    path('M66 76C80 80 90 88 91 104H70Z', { fill: darker(robe, 0.22) }) +
    path('M36 74.5C40 86 60 86 64 74.5L57 72H43Z', inked(collar, DETAIL)) +
    path('M42 60V74Q50 81 58 74V60Z', inked(darker(skin, 0.16), DETAIL))
  );
}

function lipsOf(mouth: Person['mouth']): string {
  return {
    grin: path('M41.5 57.5Q50 60 58.5 57.5Q56.5 66 50 66Q43.5 66 41.5 57.5Z', inked(WHITE, DETAIL)),
    smile: path('M42.5 58.5Q50 65.5 57.5 58.5', { stroke: INK, width: 1.8 }),
    calm: path('M44 60Q50 63.5 56 60', { stroke: INK, width: 1.8 }),
  }[mouth];
}

/** As one looks while nothing happens. */
const calmly = ({ brow, mouth }: Person): string =>
  both((side) => ellipse(50 + side * 8, 46.5, 2.3, 3, { fill: INK })) +
  both((side) => circle(49.2 + side * 8, 45.4, 0.9, { fill: WHITE })) +
  both((side) =>
    path(`M${50 + side * 4.6} 40.2Q${50 + side * 8} 37.6 ${50 + side * 12} 40.4`, { stroke: brow, width: 2 }),
  ) +
  lipsOf(mouth);

/** Eyes that laugh, brows that fly, and all teeth. */
const gladly = ({ brow }: Person): string =>
  both((side) =>
    path(`M${50 + side * 4.4} 48.2Q${50 + side * 8.2} 42.4 ${50 + side * 12} 48.2`, { stroke: INK, width: 2.6 }),
  ) +
  both((side) =>
    path(`M${50 + side * 4.4} 37.8Q${50 + side * 8.4} 33.6 ${50 + side * 12.6} 37.6`, { stroke: brow, width: 2.6 }),
  ) +
  both((side) => ellipse(50 + side * 12, 53.4, 4.2, 2.7, { fill: '#E2574C', opacity: 0.45 })) +
  path('M39.5 55.5Q50 59.5 60.5 55.5Q58.5 68 50 68Q41.5 68 39.5 55.5Z', inked('#7A2230', 1.6)) +
  path('M40.6 56.8Q50 60.6 59.4 56.8L58.4 60.4Q50 63.6 41.6 60.4Z', { fill: WHITE });

/** Brows drawn together, and a mouth that goes down. */
const crossly = ({ brow }: Person): string =>
  both((side) => ellipse(50 + side * 8, 47.8, 2.2, 2.5, { fill: INK })) +
  both((side) => circle(49.4 + side * 8, 47, 0.7, { fill: WHITE })) +
  both(
    (side) =>
      path(`M${50 + side * 3.6} 44.4L${50 + side * 12.6} 39.4`, { stroke: INK, width: 4.4 }) +
      path(`M${50 + side * 3.9} 44.2L${50 + side * 12.3} 39.6`, { stroke: lighter(brow, 0.1), width: 2.6 }),
  ) +
  path('M42.5 63.5Q50 56.5 57.5 63.5', { stroke: WHITE, width: 4.4, opacity: 0.5 }) +
  path('M42.5 63.5Q50 56.5 57.5 63.5', { stroke: INK, width: 2.6 });

function head({ skin }: Person): string {
  return (
    both((side) => ellipse(50 + side * 19.5, 49, 4, 5, inked(skin, DETAIL))) +
    path(
      'M30.5 44C30.5 31 38 24 50 24C62 24 69.5 31 69.5 44C69.5 59 61 70 50 70C39 70 30.5 59 30.5 44Z',
      inked(skin, OUTLINE),
    ) +
    path('M60 26C66 30 68.5 36 68.5 44C68.5 58 61 68 52 69C60 62 64 54 64 44C64 36 63 31 60 26Z', {
      fill: darker(skin, 0.13),
    }) +
    both((side) => ellipse(50 + side * 10.5, 54.5, 4, 2.6, { fill: '#E2574C', opacity: 0.28 })) +
    path('M50 47.5Q53 53 49.5 53.5', { stroke: darker(skin, 0.45), width: 1.6 })
  );
}

const jewel = (x: number, y: number, colour: string): string =>
  path(closed(ngon([x, y], 4.2, 8, 22.5)), inked(colour, DETAIL)) +
  circle(x - 1.2, y - 1.2, 1.2, { fill: WHITE, opacity: 0.8 });

const PEOPLE: Readonly<Record<FaceId, Person>> = {
  apprentice: {
    ground: '#2E9C93',
    skin: '#D39A6A',
    robe: '#F2E4C4',
    collar: BRICK,
    brow: '#3B2416',
    mouth: 'grin',
    behind: () => path(scalloped([50, 42], 29.5, 11, 0.84, 8), inked('#3B2416', OUTLINE)),
    before: () =>
      path(
        'M29.5 38C32 22 42 18.5 50 18.5C58 18.5 68 22 70.5 38C64 31 57 29 50 29C43 29 36 31 29.5 38Z',
        inked(BRICK, OUTLINE),
      ) +
      path('M34 29l2 2M42 24.5l1.5 2.5M57 24.5l1.5 2.5M65 29.5l2 2M50 23v2', { stroke: PLASTER, width: 2.2 }) +
      path('M70 34L81 29L78 37L84 42L71 40Z', inked(darker(BRICK, 0.15), DETAIL)) +
      (
        [
          [39, 51.5],
          [42.5, 53],
          [37, 54.5],
          [57.5, 53],
          [61, 51.5],
          [63, 54.5],
        ] as readonly Point[]
      )
        .map(([x, y]) => circle(x, y, 0.7, { fill: '#8A5229' }))
        .join(''),
  },
  trader: {
    ground: '#E3A52F',
    skin: '#E7B486',
    robe: '#1F7A6B',
    collar: GOLD,
    brow: '#2A1A12',
    mouth: 'smile',
    behind: () => '',
    before: () =>
      path('M28 36C26 20 38 12 50 12C62 12 74 20 72 36C62 30 38 30 28 36Z', inked('#D9542B', OUTLINE)) +
      path('M28.5 33C38 24 52 22 71 29M31 24C42 17 54 16 68 21', { stroke: PLASTER, width: 4 }) +
      path('M28 36C38 30 62 30 72 36', { stroke: INK, width: OUTLINE }) +
      path(
        'M50 54.5C44 53.5 38 56 33 52.5C34 60 44 61.5 50 57C56 61.5 66 60 67 52.5C62 56 56 53.5 50 54.5Z',
        inked('#2A1A12', DETAIL),
      ) +
      circle(69.5, 56.5, 2.2, inked(GOLD, DETAIL)),
  },
  mason: {
    ground: '#8C4A2F',
    skin: '#B87B4F',
    robe: '#B9A88C',
    collar: '#7A6A52',
    brow: '#1E1410',
    mouth: 'smile',
    behind: () => '',
    before: () =>
      path(
        'M30.5 45C31 62 38 76 50 76C62 76 69 62 69.5 45C67 53 63 56 58 55.5C54 53.5 46 53.5 42 55.5C37 56 33 53 30.5 45Z',
        inked('#2A1C16', DETAIL),
      ) +
      path('M43 60.5Q50 66 57 60.5Q50 62.5 43 60.5Z', inked(PLASTER, DETAIL)) +
      path('M29 35C28 21 38 15 50 15C62 15 72 21 71 35Z', inked('#D8C29A', OUTLINE)) +
      path('M27.5 31.5H72.5V38H27.5Z', inked('#C2A878', DETAIL)) +
      path('M36 16.5C35 22 35 27 36 31M50 15V31M64 16.5C65 22 65 27 64 31', { stroke: '#A58A5A', width: 1.2 }),
  },
  gardener: {
    ground: '#5DB36D',
    skin: '#F3C9A2',
    robe: '#3F7FC1',
    collar: PLASTER,
    brow: '#8A4A22',
    mouth: 'grin',
    behind: () =>
      path('M27 44C24 62 24 76 31 86L42 80V40ZM73 44C76 62 76 76 69 86L58 80V40Z', inked('#B5622B', OUTLINE)),
    before: () =>
      path(
        'M31 41C33 31 41 27 50 29C59 27 67 31 69 41C66 26 58 22 50 22C42 22 34 26 31 41Z',
        inked('#B5622B', DETAIL),
      ) +
      ellipse(50, 28.5, 37, 7.5, inked('#F0CF7D', OUTLINE)) +
      path('M31 27C31 14 40 9 50 9C60 9 69 14 69 27C60 31 40 31 31 27Z', inked('#F7DE9C', OUTLINE)) +
      path('M31 22C40 27 60 27 69 22V27C60 31.5 40 31.5 31 27Z', inked('#2E8B57', DETAIL)) +
      path('M63 22C65 13 73 10 79 11C78 18 72 23 63 22Z', inked('#7CC576', DETAIL)) +
      circle(62, 23, 3.4, inked('#F28A2E', DETAIL)),
  },
  banker: {
    ground: '#2D5FB0',
    skin: '#E3AE86',
    robe: '#6B2C5F',
    collar: '#E9DCEB',
    brow: '#8B8794',
    mouth: 'calm',
    behind: () =>
      circle(50, 17, 10.5, inked('#C9C5D1', OUTLINE)) +
      path('M27 50C25 28 36 19 50 19C64 19 75 28 73 50Z', inked('#C9C5D1', OUTLINE)),
    before: () =>
      path(
        'M30 44C30 28 40 22 50 22C60 22 70 28 70 44C66 36 60 31 50 29C40 31 34 36 30 44Z',
        inked('#DCD9E2', OUTLINE),
      ) +
      path('M40 13.5Q50 9 60 14M41 18Q50 14 59 18.5', { stroke: '#9A96A5', width: 1.2 }) +
      both((side) => circle(50 + side * 8.5, 46.5, 6.6, { stroke: INK, width: 3.2 })) +
      both((side) => circle(50 + side * 8.5, 46.5, 6.6, { stroke: GOLD, width: 1.8 })) +
      path('M48.2 45.5Q50 44 51.8 45.5', { stroke: INK, width: 2.6 }) +
      both((side) => circle(50 + side * 19.5, 56, 2.2, inked(WHITE, DETAIL))) +
      path(closed(ngon([50, 85.5], 6, 8, 22.5)), inked(GOLD, DETAIL)) +
      path(closed(star([50, 85.5], 3.6, 1.9, 8)), { fill: darker(GOLD, 0.35) }),
  },
  architect: {
    ground: '#E9865A',
    skin: '#9B6240',
    robe: '#2F3C8F',
    collar: '#3D4DAB',
    brow: '#1E1410',
    mouth: 'smile',
    behind: () => path('M24 96C20 70 22 16 50 14C78 16 80 70 76 96Z', inked('#3D4DAB', OUTLINE)),
    before: () =>
      path(
        'M50 15C34 16 26 30 27 50C28 66 38 78 50 80C62 78 72 66 73 50C74 30 66 16 50 15ZM50 27C61 27 66.5 36 66.5 46C66.5 58 60 68 50 68C40 68 33.5 58 33.5 46C33.5 36 39 27 50 27Z',
        inked('#4E60C4', OUTLINE),
      ) +
      path(
        'M50 24.5C38 24.5 31.5 34 31.5 46C31.5 60 39 70.5 50 70.5C61 70.5 68.5 60 68.5 46C68.5 34 62 24.5 50 24.5Z',
        {
          stroke: GOLD,
          width: 1.6,
        },
      ) +
      path('M72 28L83 10', { stroke: INK, width: 5 }) +
      path('M72 28L83 10', { stroke: '#F5C842', width: 2.8 }) +
      path('M70.5 30.5L72.8 26.7', { stroke: PLASTER, width: 2.6 }),
  },
  vizier: {
    ground: '#5B3A8C',
    skin: '#C79263',
    robe: '#A3243B',
    collar: GOLD,
    brow: '#1B1410',
    mouth: 'calm',
    behind: () => '',
    before: () =>
      path('M43 65C44 78 47 86 50 90C53 86 56 78 57 65Q50 70 43 65Z', inked('#231712', DETAIL)) +
      path('M50 55.5C46 54.5 42 56 40 59C44 59.5 47 59 50 57.5C53 59 56 59.5 60 59C58 56 54 54.5 50 55.5Z', {
        fill: '#231712',
      }) +
      path('M23 31C17 18 32 4 50 4C68 4 83 18 77 31C74 37 62 36 50 36C38 36 26 37 23 31Z', inked(PLASTER, OUTLINE)) +
      path('M23 29C36 31 48 25 55 12M31 34C46 34 60 26 66 13M45 35.5C58 34 70 28 75 20', {
        stroke: '#CDBB94',
        width: 1.5,
      }) +
      path('M50 14C46 4 48 -4 54 -6C58 2 56 9 52 15Z', inked('#3FA796', DETAIL)) +
      jewel(50.5, 20, '#D6304A'),
  },
  master: {
    ground: '#232152',
    skin: '#E0AC80',
    robe: '#F0E7D2',
    collar: GOLD,
    brow: WHITE,
    mouth: 'smile',
    behind: () => path(closed(star([50, 44], 42, 34, 16)), { fill: mix('#3A3682', GOLD, 0.32) }),
    before: (skin) =>
      path(
        'M30.5 46C29 66 34 92 50 97C66 92 71 66 69.5 46C67 55 62 57 57 55.5C53 54 47 54 43 55.5C38 57 33 55 30.5 46Z',
        inked('#F7F4EE', OUTLINE),
      ) +
      path('M42 66C43 78 46 86 48 90M50 68V92M58 66C57 78 54 86 52 90', { stroke: '#C9C3B6', width: 1.3 }) +
      path('M44.5 59.5Q50 64 55.5 59.5Q50 60.5 44.5 59.5Z', inked(darker(skin, 0.4), DETAIL)) +
      both((side) =>
        path(
          `M${50 + side * 3.6} 41Q${50 + side * 9} 34.5 ${50 + side * 14} 42Q${50 + side * 9} 39.5 ${50 + side * 3.6} 41Z`,
          inked('#F7F4EE', 1),
        ),
      ) +
      path('M29.5 36C29 20 38 13 50 13C62 13 71 20 70.5 36C60 31.5 40 31.5 29.5 36Z', inked('#2F57B5', OUTLINE)) +
      path('M29.5 36C40 31.5 60 31.5 70.5 36V30.5C60 26 40 26 29.5 30.5Z', inked(GOLD, DETAIL)) +
      path(closed(star([50, 21], 4.6, 2.6, 8)), { fill: lighter(GOLD, 0.45) }),
  },
};

/** What those of one trade wear behind them and on them, the first as everybody knows them. */
const GROUNDS = ['', '#3E6FB0', '#B04A5A', '#4F8F5B', '#7A5AA8', '#C98A2B'] as const;
const ROBES = ['', '#E3C98E', '#5E7FB8', '#B86A4A', '#7FA088', '#8A6FA6'] as const;

/** The `nth` of a trade, counted from 0. */
function dressed(person: Person, nth: number): Person {
  const turn = nth % GROUNDS.length;
  return turn === 0
    ? person
    : {
        ...person,
        ground: GROUNDS[turn] ?? person.ground,
        robe: ROBES[turn] ?? person.robe,
        skin: turn % 2 ? darker(person.skin, 0.17) : lighter(person.skin, 0.16),
      };
}

function drawFace(id: FaceId, nth: number, mood: Mood): string {
  const person = dressed(PEOPLE[id], nth);
  const rays = path(closed(star([50, 50], 48, 30, 24)), { fill: lighter(person.ground, 0.12) });
  // A beard or a pair of glasses lies above a calm face; a feeling shows through all of it.
  const features =
    mood === 'calm'
      ? calmly(person) + person.before(person.skin)
      : person.before(person.skin) + (mood === 'pleased' ? gladly(person) : crossly(person));
  const portrait =
    path(ROUND, { fill: person.ground }) + rays + person.behind() + bust(person) + head(person) + features;
  return picture(
    100,
    100,
    clipped(portrait, 'medal', ROUND) +
      circle(50, 50, 47, { stroke: INK, width: 5.5 }) +
      circle(50, 50, 47, { stroke: GOLD, width: 2.5 }),
  );
}

const drawn = drawnOnce(drawFace);

/** The address of a portrait. */
export const facePicture = (id: FaceId, nth = 0, mood: Mood = 'calm'): string => drawn(id, nth, mood);

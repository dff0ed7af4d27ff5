/** The table's sounds, each from what it is: money of metal, tiles of stone, strings, a drum, horns. */
import {
  add,
  faded,
  horn,
  levelled,
  type Mode,
  noiseFrom,
  pluck,
  RATE,
  rush,
  type Samples,
  silence,
  strike,
} from './synth';

export type Voice =
  | 'coin'
  | 'tile'
  | 'star'
  | 'scoring'
  | 'podium'
  | 'wall'
  | 'victory'
  | 'ending'
  | 'word'
  | 'turn'
  | 'hurry'
  | 'no'
  | 'fountain';

/** How loud each is, in decibels: what happens all the time lies below what happens seldom, and water below all. */
export const LEVELS: Readonly<Record<Voice, number>> = {
  coin: -26,
  tile: -24,
  star: -22,
  scoring: -21,
  podium: -23,
  wall: -24,
  victory: -19,
  ending: -22,
  word: -30,
  turn: -23,
  hurry: -21,
  no: -24,
  fountain: -44,
};

/** The scale of the house, from D: a step, a leap of three and a step, as it is sung in the south. */
const SCALE = [293.66, 311.13, 369.99, 392, 440, 466.16, 523.25, 587.33] as const;
const degree = (step: number): number => {
  const octave = Math.floor(step / 7);
  return (SCALE[step - 7 * octave] ?? SCALE[0]) * 2 ** octave;
};

/** A coin on a coin. The more it is worth, the larger and lower it is. */
function clink(worth: number): Samples {
  const pitch = 3900 - 230 * worth;
  const rings = 0.1 + 0.028 * worth;
  const modes: Mode[] = [
    [pitch, 1, rings * 1.6],
    [pitch * 1.013, 0.7, rings * 1.5],
    [pitch * 1.74, 0.5, rings],
    [pitch * 2.63, 0.42, rings * 0.7],
    [pitch * 3.31, 0.2, rings * 0.5],
  ];
  const whole = strike(modes, 0.16 + rings * 1.4);
  add(whole, rush(4000, 13_000, 0.012, 0.012), 0, 0.8);
  return whole;
}

/** A purse: one clink for a small sum, two or three for a large one. */
function coin(worth: number): Samples {
  const clinks = worth <= 3 ? 1 : worth <= 6 ? 2 : 3;
  const whole = silence(0.75);
  for (let k = 0; k < clinks; k += 1) add(whole, clink(Math.max(1, worth - k)), 0.004 + k * 0.065, 1 - 0.22 * k);
  return faded(whole, 0.001, 0.12);
}

/** A tile is pushed over stone and drops into its place. */
function tile(): Samples {
  const whole = silence(0.34);
  add(whole, rush(900, 4200, 0.06, 0.4, 9), 0, 0.16);
  const stone: Mode[] = [
    [118, 1.5, 0.11],
    [231, 1, 0.09],
    [612, 0.62, 0.06],
    [1130, 0.5, 0.045],
    [1874, 0.34, 0.035],
    [2990, 0.22, 0.025],
  ];
  add(whole, strike(stone, 0.2), 0.052);
  add(whole, rush(300, 6000, 0.03, 0.02, 3), 0.052, 0.9);
  add(
    whole,
    strike(
      stone.map(([pitch, strength, fades]) => [pitch * 1.31, strength, fades * 0.7]),
      0.16,
    ),
    0.086,
    0.24,
  );
  return faded(whole, 0.008, 0.06);
}

/** A hand on a goblet drum. */
function drum(pitch = 92): Samples {
  const whole = silence(0.42);
  const skin: Mode[] = [
    [pitch, 1, 0.34],
    [pitch * 1.59, 0.5, 0.2],
    [pitch * 2.14, 0.36, 0.14],
    [pitch * 2.65, 0.2, 0.1],
    [pitch * 4.3, 0.12, 0.06],
  ];
  add(whole, strike(skin, 0.4));
  add(whole, rush(200, 2600, 0.05, 0.045, 7), 0, 0.34);
  return whole;
}

/** The rim of the same drum. */
const rim = (): Samples =>
  strike(
    [
      [830, 1, 0.05],
      [1720, 0.7, 0.04],
      [3140, 0.4, 0.03],
    ],
    0.09,
  );

function melody(notes: readonly (readonly [pitch: number, at: number])[], seconds: number, rings = 0.9): Samples {
  const whole = silence(seconds);
  for (const [pitch, at] of notes) add(whole, pluck(pitch, Math.min(rings, seconds - at), 0.55), at);
  return faded(whole, 0.001, 0.15);
}

/** A run up the scale, and a small bell where it arrives. */
function star(): Samples {
  const whole = melody(
    [0, 2, 4, 6, 7].map((step, k) => [degree(step) * 1.5, k * 0.062]),
    1.25,
  );
  const bell: Mode[] = [
    [1761, 1, 0.9],
    [1768, 0.8, 0.8],
    [3528, 0.34, 0.5],
    [4757, 0.3, 0.34],
  ];
  add(whole, strike(bell, 0.95), 0.25, 0.16);
  return faded(whole, 0.001, 0.2);
}

/** A scoring is called: the drum, and an open fifth rolled upwards. */
function scoring(): Samples {
  const whole = melody(
    [
      [146.83, 0.02],
      [220, 0.1],
      [293.66, 0.18],
      [369.99, 0.26],
      [440, 0.34],
    ],
    1.7,
    1.3,
  );
  add(whole, drum(), 0, 0.9);
  add(whole, drum(), 0.34, 0.7);
  return faded(whole, 0.001, 0.3);
}

/** A podium: a beat of the drum, and one step further up the scale. */
function podium(step: number): Samples {
  const whole = melody(
    [
      [degree(step), 0.012],
      [degree(step) * 1.5, 0.075],
    ],
    0.95,
    0.85,
  );
  add(whole, drum(step % 2 ? 104 : 92), 0, 0.7);
  add(whole, rim(), 0.15, 0.28);
  return faded(whole, 0.001, 0.2);
}

/** Stone set on stone, again and again and ever higher, while walls are traced. */
function wall(): Samples {
  const whole = silence(1.6);
  for (let k = 0; k < 12; k += 1) {
    const lift = 1 + k * 0.055;
    const stone: Mode[] = [
      [205 * lift, 0.9, 0.1],
      [690 * lift, 0.6, 0.06],
      [1480 * lift, 0.45, 0.04],
      [2620 * lift, 0.24, 0.03],
    ];
    add(whole, strike(stone, 0.14), k * 0.098, 0.55 + 0.04 * k);
    add(whole, rush(500, 5000, 0.02, 0.015, k + 2), k * 0.098, 0.35);
  }
  add(whole, pluck(587.33, 0.5, 0.6), 1.1, 0.7);
  return faded(whole, 0.001, 0.15);
}

/** Heralds at the gate, with drums. */
function victory(): Samples {
  const whole = silence(3.1);
  const [beat, low, tap] = [drum(), drum(74), rim()];
  const call: readonly (readonly [pitch: number, at: number, seconds: number])[] = [
    [293.66, 0, 0.2],
    [293.66, 0.24, 0.12],
    [293.66, 0.38, 0.12],
    [440, 0.52, 0.42],
    [369.99, 1, 0.2],
    [440, 1.22, 0.2],
    [587.33, 1.46, 1.45],
  ];
  for (const [pitch, at, seconds] of call) {
    add(whole, horn(pitch, seconds), at, 0.5);
    add(whole, horn(pitch * 0.7507, seconds), at + 0.008, 0.26);
  }
  add(whole, horn(369.99, 1.4), 1.48, 0.34);
  add(whole, horn(440.6, 1.4), 1.5, 0.34);
  for (const at of [0, 0.24, 0.38, 0.52, 1, 1.22, 1.46, 1.94]) add(whole, at === 1.46 ? low : beat, at, 0.85);
  for (let k = 0; k < 9; k += 1) add(whole, tap, 2.06 + k * 0.075, 0.12 + 0.015 * k);
  for (const [k, step] of [0, 2, 4, 7].entries()) add(whole, pluck(degree(step) * 2, 1.1, 0.6), 1.5 + k * 0.09, 0.3);
  return faded(whole, 0.002, 0.5);
}

/** The evening is over, and somebody else has won: the lute goes home. */
const ending = (): Samples =>
  melody(
    [
      [degree(4), 0],
      [degree(3), 0.22],
      [degree(2), 0.44],
      [degree(1), 0.72],
      [degree(0), 1.02],
      [degree(0) / 2, 1.04],
    ],
    2.4,
    1.4,
  );

/** Water falls into a basin, for as long as one likes: its end runs into its beginning. */
function fountain(): Samples {
  const seconds = 12;
  const overlap = 1;
  const whole = silence(seconds + overlap);
  const noise = noiseFrom(77);
  const [murmur, hiss] = [rush(240, 900, seconds + overlap, 1e6, 41), rush(1800, 5200, seconds + overlap, 1e6, 42)];
  for (let k = 0; k < whole.length; k += 1) {
    const at = k / RATE;
    // Comes and goes like a breeze; both periods fit into the loop.
    const breeze = 0.8 + 0.14 * Math.sin((2 * Math.PI * at) / 6) + 0.06 * Math.sin((2 * Math.PI * at) / 2.4);
    whole[k] = breeze * ((murmur[k] as number) * 0.34 + (hiss[k] as number) * 0.11);
  }
  for (let drop = 0; drop < 210; drop += 1) {
    const at = Math.abs(noise()) * (seconds + overlap - 0.15);
    add(whole, bubble(420 + 1300 * noise() ** 2, 0.02 + 0.05 * Math.abs(noise())), at, 0.1 + 0.22 * Math.abs(noise()));
  }
  const loop = whole.slice(0, seconds * RATE);
  for (let k = 0; k < overlap * RATE; k += 1) {
    const share = k / (overlap * RATE);
    loop[k] = (loop[k] as number) * Math.sqrt(share) + (whole[seconds * RATE + k] as number) * Math.sqrt(1 - share);
  }
  return loop;
}

/** A bubble sings higher while it closes. */
function bubble(pitch: number, fades: number): Samples {
  const whole = silence(fades * 2.2);
  let phase = 0;
  for (let k = 0; k < whole.length; k += 1) {
    const at = k / RATE;
    phase += (2 * Math.PI * pitch * (1 + at * 3.2)) / RATE;
    whole[k] = Math.sin(phase) * Math.exp((-3 * at) / fades);
  }
  return faded(whole, 0.002, 0.004);
}

/** Somebody at the table clears their throat, so to speak. */
const word = (): Samples =>
  melody(
    [
      [degree(3) * 2, 0],
      [degree(4) * 2, 0.06],
    ],
    0.4,
    0.34,
  );

/** All of a voice. `step` is how much a coin is worth, from 1 to 9, or which podium it is, from 0 to 6. */
export function render(voice: Voice, step = 0): Samples {
  return levelled(drawn(voice, step), LEVELS[voice]);
}

function drawn(voice: Voice, step: number): Samples {
  switch (voice) {
    case 'coin':
      return coin(Math.min(9, Math.max(1, step)));
    case 'tile':
      return tile();
    case 'star':
      return star();
    case 'scoring':
      return scoring();
    case 'podium':
      return podium(step);
    case 'wall':
      return wall();
    case 'victory':
      return victory();
    case 'ending':
      return ending();
    case 'word':
      return word();
    case 'turn':
      return melody(
        [
          [587.33, 0],
          [880, 0.12],
        ],
        0.95,
      );
    case 'hurry':
      return melody(
        [
          [783.99, 0],
          [783.99, 0.16],
          [783.99, 0.32],
        ],
        0.95,
        0.5,
      );
    case 'no':
      return melody(
        [
          [155.56, 0],
          [146.83, 0.09],
        ],
        0.55,
        0.45,
      );
    case 'fountain':
      return fountain();
  }
}

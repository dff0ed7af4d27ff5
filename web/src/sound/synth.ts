/** What sounds are made of: strings, metal, stone, skin, horns and water, as rows of samples. Pure, and always the same. */

/** Samples in a second: enough for the clink of a coin, and half the work of what devices play. */
export const RATE = 32_000;

export type Samples = Float32Array<ArrayBuffer>;

export const silence = (seconds: number): Samples => new Float32Array(Math.ceil(seconds * RATE));

/** Noise from a seed, between -1 and 1: a sound is the same each time, and can be measured. */
export function noiseFrom(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 0x8000_0000;
  };
}

/** Adds `part` to `whole`, beginning `at` seconds. */
export function add(whole: Samples, part: Samples, at = 0, share = 1): void {
  const from = Math.round(at * RATE);
  const end = Math.min(part.length, whole.length - from);
  for (let k = 0; k < end; k += 1) whole[from + k] = (whole[from + k] as number) + share * (part[k] as number);
}

/**
 * A plucked course of two strings, as on a lute: a burst of noise runs round in a line as long as the tone is high, and
 * loses its edge each time.
 */
export function pluck(pitch: number, seconds: number, brightness = 0.5): Samples {
  const whole = silence(seconds);
  add(whole, string(pitch * 0.9988, seconds, brightness, 11), 0, 0.6);
  add(whole, string(pitch * 1.0012, seconds, brightness, 23), 0.004, 0.5);
  return faded(whole, 0.001, 0.08);
}

function string(pitch: number, seconds: number, brightness: number, seed: number): Samples {
  const sounding = silence(seconds);
  const length = RATE / pitch - 0.5;
  const line = new Float32Array(Math.floor(length) + 1);
  const between = length - Math.floor(length);
  const noise = noiseFrom(seed);
  // Plucked at a fifth of its length, softer the less bright it is.
  const at = Math.max(1, Math.round(line.length / 5));
  let soft = 0;
  for (let k = 0; k < line.length; k += 1) line[k] = soft += (noise() - soft) * (0.25 + 0.75 * brightness);
  const hand = line.slice();
  for (let k = 0; k < line.length; k += 1)
    line[k] = (hand[k] as number) - 0.9 * (hand[(k + line.length - at) % line.length] as number);
  const keeps = 0.5 ** (1 / (pitch * 0.28 * Math.sqrt(220 / pitch) * seconds));
  let place = 0;
  let before = 0;
  for (let k = 0; k < sounding.length; k += 1) {
    const next = (place + 1) % line.length;
    const here = (line[place] as number) * (1 - between) + (line[next] as number) * between;
    sounding[k] = here;
    line[place] = keeps * (0.5 * here + 0.5 * before);
    before = here;
    place = next;
  }
  return sounding;
}

/** One way in which a body rings: how high, how strongly, and how soon it has faded to a thousandth. */
export type Mode = readonly [pitch: number, strength: number, fades: number];

/** A struck body: metal, stone or skin, by its modes. */
export function strike(modes: readonly Mode[], seconds: number): Samples {
  const whole = silence(seconds);
  for (const [pitch, strength, fades] of modes) {
    if (pitch > RATE * 0.45) continue;
    const turn = (2 * Math.PI * pitch) / RATE;
    const keeps = 0.001 ** (1 / (fades * RATE));
    const feed = 2 * keeps * Math.cos(turn);
    let [last, one] = [0, strength * Math.sin(turn)];
    for (let k = 0; k < whole.length; k += 1) {
      whole[k] = (whole[k] as number) + last;
      [last, one] = [one, feed * one - keeps * keeps * last];
    }
  }
  return faded(whole, 0.0004, 0.02);
}

/** A burst of noise between two pitches that fades: what scrapes, bursts or rushes. */
export function rush(low: number, high: number, seconds: number, fades: number, seed = 5): Samples {
  const whole = silence(seconds);
  const noise = noiseFrom(seed);
  const [pass, hold] = [1 - Math.exp((-2 * Math.PI * high) / RATE), 1 - Math.exp((-2 * Math.PI * low) / RATE)];
  const keeps = 0.001 ** (1 / (fades * RATE));
  let [above, below, loudness] = [0, 0, 1];
  for (let k = 0; k < whole.length; k += 1) {
    above += pass * (noise() - above);
    below += hold * (above - below);
    whole[k] = loudness * (above - below);
    loudness *= keeps;
  }
  return faded(whole, 0.001, 0.01);
}

/** A straight horn, as heralds blow it: it swells, and is brightest when it is loudest. */
export function horn(pitch: number, seconds: number): Samples {
  const whole = silence(seconds);
  const dark = cycle([1, 0.42, 0.16, 0.05]);
  const bright = cycle([1, 0.85, 0.72, 0.55, 0.42, 0.3, 0.2, 0.13, 0.08, 0.05]);
  let phase = 0;
  for (let k = 0; k < whole.length; k += 1) {
    const at = k / RATE;
    const swell = Math.min(1, at / 0.05) * (0.82 + 0.18 * Math.exp(-at * 5)) * Math.min(1, (seconds - at) / 0.09);
    const quiver = 1 + 0.0032 * Math.sin(2 * Math.PI * 5.2 * at) * Math.min(1, at / 0.35);
    phase = (phase + (CYCLE * pitch * quiver) / RATE) % CYCLE;
    const spot = Math.floor(phase);
    const shine = swell * swell * 0.75;
    whole[k] = swell * ((dark[spot] as number) * (1 - shine) + (bright[spot] as number) * shine);
  }
  return faded(whole, 0.004, 0.02);
}

const CYCLE = 2048;

function cycle(partials: readonly number[]): Samples {
  const whole = new Float32Array(CYCLE);
  for (const [index, strength] of partials.entries())
    for (let k = 0; k < CYCLE; k += 1)
      whole[k] = (whole[k] as number) + strength * Math.sin((2 * Math.PI * (index + 1) * k) / CYCLE);
  return whole;
}

/** Nothing begins or ends with a click. */
export function faded(samples: Samples, into: number, out: number): Samples {
  const [rise, fall] = [Math.max(1, Math.round(into * RATE)), Math.max(1, Math.round(out * RATE))];
  for (let k = 0; k < Math.min(rise, samples.length); k += 1) samples[k] = ((samples[k] as number) * k) / rise;
  for (let k = 0; k < Math.min(fall, samples.length); k += 1) {
    const from = samples.length - 1 - k;
    samples[from] = ((samples[from] as number) * k) / fall;
  }
  return samples;
}

/** Over how long a sound is heard as one: its loudness is that of its loudest such moment. */
const MOMENT = 0.05;
/** Below it ears are deaf, and small loudspeakers too. */
const DEAF = 180;

/** How loud it is, in decibels below full scale. */
export function loudness(samples: Samples): number {
  const hold = 1 - Math.exp((-2 * Math.PI * DEAF) / RATE);
  const width = Math.round(MOMENT * RATE);
  let [below, energy, most] = [0, 0, 0];
  const heard = samples.map((sample) => sample - (below += hold * (sample - below)));
  for (let k = 0; k < heard.length; k += 1) {
    energy += (heard[k] as number) ** 2 - (k < width ? 0 : (heard[k - width] as number) ** 2);
    most = Math.max(most, energy);
  }
  return 10 * Math.log10(Math.max(most / width, 1e-12));
}

export const peak = (samples: Samples): number => samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);

/** Louder than this nothing gets, even for an instant: several sounds may meet. */
export const CEILING = 0.5;

/** As loud as asked for; what would stick out above the ceiling is bent down to it. */
export function levelled(samples: Samples, decibels: number): Samples {
  let shaped = samples;
  // Bending takes loudness away, so it is measured and raised again; two or three times are enough.
  for (let turn = 0; turn < 4; turn += 1) {
    const gain = 10 ** ((decibels - loudness(shaped)) / 20);
    shaped = shaped.map((sample) => CEILING * Math.tanh((gain * sample) / CEILING));
  }
  return shaped;
}

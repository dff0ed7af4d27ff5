/** The table's sounds, made by code: plucked strings, coins, and stone on stone. */
import type { Event } from '../../protocol';

export type Sound = 'coin' | 'tile' | 'star' | 'scoring' | 'turn' | 'hurry' | 'no';

/** The one sound for what happened, the rarest first: several at once would be noise. */
export function soundOf(events: readonly Event[]): Sound | null {
  const happened = new Set(events.map(({ type }) => type));
  if (happened.has('RoundScored')) return 'scoring';
  if (events.some((event) => event.type === 'TileBought' && event.is_exact)) return 'star';
  if (
    happened.has('TilePlaced') ||
    happened.has('TileBuilt') ||
    happened.has('TilesExchanged') ||
    happened.has('TileRemoved')
  )
    return 'tile';
  if (happened.has('TileStored') || happened.has('TileGivenToDirk')) return 'tile';
  if (happened.has('MoneyTaken') || happened.has('TileBought')) return 'coin';
  return null;
}

// To open a device may take a browser a tenth of a second, once: who has come by a click need not wait for it at the
// first move.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- older browsers do not tell, Node has none
let context: AudioContext | null = globalThis.navigator?.userActivation?.hasBeenActive ? new AudioContext() : null;

/** Plays it, once the reader has touched the page: before that no browser lets anything sound. */
export function play(sound: Sound): void {
  // What is seen comes first: to begin to sound may take a browser longer than to draw the table.
  if (navigator.userActivation.hasBeenActive) requestAnimationFrame(() => setTimeout(() => perform(sound)));
}

function perform(sound: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime + 0.01;
  switch (sound) {
    case 'coin':
      ring(context, now, 2350, 0.09, 0.05);
      ring(context, now + 0.06, 3140, 0.16, 0.045);
      break;
    case 'tile':
      knock(context, now);
      break;
    case 'star':
      // A pentatonic run upwards, as on a lute.
      [392, 440, 523.25, 587.33, 783.99].forEach((pitch, k) =>
        pluck(context as AudioContext, now + k * 0.07, pitch, 0.11),
      );
      break;
    case 'scoring':
      [261.63, 392, 523.25, 659.25].forEach((pitch, k) => pluck(context as AudioContext, now + k * 0.13, pitch, 0.13));
      break;
    case 'turn':
      pluck(context, now, 587.33, 0.1);
      pluck(context, now + 0.12, 880, 0.08);
      break;
    case 'hurry':
      [783.99, 783.99, 783.99].forEach((pitch, k) => pluck(context as AudioContext, now + k * 0.16, pitch, 0.09));
      break;
    case 'no':
      pluck(context, now, 146.83, 0.12);
      break;
  }
}

/** A short metallic tone. */
function ring(audio: AudioContext, at: number, pitch: number, lasts: number, loudness: number): void {
  for (const [ratio, share] of [
    [1, 1],
    [2.76, 0.4],
    [5.4, 0.18],
  ] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch * ratio;
    fade(audio, tone, at, lasts, loudness * share);
  }
}

/** A plucked string: a sharp beginning, overtones that die sooner than the tone. */
function pluck(audio: AudioContext, at: number, pitch: number, loudness: number): void {
  for (const [overtone, share] of [
    [1, 1],
    [2, 0.45],
    [3, 0.25],
    [4, 0.12],
  ] as const) {
    const tone = audio.createOscillator();
    tone.type = 'triangle';
    tone.frequency.value = pitch * overtone;
    fade(audio, tone, at, 0.75 / overtone, loudness * share);
  }
}

/** Stone on stone: a low thump with a burst of noise. */
function knock(audio: AudioContext, at: number): void {
  const thump = audio.createOscillator();
  thump.frequency.setValueAtTime(210, at);
  thump.frequency.exponentialRampToValueAtTime(70, at + 0.09);
  fade(audio, thump, at, 0.14, 0.35);
  const samples = Math.ceil(audio.sampleRate * 0.05);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const channel = buffer.getChannelData(0);
  for (let k = 0; k < samples; k++) channel[k] = (Math.random() * 2 - 1) * (1 - k / samples) ** 2;
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  fade(audio, noise, at, 0.05, 0.12);
}

function fade(
  audio: AudioContext,
  source: OscillatorNode | AudioBufferSourceNode,
  at: number,
  lasts: number,
  loudness: number,
): void {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loudness, at + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + lasts + 0.02);
}

/** Lets sounds be heard: each is drawn once, when it is first wanted. */
import { RATE } from './synth';
import { render, type Voice } from './voices';

// To open a device may take a browser a tenth of a second, once: who has come by a click need not wait for it at the
// first move.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- older browsers do not tell, Node has none
let context: AudioContext | null = globalThis.navigator?.userActivation?.hasBeenActive ? new AudioContext() : null;
const drawn = new Map<string, AudioBuffer>();

/** Plays it, once the reader has touched the page: before that no browser lets anything sound. */
export function play(voice: Voice, step = 0, share = 1): void {
  // What is seen comes first: to begin to sound may take a browser longer than to draw the table.
  if (navigator.userActivation.hasBeenActive)
    requestAnimationFrame(() => setTimeout(() => perform(voice, step, share)));
}

function perform(voice: Voice, step: number, share: number): void {
  const audio = device();
  const source = sourceOf(audio, voice, step);
  source.connect(volumeOf(audio, share));
  source.start();
}

function device(): AudioContext {
  context ??= new AudioContext();
  void context.resume();
  return context;
}

function sourceOf(audio: AudioContext, voice: Voice, step: number): AudioBufferSourceNode {
  const name = `${voice} ${step}`;
  let buffer = drawn.get(name);
  if (!buffer) {
    const samples = render(voice, step);
    buffer = audio.createBuffer(1, samples.length, RATE);
    buffer.copyToChannel(samples, 0);
    drawn.set(name, buffer);
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

function volumeOf(audio: AudioContext, share: number): GainNode {
  const volume = audio.createGain();
  volume.gain.value = share;
  volume.connect(audio.destination);
  return volume;
}

/** How long the fountain takes to be there, and to be gone. */
const RISES = 1.5;

/** The fountain runs until what this returns is called; like all sounds it waits for the reader's first touch. */
export function runFountain(): () => void {
  let stop = (): void => removeEventListener('pointerdown', begin);
  function begin(): void {
    removeEventListener('pointerdown', begin);
    const audio = device();
    const source = sourceOf(audio, 'fountain', 0);
    const volume = volumeOf(audio, 0);
    source.loop = true;
    source.connect(volume);
    source.start();
    volume.gain.setTargetAtTime(1, audio.currentTime, RISES / 3);
    stop = () => {
      volume.gain.setTargetAtTime(0, audio.currentTime, RISES / 9);
      source.stop(audio.currentTime + RISES);
    };
  }
  if (navigator.userActivation.hasBeenActive) begin();
  else addEventListener('pointerdown', begin, { once: true });
  return () => stop();
}

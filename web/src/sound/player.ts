/** Plays sounds, one after the other. */
import { SOUNDS, type Sound, type Voice } from './sounds.ts';

export type Volume = 'quiet' | 'on';
const LOUDNESS: Readonly<Record<Volume, number>> = { quiet: 0.35, on: 1 };

/** Seconds between the beginnings of two sounds, and how many are heard of what comes at once. */
const APART = 0.09;
const MOST = 6;
const ATTACK = 0.008;
const SILENT = 0.0001;
/** By how much of its pitch a tone trembles. */
const TREMBLING = 0.012;

let context: AudioContext | null = null;
let last = 0;

/** The last of them are heard. A browser without sound, or one that does not want to make any, stays silent. */
export function playSounds(sounds: readonly Sound[], volume: Volume): void {
  if (typeof AudioContext === 'undefined' || sounds.length === 0) return;
  // Nothing sounds by itself: whoever has not touched the page yet hears nothing of it.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  const mine = ++last;
  const sounding = context;
  // Browsers wait for a gesture. What has waited for one is not made up for, all at once: only the newest sounds.
  sounding.resume().then(
    () => mine === last && playNow(sounding, sounds.slice(-MOST), LOUDNESS[volume]),
    () => undefined,
  );
}

function playNow(context: BaseAudioContext, sounds: readonly Sound[], loudness: number): void {
  for (const [i, sound] of sounds.entries())
    for (const voice of SOUNDS[sound] as readonly Voice[])
      sing(context, voice, context.currentTime + i * APART + voice.at, loudness);
}

function sing(context: BaseAudioContext, voice: Voice, from: number, loudness: number): void {
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENT, from);
  volume.gain.exponentialRampToValueAtTime(voice.loud * loudness, from + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENT, from + voice.lasts);
  volume.connect(context.destination);
  const source = 'wave' in voice ? toneOf(context, voice, from, volume) : rustleOf(context, voice, from, volume);
  source.start(from);
  source.stop(from + voice.lasts);
}

function toneOf(
  context: BaseAudioContext,
  { wave, hertz, to, trembles, lasts }: Extract<Voice, { wave: string }>,
  from: number,
  volume: AudioNode,
): AudioScheduledSourceNode {
  const tone = context.createOscillator();
  tone.type = wave;
  glide(tone.frequency, hertz, to, from, lasts);
  if (trembles !== undefined) {
    const by = context.createOscillator();
    const depth = context.createGain();
    by.frequency.value = trembles;
    depth.gain.value = hertz * TREMBLING;
    by.connect(depth).connect(tone.frequency);
    by.start(from);
    by.stop(from + lasts);
  }
  tone.connect(volume);
  return tone;
}

function rustleOf(
  context: BaseAudioContext,
  { let: through, hertz, to, lasts }: Extract<Voice, { let: string }>,
  from: number,
  volume: AudioNode,
): AudioScheduledSourceNode {
  const source = context.createBufferSource();
  source.buffer = noise(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = through;
  glide(filter.frequency, hertz, to, from, lasts);
  source.connect(filter).connect(volume);
  return source;
}

function glide(pitch: AudioParam, hertz: number, to: number | undefined, from: number, lasts: number): void {
  pitch.setValueAtTime(hertz, from);
  if (to !== undefined && to !== hertz) pitch.exponentialRampToValueAtTime(to, from + lasts);
}

const SECONDS_OF_NOISE = 0.5;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();
function noise(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const made = context.createBuffer(1, context.sampleRate * SECONDS_OF_NOISE, context.sampleRate);
  const samples = made.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  noises.set(context, made);
  return made;
}

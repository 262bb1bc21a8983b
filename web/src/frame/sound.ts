/** Small sounds, made from tones when they are needed: there is nothing to load. */
export type Sound = 'turn' | 'move' | 'end';

interface Tone {
  readonly hertz: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

/** Seconds. A soft bell for one's turn, a tap for a move, a falling chord for the end. */
const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [
    { hertz: 659.3, at: 0, lasts: 0.5, loud: 0.12 },
    { hertz: 987.8, at: 0.12, lasts: 0.7, loud: 0.1 },
  ],
  move: [{ hertz: 196, at: 0, lasts: 0.09, loud: 0.1 }],
  end: [
    { hertz: 784, at: 0, lasts: 0.9, loud: 0.09 },
    { hertz: 659.3, at: 0.14, lasts: 0.9, loud: 0.09 },
    { hertz: 523.3, at: 0.28, lasts: 1.4, loud: 0.1 },
  ],
};
const ATTACK = 0.012;
const SILENT = 0.0001;

let context: AudioContext | null = null;
let last = 0;

/** A browser without sound, or one that does not want to make any, stays silent. */
export function playSound(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const mine = ++last;
  const sounding = context;
  // Browsers wait for a gesture. What has waited for one is not made up for, all at once: only the newest sounds.
  sounding.resume().then(
    () => mine === last && sing(sounding, sound),
    () => undefined,
  );
}

function sing(context: AudioContext, sound: Sound): void {
  for (const { hertz, at, lasts, loud } of TONES[sound]) {
    const from = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(SILENT, from);
    volume.gain.exponentialRampToValueAtTime(loud, from + ATTACK);
    volume.gain.exponentialRampToValueAtTime(SILENT, from + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + lasts);
  }
}

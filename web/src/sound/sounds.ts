/** What each sound is made of, when it is needed: there is nothing to load. */

/** Something that vibrates; it may glide to another pitch, and tremble. */
export interface Tone {
  readonly wave: 'sine' | 'triangle' | 'sawtooth';
  readonly hertz: number;
  readonly to?: number;
  /** So many times a second, up and down by a little. */
  readonly trembles?: number;
  /** Seconds. */
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}
/** A rustle: noise, of which only what is near a pitch is let through. */
export interface Rustle {
  readonly let: 'lowpass' | 'bandpass' | 'highpass';
  readonly hertz: number;
  readonly to?: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}
export type Voice = Tone | Rustle;

const tone = (wave: Tone['wave'], hertz: number, lasts: number, loud: number, at = 0): Tone => ({
  wave,
  hertz,
  at,
  lasts,
  loud,
});
const rustle = (through: Rustle['let'], hertz: number, lasts: number, loud: number, to = hertz): Rustle => ({
  let: through,
  hertz,
  to,
  at: 0,
  lasts,
  loud,
});

export const SOUNDS = {
  // Cards.
  place: [rustle('lowpass', 700, 0.07, 0.5), tone('sine', 110, 0.09, 0.3)],
  turn: [rustle('bandpass', 1500, 0.09, 0.35, 3000)],
  straighten: [rustle('bandpass', 3000, 0.09, 0.35, 1500)],
  draw: [rustle('highpass', 3000, 0.06, 0.2)],
  discard: [rustle('bandpass', 1000, 0.12, 0.35, 400)],
  destroy: [rustle('lowpass', 900, 0.22, 0.5, 150), tone('triangle', 98, 0.2, 0.14)],
  transfer: [{ ...tone('sine', 330, 0.3, 0.1), to: 495 }, rustle('bandpass', 800, 0.2, 0.12, 1800)],
  // What is gained.
  elan: [{ ...tone('sawtooth', 330, 0.14, 0.05), to: 440 }],
  life: [tone('triangle', 523.3, 0.18, 0.08), tone('triangle', 659.3, 0.2, 0.08, 0.05)],
  calm: [{ ...tone('sine', 660, 0.24, 0.1), trembles: 6 }],
  death: [tone('sine', 147, 0.28, 0.14), tone('sine', 155, 0.28, 0.14)],
  gold: [tone('sine', 1568, 0.3, 0.05), tone('sine', 2093, 0.32, 0.04, 0.03), tone('sine', 3136, 0.35, 0.02, 0.06)],
  knowledge: [rustle('bandpass', 500, 0.05, 0.4), tone('triangle', 392, 0.14, 0.07, 0.02)],
  mana: [{ ...tone('sine', 880, 0.22, 0.08), to: 1320 }],
  points: [tone('sine', 1046.5, 0.3, 0.06), tone('sine', 1568, 0.4, 0.05, 0.08)],
  // Between players.
  attack: [rustle('lowpass', 300, 0.3, 0.6, 90), tone('sawtooth', 80, 0.26, 0.06)],
  shield: [tone('triangle', 220, 0.25, 0.12), tone('sine', 662, 0.25, 0.05)],
  battle: [{ ...tone('sine', 90, 0.22, 0.4), to: 45 }, rustle('lowpass', 400, 0.06, 0.4)],
  step: [tone('triangle', 440, 0.16, 0.08), tone('triangle', 587.3, 0.2, 0.07, 0.06)],
  // To whoever listens.
  'your-turn': [tone('triangle', 659.3, 0.5, 0.12), tone('triangle', 987.8, 0.7, 0.1, 0.12)],
  won: [
    tone('triangle', 293.7, 0.5, 0.1),
    tone('triangle', 370, 0.6, 0.1, 0.16),
    tone('triangle', 440, 0.8, 0.1, 0.32),
    tone('triangle', 587.3, 1.2, 0.1, 0.48),
  ],
  lost: [tone('triangle', 293.7, 0.9, 0.09), tone('triangle', 220, 1.3, 0.09, 0.2)],
} as const satisfies Record<string, readonly Voice[]>;

export type Sound = keyof typeof SOUNDS;

/** The colours of pictures: the same in both themes, since a picture is a window onto its own evening. */
import type { Painted } from '../Icon.tsx';

export interface Paint {
  /** Above, in the middle, and at the horizon. */
  sky: readonly [string, string, string];
  light: string;
  /** Hills, from the farthest to the nearest: the farther, the more of the sky is in them. */
  haze: string;
  far: string;
  near: string;
  /** A plane of the dark thing that the light falls on. */
  lit: string;
  ink: string;
}

type Evening = Omit<Paint, 'light' | 'lit' | 'haze'>;

const EMBER: Evening = {
  sky: ['#1a1533', '#5a2d55', '#d9774a'],
  far: '#4a2748',
  near: '#251632',
  ink: '#140d20',
};
const SKIES: readonly Evening[] = [
  EMBER,
  { sky: ['#10203a', '#2a5566', '#8ec2a0'], far: '#254a55', near: '#132b38', ink: '#091620' },
  { sky: ['#151a3f', '#3a4a8c', '#9fb8ea'], far: '#34427a', near: '#1b2350', ink: '#0d1230' },
  { sky: ['#17131f', '#41334f', '#9a86a8'], far: '#3a2e47', near: '#211a2b', ink: '#0f0b15' },
  { sky: ['#241a2c', '#70492f', '#efc069'], far: '#5b3c30', near: '#2f2024', ink: '#190f14' },
  { sky: ['#1d1236', '#6a2f62', '#ec8ea5'], far: '#52285a', near: '#2b1638', ink: '#160a20' },
];
const LIGHTS: Partial<Record<Painted, { sky: number; light: string }>> = {
  elan: { sky: 0, light: '#ffb27a' },
  life: { sky: 1, light: '#a9efc4' },
  calm: { sky: 2, light: '#bfe0ff' },
  death: { sky: 3, light: '#ddcdf2' },
  gold: { sky: 4, light: '#ffe39a' },
  herb: { sky: 1, light: '#b9f0c0' },
  potion: { sky: 5, light: '#ffc1d0' },
  knowledge: { sky: 4, light: '#ffe39a' },
  mana: { sky: 2, light: '#bfe0ff' },
  any: { sky: 3, light: '#efe6ff' },
  eye: { sky: 1, light: '#a6f0f2' },
  flame: { sky: 0, light: '#ffc487' },
  wave: { sky: 2, light: '#b5d6ff' },
  fang: { sky: 1, light: '#d4f0a0' },
  points: { sky: 4, light: '#ffe9b5' },
};

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
/** So much of the way from one colour to another. */
export function mix(from: string, to: string, share: number): string {
  const other = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + (other[i] - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function paintFor(kind: Painted): Paint {
  const { sky, light } = LIGHTS[kind] ?? { sky: 3, light: '#efe6ff' };
  const evening = SKIES[sky];
  return {
    ...evening,
    light,
    haze: mix(evening.far, evening.sky[2], 0.42),
    lit: mix(evening.near, light, 0.36),
  };
}

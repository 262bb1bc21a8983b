/** Twenty-four lights: each kind hangs once at each place of the village, so that a card is its kind and its place. */
import type { Card } from '@gloaming/engine';

export const KINDS = ['candle', 'lantern', 'hearth', 'beacon'] as const;
export type Kind = (typeof KINDS)[number];
export const PLACES = ['mill', 'inn', 'chapel', 'tower', 'forge', 'ferry'] as const;
export type Place = (typeof PLACES)[number];

interface Light {
  readonly cost: number;
  readonly points: number;
  /** What it brings when it is turned: oil, or cards. */
  readonly oil: number;
  readonly cards: number;
}
const LIGHTS: Readonly<Record<Kind, Light>> = {
  candle: { cost: 1, points: 1, oil: 1, cards: 0 },
  lantern: { cost: 3, points: 2, oil: 2, cards: 0 },
  hearth: { cost: 2, points: 1, oil: 0, cards: 1 },
  beacon: { cost: 5, points: 5, oil: 0, cards: 0 },
};

interface Face extends Light {
  readonly kind: Kind;
  readonly place: Place;
  /** As programs and positions name it. */
  readonly name: string;
}
export const FACES: readonly Face[] = PLACES.flatMap((place) =>
  KINDS.map((kind) => ({ ...LIGHTS[kind], kind, place, name: `${place}-${kind}` })),
);
export const CARDS: readonly Card[] = [...FACES.keys()];
export const NAMES: readonly string[] = FACES.map(({ name }) => name);

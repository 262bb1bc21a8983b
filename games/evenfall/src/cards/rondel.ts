/** The Automa's rondel, clockwise from its upper ring space (EV-19.5). */
export const RONDEL = [
  'xCoven',
  'northernLakes',
  'play',
  'centralMountains',
  'coven',
  'transfer',
  'coven',
  'harvest',
  'northernLakes',
  'coven',
  'drawPlace',
  'transfer',
  'play',
  'coven',
] as const;
export type RondelSpace = (typeof RONDEL)[number];
/** Ring spaces are never passed. */
export const RINGS: readonly number[] = [0, 7];
/** What X is on the ring space, by level (EV-19.14). */
export const LEVEL_POINTS: readonly number[] = [1, 3, 4, 5];

import type { Say } from '../words/index.ts';

/** A link does not say what those who sat there are called. */
export const namesOf = (say: Say, seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => say('seat-n', { n: seat + 1 }));

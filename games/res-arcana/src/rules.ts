/** Every verb and what it does. */
import { ATTACKS } from './attacks.ts';
import { BESPOKE } from './bespoke.ts';
import { COSTS } from './costs.ts';
import type { Definitions } from './definitions.ts';
import { DRAFTING } from './draft.ts';
import { EFFECTS } from './effects.ts';
import { LETTING } from './letting.ts';
import { MATCH } from './match.ts';
import { PAYING } from './paying.ts';
import { ROUNDS } from './round.ts';
import { SETUP } from './setup.ts';
import { TURNS } from './turn.ts';

export const VERBS: Definitions = {
  ...COSTS,
  ...PAYING,
  ...EFFECTS,
  ...LETTING,
  ...BESPOKE,
  ...ATTACKS,
  ...ROUNDS,
  ...TURNS,
  ...SETUP,
  ...DRAFTING,
  ...MATCH,
};

/** Every verb and what it does. */
import type { VerbsAsking } from '@gloaming/engine';
import { ATTACKS } from './attacks.ts';
import { BESPOKE } from './bespoke.ts';
import type { Choices } from './choices.ts';
import { COSTS } from './costs.ts';
import { DRAFTING } from './draft.ts';
import { EFFECTS } from './effects.ts';
import { MATCH } from './match.ts';
import { ROUNDS } from './round.ts';
import { SETUP } from './setup.ts';
import type { Table } from './state.ts';
import type { Verb } from './verbs.ts';

export type Definitions = VerbsAsking<Table, Verb, Choices>;

export const VERBS: Definitions = {
  ...COSTS,
  ...EFFECTS,
  ...BESPOKE,
  ...ATTACKS,
  ...ROUNDS,
  ...SETUP,
  ...DRAFTING,
  ...MATCH,
};

/** Every verb and what it does. */
import type { VerbsAsking } from '@gloaming/engine';
import { AUTOMA } from './automa.ts';
import { BATTLES } from './battle.ts';
import { BUILDING } from './building.ts';
import type { Choices } from './choices.ts';
import { COSTS } from './costs.ts';
import { EFFECTS } from './effects.ts';
import { MOVES } from './figures.ts';
import { PHASES } from './round.ts';
import { SCORING } from './score.ts';
import { SETUP } from './setup.ts';
import { SPACES } from './spaces.ts';
import type { Table } from './state.ts';
import { TRIGGERS } from './triggers.ts';
import { TURNS } from './turn.ts';
import type { Verb } from './verbs.ts';

export type Definitions = VerbsAsking<Table, Verb, Choices>;

export const VERBS: Definitions = {
  ...COSTS,
  ...EFFECTS,
  ...MOVES,
  ...TRIGGERS,
  ...TURNS,
  ...BUILDING,
  ...SPACES,
  ...BATTLES,
  ...PHASES,
  ...SCORING,
  ...SETUP,
  ...AUTOMA,
};

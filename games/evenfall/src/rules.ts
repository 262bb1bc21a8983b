/** Every verb and what it does. */
import { AUTOMA } from './automa.ts';
import { BATTLES } from './battle.ts';
import { BUILDING } from './building.ts';
import { COSTS, PAYING } from './costs.ts';
import type { Definitions } from './definitions.ts';
import { EFFECTS } from './effects.ts';
import { MOVES } from './figures.ts';
import { PHASES } from './round.ts';
import { SCORING } from './score.ts';
import { SETUP } from './setup.ts';
import { SPACES } from './spaces.ts';
import { TRIGGERS } from './triggers.ts';
import { TURNS } from './turn.ts';

export const VERBS: Definitions = {
  ...COSTS,
  ...PAYING,
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

/** Every verb and what it does. */
import { AUTOMA } from './automa.ts';
import { BATTLES } from './battle.ts';
import { BUILDING } from './building.ts';
import { COSTS } from './costs.ts';
import type { Definitions } from './definitions.ts';
import { DISCOVERING } from './discovering.ts';
import { EFFECTS } from './effects.ts';
import { MOVES } from './figures.ts';
import { FREE_ACTIONS } from './freeActions.ts';
import { PAYING } from './paying.ts';
import { PLAYING } from './playing.ts';
import { ROUNDS } from './round.ts';
import { SCORING } from './score.ts';
import { SETUP } from './setup.ts';
import { SPACES } from './spaces.ts';
import { TRIGGERS } from './triggers.ts';
import { TURNS } from './turn.ts';

export const VERBS: Definitions = {
  ...COSTS,
  ...PAYING,
  ...EFFECTS,
  ...DISCOVERING,
  ...MOVES,
  ...TRIGGERS,
  ...TURNS,
  ...PLAYING,
  ...FREE_ACTIONS,
  ...BUILDING,
  ...SPACES,
  ...BATTLES,
  ...ROUNDS,
  ...SCORING,
  ...SETUP,
  ...AUTOMA,
};

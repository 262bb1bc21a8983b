/** What the rival of the first game for two plays: it leaves the pupil the Places of the lesson, and passes early in the first round. */
import type { Book } from '@gloaming/engine/lessons';
import { cardOf } from '../cards/index.ts';
import type { Choice } from '../choices.ts';
import {
  bind,
  choose,
  DECLINE,
  dial,
  discover,
  ELDER,
  END_TURN,
  HARVEST,
  inRegion,
  LAKES,
  MOUNTAINS,
  type Move,
  otherOf,
  PASS,
  WITCH,
} from './kit.ts';

const ROOKERY = cardOf('rookery-tower');
const BARROW = otherOf('ancestors-barrow');
const BONFIRE = cardOf('bonfire-hill');
const ROUNDS: readonly (readonly Move[])[] = [
  [END_TURN, discover(ROOKERY), HARVEST, PASS],
  [END_TURN, discover(BARROW), discover(BONFIRE), HARVEST, { does: 'play' }, PASS],
  [
    END_TURN,
    { does: 'discover' },
    HARVEST,
    { does: 'play' },
    inRegion(MOUNTAINS),
    choose(1),
    { does: 'useRitual' },
    inRegion(LAKES),
    PASS,
  ],
];

export const RIVALS_BOOK: Book<Choice> = {
  rounds: ROUNDS,
  always: [
    dial(2),
    dial(1),
    dial(0),
    bind(ROOKERY),
    { does: 'transfer' },
    WITCH,
    ELDER,
    DECLINE,
    { does: 'placeBest' },
  ],
  lastRound: 3,
};

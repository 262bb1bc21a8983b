/** The first game for two: a rival with a clan of its own, whose dial is secret, and who may be there first. */
import type { Lesson, Steps } from '@gloaming/engine/lessons';
import { cardOf } from '../cards/index.ts';
import type { Choice } from '../choices.ts';
import type { News } from '../news.ts';
import { SWITCHES } from '../setup.ts';
import type { Options, Table } from '../state.ts';
import type { Verb } from '../verbs.ts';
import { FIRST_GAME } from './firstGame.ts';
import { acting, card, hasFound, hasHarvested, hasNobodyOut, type Plan, TERRACES } from './firstPlan.ts';
import { RIVALS_BOOK } from './forTwoBook.ts';
import {
  all,
  asked,
  can,
  dial,
  discover,
  figuresOf,
  HARVEST,
  heardOf,
  inRound,
  LAKES,
  otherOf,
  own,
  PUPIL,
  RIVAL,
  regionOfDial,
  usePerson,
} from './kit.ts';
import { earlySteps, laterSteps } from './sharedSteps.ts';

const PLAN: Plan = {
  meadow: cardOf('thistle-meadow'),
  milestone: otherOf('weathered-milestone'),
  twinScythes: cardOf('twin-scythes'),
  sefu: otherOf('sefu'),
};
const EARLY = earlySteps(PLAN);
const LATER = laterSteps(PLAN);

export const STEPS_FOR_TWO = {
  discover: EARLY.discover,
  endTurn: EARLY.endTurn,
  rival: { hears: heardOf('discovered', RIVAL), pointsAt: [`seat:${RIVAL}`] },
  bind: EARLY.bind,
  two: EARLY.two,
  alone: { hears: heardOf('passed', RIVAL), pointsAt: [`seat:${RIVAL}`] },
  scythe: EARLY.scythe,
  harvest: EARLY.harvest,
  elders: EARLY.elders,
  person: EARLY.person,
  inAndOut: EARLY.inAndOut,
  region: EARLY.region,
  pass: EARLY.pass,
  secret: {
    when: (q) =>
      inRound(1, 1)(q) && regionOfDial(q) === LAKES && own(q.view).mana >= 2 && figuresOf(q.view, PUPIL, LAKES) === 2,
    pointsAt: [`region:${LAKES}`],
    asks: [dial(2)],
    others: { saved: [dial(0), dial(1)] },
    wide: { when: asked('setDial') },
  },
  fought: { hears: (news: News) => news.news === 'wonBattle', pointsAt: [`region:${LAKES}`] },
  stone: LATER.stone,
  home: LATER.home,
  again: {
    when: all(acting, inRound(2, 2), hasNobodyOut, can(HARVEST)),
    pointsAt: [card(TERRACES), 'token'],
    asks: (q) => [...(hasNobodyOut(q) ? [discover(TERRACES), { does: 'discover' } as const] : []), HARVEST],
    others: { early: [HARVEST] },
    stands: all(acting, inRound(2, 2), can(HARVEST)),
  },
  orb: LATER.orb,
  mountains: LATER.mountains,
  spend: { when: all(asked('setDial'), inRound(2, 2)), pointsAt: [`region:${LAKES}`] },
  last: LATER.last,
  transfer: {
    ...LATER.transfer,
    when: all(acting, inRound(3), hasHarvested, hasFound, can(usePerson(PLAN.sefu))),
  },
  council: LATER.council,
  stones: LATER.stones,
  end: LATER.end,
} as const satisfies Steps<Table, Verb, Choice, News>;

export const FIRST_FOR_TWO = {
  name: 'first-for-two',
  options: {
    players: 2,
    side: 'sun',
    clans: ['star', 'cross'],
    level: 'apprentice',
    experienced: false,
    switches: SWITCHES,
  },
  key: 'fa107e8602ca9acb57185b2ab1238cbe',
  pupil: PUPIL,
  given: [],
  book: RIVALS_BOOK,
  steps: STEPS_FOR_TWO,
  facts: FIRST_GAME.facts,
} as const satisfies Lesson<Table, Verb, Options, Choice, News>;

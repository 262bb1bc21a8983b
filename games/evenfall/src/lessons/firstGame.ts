/** The first game, alone against the Automa: a hand that holds a whole plan, and a deal in which the first battle is lost with a profit. */
import type { Lesson, Steps } from '@gloaming/engine/lessons';
import type { Choice } from '../choices.ts';
import type { News } from '../news.ts';
import { scoresNow } from '../score.ts';
import { SWITCHES } from '../setup.ts';
import type { Options, Table } from '../state.ts';
import type { Verb } from '../verbs.ts';
import {
  acting,
  CAULDRON,
  card,
  FIRST_PLAN,
  freeOutside,
  HERB,
  hasNobodyOut,
  herbs,
  missing,
  POTION,
  potions,
  saves,
  spare,
  TERRACES,
  WANTED,
} from './firstPlan.ts';
import {
  all,
  asked,
  bind,
  can,
  dial,
  discard,
  discover,
  ELDER,
  figuresOf,
  gain,
  HARVEST,
  heardOf,
  inRegion,
  inRound,
  LAKES,
  MOUNTAINS,
  own,
  PUPIL,
  play,
  RIVAL,
  regionOfDial,
  useRitual,
} from './kit.ts';
import { earlySteps, laterSteps } from './sharedSteps.ts';

const EARLY = earlySteps(FIRST_PLAN);
const LATER = laterSteps(FIRST_PLAN);

export const STEPS = {
  discover: EARLY.discover,
  endTurn: EARLY.endTurn,
  automa: { hears: (news: News) => news.news === 'automaDrew', pointsAt: [`seat:${RIVAL}`] },
  bind: EARLY.bind,
  two: EARLY.two,
  scythe: EARLY.scythe,
  harvest: EARLY.harvest,
  elders: EARLY.elders,
  person: EARLY.person,
  inAndOut: EARLY.inAndOut,
  region: EARLY.region,
  pass: EARLY.pass,
  dial: {
    when: (q) =>
      inRound(1, 1)(q) && regionOfDial(q) === LAKES && own(q.view).mana >= 2 && figuresOf(q.view, PUPIL, LAKES) === 2,
    pointsAt: [`region:${LAKES}`],
    asks: [dial(2)],
    others: { saved: [dial(0), dial(1)] },
    wide: { when: asked('setDial') },
  },
  lost: { hears: heardOf('wonBattle', RIVAL), pointsAt: [`seat:${RIVAL}`] },
  home: LATER.home,
  again: {
    when: (q) => acting(q) && inRound(2, 2)(q) && hasNobodyOut(q) && can(HARVEST)(q),
    pointsAt: [card(TERRACES), 'token'],
    asks: (q) => [
      ...(hasNobodyOut(q) ? [discover(TERRACES), { does: 'discover' } as const] : []),
      HARVEST,
      ...(saves(q) ? [play(CAULDRON), inRegion(LAKES), discard(spare(q.view)), missing(q.view)] : []),
    ],
    others: { early: [HARVEST] },
    stands: (q) => inRound(2, 2)(q) && (can(HARVEST)(q) || saves(q)) && q.verb !== 'setDial',
  },
  cauldron: {
    when: all(acting, can(play(CAULDRON))),
    pointsAt: [card(CAULDRON), card(FIRST_PLAN.meadow)],
    asks: ({ view }) => [play(CAULDRON), bind(freeOutside(view))],
    others: { other: [{ does: 'bind' }] },
  },
  transfer: LATER.transfer,
  elderInside: {
    when: all(acting, can(useRitual(CAULDRON))),
    pointsAt: [card(CAULDRON)],
    asks: [useRitual(CAULDRON), ELDER],
  },
  gather: {
    when: (q) =>
      all(acting, inRound(2, 2), can(inRegion(LAKES)))(q) &&
      !saves(q) &&
      potions(q.view) < WANTED &&
      q.turnsSince('elderInside') >= 2,
    pointsAt: [`region:${LAKES}`],
    asks: ({ view }) => [inRegion(LAKES), discard(spare(view)), gain(HERB), gain(POTION), gain(POTION)],
  },
  orb: LATER.orb,
  mountains: LATER.mountains,
  spend: {
    when: (q) =>
      inRound(2, 2)(q) &&
      regionOfDial(q) === LAKES &&
      figuresOf(q.view, PUPIL, MOUNTAINS) > figuresOf(q.view, PUPIL, LAKES),
    pointsAt: [`region:${LAKES}`, `region:${MOUNTAINS}`],
    asks: ({ view }) => [dial(0), dial(own(view).mana)],
    wide: { when: all(asked('setDial'), inRound(2)) },
  },
  stone: LATER.stone,
  last: LATER.last,
  council: LATER.council,
  alone: {
    when: (q) => asked('setDial')(q) && figuresOf(q.view, RIVAL, regionOfDial(q)) === 0,
    pointsAt: (q) => (regionOfDial(q) < 0 ? [] : [`region:${regionOfDial(q)}`]),
  },
  stones: LATER.stones,
  end: LATER.end,
} as const satisfies Steps<Table, Verb, Choice, News>;

export const FIRST_GAME = {
  name: 'first-game',
  /** The Automa is at its gentlest: goods bring it no points, so that a pupil who tries things out still wins. */
  options: {
    players: 1,
    side: 'sun',
    clans: ['star'],
    level: 'apprentice',
    experienced: false,
    switches: { ...SWITCHES, automaPointsPerGood: 0 },
  },
  key: '54ae07c85fb05b8dd84e51bd66a3df09',
  pupil: PUPIL,
  given: [],
  book: null,
  steps: STEPS,
  facts: (view) => {
    const [mine, its] = view.table.players;
    const { before } = scoresNow(view.table)[PUPIL];
    return {
      points: mine.points,
      automa: its.points,
      before,
      herbs: herbs(view),
      potions: potions(view),
      witches: mine.witches,
      elders: mine.elders,
    };
  },
} as const satisfies Lesson<Table, Verb, Options, Choice, News>;

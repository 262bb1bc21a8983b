/** Steps of both first games: what is the same, alone or against somebody. Some cards that they speak of are named by the deal. */
import { ANYTHING, type Steps } from '@gloaming/engine/lessons';
import type { Choice } from '../choices.ts';
import type { News } from '../news.ts';
import type { Table } from '../state.ts';
import type { Verb } from '../verbs.ts';
import {
  acting,
  bestOutside,
  CAULDRON,
  canUse,
  card,
  figuresAtHome,
  fittingStone,
  HERB,
  hasFound,
  hasHarvested,
  hasOneWitch,
  herbs,
  isMainAction,
  isWorthIt,
  lastMoves,
  MINE,
  type Plan,
  potions,
  SICKLE_DANCES,
  saves,
  sickleInHand,
  spare,
  WANTED,
  ZURIS,
  zuriInHand,
} from './firstPlan.ts';
import {
  AS_COUNCIL_MEMBER,
  AS_SPECIALIST,
  all,
  asked,
  BUILD,
  bind,
  can,
  choose,
  DECLINE,
  discard,
  discover,
  ELDER,
  END_TURN,
  gain,
  HARVEST,
  heardOf,
  inRegion,
  inRound,
  LAKES,
  MOUNTAINS,
  not,
  own,
  PASS,
  PLACE_BEST,
  PUPIL,
  play,
  transfer,
  usePerson,
  useRitual,
  WITCH,
} from './kit.ts';

/** In the first round. */
export const earlySteps = ({ meadow, milestone, twinScythes, sefu }: Plan) => {
  return {
    discover: {
      when: all(acting, inRound(1, 1), can(discover(meadow)), not(hasFound)),
      pointsAt: [card(meadow)],
      asks: [discover(meadow)],
      others: { place: [{ does: 'discover' }], card: [{ does: 'play' }], token: [HARVEST] },
    },
    endTurn: { when: all(acting, can(END_TURN)), pointsAt: ['close'], asks: [END_TURN] },
    bind: {
      when: all(acting, hasFound, can(play(twinScythes))),
      pointsAt: [card(twinScythes), card(MINE)],
      asks: [play(twinScythes), bind(MINE)],
      others: { outside: [{ does: 'bind' }], other: [{ does: 'play' }] },
      wide: { hears: heardOf('bound', PUPIL) },
    },
    two: {
      when: all(acting, hasFound, not(hasHarvested), can(discover(milestone))),
      pointsAt: [card(milestone)],
      asks: [discover(milestone)],
      others: { other: [{ does: 'discover' }] },
    },
    scythe: {
      when: (q) => acting(q) && own(q.view).outer.includes(milestone) && can(...SICKLE_DANCES.map(play))(q),
      pointsAt: ({ view }) => [card(sickleInHand(view)), card(milestone)],
      asks: ({ view }) => [
        play(sickleInHand(view)),
        bind(milestone),
        { does: 'build', catalyst: 'scythe', card: sickleInHand(view) },
      ],
      others: { inside: [bind(MINE), { does: 'build', card: twinScythes }], meadow: [bind(meadow)] },
      wide: { hears: heardOf('builtOn', PUPIL) },
    },
    harvest: {
      when: (q) => acting(q) && inRound(1, 1)(q) && own(q.view).outer.length >= 2 && can(HARVEST)(q),
      pointsAt: ['token'],
      asks: [HARVEST],
      after: true,
      wide: { hears: heardOf('token', PUPIL) },
    },
    elders: {
      when: all(acting, hasHarvested, can(useRitual(twinScythes))),
      pointsAt: [card(twinScythes)],
      asks: [useRitual(twinScythes), ELDER],
      others: { witch: [WITCH] },
      wide: { hears: heardOf('usedRitual', PUPIL) },
      stands: (q) =>
        inRound(1, 2)(q) && !saves(q) && hasHarvested(q) && (q.verb === 'useSpace' || can(useRitual(twinScythes))(q)),
    },
    person: {
      when: (q) =>
        acting(q) &&
        can(play(sefu))(q) &&
        (q.turnsSince('elders') >= 2 || (q.turnsSince('elders') >= 0 && herbs(q.view) === 1) || q.round >= 2),
      pointsAt: [card(sefu)],
      asks: [play(sefu), AS_SPECIALIST, usePerson(sefu)],
      others: { council: [AS_COUNCIL_MEMBER] },
      wide: { when: asked('playAs') },
    },
    inAndOut: {
      when: all(asked('transfer'), inRound(1, 1)),
      pointsAt: [card(meadow)],
      asks: [DECLINE],
      others: { moved: [{ does: 'transfer' }] },
      wide: { when: asked('transfer') },
    },
    region: {
      when: (q) =>
        all(acting, inRound(1, 1), hasHarvested, hasOneWitch, can(inRegion(LAKES)))(q) &&
        (q.turnsSince('person') >= 0 || !can(play(sefu))(q)),
      pointsAt: [`region:${LAKES}`],
      asks: ({ view }) => [inRegion(LAKES), discard(spare(view)), gain(HERB), gain(HERB), gain(HERB)],
      others: { mountains: [inRegion(MOUNTAINS)] },
      wide: { hears: heardOf('usedRegion', PUPIL) },
    },
    pass: {
      when: (q) => acting(q) && isMainAction(q) && own(q.view).witches === 0 && !canUse(q) && hasHarvested(q),
      pointsAt: ['close'],
      asks: [PASS],
      wide: { hears: (news: News, view) => heardOf('passed', PUPIL)(news) && figuresAtHome(view) > 0 },
    },
  } as const satisfies Steps<Table, Verb, Choice, News>;
};

/** From the end of the first round on. */
export const laterSteps = (plan: Plan) => {
  const { twinScythes, sefu } = plan;
  return {
    home: { hears: (news: News) => news.news === 'roundEnded' && news.round === 1, pointsAt: ['scores'] },
    transfer: {
      when: all(acting, can(usePerson(sefu)), isWorthIt),
      pointsAt: ({ view }) => [card(sefu), card(bestOutside(view))],
      asks: ({ view }) => [usePerson(sefu), transfer(bestOutside(view))],
      wide: { hears: heardOf('transferred', PUPIL) },
    },
    orb: {
      when: (q) => acting(q) && inRound(2)(q) && !saves(q) && can(BUILD)(q) && potions(q.view) >= WANTED,
      pointsAt: [card(twinScythes)],
      asks: [BUILD, { does: 'build', catalyst: 'orb' }, DECLINE],
      others: { scythe: [{ does: 'build', catalyst: 'scythe' }] },
      wide: { hears: heardOf('advanced', PUPIL) },
    },
    mountains: {
      when: all(acting, inRound(2, 2), hasOneWitch, can(inRegion(MOUNTAINS))),
      pointsAt: [`region:${MOUNTAINS}`],
      asks: [inRegion(MOUNTAINS), choose(0)],
    },
    stone: {
      when: asked('takeStone'),
      pointsAt: (q) =>
        fittingStone(q).flatMap((move) => ('stone' in move ? [`stone:${move.stone as number}` as const] : [])),
      asks: fittingStone,
      others: { other: ANYTHING },
    },
    last: {
      hears: (news: News) => news.news === 'round' && news.round === 3,
      pointsAt: ['scores'],
      asks: lastMoves(plan),
      stands: (q) => inRound(3)(q) && q.verb !== 'setDial' && q.verb !== 'placeStones' && own(q.view).passed === 0,
    },
    council: {
      when: (q) => acting(q) && inRound(3)(q) && can(...ZURIS.map(play))(q) && !can(HARVEST, useRitual(CAULDRON))(q),
      pointsAt: ({ view }) => [card(zuriInHand(view))],
      asks: ({ view }) => [play(zuriInHand(view)), AS_COUNCIL_MEMBER],
      others: { specialist: [AS_SPECIALIST] },
      wide: { hears: (news: News) => news.news === 'played' && news.seat === PUPIL && news.as === 'council' },
    },
    stones: { when: asked('placeStones'), pointsAt: [], asks: [PLACE_BEST] },
    end: { hears: (news: News) => news.news === 'won', pointsAt: ['scores'] },
  } as const satisfies Steps<Table, Verb, Choice, News>;
};

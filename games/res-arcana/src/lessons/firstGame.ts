/** The first game: a real deal, in which three cards of the first hand feed exactly one Place of Power. */
import { ANYTHING, type Lesson, type Steps } from '@gloaming/engine/lessons';
import { cardOf, FACES, hasTag } from '../cards/index.ts';
import type { Choice } from '../choices.ts';
import { CALM, DEATH, ELAN, GOLD, LIFE } from '../essences.ts';
import type { News } from '../news.ts';
import { pointsOf } from '../score.ts';
import type { Options, Table } from '../state.ts';
import type { Verb } from '../verbs.ts';
import { FIRST_BOOK } from './firstBook.ts';
import {
  all,
  any,
  asked,
  can,
  choose,
  claim,
  gain,
  has,
  heardOf,
  inRound,
  not,
  onlyCan,
  own,
  ownsPlace,
  PASS,
  PUPIL,
  pay,
  place,
  RIVAL,
  react,
  swap,
  use,
  type When,
} from './kit.ts';

const at = <N extends Parameters<typeof cardOf>[0]>(name: N) => `card:${cardOf(name)}` as const;

/** Of calm, so much for Sacred Grove. */
const CALM_WANTED = 4;
const ENOUGH_TO_STOP = 9;

const acting = asked('act');
const canClaimPlace: When = (q) =>
  q.offers.some(
    ({ about }) => about.does === 'claim' && about.card !== undefined && FACES[about.card].kind === 'place',
  );
const canClaimMonument: When = (q) =>
  q.offers.some(({ about }) => about.does === 'claim' && FACES[about.card].kind === 'monument');
const isPlaceless: When = ({ view }) => !ownsPlace(view);
const lacksCalm: When = ({ view }) => own(view).pool[CALM] < CALM_WANTED;
const isDragonOfRival = heardOf('announced', RIVAL, (card) => hasTag(card, 'dragon'));
/** Whoever passes now takes the first-player token. */
const isFirstToPass: When = ({ view }) => view.table.tokenTurned === 0;

export const STEPS = {
  essences: {
    when: all(asked('choose', cardOf('calm-elan')), inRound(1, 1)),
    pointsAt: [at('calm-elan'), `kind:${CALM}`],
    asks: [choose(0)],
    after: true,
    others: { elan: [choose(1)] },
  },
  place: {
    when: all(acting, can(place('magical-shard'))),
    pointsAt: [at('magical-shard')],
    asks: [place('magical-shard')],
    after: true,
    others: { horse: [place('celestial-horse')], mage: [use('alchemist', 1)], sold: [{ does: 'discard' }] },
  },
  turns: { hears: heardOf('announced', RIVAL), pointsAt: [`seat:${RIVAL}`] },
  use: {
    when: all(acting, can(use('magical-shard'))),
    pointsAt: [at('magical-shard')],
    asks: [use('magical-shard'), gain(CALM)],
    after: true,
    others: { essence: [{ does: 'gain' }], tree: [place('tree-of-life')] },
  },
  firstToPass: {
    hears: (news: News) => news.news === 'passed' && news.seat === RIVAL && news.first,
    pointsAt: ['token'],
  },
  engine: {
    when: all(acting, can(place('celestial-horse'))),
    pointsAt: [at('celestial-horse')],
    asks: [place('celestial-horse')],
    others: { tree: [place('tree-of-life')] },
    wide: { hears: heardOf('announced', PUPIL, (card) => FACES[card].collect.length > 0) },
  },
  mage: {
    when: all(acting, can(use('alchemist', 1))),
    pointsAt: [at('alchemist')],
    asks: [use('alchemist', 1), gain(LIFE)],
    others: { gold: [use('alchemist', 0)] },
  },
  anyEssences: {
    when: all(acting, can(place('tree-of-life'))),
    pointsAt: [at('tree-of-life'), `kind:${CALM}`, `kind:${DEATH}`],
    asks: [place('tree-of-life'), pay(CALM), pay(DEATH)],
    others: { life: [pay(LIFE)], gold: [pay(GOLD)] },
    wide: { when: asked('payRest') },
  },
  gift: {
    when: all(acting, can(use('tree-of-life'))),
    pointsAt: [at('tree-of-life')],
    asks: [use('tree-of-life')],
  },
  passing: {
    hears: (news: News, view) => heardOf('passed', PUPIL)(news) && own(view).hand.length === 0,
    pointsAt: ['deck'],
    wide: { hears: heardOf('passed', PUPIL) },
  },
  swapping: {
    when: asked('swapItem'),
    pointsAt: [at('death-life'), at('sacred-grove')],
    asks: [swap('death-life')],
    others: { other: ANYTHING },
  },
  count: { hears: (news: News) => news.news === 'checked', pointsAt: ['scores'] },
  pays: {
    when: all(asked('gainAny', cardOf('celestial-horse')), inRound(2)),
    pointsAt: [at('celestial-horse'), at('sacred-grove')],
    asks: [gain(CALM)],
    others: { other: ANYTHING },
    wide: {
      when: all(any(asked('choose'), asked('gainAny')), inRound(2), ({ view }) => !has(view, 'celestial-horse')),
    },
  },
  another: {
    when: all(asked('choose', cardOf('death-life')), inRound(2), isPlaceless),
    pointsAt: [at('death-life')],
    asks: [choose(1)],
  },
  goal: {
    when: all(acting, inRound(2), isPlaceless, not(canClaimPlace)),
    pointsAt: [at('sacred-grove')],
    stands: all(inRound(2), isPlaceless),
    asks: (q) => [
      claim('sacred-grove'),
      use('magical-shard'),
      use('alchemist', 1),
      use('tree-of-life'),
      gain(lacksCalm(q) ? CALM : LIFE),
      choose(1),
    ],
    others: { point: [place('nightingale')], passed: [PASS] },
  },
  claim: {
    when: all(acting, can(claim('sacred-grove'))),
    pointsAt: [at('sacred-grove')],
    asks: [claim('sacred-grove')],
    others: { later: ANYTHING },
    wide: { hears: heardOf('claimed', PUPIL, (card) => FACES[card].kind === 'place') },
  },
  grows: {
    when: all(acting, can(use('sacred-grove', 1))),
    pointsAt: [at('sacred-grove'), at('celestial-horse')],
    asks: [use('sacred-grove', 1), { does: 'turn', card: cardOf('celestial-horse') }],
    others: { life: [use('sacred-grove', 0)] },
  },
  keep: {
    when: all(acting, onlyCan('pass', 'discard'), can({ does: 'discard', card: cardOf('nightingale') })),
    pointsAt: [at('nightingale')],
    asks: [PASS],
    others: { sold: [{ does: 'discard' }] },
    wide: { hears: heardOf('discarded', PUPIL) },
  },
  twice: {
    when: all(asked('swapItem'), inRound(2), can(swap('reanimate'))),
    pointsAt: [at('reanimate')],
    asks: [swap('reanimate')],
  },
  leave: {
    when: asked('takeFrom', cardOf('sacred-grove')),
    pointsAt: [at('sacred-grove')],
    asks: [{ does: 'leave' }],
    others: { taken: [{ does: 'take' }] },
    wide: { when: all(asked('takeFrom'), ({ view }) => !has(view, 'sacred-grove')) },
  },
  dragon: {
    hears: (news: News, view) => isDragonOfRival(news) && has(view, 'sacred-grove'),
    isAlone: true,
    wide: { hears: isDragonOfRival },
    pointsAt: ({ view }) =>
      view.table.players[RIVAL].inPlay.filter((card) => hasTag(card, 'dragon')).map((card) => `card:${card}` as const),
    asks: [use('sacred-grove', 0)],
  },
  reaction: {
    when: all(asked('suffer'), can(react('tree-of-life'))),
    pointsAt: [at('tree-of-life')],
    asks: [react('tree-of-life')],
    others: { lost: [{ does: 'lose' }], gold: [{ does: 'buyOff' }] },
    wide: { when: asked('suffer') },
  },
  intoGold: {
    when: all(
      acting,
      inRound(3),
      can(place('ring-of-midas')),
      (q) => can(place('nightingale'))(q) || has(q.view, 'nightingale'),
    ),
    pointsAt: [at('nightingale'), at('ring-of-midas')],
    asks: [place('nightingale'), place('ring-of-midas')],
    others: { other: ANYTHING },
  },
  order: {
    when: all(acting, can(use('ring-of-midas', 0))),
    pointsAt: [at('ring-of-midas')],
    asks: [use('ring-of-midas', 0), use('ring-of-midas', 0), use('ring-of-midas', 0), use('ring-of-midas', 1)],
    after: true,
    others: { turned: [use('ring-of-midas', 1)] },
  },
  straighten: {
    when: (q) =>
      acting(q) &&
      can(use('reanimate'))(q) &&
      q.offers.every(({ about }) => about.does !== 'use' || about.card === cardOf('reanimate')) &&
      onlyCan('pass', 'discard', 'use')(q),
    pointsAt: [at('reanimate'), at('sacred-grove')],
    asks: [use('reanimate'), { does: 'straighten', card: cardOf('sacred-grove') }, use('sacred-grove', 1)],
    after: true,
    others: { tree: [{ does: 'straighten', card: cardOf('tree-of-life') }], ring: [{ does: 'straighten' }] },
    wide: { when: asked('straighten') },
  },
  yours: {
    hears: (news: News) => news.news === 'round' && news.round >= 4,
    pointsAt: ['scores', at('great-pyramid')],
    stands: all(acting, inRound(4), canClaimMonument),
    asks: [claim('great-pyramid'), { does: 'claim' }],
  },
  stop: {
    when: all(
      acting,
      isFirstToPass,
      ({ view }) => pointsOf(view.table, PUPIL) >= ENOUGH_TO_STOP,
      not(can(use('sacred-grove', 1))),
      not(canClaimMonument),
    ),
    pointsAt: ['close'],
    asks: [PASS],
  },
  wakes: {
    hears: (news: News) => news.news === 'round' && news.round === FIRST_BOOK.lastRound + 1,
    isSpare: true,
    pointsAt: [`seat:${RIVAL}`],
  },
  end: { hears: (news: News) => news.news === 'won', pointsAt: ['scores'] },
} as const satisfies Steps<Table, Verb, Choice, News>;

export const FIRST_GAME = {
  name: 'first-game',
  options: { players: 2, deal: 'first-game', match: false },
  key: '777138e67df0fff3bdafc9159c1de799',
  pupil: PUPIL,
  /** To choose one of seven unknown items cannot be a first question: Protection for the rival, Calm / Elan for the pupil. */
  given: [
    { seat: RIVAL, option: cardOf('protection') },
    { seat: PUPIL, option: cardOf('calm-elan') },
  ],
  book: FIRST_BOOK,
  steps: STEPS,
  facts: ({ table }) => {
    const { pool, hand } = table.players[PUPIL];
    return {
      points: pointsOf(table, PUPIL),
      rival: pointsOf(table, RIVAL),
      elan: pool[ELAN],
      life: pool[LIFE],
      calm: pool[CALM],
      gold: pool[GOLD],
      hand: hand.length,
    };
  },
} as const satisfies Lesson<Table, Verb, Options, Choice, News>;

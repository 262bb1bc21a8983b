/** What verbs bring in Evenfall, read from the verbs themselves: nothing is said of single cards. */
import type { Ability, Count, Effect, Exchange, Goods, PrintedVerb, Verb, When } from '@gloaming/evenfall';
import type { Weights } from './weights.ts';

/** A round as an index, 0 to 2. */
export type Round = number;

const LAST = 2;
/** A Place that was just discovered has no Scythes, and an Elder who fights does nothing else. */
const NEW_PLACE = 0.6;
const ELDER = 0.4;
/** An Action Space is not used in every round. */
const USED = 0.85;
const SPECIALISTS = [0.8, 1.8, 2.8];

export const goodsWorth = (w: Weights, round: Round, { resources, any, mana, cards, points }: Goods): number =>
  (resources[0] + resources[1] + resources[2] + any) * w.resource[round] +
  mana * w.mana[round] +
  cards * w.card[round] +
  points;

/** How many of a thing somebody has in the middle of a round. */
function usualCount(w: Weights, round: Round, { count }: Count): number {
  switch (count) {
    case 'keyword':
    case 'eldersInReserve':
      return 2.5;
    case 'specialists':
      return SPECIALISTS[round];
    case 'places':
      return w.outside[round];
    case 'catalysts':
    case 'shape':
      return 3;
    case 'resourceSymbols':
      return 7;
  }
}

/** What each verb that stands on cards brings in a round; what it costs is negative. */
const WORTH: {
  readonly [V in PrintedVerb]: (w: Weights, round: Round, verb: Extract<Verb, { verb: V }>) => number;
} = {
  gain: (w, round, { goods }) => goodsWorth(w, round, goods),
  gainPer: (w, round, { goods, per }) => goodsWorth(w, round, goods) * usualCount(w, round, per),
  choose: (w, round, { of }) => Math.max(...of.map((verbs) => worthOf(w, round, verbs))),
  exchange: (w, round, { cost, effect }) => Math.max(0, worthOf(w, round, cost) + worthOf(w, round, effect)),
  transfer: (w, round, { n }) => n * w.transfer[round],
  coven: (w, _, { n }) => n * w.coven,
  harvest: (w, round, { which }) =>
    w.harvest[round] * (which === 'it' ? NEW_PLACE : which === 'other' ? w.harvestOther : 1),
  harvestOuter: () => 0,
  discoverFreely: (w, round) => w.place[round],
  takePlace: (w, round) => w.place[round],
  putElders: (w, _, { n }) => n * w.strength * ELDER,
  boost: (w, _, { n }) => n * w.strength,
  moveFigures: (w) => w.strength,
  returnFigure: (w, round, { figure }) => (figure === 'witch' ? w.witch[round] : w.elder[round]),
  buildFreely: (w, round, { n, catalyst }) => n * (catalyst === 'orb' ? w.coven : w.scythe[round]),
  borrow: (w) => w.borrow,
  takeRedStone: (w, round) => w.stone[round],
  trackBonus: (w) => w.coven,
  changeDial: (w, _, { by }) => (by * w.strength) / 2,
  pay: (w, round, { cost: { fixed, any } }) => -(fixed[0] + fixed[1] + fixed[2] + any) * w.resource[round],
  discard: (w, round, { n }) => -n * w.card[round],
  removeFromHand: (w, round, { n }) => -n * w.card[round],
  removeRitual: () => -2,
};

/** Verbs that stand on no card bring nothing. */
function verbWorth(w: Weights, round: Round, verb: Verb): number {
  const worth = (WORTH as Partial<Record<Verb['verb'], (w: Weights, round: Round, verb: Verb) => number>>)[verb.verb];
  return worth === undefined ? 0 : worth(w, round, verb);
}
export function worthOf(w: Weights, round: Round, verbs: readonly Verb[]): number {
  let sum = 0;
  for (const v of verbs) sum += verbWorth(w, round, v);
  return sum;
}

/** What is gained after the last action is used in the next round; after the last round only its points count. */
function worthAfter(w: Weights, round: Round, verbs: readonly Verb[]): number {
  let sum = 0;
  for (const v of verbs)
    if (v.verb !== 'gain') sum += verbWorth(w, round, v);
    else sum += round < LAST ? verbWorth(w, round + 1, v) : v.goods.points;
  return sum;
}

/** How often in a round something happens that a trigger waits for; `others` are the other players. */
function timesARound(w: Weights, when: When, others: number): number {
  switch (when.moment) {
    case 'token':
      return when.by === 'you' ? 1 : when.by === 'others' ? others : 1 + others;
    case 'play':
      return w.play;
    case 'harvest':
      return when.place === 'this' ? 1 : w.harvested;
    case 'discover':
      return w.discover;
    case 'build':
      return w.build;
    case 'transfer':
      return w.transferred;
    case 'discard':
      return w.discard;
    case 'battleWon':
      return w.battleWon;
    case 'coven':
      return w.step;
    case 'pass':
      return 1;
  }
}

function abilityWorth(w: Weights, round: Round, ability: Ability): number {
  switch (ability.ability) {
    case 'discount':
      return ability.less * w.resource[round] * (ability.on === 'ritual' ? 2 : 0.5);
    case 'manaForCatalysts':
      return w.resource[round] * 0.5;
    case 'elderSpaces':
      return ability.where === 'region' ? w.elderSpaces[round] : 0.6;
    case 'strength':
      return ability.n * w.strength * 1.5;
  }
}

/** What an effect gives in a round, once it is there; what is counted at the end of the game is counted elsewhere. */
const worthOfExchange = (w: Weights, round: Round, { cost, effect }: Exchange): number =>
  worthOf(w, round, cost) + worthOf(w, round, effect);

export function effectARound(w: Weights, round: Round, effect: Effect, others: number): number {
  switch (effect.effect) {
    case 'immediate':
    case 'gameEnd':
      return 0;
    case 'ongoing':
      return (
        (effect.when.moment === 'battleWon' ? worthAfter(w, round, effect.verbs) : worthOf(w, round, effect.verbs)) *
        timesARound(w, effect.when, others)
      );
    case 'ability':
      return abilityWorth(w, round, effect.ability);
    case 'space': {
      const use = worthOfExchange(w, round, effect.space);
      return Math.max(0, use) * (effect.space.many ? w.figures : 1) * USED;
    }
    case 'turn':
      return Math.max(0, worthOfExchange(w, round, effect.exchange));
    case 'battle':
      return worthOf(w, round, effect.verbs);
    case 'roundEnd':
      return worthAfter(w, round, effect.verbs);
  }
}

/** How much what is counted at the end grows in a round. */
export function growthOf(w: Weights, per: Count): number {
  switch (per.count) {
    case 'keyword':
    case 'specialists':
      return w.growth;
    case 'catalysts':
      return per.catalyst === 'orb' ? w.growthOfOrbs : w.growthOfScythes;
    case 'resourceSymbols':
      return w.growthOfSymbols;
    case 'shape':
    case 'places':
      return w.growthInside;
    case 'eldersInReserve':
      return 0;
  }
}

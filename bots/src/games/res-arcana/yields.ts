/** What components give in a round, read from the verbs on them: nothing is said of single cards. */
import {
  type Amounts,
  type Cost,
  FACES,
  type Face,
  GOLD,
  KINDS,
  type Kind,
  type KindSet,
  NOT_GOLD,
  type Power,
  type PrintedVerb,
  TAGS,
  type Tag,
  type Verb,
} from '@gloaming/res-arcana';
import type { Weights } from './weights.ts';

export const essences = (w: Weights): Amounts => [w.elan, w.life, w.calm, w.death, w.gold];

function worthOf(w: Weights, what: Amounts): number {
  return what[0] * w.elan + what[1] * w.life + what[2] * w.calm + what[3] * w.death + what[4] * w.gold;
}
export const costOf = (w: Weights, c: Cost): number => worthOf(w, c.fixed) + c.any * w.any;

export const isPoint = (face: Face, kind: Kind): boolean =>
  face.abilities.some((a) => a.ability === 'pointsPerEssence' && a.kind === kind);

/** Essences that lie on a component are points where it says so; elsewhere they are collected later. */
function putWorth(w: Weights, face: Face, what: Amounts): number {
  const each = essences(w);
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) sum += what[kind] * (isPoint(face, kind) ? 1 : w.onComponent * each[kind]);
  return sum;
}

const anyOf = (w: Weights, kinds: KindSet): number => ((kinds & NOT_GOLD) === 0 ? essences(w)[GOLD] : w.chosen);

/** What each verb that stands on components brings; what it costs is negative. */
const WORTH: {
  readonly [V in PrintedVerb]: (w: Weights, verb: Extract<Verb, { verb: V }>, face: Face) => number;
} = {
  gain: (w, { what }) => worthOf(w, what),
  put: (w, { what }, face) => putWorth(w, face, what),
  gainAny: (w, { n, kinds }) => n * anyOf(w, kinds),
  gainPaid: (w, { kinds }) => 3 * anyOf(w, kinds),
  gainItsCost: (w, { plus, kinds }) => (3 + plus) * anyOf(w, kinds),
  gainPerRivals: (w) => 2 * w.any,
  rivalsGain: (w, { what }) => -w.rival * worthOf(w, what),
  draw: (w, { n }) => w.draw * n,
  drawThenDiscard: (w) => w.draw,
  lookAt: (w) => w.draw / 4,
  straighten: (w, { which }) => (which === 'self' ? w.reaction : w.straighten),
  placeFrom: (w, { less }) => w.placeFrom + (Math.min(less, 6) * w.any) / 2,
  attack: (w, { n }) => w.attack * n,
  choose: (w, { of }, face) => Math.max(...of.map((verbs) => worthOfAll(w, verbs, face))),
  whereLies: (w, verb, face) => worthOfAll(w, verb.then, face) - w.gold / 2,
  putMoreOfEachKind: (w, { n }) => n * w.chosen,
  putPaid: (w, { on }) => (on === 'self' ? w.chosen : w.gold),
  extraPoints: (_, { n }) => n / 2,
  checkVictory: (w) => w.reaction,
  pay: (w, { cost }) => -costOf(w, cost),
  payOne: (w) => -w.any,
  payOfOneKind: (w) => -3 * w.any,
  lift: (w, { what }) => -0.5 * worthOf(w, what),
  turnOwn: (w) => -w.reaction,
  discard: (w) => -w.handCard,
  destroySelf: (w) => -4 * w.chosen,
  destroy: (w) => -4 * w.chosen,
  turn: () => 0,
  ignore: () => 0,
};

/** Verbs that stand on no component bring nothing. */
function verbWorth(w: Weights, verb: Verb, face: Face): number {
  const worth = (WORTH as Partial<Record<Verb['verb'], (w: Weights, verb: Verb, face: Face) => number>>)[verb.verb];
  return worth === undefined ? 0 : worth(w, verb, face);
}
function worthOfAll(w: Weights, verbs: readonly Verb[], face: Face): number {
  let sum = 0;
  for (const verb of verbs) sum += verbWorth(w, verb, face);
  return sum;
}

const turns = (power: Power): boolean => power.cost.some((verb) => verb.verb === 'turn');

/** What a power brings, once paid; nothing where it needs a component that the player has not. */
function gainOf(w: Weights, face: Face, power: Power, has: TagSet): number {
  const needs = power.cost.find((verb) => verb.verb === 'turnOwn');
  if (needs !== undefined && (has & tagBit(needs.tag)) === 0) return 0;
  return Math.max(0, worthOfAll(w, power.all, face));
}

/** Of the powers that turn a component only the best is used in a round. */
function turningOf(w: Weights, face: Face, has: TagSet): number {
  let most = 0;
  for (const power of face.powers) if (turns(power)) most = Math.max(most, gainOf(w, face, power, has));
  return most;
}

/** Points a round: the best power that turns the component, and once each of those that do not. */
function yieldOf(w: Weights, face: Face, has: TagSet): number {
  let sum = worthOfAll(w, [...face.collect, ...face.kept], face);
  if (face.upkeep.length > 0) sum += worthOfAll(w, face.upkeep, face);
  for (const power of face.powers) if (!turns(power)) sum += gainOf(w, face, power, has);
  sum += turningOf(w, face, has) + face.reactions.length * w.reaction;
  for (const ability of face.abilities) {
    if (ability.ability === 'discount') sum += ability.less * w.discount;
    else if (ability.ability === 'pointsPer' && (has & tagBit(ability.tag)) !== 0) sum += ability.n * w.creaturePoints;
  }
  return sum;
}
/** Some of the tags: a bit for each. Some powers are good for nothing without a dragon or a creature. */
export type TagSet = number;
const tagBit = (tag: Tag): TagSet => 1 << TAGS.indexOf(tag);
export const TAGS_OF: readonly TagSet[] = FACES.map(({ tags }) => tags.reduce((set, tag) => set | tagBit(tag), 0));

/** By the tags that a player has, by card. */
export const yields = (w: Weights): number[][] =>
  Array.from({ length: 1 << TAGS.length }, (_, has) => FACES.map((face) => yieldOf(w, face, has)));

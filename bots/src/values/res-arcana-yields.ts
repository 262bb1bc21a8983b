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
  TAGS,
  type Tag,
  type Verb,
} from '@gloaming/res-arcana';
import type { Weights } from './res-arcana-weights.ts';

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

/** What a verb brings; what it costs is negative. Verbs that stand on no card bring nothing. */
function worth(w: Weights, verb: Verb, face: Face): number {
  const anyOf = (kinds: KindSet): number => ((kinds & NOT_GOLD) === 0 ? essences(w)[GOLD] : w.chosen);
  switch (verb.verb) {
    case 'gain':
      return worthOf(w, verb.what);
    case 'put':
      return putWorth(w, face, verb.what);
    case 'gainAny':
      return verb.n * anyOf(verb.kinds);
    case 'gainPaid':
      return 3 * anyOf(verb.kinds);
    case 'gainItsCost':
      return (3 + verb.plus) * anyOf(verb.kinds);
    case 'gainPerRivals':
      return 2 * w.any;
    case 'rivalsGain':
      return -w.rival * worthOf(w, verb.what);
    case 'draw':
      return w.draw * verb.n;
    case 'drawThenDiscard':
      return w.draw;
    case 'lookAt':
      return w.draw / 4;
    case 'straighten':
      return verb.which === 'self' ? w.reaction : w.straighten;
    case 'placeFrom':
      return w.placeFrom + (Math.min(verb.less, 6) * w.any) / 2;
    case 'attack':
      return w.attack * verb.n;
    case 'choose':
      return Math.max(...verb.of.map((verbs) => worthOfAll(w, verbs, face)));
    case 'whereLies':
      return worthOfAll(w, verb.then, face) - w.gold / 2;
    case 'putMoreOfEachKind':
      return verb.n * w.chosen;
    case 'putPaid':
      return verb.on === 'self' ? w.chosen : w.gold;
    case 'extraPoints':
      return verb.n / 2;
    case 'checkVictory':
      return w.reaction;
    case 'pay':
      return -costOf(w, verb.cost);
    case 'payOne':
      return -w.any;
    case 'payOfOneKind':
      return -3 * w.any;
    case 'lift':
      return -0.5 * worthOf(w, verb.what);
    case 'turnOwn':
      return -w.reaction;
    case 'discard':
      return -w.handCard;
    case 'destroySelf':
    case 'destroy':
      return -4 * w.chosen;
    case 'turn':
    case 'ignore':
    case 'payRest':
    case 'payForIt':
    case 'putBack':
    case 'suffer':
    case 'loseLife':
    case 'announce':
    case 'enter':
    case 'takeMonument':
    case 'setTable':
    case 'deal':
    case 'dealPacks':
    case 'pickPacks':
    case 'pickFromPack':
    case 'passPacks':
    case 'firstHands':
    case 'pickMages':
    case 'pickMage':
    case 'pickItems':
    case 'pickItem':
    case 'rounds':
    case 'collect':
    case 'collectOwn':
    case 'takeFrom':
    case 'actions':
    case 'act':
    case 'pass':
    case 'swapItem':
    case 'endOfRound':
    case 'straightenAll':
    case 'reactToCheck':
    case 'tally':
    case 'pickFirstPlayer':
    case 'layOut':
    case 'pickOpen':
    case 'sameDecks':
      return 0;
  }
}
function worthOfAll(w: Weights, verbs: readonly Verb[], face: Face): number {
  let sum = 0;
  for (const verb of verbs) sum += worth(w, verb, face);
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

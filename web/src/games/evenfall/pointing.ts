/** Which thing on the table an option is about. */
import { asking } from '@gloaming/engine';
import {
  DISCOVER,
  FIRST_PERSON,
  FIRST_RITUAL,
  PLAY,
  readBuild,
  SPACE_IN_REGION,
  SPACE_ON_BOARD,
  SPACE_ON_RITUAL,
  STONE_SPACE,
  TOKEN,
  TURN_EFFECT,
  type Verb,
  type View,
} from '@gloaming/evenfall';
import type { Target } from '../../table/game.ts';

type VerbName = Verb['verb'];

const KIND_ASKING: readonly VerbName[] = ['payRest', 'gainAny'];
const CARD_ASKING: readonly VerbName[] = [
  'discard',
  'removeFromHand',
  'removeRitual',
  'harvest',
  'discoverThere',
  'borrow',
  'order',
  'bind',
];
/** 0 is "no"; a card comes one later. */
const CARD_AFTER_NO: readonly VerbName[] = ['transfer', 'placeStone'];
/** 0 is "no"; a card is itself, since no Ritual has the number 0. */
const CARD_OR_NO: readonly VerbName[] = ['moveFigures', 'buildFreely'];
const REGION_ASKING: readonly VerbName[] = ['discoverFreely', 'moveFiguresTo'];
const REGION_AFTER_NO: readonly VerbName[] = ['putElders', 'boost'];

function turnTarget(option: number): Target | null {
  if (option < DISCOVER) return null;
  if (option < TOKEN) return `card:${option - DISCOVER}`;
  if (option < PLAY) return null;
  if (option < SPACE_IN_REGION) return `card:${option - PLAY + FIRST_RITUAL}`;
  if (option < SPACE_ON_BOARD) return `region:${option - SPACE_IN_REGION}`;
  if (option < SPACE_ON_RITUAL) return null;
  if (option < TURN_EFFECT) return `card:${option - SPACE_ON_RITUAL + FIRST_RITUAL}`;
  return option < STONE_SPACE ? `card:${option - TURN_EFFECT + FIRST_PERSON}` : null;
}

export function askedVerb(view: View): VerbName | null {
  const f = asking(view, view.seat);
  return f === undefined ? null : f.verbs[f.at].verb;
}

export function targetOf(view: View, option: number): Target | null {
  const verb = askedVerb(view);
  if (verb === null) return null;
  if (verb === 'takeTurn') return turnTarget(option);
  if (KIND_ASKING.includes(verb)) return `kind:${option}`;
  if (CARD_ASKING.includes(verb)) return `card:${option}`;
  if (REGION_ASKING.includes(verb)) return `region:${option}`;
  if (verb === 'takeStone') return `stone:${option}`;
  if (option === 0) return null;
  if (CARD_AFTER_NO.includes(verb)) return `card:${option - 1}`;
  if (CARD_OR_NO.includes(verb)) return `card:${option}`;
  if (REGION_AFTER_NO.includes(verb)) return `region:${option - 1}`;
  if (verb === 'build') return `card:${readBuild(option).ritual}`;
  if (verb === 'returnFigure' && option >= FIRST_RITUAL) return `card:${option}`;
  return null;
}

/** The plan of the first game: the cards of its deal, and what is best to do with them. */
import { cardOf, placeFace } from '../cards/index.ts';
import { RESOURCES } from '../goods.ts';
import { SHAPES } from '../nouns.ts';
import type { Card, View } from '../state.ts';
import {
  type Asked,
  asked,
  can,
  choose,
  discard,
  discover,
  ELDER,
  gain,
  HARVEST,
  holds,
  inRegion,
  inRound,
  LAKES,
  MOUNTAINS,
  type Move,
  otherOf,
  own,
  PASS,
  pointsOn,
  transfer,
  usePerson,
  useRitual,
  type When,
} from './kit.ts';

/** The cards of a deal with which a first game is taught; of most there is another one that is not dealt. */
export interface Plan {
  readonly meadow: Card;
  readonly milestone: Card;
  readonly twinScythes: Card;
  readonly sefu: Card;
}
export const FIRST_PLAN: Plan = {
  meadow: otherOf('thistle-meadow'),
  milestone: cardOf('weathered-milestone'),
  twinScythes: otherOf('twin-scythes'),
  sefu: otherOf('sefu'),
};
export const MINE = cardOf('nqobantu-mine');
export const TERRACES = cardOf('apothecary-terraces');
export const SICKLE_DANCES = [otherOf('sickle-dance'), cardOf('sickle-dance')] as const;
const SEFUS = [otherOf('sefu'), cardOf('sefu')] as const;
export const CAULDRON = otherOf('golden-cauldron');
export const ZURIS = [otherOf('zuri'), cardOf('zuri')] as const;

export const HERB = RESOURCES.indexOf('herb');
export const POTION = RESOURCES.indexOf('potion');
/** What the Golden Cauldron costs of each. */
export const WANTED = 2;
/** A Ritual that is worth a Transfer. */
const WORTH_IT = 2;

export const card = <C extends Card>(of: C) => `card:${of}` as const;
export const acting = asked('takeTurn');
export const herbs = (view: View): number => own(view).resources[HERB];
export const potions = (view: View): number => own(view).resources[POTION];
export const hasFound: When = ({ view }) => own(view).outer.length > 0;
export const hasHarvested: When = ({ view }) => own(view).tokenUsed === 1;
export const hasOneWitch: When = ({ view }) => own(view).witches === 1;
export const saves: When = (q) => inRound(2, 2)(q) && holds(q.view, CAULDRON);
export const isMainAction = can(PASS);
export const canUse = (q: Asked): boolean => q.offers.some(({ about }) => about.does.startsWith('use'));
/** Of the Places outside, the one that brings the most inside. */
export const bestOutside = (view: View): Card =>
  own(view).outer.reduce((best, place) => (best < 0 || worth(view, place) > worth(view, best) ? place : best), -1);
const worth = (view: View, place: Card): number => pointsOn(view, place) + placeFace(place, view.table.side).points;
export const isWorthIt: When = ({ view }) => own(view).outer.some((place) => pointsOn(view, place) >= WORTH_IT);
export const freeOutside = ({ table, ...view }: View): Card =>
  table.players[view.seat].outer.find((place) => table.ritualOn[place] < 0) ?? FIRST_PLAN.meadow;
/** What hardly serves the plan, to be thrown away. */
export const spare = (view: View): Card => {
  const kept: readonly Card[] = [CAULDRON, ...SEFUS, ...ZURIS];
  const { hand } = own(view);
  return SICKLE_DANCES.find((one) => hand.includes(one)) ?? hand.find((one) => !kept.includes(one)) ?? hand[0];
};
export const sickleInHand = (view: View): Card => SICKLE_DANCES.find((one) => holds(view, one)) ?? SICKLE_DANCES[0];
export const zuriInHand = (view: View): Card => ZURIS.find((one) => holds(view, one)) ?? ZURIS[0];
export const hasNobodyOut: When = ({ view }) => own(view).witches === 4;
export const figuresAtHome = (view: View): number => own(view).witches + own(view).elders;
export const missing = (view: View): Move => gain(herbs(view) >= WANTED && potions(view) < WANTED ? POTION : HERB);

/** The stone that doubles the best Ritual inside; nothing where none fits. */
export function fittingStone({ view, offers }: Asked): readonly Move[] {
  const inside = own(view).inner.toSorted((a, b) => pointsOn(view, b) - pointsOn(view, a));
  for (const place of inside.filter((each) => pointsOn(view, each) > 0)) {
    const shape = SHAPES.indexOf(placeFace(place, view.table.side).icon);
    if (offers.some(({ about }) => about.does === 'takeStone' && about.stone === shape))
      return [{ does: 'takeStone', stone: shape }];
  }
  return [];
}

/** The Place that counts most inside. */
const bestDiscovery = ({ view, offers }: Asked): readonly Move[] =>
  offers
    .flatMap(({ about }) => (about.does === 'discover' ? [about.card] : []))
    .toSorted((a, b) => worth(view, b) - worth(view, a))
    .slice(0, 1)
    .map(discover);

/** In the last round: find and harvest, then work, then bring in what there is. */
export const lastMoves =
  ({ twinScythes, sefu }: Plan) =>
  (q: Asked): readonly Move[] => [
    ...(hasNobodyOut(q) && !hasHarvested(q) ? bestDiscovery(q) : []),
    HARVEST,
    useRitual(CAULDRON),
    ...(herbs(q.view) < own(q.view).elders ? [inRegion(LAKES)] : []),
    discard(spare(q.view)),
    gain(HERB),
    ...(own(q.view).elders > 0 ? [useRitual(twinScythes)] : []),
    ELDER,
    ...(own(q.view).outer.length > 0 ? [inRegion(MOUNTAINS)] : []),
    ...(own(q.view).outer.length > 0 && isMainAction(q) ? [usePerson(sefu)] : []),
    choose(1),
    transfer(bestOutside(q.view)),
  ];

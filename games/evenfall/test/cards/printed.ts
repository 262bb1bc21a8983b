/** What is printed on cards and boards in the few words of the facts: a third reader of the verbs, beside rules and text. */
import type {
  Ability,
  ActionSpace,
  ClanBoard,
  Cost,
  Count,
  Effect,
  Goods,
  PersonFace,
  PlaceFace,
  RitualFace,
  Verb,
} from '../../src/index.ts';

const join = (parts: readonly string[], by = '; '): string => parts.filter((part) => part !== '').join(by);
const amount = (n: number, of: string): string => (n === 0 ? '' : of.length === 1 ? `${n}${of}` : `${n} ${of}`);

function goodsText({ resources: [herb, potion, knowledge], any, mana, cards, points }: Goods): string {
  const parts: [number, string][] = [
    [herb, 'H'],
    [potion, 'P'],
    [knowledge, 'K'],
    [any, 'any'],
    [mana, 'M'],
    [cards, 'C'],
    [points, 'VP'],
  ];
  return join(
    parts.map(([n, of]) => amount(n, of)),
    ' ',
  );
}
const costText = ({ fixed, any, mana }: Cost): string =>
  goodsText({ resources: fixed, any, mana, cards: 0, points: 0 }) || '-';

function countText(count: Count): string {
  switch (count.count) {
    case 'keyword':
      return count.keyword;
    case 'places':
      return `Place ${count.circle}`;
    case 'catalysts':
      return count.catalyst;
    case 'specialists':
      return 'Specialist';
    case 'shape':
      return count.shape;
    case 'resourceSymbols':
      return 'resource symbol';
    case 'eldersInReserve':
      return 'elder in reserve';
  }
}

function verbText(v: Verb): string {
  switch (v.verb) {
    case 'pay':
      return costText(v.cost);
    case 'discard':
      return `discard ${v.n}`;
    case 'removeFromHand':
      return `remove ${v.n}`;
    case 'removeRitual':
      return 'remove Ritual';
    case 'gain':
      return goodsText(v.goods);
    case 'gainPer':
      return `${goodsText(v.goods)} per ${countText(v.per)}`;
    case 'choose':
      return `choose (${v.of.map(verbsText).join(' / ')})`;
    case 'exchange':
      return `may (${arrow(v.cost, v.effect)})`;
    case 'transfer':
      return `transfer ${v.n}`;
    case 'coven':
      return `coven ${v.n}${v.both ? ' both' : ''}`;
    case 'harvest':
      return `harvest ${v.which}`;
    case 'harvestOuter':
      return 'harvest outer';
    case 'discoverFreely':
      return 'discover freely';
    case 'takePlace':
      return 'take Place';
    case 'putElders':
      return `Elders ${v.n}`;
    case 'returnFigure':
      return `return ${v.figure} from ${v.from}`;
    case 'moveFigures':
      return 'move figures';
    case 'buildFreely':
      return `build ${v.n} ${v.catalyst}`;
    case 'borrow':
      return 'borrow';
    case 'takeRedStone':
      return 'red stone';
    case 'trackBonus':
      return 'track bonus';
    case 'changeDial':
      return `dial ${v.by}`;
    case 'boost':
      return `boost ${v.n}`;
    default:
      throw new Error(`${v.verb} is printed nowhere`);
  }
}
export const verbsText = (verbs: readonly Verb[]): string => join(verbs.map(verbText));
const arrow = (costs: readonly Verb[], verbs: readonly Verb[]): string =>
  join([verbsText(costs), verbsText(verbs)], ' > ');

function abilityText(ability: Ability): string {
  switch (ability.ability) {
    case 'discount':
      return `rule: ${ability.on} ${ability.less} less`;
    case 'manaForCatalysts':
      return `rule: scythe ${ability.scythe}M, orb ${ability.orb}M`;
    case 'elderSpaces':
      return `rule: Elders on ${ability.where} spaces`;
    case 'strength':
      return `rule: strength ${ability.n}`;
  }
}
export const spaceText = (space: ActionSpace): string =>
  `${space.many ? 'spaces' : 'space'}: ${arrow(space.cost, space.effect)}`;

function effectText(effect: Effect): string {
  switch (effect.effect) {
    case 'immediate':
      return `at once: ${verbsText(effect.verbs)}`;
    case 'ongoing':
      return `when ${Object.values(effect.when).join(' ')}: ${verbsText(effect.verbs)}`;
    case 'ability':
      return abilityText(effect.ability);
    case 'space':
      return spaceText(effect.space);
    case 'turn':
      return `turn: ${arrow(effect.exchange.cost, effect.exchange.effect)}`;
    case 'battle':
      return `battle ${effect.at}: ${verbsText(effect.verbs)}`;
    case 'roundEnd':
      return `round end: ${verbsText(effect.verbs)}`;
    case 'gameEnd':
      return `game end: ${verbsText(effect.verbs)}`;
  }
}

/** icon | harvest | Binding Bonus | with a keyword | points */
export const placeCells = (face: PlaceFace): string[] => [
  face.icon,
  goodsText(face.harvest),
  verbsText(face.binding) || '-',
  face.bindingWith === null ? '-' : `${face.bindingWith.keyword}: ${verbsText(face.bindingWith.verbs)}`,
  String(face.points),
];
/** cost | keywords | building spaces | points | effect */
export const ritualCells = (face: RitualFace): string[] => [
  costText(face.cost),
  face.keywords.join(' ') || '-',
  String(face.spaces),
  String(face.points),
  effectText(face.effect),
];
/** cost | keywords | points | as Specialist | as Council Member */
export const personCells = (face: PersonFace): string[] => [
  costText(face.cost),
  face.keywords.join(' ') || '-',
  String(face.points),
  effectText(face.specialist),
  effectText(face.council),
];
/** scout | token | first Council Member | each later one | what else is on it */
export const boardCells = (board: ClanBoard): string[] => [
  verbsText(board.scout),
  verbsText(board.token),
  costText(board.councilFirst),
  costText(board.councilNext),
  join([
    board.freeAction === null ? '' : `free: ${arrow(board.freeAction.cost, board.freeAction.effect)}`,
    board.space === null ? '' : spaceText(board.space),
    board.ability === null ? '' : abilityText(board.ability),
    board.stoneSpaces.length === 0 ? '' : `stones: ${board.stoneSpaces.map(verbsText).join(' / ')}`,
  ]) || '-',
];

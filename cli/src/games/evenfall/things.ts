/** What stands in a line about a thing on the table of Evenfall. */
import type { Card, Seat } from '@gloaming/engine';
import {
  type Amounts,
  type Cost,
  FIRST_PERSON,
  FIRST_RITUAL,
  type Goods,
  mainFace,
  personFace,
  placeFace,
  ritualFace,
  SHAPES,
  type Stone,
  type Table,
  type Verb,
} from '@gloaming/evenfall';
import type { Style } from '../../base/page.ts';
import type { Page, Sign } from '../layout.ts';
import type { TableWords } from './words.ts';

export interface Setting {
  page: Page<Table, Verb>;
  t: Table;
  words: TableWords;
}

export function called({ page, t }: Setting, seat: Seat): string {
  return t.players[seat].automa === 1 ? page.words.table.automa : page.names[seat];
}

const COLOURS: readonly Style[] = ['green', 'red', 'yellow'];
const STONE_COLOURS: readonly Style[] = ['cyan', 'yellow', 'blue', 'green', 'red'];
const TURNED = '↷';
const POINTS = '★';
/** A Witch that a Place asks for. */
const WITCH = '●';
const STONE = '◆';
const BINDING = '⊕';
const DOUBLED = '×2';
/** The Automa always stops there. */
export const RING = '◎';

/** As they stand in the lines below. */
export const signsIn = ({ signs }: TableWords): readonly Sign[] => [
  [WITCH, signs.witch],
  [STONE, signs.stone],
  [BINDING, signs.binding],
  ['( )', signs.harvest],
  [POINTS, signs.points],
  ['[ ]', signs.cost],
  [TURNED, signs.turned],
  ['{ }', signs.on],
  [DOUBLED, signs.doubled],
  [RING, signs.ring],
];

export const stars = ({ page }: Setting, n: number): string => page.paint('bold', `${n}${POINTS}`);
export const nameOf = ({ page }: Setting, card: Card): string => page.telling.card(card).name;
export const stone = ({ page, words }: Setting, one: Stone): string =>
  page.paint(STONE_COLOURS[one], `${STONE}${words.stones[one]}`);

/** "Herb 3, Mana 1": names before numbers, since no language bends a name that stands before its number. */
function resources({ page, words }: Setting, what: Amounts): string[] {
  return what.flatMap((n, kind) => (n === 0 ? [] : [page.paint(COLOURS[kind], `${words.resources[kind]} ${n}`)]));
}
export const pool = (set: Setting, what: Amounts): string => resources(set, what).join(', ') || set.words.empty;
export function mana({ page, words }: Setting, n: number): string {
  return page.paint('blue', `${words.mana} ${n}`);
}
function goods(set: Setting, what: Goods): string {
  return [
    ...resources(set, what.resources),
    ...(what.any === 0 ? [] : [`${set.words.any} ${what.any}`]),
    ...(what.mana === 0 ? [] : [mana(set, what.mana)]),
    ...(what.cards === 0 ? [] : [`${set.words.cards} ${what.cards}`]),
    ...(what.points === 0 ? [] : [stars(set, what.points)]),
  ].join(', ');
}
function price(set: Setting, { fixed, any }: Cost): string {
  const parts = [...resources(set, fixed), ...(any === 0 ? [] : [`${set.words.any} ${any}`])];
  return `[${parts.join(', ') || '0'}]`;
}

/** Whether a Ritual that comes to lie there brings a Binding Bonus. */
function canBind({ t }: Setting, card: Card): boolean {
  const { binding, bindingWith } = placeFace(card, t.side);
  return t.ritualOn[card] < 0 && (binding.length > 0 || bindingWith !== null);
}
/** A Place: Witches it asks for where it can be discovered, icon, harvest, points. */
export function place(set: Setting, card: Card, isOffered: boolean): string {
  const { t } = set;
  const face = placeFace(card, t.side);
  return [
    nameOf(set, card),
    ...(isOffered ? [WITCH.repeat(face.witches)] : []),
    stone(set, SHAPES.indexOf(face.icon)) + (canBind(set, card) ? BINDING : ''),
    `(${goods(set, face.harvest)})`,
    ...(face.points === 0 ? [] : [stars(set, face.points)]),
  ].join(' ');
}

/** A Place of a clan with what lies on it. */
export function heldPlace(set: Setting, card: Card): string {
  const { t, words } = set;
  const parts = [place(set, card, false)];
  const ritual = t.ritualOn[card];
  if (ritual >= 0) {
    const i = ritual - FIRST_RITUAL;
    const { points, spaces } = ritualFace(ritual);
    const on: [string, number][] = [
      [words.scythes, t.scythes[i]],
      [words.orbs, t.orbs[i]],
      [words.free, spaces - t.scythes[i] - t.orbs[i]],
      [words.witches, t.witchesOn[i]],
      [words.elders, t.eldersOn[i]],
    ];
    const list = on.flatMap(([word, n]) => (n === 0 ? [] : [`${word} ${n}`]));
    parts.push(`+ ${nameOf(set, ritual)}${points === 0 ? '' : ` ${stars(set, points)}`}`);
    if (list.length > 0) parts.push(`{${list.join(', ')}}`);
  }
  if (t.stoneOn[card] >= 0) parts.push(`${DOUBLED} ${stone(set, t.stoneOn[card])}`);
  return parts.join(' ');
}

export function specialist(set: Setting, card: Card): string {
  const isTurned = set.t.turned[card - FIRST_PERSON] === 1;
  const { points } = personFace(card);
  const name = nameOf(set, card) + (isTurned ? TURNED : '');
  return (isTurned ? set.page.paint('dim', name) : name) + (points === 0 ? '' : ` ${stars(set, points)}`);
}

/** A card in hand, to be paid for. */
export function offered(set: Setting, card: Card): string {
  const { points, cost } = mainFace(card);
  return [nameOf(set, card), ...(points === 0 ? [] : [stars(set, points)]), price(set, cost)].join(' ');
}

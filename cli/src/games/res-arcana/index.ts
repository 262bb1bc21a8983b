/** The table of Res Arcana in a terminal. */
import { type Card, deciders, type Seat, seatLetter } from '@gloaming/engine';
import {
  type Amounts,
  type Cost,
  FACES,
  type Player,
  pointsOf,
  pointsOfCard,
  type Table,
  type Verb,
  type View,
} from '@gloaming/res-arcana';
import { padEnd, row, ruler, type Style } from '../../base/page.ts';
import { widthOf } from '../../base/terminal.ts';
import type { Page as AnyPage, Layout } from '../layout.ts';
import { TABLE_WORDS, type TableWords } from './words.ts';

type Page = AnyPage<Table, Verb>;
interface Setting {
  page: Page;
  t: Table;
  words: TableWords;
}

const COLOURS: readonly Style[] = ['red', 'green', 'blue', 'magenta', 'yellow'];
const KINDS = COLOURS.length;
const TURNED = '↷';
const POINTS = '★';

/** "elan 3, gold 1": names before numbers, since no language bends a name that stands before its number. */
function amountList({ page, words }: Setting, what: Amounts): string[] {
  return what.flatMap((n, kind) => (n === 0 ? [] : [page.paint(COLOURS[kind], `${words.essences[kind]} ${n}`)]));
}
function amounts(set: Setting, what: Amounts): string {
  return amountList(set, what).join(', ') || set.words.empty;
}
function price(set: Setting, { fixed, any }: Cost): string {
  const parts = [...amountList(set, fixed), ...(any === 0 ? [] : [`${set.words.any} ${any}`])];
  return `[${parts.join(', ') || '0'}]`;
}
const stars = ({ page }: Setting, n: number): string => page.paint('bold', `${n}${POINTS}`);
const nameOf = ({ page }: Setting, card: Card): string => page.telling.card(card).name;

/** A card to be paid for: in hand, or in the middle. */
function offered(set: Setting, card: Card): string {
  const { points, cost, kind } = FACES[card];
  const parts = [nameOf(set, card)];
  if (points > 0) parts.push(stars(set, points));
  if (kind !== 'monument' && kind !== 'mage' && kind !== 'item') parts.push(price(set, cost));
  return parts.join(' ');
}

function component(set: Setting, seat: Seat, card: Card): string {
  const { t, page } = set;
  const isTurned = t.turned[card] === 1;
  const name = nameOf(set, card) + (isTurned ? TURNED : '');
  const parts = [isTurned ? page.paint('dim', name) : name];
  const points = pointsOfCard(t, seat, card);
  if (points > 0) parts.push(stars(set, points));
  const on = t.on.slice(card * KINDS, card * KINDS + KINDS);
  if (on.some((n) => n > 0)) parts.push(`(${amounts(set, on)})`);
  return parts.join(' ');
}

function title({ t, page, words }: Setting, view: View): string {
  const parts: string[] = [];
  if (t.match === 1) parts.push(words.game(t.game));
  parts.push(t.round === 0 ? words.setup : page.words.table.round(t.round));
  const asked = deciders(view);
  if (t.over === 1) parts.push(page.words.table.over);
  else if (asked.length === 1 && t.round > 0) parts.push(page.words.table.turn(page.names[asked[0]]));
  else if (t.round > 0) parts.push(words.collect);
  return parts.join(' · ');
}

function middle(set: Setting): string[] {
  const { t, page, words } = set;
  const labels = [words.monuments, words.places, words.items];
  const indent = Math.max(...labels.map(widthOf)) + 2;
  const line = (label: string, things: string[]): string[] =>
    things.length === 0 ? [] : row(page.paint('dim', padEnd(label, indent)), things, page.width, indent);
  const monuments = t.monuments.map((card) => offered(set, card));
  if (t.monuments.length > 0) monuments.push(price(set, FACES[t.monuments[0]].cost));
  if (t.monumentDeck.length > 0) monuments.push(page.paint('dim', words.inDeck(t.monumentDeck.length)));
  return [
    ...line(words.monuments, monuments),
    ...line(
      words.places,
      t.places.map((card) => offered(set, card)),
    ),
    ...line(
      words.items,
      t.items.map((card) => nameOf(set, card)),
    ),
    ...line(
      words.open,
      t.open.map((card) => offered(set, card)),
    ),
  ];
}

function heading(set: Setting, seat: Seat, p: Player): string[] {
  const { t, page, words } = set;
  const things = [stars(set, pointsOf(t, seat)), amounts(set, p.pool)];
  if (p.wins > 0) things.push(words.wins(p.wins));
  if (t.first === seat) things.push(t.tokenTurned === 1 ? words.nextFirst : words.first);
  if (p.passed === 1) things.push(page.paint('dim', words.passed));
  const hidden = p.hand.filter((card) => card < 0).length;
  const piles = [
    ...(hidden > 0 ? [`${words.inHand} ${p.hand.length}`] : []),
    ...(p.deck.length > 0 ? [`${words.deck} ${p.deck.length}`] : []),
    ...(p.discards.length > 0 ? [`${words.discards} ${p.discards.length}`] : []),
  ];
  if (piles.length > 0) things.push(page.paint('dim', piles.join(', ')));
  const letter = seatLetter(seat);
  const called = page.names[seat];
  const isLettered = called === letter || called.endsWith(` ${letter}`);
  const name = `${page.paint('bold', called)}${isLettered ? '' : page.paint('dim', ` ${letter}`)}  `;
  return row(name, things, page.width, 4);
}

/** In a draft, and between the games of a match, what was kept waits in the deck. */
const isPicking = (t: Table): boolean => t.round === 0 && (t.deal === 'draft' || t.open.length > 0);

function player(set: Setting, seat: Seat): string[] {
  const { t, page, words } = set;
  const p = t.players[seat];
  const cards = (label: string, list: readonly Card[]): string[] => {
    const known = list.filter((card) => card >= 0);
    if (known.length === 0) return [];
    return row(
      `  ${page.paint('dim', `${label}:`)} `,
      known.map((card) => offered(set, card)),
      page.width,
      4,
    );
  };
  return [
    ...heading(set, seat, p),
    ...(p.inPlay.length === 0
      ? []
      : row(
          '  ',
          p.inPlay.map((card) => component(set, seat, card)),
          page.width,
          4,
        )),
    ...cards(words.mages, p.mages),
    ...cards(words.pack, p.pack),
    ...(isPicking(t) ? cards(words.picked, p.deck) : []),
    ...cards(words.hand, p.hand),
  ];
}

const settingOf = (view: View, page: Page): Setting => ({ page, t: view.table, words: TABLE_WORDS[page.language] });

export const RES_ARCANA: Layout<Table, Verb> = {
  /** The middle, the others clockwise, oneself last: nearest to where one types. */
  table(view, page) {
    const set = settingOf(view, page);
    const n = set.t.players.length;
    const own = view.seat < 0 ? n - 1 : view.seat;
    const seats = Array.from({ length: n }, (_, i) => (own + 1 + i) % n);
    return [
      ...ruler(title(set, view), page.width, page.paint),
      ...middle(set),
      ...seats.flatMap((seat) => ['', ...player(set, seat)]),
    ];
  },
  status(view, page) {
    const set = settingOf(view, page);
    return view.seat < 0 ? [] : heading(set, view.seat, set.t.players[view.seat]);
  },
  // The table shows together what a question is about, and cards say all else.
  beside: () => [],
  boards: () => [],
  hand({ table, seat }) {
    const p = table.players[seat];
    return p === undefined ? [] : [...p.mages, ...p.pack, ...p.hand];
  },
  signs: (language) => {
    const { signs } = TABLE_WORDS[language];
    return [
      [POINTS, signs.points],
      ['[ ]', signs.cost],
      ['( )', signs.on],
      [TURNED, signs.turned],
    ];
  },
  counts: (t) => (t.match === 1 ? 'games' : 'points'),
};

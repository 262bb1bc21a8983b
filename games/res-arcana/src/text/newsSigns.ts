/** News in signs: what a line of the log shows, where there is no room for sentences. */
import {
  ARROW,
  type Card,
  type Language,
  type LogPlace,
  type LogSign,
  type NewsSigns,
  type Seat,
} from '@gloaming/engine';
import { FACES } from '../cards/index.ts';
import { type Amounts, ESSENCES } from '../essences.ts';
import type { News, NewsName } from '../news.ts';
import type { Verb } from '../verbs.ts';
import type { CardSign, CardToken } from './signs.ts';

export type LogToken = CardToken;
export type LogIcon = CardSign | 'first';
type Signs = LogSign<LogToken, LogIcon>[];

/** Verbs for which there is no sign: of somebody, and of whoever reads it. */
const VERBS = {
  claim: {
    en: ['claims', 'claim'],
    de: ['erwirbt', 'erwirbst'],
    pl: ['zajmuje', 'zajmujesz'],
    pt: ['conquista', 'conquista'],
  },
  pass: { en: ['passes', 'pass'], de: ['passt', 'passt'], pl: ['pasuje', 'pasujesz'], pt: ['passa', 'passa'] },
  pick: { en: ['picks', 'pick'], de: ['wählt', 'wählst'], pl: ['wybiera', 'wybierasz'], pt: ['escolhe', 'escolhe'] },
  win: { en: ['wins', 'win'], de: ['gewinnt', 'gewinnst'], pl: ['wygrywa', 'wygrywasz'], pt: ['vence', 'vence'] },
} as const satisfies Record<string, Record<Language, readonly [third: string, second: string]>>;
const NEW = { en: 'new:', de: 'neu:', pl: 'nowy:', pt: 'novo:' } as const satisfies Record<Language, string>;

interface Speech {
  language: Language;
  you: Seat;
  verb(verb: keyof typeof VERBS, seat: Seat): Signs[number];
}

/** So many cards are named; of more there is only the number. */
const FEW = 3;

const text = (word: string): Signs[number] => ({ word });
const sign = (name: LogIcon, n: number | string = ''): Signs[number] => ({ sign: name, n: String(n) });
const amounts = (what: Amounts, times: 1 | -1): Signs =>
  what.flatMap((n, kind) => (n === 0 ? [] : [{ token: ESSENCES[kind], by: times * n }]));
const drawn = (cards: readonly Card[]): Signs =>
  cards.length > FEW || cards.some((card) => card < 0)
    ? [{ sign: 'draw-card', by: cards.length }]
    : [sign('draw-card'), ...cards.map((card) => ({ card }))];
const worth = (card: Card): Signs => {
  // What is claimed from the top of the monuments is known only once it is.
  const points = card < 0 ? 0 : FACES[card].points;
  return points === 0 ? [] : [{ token: 'points', by: points }];
};
const source = (card: Card): Signs => (card < 0 ? [] : [{ from: card }]);

const SIGNS: { readonly [N in NewsName]: (news: Extract<News, { news: N }>, speech: Speech) => Signs } = {
  began: ({ first }) => [sign('first'), { seat: first }],
  dealt: ({ cards }) => drawn(cards),
  /** Before what each seat collects. */
  round: () => [sign('collect')],
  picked: ({ seat, card }, { verb }) => [verb('pick', seat), { card }],
  gained: ({ what, card }) => [...source(card), ...amounts(what, 1)],
  paid: ({ what }) => amounts(what, -1),
  lost: ({ what }) => amounts(what, -1),
  put: ({ what, card }) => [...source(card), sign('put-on'), ...amounts(what, 1)],
  took: ({ what, card }) => [...source(card), ...amounts(what, 1)],
  lifted: ({ what, card }) => [...source(card), sign('take-off'), ...amounts(what, -1)],
  turned: ({ card }) => [...source(card), sign('turn-card')],
  straightened: ({ card }) => [sign('straighten'), { card }],
  used: ({ card }) => [{ card }],
  announced: ({ card }) => [sign('place-card'), { card }],
  placed: () => [],
  claimed: ({ seat, card }, { verb }) => [verb('claim', seat), { card }, ...worth(card)],
  revealed: ({ card }, { language }) => [text(NEW[language]), { card }],
  discarded: ({ card }) => [sign('discard-card'), { card }],
  destroyed: ({ card }) => [sign('destroy'), { card }],
  drew: ({ card }) => drawn([card]),
  reshuffled: () => [text('↻')],
  looked: ({ cards }) => [sign('look', cards.length), ...cards.filter((card) => card >= 0).map((card) => ({ card }))],
  attacked: ({ n }) => [sign('rivals'), { token: 'life', n: `−${n}` }],
  ignored: () => [sign('shield')],
  passed: ({ seat, first }, { verb }) => [verb('pass', seat), ...(first ? [sign('first')] : [])],
  swapped: ({ cards: [one, other] }) => [{ card: one }, ...(other === undefined ? [] : [text(ARROW), { card: other }])],
  extraPoints: ({ n, card }) => [{ card }, { token: 'points', by: n }],
  checked: ({ points }) => [sign('check'), ...points.flatMap((n, seat) => [{ seat }, text(String(n))])],
  won: ({ winners, points }, { verb }) =>
    winners.flatMap((seat) => [{ seat }, verb('win', seat), { token: 'points' as const, n: String(points[seat]) }]),
  chosenFirst: ({ first }) => [sign('first'), { seat: first }],
};

/** So often a power has somebody discard a card, or place one. */
function howOften(verbs: readonly Verb[], what: 'discarded' | 'announced'): number {
  return verbs.reduce((sum, v) => {
    if (v.verb === 'choose') return sum + Math.max(...v.of.map((some) => howOften(some, what)));
    if (what === 'announced') return sum + (v.verb === 'placeFrom' ? 1 : 0);
    return sum + (v.verb === 'discard' ? 1 : v.verb === 'drawThenDiscard' ? v.n : 0);
  }, 0);
}
/** It comes of the power that the line began with, and is no action of its own. */
function isOfPower(
  news: Extract<News, { news: 'discarded' | 'announced' }>,
  [opener, ...then]: readonly News[],
): boolean {
  if (opener?.news !== 'used' || opener.seat !== news.seat) return false;
  const { cost, effect } = FACES[opener.card].powers[opener.power];
  const allowed = howOften(cost, news.news) + howOften(effect, news.news);
  return then.filter((each) => each.news === news.news).length < allowed;
}

const BEGINS: readonly NewsName[] = ['used', 'claimed', 'passed', 'extraPoints', 'checked', 'won', 'chosenFirst'];

function placeOf(news: News, line: readonly News[]): LogPlace {
  switch (news.news) {
    case 'round':
      return { place: 'round', round: news.round };
    case 'began':
      return { place: 'each', isLabel: false };
    case 'discarded':
    case 'announced':
      return { place: isOfPower(news, line) ? 'goes-on' : 'begins' };
    default:
      return { place: BEGINS.includes(news.news) ? 'begins' : 'goes-on' };
  }
}

/** `line`: what stands in the last line so far; told to the seat `you`. */
export function newsSigns(
  language: Language,
  news: News,
  line: readonly News[],
  you: Seat,
): NewsSigns<LogToken, LogIcon> {
  const speech: Speech = {
    language,
    you,
    verb: (verb, seat) => text(VERBS[verb][language][seat === you ? 1 : 0]),
  };
  const signs = (SIGNS[news.news] as (news: News, speech: Speech) => Signs)(news, speech);
  return { seat: 'seat' in news ? news.seat : -1, at: placeOf(news, line), signs };
}

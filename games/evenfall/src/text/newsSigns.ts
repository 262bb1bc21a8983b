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
import { type Goods, RESOURCES } from '../goods.ts';
import type { News, NewsName } from '../news.ts';
import { RED, REGIONS, SHAPES, type Stone } from '../nouns.ts';
import { WORDS } from './languages.ts';
import type { CardSign, CardToken } from './signs.ts';
import { SIGN_WORDS, type SignWord } from './signWords.ts';

export type LogToken = CardToken;
export type LogIcon = CardSign | 'first' | 'place-card';
type Signs = LogSign<LogToken, LogIcon>[];

/** Verbs and names for which there is no sign: of somebody, and of whoever reads it. */
const VERBS = {
  discover: {
    en: ['discovers', 'discover'],
    de: ['entdeckt', 'entdeckst'],
    pl: ['odkrywa', 'odkrywasz'],
    pt: ['descobre', 'descobre'],
  },
  pass: { en: ['passes', 'pass'], de: ['passt', 'passt'], pl: ['pasuje', 'pasujesz'], pt: ['passa', 'passa'] },
  win: { en: ['wins', 'win'], de: ['gewinnt', 'gewinnst'], pl: ['wygrywa', 'wygrywasz'], pt: ['ganha', 'ganha'] },
} as const satisfies Record<string, Record<Language, readonly [third: string, second: string]>>;
const NEW = { en: 'new:', de: 'neu:', pl: 'nowe:', pt: 'novo:' } as const satisfies Record<Language, string>;

/** It plays against one. */
const AUTOMA: Seat = 1;
/** So many cards are named; of more there is only the number. */
const FEW = 2;

interface Speech {
  language: Language;
  /** It is the Automa's turn. */
  isAutomas: boolean;
  verb(verb: keyof typeof VERBS, seat: Seat): Signs[number];
  word(word: SignWord): Signs[number];
  region(region: number): Signs[number];
}

const text = (word: string): Signs[number] => ({ word });
const sign = (name: LogIcon, n: number | string = ''): Signs[number] => ({ sign: name, n: String(n) });
const change = (token: LogToken, by: number): Signs => (by === 0 ? [] : [{ token, by }]);
const goods = ({ resources, any, mana, cards, points }: Goods, times: 1 | -1): Signs => [
  ...resources.flatMap((n, kind) => change(RESOURCES[kind], times * n)),
  ...change('any', times * any),
  ...change('mana', times * mana),
  ...(cards === 0 ? [] : [{ sign: 'draw-card' as const, by: times * cards }]),
  ...change('points', times * points),
];
const source = (card: Card): Signs => (card < 0 ? [] : [{ from: card }]);
const drawn = (cards: readonly Card[]): Signs =>
  cards.length > FEW || cards.some((card) => card < 0)
    ? [{ sign: 'draw-card', by: cards.length }]
    : [sign('draw-card'), ...cards.map((card) => ({ card }))];
const stone = (which: Stone): LogToken => (which === RED ? 'red' : SHAPES[which]);

const SIGNS: { readonly [N in NewsName]: (news: Extract<News, { news: N }>, speech: Speech) => Signs } = {
  began: ({ first }) => [sign('first'), { seat: first }],
  round: () => [],
  gained: ({ goods: what, card }) => [...source(card), ...goods(what, 1)],
  drew: ({ cards }) => drawn(cards),
  reshuffled: () => [text('↻')],
  paid: ({ goods: what }) => goods(what, -1),
  discarded: ({ card }) => [sign('discard-card'), { card }],
  removed: ({ card }) => [sign('destroy'), { card }],
  revealedPlace: ({ card }, { language }) => [text(NEW[language]), { card }],
  discovered: ({ seat, card, witches }, { verb }) => [verb('discover', seat), { card }, ...change('witch', -witches)],
  tookPlace: ({ card }) => [sign('draw-card'), { card }],
  token: (_, { language, word, isAutomas }) =>
    isAutomas ? [sign('harvest'), word('outer')] : [text(WORDS[language].boards.token)],
  harvested: ({ card, times }) => [sign('harvest', times === 1 ? '' : `${times}×`), { card }],
  announced: ({ card }) => [sign('place-card'), { card }],
  played: ({ as }, { language }) => [text(`(${WORDS[language].roles[as]})`)],
  bound: ({ cards: [ritual, place] }) => [{ from: ritual }, text(ARROW), { card: place }],
  usedRegion: ({ region: where, figure }, { region }) => [sign('action-space'), region(where), ...change(figure, -1)],
  usedRitual: ({ card, figure }) => [sign('action-space'), { card }, ...change(figure, -1)],
  usedBoard: (_, { language }) => [sign('action-space'), text(WORDS[language].sources.board), ...change('witch', -1)],
  usedTurn: ({ card }) => [sign('free-action'), { card }],
  transferred: ({ card }) => [sign('transfer'), { card }],
  transferLost: () => [sign('transfer', '0')],
  advanced: ({ step }) => [sign('coven', step)],
  builtOn: ({ card, catalyst }) => [{ from: card }, ...change(catalyst, 1)],
  sentElder: ({ region: where }, { region }) => [{ token: 'elder', n: '' }, text(ARROW), region(where)],
  tookBack: ({ figure }, { word }) => [{ token: figure, n: '' }, text(ARROW), word('reserve')],
  moved: ({ region: where, card, n }, { region }) => [{ card }, text(`${n} ${ARROW}`), region(where)],
  borrowed: ({ card }) => [{ token: 'elder', n: '' }, text(ARROW), { card }],
  redStone: () => change('red', 1),
  stoneOnBoard: ({ stone: which, space }, { language }) => [
    { token: stone(which), n: '' },
    text(`${ARROW} ${WORDS[language].sources.stoneSpace(space + 1)}`),
  ],
  boosted: ({ region: where, n }, { region }) => [sign('battle', `+${n}`), region(where)],
  passed: ({ seat }, { verb }) => [verb('pass', seat)],
  battle: ({ region: where }, { region }) => [sign('battle'), region(where)],
  dial: () => [],
  strength: ({ n }) => [sign('battle', n)],
  reward: ({ strength }) => [text(`${strength}+`)],
  wonBattle: (_, { word }) => [word('won')],
  tookStone: ({ stone: which }) => change(stone(which), 1),
  marker: () => [sign('first')],
  /** Before what each seat has then. */
  roundEnded: () => [sign('round-end')],
  automaDrew: ({ card, steps }) => [sign('draw-card'), { card }, text(`${ARROW} ${steps}`)],
  automaMovedOn: () => [text(`${ARROW} 1`)],
  automaFoundNothing: () => [sign('harvest', '0')],
  stonePlaced: ({ stone: which, card }) => [{ token: stone(which), n: '' }, text(ARROW), { card }],
  scored: ({ points }) => [sign('game-end'), ...change('points', points)],
  won: ({ winners, points }, { verb }) =>
    winners.flatMap((seat) => [{ seat }, verb('win', seat), { token: 'points' as const, n: String(points[seat]) }]),
};

const BEGINS: readonly NewsName[] = [
  ...(['discovered', 'token', 'announced', 'usedRegion', 'usedRitual', 'usedBoard', 'usedTurn', 'passed'] as const),
  ...(['battle', 'automaDrew', 'won'] as const),
];
/** These may ask for cards from the hand. */
const ASKS: readonly NewsName[] = ['usedRegion', 'usedRitual', 'usedBoard', 'usedTurn', 'discarded'];

/** Of the first hand as many cards are put back as came beside the usual number. */
function isOfFirstHand(line: readonly News[]): boolean {
  const [extra, ...more] = line.flatMap((news) => (news.news === 'drew' ? [news.cards.length] : []));
  return more.length > 0 && line.filter(({ news }) => news === 'discarded').length < extra;
}
/** Cards are discarded for what a line began with until that has had its effect; else it is an action of its own. */
const isForThat = ([opener, ...then]: readonly News[]): boolean =>
  opener !== undefined &&
  ASKS.includes(opener.news) &&
  then.every(({ news }) => news === 'discarded' || news === 'paid');

function placeOf(news: News, line: readonly News[]): LogPlace {
  const isAutomas = 'seat' in news && news.seat === AUTOMA && line[0]?.news === 'automaDrew';
  switch (news.news) {
    case 'round':
      return { place: 'round', round: news.round };
    case 'roundEnded':
      return { place: 'each', isLabel: true };
    case 'scored':
      return line.at(-1)?.news === 'scored' ? { place: 'goes-on' } : { place: 'each', isLabel: false };
    // In a battle the Automa turns cards up.
    case 'discarded':
      return {
        place: line[0]?.news === 'battle' || isAutomas || isOfFirstHand(line) || isForThat(line) ? 'goes-on' : 'begins',
      };
    // What is built for nothing is part of what gave it.
    case 'builtOn':
      return { place: line.at(-1)?.news === 'paid' && line[0]?.news !== 'builtOn' ? 'begins' : 'goes-on' };
    default:
      return { place: BEGINS.includes(news.news) && !isAutomas ? 'begins' : 'goes-on' };
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
    isAutomas: line[0]?.news === 'automaDrew',
    verb: (verb, seat) => text(VERBS[verb][language][seat === you ? 1 : 0]),
    word: (word) => text(SIGN_WORDS[word][language]),
    region: (region) => text(WORDS[language].regions[REGIONS[region]]),
  };
  const signs = (SIGNS[news.news] as (news: News, speech: Speech) => Signs)(news, speech);
  const seat = 'seat' in news ? news.seat : news.news.startsWith('automa') ? AUTOMA : -1;
  return { seat, at: placeOf(news, line), signs };
}

/**
 * Any position on a page:
 *
 *     nightwick, 2 players
 *     round 3, turn A, last
 *     deck mill-candle, inn-hearth
 *     A: oil 3
 *       lit forge-lantern turned, mill-hearth
 *       hand tower-beacon
 *     B: oil 0
 *     chance 00000001000000020000000300000004 23
 *
 * The deck has its top first; what is left out is empty. Without a turn the game is over.
 */
import {
  advance,
  type Card,
  endLine,
  here,
  makeKey,
  nextLine,
  type Reader,
  readChance,
  readComma,
  readDoing,
  reader,
  readNumber,
  readSeat,
  readWord,
  refuse,
  type Seat,
  seatLetter,
  tryRead,
} from '@gloaming/engine';
import { LAST, NAMES, nightwick, OVER, PLAYING, type Player, type State, stackIn, type Table } from './index.ts';
import { know } from './table.ts';

export function makePosition(s: State): string {
  const { deck, players, turned, round, ending } = s.table;
  const list = (word: string, cards: readonly Card[]): string[] =>
    cards.length === 0
      ? []
      : [`${word} ${cards.map((card) => NAMES[card] + (turned[card] === 1 ? ' turned' : '')).join(', ')}`];
  const acting = ending === OVER ? '' : `, turn ${seatLetter(s.stack[s.stack.length - 1].seat)}`;
  return `${[
    `nightwick, ${players.length} players`,
    `round ${round}${acting}${ending === LAST ? ', last' : ''}`,
    ...list('deck', deck.toReversed()),
    ...players.flatMap(({ oil, hand, lit }, seat) => [
      `${seatLetter(seat)}: oil ${oil}`,
      ...list('  lit', lit),
      ...list('  hand', hand),
    ]),
    `chance ${makeKey(s.chance.key)} ${s.chance.drawn}`,
  ].join('\n')}\n`;
}

/** A list after a word, if it stands there. */
function readCards(r: Reader, word: string, met: Set<string>, turned: Table['turned']): Card[] {
  const cards: Card[] = [];
  if (!nextLine(r) || tryRead(r, new RegExp(`${word}\\b`)) === undefined) return cards;
  do {
    const at = here(r);
    const name = readWord(r, NAMES);
    if (met.has(name)) refuse(Object.assign(r, at), 'card-once');
    met.add(name);
    const card = NAMES.indexOf(name);
    if (word === 'lit' && tryRead(r, /turned\b/) !== undefined) turned[card] = 1;
    cards.push(card);
  } while (readComma(r));
  endLine(r);
  return cards;
}

const word = (r: Reader, expected: string): string => readWord(r, [expected]);

function readPosition(text: string): State {
  const r = reader(text);
  nextLine(r);
  word(r, 'nightwick');
  if (!readComma(r)) refuse(r, 'position');
  const at = here(r);
  const n = readNumber(r);
  if (n < 2 || n > 4) refuse(Object.assign(r, at), 'number', '4');
  word(r, 'players');
  endLine(r);
  const { table } = nightwick.setup({ players: n });
  nextLine(r);
  word(r, 'round');
  table.round = readNumber(r);
  let acting: Seat | null = null;
  while (readComma(r)) {
    if (readWord(r, ['turn', 'last']) === 'last') table.ending = LAST;
    else acting = readSeat(r, n);
  }
  endLine(r);
  const met = new Set<string>();
  table.deck = readCards(r, 'deck', met, table.turned).reverse();
  table.players = table.players.map((_, seat) => readPlayer(r, seat, met, table.turned));
  nextLine(r);
  word(r, 'chance');
  const chance = readChance(r);
  endLine(r);
  if (acting === null) table.ending = OVER;
  const stack = acting === null ? [] : stackIn(n, acting);
  const unknown = (): number[] => NAMES.map(() => 0);
  const s: State = { table, known: unknown(), seen: unknown(), stack, lines: [], line: -1, chance };
  know(s);
  if (nextLine(r)) {
    word(r, 'doing');
    readDoing(r, nightwick, s);
  }
  return s;
}

function readPlayer(r: Reader, seat: Seat, met: Set<string>, turned: Table['turned']): Player {
  nextLine(r);
  const at = here(r);
  if (readSeat(r, seat + 1) !== seat) refuse(Object.assign(r, at), 'player');
  if (tryRead(r, /:/) === undefined) refuse(r, 'word', ':');
  word(r, 'oil');
  const oil = readNumber(r);
  endLine(r);
  const lit = readCards(r, 'lit', met, turned);
  return { oil, lit, hand: readCards(r, 'hand', met, turned).sort((a, b) => a - b) };
}

/** Refuses what is no position. Play then runs on until somebody is asked. */
export function parsePosition(text: string): State {
  const s = readPosition(text);
  if (s.table.ending === PLAYING || s.table.ending === LAST) advance(nightwick, s, []);
  return s;
}

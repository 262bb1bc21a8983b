/** Lines about the table: what is played, the round, the middle, and who knows what. */
import {
  bit,
  EVERYBODY,
  endLine,
  NONE,
  nextLine,
  type Reader,
  read,
  readComma,
  readNumber,
  readSeat,
  readWord,
  refuse,
  SPECTATOR,
  tryRead,
} from '@gloaming/engine';
import { isOfSeats, KNOWLEDGE } from '../knowledge.ts';
import { PHASES, type Phase } from '../phase.ts';
import { emptyTable } from '../setup.ts';
import { DEALS, type State, type Table } from '../state.ts';
import { anyCard, cards, type Reading, rising } from './words.ts';

const MATCH_GAMES = ['match game 1', 'match game 2', 'match game 3'] as const;
const IN_TURN = 'in turn';

export function header(r: Reader): Table {
  if (!nextLine(r)) refuse(r, 'position');
  readWord(r, ['res-arcana']);
  const deal = readWord(r, DEALS);
  read(r, /,/, 'word', ',');
  const players = Number(readWord(r, ['2', '3', '4']));
  readWord(r, ['players']);
  let word = readComma(r) ? readWord(r, [...MATCH_GAMES, IN_TURN]) : '';
  const game = word === '' || word === IN_TURN ? 0 : Number(word.slice(-1));
  if (game > 0 && readComma(r)) word = readWord(r, [IN_TURN]);
  if (game > 0 && (players !== 2 || deal === 'first-game')) refuse(r, 'line-end');
  endLine(r);
  const t = emptyTable({ players, deal, match: game > 0, inTurn: word === IN_TURN });
  t.game = game > 0 ? game : 1;
  return t;
}

export function roundLine(r: Reader, t: Table): Phase {
  if (!nextLine(r)) refuse(r, 'word', 'round');
  readWord(r, ['round']);
  t.round = readNumber(r);
  read(r, /,/, 'word', ',');
  const phase = readWord(r, PHASES);
  while (readComma(r)) {
    const word = readWord(r, ['turn', 'first']);
    if (word === 'turn') t.acting = readSeat(r, t.players.length);
    else t.first = readSeat(r, t.players.length);
  }
  if (phase === 'actions' && t.acting === NONE) refuse(r, 'word', ', turn');
  if (phase !== 'setup' && t.first === NONE) refuse(r, 'word', ', first');
  endLine(r);
  return phase;
}

export const MIDDLE = /(?:monuments|monument-deck|places|items|open|result)(?![a-z-])/;
export function middleLine(reading: Reading, word: string): void {
  const { r, t } = reading;
  if (word === 'monuments') t.monuments = rising(cards(reading, ['monument']));
  else if (word === 'monument-deck') t.monumentDeck = cards(reading, ['monument']).reverse();
  else if (word === 'places') t.places = rising(cards(reading, ['place']));
  else if (word === 'open') t.open = rising(cards(reading, ['artifact']));
  else if (word === 'items') {
    reading.itemsLine = r.line;
    if (!tryRead(r, /none\b/)) t.items = rising(cards(reading, ['item']));
  } else resultLine(r, t);
  endLine(r);
}

function resultLine(r: Reader, t: Table): void {
  t.points = t.players.map(() => readNumber(r));
  read(r, /,\s*winners\b/, 'word', ', winners');
  if (tryRead(r, /none\b/)) return;
  const letters = read(r, /[A-D]{1,4}\b/, 'player')[0];
  t.winners = [...letters].map((letter) => letter.charCodeAt(0) - 65);
}

/** Lines that say who knows what, in addition to the usual. */
export function knowledgeLine({ r, t }: Reading, s: State, kind: (typeof KNOWLEDGE)[number]): void {
  const into = { known: s.known, seen: s.seen, batch: t.batch, drafted: t.drafted }[kind];
  do {
    const found = anyCard(r);
    if (found >= into.length) refuse(r, 'word', 'artifact');
    into[found] = isOfSeats(kind) ? seatSet(r) : readNumber(r);
  } while (readComma(r));
}
function seatSet(r: Reader): number {
  const text = read(r, /everybody\b|nobody\b|[A-H]*-?/, 'player')[0];
  if (text === 'everybody') return EVERYBODY;
  if (text === 'nobody') return 0;
  return [...text].reduce((set, letter) => set | bit(letter === '-' ? SPECTATOR : letter.charCodeAt(0) - 65), 0);
}

export const LAST = [...KNOWLEDGE, 'chance', 'doing'] as const;

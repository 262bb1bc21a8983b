/** Reads a position as notation.ts writes it. */
import {
  bit,
  EVERYBODY,
  endLine,
  here,
  insert,
  NONE,
  nextLine,
  type Reader,
  read,
  readChance,
  readComma,
  readDoing,
  reader,
  readNumber,
  readRest,
  readSeat,
  readWord,
  refuse,
  SPECTATOR,
  tryNumber,
  tryRead,
} from '@gloaming/engine';
import { CARD_NAMES, type CardName, cardOf, cardsOf, FACES, isCardName } from './cards/index.ts';
import { ESSENCES, KINDS } from './essences.ts';
import { resArcana } from './game.ts';
import { isOfSeats, KNOWLEDGE, usualKnowledge } from './knowledge.ts';
import { PHASES, type Phase, stackOf } from './phase.ts';
import { emptyTable } from './setup.ts';
import { type Card, type CardKind, DEALS, type Player, type Seat, type State, type Table } from './state.ts';

const MATCH_GAMES = ['match game 1', 'match game 2', 'match game 3'] as const;
const IN_TURN = 'in turn';

interface Reading {
  r: Reader;
  t: Table;
  /** Where each card was met, so that none is there twice. */
  met: Set<Card>;
  /** The line that says which magic items lie in the middle; NONE if none does. */
  itemsLine: number;
  /** What can be judged only when all is read, by what stands below. */
  later: (() => void)[];
}

function anyCard(r: Reader): Card {
  const at = r.column;
  const name = read(r, /[a-z][a-z-]*/, 'card')[0];
  if (isCardName(name)) return cardOf(name satisfies CardName);
  r.column = at;
  return refuse(r, 'card');
}

function card({ r, met }: Pick<Reading, 'r' | 'met'>, kinds: readonly CardKind[]): Card {
  const at = r.column;
  const found = anyCard(r);
  const fits = kinds.includes(FACES[found].kind);
  if (fits && !met.has(found)) {
    met.add(found);
    return found;
  }
  r.column = at;
  return fits ? refuse(r, 'card-once') : refuse(r, 'word', kinds.join(' | '));
}
function cards(reading: Reading, kinds: readonly CardKind[]): Card[] {
  const list: Card[] = [];
  do list.push(card(reading, kinds));
  while (readComma(reading.r));
  return list;
}
const rising = (list: Card[]): Card[] => list.sort((a, b) => a - b);

/** Reads as many "2 elan" as there are into five numbers. */
function essences(r: Reader, into: number[], at = 0): void {
  for (let n = tryNumber(r); n !== undefined; n = tryNumber(r)) into[at + ESSENCES.indexOf(readWord(r, ESSENCES))] += n;
}

function component(reading: Reading): Card {
  const { r, t } = reading;
  const found = card(reading, ['artifact', 'mage', 'item', 'monument', 'place']);
  if (tryRead(r, /turned\b/)) t.turned[found] = 1;
  essences(r, t.on, found * KINDS);
  return found;
}

function header(r: Reader): Table {
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

function roundLine(r: Reader, t: Table): Phase {
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

function playerLine(reading: Reading, who: Seat): void {
  const { r, t } = reading;
  const p = t.players[who];
  do {
    const word = readWord(r, ['passed', 'extra', 'shuffles', 'looked', 'sure', 'wins', 'pool']);
    if (word === 'passed') p.passed = 1;
    else if (word === 'sure') p.sure = sureLine(reading, p);
    else if (word === 'looked') p.looked = upTo(reading, () => p.deck.length);
    else if (word === 'pool') {
      if (!tryRead(r, /nothing\b/)) essences(r, p.pool);
    } else p[word] = readNumber(r);
  } while (readComma(r));
  endLine(r);
}

/** A number that is judged when all cards have been read. */
function upTo({ r, later }: Reading, most: () => number): number {
  const at = here(r);
  const found = readNumber(r);
  later.push(() => {
    if (found > most()) refuse(Object.assign(r, at), 'number', String(most()));
  });
  return found;
}

/** No more cards in hand are sure to be of a shuffle than there are. */
function sureLine(reading: Reading, p: Player): number[] {
  const { batch } = reading.t;
  const sure: number[] = [];
  do {
    const shuffle = sure.length;
    sure.push(upTo(reading, () => p.hand.filter((held) => batch[held] <= shuffle).length));
  } while (tryRead(reading.r, /(?=\d)/) !== undefined);
  return sure;
}

function zoneLine(reading: Reading, who: Seat, word: string): void {
  const { r, t } = reading;
  const p = t.players[who];
  switch (word) {
    case 'play':
      do insert(p.inPlay, component(reading));
      while (readComma(r));
      break;
    case 'hand':
      p.hand = rising(cards(reading, ['artifact']));
      break;
    case 'deck':
      p.deck = cards(reading, ['artifact']).reverse();
      break;
    case 'discards':
      p.discards = cards(reading, ['artifact']);
      break;
    case 'mages':
      p.mages = rising(cards(reading, ['mage']));
      break;
    case 'pack':
      p.pack = rising(cards(reading, ['artifact']));
      break;
    default:
      ownDeck(reading, who);
  }
  endLine(r);
}

/** What a deck of a match was made of, wherever its cards lie now: they are met there, too, but in no other deck. */
function ownDeck({ r, t }: Reading, who: Seat): void {
  const met = new Set(t.decks.flat());
  do insert(t.decks[who], card({ r, met }, ['artifact']));
  while (readComma(r));
}

function middleLine(reading: Reading, word: string): void {
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
function knowledgeLine({ r, t }: Reading, s: State, kind: (typeof KNOWLEDGE)[number]): void {
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

const MIDDLE = /(?:monuments|monument-deck|places|items|open|result)(?![a-z-])/;
const ZONES = /(?:play|hand|deck|discards|mages|pack|own)\b/;

const LAST = [...KNOWLEDGE, 'chance', 'doing'] as const;

/** A state in which nothing has run yet. */
export function readPosition(text: string): State {
  const r = reader(text);
  const t = header(r);
  const reading: Reading = { r, t, met: new Set(), itemsLine: NONE, later: [] };
  const phase = roundLine(r, t);
  let who: Seat = NONE;
  const last: { line: number; word: (typeof LAST)[number] }[] = [];
  while (nextLine(r)) {
    const player = tryRead(r, /([A-D]):/);
    const zone = player ? undefined : tryRead(r, ZONES);
    const middle = player || zone ? undefined : tryRead(r, MIDDLE);
    if (player !== undefined) {
      who = player[1].charCodeAt(0) - 65;
      if (who >= t.players.length) refuse({ ...r, column: 0 }, 'player');
      playerLine(reading, who);
    } else if (zone !== undefined) {
      if (who === NONE) refuse({ ...r, column: 0 }, 'player');
      zoneLine(reading, who, zone[0]);
    } else if (middle !== undefined) middleLine(reading, middle[0]);
    else {
      const word = readWord(r, LAST);
      last.push({ line: r.line, word });
      readRest(r);
      endLine(r);
    }
  }
  return finish(reading, phase, last);
}

/** What depends on where the cards lie comes last. */
function finish(reading: Reading, phase: Phase, last: readonly { line: number; word: (typeof LAST)[number] }[]): State {
  const { r, t, met } = reading;
  const items = cardsOf('item').filter((item) => !met.has(item));
  if (reading.itemsLine === NONE && phase !== 'setup') t.items = items;
  else if (items.length > 0 && phase !== 'setup') {
    // Whoever passes takes another magic item (RA-8.2): with too few of them rounds would go by without a question.
    Object.assign(r, { line: reading.itemsLine, column: 0 });
    refuse(r, 'word', items.map((item) => CARD_NAMES[item]).join(' | '));
  }
  if (t.players.some((p) => p.passed === 1)) t.tokenTurned = 1;
  if (phase === 'over') t.over = 1;
  t.players.forEach((p, who) => {
    for (const own of [...p.hand, ...p.deck, ...p.discards, ...p.inPlay])
      if (FACES[own].kind === 'artifact') t.owner[own] = who;
  });
  for (const [who, deck] of t.decks.entries()) for (const own of deck) if (t.owner[own] === NONE) t.owner[own] = who;
  const { known, seen } = usualKnowledge(t);
  const chance = { key: [0, 0, 0, 0], drawn: 0 };
  const s: State = { table: t, known, seen, stack: stackOf(t, phase), lines: [], line: NONE, chance };
  for (const { line, word } of last) {
    r.line = line;
    r.column = 0;
    readWord(r, [word]);
    if (word === 'chance') s.chance = readChance(r);
    else if (word === 'doing') readDoing(r, resArcana, s);
    else knowledgeLine(reading, s, word);
    endLine(r);
  }
  for (const judge of reading.later) judge();
  t.looked = t.monumentDeck.filter((monument) => s.seen[monument] !== 0).length;
  return s;
}

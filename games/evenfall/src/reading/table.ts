/** Lines about the table: what is played, the round, the Regions, the piles, and what comes last. */
import {
  endLine,
  NONE,
  nextLine,
  type Reader,
  read,
  readChance,
  readComma,
  readData,
  readDoing,
  readNumber,
  readSeat,
  readWord,
  refuse,
  tryRead,
} from '@gloaming/engine';
import { PLACE_DECK, RONDEL } from '../cards/index.ts';
import { evenfall } from '../game.ts';
import { FIGURES, LEVELS, SIDES } from '../nouns.ts';
import { PHASES, type Phase } from '../phase.ts';
import { emptyTable, SWITCHES } from '../setup.ts';
import { type Card, figureOf, type RegionState, type State, type Switches, type Table } from '../state.ts';
import { anyCard, card, cards, isMain, numberUpTo, type Reading, stones } from './words.ts';

export function header(r: Reader): Table {
  if (!nextLine(r)) refuse(r, 'position');
  readWord(r, ['evenfall']);
  const side = readWord(r, SIDES);
  read(r, /,/, 'word', ',');
  const players = Number(readWord(r, ['1', '2', '3', '4']));
  readWord(r, ['players']);
  let experienced = false;
  let level: (typeof LEVELS)[number] = 'apprentice';
  while (readComma(r)) {
    if (readWord(r, ['experienced', 'level']) === 'experienced') experienced = true;
    else level = readWord(r, LEVELS);
  }
  endLine(r);
  return emptyTable({ players, side, clans: [], level, experienced, switches: SWITCHES });
}

export function roundLine(r: Reader, t: Table): Phase {
  if (!nextLine(r)) refuse(r, 'word', 'round');
  readWord(r, ['round']);
  t.round = readNumber(r);
  read(r, /,/, 'word', ',');
  const phase = readWord(r, PHASES);
  while (readComma(r)) {
    const word = readWord(r, ['turn', 'first', 'rondel', 'red-stone', 'shuffles']);
    // The Automa is asked nothing: with its turn, or its marker, everybody would wait for a seat that is none.
    if (word === 'turn') t.acting = readSeat(r, t.seats);
    else if (word === 'first') t.first = readSeat(r, t.seats);
    else if (word === 'rondel') t.rondel = numberUpTo(r, RONDEL.length - 1);
    else if (word === 'red-stone') t.redStone = 1;
    else t[word] = readNumber(r);
  }
  if (phase === 'actions' && t.acting === NONE) refuse(r, 'word', ', turn');
  if (phase !== 'setup' && t.first === NONE) refuse(r, 'word', ', first');
  endLine(r);
  return phase;
}

function counts(r: Reader, t: Table, into: number[]): void {
  while (tryRead(r, /(?=[A-E]\b)/)) {
    const who = readSeat(r, t.players.length);
    into[who] = readNumber(r);
  }
}
export function regionLine({ r, t }: Reading, region: RegionState): void {
  while (tryRead(r, /(?=[a-z])/)) {
    const word = readWord(r, ['witches', 'elders', 'space', 'stones']);
    if (word === 'stones') region.stones = stones(r);
    else if (word === 'space')
      while (tryRead(r, /(?=[A-E]\b)/))
        region.space.push(figureOf(readSeat(r, t.players.length), readWord(r, FIGURES)));
    else counts(r, t, region[word]);
    if (!readComma(r)) break;
  }
  endLine(r);
}
export function spotsLine(reading: Reading, region: RegionState): void {
  const { r } = reading;
  const found: Card[] = [];
  do found.push(tryRead(r, /none\b/) ? NONE : card(reading, (one) => one < PLACE_DECK));
  while (readComma(r));
  region.spots = found;
  endLine(r);
}

export const PILES = ['main-deck', 'place-deck', 'discards', 'removed'] as const;
export function pileLine(reading: Reading, word: (typeof PILES)[number]): void {
  const { r, t } = reading;
  if ((word === 'main-deck' || word === 'place-deck') && tryRead(r, /rest\b/)) reading.rest.push(word);
  else if (word === 'main-deck') t.mainDeck = cards(reading, isMain).reverse();
  else if (word === 'place-deck') t.placeDeck = cards(reading, (one) => one < PLACE_DECK).reverse();
  else t[word] = cards(reading, isMain);
  endLine(r);
}

export const LAST = ['switches', 'batches', 'winners', 'chance', 'doing'] as const;
export function lastLine({ r, t }: Reading, word: (typeof LAST)[number], s: State): void {
  if (word === 'batches')
    do t.batch[anyCard(r)] = numberUpTo(r, t.shuffles);
    while (readComma(r));
  else if (word === 'winners')
    while (tryRead(r, /(?=[A-E])/)) t.winners.push(read(r, /[A-E]/, 'player')[0].charCodeAt(0) - 65);
  else if (word === 'chance') s.chance = readChance(r);
  else if (word === 'doing') readDoing(r, evenfall, s);
  else readData(r, (data) => takeSwitches(t, data));
  endLine(r);
}
function takeSwitches(t: Table, data: unknown): void {
  const switches = { ...SWITCHES, ...(data as Partial<Switches>) };
  const { side } = t;
  evenfall.setup({ players: t.seats, side, clans: [], level: LEVELS[t.level], experienced: false, switches });
  t.switches = switches;
}

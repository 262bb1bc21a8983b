/** Reads a position as notation.ts writes it. */
import {
  endLine,
  insert,
  NONE,
  nextLine,
  type Reader,
  read,
  readChance,
  readComma,
  readData,
  readDoing,
  reader,
  readNumber,
  readSeat,
  readWord,
  refuse,
  tryNumber,
  tryRead,
} from '@gloaming/engine';
import {
  CARD_NAMES,
  CARDS,
  type CardName,
  cardOf,
  FIRST_PERSON,
  FIRST_RITUAL,
  isCardName,
  isPerson,
  isPlace,
  isRitual,
  PLACE_DECK,
  RONDEL,
} from './cards/index.ts';
import { specialistsOfOthers } from './figures.ts';
import { evenfall } from './game.ts';
import { RESOURCES } from './goods.ts';
import { knowledgeOf } from './knowledge.ts';
import { cardText, REGION_WORDS, STONE_WORDS } from './notation.ts';
import { PHASES, type Phase, stackOf } from './phase.ts';
import { takeInHand } from './piles.ts';
import { emptyTable, SWITCHES } from './setup.ts';
import {
  type Card,
  CLANS,
  FIGURES,
  figureOf,
  LEVELS,
  type Player,
  type RegionState,
  type Seat,
  SIDES,
  type State,
  type Stone,
  type Switches,
  type Table,
} from './state.ts';

const isOneOf = (word: string, words: readonly string[]): boolean => words.includes(word);

interface Reading {
  r: Reader;
  t: Table;
  /** Cards met so far, so that none is there twice. */
  met: Set<Card>;
  /** Players whose reserve was written down. */
  reserves: Set<Player>;
  /** What can be judged only when all is read, by what stands below. */
  later: (() => void)[];
  rest: ('main-deck' | 'place-deck')[];
}
type Test = (card: Card) => boolean;
const isMain: Test = (card) => card >= FIRST_RITUAL;

/** Where the next word stands, to refuse it there. */
function here(r: Reader): { line: number; column: number } {
  tryRead(r, /(?=\S)/);
  return { line: r.line, column: r.column };
}
function numberUpTo(r: Reader, most: number): number {
  const at = here(r);
  const found = readNumber(r);
  return found <= most ? found : refuse(Object.assign(r, at), 'number', String(most));
}

function anyCard(r: Reader): Card {
  const at = r.column;
  const [, name, second] = read(r, /([a-z][a-z-]*)('?)/, 'card');
  if (isCardName(name)) {
    const found = cardOf(name satisfies CardName) + (second === '' ? 0 : 1);
    // Of a Starting Place there is no second copy: after it comes that of another clan.
    if (CARD_NAMES[found] === name) return found;
  }
  r.column = at;
  return refuse(r, 'card');
}
function card({ r, met }: Reading, fits: Test): Card {
  const at = r.column;
  const found = anyCard(r);
  if (fits(found) && !met.has(found)) {
    met.add(found);
    return found;
  }
  r.column = at;
  return refuse(r, fits(found) ? 'card-once' : 'card');
}
function cards(reading: Reading, fits: Test): Card[] {
  const found: Card[] = [];
  do found.push(card(reading, fits));
  while (readComma(reading.r));
  return found;
}
const stone = (r: Reader): Stone => STONE_WORDS.indexOf(readWord(r, STONE_WORDS));
function stones(r: Reader): Stone[] {
  const found: Stone[] = [];
  while (tryRead(r, new RegExp(`(?=${STONE_WORDS.join('|')})`))) found.push(stone(r));
  return found;
}
const stoneOrNone = (r: Reader): Stone => (tryRead(r, /none\b/) ? NONE : stone(r));

function header(r: Reader): Table {
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

function roundLine(r: Reader, t: Table): Phase {
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
function regionLine({ r, t }: Reading, region: RegionState): void {
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
function spotsLine(reading: Reading, region: RegionState): void {
  const { r } = reading;
  const found: Card[] = [];
  do found.push(tryRead(r, /none\b/) ? NONE : card(reading, (one) => one < PLACE_DECK));
  while (readComma(r));
  region.spots = found;
  endLine(r);
}

/** Beyond the track (EV-A.3) the next gain would take Mana away. The switches, which say how long it is, may stand below the players. */
function mana({ r, t, later }: Reading, p: Player): void {
  const at = here(r);
  p.mana = readNumber(r);
  later.push(() => {
    if (p.mana > t.switches.manaCap) refuse(Object.assign(r, at), 'number', String(t.switches.manaCap));
  });
}

const PLAYER_WORDS = [
  'points',
  'mana',
  'resources',
  'witches',
  'elders',
  'coven',
  'token used',
  'passed',
  'board witch',
  'dial',
  'boosts',
  'stones',
  'stone-spaces',
] as const;
function playerLine(reading: Reading, p: Player): void {
  const { r } = reading;
  do {
    const word = readWord(r, [...CLANS, ...PLAYER_WORDS]);
    switch (word) {
      case 'token used':
        p.tokenUsed = 1;
        break;
      case 'passed':
        p.passed = 1;
        break;
      case 'board witch':
        p.boardWitch = 1;
        break;
      case 'resources':
        for (let n = tryNumber(r); n !== undefined; n = tryNumber(r))
          p.resources[RESOURCES.indexOf(readWord(r, RESOURCES))] += n;
        break;
      case 'boosts':
        p.boosts = p.boosts.map(() => readNumber(r));
        break;
      case 'stones':
        for (const one of stones(r)) p.stones[one]++;
        break;
      case 'stone-spaces':
        p.stoneSpaces = p.stoneSpaces.map(() => stoneOrNone(r));
        p.stoneSpaces.push(...stones(r));
        break;
      case 'witches':
      case 'elders':
        reading.reserves.add(p);
        p[word] = readNumber(r);
        break;
      case 'mana':
        mana(reading, p);
        break;
      case 'points':
      case 'coven':
      case 'dial':
        p[word] = readNumber(r);
        break;
      case 'star':
      case 'cross':
      case 'circle':
      case 'spike':
        p.clan = CLANS.indexOf(word);
    }
  } while (readComma(r));
  endLine(r);
}

const ON = ['scythe', 'orb', 'witch', 'elder'] as const;
function place(reading: Reading): Card {
  const { r, t } = reading;
  const found = card(reading, isPlace);
  if (tryRead(r, /with\b/)) {
    const ritual = card(reading, isRitual);
    t.ritualOn[found] = ritual;
    for (let n = tryNumber(r); n !== undefined; n = tryNumber(r)) {
      const on = { scythe: t.scythes, orb: t.orbs, witch: t.witchesOn, elder: t.eldersOn }[readWord(r, ON)];
      on[ritual - FIRST_RITUAL] = n;
    }
  }
  if (tryRead(r, /stone\b/)) t.stoneOn[found] = stone(r);
  return found;
}
function specialist(reading: Reading): Card {
  const found = card(reading, isPerson);
  if (tryRead(reading.r, /turned\b/)) reading.t.turned[found - FIRST_PERSON] = 1;
  return found;
}

/** EV-17.12: an Elder stands on somebody else's Specialist, who may be written further down. */
function lent({ r, later }: Reading, into: Card[], fitting: () => readonly Card[]): void {
  const at = here(r);
  const found = anyCard(r);
  if (into.includes(found)) refuse(Object.assign(r, at), 'card-once');
  insert(into, found);
  later.push(() => {
    const words = fitting().map(cardText).join(' | ');
    if (!fitting().includes(found)) refuse(Object.assign(r, at), words === '' ? 'card' : 'word', words);
  });
}

const ZONES = ['outer', 'inner', 'specialists', 'council', 'hand', 'borrowed', 'borrowed-used'] as const;
function zoneLine(reading: Reading, p: Player, word: (typeof ZONES)[number]): void {
  const { r, t } = reading;
  const each = (take: () => void): void => {
    do take();
    while (readComma(r));
  };
  if (word === 'outer' || word === 'inner') each(() => p[word].push(place(reading)));
  else if (word === 'specialists') each(() => insert(p.specialists, specialist(reading)));
  else if (word === 'council') each(() => insert(p.council, card(reading, isPerson)));
  else if (word === 'hand') each(() => takeInHand(p.hand, card(reading, isMain)));
  else if (word === 'borrowed')
    each(() => lent(reading, p.borrowed, () => specialistsOfOthers(t, t.players.indexOf(p))));
  else each(() => lent(reading, p.borrowedUsed, () => p.borrowed));
  endLine(r);
}

const PILES = ['main-deck', 'place-deck', 'discards', 'removed'] as const;
function pileLine(reading: Reading, word: (typeof PILES)[number]): void {
  const { r, t } = reading;
  if ((word === 'main-deck' || word === 'place-deck') && tryRead(r, /rest\b/)) reading.rest.push(word);
  else if (word === 'main-deck') t.mainDeck = cards(reading, isMain).reverse();
  else if (word === 'place-deck') t.placeDeck = cards(reading, (one) => one < PLACE_DECK).reverse();
  else t[word] = cards(reading, isMain);
  endLine(r);
}

const LAST = ['switches', 'batches', 'winners', 'chance', 'doing'] as const;
function lastLine({ r, t }: Reading, word: (typeof LAST)[number], s: State): void {
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
/** A state in which nothing has run yet. */
export function readPosition(text: string): State {
  const r = reader(text);
  const t = header(r);
  const reading: Reading = { r, t, met: new Set(), reserves: new Set(), later: [], rest: [] };
  const phase = roundLine(r, t);
  const s: State = {
    table: t,
    known: [],
    seen: [],
    stack: stackOf(t, phase),
    lines: [],
    line: NONE,
    chance: { key: [0, 0, 0, 0], drawn: 0 },
  };
  let region: RegionState | undefined;
  let player: Player | undefined;
  while (nextLine(r)) {
    const block = tryRead(r, new RegExp(`(${REGION_WORDS.slice(0, t.regions.length).join('|')}|[A-E]):`));
    if (block !== undefined) {
      const i = (REGION_WORDS as readonly string[]).indexOf(block[1]);
      region = i < 0 ? undefined : t.regions[i];
      player = i < 0 ? t.players[block[1].charCodeAt(0) - 65] : undefined;
      if (region !== undefined) regionLine(reading, region);
      else if (player !== undefined) playerLine(reading, player);
      else refuse({ ...r, column: 0 }, 'player');
      continue;
    }
    const word = readWord(r, ['spots', ...ZONES, ...PILES, ...LAST]);
    if (isOneOf(word, PILES)) pileLine(reading, word as (typeof PILES)[number]);
    else if (isOneOf(word, LAST)) lastLine(reading, word as (typeof LAST)[number], s);
    else if (word === 'spots' && region !== undefined) spotsLine(reading, region);
    else if (isOneOf(word, ZONES) && player !== undefined) zoneLine(reading, player, word as (typeof ZONES)[number]);
    else refuse({ ...r, column: 0 }, 'player');
  }
  finish(reading, phase);
  s.known = knowledgeOf(t, s.stack);
  s.seen = s.known.slice();
  return s;
}

/** What follows from the rest: clans nobody named, empty spots, the reserves, decks that are `rest`. */
function finish({ t, met, reserves, later, rest }: Reading, phase: Phase): void {
  for (const judge of later) judge();
  if (phase === 'over') t.over = 1;
  for (const { spots } of t.regions) fitSpots(spots, t.switches.placesPerRegion[t.seats - 1]);
  t.players.forEach((p, who) => {
    if (p.clan === NONE && phase !== 'setup')
      p.clan = CLANS.findIndex((_, clan) => !t.players.some((other) => other.clan === clan));
    if (!reserves.has(p)) standing(t, p, who);
  });
  const missing = (from: Card, to: Card): Card[] =>
    Array.from({ length: to - from }, (_, i) => to - 1 - i).filter((one) => !met.has(one));
  if (rest.includes('main-deck')) t.mainDeck = missing(FIRST_RITUAL, CARDS);
  if (rest.includes('place-deck')) t.placeDeck = missing(0, PLACE_DECK);
}
/** Only when all is read: the switches, which say how many there are (EV-A.23), may stand below the Regions. */
function fitSpots(spots: Card[], places: number): void {
  while (spots.length > places && spots.at(-1) === NONE) spots.pop();
  while (spots.length < places) spots.push(NONE);
}
/** Figures that stand somewhere are not in the reserve. */
function standing(t: Table, p: Player, who: Seat): void {
  for (const region of t.regions) {
    p.witches -= region.witches[who] + region.space.filter((figure) => figure === figureOf(who, 'witch')).length;
    p.elders -= region.elders[who] + region.space.filter((figure) => figure === figureOf(who, 'elder')).length;
  }
  for (const one of [...p.outer, ...p.inner]) {
    const i = t.ritualOn[one] - FIRST_RITUAL;
    if (i < 0) continue;
    p.witches -= t.witchesOn[i];
    p.elders -= t.eldersOn[i];
  }
  p.witches -= p.boardWitch;
  p.elders -= p.borrowed.length;
}

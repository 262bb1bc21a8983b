/** Setting the table (EV-2, EV-3, EV-4). */
import { below, EVERYBODY, fail, NONE, remove, show, shuffle } from '@gloaming/engine';
import { checkBegins } from '@gloaming/engine/session';
import {
  CARDS,
  CIRCLE_STARTS_WITH,
  FIRST_RITUAL,
  PERSON_COUNT,
  PLACE_COUNT,
  PLACE_DECK,
  RITUAL_COUNT,
  startingPlaceOf,
} from './cards/index.ts';
import type { Definitions } from './definitions.ts';
import { KINDS } from './goods.ts';
import { heard, tell } from './news.ts';
import { CLANS, FIGURES_A_CLAN, LEVELS, RED, REGIONS, SHAPES, SIDES } from './nouns.ts';
import { fillSpots } from './piles.ts';
import type { Card, Options, Player, State, Switches, Table } from './state.ts';
import type { Verb } from './verbs.ts';

export const GAME: readonly Verb[] = [{ verb: 'setTable' }, { verb: 'rounds' }];
const STONES_A_SHAPE = 3;
const STONES_A_REGION = 4;
const STARTING_RESOURCES = [3, 3, 0];
/** Of the moon Spike. */
export const STONE_SPACES = 4;
const CIRCLE = CLANS.indexOf('circle');
const SPIKE = CLANS.indexOf('spike');

/** The recommended defaults of EV-21. */
export const SWITCHES: Switches = {
  moonSpikeScoutMana: 3,
  moonStarCouncilAnyFive: false,
  manaCap: 20,
  placesPerRegion: [3, 3, 3, 4],
  actionSpacesPerRegion: 1,
  automaPrefersBinding: false,
  automaPointsPerGood: 1,
  spikeSpacesOncePerGame: true,
  endDiscardTriggers: false,
};

/** Those that options leave out where they are not turned. */
const TURNED_ONLY = ['pointPerScythe', 'automaGoesOn'] as const satisfies readonly (keyof Switches)[];

function player(clan: number, automa: 0 | 1, players: number): Player {
  return {
    clan,
    automa,
    resources: new Array(KINDS).fill(0),
    mana: 0,
    points: 0,
    hand: [],
    outer: [],
    inner: [],
    specialists: [],
    council: [],
    witches: FIGURES_A_CLAN,
    elders: automa === 1 ? 0 : FIGURES_A_CLAN,
    coven: 0,
    tokenUsed: 0,
    passed: 0,
    stones: new Array(RED + 1).fill(0),
    stoneSpaces: new Array(STONE_SPACES).fill(NONE),
    boardWitch: 0,
    borrowed: [],
    borrowedUsed: [],
    boosts: new Array(regionsFor(players)).fill(0),
    dial: 0,
  };
}
/** EV-2.1: the Southern Slopes only with three or four. */
const regionsFor = (players: number): number => (players < 3 ? 2 : REGIONS.length);

/** For people: of a list what is in it, without the signs of its notation. */
const readable = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join(', ')
      : String(JSON.stringify(value));

export function setup(options: Options): { table: Table; verbs: readonly Verb[] } {
  const { players, side, clans, level, experienced, switches } = options ?? {};
  const bad = (option: string, value: unknown): never =>
    fail('bad-options', { option, value: readable(value).slice(0, 40) });
  if (!Number.isInteger(players) || players < 1 || players > 4) bad('players', players);
  if (!SIDES.includes(side)) bad('side', side);
  if (!LEVELS.includes(level)) bad('level', level);
  if (typeof experienced !== 'boolean') bad('experienced', experienced);
  const known = Array.isArray(clans) && clans.every((clan) => CLANS.includes(clan));
  if (!known || (clans.length !== 0 && clans.length !== players) || new Set(clans).size !== clans.length)
    bad('clans', clans);
  checkSwitches(switches, bad);
  checkBegins(options, players);
  return { table: emptyTable(options), verbs: GAME };
}
function checkSwitches(switches: Switches, bad: (option: string, value: unknown) => never): void {
  if (typeof switches !== 'object' || switches === null) bad('switches', switches);
  for (const [name, usual] of Object.entries(SWITCHES)) {
    const value: unknown = switches[name as keyof Switches];
    const isCount = (n: unknown): boolean => Number.isInteger(n) && (n as number) >= 0 && (n as number) <= 99;
    const fits = Array.isArray(usual)
      ? Array.isArray(value) && value.length === usual.length && value.every((n) => isCount(n) && n >= 1 && n <= 6)
      : typeof usual === 'number'
        ? isCount(value)
        : typeof value === typeof usual;
    if (!fits) bad(name, value);
  }
  for (const name of TURNED_ONLY)
    if (switches[name] !== undefined && switches[name] !== true) bad(name, switches[name]);
}

/** With clans still to be dealt where none were named. */
export function emptyTable(options: Options): Table {
  const { players, side, clans, level, experienced, switches, first = NONE } = options;
  const all = players === 1 ? 2 : players;
  const spots = switches.placesPerRegion[players - 1];
  return {
    players: Array.from({ length: all }, (_, seat) =>
      player(clans.length > seat ? CLANS.indexOf(clans[seat]) : NONE, seat >= players ? 1 : 0, players),
    ),
    seats: players,
    regions: Array.from({ length: regionsFor(players) }, () => ({
      spots: new Array(spots).fill(NONE),
      stones: [],
      witches: new Array(all).fill(0),
      elders: new Array(all).fill(0),
      space: [],
    })),
    ritualOn: new Array(PLACE_COUNT).fill(NONE),
    stoneOn: new Array(PLACE_COUNT).fill(NONE),
    scythes: new Array(RITUAL_COUNT).fill(0),
    orbs: new Array(RITUAL_COUNT).fill(0),
    witchesOn: new Array(RITUAL_COUNT).fill(0),
    eldersOn: new Array(RITUAL_COUNT).fill(0),
    turned: new Array(PERSON_COUNT).fill(0),
    mainDeck: [],
    discards: [],
    removed: [],
    placeDeck: [],
    shuffles: 0,
    batch: new Array(CARDS).fill(0),
    redStone: 0,
    first,
    round: 0,
    acting: NONE,
    side,
    // Only the Automa has a level.
    level: players === 1 ? LEVELS.indexOf(level) : 0,
    rondel: 0,
    experienced: experienced ? 1 : 0,
    switches: { ...switches, placesPerRegion: switches.placesPerRegion.slice() },
    winners: [],
    over: 0,
  };
}

const range = (from: Card, to: Card): Card[] => Array.from({ length: to - from }, (_, i) => from + i);

export const SETUP: Pick<Definitions, 'setTable'> = {
  setTable: {
    run(s) {
      dealClans(s);
      const t = s.table;
      t.placeDeck = range(0, PLACE_DECK);
      for (const p of t.players) if (p.automa === 0) startClan(s, p);
      shuffle(s.chance, t.placeDeck);
      t.mainDeck = range(FIRST_RITUAL, CARDS);
      shuffle(s.chance, t.mainDeck);
      const stones = SHAPES.flatMap((_, shape) => new Array<number>(STONES_A_SHAPE).fill(shape));
      shuffle(s.chance, stones);
      for (const region of t.regions) region.stones = stones.splice(0, STONES_A_REGION);
      for (let region = 0; region < t.regions.length; region++) fillSpots(s, region);
      if (t.seats === 1) t.first = 0;
      else if (t.first === NONE) t.first = below(s.chance, t.seats);
      if (heard()) tell({ news: 'began', first: t.first });
    },
  },
};

/** By chance where nobody chose; the Automa takes one that is left. */
function dealClans(s: State): void {
  const { players } = s.table;
  const free = [...CLANS.keys()].filter((clan) => !players.some((p) => p.clan === clan));
  shuffle(s.chance, free);
  for (const p of players) if (p.clan === NONE) p.clan = free.pop() as number;
}

function startClan(s: State, p: Player): void {
  const t = s.table;
  p.resources = STARTING_RESOURCES.slice();
  const start = startingPlaceOf(p.clan);
  show(s, start, EVERYBODY);
  if (t.side === 'moon' && p.clan === CIRCLE) {
    // EV-18.3f, EV-A.44: taken from the deck before it is shuffled.
    remove(t.placeDeck, CIRCLE_STARTS_WITH);
    show(s, CIRCLE_STARTS_WITH, EVERYBODY);
    p.outer = [start, CIRCLE_STARTS_WITH];
  } else p.inner = [start];
  if (t.side === 'moon' && p.clan === SPIKE) t.redStone = 1;
}

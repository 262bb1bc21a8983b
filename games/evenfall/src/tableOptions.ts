/** What a table of Evenfall can be set to. */
import { fail } from '@gloaming/engine';
import {
  BEGINS,
  beginsAfter,
  type Chosen,
  checkedBy,
  describeBegins,
  parseBegins,
  type TableChoice,
  type TableOptions,
} from '@gloaming/engine/session';
import { evenfall } from './game.ts';
import { CLANS, type Clan, LEVELS, type Level, SIDES, type Side } from './nouns.ts';
import { SWITCHES } from './setup.ts';
import type { Options, Switches } from './state.ts';

const NO = 'no';
const YES = 'yes';
const ANY = 'any';
/** The usual level is not the easiest one. */
const USUAL_LEVEL: Level = 'witch';

/** No rulebook but one names a limit, so a table may do without: more Mana than this nobody ever has. */
const NO_CAP = 99;
const USUAL_PLACES = 'usual';

/** The switches of EV-21, each with its recommended value first. */
const TURNED = [
  {
    name: 'spike-mana',
    values: ['3', '2'],
    set: (switches, value) => ({ ...switches, moonSpikeScoutMana: Number(value) }),
    get: ({ moonSpikeScoutMana }) => String(moonSpikeScoutMana),
  },
  {
    name: 'star-council',
    values: ['one-each', 'any-five'],
    set: (switches, value) => ({ ...switches, moonStarCouncilAnyFive: value === 'any-five' }),
    get: ({ moonStarCouncilAnyFive }) => (moonStarCouncilAnyFive ? 'any-five' : 'one-each'),
  },
  {
    name: 'region-spaces',
    values: ['1', '2'],
    set: (switches, value) => ({ ...switches, actionSpacesPerRegion: Number(value) }),
    get: ({ actionSpacesPerRegion }) => String(actionSpacesPerRegion),
  },
  {
    name: 'automa-discovers',
    values: ['leftmost', 'binding'],
    isAlone: true,
    set: (switches, value) => ({ ...switches, automaPrefersBinding: value === 'binding' }),
    get: ({ automaPrefersBinding }) => (automaPrefersBinding ? 'binding' : 'leftmost'),
  },
  {
    name: 'mana-cap',
    values: ['20', 'none'],
    set: (switches, value) => ({ ...switches, manaCap: value === 'none' ? NO_CAP : Number(value) }),
    get: ({ manaCap }) => (manaCap === NO_CAP ? 'none' : String(manaCap)),
  },
  {
    name: 'region-places',
    values: [USUAL_PLACES, '3', '4', '5'],
    set: (switches, value) => ({
      ...switches,
      placesPerRegion: SWITCHES.placesPerRegion.map((usual) => (value === USUAL_PLACES ? usual : Number(value))),
    }),
    get: ({ placesPerRegion: places }) =>
      places.every((n, i) => n === SWITCHES.placesPerRegion[i]) ? USUAL_PLACES : String(places[0]),
  },
  {
    name: 'automa-goods',
    values: ['1', '0', '2'],
    isAlone: true,
    set: (switches, value) => ({ ...switches, automaPointsPerGood: Number(value) }),
    get: ({ automaPointsPerGood }) => String(automaPointsPerGood),
  },
  {
    name: 'spike-spaces',
    values: ['once', 'again'],
    set: (switches, value) => ({ ...switches, spikeSpacesOncePerGame: value === 'once' }),
    get: ({ spikeSpacesOncePerGame }) => (spikeSpacesOncePerGame ? 'once' : 'again'),
  },
  {
    name: 'last-hand',
    values: ['kept', 'discarded'],
    set: (switches, value) => ({ ...switches, endDiscardTriggers: value === 'discarded' }),
    get: ({ endDiscardTriggers }) => (endDiscardTriggers ? 'discarded' : 'kept'),
  },
  {
    name: 'scythe-points',
    values: ['once', 'each'],
    set: (switches, value) => (value === 'each' ? { ...switches, pointPerScythe: true } : switches),
    get: ({ pointPerScythe }) => (pointPerScythe ? 'each' : 'once'),
  },
  {
    name: 'automa-harvest',
    values: ['nothing', 'on'],
    isAlone: true,
    set: (switches, value) => (value === 'on' ? { ...switches, automaGoesOn: true } : switches),
    get: ({ automaGoesOn }) => (automaGoesOn ? 'on' : 'nothing'),
  },
] as const satisfies readonly (TableChoice & {
  set(switches: Switches, value: string): Switches;
  get(switches: Switches): string;
})[];

export const CHOICES = [
  { name: 'side', values: SIDES },
  { name: 'clans', values: [ANY, ...CLANS], isList: true },
  { name: 'level', values: [USUAL_LEVEL, ...LEVELS.filter((level) => level !== USUAL_LEVEL)], isAlone: true },
  { name: 'experienced', values: [NO, YES] },
  BEGINS,
  ...TURNED.map((turned) => ({ ...turned, isHouseRule: true as const })),
] as const satisfies readonly TableChoice[];

const isSide = (word: string): word is Side => SIDES.some((side) => side === word);
const isLevel = (word: string): word is Level => LEVELS.some((level) => level === word);
const isClan = (word: string): word is Clan => CLANS.some((clan) => clan === word);
const refuse = (option: string, value: string): never => fail('bad-options', { option, value });

function parseClans(text: string): Clan[] {
  if (text === ANY) return [];
  return text.split(',').map((word) => (isClan(word) ? word : refuse('clans', word)));
}
function parseSwitches(chosen: Chosen): Switches {
  let switches = SWITCHES;
  for (const { name, values, set } of TURNED) {
    const value = chosen[name] ?? values[0];
    switches = values.some((each) => each === value) ? set(switches, value) : refuse(name, value);
  }
  return switches;
}

export const TABLE_OPTIONS: TableOptions<Options> = {
  choices: CHOICES,
  parse(players, chosen) {
    const { side = SIDES[0], clans = ANY, level = USUAL_LEVEL, experienced = NO } = chosen;
    if (!isSide(side)) return refuse('side', side);
    if (!isLevel(level)) return refuse('level', level);
    if (experienced !== YES && experienced !== NO) return refuse('experienced', experienced);
    return TABLE_OPTIONS.check({
      players,
      side,
      clans: parseClans(clans),
      level,
      experienced: experienced === YES,
      switches: parseSwitches(chosen),
      ...parseBegins(chosen.begins),
    });
  },
  describe: ({ players, side, clans, level, experienced, switches, ...begins }) => ({
    players,
    chosen: {
      side,
      clans: clans.length === 0 ? ANY : clans.join(','),
      level,
      experienced: experienced ? YES : NO,
      begins: describeBegins(begins),
      ...Object.fromEntries(TURNED.map(({ name, get }) => [name, get(switches)])),
    },
  }),
  next: beginsAfter,
  check: checkedBy(evenfall),
};

/** Every face and board against the facts of the card set, and what the design promises of all cards together. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyFrom, makeDice, start } from '@gloaming/engine';
import { namings, sourcesIn, testsIn } from '@gloaming/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  AUTOMA_TRACK,
  BEYOND,
  CARD_NAMES,
  CARDS,
  type CardName,
  CLANS,
  type Clan,
  cardOf,
  design,
  evenfall,
  FIRST_PERSON,
  FIRST_RITUAL,
  isPerson,
  isPlace,
  isRitual,
  LEVEL_POINTS,
  LEVELS,
  MOON_BOARDS,
  PERSON_COUNT,
  PLACE_COUNT,
  PLACE_DECK,
  personFace,
  placeFace,
  REGION_BOARDS,
  RINGS,
  RITUAL_COUNT,
  RONDEL,
  ritualFace,
  type Side,
  SUN_BOARD,
  SWITCHES,
  startingPlaceOf,
  type Table,
} from '../src/index.ts';
import { boardCells, personCells, placeCells, ritualCells, spaceText, verbsText } from './cards/printed.ts';

// What was changed by play (docs/evenfall-balance.md) says at the end of its line what it was.

/** name | copies | Witches | icon | harvest | Binding Bonus | with a keyword | VP in the Inner Circle */
const PLACES = `
Cavern (plain)      | 2 | 1 | fang  | 1P      | -                    | -                 | 0
Ruin                | 2 | 1 | flame | 1C      | -                    | -                 | 1
Thistle Meadow      | 2 | 1 | fang  | 1H      | -                    | -                 | 0
Hermit's Loft       | 2 | 1 | eye   | 1K      | -                    | -                 | 0
Foggy Ford          | 2 | 1 | wave  | 1M      | -                    | -                 | 1
Weathered Milestone | 2 | 2 | eye   | 2 VP    | -                    | -                 | 2 | was 1 VP
Fox Earth           | 2 | 2 | fang  | 1M 1C   | -                    | familiar: 3 VP    | 1
Smith's Cellar      | 2 | 2 | flame | 1H      | 1M                   | artifact: 3 VP    | 1
Toadstool Ring      | 2 | 2 | wave  | 1M 1 VP | -                    | enchantment: 3 VP | 1
Spirit Bog          | 2 | 2 | wave  | 1H      | 1H                   | artifact: 2 VP    | 1
Cavern              | 2 | 2 | wave  | 1P      | 1P                   | familiar: 2 VP    | 1
Archive             | 2 | 2 | eye   | 1K      | 1K                   | enchantment: 2 VP | 1
Mystic Springs      | 2 | 2 | wave  | 2M      | Elders 1             | -                 | 1 | was 0 VP
Sanctum             | 2 | 2 | eye   | 1 VP    | 2M                   | -                 | 3
Apothecary Terraces | 2 | 2 | fang  | 1H 1P   | -                    | -                 | 0
Scholars' Orchard   | 2 | 2 | fang  | 1H 1K   | -                    | -                 | 0
Alembic Grotto      | 2 | 2 | eye   | 1P 1K   | -                    | -                 | 0
Crossroads Market   | 2 | 2 | flame | 1 any   | 2 any                | -                 | 0
Singing Menhirs     | 2 | 2 | eye   | 1C 1 VP | 2 VP                 | -                 | 1
Rookery Tower       | 2 | 2 | eye   | 1C 1 VP | -                    | familiar: 3 VP    | 0
Moss-Grown Gate     | 2 | 2 | wave  | 1M 1 VP | transfer 1           | -                 | 1 | was 0 VP
Bonfire Hill        | 2 | 2 | flame | 1P      | coven 1              | enchantment: 2 VP | 0
Reapers' Barn       | 2 | 2 | flame | 1H      | build 1 scythe       | artifact: 2 VP    | 1 | was 0 VP
Ancestors' Barrow   | 2 | 2 | fang  | 1 VP    | 1 VP per Place inner | -                 | 3 | was 2 VP
Story Hearth        | 2 | 2 | flame | 1K      | 2C                   | -                 | 1
Waggoners' Inn      | 2 | 2 | flame | 1P      | transfer 1           | -                 | 0
`;
/** name | clan | side | icon | harvest | Binding Bonus | with a keyword | VP */
const STARTING = `
Nqobantu Mine    | star   | sun  | eye   | 1 any | 1C                      | - | 0
Nqobantu Mine    | star   | moon | eye   | 1 any | may (discard 1 > 3 any) | - | 7 | was 0 VP
Prophets Church  | cross  | sun  | flame | 1 any | 1C                      | - | 0
Prophets Church  | cross  | moon | flame | 1K    | coven 1 both            | - | 0
Eternal Tree     | circle | sun  | wave  | 1 any | 1C                      | - | 0
Eternal Tree     | circle | moon | wave  | 1H 1P | -                       | - | 0 | was 1 VP
Ark of Longjiang | spike  | sun  | fang  | 1 any | 1C                      | - | 0
Ark of Longjiang | spike  | moon | fang  | 2M    | red stone               | - | 0
`;
/** name | copies | cost | keywords | building spaces | VP in the Inner Circle | effect */
const RITUALS = `
Transmutation Chalice | 2 | 1H 2P    | artifact             | 1 | 2 | space: 2 any > 3 any 1 VP
Spacial Distortion    | 2 | 2P 2K    | enchantment          | 2 | 2 | at once: 2M; move figures
Energy Pillar         | 2 | 1H 2P    | enchantment          | 2 | 2 | space: 1 any > 4M
Cat Advisor           | 2 | 1H 1K    | familiar             | 1 | 2 | rule: council 2 less | was 1H 1P 1K
Twin Scythes          | 2 | 2H 1P    | artifact             | 1 | 2 | spaces: 1H > 3 VP
Golden Cauldron       | 2 | 2H 2P    | artifact             | 1 | 4 | space: 1P > 4 VP
Mystic Elephant       | 2 | 2H 1P    | familiar             | 1 | 2 | rule: strength 1 | was strength 2
Living Chest          | 2 | 2P 2K    | artifact familiar    | 1 | 2 | when token any: 1M | was 1H 1P 1K
Pyre of Renewal       | 2 | 1H 1P    | -                    | 1 | 0 | space: remove Ritual > 1H 1P 2 VP | was 1H 1P 1K, enchantment, 1 VP
Choir of Beasts       | 2 | 2H 1P    | familiar enchantment | 1 | 2 | at once: 1 VP per familiar | was 2H 2P, 2 spaces, 3 VP
Lamp of Hidden Trails | 2 | 2H 1K    | -                    | 1 | 0 | at once: discover freely | was 2H 2K, artifact, 2 VP
Whispered Accord      | 2 | 1H 1P 1K | enchantment          | 1 | 1 | at once: coven 1 | was 3P 1K, 2 VP, coven 2
Inward Procession     | 2 | 1H 2P 1K | -                    | 1 | 3 | at once: transfer 2
Sickle Dance          | 2 | 2P       | enchantment          | 1 | 0 | at once: build 1 scythe | was 3P 1K, 2 spaces, 1 VP, build 2 scythe
Honeyed Boughs        | 2 | 2H 2P    | enchantment          | 1 | 1 | when harvest this: 3 VP
Basin of Far Sight    | 2 | 2P 1K    | artifact             | 1 | 0 | space: harvest other | was 2H 2P 1K, 1 VP
Owl Courier           | 2 | 1H 1P 1K | familiar             | 1 | 1 | space: choose (transfer 1 / 2C)
Marsh Stork           | 2 | 1H 1P    | familiar             | 1 | 2 | space: return witch from region | was 2H 2P
Candle of Forgetting  | 2 | 1P 2K    | artifact enchantment | 1 | 2 | space: remove 1 > 1 any 2 VP
Bell of Assembly      | 2 | 1H 2P 1K | artifact             | 1 | 2 | when coven: 2 VP
Tinker's Hoard        | 2 | 1H 1P 1K | artifact             | 1 | 2 | when play artifact: 1 any 1 VP
Threshold Blessing    | 2 | 2H 2P    | enchantment          | 1 | 3 | when transfer: 2 VP
Truffle Boar          | 2 | 2H 1P 1K | familiar             | 1 | 2 | when token you: harvest own | was 3H 1P 1K
Weaver Spider         | 2 | 2H 1P    | familiar             | 2 | 0 | when build: 1 VP | was 2H 2P, 3 spaces
Vigil of the Grey     | 2 | 1P 2K    | enchantment          | 1 | 2 | when pass: 1 VP per elder in reserve
Stag Escort           | 2 | 3H 1P    | familiar             | 1 | 3 | at once: transfer 1; Elders 2
Obelisk of Dusk       | 2 | 2H 1P 1K | artifact             | 1 | 5 | at once: 1C | was 2H 2P 2K, at once: 3 VP; transfer 1
Litany of Sigils      | 2 | 2P 2K    | enchantment          | 1 | 2 | at once: 1 VP per enchantment | was 3 VP
Barter by Moonlight   | 2 | 2H 1P    | -                    | 1 | 1 | at once: 4 any
`;
/** name | copies | cost | keywords | VP as Specialist | as Specialist | as Council Member */
const PERSONS = `
Irene                     | 2 | 1H 2K    | familiar    | 1 | when discover: harvest it      | round end: 1 VP per Place outer
Oskar the Glasswright     | 2 | 1P 1K    | artifact    | 2 | rule: scythe 2M, orb 3M        | game end: 3 VP per orb
Mireille the Mimic        | 2 | 2K       | -           | 1 | turn: borrow                   | round end: 1 VP per Specialist
Tadeo the Gambler         | 2 | 2K       | -           | 1 | battle reveal: dial 2          | when discard: 1 VP | was 1H 2K, 2 VP
Alwyn the Beast Collector | 2 | 1H 2K    | familiar    | 2 | when play familiar: 3 VP       | game end: 2 VP per familiar
Hanna the Conjurer        | 2 | 2P 2K    | familiar    | 3 | turn: Elders 1; 1M             | when discover: 2 VP
Hoja, Scythe of Harvest   | 2 | 2H 2K    | artifact    | 1 | turn: harvest own              | game end: 3 VP per scythe | was 2H 3K
Ysolde the Spellspinner   | 2 | 2P 2K    | enchantment | 3 | when play enchantment: 2M 1 VP | game end: 2 VP per enchantment
Bao the Frugal            | 2 | 1P 2K    | -           | 1 | rule: ritual 1 less            | game end: 1 VP per resource symbol
Thandeka the Envoy        | 2 | 1P 3K    | -           | 1 | rule: Elders on region spaces  | game end: 2 VP per eye | was 1P 2K
Gregor the Gatekeeper     | 2 | 1H 2K    | -           | 2 | rule: Elders on outer spaces   | game end: 2 VP per flame | was 3 VP
Nila the Eavesdropper     | 2 | 2K       | enchantment | 0 | when token others: 1C          | game end: 2 VP per wave | was 1 VP
Corvin the Gleaner        | 2 | 1P 3K    | familiar    | 0 | turn: harvest other            | when harvest any: 1 VP
Matilda the Bookbinder    | 2 | 1P 2K    | enchantment | 2 | turn: discard 1 > 2 any        | round end: 2 any 1 VP
Sefu the Ferryman         | 2 | 1H 2K    | -           | 1 | turn: transfer 1; 1C           | when transfer: 3 VP | was 3K, 0 VP, transfer 1
Romilda the Abbess        | 2 | 1P 1K    | enchantment | 1 | when coven: 1 any              | round end: coven 1
Ilse the Marshal          | 2 | 1H 2K    | artifact    | 2 | battle start: Elders 2         | when battleWon: 3 VP | was 1 VP
Dragomir Bearheart        | 2 | 1H 2K    | familiar    | 1 | battle start: boost 2          | game end: 2 VP per fang
Zuri the Triumphant       | 2 | 1H 1P 3K | artifact    | 4 | when battleWon: 1 any 1C       | game end: 2 VP per artifact
Wen the Drowsy            | 2 | 1P 1K    | enchantment | 0 | when pass: 2M                  | round end: transfer 1 | was 1 VP
Philippa the Hourkeeper   | 2 | 1H 2K    | artifact    | 2 | turn: return elder from ritual | when build: 2 VP
`;
/** name | Action Space | 4+ | 6+ | 8+. At the Central Mountains cards and Transfer come in either order (EV-A.24). */
const REGIONS = `
Northern Lakes    | space: discard 1 > 3 any                             | 1C             | 3 VP | coven 1
Central Mountains | space: choose (3C / transfer 1; 2C / 2C; transfer 1) | 1 any          | 3 VP | transfer 1
Southern Slopes   | space: 1 any > 2 any 3M                              | build 1 scythe | 3 VP | build 1 orb
`;
/** track | each step | beyond the top */
const TRACKS = `
sun    | 2M | 3 VP | transfer 1 | harvest own | transfer 1 | 5 VP | then 2 VP
cross  | choose (3M / 1 any) | choose (2 VP / 3C) | transfer 1 | choose (2 any / 3M) | choose (4 VP / harvest own) | choose (transfer 1 / 2 any) | 7 VP | then 2 VP | was 3 VP at step 2, 4M at step 4
circle | take Place | 3 VP | transfer 1 | take Place | transfer 1 | 3 VP | then 2 VP | was 5 VP at step 6
automa | 1 VP | transfer 1 | 1 VP | 1 VP | transfer 1 | 1 VP | 1 VP | transfer 1 | 1 VP | 1 VP | transfer 1 | 1 VP | 1 VP | 2 VP | then 2 VP
`;
/** side | scout | token | track | first Council Member | each later one | what else is on it */
const BOARDS = `
sun         | 3K 2M 6C             | harvest outer; 1H 1P       | sun    | 1H 1P 1K | 2H 2P 2K | -
moon star   | 9C                   | harvest outer              | sun    | -        | 1H 1P 1K | free: discard 1 > choose (1 any / 1M)
moon cross  | 3K 2M 5C             | harvest outer; track bonus | cross  | 1H 1P 1K | 2H 2P 2K | space: coven 1 both
moon circle | 3K 6C; harvest outer | 1M per Place outer         | circle | 1H 1P 1K | 2H 2P 2K | rule: Elders on outer spaces
moon spike  | 3K 3M 5C             | harvest outer              | sun    | 1H 1P 1K | 2H 2P 2K | stones: 3 any / 2M 3C / transfer 1; 3 VP / coven 1; 3 VP | was 4 any / 4M 3C / transfer 1; 4 VP / coven 1; 4 VP
`;
/** The Automa's rondel, clockwise from the top, ring spaces marked; then X by level. */
const RONDEL_FACTS =
  'xCoven*, NL, play, CM, coven, transfer, coven, harvest*, NL, coven, drawPlace, transfer, play, coven';
const LEVEL_FACTS = 'apprentice 1, witch 3, master 4, heir 5';

const WAS = ' | was ';
const lines = (table: string): string[] => table.trim().split('\n');
const rows = (table: string): string[][] =>
  lines(table).map((line) =>
    line
      .split(WAS)[0]
      .split(' | ')
      .map((cell) => cell.trim()),
  );
const idOf = (name: string): string => name.toLowerCase().replace(/[()']/g, '').replaceAll(' ', '-');
const idOfPerson = (name: string): string => idOf(name.split(/[ ,]/)[0]);
const named = (table: string, id = idOf): { name: string; id: CardName; facts: string[] }[] =>
  rows(table).map(([name, ...facts]) => ({ name, id: id(name) as CardName, facts }));
const copiesOf = (id: CardName): string => String(CARD_NAMES.filter((name) => name === id).length);

const ALL_PLACES = named(PLACES);
const ALL_STARTING = named(STARTING);
const ALL_RITUALS = named(RITUALS);
const ALL_PERSONS = named(PERSONS, idOfPerson);

describe('the faces are as the facts have them (EV-1.10, EV-1.11, EV-1.12)', () => {
  test.each(ALL_PLACES)('$name', ({ id, facts }) => {
    const sun = placeFace(cardOf(id), 'sun');
    expect([copiesOf(id), String(sun.witches), ...placeCells(sun)]).toEqual(facts);
    expect(placeFace(cardOf(id) + 1, 'moon')).toEqual(sun);
  });
  test.each(ALL_STARTING)('$name, $facts.1 side', ({ id, facts: [clan, side, ...facts] }) => {
    expect(startingPlaceOf(CLANS.indexOf(clan as Clan))).toBe(cardOf(id));
    expect(placeCells(placeFace(cardOf(id), side as Side))).toEqual(facts);
  });
  test.each(ALL_RITUALS)('$name', ({ id, facts }) => {
    expect([copiesOf(id), ...ritualCells(ritualFace(cardOf(id)))]).toEqual(facts);
    expect(ritualFace(cardOf(id) + 1)).toEqual(ritualFace(cardOf(id)));
  });
  test.each(ALL_PERSONS)('$name', ({ id, facts }) => {
    expect([copiesOf(id), ...personCells(personFace(cardOf(id)))]).toEqual(facts);
    expect(personFace(cardOf(id) + 1)).toEqual(personFace(cardOf(id)));
  });
});

describe('the boards are as the facts have them', () => {
  test('Regions (EV-12.6, EV-12.7, EV-12.8, EV-14.6)', () => {
    const printed = REGION_BOARDS.map(({ space, rewards }) => {
      expect(rewards.map(({ strength }) => strength)).toEqual([4, 6, 8]);
      return [spaceText(space), ...rewards.map(({ verbs }) => verbsText(verbs))];
    });
    expect(printed).toEqual(rows(REGIONS).map(([, ...cells]) => cells));
  });

  test('clan boards with their Coven tracks (EV-7.2, EV-10.2, EV-11.12, EV-13.6, EV-13.7, EV-18.1)', () => {
    const track = new Map(rows(TRACKS).map(([name, ...steps]) => [name, steps]));
    const boards = [SUN_BOARD, ...MOON_BOARDS];
    const facts = rows(BOARDS);
    expect(facts.map(([side]) => side)).toEqual(['sun', ...CLANS.map((clan) => `moon ${clan}`)]);
    const beyond = `then ${verbsText(BEYOND)}`;
    for (const [i, [side, scout, token, trackName, first, later, rest]] of facts.entries()) {
      expect(boardCells(boards[i]), side).toEqual([scout, token, first, later, rest]);
      expect([...boards[i].track.map(verbsText), beyond], side).toEqual(track.get(trackName));
    }
    expect([...AUTOMA_TRACK.map(verbsText), beyond]).toEqual(track.get('automa'));
  });

  test('the rondel of the Automa and its levels (EV-19.6, EV-19.14)', () => {
    const short: Record<string, string> = { northernLakes: 'NL', centralMountains: 'CM' };
    const spaces = RONDEL.map((space, i) => `${short[space] ?? space}${RINGS.includes(i) ? '*' : ''}`);
    expect(spaces.join(', ')).toBe(RONDEL_FACTS);
    expect(LEVELS.map((level, i) => `${level} ${LEVEL_POINTS[i]}`).join(', ')).toBe(LEVEL_FACTS);
  });
});

describe('the components (EV-1.3, EV-1.4, EV-1.5)', () => {
  test('are 52 Places, 4 Starting Places, 58 Rituals and 42 persons', () => {
    expect([PLACE_DECK, PLACE_COUNT - PLACE_DECK, RITUAL_COUNT, PERSON_COUNT]).toEqual([52, 4, 58, 42]);
    expect([FIRST_RITUAL, FIRST_PERSON, CARDS]).toEqual([56, 114, 156]);
    const starting = ALL_STARTING.filter((_, i) => i % 2 === 0);
    const inOrder = [...ALL_PLACES, ...starting, ...ALL_RITUALS, ...ALL_PERSONS].map(({ id }) => id);
    expect([...new Set(CARD_NAMES)]).toEqual(inOrder);
    expect(CARD_NAMES.map((_, card) => [isPlace(card), isRitual(card), isPerson(card)].filter(Boolean).length)).toEqual(
      CARD_NAMES.map(() => 1),
    );
    expect(CARD_NAMES.every((name, card) => CARD_NAMES[design(card)] === name)).toBe(true);
  });

  test('12 Powerstones, three of each shape, and the red one only with the moon Spike (EV-2.5, EV-A.47)', () => {
    const set = (side: Side, clans: Clan[]): Table =>
      start(
        evenfall,
        { players: 4, side, clans, level: 'witch', experienced: false, switches: SWITCHES },
        keyFrom(makeDice(5)),
      ).table;
    const moon = set('moon', [...CLANS]);
    expect(moon.regions.flatMap(({ stones }) => stones).toSorted()).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
    expect([moon.redStone, set('sun', [...CLANS]).redStone]).toEqual([1, 0]);
  });
});

/** The verbs of a design, those inside of other verbs too. */
function verbsOf(face: unknown): Set<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('verb' in value && typeof value.verb === 'string') found.add(value.verb);
    for (const part of Object.values(value)) look(part);
  };
  look(face);
  return found;
}

test('at most one card in ten needs a verb that no other design and no board uses', () => {
  const faces = [
    ...ALL_PLACES.map(({ id }) => ({ id, copies: 2, face: placeFace(cardOf(id), 'sun') as object })),
    ...ALL_STARTING.map(({ id, facts }) => ({ id, copies: 1, face: placeFace(cardOf(id), facts[1] as Side) })),
    ...ALL_RITUALS.map(({ id }) => ({ id, copies: 2, face: ritualFace(cardOf(id)) })),
    ...ALL_PERSONS.map(({ id }) => ({ id, copies: 2, face: personFace(cardOf(id)) })),
  ];
  const users = new Map<string, Set<number>>();
  for (const [i, { face }] of faces.entries())
    for (const verb of verbsOf(face)) users.set(verb, new Set([...(users.get(verb) ?? []), i]));
  // What boards use as well belongs to the game, not to a card.
  for (const verb of verbsOf([SUN_BOARD, MOON_BOARDS, REGION_BOARDS])) users.delete(verb);
  const bespoke = faces.filter((_, i) => [...users.values()].some((by) => by.size === 1 && by.has(i)));
  const count = (list: { copies: number }[]): number => list.reduce((sum, { copies }) => sum + copies, 0);
  expect(count(faces)).toBe(160);
  expect(count(bespoke)).toBeLessThanOrEqual(count(faces) / 10);
});

const ROOT = join(import.meta.dirname, '../../..');

test('the cards that were changed by play are those that docs/evenfall-balance.md tells of', () => {
  const page = readFileSync(join(ROOT, 'docs/evenfall-balance.md'), 'utf8');
  const [, table] = page.split(/^## What was changed$|^## What is not reached.*$/m);
  const told = [...table.matchAll(/^\| (.*?) \|/gm)].map(([, what]) => what).join();
  const all = [PLACES, STARTING, RITUALS, PERSONS].flatMap(lines);
  const names = (of: readonly string[]): string[] => [...new Set(of.map((line) => line.split('|')[0].trim()))];
  expect(names(all.filter((line) => line.includes(WAS)))).toEqual(names(all).filter((name) => told.includes(name)));
});

/** Where cards may be named: their own folder, the words for them, and lessons, which are about one deal. */
const ABOUT_CARDS = ['/src/cards/', '/src/text/', '/src/lessons/'];

test('no code but cards/ and lessons/ names a single card', () => {
  const files = sourcesIn(ROOT, ['engine/src', 'games/evenfall/src', 'bots/src']).filter(
    ({ file }) => !ABOUT_CARDS.some((place) => file.includes(place)),
  );
  const found = files.flatMap(({ file, code }) => {
    return [...ALL_PLACES, ...ALL_STARTING, ...ALL_RITUALS, ...ALL_PERSONS]
      .filter(({ id, name }) => namings(id, name).test(code))
      .map(({ name }) => `${file}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});

describe('the tests of cards', () => {
  const tests = testsIn(join(import.meta.dirname, 'cards'));
  const plays = (start: string, id: string): boolean =>
    tests.some(({ title, text }) => title.startsWith(`${start}: `) && text.includes(id));

  test('every design has tests of its own that play it, a person in both roles', () => {
    const without = [
      ...[...ALL_PLACES, ...ALL_RITUALS].filter(({ name, id }) => !plays(name, id)).map(({ name }) => name),
      ...ALL_STARTING.map(({ name, id, facts }) => ({ start: `${name} (${facts[1]})`, id }))
        .filter(({ start, id }) => !plays(start, id))
        .map(({ start }) => start),
      ...ALL_PERSONS.flatMap(({ name, id }) =>
        ['Specialist', 'Council Member'].map((as) => ({ start: `${name} as ${as}`, id })),
      )
        .filter(({ start, id }) => !plays(start, id))
        .map(({ start }) => start),
    ];
    expect(without).toEqual([]);
  });

  test('each says which rules it proves', () => {
    expect(tests.length).toBeGreaterThan(250);
    expect(
      tests.map(({ title }) => title).filter((title) => !/ \(EV-(A\.)?\d[\d.]*(, EV-(A\.)?\d[\d.]*)*\)$/.test(title)),
    ).toEqual([]);
  });
});

/** Every face against the facts of the printed components, and what the design promises of all cards together. */
import { join } from 'node:path';
import { namings, sourcesIn, testsIn } from '@gloaming/engine/testing';
import { describe, expect, test } from 'vitest';
import { BESPOKE } from '../src/bespoke.ts';
import { COSTS } from '../src/costs.ts';
import {
  type Ability,
  CARD_NAMES,
  type Cost,
  cardOf,
  ESSENCES,
  FACES,
  type Face,
  isCardName,
  type Verb,
} from '../src/index.ts';
import { EN } from '../src/text/en.ts';

/** name | tags | cost | points | collect | works by itself | number of powers | reactions to */
const FACTS = `
## artifact
Athanor             | -               | 1 elan 1 gold                | 0 | -                              | -                   | 2 | -
Bone Dragon         | dragon          | 1 life 4 death               | 1 | -                              | -                   | 1 | -
Celestial Horse     | creature        | 1 elan 2 calm                | 0 | 2 any but death gold           | -                   | 0 | -
Chalice of Fire     | -               | 1 elan 1 gold                | 0 | 2 elan                         | -                   | 1 | -
Chalice of Life     | -               | 1 life 1 calm 1 gold         | 0 | 1 life 1 calm                  | -                   | 1 | life loss
Corrupt Altar       | -               | 2 death 3 any                | 0 | 1 life 1 death                 | -                   | 2 | -
Crypt               | -               | 2 death 3 any                | 0 | -                              | -                   | 2 | -
Cursed Skull        | -               | 2 death                      | 0 | -                              | -                   | 1 | -
Dancing Sword       | -               | 1 elan 1 gold                | 0 | 1 elan 1 death                 | -                   | 0 | life loss
Dragon Bridle       | -               | 1 elan 1 life 1 calm 1 death | 1 | -                              | dragon costs 3 less | 0 | dragon
Dragon Egg          | -               | 1 gold                       | 1 | -                              | -                   | 1 | -
Dragon Teeth        | -               | 1 elan 1 death               | 0 | -                              | -                   | 2 | -
Dwarven Pickaxe     | -               | 1 elan                       | 0 | -                              | -                   | 1 | -
Earth Dragon        | dragon          | 4 elan 3 life                | 1 | -                              | -                   | 1 | -
Elemental Spring    | -               | 2 elan 1 life 1 calm         | 0 | 1 elan 1 life 1 calm           | -                   | 0 | life loss
Elvish Bow          | -               | 2 elan 1 life                | 0 | -                              | -                   | 2 | -
Fiery Whip          | -               | 2 elan 2 death               | 0 | -                              | -                   | 2 | -
Fire Dragon         | dragon          | 6 elan                       | 1 | -                              | -                   | 1 | -
Flaming Pit         | -               | 2 elan                       | 0 | 1 elan                         | -                   | 1 | -
Fountain of Youth   | -               | 1 calm 1 death               | 0 | 1 life                         | -                   | 1 | -
Guard Dog           | creature        | 1 elan                       | 0 | -                              | -                   | 1 | life loss
Hand of Glory       | -               | 1 life 1 death               | 0 | -                              | -                   | 1 | -
Hawk                | creature        | 1 life 1 calm                | 0 | 1 calm                         | -                   | 2 | -
Horn of Plenty      | -               | 2 gold                       | 0 | -                              | -                   | 2 | -
Hypnotic Basin      | -               | 1 elan 2 calm 1 death        | 0 | 2 calm                         | -                   | 1 | -
Jeweled Statuette   | -               | 2 death 1 gold               | 1 | -                              | -                   | 2 | -
Magical Shard       | -               | 0                            | 0 | -                              | -                   | 1 | -
Mermaid             | creature        | 2 life 2 calm                | 0 | 1 calm                         | -                   | 1 | -
Nightingale         | creature        | 1 life 1 calm                | 1 | -                              | -                   | 0 | -
Philosopher's Stone | -               | 2 elan 2 life 2 calm 2 death | 1 | -                              | -                   | 1 | -
Prism               | -               | 0                            | 0 | -                              | -                   | 2 | -
Ring of Midas       | -               | 1 life 1 gold                | 1 | -                              | -                   | 2 | -
Sacrificial Dagger  | -               | 1 death 1 gold               | 0 | -                              | -                   | 2 | -
Sea Serpent         | dragon creature | 3 life 6 calm                | 1 | -                              | -                   | 1 | -
Treant              | creature        | 2 elan 3 life                | 0 | 2 life                         | -                   | 1 | -
Tree of Life        | -               | 1 life 2 any                 | 0 | -                              | -                   | 1 | life loss
Vault               | -               | 1 gold 1 any                 | 0 | with gold left: 2 any but gold | -                   | 1 | -
Water Dragon        | dragon          | 6 calm                       | 1 | -                              | -                   | 1 | -
Wind Dragon         | dragon          | 4 calm 4 any                 | 1 | -                              | -                   | 1 | -
Windup Man          | -               | 1 elan 1 life 1 calm 1 gold  | 0 | left: 2 more of each kind      | -                   | 1 | -
## mage
Alchemist   | - | 0 | 0 | -                | -                     | 2 | -
Artificer   | - | 0 | 0 | -                | artifact costs 1 less | 0 | -
Druid       | - | 0 | 0 | 1 life           | -                     | 1 | -
Duelist     | - | 0 | 0 | 1 elan           | -                     | 1 | -
Healer      | - | 0 | 0 | 1 calm / 1 life  | -                     | 0 | life loss
Necromancer | - | 0 | 0 | 1 death          | -                     | 1 | -
Scholar     | - | 0 | 0 | -                | -                     | 1 | -
Seer        | - | 0 | 0 | 1 calm           | -                     | 1 | -
Transmuter  | - | 0 | 0 | -                | -                     | 1 | -
Witch       | - | 0 | 0 | 1 life / 1 death | -                     | 1 | -
## item
Alchemy       | - | 0 | 0 | -                | - | 1 | -
Calm / Elan   | - | 0 | 0 | 1 calm / 1 elan  | - | 0 | -
Death / Life  | - | 0 | 0 | 1 death / 1 life | - | 0 | -
Divination    | - | 0 | 0 | -                | - | 1 | -
Protection    | - | 0 | 0 | -                | - | 0 | life loss
Reanimate     | - | 0 | 0 | -                | - | 1 | -
Research      | - | 0 | 0 | -                | - | 1 | -
Transmutation | - | 0 | 0 | -                | - | 1 | -
## monument
Colossus        | - | 4 gold | 2 | -              | -                       | 1 | -
Golden Statue   | - | 4 gold | 1 | -              | -                       | 0 | check
Great Pyramid   | - | 4 gold | 3 | -              | -                       | 0 | -
Hanging Gardens | - | 4 gold | 1 | 3 any but gold | -                       | 0 | -
Library         | - | 4 gold | 1 | -              | -                       | 1 | -
Mausoleum       | - | 4 gold | 2 | -              | -                       | 1 | -
Obelisk         | - | 4 gold | 1 | -              | claimed: 6 any but gold | 0 | -
Oracle          | - | 4 gold | 2 | -              | -                       | 1 | -
Solomon's Mine  | - | 4 gold | 1 | -              | -                       | 1 | -
Temple          | - | 4 gold | 2 | 1 life         | -                       | 0 | life loss
## place
Sacred Grove          | - | 8 life 4 calm                | 2 | -                  | 1 per life                      | 2 | -
Alchemist's Tower     | - | 3 gold                       | 0 | 3 any but gold     | 1 per gold                      | 1 | life loss
Catacombs of the Dead | - | 9 death                      | 0 | 1 death            | 1 per death                     | 2 | -
Sacrificial Pit       | - | 8 elan 4 death               | 2 | -                  | 1 per death                     | 2 | -
Cursed Forge          | - | 6 elan 3 death               | 1 | pay 1 death / turn | 1 per gold                      | 1 | -
Dwarven Mines         | - | 4 elan 2 life 1 gold         | 0 | 1 gold             | 1 per gold                      | 2 | -
Coral Castle          | - | 5 elan 5 life 5 calm         | 3 | -                  | -                               | 1 | life loss
Sunken Reef           | - | 2 elan 2 life 5 calm         | 0 | 1 gold             | 1 per calm                      | 1 | -
Dragon's Lair         | - | 3 elan 3 life 3 calm 3 death | 0 | -                  | 1 per gold, dragon costs 3 less | 2 | -
Sorcerer's Bestiary   | - | 2 elan 4 life 2 calm 2 death | 0 | -                  | 1 per creature, 2 per dragon    | 2 | -
`;

interface Fact {
  kind: string;
  name: string;
  tags: string;
  cost: string;
  points: number;
  collect: string;
  byItself: string;
  powers: number;
  reactions: string;
}

function readFacts(): Fact[] {
  let kind = '';
  return FACTS.trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('## ')) {
        kind = line.slice(3);
        return [];
      }
      const [name, tags, cost, points, collect, byItself, powers, reactions] = line.split(' | ').map((s) => s.trim());
      return [{ kind, name, tags, cost, points: Number(points), collect, byItself, powers: Number(powers), reactions }];
    });
}
const ALL = readFacts();
const idOf = (name: string): string =>
  name.toLowerCase().replaceAll("'", '').replaceAll(' / ', '-').replaceAll(' ', '-');

const kindsOut = (kinds: number): string => ESSENCES.filter((_, kind) => (kinds & (1 << kind)) === 0).join(' ');
const amountsText = (what: readonly number[]): string =>
  ESSENCES.flatMap((essence, kind) => (what[kind] === 0 ? [] : [`${what[kind]} ${essence}`])).join(' ');
const costText = ({ fixed, any }: Cost): string =>
  [amountsText(fixed), any === 0 ? '' : `${any} any`].filter((part) => part !== '').join(' ') || '0';

/** What stands in the collect step, and nothing else. */
function collectVerb(verb: Verb): string {
  switch (verb.verb) {
    case 'gain':
      return amountsText(verb.what);
    case 'gainAny':
      return `${verb.n} any but ${kindsOut(verb.kinds)}`;
    case 'choose':
      return verb.of.map((verbs) => verbs.map(collectVerb).join(' + ')).join(' / ');
    case 'pay':
      return `pay ${costText(verb.cost)}`;
    case 'turn':
      return 'turn';
    case 'whereLies':
      return `with ${ESSENCES[verb.kind]} left: ${verb.then.map(collectVerb).join(' + ')}`;
    case 'putMoreOfEachKind':
      return `left: ${verb.n} more of each kind`;
    default:
      throw new Error(`${verb.verb} has no place in a collect step`);
  }
}
function abilityText(ability: Ability): string {
  switch (ability.ability) {
    case 'discount':
      return `${ability.tag ?? 'artifact'} costs ${ability.less} less`;
    case 'pointsPerEssence':
      return `1 per ${ESSENCES[ability.kind]}`;
    case 'pointsPer':
      return `${ability.n} per ${ability.tag}`;
  }
}
const REACTS_TO = { lifeLoss: 'life loss', dragon: 'dragon', check: 'check' } as const;

function factOf(face: Face, name: string): Fact {
  const list = (parts: readonly string[], by = ', '): string => parts.join(by) || '-';
  return {
    kind: face.kind,
    name,
    tags: list(face.tags, ' '),
    cost: costText(face.cost),
    points: face.points,
    collect: list([...face.collect, ...face.kept, ...face.upkeep].map(collectVerb)),
    byItself: list([
      ...face.abilities.map(abilityText).sort(),
      ...face.claimed.map((verb) => `claimed: ${collectVerb(verb)}`),
    ]),
    powers: face.powers.length,
    reactions: list(face.reactions.map(({ to }) => REACTS_TO[to])),
  };
}

describe('the faces', () => {
  test('are 40 artifacts, 10 mages, 8 magic items, 10 monuments and 5 places with two sides (RA-1.2)', () => {
    const count = (kind: string): number => FACES.filter((face) => face.kind === kind).length;
    expect(['artifact', 'mage', 'item', 'monument', 'place'].map(count)).toEqual([40, 10, 8, 10, 10]);
    expect(new Set(CARD_NAMES).size).toBe(78);
    expect(CARD_NAMES.toSorted()).toEqual(ALL.map(({ name }) => idOf(name)).toSorted());
  });

  test.each(ALL)('$name is as printed', (fact) => {
    const id = idOf(fact.name);
    if (!isCardName(id)) throw new Error(`${id} is no card`);
    expect(factOf(FACES[cardOf(id)], EN.names[id].replace('’', "'"))).toEqual(fact);
  });

  test('only artifacts are dragons or creatures, and only the Sea Serpent is both (RA-1.5)', () => {
    const tagged = FACES.filter(({ tags }) => tags.length > 0);
    expect(tagged.filter(({ kind }) => kind !== 'artifact')).toEqual([]);
    expect(tagged.filter(({ tags }) => tags.includes('dragon'))).toHaveLength(6);
    expect(tagged.filter(({ tags }) => tags.includes('creature'))).toHaveLength(7);
    expect(tagged.filter(({ tags }) => tags.length === 2).map(({ name }) => name)).toEqual(['sea-serpent']);
  });
});

/** The verbs of a face, those inside of other verbs too. */
function verbsOf(face: Face): Set<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('verb' in value && typeof value.verb === 'string') found.add(value.verb);
    for (const part of Object.values(value)) look(part);
  };
  look(face);
  return found;
}

test('at most 8 cards need a verb of their own, and such verbs stand in bespoke.ts or among the costs', () => {
  const users = new Map<string, string[]>();
  for (const face of FACES) for (const verb of verbsOf(face)) users.set(verb, [...(users.get(verb) ?? []), face.name]);
  const own = [...users].filter(([, cards]) => cards.length === 1);
  expect(
    own
      .map(([verb]) => verb)
      .filter((verb) => !(verb in COSTS))
      .toSorted(),
  ).toEqual(Object.keys(BESPOKE).toSorted());
  expect(new Set(own.flatMap(([, cards]) => cards)).size).toBeLessThanOrEqual(8);
});

const ROOT = join(import.meta.dirname, '../../..');

test('no code but cards/ and lessons/ names a single card; texts have a list of names and no more', () => {
  const files = sourcesIn(ROOT, ['engine/src', 'games/res-arcana/src', 'bots/src']);
  const found = files
    // The other game has words of its own that are cards here.
    .filter(({ file }) => !/\/src\/(cards|lessons)\/|games\/evenfall\//.test(file))
    .flatMap(({ file, code }) => {
      const said = file.includes('/src/text/') ? code.replace(/\n {2}names: \{\n[\s\S]*?\n {2}\},\n/, '\n') : code;
      return ALL.filter(({ name }) => namings(idOf(name), name).test(said)).map(({ name }) => `${file}: ${name}`);
    });
  expect(files.length).toBeGreaterThan(30);
  expect(found).toEqual([]);
});

describe('the tests of artifacts', () => {
  const tests = testsIn(join(import.meta.dirname, 'artifacts'));

  test('every artifact has tests of its own that play it', () => {
    const without = ALL.filter(({ kind }) => kind === 'artifact')
      .map(({ name }) => name)
      .filter((name) => {
        const own = tests.filter(({ title }) => title.startsWith(`${name}: `));
        return !own.some(({ text }) => text.includes(`'${idOf(name)}'`));
      });
    expect(without).toEqual([]);
  });

  test('each says which rules it proves', () => {
    expect(tests.length).toBeGreaterThan(100);
    expect(tests.filter(({ title }) => !/ \(RA-\d+\.\d+(, RA-\d+\.\d+)*\)$/.test(title))).toEqual([]);
  });
});

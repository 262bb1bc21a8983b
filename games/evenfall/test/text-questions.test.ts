/** What is asked and what the answers mean, in four languages: a position for every verb that asks. */
import { LANGUAGES, viewOf } from '@gloaming/engine';
import { BROKEN_TEXT } from '@gloaming/engine/testing';
import { describe, expect, test } from 'vitest';
import { type AskingVerb, evenfall, TEXTS } from '../src/index.ts';
import { WORDS } from '../src/text/languages.ts';
import {
  at,
  build,
  CM,
  card,
  duel,
  kind,
  type Name,
  NL,
  oneForOne,
  play,
  type Scene,
  scytheOn,
  spaceIn,
  spaceOn,
  stoneSpace,
  token,
  turnEffect,
  twoForOne,
} from './scene.ts';
import { fights, moon, spoken, table } from './text-asked.ts';
import { NAMES } from './text-spoken.ts';

const LAKES = 'northern-lakes: stones eye flame wave wave\n  spots spirit-bog, cavern, cavern-plain';
const scoring = (a: string): Scene => table('round 3, scoring, first A', a, 'cross');

/** Who is asked where; the middle of a payment and of a choice is a place of its own. */
const PLACES: { verb: AskingVerb; who?: Name; scene: () => Scene; at?: string }[] = [
  {
    verb: 'takeTurn',
    at: 'everything that can be done',
    scene: () =>
      duel(
        "mana 3, resources 3 herb 3 potion 3 knowledge\nouter sanctum with energy-pillar, ruin with energy-pillar'\ninner nqobantu-mine\nspecialists hoja, matilda, bao\nhand golden-cauldron, zuri, irene",
        'passed',
        LAKES,
      ),
  },
  {
    verb: 'takeTurn',
    at: 'with a borrowed Specialist and a stone left',
    scene: () =>
      moon(
        "spike, stones eye eye, token used\nouter ruin\nspecialists hoja\nhand bao, irene\nborrowed hoja'",
        LAKES,
        "star, passed\nspecialists hoja'",
      ).answer('A', stoneSpace(2)),
  },
  {
    verb: 'takeTurn',
    at: 'after the Main Action',
    scene: () => duel('mana 1\nouter sanctum\nspecialists hoja\nhand bao, irene').answer('A', token),
  },
  { verb: 'takeTurn', at: 'moon Cross', scene: () => moon('cross, token used\nouter ruin\nhand bao') },
  {
    verb: 'takeTurn',
    at: 'moon Star',
    scene: () => moon('star, token used\nouter ruin\nhand bao', '', 'cross, passed'),
  },
  {
    verb: 'payRest',
    at: 'for a card with a discount',
    scene: () =>
      duel('resources 2 herb 2 potion\nouter ruin\nspecialists bao\nhand golden-cauldron').answer(
        'A',
        play('golden-cauldron'),
      ),
  },
  {
    verb: 'payRest',
    at: 'for an Action Space, the second time',
    scene: () =>
      duel('resources 2 herb 2 potion 2 knowledge\nouter ruin with transmutation-chalice').answer(
        'A',
        spaceOn('transmutation-chalice'),
        kind('herb'),
      ),
  },
  {
    verb: 'discard',
    at: 'as a Free Action',
    scene: () => duel('mana 1\nhand bao, irene, energy-pillar').answer('A', twoForOne),
  },
  {
    verb: 'discard',
    at: 'for a Region',
    scene: () => duel('mana 1\nhand bao, irene', 'passed', LAKES).answer('A', spaceIn(NL)),
  },
  {
    verb: 'removeFromHand',
    scene: () =>
      duel('mana 1\nouter ruin with candle-of-forgetting\nhand bao, irene').answer(
        'A',
        spaceOn('candle-of-forgetting'),
      ),
  },
  {
    verb: 'removeRitual',
    scene: () =>
      duel("mana 1\nouter ruin with pyre-of-renewal, sanctum with energy-pillar, ruin' with energy-pillar'").answer(
        'A',
        spaceOn('pyre-of-renewal'),
      ),
  },
  {
    verb: 'gainAny',
    at: 'the second time',
    scene: () => duel('mana 1\nhand bao', 'passed', LAKES).answer('A', spaceIn(NL), kind('herb')),
  },
  {
    verb: 'choose',
    at: 'in a Region',
    scene: () => duel('mana 1\nouter ruin', 'passed', LAKES).answer('A', spaceIn(CM)),
  },
  {
    verb: 'choose',
    at: 'on the Coven track',
    scene: () => moon('cross, resources 2 potion\nouter ruin with energy-pillar').answer('A', build),
  },
  {
    verb: 'choose',
    at: 'as a Free Action',
    scene: () => moon('star\nhand bao', '', 'cross, passed').answer('A', oneForOne),
  },
  {
    verb: 'exchange',
    scene: () =>
      moon('star, resources 1 herb 2 potion\ninner nqobantu-mine\nhand energy-pillar, bao', '', 'cross, passed').answer(
        'A',
        play('energy-pillar'),
      ),
  },
  {
    verb: 'transfer',
    at: 'two, of two Places of one name',
    scene: () =>
      duel(
        "resources 1 herb 2 potion 1 knowledge\nouter cavern with energy-pillar 1 scythe 1 orb, cavern', cavern-plain\ninner ruin\nhand inward-procession",
      ).answer('A', play('inward-procession'), card('ruin')),
  },
  {
    verb: 'harvest',
    at: 'one of their own',
    scene: () =>
      duel("mana 1\nouter spirit-bog with energy-pillar 2 scythe, spirit-bog'\ninner ruin\nspecialists hoja").answer(
        'A',
        turnEffect('hoja'),
      ),
  },
  {
    verb: 'harvest',
    at: 'in another clan',
    scene: () =>
      duel('mana 1\nspecialists corvin', 'passed\nouter spirit-bog with energy-pillar 1 scythe, sanctum').answer(
        'A',
        turnEffect('corvin'),
      ),
  },
  {
    verb: 'discoverFreely',
    scene: () =>
      duel('resources 2 herb 2 knowledge\nouter ruin\nhand lamp-of-hidden-trails', 'passed', LAKES).answer(
        'A',
        play('lamp-of-hidden-trails'),
      ),
  },
  {
    verb: 'discoverThere',
    scene: () =>
      duel('resources 2 herb 2 knowledge\nouter ruin\nhand lamp-of-hidden-trails', 'passed', LAKES).answer(
        'A',
        play('lamp-of-hidden-trails'),
        NL,
      ),
  },
  {
    verb: 'putElders',
    scene: () =>
      duel('resources 3 herb 1 potion\ninner ruin\nhand stag-escort', 'passed', LAKES).answer('A', play('stag-escort')),
  },
  {
    verb: 'returnFigure',
    at: 'from a Region',
    scene: () =>
      duel(
        'mana 1\nouter ruin with marsh-stork',
        'passed',
        'northern-lakes: witches A 1, space A witch\ncentral-mountains: witches A 1',
      ).answer('A', spaceOn('marsh-stork')),
  },
  {
    verb: 'returnFigure',
    at: 'from a Ritual',
    scene: () =>
      duel(
        "mana 1\ninner ruin with energy-pillar 1 elder, sanctum with energy-pillar' 1 elder\nspecialists philippa",
      ).answer('A', turnEffect('philippa')),
  },
  {
    verb: 'moveFigures',
    scene: () =>
      duel(
        'resources 2 potion 2 knowledge\ninner ruin with twin-scythes 1 witch 2 elder, archive with energy-pillar 1 elder, sanctum\nhand spacial-distortion',
      ).answer('A', play('spacial-distortion')),
  },
  {
    verb: 'moveFiguresTo',
    scene: () =>
      duel(
        'resources 2 potion 2 knowledge\ninner ruin with twin-scythes 1 witch 2 elder, archive with energy-pillar 1 elder, sanctum\nhand spacial-distortion',
      ).answer('A', play('spacial-distortion'), card('twin-scythes')),
  },
  {
    verb: 'buildFreely',
    scene: () =>
      duel('resources 3 potion 1 knowledge\nouter ruin with energy-pillar, sanctum\nhand sickle-dance').answer(
        'A',
        play('sickle-dance'),
      ),
  },
  {
    verb: 'borrow',
    scene: () =>
      duel('mana 1\nspecialists mireille', 'passed\nspecialists hoja, irene').answer('A', turnEffect('mireille')),
  },
  { verb: 'trackBonus', scene: () => moon('cross, coven 2').answer('A', token) },
  {
    verb: 'boost',
    scene: () => fights('star\nspecialists dragomir'),
  },
  {
    verb: 'order',
    scene: () => table('round 1, round-end, first A', 'star\nouter ruin\ncouncil matilda, romilda, wen', 'cross'),
  },
  {
    verb: 'playAs',
    scene: () =>
      duel('resources 3 herb 3 potion 3 knowledge\nouter ruin with cat-advisor\nhand irene').answer('A', play('irene')),
  },
  {
    verb: 'bind',
    scene: () =>
      duel(
        'resources 1 herb 2 potion\nouter spirit-bog, cavern, cavern-plain\ninner nqobantu-mine\nhand transmutation-chalice',
      ).answer('A', play('transmutation-chalice')),
  },
  {
    verb: 'useSpace',
    scene: () => duel('resources 1 herb\ninner ruin with energy-pillar').answer('A', spaceOn('energy-pillar')),
  },
  {
    verb: 'build',
    at: 'with Mana',
    scene: () =>
      duel(
        'mana 9, resources 2 herb 4 potion\nouter ruin with energy-pillar\ninner sanctum with weaver-spider\nspecialists oskar',
      ).answer('A', build, scytheOn('energy-pillar')),
  },
  { verb: 'placeStoneOnBoard', scene: () => moon('spike, stones eye red\nouter ruin').answer('A', stoneSpace(2)) },
  {
    verb: 'setDial',
    scene: () => fights('star, mana 3\ninner sanctum with mystic-elephant'),
  },
  {
    verb: 'adjustDial',
    scene: () => fights('star, mana 4\nspecialists tadeo').answer('A', 2),
  },
  { verb: 'takeStone', scene: () => fights('star') },
  {
    verb: 'placeStones',
    scene: () =>
      scoring(
        'star, stones eye wave\ninner sanctum with golden-cauldron, archive with energy-pillar, cavern with cat-advisor',
      ),
  },
  {
    verb: 'placeStone',
    scene: () =>
      scoring('star, stones eye wave\ninner sanctum with golden-cauldron, archive with energy-pillar').answer('A', 1),
  },
];

const verbAsked = (s: Scene, who: Name): string | undefined => s.asked().find((one) => one.who === who)?.verb;

describe('questions', () => {
  test('and their options, side by side', async () => {
    const text = PLACES.map(({ verb, who = 'A', scene, at: where }) => {
      const s = scene();
      expect(verbAsked(s, who), where).toBe(verb);
      const says = LANGUAGES.map((language) => {
        const { question, options } = spoken(s, who, language);
        for (const line of [question, ...options]) expect(line).not.toMatch(BROKEN_TEXT);
        expect(new Set(options).size, options.join('\n')).toBe(options.length);
        expect(options.length).toBeGreaterThan(1);
        return [`${language}: ${question}`, ...options.map((option) => `    ${option}`)].join('\n');
      });
      return [`== ${verb}${where === undefined ? '' : `, ${where}`}`, ...says].join('\n');
    });
    expect([...new Set(PLACES.map(({ verb }) => verb))].sort()).toEqual(Object.keys(WORDS.en.questions).sort());
    await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot('text-questions.txt');
  });

  test('are put to nobody else', () => {
    const s = duel('mana 1\nhand bao, irene');
    for (const language of LANGUAGES) {
      expect(TEXTS[language].question(viewOf(evenfall, s.state, 1), NAMES)).toBe('');
      expect(TEXTS[language].option(viewOf(evenfall, s.state, -1), 0, NAMES)).toBe('');
    }
  });

  test('two Places of one name on which nothing lies are numbered', () => {
    const s = duel("mana 1\nouter ruin, ruin'\nspecialists sefu").answer('A', turnEffect('sefu'));
    expect(spoken(s, 'A', 'en').options).toEqual(['No Transfer', 'Ruin (1)', 'Ruin (2)']);
    expect(spoken(s, 'A', 'pl').options).toEqual(['Bez przeniesienia', 'Ruiny (1)', 'Ruiny (2)']);
  });

  test('EV-11.1 two Places of one name are told apart by their circles', () => {
    const s = duel("resources 2 herb 2 potion\nouter ruin\ninner ruin'\nhand golden-cauldron");
    s.answer('A', play('golden-cauldron'));
    expect(LANGUAGES.map((language) => spoken(s, 'A', language).options)).toEqual([
      ['Ruin (Outer Circle)', 'Ruin (Inner Circle)'],
      ['Ruine (Outer Circle)', 'Ruine (Inner Circle)'],
      ['Ruiny (zewnętrzny krąg)', 'Ruiny (wewnętrzny krąg)'],
      ['Ruína (Círculo Externo)', 'Ruína (Círculo Interno)'],
    ]);
  });

  test('EV-13.1 two Rituals of one name are told apart by their Places, or by the circles of these', () => {
    const on = (places: string): string[] => {
      const s = duel(`resources 1 herb\n${places}`).answer('A', build);
      return spoken(s, 'A', 'en').options;
    };
    expect(on("outer sanctum with energy-pillar, ruin with energy-pillar'")).toEqual([
      'Scythe on Energy Pillar (Sanctum)',
      'Scythe on Energy Pillar (Ruin)',
    ]);
    expect(on("outer ruin with energy-pillar'\ninner ruin' with energy-pillar")).toEqual([
      'Scythe on Energy Pillar (Inner Circle)',
      'Scythe on Energy Pillar (Outer Circle)',
    ]);
    expect(on("outer ruin with energy-pillar, ruin' with energy-pillar'")).toEqual([
      'Scythe on Energy Pillar (1)',
      'Scythe on Energy Pillar (2)',
    ]);
  });

  test('EV-10.3 two Places of one name in one circle are told apart by their Rituals', () => {
    const s = duel("mana 1\nouter ruin with honeyed-boughs, ruin' with bell-of-assembly\nspecialists hoja");
    s.answer('A', turnEffect('hoja'));
    expect(spoken(s, 'A', 'en').options).toEqual([
      'Ruin (1 card) (Honeyed Boughs)',
      'Ruin (1 card) (Bell of Assembly)',
    ]);
  });

  test('EV-A.68 the two Caverns are told apart by what they have', () => {
    const s = duel('mana 1\nouter cavern-plain, cavern\nspecialists sefu, hoja').answer('A', turnEffect('sefu'));
    expect(spoken(s, 'A', 'en').options).toEqual([
      'No Transfer',
      'Cavern (without Binding Bonus)',
      'Cavern (with Binding Bonus)',
    ]);
    s.answer('A', 0, turnEffect('hoja'));
    expect(spoken(s, 'A', 'de').options).toEqual([
      'Höhle (ohne Bindungsbonus, 1 Elixier)',
      'Höhle (mit Bindungsbonus, 1 Elixier)',
    ]);
  });

  test('the Automa is named where one of its Places is harvested', () => {
    const s = at(
      'evenfall sun, 1 players, level witch\nround 1, actions, turn A, first A\nA: star\n  specialists corvin\nB: spike\n  outer ruin, sanctum\nmain-deck rest\nplace-deck rest',
    ).answer('A', turnEffect('corvin'));
    const view = viewOf(evenfall, s.state, 0);
    expect(s.options('A').map((option) => TEXTS.en.option(view, option, ['Anna']))).toEqual([
      'Automa: Ruin (1 card)',
      'Automa: Sanctum (1 VP)',
    ]);
  });
});

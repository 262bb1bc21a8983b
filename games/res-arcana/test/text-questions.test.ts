/** What is asked and what the answers mean, in four languages: one position for every verb that asks. */
import { LANGUAGES, type Language, optionsOf, viewOf } from '@gloaming/engine';
import { BROKEN_TEXT } from '@gloaming/engine/testing';
import { describe, expect, test } from 'vitest';
import type { AskingVerb } from '../src/choices.ts';
import { resArcana, TEXTS, type VerbName } from '../src/index.ts';
import { checking, collecting, opening, table } from './rules/tables.ts';
import { discardFor, duel, kind, lose, type Name, ofKind, pass, place, type Scene, use } from './scene.ts';
import { NAMES, WORDS } from './text-spoken.ts';

const BUSY = 'pool 1 life 2 elan 3 gold\nplay healer, dancing-sword turned\nhand hawk';

/** Who is asked where; the middle of a payment and of a choice is a place of its own. */
const PLACES: { verb: AskingVerb; who?: Name; scene: () => Scene; at?: string }[] = [
  {
    verb: 'act',
    at: 'everything that can be done',
    scene: () =>
      duel(
        'pool 4 gold 3 elan\nplay artificer, research, athanor 6 elan, guard-dog turned\nhand fire-dragon, hawk, prism, dwarven-pickaxe, vault',
        'pool nothing',
        'monuments oracle, temple\nmonument-deck library, colossus\nplaces alchemists-tower',
      ),
  },
  {
    verb: 'act',
    at: 'after somebody has passed',
    scene: () => duel('pool nothing\nhand prism', 'passed, pool nothing'),
  },
  {
    verb: 'payRest',
    at: 'for a card',
    scene: () => duel('pool 2 death 2 elan 2 life\nhand crypt').answer('A', place('crypt')),
  },
  {
    verb: 'payRest',
    at: 'for a power, the second time',
    scene: () => duel('pool 2 calm 2 elan 3 life\nplay alchemy').answer('A', use('alchemy'), kind('elan')),
  },
  {
    verb: 'payRest',
    who: 'B',
    at: 'lost',
    scene: () => duel('pool nothing\nplay fire-dragon', BUSY).answer('A', use('fire-dragon')).answer('B', lose),
  },
  { verb: 'payOne', scene: () => duel('pool 1 life 2 gold\nplay mermaid').answer('A', use('mermaid')) },
  {
    verb: 'putPaid',
    scene: () => duel('pool 1 life 2 gold\nplay mermaid, sacred-grove').answer('A', use('mermaid'), kind('life')),
  },
  {
    verb: 'payOfOneKind',
    at: 'which kind',
    scene: () => duel('pool 3 life 2 gold\nplay prism').answer('A', use('prism', 2)),
  },
  {
    verb: 'payOfOneKind',
    at: 'how many',
    scene: () => duel('pool 3 life 2 gold\nplay prism').answer('A', use('prism', 2), ofKind('life')),
  },
  {
    verb: 'gainPaid',
    scene: () => duel('pool 3 life 2 gold\nplay prism').answer('A', use('prism', 2), ofKind('life'), 3),
  },
  {
    verb: 'turnOwn',
    scene: () => duel('pool nothing\nplay sacred-grove, hawk, treant').answer('A', use('sacred-grove', 2)),
  },
  {
    verb: 'destroy',
    scene: () => duel('pool nothing\nplay corrupt-altar, hawk').answer('A', use('corrupt-altar', 2)),
  },
  {
    verb: 'discard',
    scene: () =>
      duel('pool nothing\nplay divination\nhand prism\ndeck hawk, vault, treant').answer('A', use('divination')),
  },
  {
    verb: 'straighten',
    scene: () => duel('pool 1 elan\nplay reanimate, treant turned').answer('A', use('reanimate')),
  },
  {
    verb: 'gainAny',
    at: 'into the pool',
    scene: () => duel('pool nothing\nplay horn-of-plenty').answer('A', use('horn-of-plenty')),
  },
  {
    verb: 'gainAny',
    at: 'onto the card, the second time',
    scene: () => duel('pool 1 life\nplay cursed-skull').answer('A', use('cursed-skull'), kind('calm')),
  },
  {
    verb: 'gainPerRivals',
    scene: () =>
      table('round 1, actions, turn A, first A', ['pool nothing\nplay treant', 'pool 3 death', 'pool nothing']).answer(
        'A',
        use('treant'),
      ),
  },
  {
    verb: 'lookAt',
    scene: () =>
      duel('pool nothing\nplay seer\ndeck hawk, vault, prism', undefined, 'monument-deck oracle, temple').answer(
        'A',
        use('seer'),
      ),
  },
  {
    verb: 'putBack',
    scene: () =>
      duel('pool nothing\nplay seer\ndeck hawk, vault, prism', undefined, 'monument-deck oracle, temple').answer(
        'A',
        use('seer'),
        0,
      ),
  },
  {
    verb: 'placeFrom',
    scene: () =>
      duel(
        'pool 5 elan 5 life 1 death 1 gold\nplay crypt, dragon-bridle\ndiscards fire-dragon, earth-dragon, vault',
      ).answer('A', use('crypt', 2)),
  },
  {
    verb: 'choose',
    at: 'for a discarded card',
    scene: () => duel('pool nothing\nhand hawk').answer('A', discardFor('hawk')),
  },
  { verb: 'choose', at: 'at the end of collecting', scene: () => collecting('pool 1 death\nplay cursed-forge') },
  {
    verb: 'suffer',
    who: 'B',
    at: 'with a price and two reactions',
    scene: () => duel('pool nothing\nplay earth-dragon', BUSY).answer('A', use('earth-dragon')),
  },
  {
    verb: 'suffer',
    who: 'B',
    at: 'with nothing to lose',
    scene: () => duel('pool nothing\nplay elvish-bow', 'pool nothing\nplay healer').answer('A', use('elvish-bow')),
  },
  {
    verb: 'takeFrom',
    at: 'where leaving it does something',
    scene: () => collecting('pool nothing\nplay vault 2 gold'),
  },
  { verb: 'takeFrom', at: 'where it does not', scene: () => collecting('pool nothing\nplay athanor 4 elan') },
  { verb: 'swapItem', scene: () => duel('pool nothing\nplay witch, alchemy\nhand prism').answer('A', pass) },
  { verb: 'reactToCheck', scene: () => checking('pool 3 gold\nplay golden-statue', 'pool nothing') },
];

function spoken({ state }: Scene, who: Name, language: Language): { question: string; options: string[] } {
  const seat = 'ABCD'.indexOf(who);
  const view = viewOf(resArcana, state, seat);
  return {
    question: TEXTS[language].question(view, NAMES),
    options: optionsOf(resArcana, state, seat).map((option) => TEXTS[language].option(view, option, NAMES)),
  };
}
const verbAsked = (s: Scene): VerbName => s.asked()[0].verb;

describe('questions', () => {
  test('and their options, side by side', async () => {
    const text = PLACES.map(({ verb, who = 'A', scene, at }) => {
      const s = scene();
      expect(verbAsked(s)).toBe(verb);
      const says = LANGUAGES.map((language) => {
        const { question, options } = spoken(s, who, language);
        for (const line of [question, ...options]) expect(line).not.toMatch(BROKEN_TEXT);
        expect(new Set(options).size).toBe(options.length);
        expect(options.length).toBeGreaterThan(1);
        return [`${language}: ${question}`, ...options.map((option) => `    ${option}`)].join('\n');
      });
      return [`== ${verb}${at === undefined ? '' : `, ${at}`}`, ...says].join('\n');
    });
    const beginning: AskingVerb[] = ['pickMage', 'pickItem', 'pickFromPack', 'pickFirstPlayer', 'pickOpen'];
    const all = new Set([...PLACES.map(({ verb }) => verb), ...beginning]);
    expect([...all].sort()).toEqual(Object.keys(WORDS.en.questions).sort());
    await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot('text-questions.txt');
  });

  test('of the beginning: which mage, which magic item, which card of a pack', () => {
    const says = (s: Scene, who: Name): string[] => LANGUAGES.map((language) => spoken(s, who, language).question);
    expect(says(opening(), 'A')).toEqual([
      'Which mage do you want to be?',
      'Mit welchem Magier spielst du?',
      'Którego maga wybierasz?',
      'Qual mago você escolhe?',
    ]);
    expect(says(opening({ deal: 'draft' }), 'A')).toEqual([
      'Which artifact do you keep? 4 cards to choose from.',
      'Welches Artefakt behältst du? 4 stehen zur Wahl.',
      'Który artefakt zatrzymujesz? Do wyboru: 4.',
      'Com qual artefato você fica? São 4 para escolher.',
    ]);
    const first = opening({ deal: 'first-game' });
    expect(says(first, first.asked()[0].who as Name)).toEqual([
      'Which magic item do you take?',
      'Welchen magischen Gegenstand nimmst du?',
      'Który magiczny przedmiot bierzesz?',
      'Qual item mágico você pega?',
    ]);
  });

  test('of a match', () => {
    const asked = { isAtOnce: false, left: 2, losing: false, kind: null, what: [], attacker: '' };
    expect(LANGUAGES.map((language) => WORDS[language].questions.pickOpen({ verb: 'pickOpen', n: 2 }, asked))).toEqual([
      'which artifact do you pick? 2 to go.',
      'Welches Artefakt wählst du? Noch 2.',
      'który artefakt wybierasz? Pozostało: 2.',
      'qual artefato você escolhe? Faltam 2.',
    ]);
    expect(
      LANGUAGES.map((language) => WORDS[language].questions.pickFirstPlayer({ verb: 'pickFirstPlayer' }, asked)),
    ).toEqual(['who goes first?', 'Wer beginnt?', 'kto zaczyna?', 'quem começa?']);
  });

  test('are put to nobody else', () => {
    const s = duel('pool nothing\nplay witch', 'pool nothing');
    for (const language of LANGUAGES) {
      expect(TEXTS[language].question(viewOf(resArcana, s.state, 1), NAMES)).toBe('');
      expect(TEXTS[language].option(viewOf(resArcana, s.state, -1), 0, NAMES)).toBe('');
    }
  });

  test('more than 60 of a kind: the last option is all there are', () => {
    const s = duel('pool 75 life\nplay prism').answer('A', use('prism', 2), ofKind('life'));
    expect(spoken(s, 'A', 'en').options.slice(-2)).toEqual(['60 life', '75 life']);
  });
});

describe('prices', () => {
  const placing = (a: string, name: 'fire-dragon' | 'earth-dragon' | 'vault' | 'magical-shard'): string => {
    const s = duel(a);
    const view = viewOf(resArcana, s.state, 0);
    return TEXTS.en.option(view, place(name), NAMES);
  };
  test('as printed', () => {
    expect(placing('pool 9 elan\nhand fire-dragon', 'fire-dragon')).toBe('Place Fire Dragon (6 elan)');
  });
  test('lowered where there is one way to do it', () => {
    const a = 'pool 9 elan 1 gold\nplay artificer, dragon-bridle\nhand fire-dragon, vault, magical-shard';
    expect(placing(a, 'fire-dragon')).toBe('Place Fire Dragon (2 elan)');
    expect(placing(a, 'vault')).toBe('Place Vault (1 gold)');
    expect(placing(a, 'magical-shard')).toBe('Place Magical Shard (0)');
  });
  test('with the discount named where the player chooses what it is taken from', () => {
    const a = 'pool 9 elan 9 life\nplay dragon-bridle\nhand earth-dragon';
    expect(placing(a, 'earth-dragon')).toBe('Place Earth Dragon (4 elan and 3 life, 3 less)');
  });
});

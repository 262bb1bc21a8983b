/** What cards say in four languages, and how amounts are inflected. Read `text-cards.txt` as a player would. */
import { LANGUAGES, type Language } from '@gloaming/engine';
import { BROKEN_TEXT } from '@gloaming/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  amounts,
  CARD_NAMES,
  type CardName,
  cardOf,
  cost,
  FACES,
  resArcana,
  TEXTS,
  type Verb,
  type VerbName,
} from '../src/index.ts';
import { PL } from '../src/text/pl.ts';
import { UNPRINTED, type Words } from '../src/text/words.ts';
import { WORDS } from './text-spoken.ts';

const inAll = (say: (words: Words) => string): string[] => LANGUAGES.map((language) => say(WORDS[language]));

describe('the partition of verbs', () => {
  const names = Object.keys(resArcana.verbs) as VerbName[];
  const sorted = (list: Iterable<VerbName>): string[] => [...list].sort();

  test('the verbs called unprinted are those that stand on no card', () => {
    const printed = new Set<VerbName>();
    const read = (verbs: readonly Verb[]): void => {
      for (const verb of verbs) {
        printed.add(verb.verb);
        if (verb.verb === 'choose') verb.of.map(read);
        if (verb.verb === 'whereLies') read(verb.then);
        if (verb.verb === 'attack') read(verb.price);
      }
    };
    for (const face of FACES) {
      for (const verbs of [face.collect, face.kept, face.upkeep, face.claimed]) read(verbs);
      for (const power of [...face.powers, ...face.reactions]) read(power.all);
    }
    expect(sorted(UNPRINTED)).toEqual(sorted(names.filter((name) => !printed.has(name))));
  });
});

describe('cards', () => {
  test('all of them, side by side', async () => {
    const inLanguage = (language: Language, card: number): string => {
      const { name, kind, cost: price, points, lines } = TEXTS[language].card(card);
      const head = [name, kind, price, points].filter((part) => part !== '').join(' | ');
      for (const part of [head, ...lines]) expect(part).not.toMatch(BROKEN_TEXT);
      return [`${language}: ${head}`, ...lines.map((line) => `    ${line}`)].join('\n');
    };
    const text = CARD_NAMES.map((name, card) =>
      [`== ${name}`, ...LANGUAGES.map((language) => inLanguage(language, card))].join('\n'),
    );
    expect(text).toHaveLength(78);
    await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot('text-cards.txt');
  });

  test('every card has a name of its own, and a line for everything that is printed on it', () => {
    for (const language of LANGUAGES) {
      const texts = FACES.map((_, card) => TEXTS[language].card(card));
      expect(new Set(texts.map(({ name }) => name)).size).toBe(FACES.length);
      FACES.forEach((face, card) => {
        const parts = [face.collect, face.kept, face.upkeep, face.claimed].filter(({ length }) => length > 0);
        const printed = parts.length + face.abilities.length + face.powers.length + face.reactions.length;
        expect(texts[card].lines).toHaveLength(printed);
      });
    }
  });

  test('Polish names are those of the Polish edition, where it has been read', () => {
    const known: Partial<Record<CardName, string>> = {
      athanor: 'Atanor',
      'corrupt-altar': 'Ołtarz deprawacji',
      'hypnotic-basin': 'Hipnotyczna rzeka',
      'sea-serpent': 'Hydra',
      treant: 'Drzewiec',
      'windup-man': 'Nakręcana zjawa',
      artificer: 'Rękodzielnik',
      transmuter: 'Czarodziejka',
      'golden-statue': 'Złoty posąg',
      'dragons-lair': 'Smocza góra',
      'sorcerers-bestiary': 'Bestiariusz maga',
    };
    for (const [name, pl] of Object.entries(known)) expect(TEXTS.pl.card(cardOf(name as CardName)).name).toBe(pl);
  });

  test('nobody pays for mages and magic items; an artifact may cost 0', () => {
    expect(TEXTS.en.card(cardOf('witch')).cost).toBe('');
    expect(TEXTS.en.card(cardOf('alchemy')).cost).toBe('');
    expect(TEXTS.en.card(cardOf('prism')).cost).toBe('0');
  });
});

describe('amounts', () => {
  test('are lists with numbers, and "nothing" is a word', () => {
    expect(inAll((words) => words.amounts(amounts({ elan: 2, gold: 1, calm: 5 })))).toEqual([
      '2 elan, 5 calm and 1 gold',
      '2 Elan, 5 Ruhe und 1 Gold',
      '2 wigoru, 5 spokoju i 1 złoto',
      '2 de elã, 5 de calma e 1 de ouro',
    ]);
    expect(inAll((words) => words.amounts(amounts({})))).toEqual(['nothing', 'nichts', 'nic', 'nada']);
  });

  test('Polish essences: one in the nominative, more in the genitive', () => {
    const one = PL.amounts(amounts({ elan: 1, life: 1, calm: 1, death: 1, gold: 1 }));
    expect(one).toBe('1 wigor, 1 życie, 1 spokój, 1 śmierć i 1 złoto');
    const five = PL.amounts(amounts({ elan: 5, life: 2, calm: 3, death: 4, gold: 22 }));
    expect(five).toBe('5 wigoru, 2 życia, 3 spokoju, 4 śmierci i 22 złota');
  });

  test('a part that may be anything comes last; alone it stands in the nominative', () => {
    expect(inAll((words) => words.cost(cost({ gold: 1, any: 1 })))).toEqual([
      '1 gold and any 1 essence',
      '1 Gold und 1 beliebige Essenz',
      '1 złoto i 1 dowolna esencja',
      '1 de ouro e 1 essência qualquer',
    ]);
    expect(inAll((words) => words.cost(cost({ any: 5 })))).toEqual([
      'any 5 essences',
      '5 beliebige Essenzen',
      '5 dowolnych esencji',
      '5 essências quaisquer',
    ]);
    const paid = { verb: 'pay', cost: cost({ gold: 1, any: 1 }) } as const;
    const speech = { inCost: true, isRivals: false, list: () => '' };
    expect(PL.printed.pay(paid, speech)).toBe('zapłać 1 złoto i 1 dowolną esencję');
  });

  test('points', () => {
    expect(inAll((words) => `${words.points(1)}, ${words.points(2)}, ${words.points(12)}`)).toEqual([
      '1 point, 2 points, 12 points',
      '1 Punkt, 2 Punkte, 12 Punkte',
      '1 punkt, 2 punkty, 12 punktów',
      '1 ponto, 2 pontos, 12 pontos',
    ]);
  });
});

/** What cards say in four languages, and how goods are inflected. Read `text-cards.txt` as a player would. */
import { LANGUAGES, type Language } from '@gloaming/engine';
import { BROKEN_TEXT } from '@gloaming/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  CARD_NAMES,
  type CardName,
  cardOf,
  cost,
  type Effect,
  evenfall,
  gain,
  goods,
  isPlace,
  MOON_BOARDS,
  mainFace,
  PLACE_DECK,
  pay,
  personFace,
  placeFace,
  REGION_BOARDS,
  ritualFace,
  SIDES,
  SUN_BOARD,
  TEXTS,
  type Verb,
  type VerbName,
} from '../src/index.ts';
import { TABLE_OPTIONS } from '../src/tableOptions.ts';
import { WORDS } from '../src/text/languages.ts';
import { type Speech, UNPRINTED } from '../src/text/words.ts';
import { inAll } from './text-spoken.ts';

const DESIGNS = CARD_NAMES.map((name, card) => ({ name, card })).filter(({ name, card }) => cardOf(name) === card);

describe('the partition of verbs', () => {
  const names = Object.keys(evenfall.verbs) as VerbName[];
  const sorted = (list: Iterable<VerbName>): string[] => [...list].sort();

  test('the verbs that have questions are those that ask', () => {
    const asking = Object.keys(WORDS.en.questions) as VerbName[];
    expect(sorted(asking)).toEqual(sorted(names.filter((name) => 'options' in evenfall.verbs[name])));
  });

  test('the verbs called unprinted are those that stand on no card and on no board', () => {
    const printed = new Set<VerbName>();
    const read = (verbs: readonly Verb[]): void => {
      for (const verb of verbs) {
        printed.add(verb.verb);
        if (verb.verb === 'choose') verb.of.map(read);
        if (verb.verb === 'exchange') [verb.cost, verb.effect].map(read);
      }
    };
    const readEffect = (effect: Effect): void => {
      if (effect.effect === 'space') [effect.space.cost, effect.space.effect].map(read);
      else if (effect.effect === 'turn') [effect.exchange.cost, effect.exchange.effect].map(read);
      else if (effect.effect !== 'ability') read(effect.verbs);
    };
    for (const { card } of DESIGNS)
      if (isPlace(card))
        for (const side of SIDES) {
          const { binding, bindingWith } = placeFace(card, side);
          [binding, bindingWith?.verbs ?? []].map(read);
        }
      else {
        const face = mainFace(card);
        for (const effect of face.kind === 'ritual' ? [face.effect] : [face.specialist, face.council])
          readEffect(effect);
      }
    for (const board of [SUN_BOARD, ...MOON_BOARDS]) {
      [board.scout, board.token, ...board.track, ...board.stoneSpaces].map(read);
      [board.freeAction?.cost ?? [], board.freeAction?.effect ?? [], board.space?.effect ?? []].map(read);
    }
    for (const { space, rewards } of REGION_BOARDS)
      [space.cost, space.effect, ...rewards.map(({ verbs }) => verbs)].map(read);
    expect(sorted(UNPRINTED)).toEqual(sorted(names.filter((name) => !printed.has(name))));
  });
});

describe('cards', () => {
  test('all of them, side by side', async () => {
    const inLanguage = (language: Language, card: number): string => {
      const { name, kind, cost: price, points, lines } = TEXTS[language].card(card);
      const head = [name, kind, price, points].filter((part) => part !== '').join(' | ');
      for (const part of [head, ...lines]) expect(part).not.toMatch(BROKEN_TEXT);
      for (const line of lines) expect(line).toMatch(/^[\p{Lu}+\d].*\.$/u);
      return [`${language}: ${head}`, ...lines.map((line) => `    ${line}`)].join('\n');
    };
    const text = DESIGNS.map(({ name, card }) =>
      [`== ${name}`, ...LANGUAGES.map((language) => inLanguage(language, card))].join('\n'),
    );
    expect(text).toHaveLength(26 + 4 + 29 + 21);
    await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot('text-cards.txt');
  });

  test('both copies say the same, and no two designs do; only the Caverns share a name', () => {
    for (const language of LANGUAGES) {
      const texts = CARD_NAMES.map((_, card) => TEXTS[language].card(card));
      CARD_NAMES.forEach((name, card) => {
        expect(texts[card]).toEqual(texts[cardOf(name)]);
      });
      const designs = DESIGNS.map(({ card }) => texts[card]);
      expect(new Set(designs.map((text) => JSON.stringify(text))).size).toBe(designs.length);
      expect(new Set(designs.map(({ name }) => name)).size).toBe(designs.length - 1);
      expect(texts[cardOf('cavern')].name).toBe(texts[cardOf('cavern-plain')].name);
    }
  });

  test('a line for everything that is printed', () => {
    for (const language of LANGUAGES)
      for (const { card } of DESIGNS) {
        const { lines, points } = TEXTS[language].card(card);
        if (!isPlace(card)) expect(lines).toHaveLength(2);
        else if (card < PLACE_DECK) {
          const { binding, bindingWith } = placeFace(card, 'sun');
          expect(lines).toHaveLength(1 + (binding.length === 0 ? 0 : 1) + (bindingWith === null ? 0 : 1));
        }
        const worth = isPlace(card) ? placeFace(card, 'moon').points : mainFace(card).points;
        expect(points === '').toBe(worth === 0);
      }
  });

  test('the sides of a Starting Place are told apart, and what both say is said once', () => {
    expect(TEXTS.en.card(cardOf('nqobantu-mine')).lines).toEqual([
      'Harvest Bonus: 1 resource of your choice.',
      'Sun side – Binding Bonus: draw 1 card.',
      'Moon side – Binding Bonus: you may discard 1 card to gain 3 resources of your choice.',
    ]);
    const tree = TEXTS.en.card(cardOf('eternal-tree'));
    expect(tree.points).toBe('');
    expect(TEXTS.en.card(cardOf('nqobantu-mine')).points).toBe('Moon side – 7 VP');
    expect(tree.lines.filter((line) => line.includes('Binding'))).toEqual(['Sun side – Binding Bonus: draw 1 card.']);
  });

  test.each([
    ['en', 'each Place with such a symbol and a Scythe', 'each Scythe on a Place with such a symbol'],
    ['de', 'jeden Ort der Macht mit solch einem Symbol und einer Sense', 'jede Sense an einem Ort der Macht'],
    ['pl', 'każde miejsce mocy z takim symbolem i sierpem', 'każdy sierp na miejscu mocy z takim symbolem'],
    ['pt', 'cada Local de Poder com esse símbolo e uma Foice', 'cada Foice em um Local de Poder com esse símbolo'],
  ] as const)(
    'EV-A.33 %s: a table that counts every Scythe says so on the card, and changes no other',
    (language, once, each) => {
      const tableOf = (points: string) => evenfall.setup(TABLE_OPTIONS.parse(2, { 'scythe-points': points })).table;
      const [usual, counting] = ['once', 'each'].map(tableOf);
      const changed = DESIGNS.filter(({ card }) => {
        const { lines } = TEXTS[language].card(card, counting);
        expect(TEXTS[language].card(card, usual)).toEqual(TEXTS[language].card(card));
        const printed = TEXTS[language].card(card).lines;
        if (lines.join() === printed.join()) return false;
        expect(printed.join()).toContain(once);
        expect(lines.join()).not.toContain(once);
        expect(lines.join()).toContain(each);
        return true;
      });
      expect(changed.map(({ name }) => name)).toEqual(['bao']);
    },
  );

  test('a person says what it does as Specialist and as Council Member', () => {
    expect(TEXTS.pl.card(cardOf('irene')).lines).toEqual([
      'Specjalista – Gdy odkrywasz miejsce mocy: zbierz z niego plony.',
      'Członek rady – Koniec rundy: otrzymaj 1 punkt zwycięstwa za każde miejsce mocy w swoim zewnętrznym kręgu.',
    ]);
    expect(personFace(cardOf('irene')).points).toBe(1);
    expect(ritualFace(cardOf('twin-scythes')).spaces).toBe(1);
  });

  test('names are those of the rulebooks, where these name a card', () => {
    const known: Partial<Record<CardName, readonly string[]>> = {
      'nqobantu-mine': ['Nqobantu Mine', 'Nqobantu Mine', 'Krater Nqobantu', 'Mina de Nqobantu'],
      'prophets-church': ['Prophets Church', 'Propheten Kirche', 'Kościół proroków', 'Igreja dos Profetas'],
      'eternal-tree': ['Eternal Tree', 'Ewiger Baum', 'Wieczne drzewo', 'Árvore Eterna'],
      'spirit-bog': ['Spirit Bog', 'Seelensumpf', 'Mokradło duchów', 'Pântano das Almas'],
      cavern: ['Cavern', 'Höhle', 'Jaskinia', 'Caverna'],
      sanctum: ['Sanctum', 'Gipfel', 'Sanktuarium', 'Santuário'],
      'transmutation-chalice': [
        'Transmutation Chalice',
        'Wandlerkelch',
        'Kielich transmutacji',
        'Castiçal da Transmutação',
      ],
      'spacial-distortion': [
        'Spacial Distortion',
        'Räumliche Krümmung',
        'Zniekształcenie przestrzeni',
        'Distorção Espacial',
      ],
      'energy-pillar': ['Energy Pillar', 'Energiesäule', 'Filar energii', 'Pilar de Energia'],
      'cat-advisor': ['Cat Advisor', 'Beraterkatze', 'Koci doradca', 'Gato Conselheiro'],
      irene: ['Irene', 'Irene', 'Irena i Przybłęda', 'Irene'],
    };
    for (const [name, names] of Object.entries(known))
      expect(LANGUAGES.map((language) => TEXTS[language].card(cardOf(name as CardName)).name)).toEqual(names);
  });
});

describe('goods', () => {
  const speech: Speech = { list: () => '', each: () => [], count: () => '' };

  test('are lists with numbers, and "nothing" is a word', () => {
    expect(inAll((words) => words.goods(goods({ herb: 2, potion: 1, knowledge: 5, mana: 2, points: 1 })))).toEqual([
      '2 Herbs, 1 Potion, 5 Knowledge, 2 Mana and 1 VP',
      '2 Kraut, 1 Elixier, 5 Wissen, 2 Mana und 1 Siegpunkt',
      '2 zioła, 1 mikstura, 5 ksiąg, 2 punkty many i 1 punkt zwycięstwa',
      '2 Ervas, 1 Elixir, 5 Conhecimentos, 2 Manas e 1 PV',
    ]);
    expect(inAll((words) => words.goods(goods({})))).toEqual(['nothing', 'nichts', 'nic', 'nada']);
    expect(inAll((words) => words.cost(cost({})))).toEqual(['0', '0', '0', '0']);
  });

  test('a resource of free choice', () => {
    const both = inAll((words) => `${words.goods(goods({ any: 1 }))}, ${words.goods(goods({ any: 5 }))}`);
    expect(both).toEqual([
      '1 resource of your choice, 5 resources of your choice',
      '1 beliebige Ressource, 5 beliebige Ressourcen',
      '1 dowolny surowiec, 5 dowolnych surowców',
      '1 Recurso qualquer, 5 Recursos quaisquer',
    ]);
  });

  test('cards are drawn, the rest is gained; a long list is a clause of its own', () => {
    const says = (by: Parameters<typeof gain>[0]): string[] =>
      inAll((words) => words.printed.gain(gain(by) as Extract<Verb, { verb: 'gain' }>, speech));
    expect(says({ any: 1, cards: 1 })).toEqual([
      'gain 1 resource of your choice and draw 1 card',
      'erhalte 1 beliebige Ressource und ziehe 1 Karte',
      'otrzymaj 1 dowolny surowiec i dobierz 1 kartę',
      'receba 1 Recurso qualquer e compre 1 carta',
    ]);
    expect(says({ cards: 6, knowledge: 3, mana: 2 })[0]).toBe('gain 3 Knowledge and 2 Mana; draw 6 cards');
  });

  test('Polish: one in the nominative alone, in the accusative after a verb; then 2 to 4, then the rest', () => {
    const each = (n: number): string[] => [
      ...(['herb', 'potion', 'knowledge', 'any', 'mana', 'cards', 'points'] as const).map(
        (good) => inAll((words) => words.goods(goods({ [good]: n })))[2],
      ),
    ];
    expect(each(1)).toEqual([
      '1 zioło',
      '1 mikstura',
      '1 księga',
      '1 dowolny surowiec',
      '1 punkt many',
      '1 karta',
      '1 punkt zwycięstwa',
    ]);
    expect(each(22)).toEqual([
      '22 zioła',
      '22 mikstury',
      '22 księgi',
      '22 dowolne surowce',
      '22 punkty many',
      '22 karty',
      '22 punkty zwycięstwa',
    ]);
    expect(each(12)).toEqual([
      '12 ziół',
      '12 mikstur',
      '12 ksiąg',
      '12 dowolnych surowców',
      '12 punktów many',
      '12 kart',
      '12 punktów zwycięstwa',
    ]);
    const paid = pay({ potion: 1, knowledge: 1 }) as Extract<Verb, { verb: 'pay' }>;
    expect(inAll((words) => words.printed.pay(paid, speech))[2]).toBe('zapłać 1 miksturę i 1 księgę');
  });

  test('figures, Catalysts, points and dials', () => {
    expect(inAll((words) => `${words.figures(1, 'witch')}, ${words.figures(2, 'witch')}`)).toEqual([
      '1 Witch, 2 Witches',
      '1 Hexe, 2 Hexen',
      '1 wiedźma, 2 wiedźmy',
      '1 Bruxa, 2 Bruxas',
    ]);
    expect(inAll((words) => `${words.figures(1, 'elder')}, ${words.figures(2, 'elder')}`)).toEqual([
      '1 Elder, 2 Elders',
      '1 Elder, 2 Elder',
      '1 mędrzec, 2 mędrców',
      '1 Ancião, 2 Anciões',
    ]);
    expect(inAll((words) => `${words.catalysts(5, 'scythe')}, ${words.catalysts(5, 'orb')}`)).toEqual([
      '5 Scythes, 5 Orbs',
      '5 Sensen, 5 Orbs',
      '5 sierpów, 5 kul',
      '5 Foices, 5 Orbes',
    ]);
    expect(inAll((words) => `${words.points(1)}, ${words.points(108)}, ${words.mana(0)}`)).toEqual([
      '1 VP, 108 VP, 0 Mana',
      '1 Siegpunkt, 108 Siegpunkte, 0 Mana',
      '1 punkt zwycięstwa, 108 punktów zwycięstwa, 0 punktów many',
      '1 PV, 108 PVs, 0 Mana',
    ]);
  });
});

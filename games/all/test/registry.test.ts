import { asking, deciders, LANGUAGES, Refused, start } from '@gloaming/engine';
import { SWITCHES } from '@gloaming/evenfall';
import { expect, expectTypeOf, test } from 'vitest';
import { type Entry, type EntryOf, GAME_NAMES, type GameName, isGameName, withGame } from '../src/index.ts';

test.each(GAME_NAMES)('%s is there under its own name, in every language', (name) => {
  withGame(name, ({ game, texts }) => {
    expect(game.name).toBe(name);
    expect(Object.keys(texts).sort()).toEqual([...LANGUAGES].sort());
  });
});

test.each(GAME_NAMES)('%s: the usual options make a game for every number of players, and can be described', (name) => {
  withGame(name, ({ game, options }) => {
    for (let players = game.players.min; players <= game.players.max; players++) {
      const usual = options.parse(players, {});
      game.setup(usual);
      const { players: described, chosen } = options.describe(usual);
      expect(described).toBe(players);
      expect(options.parse(players, chosen)).toEqual(usual);
      for (const { name: choice, values } of options.choices) expect(chosen[choice]).toBe(values[0]);
    }
  });
});

test.each(GAME_NAMES)('%s: whatever can be chosen has words in every language, and nothing else has', (name) => {
  withGame(name, ({ options: { choices }, choiceWords }) => {
    for (const language of LANGUAGES) {
      const words = choiceWords[language];
      expect(Object.keys(words).sort()).toEqual(choices.map((choice) => choice.name).sort());
      for (const { name: choice, values } of choices) {
        const [called, typed, texts] = words[choice];
        for (const text of [called, typed, ...Object.values(texts)]) expect(text).toMatch(/\p{L}/u);
        expect(Object.keys(texts).sort()).toEqual(values.filter((value) => !/^\d+$/.test(value)).sort());
      }
    }
  });
});

test('a choice that makes no game is refused', () => {
  withGame('res-arcana', ({ options }) => {
    expect(() => options.parse(2, { deal: 'poker' })).toThrow(Refused);
    expect(() => options.parse(2, { match: 'maybe' })).toThrow(Refused);
    expect(() => options.parse(3, { match: 'yes' })).toThrow(Refused);
    expect(() => options.parse(7, {})).toThrow(Refused);
    expect(() => options.check({ players: 2 })).toThrow(Refused);
    expect(() => options.check(null)).toThrow(Refused);
  });
});

test('the choices of Evenfall: clans as a list, the level of the Automa, switches', () => {
  withGame('evenfall', ({ options }) => {
    const { chosen } = options.describe(
      options.parse(2, { side: 'moon', clans: 'spike,star', experienced: 'yes', 'spike-mana': '2', level: 'heir' }),
    );
    expect(chosen).toMatchObject({
      side: 'moon',
      clans: 'spike,star',
      experienced: 'yes',
      'spike-mana': '2',
      level: 'heir',
    });
    for (const { name, values } of options.choices)
      for (const value of values.filter((each) => name !== 'clans' || each === 'any'))
        expect(options.describe(options.parse(4, { [name]: value })).chosen[name]).toBe(value);
    expect(() => options.parse(2, { side: 'dusk' })).toThrow(Refused);
    expect(() => options.parse(2, { clans: 'star' })).toThrow(Refused);
    expect(() => options.parse(2, { clans: 'star,star' })).toThrow(Refused);
    expect(() => options.parse(2, { clans: 'star,moon' })).toThrow(Refused);
    expect(() => options.parse(1, { level: 'god' })).toThrow(Refused);
    expect(() => options.parse(2, { experienced: 'very' })).toThrow(Refused);
    expect(() => options.parse(2, { 'star-council': 'six' })).toThrow(Refused);
    expect(() => options.parse(2, { 'mana-cap': '21' })).toThrow(Refused);
    expect(() => options.parse(5, {})).toThrow(Refused);
    expect(() => options.check({ players: 2 })).toThrow(Refused);
  });
});

test('every switch of EV-21 can be turned at a table, and none is turned unasked', () => {
  withGame('evenfall', ({ options }) => {
    const switchesOf = (chosen: Record<string, string>): Record<string, unknown> =>
      (options.parse(2, chosen) as unknown as { switches: Record<string, unknown> }).switches;
    const usual = switchesOf({});
    const turned = new Set<string>();
    for (const { name, values } of options.choices)
      for (const value of values.slice(1).filter((value) => name !== 'clans' && !value.startsWith('seat-'))) {
        const switches = switchesOf({ [name]: value });
        for (const key of Object.keys(switches))
          if (JSON.stringify(switches[key]) !== JSON.stringify(usual[key])) turned.add(key);
      }
    // Two are said only where they are turned.
    expect([...turned].sort()).toEqual([...Object.keys(usual), 'pointPerScythe', 'automaGoesOn'].sort());
    expect(usual).toEqual(SWITCHES);
  });
});

test.each(GAME_NAMES)(
  '%s: a written position that cannot be played on is refused, also where it can be read',
  (name) => {
    withGame(name, ({ game, options, makePosition, parsePosition }) => {
      const state = start(game, options.parse(2, {}), [1, 2, 3, 4]);
      const good = makePosition(state).replace(/doing .*\n/, '');
      const [seat] = deciders(state);
      const asked = asking(state, seat);
      const doing = (change: object): string =>
        `${good}doing ${JSON.stringify({ stack: [{ ...asked, ...change }], lines: [] })}\n`;
      expect(() => parsePosition(doing({}))).not.toThrow();
      const at = good.split('\n').length;
      for (const change of [{ seat: 99 }, { verbs: [], at: 0 }])
        expect(() => parsePosition(doing(change))).toThrow(
          expect.objectContaining({ details: expect.objectContaining({ line: at, expected: 'playable' }) }),
        );
    });
  },
);

test('an unknown game says which there are', () => {
  expect(isGameName('chess')).toBe(false);
  expect(isGameName('toString')).toBe(false);
  expect(() => withGame('chess', () => 0)).toThrow(Refused);
  expect(() => withGame('chess', () => 0)).toThrow(/res-arcana/);
});

test('what is generic in table, verb and options can use any game', () => {
  expectTypeOf<EntryOf<GameName>>().toExtend<object>();
  const titleOf = <T, V extends { verb: string }, O>({ texts }: Entry<T, V, O>): string => texts.en.title;
  expect(withGame('res-arcana', titleOf)).toBe('Res Arcana');
});

test.each(GAME_NAMES)('%s: before anything has happened nobody is ahead, the Automa included', (name) => {
  withGame(name, ({ game, options, standing, automa }) => {
    const { table } = game.setup(options.parse(2, {}));
    expect(standing(table)).toHaveLength(2);
    if (automa) expect(standing(game.setup(options.parse(1, {})).table)).toHaveLength(2);
  });
});

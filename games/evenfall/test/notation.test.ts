import { isRefused, LANGUAGES, Refused, sayRefusal } from '@gloaming/engine';
import { positions, refusedAt } from '@gloaming/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  CARD_NAMES,
  CLANS,
  evenfall,
  makePosition,
  type Options,
  parsePosition,
  RONDEL,
  SWITCHES,
  type Switches,
  startingPlaceOf,
} from '../src/index.ts';
import { at, discover, duel, end, kind, play } from './scene.ts';

const NOTATION = { make: makePosition, parse: parsePosition };
const game = (players: number, side: 'sun' | 'moon', experienced: boolean, switches?: Partial<Switches>): Options => ({
  players,
  side,
  clans: [],
  level: 'master',
  experienced,
  switches: { ...SWITCHES, manaCap: 18, ...switches },
});

describe('a position written down', () => {
  test.each([
    game(1, 'sun', true),
    game(1, 'moon', false),
    game(2, 'moon', true),
    game(3, 'sun', false),
    game(4, 'moon', false),
    game(2, 'sun', false, { placesPerRegion: [2, 2, 2, 2] }),
    game(4, 'sun', false, { placesPerRegion: [5, 5, 5, 5] }),
  ])(
    'is the same when it is read again, at every moment of $side for $players with Places $switches.placesPerRegion',
    (options) => {
      expect(positions(evenfall, options, NOTATION, { games: 2, seed: 23 }).decisions).toBeGreaterThan(100);
    },
  );

  test.each([
    [2, ['ruin', 'none']],
    [3, ['ruin', 'none', 'none']],
    [5, ['ruin', 'none', 'none', 'none', 'none']],
  ])('has %i spots at each Region if the switches say so, before or after the Regions (EV-A.23)', (places, spots) => {
    const switches = `switches ${JSON.stringify({ placesPerRegion: [places, places, places, places] })}`;
    const lakes = 'northern-lakes:\n  spots ruin';
    for (const middle of [`${switches}\n${lakes}`, `${lakes}\n${switches}`]) {
      const s = duel('mana 0', 'passed', middle);
      const [northern, central] = s.state.table.regions;
      expect([s.names(northern.spots), central.spots.length]).toEqual([spots, places]);
    }
  });

  test('can be started from, with what is left out empty and the reserve full', () => {
    const s = at(`evenfall sun, 2 players
round 2, actions, turn B, first A
northern-lakes: witches B 2, stones eye
  spots spirit-bog
A: star, passed
B: cross, points 12, mana 3, resources 2 herb
  outer ruin with transmutation-chalice 1 scythe 1 witch
  specialists irene turned
  hand hanna'
main-deck bao, sefu`);
    expect(s.asked()).toEqual([{ who: 'B', verb: 'takeTurn' }]);
    expect(s.resources('B')).toEqual({ herb: 2 });
    expect([s.player('B').witches, s.player('B').elders]).toEqual([1, 4]);
    expect(s.names(s.state.table.mainDeck)).toEqual(['sefu', 'bao']);
    expect(s.names(s.state.table.regions[0].spots)).toEqual(['spirit-bog', 'none', 'none']);
    expect(s.state.table.placeDeck).toEqual([]);
  });

  test('the scout and battle phases run when they are read', () => {
    const s = at(`evenfall sun, 2 players
round 1, scout, first A
A: star
B: cross
main-deck rest`);
    expect(s.player('A').hand).toHaveLength(6);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'takeTurn' }]);
  });
});

describe('a malformed position is refused, saying where', () => {
  const good = makePosition(duel('mana 2\nhand irene', 'passed', 'northern-lakes: stones eye\n  spots ruin').state);
  const lineOf = (word: string): number => good.split('\n').findIndex((line) => line.includes(word)) + 1;
  test.each([
    ['', 2, 'position'],
    ['res-arcana standard, 2 players', 1, 'word'],
    ['evenfall sun, 5 players', 1, 'word'],
    [good.replace('turn A', 'turn D'), 2, 'player'],
    [good.replace(', turn A', ''), 2, 'word'],
    [good.replace('hand irene', 'hand irena'), lineOf('hand irene'), 'card'],
    [good.replace('hand irene', 'hand irene, irene'), lineOf('hand irene'), 'card-once'],
    [good.replace('hand irene', 'hand ruin'), lineOf('hand irene'), 'card'],
    [good.replace('mana 2', 'mana lots'), lineOf('mana 2'), 'number'],
    [good.replace('mana 2', 'mana 21'), lineOf('mana 2'), 'number'],
    [good.replace('stones eye', 'stones eye, moss 2'), lineOf('stones eye'), 'word'],
    [`${good}doing {"stack":1}`, good.split('\n').length, 'doing'],
    [`${good}switches {"manaCap":"many"}`, good.split('\n').length, 'doing'],
    [good.replace(/chance .*/, 'chance 12 0'), lineOf('chance'), 'key'],
  ])('%#: line %i', (text, line, expected) => {
    expect(refusedAt(NOTATION, text)).toEqual([line, expected]);
  });
});

describe('a written position that could not be played on is refused where it says so', () => {
  const position = (round: string, ...more: string[]): string =>
    ['evenfall sun, 2 players', round, 'A: star', ...more].join('\n');
  const TURN = 'round 1, actions, turn A, first A';
  const refusal = (text: string): [line: number, column: number, expected: string, words: string] | null => {
    try {
      parsePosition(text);
      return null;
    } catch (error) {
      if (!isRefused(error, 'bad-position')) throw error;
      const { line, column, expected, words } = error.details;
      return [line, column, expected, words];
    }
  };

  test('a turn or a first-player marker of the Automa, which is asked nothing (EV-19.1, EV-19.2)', () => {
    const solo = (round: string): string => ['evenfall sun, 1 players', round, 'A: star', 'B: cross'].join('\n');
    expect(refusedAt(NOTATION, solo(TURN))).toBeNull();
    expect(refusedAt(NOTATION, solo('round 1, actions, turn B, first A'))).toEqual([2, 'player']);
    expect(refusedAt(NOTATION, solo('round 1, actions, turn A, first B'))).toEqual([2, 'player']);
  });

  test('a space that the rondel does not have (EV-19.5)', () => {
    expect(refusal(position(`${TURN}, rondel ${RONDEL.length - 1}`))).toBeNull();
    expect(refusal(position(`${TURN}, rondel ${RONDEL.length}`))).toEqual([2, 43, 'number', '13']);
  });

  test('a card of a shuffle that never was (EV-A.17)', () => {
    const batches = 'batches irene 2, bao 3';
    expect(refusal(position(`${TURN}, shuffles 3`, batches))).toBeNull();
    expect(refusal(position(`${TURN}, shuffles 2`, batches))).toEqual([4, 22, 'number', '2']);
    expect(refusal(position(TURN, batches))).toEqual([4, 15, 'number', '0']);
  });

  test('a second copy of a Starting Place', () => {
    for (const clan of CLANS.keys()) {
      const outer = `  outer ${CARD_NAMES[startingPlaceOf(clan)]}`;
      expect(refusedAt(NOTATION, position(TURN, outer))).toBeNull();
      expect(refusedAt(NOTATION, position(TURN, `${outer}'`))).toEqual([4, 'card']);
    }
  });

  describe('an Elder on what is no Specialist of somebody else (EV-17.12)', () => {
    const elders = (...lines: string[]): string =>
      position(TURN, '  specialists mireille', ...lines, 'B: cross', '  specialists irene, hoja', '  council bao');
    test.each([
      ['borrowed irene', null],
      ['borrowed mireille', [5, 'word']],
      ['borrowed bao', [5, 'word']],
      ['borrowed twin-scythes', [5, 'word']],
      ['borrowed ruin', [5, 'word']],
      ['borrowed irene, irene', [5, 'card-once']],
    ])('%s', (line, expected) => {
      expect(refusedAt(NOTATION, elders(`  ${line}`))).toEqual(expected);
    });
    test('or a turn effect used through an Elder who does not stand there (EV-A.35)', () => {
      expect(refusedAt(NOTATION, elders('  borrowed hoja', '  borrowed-used hoja'))).toBeNull();
      expect(refusedAt(NOTATION, elders('  borrowed-used hoja', '  borrowed hoja'))).toBeNull();
      expect(refusedAt(NOTATION, elders('  borrowed irene', '  borrowed-used hoja'))).toEqual([6, 'word']);
    });
    test('and the refusal says which card, and where an Elder can stand', () => {
      expect(refusal(elders('  borrowed irene, bao'))).toEqual([5, 19, 'word', 'irene | hoja']);
      expect(refusedAt(NOTATION, position(TURN, '  borrowed irene'))).toEqual([4, 'card']);
    });
  });
});

describe('Mana beyond the track cannot be written down, since to gain some would lose it (EV-A.3)', () => {
  const position = (mana: number, switches: string[]): string => {
    const [head, round, ...players] = [
      'evenfall sun, 2 players',
      'round 1, actions, turn A, first A',
      `A: star, mana ${mana}`,
      'B: cross',
    ];
    return [head, round, ...switches.slice(0, 1), ...players, ...switches.slice(1)].join('\n');
  };
  const lower = 'switches {"manaCap":12}';
  test.each([
    ['the usual track', [], 20, 3],
    ['a switch above the players', [lower], 12, 4],
    ['a switch below the players', ['# nothing', lower], 12, 4],
  ])('%s', (_, switches, cap, line) => {
    expect(refusedAt(NOTATION, position(cap, switches))).toBeNull();
    expect(refusedAt(NOTATION, position(cap + 1, switches))).toEqual([line, 'number']);
  });
  test('and the refusal says how much can, in every language', () => {
    const said = LANGUAGES.map((language) => {
      try {
        return makePosition(parsePosition(position(21, [])));
      } catch (error) {
        return sayRefusal(language, error as Refused);
      }
    });
    expect(said).toEqual([
      'Line 3, column 15: expected a number up to 20, found "21".',
      'Zeile 3, Spalte 15: erwartet: eine Zahl bis 20; dort steht „21“.',
      'Wiersz 3, kolumna 15: powinno tu być: liczba do 20; jest: „21”.',
      'Linha 3, coluna 15: esperava-se um número até 20, mas há “21”.',
    ]);
  });
});

test('a position that claims a round after the last ends with it', () => {
  const late = ['evenfall sun, 2 players', 'round 4, round-end, first A', 'A: star, passed', 'B: cross, passed'].join(
    '\n',
  );
  expect(evenfall.result(parsePosition(late).table)).not.toBeNull();
});

test('a scene answers by name', () => {
  const s = duel('resources 2 knowledge 1 herb\nhand irene', 'passed', 'northern-lakes:\n  spots spirit-bog');
  s.answer('A', play('irene'));
  s.answer('A', discover('spirit-bog'));
  expect(s.resources('A')).toEqual({ herb: 1 });
  expect(() => s.answer('A', kind('potion') + 500)).toThrow(Refused);
  expect(s.can('A', end)).toBe(true);
});

/** Broken words and a broken notation of the made-up game do not pass the kit. */
import { describe, expect, test, vi } from 'vitest';
import { asking, makeState, parseState, Refused, type State, start, type Telling } from '../src/index.ts';
import { type Notation, positions, refusedAt, words } from '../testing/index.ts';
import { lanterns, type Options, type Table, type Verb } from './lanterns.ts';

vi.setConfig({ testTimeout: 60_000 });

const RUNS = { games: 20, seed: 7 };
const two: Options = { players: 2 };

describe('words of the game that are broken are caught:', () => {
  const plain: Telling<Table, Verb> = {
    title: 'Lanterns',
    card: (card) => ({ name: `lantern ${card}`, kind: 'lantern', cost: '', points: '', lines: [] }),
    question: (view) => {
      const f = asking(view, view.seat);
      return f === undefined ? '' : `What do you answer to ${f.verbs[f.at].verb}?`;
    },
    option: (_, option) => `option ${option}`,
    news: ({ news }) => `${news}.`,
  };
  const tells = (change: Partial<Telling<Table, Verb>>, quiet: string[] = []) => {
    const tellings = [plain, { ...plain, ...change }];
    return () => words(lanterns, two, { ...RUNS, tellings, names: ['Anna', 'Ben'], quiet });
  };

  test('none, if they are whole', () => {
    const { asked, heard, decisions } = tells({})();
    expect([...asked].sort()).toMatchInlineSnapshot(`
      [
        "bid",
        "exchange",
        "giveUp",
        "prize",
        "putUnder",
      ]
    `);
    expect([...heard].sort()).toMatchInlineSnapshot(`
      [
        "bid",
        "dealt",
        "drew",
        "looked",
        "lost",
        "under",
        "won",
      ]
    `);
    expect(decisions).toBeGreaterThan(100);
  });
  test('a question without words', () => {
    expect(tells({ question: () => '' })).toThrow('a broken text: ""');
  });
  test('a question to somebody who is not asked', () => {
    expect(tells({ question: () => 'Well?' })).toThrow(/"Well\?" is said to -?\d, who is not asked/);
  });
  test('a hole in an option', () => {
    expect(tells({ option: (_, option) => `take  ${option}` })).toThrow('a broken text: "take  ');
  });
  test('two options that read alike', () => {
    expect(tells({ option: () => 'this one' })).toThrow('two options read alike: this one | this one');
  });
  test('news without a line, unless that is meant', () => {
    const silent = { news: () => '' };
    expect(tells(silent)).toThrow('a broken text: ""');
    expect(tells(silent, [...tells({})().heard])).not.toThrow();
  });
});

describe('a notation that loses something is caught:', () => {
  type LanternState = State<Table, Verb>;
  const from = start(lanterns, two, [1, 2, 3, 4]);
  const make = (s: LanternState): string => makeState(s);
  const parse = (text: string): LanternState => parseState(lanterns, from.table, text);
  const reads = (change: Partial<Notation<Table, Verb>>) => () =>
    positions(lanterns, two, { make, parse, ...change }, RUNS);

  test('none, if it is whole', () => {
    expect(reads({})().decisions).toBeGreaterThan(100);
  });
  test('points that are not read', () => {
    const forget = (text: string): LanternState => {
      const s = parse(text);
      for (const player of s.table.players) player.points = 0;
      return s;
    };
    expect(reads({ parse: forget })).toThrow('the hash of a position read again differs');
  });
  test('the same position written in another way', () => {
    let times = 0;
    expect(reads({ make: (s) => make(s) + ' '.repeat(times++) })).toThrow('a position read and written again differs');
  });
  test('what is not refused has no place; what is refused with another code comes out', () => {
    expect(refusedAt({ make, parse }, make(from))).toBeNull();
    expect(() => refusedAt({ make, parse }, 'nonsense')).toThrow(Refused);
  });
});

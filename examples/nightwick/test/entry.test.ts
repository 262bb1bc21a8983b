/** All that a table asks of a game: here it is played as a server does, in four languages. */
import { LANGUAGES, makeDice, Refused } from '@gloaming/engine';
import { begin } from '@gloaming/engine/session';
import { expect, test } from 'vitest';
import { NIGHTWICK } from '../src/entry.ts';

const { options, parsePosition, points, round, standing } = NIGHTWICK;

test('a whole game, asked in every language', () => {
  const { session } = begin(NIGHTWICK, options.parse(3, {}), [1, 2, 3, 4]);
  const dice = makeDice(1);
  while (!session.isOver) {
    const [seat] = session.deciders();
    for (const language of LANGUAGES) {
      const asked = session.ask(seat, language, ['Ann', 'Bea', 'Cleo']);
      for (const { text } of asked?.options ?? []) expect(text).not.toBe('');
    }
    const found = session.options(seat);
    session.answer(seat, found[dice(found.length)]);
  }
  const { table } = session.state;
  expect(standing(table)).toEqual(points(table));
  expect(round(table)).toBeGreaterThan(3);
});

test('options that make no game, and positions that are none, are refused', () => {
  expect(options.describe(options.parse(4, {}))).toEqual({ players: 4, chosen: {} });
  for (const wrong of [() => options.parse(5, {}), () => options.check(null), () => parsePosition('nonsense')])
    expect(wrong).toThrow(Refused);
  const place = (text: string): unknown => {
    try {
      return parsePosition(text);
    } catch (error) {
      return (error as Refused).details;
    }
  };
  const head = 'nightwick, 2 players\nround 3, turn A\ndeck ';
  expect(place(`${head}mill-candle, mill-candle\n`)).toMatchObject({ line: 3, column: 19, expected: 'card-once' });
  expect(place(`${head}mill-torch\n`)).toMatchObject({ line: 3, expected: 'word' });
  expect(place('nightwick, 7 players\n')).toMatchObject({ line: 1, expected: 'number' });
});

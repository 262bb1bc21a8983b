import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answer,
  deciders,
  type GameRecord,
  hashOf,
  makeDice,
  makeRecord,
  noteAnswer,
  optionsOf,
  parseRecord,
  Refused,
  record,
  replay,
  start,
} from '../src/index.ts';
import { lanterns, type Options } from './lanterns.ts';

/** A finished game, written down. */
function played(seed: number): GameRecord<Options> {
  const dice = makeDice(seed);
  const written = record(lanterns, { players: 2 }, [1, 2, 3, seed]);
  const s = start(lanterns, written.options, written.key);
  for (let seats = deciders(s); seats.length > 0; seats = deciders(s)) {
    const options = optionsOf(lanterns, s, seats[0]);
    const option = options[dice(options.length)];
    answer(lanterns, s, seats[0], option);
    noteAnswer(lanterns, written, s, seats[0], option);
  }
  return written;
}
const read = (text: string): GameRecord<Options> => parseRecord(text) as GameRecord<Options>;

function refused(act: () => unknown): Refused {
  try {
    act();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Error('not refused');
}
const refusal = (act: () => unknown): [string, object] => {
  const { code, details } = refused(act);
  return [code, details];
};

describe('a record', () => {
  test('there and back', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            seat: fc.nat(7),
            option: fc.nat(999_999),
            check: fc.constantFrom('', '0000', '9f21', 'ffff'),
          }),
        ),
        fc.constantFrom('', '0123456789abcdef'),
        fc.constantFrom({}, { tookBack: true } as const),
        (answers, end, marks) => {
          const written = { ...record(lanterns, { players: 3 }, [0, 1, 0xffffffff, 7]), ...marks, answers, end };
          expect(parseRecord(makeRecord(written))).toEqual(written);
        },
      ),
    );
  });
  test('replays to the same hash, with every state on the way', () => {
    const written = played(1);
    const hashes: string[] = [];
    const s = replay(lanterns, read(makeRecord(written)), (state) => hashes.push(hashOf(state)));
    expect(hashOf(s)).toBe(written.end);
    expect(hashes.length).toBe(written.answers.length + 1);
    expect(hashes.slice(1).map((hash) => hash.slice(0, 4))).toEqual(written.answers.map(({ check }) => check));
  });
  test('reads over blanks, empty lines and other line ends', () => {
    const written = played(2);
    const text = makeRecord(written)
      .replaceAll('\n', ' \r\n\n')
      .replace(/\n\n?options/, '\noptions')
      .replace(/\n\n?key/, '\nkey');
    expect(hashOf(replay(lanterns, read(text)))).toBe(written.end);
  });

  const good = makeRecord(played(3)).trimEnd().split('\n');
  const change = (line: number, text: string): string => good.with(line - 1, text).join('\n');
  test.each<[number, string]>([
    [1, ''],
    [1, 'lanterns rules 1'],
    [1, 'gloaming Lanterns rules 1'],
    [1, 'gloaming lanterns rules one'],
    [1, 'gloaming lanterns rules 1234567'],
    [2, ''],
    [2, 'options'],
    [2, 'options nothing'],
    [2, 'options {"players":2'],
    [3, 'key'],
    [3, 'key 123'],
    [3, `key ${'0'.repeat(33)}`],
    [4, 'A3/9f21 B'],
    [4, 'I0'],
    [4, 'A-1'],
    [4, 'A1.5'],
    [4, 'A1234567'],
    [4, 'A3/9f2'],
    [4, 'A3/9F21'],
    [4, 'A3,B4'],
    [4, 'end 0123'],
    [4, '<script>'],
  ])('line %i as "%s" is refused, with the line', (line, text) => {
    expect(refusal(() => parseRecord(change(line, text)))).toEqual(['bad-record', { line, text }]);
  });
  test('nothing at all, half a record, and something after the end are refused', () => {
    expect(refusal(() => parseRecord(''))).toEqual(['bad-record', { line: 1, text: '' }]);
    expect(refusal(() => parseRecord(good[0]))).toEqual(['bad-record', { line: 2, text: '' }]);
    const after = [...good, 'A1'];
    expect(refusal(() => parseRecord(after.join('\n')))).toEqual(['bad-record', { line: after.length, text: 'A1' }]);
  });
  test('any text at all is read or refused', () => {
    const readable = (text: string): void => {
      try {
        parseRecord(text);
      } catch (error) {
        expect(error).toBeInstanceOf(Refused);
      }
    };
    fc.assert(fc.property(fc.string(), readable));
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.string(), (line, text) => readable(good.with(line, text).join('\n'))),
    );
  });
});

describe('a replay that goes astray says where', () => {
  const written = played(4);
  test('another game, or other rules', () => {
    expect(refusal(() => replay(lanterns, { ...written, rules: 2 }))).toEqual([
      'wrong-rules',
      { game: 'lanterns', rules: 2, ours: 1 },
    ]);
    expect(refused(() => replay(lanterns, { ...written, game: 'torches' })).code).toBe('wrong-rules');
  });
  test('options that make no game', () => {
    expect(refused(() => replay(lanterns, { ...written, options: { players: 9 } })).code).toBe('bad-options');
  });
  test('an answer that is not possible', () => {
    const answers = written.answers.with(4, { seat: 0, option: 99, check: '' });
    expect(refusal(() => replay(lanterns, { ...written, answers }))).toEqual([
      'bad-answer-at',
      { step: 5, answer: 'A99' },
    ]);
  });
  test('answers after the end', () => {
    const answers = [...written.answers, { seat: 1, option: 0, check: '' }];
    expect(refusal(() => replay(lanterns, { ...written, answers }))).toEqual([
      'bad-answer-at',
      { step: answers.length, answer: 'B0' },
    ]);
  });
  test('a hash on the way, and the one at the end', () => {
    const [found] = [written.answers[6].check];
    const expected = found === '0000' ? '1111' : '0000';
    const answers = written.answers.with(6, { ...written.answers[6], check: expected });
    expect(refusal(() => replay(lanterns, { ...written, answers }))).toEqual([
      'hash-differs',
      { step: 7, expected, found },
    ]);
    const end = '0'.repeat(16);
    expect(refusal(() => replay(lanterns, { ...written, end }))).toEqual([
      'hash-differs',
      { step: written.answers.length, expected: end, found: written.end },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import {
  type Barrier,
  type ErrorCode,
  type Expected,
  LANGUAGES,
  type Refusals,
  Refused,
  sayBarrier,
  sayRefusal,
} from '../src/index.ts';

/** An example of each; a code or a barrier that is missing here does not compile. */
const EXAMPLES: Refusals = {
  'bad-key': { text: 'xyz' },
  'bad-options': { option: 'players', value: '9' },
  'game-over': {},
  'not-asked': { seat: 1 },
  'no-such-answer': { answer: '77' },
  'bad-record': { line: 12, text: 'A?' },
  'wrong-rules': { game: 'lanterns', rules: 3, ours: 4 },
  'newer-rules': { game: 'lanterns', rules: 5, ours: 4 },
  'rules-not-kept': { game: 'lanterns', rules: 2 },
  'rules-unreadable': { game: 'lanterns', rules: 2 },
  'bad-answer-at': { step: 15, answer: 'A77' },
  'hash-differs': { step: 15, expected: '0a0a', found: 'b1b1' },
  'bad-position': { line: 12, column: 34, text: 'nonsense', expected: 'word', words: 'red | blue' },
  'bad-state': { path: 'state.table.round' },
};
const BARRIERS: Record<Barrier, true> = {
  'nothing-to-undo': true,
  'others-decided': true,
  'chance-drawn': true,
  'card-shown': true,
};
const EXPECTED: Record<Expected, true> = {
  word: true,
  number: true,
  card: true,
  'card-once': true,
  player: true,
  'line-end': true,
  position: true,
  key: true,
  doing: true,
  playable: true,
};
const codes = Object.keys(EXAMPLES) as ErrorCode[];

function isSentence(text: string): void {
  expect(text).toMatch(/^\S.*[.!]$/u);
  expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}/);
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(codes)('%s is said, with its details', (code) => {
    const details = EXAMPLES[code];
    const text = sayRefusal(language, new Refused(code, details));
    isSentence(text);
    for (const [name, value] of Object.entries(details))
      if (name !== 'seat' && name !== 'expected') expect(text).toContain(String(value));
    if (code === 'not-asked') expect(text).toContain('B');
    if (code === 'hash-differs') expect(text).toContain('0a0a');
    if (code === 'wrong-rules') expect(text).toContain('4');
    if (code === 'newer-rules') isSentence(sayRefusal(language, new Refused(code, {})));
  });
  test('everything that can be expected in a position is said', () => {
    const said = Object.keys(EXPECTED).map((expected) => {
      const details = { ...EXAMPLES['bad-position'], expected: expected as Expected };
      const text = sayRefusal(language, new Refused('bad-position', details));
      isSentence(text);
      return text;
    });
    expect(new Set(said).size).toBe(said.length);
  });
  test('every barrier is said', () => {
    const said = (Object.keys(BARRIERS) as Barrier[]).map((barrier) => sayBarrier(language, barrier));
    said.map(isSentence);
    expect(new Set(said).size).toBe(said.length);
  });
});

test('no two languages say the same', () => {
  for (const code of codes) {
    const said = LANGUAGES.map((language) => sayRefusal(language, new Refused(code, EXAMPLES[code])));
    expect(new Set(said).size).toBe(LANGUAGES.length);
  }
});

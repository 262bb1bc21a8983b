/**
 * A game written down (event sourcing): what it was started with, and every answer. It is the truth; a state can always be made from it.
 *
 *     gloaming duskfall rules 1
 *     options {"players":2}
 *     key 000102030405060708090a0b0c0d0e0f
 *     took-back
 *     A3/9f21 B0/04c7 …
 *     end 51d1a2c07b9e3344
 *
 * `took-back` stands there only if somebody took a whole turn back, behind what they had seen by then: such a game counts nowhere.
 * Each answer carries the first digits of the state's hash after it, so that a replay that goes astray says where.
 */
import { makeKey, parseKey } from './chance.ts';
import { fail, Refused } from './errors.ts';
import type { Game, Seat, State, Verb } from './game.ts';
import { stateHash } from './hash.ts';
import { answer, start } from './play.ts';

export interface Answer {
  seat: Seat;
  option: number;
  /** The first four digits of the hash after it; empty where the record has none. */
  check: string;
}
export interface GameRecord<O> {
  game: string;
  rules: number;
  options: O;
  key: readonly number[];
  /** A whole turn was taken back, behind what was hidden then: the answers are those that stood in the end. */
  tookBack?: true;
  answers: Answer[];
  /** The hash of the state after the last answer; empty if not written down. */
  end: string;
}

const SEATS = 'ABCDEFGH';
export const seatLetter = (seat: Seat): string => SEATS[seat] ?? '-';
const PER_LINE = 12;
const TOOK_BACK = 'took-back';

export function makeRecord<O>(record: GameRecord<O>): string {
  const lines = [
    `gloaming ${record.game} rules ${record.rules}`,
    `options ${JSON.stringify(record.options)}`,
    `key ${makeKey(record.key)}`,
    ...(record.tookBack === true ? [TOOK_BACK] : []),
  ];
  for (let i = 0; i < record.answers.length; i += PER_LINE)
    lines.push(
      record.answers
        .slice(i, i + PER_LINE)
        .map(({ seat, option, check }) => `${seatLetter(seat)}${option}${check === '' ? '' : `/${check}`}`)
        .join(' '),
    );
  if (record.end !== '') lines.push(`end ${record.end}`);
  return `${lines.join('\n')}\n`;
}

function json(text: string, bad: () => never): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return bad();
  }
}

/** Reads a record without judging its answers: `replay` does. The options are checked when the game starts. */
export function parseRecord(text: string): GameRecord<unknown> {
  const lines = text.split('\n').map((line) => line.trim());
  const bad = (line: number): never => fail('bad-record', { line: line + 1, text: (lines[line] ?? '').slice(0, 80) });
  const head = /^gloaming ([a-z][a-z-]*) rules (\d{1,6})$/.exec(lines[0]) ?? bad(0);
  const options = /^options (.+)$/.exec(lines[1] ?? '') ?? bad(1);
  const key = /^key ([0-9a-f]{32})$/.exec(lines[2] ?? '') ?? bad(2);
  const record: GameRecord<unknown> = {
    game: head[1],
    rules: Number(head[2]),
    options: json(options[1], () => bad(1)),
    key: parseKey(key[1]),
    answers: [],
    end: '',
  };
  if (lines[3] === TOOK_BACK) record.tookBack = true;
  for (let i = record.tookBack === true ? 4 : 3; i < lines.length; i++) {
    if (lines[i] === '') continue;
    if (record.end !== '') bad(i);
    const end = /^end ([0-9a-f]{16})$/.exec(lines[i]);
    if (end !== null) {
      record.end = end[1];
      continue;
    }
    for (const token of lines[i].split(/\s+/)) {
      const [, seat, option, check = ''] = /^([A-H])(\d{1,6})(?:\/([0-9a-f]{4}))?$/.exec(token) ?? bad(i);
      record.answers.push({ seat: SEATS.indexOf(seat), option: Number(option), check });
    }
  }
  return record;
}

/** Plays a record from its beginning; says at which answer it goes astray. `each` sees the state after every answer. */
export function replay<T, V extends Verb, O>(
  game: Game<T, V, O>,
  record: GameRecord<O>,
  each?: (s: State<T, V>, step: number) => void,
): State<T, V> {
  if (record.game !== game.name || record.rules !== game.rules)
    fail('wrong-rules', { game: record.game, rules: record.rules, ours: game.rules });
  const s = start(game, record.options, record.key);
  each?.(s, 0);
  record.answers.forEach(({ seat, option, check }, i) => {
    try {
      answer(game, s, seat, option);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      fail('bad-answer-at', { step: i + 1, answer: `${seatLetter(seat)}${option}` });
    }
    if (check !== '') expectHash(i + 1, check, stateHash(game, s).slice(0, 4));
    each?.(s, i + 1);
  });
  if (record.end !== '') expectHash(record.answers.length, record.end, stateHash(game, s));
  return s;
}

function expectHash(step: number, expected: string, found: string): void {
  if (expected !== found) fail('hash-differs', { step, expected, found });
}

/** Of a game without an answer yet. */
export function record<T, V extends Verb, O>(game: Game<T, V, O>, options: O, key: readonly number[]): GameRecord<O> {
  return { game: game.name, rules: game.rules, options, key, answers: [], end: '' };
}
/** Once an answer was taken, with the state that it led to. */
export function noteAnswer<T, V extends Verb, O>(
  game: Game<T, V, O>,
  into: GameRecord<O>,
  s: State<T, V>,
  seat: Seat,
  option: number,
): void {
  into.end = stateHash(game, s);
  into.answers.push({ seat, option, check: into.end.slice(0, 4) });
}

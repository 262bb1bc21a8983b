/**
 * A game as a few characters that a link can carry: which game and rules, what was chosen, the key of all chance, and the answers, all of it
 * one number, each part a digit with a base of its own. Whoever has the rules can play it again; nothing else is needed.
 *
 * Where several are asked at once and it makes no difference who was quicker, that is left out; so is where a whole game ends. The first
 * signs are a check, so that a link that was cut off or mistyped is told from a game.
 */
import {
  answer,
  type Choice,
  canonical,
  deciders,
  fail,
  type Game,
  type GameRecord,
  makeKey,
  optionsOf,
  parseKey,
  Refused,
  type State,
  start,
  stateHash,
  type Verb,
} from '../src/index.ts';
import type { Chosen, Entry, TableChoice, TableOptions } from './entry.ts';
import { answersIn, type Digit, digit, numberFrom, numberOf, type PlainAnswer, signsOf } from './packed.ts';

const CHECK = 2;
const NAMES = 64;
const RULES = 256;
const PLAYERS = 8;
const KEYS = 1n << 128n;
const MOST_ANSWERS = 1 << 15;
const MOST_BYTES = 1 << 12;
/** Far more than the longest game takes: a longer text is refused before anything is worked out of it. */
const LONGEST = 8_192;

/** What the flags say, one bit each. */
const TOOK_BACK = 1;
const AS_JSON = 2;
const IN_ORDER = 4;
const IS_PART = 8;
const FLAGS = 16;

/** A number that follows from a text (FNV-1a). */
function hashed(text: string): number {
  let n = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) n = Math.imul(n ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return (n ^ (n >>> 13) ^ (n >>> 21)) >>> 0;
}
const checkOf = (rest: string): string => signsOf(BigInt(hashed(rest) % 64 ** CHECK)).padEnd(CHECK, 'A');

/** How a game is called in a link: names need more room. */
export const linkName = (game: string): number => hashed(game) % NAMES;

const bad = (text: string): never => fail('bad-record', { line: 1, text: text.slice(0, 80) });

/** Reads a number digit by digit. */
class Reader {
  private left: bigint;
  constructor(number: bigint) {
    this.left = number;
  }
  get isEmpty(): boolean {
    return this.left === 0n;
  }
  big(base: bigint): bigint {
    const read = this.left % base;
    this.left /= base;
    return read;
  }
  next(base: number): number {
    return Number(this.big(BigInt(base)));
  }
}

function readerOf(text: string): Reader {
  if (!/^[\w-]+$/.test(text) || text.length > LONGEST || checkOf(text.slice(CHECK)) !== text.slice(0, CHECK)) bad(text);
  // One game is one text: what could be left out, or added, was not written here.
  if (text.length <= CHECK || text.endsWith('A')) bad(text);
  return new Reader(numberOf(text.slice(CHECK)));
}

/** What a link says before its game is known. Refuses text that is no whole link. */
export function readHead(text: string): { game: number; rules: number } {
  const reader = readerOf(text);
  return { game: reader.next(NAMES), rules: reader.next(RULES) };
}

export function packRecord<T, V extends Verb, O>(entry: Entry<T, V, O>, record: GameRecord<unknown>): string {
  const { game } = entry;
  const options = entry.options.check(record.options);
  const begin = (): State<T, V> => start(game, options, record.key);
  const chosen = digitsOfTable(entry.options, options);
  const end = begin();
  const inOrder = digitsInOrder(game, end, record.answers);
  const shorter = digitsBySeat(game, begin(), record.answers, stateHash(game, end));
  const isPart = deciders(end).length > 0;
  const flags =
    (record.tookBack === true ? TOOK_BACK : 0) |
    (chosen === null ? AS_JSON : 0) |
    (shorter === null ? IN_ORDER : 0) |
    (isPart ? IS_PART : 0);
  const rest = signsOf(
    numberFrom([
      digit(linkName(game.name), NAMES),
      digit(game.rules, RULES),
      digit(flags, FLAGS),
      ...(chosen ?? digitsOfJson(options)),
      { digit: BigInt(`0x${makeKey(record.key)}`), base: KEYS },
      ...(isPart ? [digit(record.answers.length, MOST_ANSWERS)] : []),
      ...(shorter ?? inOrder),
    ]),
  );
  if (record.answers.length >= MOST_ANSWERS || rest.length + CHECK > LONGEST) bad(rest);
  return checkOf(rest) + rest;
}

/** What a link says, by the rules that its head names. Refuses what is no game by them. */
export function unpackRecord<T, V extends Verb, O>(
  entry: Entry<T, V, O>,
  text: string,
): { record: GameRecord<O>; state: State<T, V> } {
  const { game } = entry;
  const reader = readerOf(text);
  reader.next(NAMES);
  reader.next(RULES);
  const flags = reader.next(FLAGS);
  const said = (flag: number): boolean => (flags & flag) !== 0;
  const options = entry.options.check(said(AS_JSON) ? readJson(reader, text) : readTable(entry.options, reader));
  const key = parseKey(reader.big(KEYS).toString(16).padStart(32, '0'));
  const many = said(IS_PART) ? reader.next(MOST_ANSWERS) : MOST_ANSWERS;
  const state = start(game, options, key);
  const answers: GameRecord<O>['answers'] = [];
  while (answers.length < many) {
    const possible = said(IN_ORDER) ? answersIn(game, state) : firstAnswers(game, state);
    if (possible.length === 0) break;
    const chosen = possible[reader.next(possible.length)];
    answer(game, state, chosen.seat, chosen.option);
    answers.push({ ...chosen, check: '' });
  }
  if (!reader.isEmpty || (said(IS_PART) && (answers.length < many || deciders(state).length === 0))) bad(text);
  const marks = said(TOOK_BACK) ? ({ tookBack: true } as const) : {};
  return { record: { game: game.name, rules: game.rules, options, key, ...marks, answers, end: '' }, state };
}

/** Those of the first seat that is asked. */
const firstAnswers = <T, V extends Verb, O>(game: Game<T, V, O>, s: State<T, V>): PlainAnswer[] =>
  deciders(s)
    .slice(0, 1)
    .flatMap((seat) => optionsOf(game, s, seat).map((option) => ({ seat, option })));

/** As they were given. The state is played to their end; refuses, as play does, an answer that is none. */
function digitsInOrder<T, V extends Verb, O>(
  game: Game<T, V, O>,
  s: State<T, V>,
  answers: readonly PlainAnswer[],
): Digit[] {
  return answers.map(({ seat, option }) => {
    const possible = answersIn(game, s);
    const at = possible.findIndex((each) => each.seat === seat && each.option === option);
    answer(game, s, seat, option);
    return digit(at, possible.length);
  });
}

/** As if the first seat that is asked had always answered first; null where that leads elsewhere. */
function digitsBySeat<T, V extends Verb, O>(
  game: Game<T, V, O>,
  s: State<T, V>,
  answers: readonly PlainAnswer[],
  end: string,
): Digit[] | null {
  const left = answers.slice();
  const digits: Digit[] = [];
  while (left.length > 0) {
    const possible = firstAnswers(game, s);
    const next = left.findIndex(({ seat }) => seat === possible[0]?.seat);
    if (next < 0) return null;
    const [{ seat, option }] = left.splice(next, 1);
    const at = possible.findIndex((each) => each.option === option);
    if (at < 0) return null;
    answer(game, s, seat, option);
    digits.push(digit(at, possible.length));
  }
  return stateHash(game, s) === end ? digits : null;
}

/** What a table can be set to, choice by choice; null where that does not say all of the options, as after a rematch. */
function digitsOfTable<O>(table: TableOptions<O>, options: O): Digit[] | null {
  const { players, chosen } = table.describe(options);
  const plain = (of: O): string => canonical(of as unknown as Choice);
  try {
    if (plain(table.parse(players, chosen)) !== plain(options)) return null;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
  const digits = [
    digit(players, PLAYERS),
    ...table.choices.flatMap((choice) => digitsOfChoice(choice, chosen, players)),
  ];
  return digits.some((each) => each.digit < 0n) ? null : digits;
}
/** The last of a list says that there is one value for each player. */
function digitsOfChoice({ name, values, isList }: TableChoice, chosen: Chosen, players: number): Digit[] {
  const value = chosen[name] ?? values[0];
  const [at, base] = [values.indexOf(value), values.length];
  if (isList !== true) return [digit(at, base)];
  if (at >= 0) return [digit(at, base + 1)];
  const each = value.split(',').map((one) => digit(values.indexOf(one), base));
  return each.length === players ? [digit(base, base + 1), ...each] : [digit(-1, base)];
}
function readTable<O>(table: TableOptions<O>, reader: Reader): O {
  const players = reader.next(PLAYERS);
  const chosen: Record<string, string> = {};
  for (const { name, values, isList } of table.choices) {
    const at = reader.next(isList === true ? values.length + 1 : values.length);
    chosen[name] = values[at] ?? Array.from({ length: players }, () => values[reader.next(values.length)]).join(',');
  }
  return table.parse(players, chosen);
}

function digitsOfJson(options: unknown): Digit[] {
  const bytes = [...new TextEncoder().encode(JSON.stringify(options))];
  return [digit(bytes.length, MOST_BYTES), ...bytes.map((byte) => digit(byte, 256))];
}
function readJson(reader: Reader, text: string): unknown {
  const bytes = Array.from({ length: reader.next(MOST_BYTES) }, () => reader.next(256));
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes)));
  } catch {
    return bad(text);
  }
}

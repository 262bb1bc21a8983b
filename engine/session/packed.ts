/**
 * Answers in as few characters as a link can carry: each is a digit whose base is the number of options it was chosen from, and all of
 * them together are one large number (mixed radix), written sixty-four to a character (base64url; RFC 4648). What only the rules
 * allowed takes no room, so that nobody can read it without playing along, and whatever can be read is a game by the rules.
 */
import { answer, deciders, fail, type Game, optionsOf, type Seat, type State, type Verb } from '../src/index.ts';

export interface PlainAnswer {
  readonly seat: Seat;
  readonly option: number;
}

export const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6n;
/** The first digit is how many answers follow. */
const MOST_ANSWERS = 1 << 15;
/** Far more than the longest game takes: a longer text is refused before anything is worked out of it. */
const LONGEST = 16_384;

/** All answers there are at a moment, in one order: seat by seat, option by option. */
export function answersIn<T, V extends Verb, O>(game: Game<T, V, O>, s: State<T, V>): PlainAnswer[] {
  return deciders(s).flatMap((seat) => optionsOf(game, s, seat).map((option) => ({ seat, option })));
}

/** The state is one at which the answers begin; it is played to their end. Refuses, as play does, an answer that is none. */
export function packAnswers<T, V extends Verb, O>(
  game: Game<T, V, O>,
  s: State<T, V>,
  answers: readonly PlainAnswer[],
): string {
  if (answers.length >= MOST_ANSWERS) fail('bad-record', { line: 1, text: String(answers.length) });
  const digits = [{ digit: answers.length, base: MOST_ANSWERS }];
  for (const { seat, option } of answers) {
    const possible = answersIn(game, s);
    const digit = possible.findIndex((each) => each.seat === seat && each.option === option);
    answer(game, s, seat, option);
    digits.push({ digit, base: possible.length });
  }
  return signsOf(digits.reduceRight((sum, { digit, base }) => sum * BigInt(base) + BigInt(digit), 0n));
}

/** Plays the state to the end of the answers, and gives them. Refuses text that nothing could have been packed into. */
export function unpackAnswers<T, V extends Verb, O>(game: Game<T, V, O>, s: State<T, V>, text: string): PlainAnswer[] {
  const bad = (): never => fail('bad-record', { line: 1, text: text.slice(0, 80) });
  if (text.length > LONGEST || !/^[\w-]*$/.test(text)) bad();
  let left = numberOf(text);
  const next = (base: number): number => {
    const digit = Number(left % BigInt(base));
    left /= BigInt(base);
    return digit;
  };
  const many = next(MOST_ANSWERS);
  const answers: PlainAnswer[] = [];
  while (answers.length < many) {
    const possible = answersIn(game, s);
    if (possible.length === 0) bad();
    const chosen = possible[next(possible.length)];
    answer(game, s, chosen.seat, chosen.option);
    answers.push(chosen);
  }
  // One game is one text: what could be left out, or added, was not written here.
  if (left !== 0n || text.endsWith(SIGNS[0])) bad();
  return answers;
}

/** A number by its digits, each with its base, the lowest first. */
export interface Digit {
  readonly digit: bigint;
  readonly base: bigint;
}
export const numberFrom = (digits: readonly Digit[]): bigint =>
  digits.reduceRight((sum, { digit, base }) => sum * base + digit, 0n);
export const digit = (value: number, base: number): Digit => ({ digit: BigInt(value), base: BigInt(base) });

/** The lowest digits first. */
export function signsOf(number: bigint): string {
  const signs: string[] = [];
  for (let left = number; left > 0n; left >>= BITS) signs.push(SIGNS[Number(left & 63n)]);
  return signs.join('');
}
export function numberOf(signs: string): bigint {
  let number = 0n;
  for (let i = signs.length - 1; i >= 0; i--) number = (number << BITS) | BigInt(SIGNS.indexOf(signs[i]));
  return number;
}

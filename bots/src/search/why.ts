/**
 * Why one answer is better than another: what differs, by the end of the round, between the playouts that began with them. It is told
 * only where the trees agree on it; where they do not even agree that the answer is better, it is a matter of taste.
 */
import { LANGUAGES, type Language } from '@gloaming/engine';
import type { Fact } from './facts.ts';
import { isAbove } from './interval.ts';

/** Sums of the facts at the ends of playouts, by the option with which they began. */
interface Ends {
  n: number;
  readonly sums: Float64Array;
}
export type Futures = Map<number, Ends>;

/** In every language, so that a reason need not be sought again for whoever changes theirs. */
export type Why = Readonly<Record<Language, string>>;

/** Of a fact that differs by less nobody would speak; what differs by less than a half is told in tenths. */
const LEAST = 0.05;
const HALF = 0.25;
/** From here on it is about one. */
const ONE = 0.75;
/** Nobody reads more than this beside an answer. */
const MOST = 2;

interface Phrases {
  readonly reason: (facts: string) => string;
  readonly taste: string;
}
const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: { reason: (facts) => `By the round’s end: ${facts}.`, taste: 'A matter of taste.' },
  de: { reason: (facts) => `Bis zum Rundenende: ${facts}.`, taste: 'Geschmackssache.' },
  pl: { reason: (facts) => `Do końca rundy: ${facts}.`, taste: 'Rzecz gustu.' },
  pt: { reason: (facts) => `Até o fim da rodada: ${facts}.`, taste: 'Questão de gosto.' },
};

/** One end of a playout. */
export function remember<T>(futures: Futures, facts: readonly Fact<T>[], option: number, t: T, seat: number): void {
  let ends = futures.get(option);
  if (ends === undefined) {
    ends = { n: 0, sums: new Float64Array(facts.length) };
    futures.set(option, ends);
  }
  ends.n++;
  for (let i = 0; i < facts.length; i++) ends.sums[i] += facts[i].of(t, seat);
}

/**
 * By how much a fact differs between two options, as all trees say that have tried both; 0 where they do not agree that it speaks for the
 * first. Only that is asked, so that the test has one side.
 */
function differenceOf(trees: readonly Futures[], fact: number, worth: number, option: number, other: number): number {
  const found = trees.flatMap((futures) => {
    const [a, b] = [futures.get(option), futures.get(other)];
    return a === undefined || b === undefined ? [] : [a.sums[fact] / a.n - b.sums[fact] / b.n];
  });
  if (!isAbove(found.map((each) => each * Math.sign(worth)))) return 0;
  return found.reduce((sum, each) => sum + each, 0) / found.length;
}

/** As much as anybody can use: tenths, a half, and from one on whole numbers. */
function sayDifference(n: number, language: Language): string {
  const size = Math.abs(n);
  const tenths = (Math.max(1, Math.round(size * 10)) / 10).toLocaleString(language);
  const much = size < HALF ? tenths : size < ONE ? '½' : String(Math.round(size));
  return `${n > 0 ? '+' : '−'}${much}`;
}

const inAll = (say: (language: Language) => string): Why =>
  Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as Record<Language, string>;

export const TASTE: Why = inAll((language) => PHRASES[language].taste);

/** What speaks for the option; null where that shows only later, or the trees do not agree on it. */
export function whyOf<T>(
  trees: readonly Futures[],
  facts: readonly Fact<T>[],
  option: number,
  other: number,
): Why | null {
  const told = facts
    .map(({ worth, words }, i) => ({ worth, words, n: differenceOf(trees, i, worth, option, other) }))
    .filter(({ worth, n }) => Math.abs(n) >= LEAST && worth * n > 0)
    .sort((a, b) => b.worth * b.n - a.worth * a.n)
    .slice(0, MOST);
  if (told.length === 0) return null;
  return inAll((language) =>
    PHRASES[language].reason(told.map(({ words, n }) => `${words[language]} ${sayDifference(n, language)}`).join(', ')),
  );
}

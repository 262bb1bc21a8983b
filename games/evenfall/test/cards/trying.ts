/** The moments of the game at which a card is tried. */
import { expect } from 'vitest';
import type { ByGood } from '../../src/index.ts';
import { at, type Name, type Scene } from '../scene.ts';

/** A player in the notation, whatever stands first: `resources 1 herb\nouter ruin`. */
function block(seat: Name, clan: string, text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isZone = (line: string): boolean => /^(outer|inner|specialists|council|hand|borrowed)/.test(line);
  const words = lines.filter((line) => !isZone(line));
  return [`${seat}: ${[clan, ...words].join(', ')}`, ...lines.filter(isZone).map((line) => `  ${line}`)].join('\n');
}

export interface Setting {
  b?: string;
  /** Whole lines: Regions, decks. */
  middle?: string;
  side?: 'sun' | 'moon';
  clan?: string;
  round?: number;
  turn?: Name;
  /** The red Powerstone can still be taken. */
  red?: boolean;
}
function position(
  phase: string,
  a: string,
  { b = '', middle = '', side = 'sun', clan = 'star', ...when }: Setting,
): Scene {
  const { round = 1, turn, red = false } = when;
  const decks = ['main-deck', 'place-deck'].filter((deck) => !middle.includes(deck)).map((deck) => `${deck} rest`);
  return at(
    [
      `evenfall ${side}, 2 players`,
      `round ${round}, ${phase}${turn === undefined ? '' : `, turn ${turn}`}, first A${red ? ', red-stone' : ''}`,
      middle,
      block('A', clan, a),
      block('B', clan === 'cross' ? 'star' : 'cross', b),
      ...decks,
    ].join('\n'),
  );
}
/** A is to act, and has the choice; B has passed unless something is said of B. */
export function turnOf(a: string, setting: Setting = {}): Scene {
  const s = position('actions', a, { turn: 'A', b: 'passed', ...setting });
  expect(s.asked()).toEqual([{ who: setting.turn ?? 'A', verb: 'takeTurn' }]);
  return s;
}
/** The Battle phase, up to the first question in it. */
export const battlesOf = (a: string, setting: Setting = {}): Scene => position('battles', a, setting);
/** Round End, up to the first question: in it, or in the next round, whose Scout phase gave its usual goods. */
export const roundEndOf = (round: number, a: string, setting: Setting = {}): Scene =>
  position('round-end', a, { round, ...setting });
/** Final scoring, up to the end or to the question how to place Powerstones. */
export const scoringOf = (a: string, setting: Setting = {}): Scene => position('scoring', a, { round: 3, ...setting });

/** What the sun side gives in the Scout phase (EV-7.2). */
export const SCOUTED = { knowledge: 3, mana: 2, cards: 6 };

/** Everything that can be gained, without what is not there; also in the middle of something. */
export function holds(s: Scene, who: Name = 'A'): ByGood {
  const { mana, points, hand } = s.player(who);
  const rest = Object.entries({ mana, points, cards: hand.length }).filter(([, n]) => n !== 0);
  return { ...s.resources(who), ...Object.fromEntries(rest) };
}
/** The same when all is done: whoever is asked now takes a turn, so that nothing is still to be gained or chosen. */
export function has(s: Scene, who: Name = 'A'): ByGood {
  expect(s.asked().filter(({ verb }) => verb !== 'takeTurn')).toEqual([]);
  return holds(s, who);
}
export const pointsOf = (s: Scene, who: Name = 'A'): number => s.player(who).points;
export const isAsked = (s: Scene, verb: string): boolean => s.asked().some((question) => question.verb === verb);
/** The strength that was told, of a battle that was answered. */
export const strengthOf = (s: Scene, who: Name = 'A', region = 0): number | undefined =>
  s.news.flatMap((one) =>
    one.news === 'strength' && one.region === region && one.seat === who.charCodeAt(0) - 65 ? [one.n] : [],
  )[0];

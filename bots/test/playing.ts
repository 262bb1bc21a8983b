/** Whole games between bots. */

import {
  advance,
  type Game,
  keyFrom,
  makeDice,
  OVER,
  optionsOf,
  type Seat,
  type State,
  start,
  take,
  type Verb,
  viewOf,
} from '@gloaming/engine';
import { ACTIONS } from '@gloaming/res-arcana';
import type { Bot } from '../src/index.ts';

type Each<T, V extends Verb> = (s: State<T, V>, seat: Seat, answer: number, options: readonly number[]) => void;

/** Plays a game; `each` sees every question. Returns the last state. */
export function playOut<T, V extends Verb, O>(
  game: Game<T, V, O>,
  options: O,
  seed: number,
  botOf: (seat: Seat) => Bot<T, V>,
  each?: Each<T, V>,
): State<T, V> {
  const dice = makeDice(seed);
  const s = start(game, options, keyFrom(dice));
  const out: number[] = [];
  for (let seat = advance(game, s, out); seat !== OVER; seat = take(game, s, seat, out[0], out)) {
    const possible = optionsOf(game, s, seat);
    const answer = botOf(seat)(game, viewOf(game, s, seat), possible, dice);
    each?.(s, seat, answer, possible);
    out[0] = answer;
  }
  return s;
}

/** Res Arcana: the other has passed, and whoever passes now ends the game. What one has of one's own decides who wins. */
export const lastPass = (own: string): string => `res-arcana standard, 2 players
round 5, actions, turn A, first B
monuments temple, oracle
places sacred-grove
A: pool 5 elan 5 gold
  play druid, alchemy, ${own}
  hand prism
  deck hawk
B: passed, pool 1 life
  play seer, divination, colossus, mausoleum, library, golden-statue, solomons-mine
  deck vault
`;
export const PASS = ACTIONS.first.pass;

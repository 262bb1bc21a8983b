/** How often search plays down its tree: ours over imagined worlds, and boardgame.io's over the real, hidden state. */
import { createRequire } from 'node:module';
import { beginSearch, type Guide, iterate, SETTINGS } from '@gloaming/bots';
import {
  advance,
  type Game,
  keyFrom,
  makeDice,
  OVER,
  optionsOf,
  type State,
  start,
  take,
  type Verb,
  viewOf,
} from '@gloaming/engine';
import { asked, duskfallFor, type Flow, type G, makeMove, withReducer } from './boardgame.ts';
import { type Contender, repeat } from './laps.ts';

const load = createRequire(import.meta.url);
const { MCTSBot } = load('boardgame.io/ai') as typeof import('boardgame.io/ai', { with: {
  'resolution-mode': 'require',
}});

type Ctx = import('boardgame.io', { with: { 'resolution-mode': 'require' }}).Ctx;

const SEED = 20261;
const QUESTIONS = 12;
/** Each comes so many decisions later in its game than the one before in its own: all search early and late ones alike. */
const LATER = { 'res-arcana': 26, evenfall: 10, duskfall: 2 };
/** Each question is searched for so many iterations: a tree of some size, as in play. */
const ITERATIONS = 300;
/** Late in a game an iteration takes far less than early: whoever is measured searches all questions, however slow it is. */
const IN_ALL = QUESTIONS * ITERATIONS;

/** Each from another game that is played by chance: who is asked, and the state they are asked in. */
function questionsOf<T, V extends Verb, O>(
  game: Game<T, V, O>,
  options: O,
  later: number,
): { s: State<T, V>; seat: number }[] {
  const dice = makeDice(SEED);
  const out: number[] = [];
  const found: { s: State<T, V>; seat: number }[] = [];
  while (found.length < QUESTIONS) {
    const s = start(game, options, keyFrom(dice));
    let seat = advance(game, s, out);
    for (let left = found.length * later; seat !== OVER && (left > 0 || out.length === 1); left--)
      seat = take(game, s, seat, out[dice(out.length)], out);
    // A game that is over by then is followed by another.
    if (seat !== OVER) found.push({ s, seat });
  }
  return found;
}

export function searching<T, V extends Verb, O>(
  game: Game<T, V, O>,
  options: O,
  guide: Guide<T, V>,
  name: keyof typeof LATER,
): Contender {
  const questions = questionsOf(game, options, LATER[name]).map(({ s, seat }) => ({
    view: viewOf(game, s, seat),
    answers: optionsOf(game, s, seat),
  }));
  const dice = makeDice(SEED);
  return (milliseconds) =>
    repeat(milliseconds, () => {
      for (const { view, answers } of questions) {
        const search = beginSearch(game, guide, SETTINGS, view, answers, dice);
        for (let i = 0; i < ITERATIONS; i++) iterate(search);
      }
      return IN_ALL;
    });
}

/** Whoever is active first: its bot asks nobody else in its playouts. */
const firstOf = ({ activePlayers, currentPlayer }: Ctx): string =>
  activePlayers === null ? currentPlayer : Object.keys(activePlayers)[0];

/** Its bot on the same game; it is given the real state, as it has no other way. */
export function searchingWithBoardgame(flow: Flow): Contender {
  const game = duskfallFor(flow);
  const begin = withReducer(game);
  const dice = makeDice(SEED);
  // As early and as late in games that are played by chance as ours are.
  const states: ReturnType<ReturnType<typeof begin>['state']>[] = [];
  while (states.length < QUESTIONS) {
    const match = begin(2);
    let q = asked(match.state().G);
    for (let left = states.length * LATER.duskfall; q !== null && (left > 0 || q.options.length === 1); left--) {
      match.move(q.move, q.seat, q.options[dice(q.options.length)]);
      q = asked(match.state().G);
    }
    if (q !== null) states.push(match.state());
  }
  const bot = new MCTSBot({
    game,
    iterations: ITERATIONS,
    // The first answers for whoever is asked, so that no answer is offered twice.
    enumerate(G: G, ctx: Ctx, player: string) {
      const q = player === firstOf(ctx) ? asked(G) : null;
      return q === null ? [] : q.options.map((option) => makeMove(q.move, q.seat, option));
    },
  });
  return (milliseconds) =>
    repeat(milliseconds, () => {
      // It has done its work when it returns; the promise only carries the answer.
      for (const state of states) void bot.play(state, firstOf(state.ctx));
      return IN_ALL;
    });
}

/** How often search plays down its tree: ours over imagined worlds, and boardgame.io's over the real, hidden state. */
import { createRequire } from 'node:module';
import { beginSearch, type Guide, iterate, SETTINGS } from '@gloaming/bots';
import {
  advance,
  clone,
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
const QUESTIONS = 24;
/** So many decisions lie between two questions of the sample. */
const APART = 13;
/** Each question is searched for so many iterations: a tree of some size, as in play. */
const ITERATIONS = 400;

/** From everywhere in games that are played by chance: who is asked, and the state they are asked in. */
function questionsOf<T, V extends Verb, O>(game: Game<T, V, O>, options: O): { s: State<T, V>; seat: number }[] {
  const dice = makeDice(SEED);
  const out: number[] = [];
  const found: { s: State<T, V>; seat: number }[] = [];
  for (let decisions = 0; found.length < QUESTIONS; ) {
    const s = start(game, options, keyFrom(dice));
    for (let seat = advance(game, s, out); seat !== OVER && found.length < QUESTIONS; decisions++) {
      if (decisions % APART === 0 && out.length > 1) found.push({ s: clone(game, s), seat });
      seat = take(game, s, seat, out[dice(out.length)], out);
    }
  }
  return found;
}

export function searching<T, V extends Verb, O>(game: Game<T, V, O>, options: O, guide: Guide<T, V>): Contender {
  const questions = questionsOf(game, options).map(({ s, seat }) => ({
    view: viewOf(game, s, seat),
    answers: optionsOf(game, s, seat),
  }));
  const dice = makeDice(SEED);
  let at = 0;
  return (milliseconds) =>
    repeat(milliseconds, () => {
      const { view, answers } = questions[at++ % questions.length];
      const search = beginSearch(game, guide, SETTINGS, view, answers, dice);
      for (let i = 0; i < ITERATIONS; i++) iterate(search);
      return ITERATIONS;
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
  // From everywhere in games that are played by chance, as ours are.
  const states: ReturnType<ReturnType<typeof begin>['state']>[] = [];
  for (let decisions = 0; states.length < QUESTIONS; ) {
    const match = begin(2);
    for (let q = asked(match.state().G); q !== null && states.length < QUESTIONS; decisions++) {
      if (decisions % APART === 0 && q.options.length > 1) states.push(match.state());
      match.move(q.move, q.seat, q.options[dice(q.options.length)]);
      q = asked(match.state().G);
    }
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
  let at = 0;
  return (milliseconds) =>
    repeat(milliseconds, () => {
      const state = states[at++ % states.length];
      // It has done its work when it returns; the promise only carries the answer.
      void bot.play(state, firstOf(state.ctx));
      return ITERATIONS;
    });
}

/**
 * A finished game as one seat lived it: what it saw at every moment, and for every step what made the difference to the next moment,
 * an answer of its own, others, or chance. Only this file sees states; what goes on from here are views of the seat.
 */
import {
  answer,
  asking,
  bit,
  choiceOf,
  clone,
  type Game,
  type GameRecord,
  hashOf,
  imagine,
  makeDice,
  NONE,
  optionsOf,
  replay,
  SEALED,
  type Seat,
  type State,
  type Verb,
  type View,
  viewOf,
} from '@gloaming/engine';
import type { Rules } from '../base/bot.ts';

/**
 * Whose doing it is that a position is worth something else after a step, apart from what an own answer cost: `known`, nobody's, as it
 * could be foreseen; `luck`, for something came out that nobody had seen, or was drawn; `others`; `both`.
 */
export type Cause = 'known' | 'luck' | 'others' | 'both';

export interface StoryStep {
  readonly mover: Seat;
  /** What was answered, where the seat knows it. */
  readonly option: number | null;
  /** Of an own question with a choice: the options. */
  readonly options: readonly number[] | null;
  readonly cause: Cause;
}
/** Moments are numbered by how many answers have been given: a step leads from its moment to the next one. */
export interface Story<T, V extends Verb> {
  readonly seat: Seat;
  readonly seats: number;
  readonly views: readonly View<T, V>[];
  readonly steps: readonly StoryStep[];
  /** The seat's share of the victory. */
  readonly result: number;
}

/** Null for a game that is not over. */
export function storyOf<T, V extends Verb, O>(
  game: Game<T, V, O>,
  record: GameRecord<O>,
  seat: Seat,
): Story<T, V> | null {
  const views: View<T, V>[] = [];
  const steps: StoryStep[] = [];
  let before: State<T, V> | null = null;
  const last = replay(game, record, (s, n) => {
    views.push(viewOf(game, s, seat));
    if (before !== null) steps.push(stepOf(game, before, s, views, record.answers[n - 1], seat));
    before = clone(game, s);
  });
  const result = game.result(last.table);
  if (result === null) return null;
  const share = result.winners.includes(seat) ? 1 / result.winners.length : 0;
  return { seat, seats: game.seats(last.table), views, steps, result: share };
}

function stepOf<T, V extends Verb, O>(
  game: Game<T, V, O>,
  before: State<T, V>,
  after: State<T, V>,
  views: readonly View<T, V>[],
  { seat: mover, option }: { readonly seat: Seat; readonly option: number },
  seat: Seat,
): StoryStep {
  const [was, is] = views.slice(-2);
  const byChance = isByChance(before, after, seat);
  if (mover === seat) {
    const options = optionsOf(game, was, seat);
    const cause = isForeseen(game, was, option, is) ? 'known' : byChance ? 'luck' : 'others';
    return { mover, option, options: options.length > 1 ? options : null, cause };
  }
  const isUnseen = hashOf(unsealed(was)) === hashOf(unsealed(is));
  const plain = isPlain(game, before, was, mover, option);
  const cause = isUnseen ? 'known' : !byChance ? 'others' : plain ? 'both' : 'luck';
  return { mover, option: plain ? option : null, options: null, cause };
}

/** Something was drawn or shuffled, or the seat was shown a card that nobody had seen. */
function isByChance<T, V>(before: State<T, V>, after: State<T, V>, seat: Seat): boolean {
  if (before.chance.drawn !== after.chance.drawn) return true;
  return after.seen.some((seats, card) => (seats & bit(seat)) !== 0 && before.seen[card] === 0);
}

/** Worlds that look like the view: where an answer leads to the same in all of them, nothing came to light. */
const WORLDS = 3;

function isForeseen<T, V extends Verb>(
  rules: Rules<T, V>,
  view: View<T, V>,
  option: number,
  after: View<T, V>,
): boolean {
  const expected = hashOf(after);
  for (let world = 0; world < WORLDS; world++) {
    const s = imagine(rules, view, makeDice(world + 1));
    answer(rules, s, view.seat, option);
    if (hashOf(viewOf(rules, s, view.seat)) !== expected) return false;
  }
  return true;
}

/** Without what others have put aside unseen: that somebody has done so tells nothing. */
const unsealed = <T, V extends Verb>(view: View<T, V>): View<T, V> => ({
  ...view,
  lines: view.lines.map((line) => line.map((f) => (f.held === SEALED ? { ...f, held: NONE } : f))),
});

/** Whether another's answer is about nothing that the seat does not see: then it may know which it was. */
function isPlain<T, V extends Verb, O>(
  game: Game<T, V, O>,
  before: State<T, V>,
  view: View<T, V>,
  mover: Seat,
  option: number,
): boolean {
  const f = asking(before, mover);
  if (f === undefined || asking(view, mover) === undefined) return false;
  const does = game.verbs[f.verbs[f.at].verb as V['verb']];
  if ('secret' in does && does.secret === true) return false;
  const about = choiceOf(game, before, mover, option);
  return hashOf(about) === hashOf(choiceOf(game, view, mover, option));
}

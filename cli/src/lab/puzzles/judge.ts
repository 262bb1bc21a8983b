/**
 * A judge of answers. Each answer is searched alone, in a tree of its own: in a common tree the lesser ones are looked at too seldom to be
 * judged fairly. Where there are many answers, a common tree says first which are worth that. Another judgement has other dice.
 *
 * The trees are grown by turns (a race; Maron and Moore 1994): what is surely far behind has its last turn early, and where the lead can no
 * longer be as large as somebody wants it, all have. So most positions, which are no puzzles, cost little, and those that are can be
 * looked at for long.
 */
import { beginSearch, type Guide, iterate, type Rules, SETTINGS, type Search, type Settings } from '@gloaming/bots';
import { type Dice, makeDice, type Verb, type View } from '@gloaming/engine';

/** What a judge is asked. */
export interface Asked<T, V extends Verb> {
  readonly rules: Rules<T, V>;
  readonly guide: Guide<T, V>;
  readonly view: View<T, V>;
  readonly options: readonly number[];
}
/** Iterations of the common tree, and of each that is one option's. */
export interface Effort {
  readonly together: number;
  readonly alone: number;
  readonly care: Care;
}
/** The chance to win, option by option. */
export type Judgement = readonly number[];

/** Wide, as for advice: a judge does not follow one line. */
const JUDGING: Settings = { ...SETTINGS, explore: 3 };
/** Tried less often than that, a mean says nothing. */
const FEW = 5;
/** Up to so many options need no common tree. */
const EASY = 6;
/** Of more, so many are searched alone, and others, too, that seem as near to the best as this. */
const CLOSE = 4;
const NEAR = 0.15;
/** Turns of each tree. */
const TURNS = 10;
/**
 * When a race is over before its last turn. Errors are the standard errors of a difference, which are too small, since the results
 * within a tree depend on each other. To give a puzzle up by mistake costs little; to leave an answer aside that is better than it looks
 * makes a wrong puzzle.
 */
export interface Care {
  /** So many errors, and more than the lead that is wanted by `far`, is an answer behind that has no more turns. */
  readonly beaten: number;
  readonly far: number;
  /** So many errors is the lead below the one that is wanted where nobody has more turns, or above it. */
  readonly hopeless: number;
  readonly sure: number;
  /** Turns before each is asked: a deep answer seems worth nothing until its tree has found the way, and with no spread at all. */
  readonly patience: { readonly beaten: number; readonly hopeless: number; readonly sure: number };
}

/**
 * `wanted`: the lead by which something is decided; nothing else about the judgement has to be exact. `favourite`: the option that is to
 * have it, where that is known.
 */
export function judge<T, V extends Verb>(
  asked: Asked<T, V>,
  dice: Dice,
  { together, alone, care }: Effort,
  wanted: number,
  favourite: number | null = null,
): Judgement {
  const { options } = asked;
  const first = options.length <= EASY ? options.map(() => null) : inCommon(asked, dice, together);
  const order = options.map((_, i) => i).sort((a, b) => (first[b] ?? 1) - (first[a] ?? 1));
  const best = Math.max(0, ...first.map((chance) => chance ?? 0));
  // What the common tree would not try is not therefore bad.
  const isNear = (i: number, place: number): boolean => place < CLOSE || (first[i] ?? 1) > best - NEAR;
  const racers = order.filter(isNear).map((i) => racer(asked, i, dice));
  race(racers, alone, wanted, care, favourite === null ? -1 : options.indexOf(favourite));
  const judged = first.map((chance) => chance ?? 0);
  for (const { at, tree } of racers) judged[at] = resultOf(tree).mean;
  return judged;
}

interface Racer<T, V extends Verb> {
  /** Which option it is. */
  readonly at: number;
  readonly tree: Search<T, V>;
}
const racer = <T, V extends Verb>(
  { rules, guide, view, options }: Asked<T, V>,
  at: number,
  dice: Dice,
): Racer<T, V> => ({
  at,
  tree: beginSearch(rules, guide, JUDGING, view, [options[at]], makeDice(dice(2 ** 32))),
});

/** `favourite`: the racer who is to be ahead, by the number of the option; -1 where it may be anybody. */
function race<T, V extends Verb>(
  racers: readonly Racer<T, V>[],
  alone: number,
  wanted: number,
  care: Care,
  favourite: number,
): void {
  let running = racers;
  for (let turn = 1; turn <= TURNS && running.length > 0; turn++) {
    for (const { tree } of running) for (let i = 0; i < alone / TURNS; i++) iterate(tree);
    const results = racers.map(({ at, tree }) => ({ at, ...resultOf(tree) })).sort((a, b) => b.mean - a.mean);
    const [best] = results;
    const ahead = results.find(({ at }) => at === favourite) ?? best;
    const next = results.find((result) => result !== ahead);
    if (next !== undefined && isOver(ahead, next, wanted, turn, care)) return;
    if (turn >= care.patience.beaten)
      running = running.filter(({ tree }) => {
        const own = resultOf(tree);
        return own.mean + care.beaten * errorOf(best, own) >= best.mean - wanted - care.far;
      });
  }
}

/** Whether the lead is as large as it is wanted, or not, as surely as one cares. */
function isOver(
  ahead: Result,
  next: Result,
  wanted: number,
  turn: number,
  { hopeless, sure, patience }: Care,
): boolean {
  const lead = ahead.mean - next.mean;
  const error = errorOf(ahead, next);
  return (
    (turn >= patience.hopeless && lead + hopeless * error < wanted) ||
    (turn >= patience.sure && lead - sure * error > wanted)
  );
}

interface Result {
  readonly mean: number;
  /** Of the mean, squared. */
  readonly variance: number;
}
const errorOf = (a: Result, b: Result): number => Math.sqrt(a.variance + b.variance);

function resultOf<T, V extends Verb>({ question: { visits, sums, squares } }: Search<T, V>): Result {
  const [n, sum, square] = [visits[0] ?? 0, sums[0] ?? 0, squares[0] ?? 0];
  if (n === 0) return { mean: 0, variance: 1 };
  const mean = sum / n;
  return { mean, variance: Math.max(0, square / n - mean * mean) / n };
}

/** Means in one tree over all options; null of those that it would not try. */
function inCommon<T, V extends Verb>(
  { rules, guide, view, options }: Asked<T, V>,
  dice: Dice,
  iterations: number,
): (number | null)[] {
  const tree = beginSearch(rules, guide, JUDGING, view, options, makeDice(dice(2 ** 32)));
  for (let i = 0; i < iterations; i++) iterate(tree);
  const { question } = tree;
  return options.map((option) => {
    const arm = question.options.indexOf(option);
    const visits = arm < 0 ? 0 : question.visits[arm];
    return visits < Math.min(FEW, iterations) ? null : question.sums[arm] / visits;
  });
}

/** Which option is ahead, and by how much. */
export function leadOf(judgement: Judgement): { at: number; lead: number } {
  let at = 0;
  for (let i = 1; i < judgement.length; i++) if (judgement[i] > judgement[at]) at = i;
  const others = judgement.filter((_, i) => i !== at);
  return { at, lead: judgement[at] - Math.max(0, ...others) };
}

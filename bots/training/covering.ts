/** How often the interval that advice names holds the truth: the same questions are asked again and again, each time with other dice. */
import { advise, type Guide, type Rules } from '@gloaming/bots';
import {
  advance,
  deciders,
  keyFrom,
  makeDice,
  OVER,
  optionsOf,
  type State,
  take,
  type Verb,
  viewOf,
} from '@gloaming/engine';
import { TASTE } from '../src/search/why.ts';

export interface Plan {
  readonly questions: number;
  /** Thoughts whose intervals are checked, and others whose mean is taken for the truth, of each question. */
  readonly thoughts: number;
  readonly judges: number;
  readonly iterations: number;
  readonly seed: number;
}
export interface Coverage {
  readonly thoughts: number;
  readonly held: number;
  /** Mean half width of the intervals. */
  readonly reach: number;
  /** Thoughts in which the second answer is at least so much worse than the first, and those of them that say why. */
  readonly plain: number;
  readonly explained: number;
}

/** Games by chance, of each of which one question with a choice is taken. */
function* moments<T, V extends Verb>(rules: Rules<T, V>, begin: (seed: number) => State<T, V>, plan: Plan) {
  const dice = makeDice(plan.seed);
  for (let found = 0; found < plan.questions; ) {
    const s = begin(dice(2 ** 32));
    const out: number[] = [];
    let left = 5 + dice(60);
    for (let first = advance(rules, s, out); first !== OVER; left--) {
      const seat = deciders(s)[0];
      const options = optionsOf(rules, s, seat);
      if (left <= 0 && options.length > 2) {
        found++;
        yield { view: viewOf(rules, s, seat), options: [...options] };
        break;
      }
      first = take(rules, s, seat, options[dice(options.length)], out);
    }
  }
}

/** A difference that anybody would want to know the reason of. */
const PLAIN = 0.03;

export async function coverageOf<T, V extends Verb>(
  rules: Rules<T, V>,
  guide: Guide<T, V>,
  begin: (key: readonly number[]) => State<T, V>,
  plan: Plan,
): Promise<Coverage> {
  const { thoughts, judges, iterations, seed } = plan;
  let held = 0;
  let all = 0;
  let reach = 0;
  let plain = 0;
  let explained = 0;
  for (const { view, options } of moments(rules, (each) => begin(keyFrom(makeDice(each))), plan)) {
    const ask = (n: number) =>
      advise(rules, guide, view, options, makeDice(seed * 1_000_003 + n), { iterations }, { slice: iterations });
    const judged = await Promise.all(Array.from({ length: judges }, (_, n) => ask(n)));
    for (let n = 0; n < thoughts; n++) {
      const { advice, why } = await ask(judges + n);
      const [best, second] = advice;
      if (-second.gap.mean >= PLAIN) {
        plain++;
        if (why !== null && why !== TASTE) explained++;
      }
      const truths = judged.flatMap(({ advice }) =>
        advice.filter(({ option, visits }) => option === best.option && visits > 0).map(({ chance }) => chance),
      );
      // An answer that no judge has tried is no question of intervals.
      if (truths.length < judges / 2) continue;
      const truth = truths.reduce((a, b) => a + b, 0) / truths.length;
      all++;
      reach += (best.high - best.low) / 2;
      if (best.low <= truth && truth <= best.high) held++;
    }
  }
  return { thoughts: all, held, reach: reach / Math.max(1, all), plain, explained };
}

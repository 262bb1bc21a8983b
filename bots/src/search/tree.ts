/**
 * The search tree. A node is a sequence of answers as the searching seat sees them (an information set), not a state: other imagined
 * worlds may ask another seat, another question or other options there, and each question keeps statistics of its own. They are
 * parallel arrays with one entry an option (arm), options in rising order.
 */
import { asking, type Seat, type Seen, type Verb } from '@gloaming/engine';

export interface Question {
  readonly seat: Seat;
  /** The name of the verb that asks. */
  readonly verb: string;
  readonly options: number[];
  /** The prior of each option; not normalised. */
  readonly priors: number[];
  readonly visits: number[];
  /** Sums over the visits of the asked seat's chance to win, and of its square (for the variance). */
  readonly sums: number[];
  readonly squares: number[];
  readonly next: (Node | null)[];
  total: number;
}

export interface Node {
  questions: Question[];
  /** The next node after several seats have answered in secret, by all their answers together. */
  joint: Map<number, Node> | null;
}

export const makeNode = (): Node => ({ questions: [], joint: null });

/** The verb that asks a seat. */
export function verbOf<T, V extends Verb>(s: Seen<T, V>, seat: Seat): string {
  const f = asking(s, seat);
  return f === undefined ? '' : f.verbs[f.at].verb;
}

/** The question put to a seat at a node; added if no world asked it before. */
export function questionAt(node: Node, seat: Seat, verb: string): Question {
  const { questions } = node;
  for (let i = 0; i < questions.length; i++)
    if (questions[i].seat === seat && questions[i].verb === verb) return questions[i];
  const question: Question = {
    seat,
    verb,
    options: [],
    priors: [],
    visits: [],
    sums: [],
    squares: [],
    next: [],
    total: 0,
  };
  questions.push(question);
  return question;
}

/** The index (arm) of each option in the question, in `out`. Options that no world offered before are added. */
export function armsOf(q: Question, options: readonly number[], out: number[]): void {
  while (out.length > options.length) out.pop();
  if (q.options.length === 0) {
    for (let i = 0; i < options.length; i++) {
      insertLast(q, options[i]);
      out[i] = i;
    }
    return;
  }
  let arm = 0;
  for (let i = 0; i < options.length; i++) {
    while (arm < q.options.length && q.options[arm] < options[i]) arm++;
    if (arm === q.options.length || q.options[arm] !== options[i]) insertArm(q, arm, options[i]);
    out[i] = arm;
  }
}

function insertLast(q: Question, option: number): void {
  q.options.push(option);
  q.priors.push(UNRATED);
  q.visits.push(0);
  q.sums.push(0);
  q.squares.push(0);
  q.next.push(null);
}

function insertArm(q: Question, at: number, option: number): void {
  q.options.splice(at, 0, option);
  q.priors.splice(at, 0, UNRATED);
  q.visits.splice(at, 0, 0);
  q.sums.splice(at, 0, 0);
  q.squares.splice(at, 0, 0);
  q.next.splice(at, 0, null);
}

/** The prior of an option that was not yet rated. */
export const UNRATED = -1;

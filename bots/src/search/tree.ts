/**
 * What the search remembers. A node stands for everything that the searching seat has seen happen on a way of answers, not
 * for one state: in other imagined worlds other seats, questions and options are met there, and each question keeps its own
 * count. Lists are side by side, one entry an option, options rising.
 */
import { asking, type Seat, type Seen, type Verb } from '@gloaming/engine';

export interface Question {
  readonly seat: Seat;
  /** The name of the verb that asks. */
  readonly verb: string;
  readonly options: number[];
  /** How promising an option looks before it is tried. */
  readonly priors: number[];
  readonly visits: number[];
  /** The chances to win of the seat that is asked, added up over the visits; and their squares. */
  readonly sums: number[];
  readonly squares: number[];
  readonly next: (Node | null)[];
  total: number;
}

export interface Node {
  questions: Question[];
  /** Where several seats answer in secret, each keeps a count of its own, and what follows depends on all of them. */
  joint: Map<number, Node> | null;
}

export const makeNode = (): Node => ({ questions: [], joint: null });

/** The verb that asks a seat. */
export function verbOf<T, V extends Verb>(s: Seen<T, V>, seat: Seat): string {
  const f = asking(s, seat);
  return f === undefined ? '' : f.verbs[f.at].verb;
}

/** The question put to a seat at a node; it is new where no world brought it before. */
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

/** Where each of these options stands in the question, in `out`; those that no world offered before are added. */
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

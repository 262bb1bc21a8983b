/**
 * Single-observer information-set Monte Carlo tree search (SO-ISMCTS; Cowling, Powley and Whitehouse 2012). Each iteration imagines
 * a world that is consistent with the view (a determinization), descends the tree in it, plays out from there, evaluates, and
 * records the result in every question on the path (backpropagation). Every seat maximises its own entry of the vector of chances
 * (max^n; Luckhardt and Irani 1986). Seats that answer in secret at the same time choose independently (decoupled selection, as in
 * decoupled UCT).
 */
import {
  advance,
  asking,
  clone,
  type Dice,
  deciders,
  imagine,
  NONE,
  OVER,
  optionsOf,
  SEALED,
  type Seat,
  type State,
  take,
  type Verb,
  type View,
  viewOf,
} from '@gloaming/engine';
import type { Rules } from '../base/bot.ts';
import type { Guide, Settings } from './guide.ts';
import { copyInto, playout } from './playout.ts';
import { armsOf, makeNode, type Node, type Question, questionAt, UNRATED, verbOf } from './tree.ts';
import { type Futures, remember } from './why.ts';

export interface Search<T, V extends Verb> {
  readonly rules: Rules<T, V>;
  readonly guide: Guide<T, V>;
  readonly settings: Settings;
  readonly view: View<T, V>;
  readonly dice: Dice;
  readonly root: Node;
  /** The question that is searched. */
  readonly question: Question;
  /** The option that the next iteration begins with, where its world offers it; null for the search's own choice. */
  forced: number | null;
  iterations: number;
  /** How many nodes it has made. */
  nodes: number;
  /** The seat that is asked where the descent is; OVER once the game has ended. */
  asked: Seat;
  /** The imagined world that is in use, and how many iterations have used it. */
  world: State<T, V> | null;
  used: number;
  /** The path down the tree: questions, and the arm that was taken at each. */
  readonly path: Question[];
  readonly taken: number[];
  readonly chances: Float64Array;
  /** How playouts ended, by the option with which they began, where somebody wants to know. */
  futures: Futures | null;
}

/** Without options it is others who are asked: the search only watches, from the view of a seat that waits. */
export function beginSearch<T, V extends Verb>(
  rules: Rules<T, V>,
  guide: Guide<T, V>,
  settings: Settings,
  view: View<T, V>,
  options: readonly number[],
  dice: Dice,
  root: Node = makeNode(),
): Search<T, V> {
  const isOwn = options.length > 0;
  const first = isOwn ? view.seat : (deciders(view)[0] ?? view.seat);
  const question = questionAt(root, first, verbOf(view, first));
  const arms: number[] = [];
  armsOf(question, options, arms);
  const search: Search<T, V> = {
    rules,
    guide,
    settings,
    view,
    dice,
    root,
    question,
    forced: null,
    iterations: 0,
    nodes: 0,
    asked: view.seat,
    world: null,
    used: 0,
    path: [],
    taken: [],
    chances: new Float64Array(rules.seats(view.table)),
    futures: null,
  };
  if (isOwn && question.total === 0 && guide.look !== undefined) {
    rate(search, question, imagine(rules, view, dice), options, arms);
    lookCloser(search, question, view, options, arms);
  }
  return search;
}

/**
 * Mixes a softmax over the worth of each option, by a one-ply search, into the priors: for the searched question, and for the seat's
 * own questions that are met often. The priors keep their sum, so that they stay comparable with options of other worlds.
 */
function lookCloser<T, V extends Verb>(
  { rules, guide, settings, dice }: Search<T, V>,
  q: Question,
  view: View<T, V>,
  own: readonly number[],
  arms: readonly number[],
): void {
  const worth = guide.look?.(rules, view, own, dice);
  if (worth === undefined) return;
  const priors = arms.reduce((sum, arm) => sum + q.priors[arm], 0);
  const mean = worth.reduce((a, b) => a + b, 0) / own.length;
  const spread = Math.sqrt(worth.reduce((sum, w) => sum + (w - mean) ** 2, 0) / own.length) + LEAST_WORTH;
  const most = Math.max(...worth);
  const looks = worth.map((w) => Math.exp((settings.sharp * (w - most)) / spread));
  const all = looks.reduce((a, b) => a + b, 0);
  arms.forEach((arm, i) => {
    q.priors[arm] = (1 - settings.trust) * q.priors[arm] + (settings.trust * priors * looks[i]) / all;
  });
}
const LEAST_WORTH = 1e-6;

/** The options of the seat that is asked, and where they stand in its question. */
const options: number[] = [];
const arms: number[] = [];
/** Their probabilities by the policy, not normalised. */
const weights: number[] = [];

/** The verb that asks a seat, if it answers in secret at the same time as others; otherwise null. */
function secretOf<T, V extends Verb>(rules: Rules<T, V>, s: State<T, V>, seat: Seat): string | null {
  const f = s.lines.length === 0 ? undefined : asking(s, seat);
  if (f === undefined) return null;
  const { verb } = f.verbs[f.at];
  const does = rules.verbs[verb as V['verb']];
  return 'secret' in does && does.secret === true ? verb : null;
}

function unseal<T, V extends Verb>(s: State<T, V>, view: View<T, V>): void {
  view.lines.forEach((line, seat) => {
    const top = line.length - 1;
    if (top >= 0 && line[top].held === SEALED) s.lines[seat][top].held = NONE;
  });
}

/** A world that this iteration may change. Secret answers that others have given are taken back, and they choose again, because the searching seat has not seen them. */
function nextWorld<T, V extends Verb>(search: Search<T, V>): State<T, V> {
  const { rules, view, dice, settings } = search;
  if (search.world === null || search.used === settings.perWorld) {
    search.world = imagine(rules, view, dice);
    search.used = 0;
    unseal(search.world, view);
    advance(rules, search.world, options);
  }
  search.used++;
  return search.used === settings.perWorld ? search.world : clone(rules, search.world);
}

/** One iteration: select, expand by one node, play out, evaluate, back up. */
export function iterate<T, V extends Verb>(search: Search<T, V>): void {
  const { rules, guide, settings, view, dice, path, taken, chances } = search;
  const s = nextWorld(search);
  path.length = 0;
  taken.length = 0;
  let node: Node | null = search.root;
  // Where somebody else's answer is watched, the seat may be asked as well: then its own options are those of the world.
  if (search.question.seat === view.seat && search.question.options.length > 0) {
    search.asked = view.seat;
    copyInto(options, search.question.options);
  } else search.asked = advance(rules, s, options);
  while (node !== null && search.asked !== OVER)
    node = secretOf(rules, s, search.asked) === null ? step(search, node, s) : stepSimultaneous(search, node, s);
  const end = playout(rules, guide, settings, { s, asked: search.asked, options }, dice);
  evaluate(search, end, chances);
  if (search.futures !== null) rememberEnd(search, search.futures, end);
  for (let i = 0; i < path.length; i++) {
    const q = path[i];
    const arm = taken[i];
    const chance = chances[q.seat];
    q.total++;
    q.visits[arm]++;
    q.sums[arm] += chance;
    q.squares[arm] += chance * chance;
  }
  search.iterations++;
}

function rememberEnd<T, V extends Verb>(search: Search<T, V>, futures: Futures, { table }: State<T, V>): void {
  const { guide, question, path, taken, view } = search;
  const option = question.options[taken[path.indexOf(question)]];
  if (guide.facts !== undefined) remember(futures, guide.facts, option, table, view.seat);
}

/** One seat answers. Returns the next node, or null where the tree ends; there a new node is added. */
function step<T, V extends Verb>(search: Search<T, V>, node: Node, s: State<T, V>): Node | null {
  const seat = search.asked;
  const q = questionAt(node, seat, verbOf(s, seat));
  armsOf(q, options, arms);
  const at = chooseArm(search, q, s);
  const arm = arms[at];
  search.path.push(q);
  search.taken.push(arm);
  search.asked = take(search.rules, s, seat, options[at], options);
  const next = q.next[arm];
  if (next === null && mayGrow(search)) q.next[arm] = makeNode();
  return next;
}

/** Once the tree has as many nodes as it may have, it only updates the ones it has. */
function mayGrow<T, V extends Verb>(search: Search<T, V>): boolean {
  if (search.nodes >= search.settings.nodes) return false;
  search.nodes++;
  return true;
}

/** More than any option. */
const JOINT_BASE = 4096;

/** By seat: the verb that asks it in secret. */
const together: (string | null)[] = [];

/** All seats that are asked in secret answer, each by its own statistics only; the next node depends on all the answers together. */
function stepSimultaneous<T, V extends Verb>(search: Search<T, V>, node: Node, s: State<T, V>): Node | null {
  const { rules, path, taken } = search;
  let key = 0;
  const seats = s.lines.length;
  for (let seat = 0; seat < seats; seat++) together[seat] = secretOf(rules, s, seat);
  for (let seat = 0; seat < seats; seat++) {
    const verb = together[seat];
    if (verb === null) continue;
    // Those of the seat that is asked first are there already.
    if (seat !== search.asked) copyInto(options, optionsOf(rules, s, seat));
    const q = questionAt(node, seat, verb);
    armsOf(q, options, arms);
    const at = chooseArm(search, q, s);
    key = key * JOINT_BASE + options[at] + 1;
    path.push(q);
    taken.push(arms[at]);
    search.asked = take(rules, s, seat, options[at], options);
  }
  node.joint ??= new Map();
  const next = node.joint.get(key);
  if (next === undefined && mayGrow(search)) node.joint.set(key, makeNode());
  return next ?? null;
}

/**
 * Upper confidence bound with a prior (PUCT; Rosin 2011, in the form of AlphaZero, Silver et al. 2017):
 * mean + explore · spread · prior · √(tried + 1) / (1 + visits), over the options that this world offers. The exploration term is
 * scaled by the standard deviation of the results, because a constant that suits one game drowns out small differences in another.
 */
function chooseArm<T, V extends Verb>(search: Search<T, V>, q: Question, s: State<T, V>): number {
  const { settings } = search;
  if (options.length === 1) return 0;
  if (search.forced !== null && q === search.question) {
    const at = options.indexOf(search.forced);
    if (at >= 0) return at;
  }
  rate(search, q, s, options, arms);
  // Views of other seats in an imagined world are not exact (imagine keeps only the searching seat's knowledge): no closer look there.
  if (q.total === search.guide.lookAfter && q !== search.question && q.seat === search.view.seat)
    lookCloser(search, q, viewOf(search.rules, s, q.seat), options.slice(), arms.slice());
  let tried = 0;
  let sum = 0;
  let squares = 0;
  let promised = 0;
  for (let i = 0; i < options.length; i++) {
    const arm = arms[i];
    tried += q.visits[arm];
    sum += q.sums[arm];
    squares += q.squares[arm];
    promised += q.priors[arm];
  }
  const mean = tried === 0 ? 0 : sum / tried;
  // Where results differ little, options are compared more finely.
  const spread = tried < FEW ? USUAL_SPREAD : Math.sqrt(Math.max(LEAST_SPREAD, squares / tried - mean * mean));
  const eager = settings.explore * spread * Math.sqrt(tried + 1);
  const even = settings.open / options.length;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const arm = arms[i];
    const n = q.visits[arm];
    const prior = even + ((1 - settings.open) * q.priors[arm]) / promised;
    const worth = (n === 0 ? mean - settings.caution : q.sums[arm] / n) + (eager * prior) / (1 + n);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}
const FEW = 8;
const USUAL_SPREAD = 0.2;
const LEAST_SPREAD = 1e-4;

/** Gives a prior, by the policy, to options that no world offered before. */
function rate<T, V extends Verb>(
  { guide }: Search<T, V>,
  q: Question,
  s: State<T, V>,
  options: readonly number[],
  arms: readonly number[],
): void {
  let isRated = true;
  for (let i = 0; i < options.length && isRated; i++) isRated = q.priors[arms[i]] !== UNRATED;
  if (isRated) return;
  const f = asking(s, q.seat);
  if (f === undefined) return;
  guide.policy?.(s, q.seat, f.verbs[f.at], options, weights);
  for (let i = 0; i < options.length; i++)
    if (q.priors[arms[i]] === UNRATED) q.priors[arms[i]] = guide.policy === undefined ? 1 : weights[i];
}

/** Each seat's share of the victory where the game is over, else its chance to win by the value function. */
function evaluate<T, V extends Verb>({ rules, guide }: Search<T, V>, s: State<T, V>, out: Float64Array): void {
  const result = rules.result(s.table);
  if (result === null) {
    guide.chances(s, out);
    return;
  }
  out.fill(0);
  for (const winner of result.winners) if (winner < out.length) out[winner] = 1 / result.winners.length;
}

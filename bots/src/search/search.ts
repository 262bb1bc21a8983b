/**
 * Information-set Monte-Carlo tree search: again and again a world is imagined that looks like the view, and played in down
 * the tree, each seat for its own good, to where the tree ends; there the chances are judged and told to everybody on the
 * way. Seats that answer in secret at the same time choose without knowing of each other.
 */
import {
  advance,
  asking,
  clone,
  type Dice,
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
import type { Rules } from '../bot.ts';
import type { Guide, Settings } from './guide.ts';
import { copyInto, playOn } from './playout.ts';
import { armsOf, makeNode, type Node, type Question, questionAt, UNRATED, verbOf } from './tree.ts';

export interface Search<T, V extends Verb> {
  readonly rules: Rules<T, V>;
  readonly guide: Guide<T, V>;
  readonly settings: Settings;
  readonly view: View<T, V>;
  readonly dice: Dice;
  readonly root: Node;
  /** The question that is searched. */
  readonly question: Question;
  iterations: number;
  /** How many nodes it has made. */
  nodes: number;
  /** The seat that is asked on the way; OVER once the world has come to its end. */
  asked: Seat;
  /** The world that is played in just now, and how often it was. */
  world: State<T, V> | null;
  used: number;
  /** The way down the tree: questions and which of their options were taken. */
  readonly way: Question[];
  readonly taken: number[];
  readonly chances: Float64Array;
}

export function beginSearch<T, V extends Verb>(
  rules: Rules<T, V>,
  guide: Guide<T, V>,
  settings: Settings,
  view: View<T, V>,
  options: readonly number[],
  dice: Dice,
  root: Node = makeNode(),
): Search<T, V> {
  const question = questionAt(root, view.seat, verbOf(view, view.seat));
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
    iterations: 0,
    nodes: 0,
    asked: view.seat,
    world: null,
    used: 0,
    way: [],
    taken: [],
    chances: new Float64Array(rules.seats(view.table)),
  };
  if (question.total === 0 && guide.look !== undefined) {
    rate(search, question, imagine(rules, view, dice), options, arms);
    lookCloser(search, question, view, options, arms);
  }
  return search;
}

/**
 * What deserves a closer look than habit: the question that is searched, and one's own on the way that are met again and again.
 * Together the options promise as much as before, so that those of other worlds can be compared with them.
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
  const habits = arms.reduce((sum, arm) => sum + q.priors[arm], 0);
  const mean = worth.reduce((a, b) => a + b, 0) / own.length;
  const spread = Math.sqrt(worth.reduce((sum, w) => sum + (w - mean) ** 2, 0) / own.length) + LEAST_WORTH;
  const most = Math.max(...worth);
  const looks = worth.map((w) => Math.exp((settings.sharp * (w - most)) / spread));
  const all = looks.reduce((a, b) => a + b, 0);
  arms.forEach((arm, i) => {
    q.priors[arm] = (1 - settings.trust) * q.priors[arm] + (settings.trust * habits * looks[i]) / all;
  });
}
const LEAST_WORTH = 1e-6;

/** The options of the seat that is asked, and where they stand in its question. */
const options: number[] = [];
const arms: number[] = [];
/** What habit says of them. */
const weights: number[] = [];

/** The verb that asks a seat, if its answer would be kept aside, so that nobody who is asked with it may know of it. */
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

/** A world of one's own to play in. What others already answered in secret they answer again: nobody saw it. */
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

/** Plays down the tree once, a step beyond it, and on from there. */
export function iterate<T, V extends Verb>(search: Search<T, V>): void {
  const { rules, guide, settings, view, dice, way, taken, chances } = search;
  const s = nextWorld(search);
  way.length = 0;
  taken.length = 0;
  let node: Node | null = search.root;
  search.asked = view.seat;
  copyInto(options, search.question.options);
  while (node !== null && search.asked !== OVER)
    node = secretOf(rules, s, search.asked) === null ? step(search, node, s) : stepTogether(search, node, s);
  judge(search, playOn(rules, guide, settings, { s, asked: search.asked, options }, dice), chances);
  for (let i = 0; i < way.length; i++) {
    const q = way[i];
    const arm = taken[i];
    const chance = chances[q.seat];
    q.total++;
    q.visits[arm]++;
    q.sums[arm] += chance;
    q.squares[arm] += chance * chance;
  }
  search.iterations++;
}

/** One seat answers. Returns where that leads in the tree, or null where it ends. */
function step<T, V extends Verb>(search: Search<T, V>, node: Node, s: State<T, V>): Node | null {
  const seat = search.asked;
  const q = questionAt(node, seat, verbOf(s, seat));
  armsOf(q, options, arms);
  const at = chooseArm(search, q, s);
  const arm = arms[at];
  search.way.push(q);
  search.taken.push(arm);
  search.asked = take(search.rules, s, seat, options[at], options);
  const next = q.next[arm];
  if (next === null && mayGrow(search)) q.next[arm] = makeNode();
  return next;
}

/** Beyond its last node the tree only counts what is in it. */
function mayGrow<T, V extends Verb>(search: Search<T, V>): boolean {
  if (search.nodes >= search.settings.nodes) return false;
  search.nodes++;
  return true;
}

/** More than any option. */
const JOINT_BASE = 4096;

/** By seat: the verb that asks it in secret. */
const together: (string | null)[] = [];

/** All who are asked in secret answer, each by its own count only. */
function stepTogether<T, V extends Verb>(search: Search<T, V>, node: Node, s: State<T, V>): Node | null {
  const { rules, way, taken } = search;
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
    way.push(q);
    taken.push(arms[at]);
    search.asked = take(rules, s, seat, options[at], options);
  }
  node.joint ??= new Map();
  const next = node.joint.get(key);
  if (next === undefined && mayGrow(search)) node.joint.set(key, makeNode());
  return next ?? null;
}

/** Which of the options is looked at next: one that did well, or promises well and was tried little. */
function chooseArm<T, V extends Verb>(search: Search<T, V>, q: Question, s: State<T, V>): number {
  const { settings } = search;
  if (options.length === 1) return 0;
  rate(search, q, s, options, arms);
  // What others know of an imagined world is not imagined as carefully: only one's own questions can be looked at from a seat.
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
  // What differs little is looked at more closely.
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

/** What habit says of options that no world offered before. */
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
  guide.habits?.(s, q.seat, f.verbs[f.at], options, weights);
  for (let i = 0; i < options.length; i++)
    if (q.priors[arms[i]] === UNRATED) q.priors[arms[i]] = guide.habits === undefined ? 1 : weights[i];
}

function judge<T, V extends Verb>({ rules, guide }: Search<T, V>, s: State<T, V>, out: Float64Array): void {
  const result = rules.result(s.table);
  if (result === null) {
    guide.chances(s, out);
    return;
  }
  out.fill(0);
  for (const winner of result.winners) if (winner < out.length) out[winner] = 1 / result.winners.length;
}

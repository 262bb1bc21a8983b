/** Plays any game: runs verbs until one asks, takes an answer, goes on. The state is changed in place. */
import { fail } from './errors.ts';
import type {
  Acting,
  Asking,
  Choice,
  Frame,
  Game,
  Reason,
  Seat,
  Seen,
  State,
  Unavailable,
  Verb,
  Verbs,
} from './game.ts';
import { NONE } from './game.ts';
import { frame } from './todo.ts';

/** What `take` and `advance` return when the game is over and no seat is asked. */
export const OVER: Seat = -1;

type Definition<T, V> = Acting<T, V, V> | Asking<T, V, V>;
function definition<T, V extends Verb>(verbs: Verbs<T, V>, verb: V): Definition<T, V> {
  return verbs[verb.verb as V['verb']] as unknown as Definition<T, V>;
}

/** Asked at every verb of all shapes there are: a property that is read is found sooner than one that is asked for by `in`. */
function isActing<T, V, C extends Choice, R extends Reason>(
  does: Acting<T, V, V, R> | Asking<T, V, V, C, R>,
): does is Acting<T, V, V, R> {
  return (does as Partial<Acting<T, V, V, R>>).run !== undefined;
}

/** A game before its setup has run: call `advance` with a listener to hear how the table is set up. */
export function unplayed<T, V extends Verb, O>(game: Game<T, V, O>, options: O, key: readonly number[]): State<T, V> {
  const { table, verbs } = game.setup(options);
  return {
    table,
    known: new Array(game.cards).fill(0),
    seen: new Array(game.cards).fill(0),
    stack: [frame(verbs, 0, NONE, NONE, 0)],
    lines: [],
    line: NONE,
    chance: { key, drawn: 0 },
  };
}

export function start<T, V extends Verb, O>(game: Game<T, V, O>, options: O, key: readonly number[]): State<T, V> {
  const state = unplayed(game, options, key);
  advance(game, state, []);
  return state;
}

/** Verbs that run on and on without a question are a mistake in a game or in a written position: better an error than no end. */
const MOST_VERBS = 100_000;

/** Whether a question is put, its options in `out`. One with a single option is not, unless it is marked `always`. */
function isPut<T, V>(s: Seen<T, V>, asks: Asking<T, V, V>, f: Frame<V>, out: number[]): boolean {
  const verb = f.verbs[f.at];
  // To set the length would give the list's memory back, to be asked for again at once.
  while (out.length > 0) out.pop();
  asks.options(s, verb, f, out);
  return out.length > 1 || (out.length === 1 && asks.always?.(s, verb, f) === true);
}

/** Runs one stack until it asks (true, with the options in `out`) or has nothing more to do or lines to wait for (false). */
function run<T, V extends Verb, O>(game: Game<T, V, O>, s: State<T, V>, stack: Frame<V>[], out: number[]): boolean {
  for (let ran = 0; stack.length > 0; ran++) {
    const f = stack[stack.length - 1];
    if (ran > MOST_VERBS) throw new RangeError(`"${f.verbs[0]?.verb}" is one of verbs that run without end`);
    if (f.at === f.verbs.length) {
      stack.pop();
      continue;
    }
    const verb = f.verbs[f.at];
    const does = definition(game.verbs, verb);
    if (isActing(does)) {
      f.at++;
      does.run(s, verb, f);
      if (s.lines.length > 0 && s.line === NONE) return false;
      continue;
    }
    if (isPut(s, does, f, out)) return true;
    if (out.length === 0) f.at++;
    else if (does.secret && s.line !== NONE) {
      f.held = out[0];
      return false;
    } else answered(s, stack, f, does, out[0]);
  }
  return false;
}

function answered<T, V extends Verb>(
  s: State<T, V>,
  stack: Frame<V>[],
  f: Frame<V>,
  asks: Asking<T, V, V>,
  option: number,
): void {
  const verb = f.verbs[f.at++];
  const verbs = asks.then(s, verb, f, option);
  if (verbs !== undefined) stack.push(frame(verbs, f.seat, f.from, f.it, f.n));
}

const others: number[] = [];

/** Runs on until a seat is asked. Returns the first seat that is, its options in `out`; or OVER. */
export function advance<T, V extends Verb, O>(game: Game<T, V, O>, s: State<T, V>, out: number[]): Seat {
  for (let rounds = 0; rounds < MOST_VERBS; rounds++) {
    if (s.lines.length === 0) {
      if (run(game, s, s.stack, out)) return s.stack[s.stack.length - 1].seat;
      if (s.lines.length === 0) return OVER;
    }
    const first = runLines(game, s, out);
    if (first !== NONE) return first;
    if (!release(game, s)) s.lines = [];
  }
  throw new RangeError('lines follow each other without end');
}

function runLines<T, V extends Verb, O>(game: Game<T, V, O>, s: State<T, V>, out: number[]): Seat {
  let first = NONE;
  for (let seat = 0; seat < s.lines.length; seat++) {
    const line = s.lines[seat];
    if (line.length === 0 || line[line.length - 1].held !== NONE) continue;
    s.line = seat;
    if (run(game, s, line, first === NONE ? out : others) && first === NONE) first = seat;
    s.line = NONE;
  }
  return first;
}

/** Everybody has answered: the answers that were kept aside take effect, in seat order. */
function release<T, V extends Verb, O>(game: Game<T, V, O>, s: State<T, V>): boolean {
  let released = false;
  for (let seat = 0; seat < s.lines.length; seat++) {
    const line = s.lines[seat];
    // A line that is done has no frame; to look for one at -1 would be slow.
    if (line.length === 0 || line[line.length - 1].held === NONE) continue;
    const f = line[line.length - 1];
    const option = f.held;
    f.held = NONE;
    s.line = seat;
    answered(s, line, f, definition(game.verbs, f.verbs[f.at]) as Asking<T, V, V>, option);
    s.line = NONE;
    released = true;
  }
  return released;
}

/** What is still to be done where a seat stands: in a line of its own, or for everybody. */
export function framesOf<T, V>(s: Seen<T, V>, seat: Seat): readonly Frame<V>[] {
  return s.lines.length === 0 ? s.stack : (s.lines[seat] ?? []);
}

/** The frame that asks a seat, or undefined if it is not asked anything. */
export function asking<T, V>(s: Seen<T, V>, seat: Seat): Frame<V> | undefined {
  const stack = framesOf(s, seat);
  const f: Frame<V> | undefined = stack[stack.length - 1];
  return f !== undefined && f.seat === seat && f.held === NONE ? f : undefined;
}

/** The seats that are asked something just now, in order; none when the game is over. */
export function deciders<T, V>(s: Seen<T, V>): Seat[] {
  if (s.lines.length === 0) return s.stack.length === 0 ? [] : [s.stack[s.stack.length - 1].seat];
  return s.lines.flatMap((_, seat) => (asking(s, seat) === undefined ? [] : [seat]));
}

/** What a seat may answer; the same for a state and for the seat's view of it. */
export function optionsOf<T, V extends Verb, O>(game: Game<T, V, O>, s: Seen<T, V>, seat: Seat): number[] {
  const out: number[] = [];
  const f = asking(s, seat);
  if (f === undefined) return out;
  const verb = f.verbs[f.at];
  (definition(game.verbs, verb) as Asking<T, V, V>).options(s, verb, f, out);
  return out;
}

/** What an option of a seat's question is about; the same for a state and for the seat's view of it. Null if it is asked nothing. */
export function choiceOf<T, V extends Verb, O, C extends Choice, R extends Reason>(
  game: Game<T, V, O, C, R>,
  s: Seen<T, V>,
  seat: Seat,
  option: number,
): C | null {
  const f = asking(s, seat);
  if (f === undefined) return null;
  const verb = f.verbs[f.at];
  return (definition(game.verbs, verb) as unknown as Asking<T, V, V, C, R>).about(s, verb, f, option);
}

/** What a seat that is asked could mean and cannot do just now, with the reasons. */
export function unavailableOf<T, V extends Verb, O, C extends Choice, R extends Reason>(
  game: Game<T, V, O, C, R>,
  s: Seen<T, V>,
  seat: Seat,
): Unavailable<C, R>[] {
  const found: Unavailable<C, R>[] = [];
  const f = asking(s, seat);
  if (f === undefined) return found;
  const verb = f.verbs[f.at];
  (definition(game.verbs, verb) as unknown as Asking<T, V, V, C, R>).options(s, verb, f, [], found);
  return found;
}

/** Whether the question that a frame stands at has to be put: its seat has a choice, as far as others can tell. */
export function hasChoice<T, V extends Verb, O>(game: Game<T, V, O>, s: Seen<T, V>, f: Frame<V>): boolean {
  return isPut(s, definition(game.verbs, f.verbs[f.at]) as Asking<T, V, V>, f, []);
}

/** Whether a verb can be begun, of a table that may hold only some of a game's; if not, the reason goes to `why`. */
export function can<T, V extends Verb, W extends V, C extends Choice, R extends Reason>(
  verbs: Pick<Verbs<T, V, C, R>, W['verb']>,
  s: Seen<T, V>,
  verb: W,
  f: Frame<V>,
  why?: R[],
): boolean {
  const does = verbs[verb.verb as W['verb']] as unknown as Acting<T, V, V, R> | Asking<T, V, V, C, R>;
  if (isActing(does)) return does.can === undefined || does.can(s, verb, f, why);
  const found: number[] = [];
  does.options(s, verb, f, found);
  if (found.length > 0) return true;
  const reason = why === undefined ? undefined : does.none?.(s, verb, f);
  if (reason !== undefined) why?.push(reason);
  return false;
}

/** Takes an answer that is known to be an option, and runs on: the fast path of search and simulation. */
export function take<T, V extends Verb, O>(
  game: Game<T, V, O>,
  s: State<T, V>,
  seat: Seat,
  answer: number,
  out: number[],
): Seat {
  const inLine = s.lines.length > 0;
  const stack = inLine ? s.lines[seat] : s.stack;
  const f = stack[stack.length - 1];
  const asks = definition(game.verbs, f.verbs[f.at]) as Asking<T, V, V>;
  if (asks.secret && inLine) f.held = answer;
  else {
    if (inLine) s.line = seat;
    answered(s, stack, f, asks, answer);
    s.line = NONE;
  }
  return advance(game, s, out);
}

/** Takes an answer from outside: refuses, changing nothing, what is not an option of that seat at this moment. */
export function answer<T, V extends Verb, O>(game: Game<T, V, O>, s: State<T, V>, seat: Seat, option: number): void {
  if (s.stack.length === 0) fail('game-over', {});
  if (asking(s, seat) === undefined) fail('not-asked', { seat });
  if (!optionsOf(game, s, seat).includes(option)) fail('no-such-answer', { answer: String(option).slice(0, 40) });
  take(game, s, seat, option, []);
}

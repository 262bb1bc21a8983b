/**
 * A game being played, on whatever host: answers go in; views, questions and news come out. A server, a terminal, a replay
 * and a test all follow a game with this. It knows no input or output and no clock, and what it is told of it forgets no sooner
 * than the rules of undo allow.
 */
import {
  advance,
  asking,
  type Barrier,
  barrier,
  type Choice,
  choiceOf,
  clone,
  deciders,
  type Frame,
  type Game,
  hashOf,
  type Language,
  makeState,
  optionsOf,
  parseState,
  type Result,
  type Seat,
  SPECTATOR,
  type State,
  type Step,
  stateHash,
  step,
  type Telling,
  undo,
  unplayed,
  type Verb,
  type View,
  viewOf,
} from '../src/index.ts';
import { type Eyes, hearing, type Told } from './news.ts';

/** What of a game is needed to follow it: its rules, and its words. */
export interface Playable<T, V extends Verb, O> {
  readonly game: Game<T, V, O>;
  readonly texts: Readonly<Record<Language, Telling<T, V>>>;
}

/** A question: the verb that asks, and in words; of each option what it is about, too. */
export interface Asked {
  verb: string;
  text: string;
  options: Offer[];
}
interface Offer {
  option: number;
  about: Choice;
  text: string;
}
/** What the seat of a view may answer. */
export function offersIn<T, V extends Verb, O>(
  { game, texts }: Playable<T, V, O>,
  view: View<T, V>,
  language: Language,
  names: readonly string[],
): Offer[] {
  return optionsOf(game, view, view.seat).flatMap((option) => {
    const about = choiceOf(game, view, view.seat, option);
    return about === null ? [] : [{ option, about, text: texts[language].option(view, option, names) }];
  });
}
export interface AskedOf extends Asked {
  seat: Seat;
}

/** Steps that can never be taken back again are kept only to say why. */
function trim<T, V>(steps: Step<T, V>[]): Step<T, V>[] {
  const last = steps[steps.length - 1];
  if (last === undefined || barrier(steps, last.seat) === null) return steps;
  const lasts = new Map<Seat, Step<T, V>>();
  for (const each of steps) {
    lasts.delete(each.seat);
    lasts.set(each.seat, { ...each, before: last.before });
  }
  return [...lasts.values()];
}

interface Saved {
  state: string;
  steps: { seat: Seat; answer: number; barrier: Barrier | null; before: string }[];
}

export class Session<T = unknown, V extends Verb = Verb, O = unknown> implements Playable<T, V, O> {
  readonly game: Game<T, V, O>;
  readonly texts: Readonly<Record<Language, Telling<T, V>>>;
  private now: State<T, V>;
  private steps: Step<T, V>[];

  /** Goes on from a state, as a position has it; `begin` makes a new game, `restore` reads what `save` has written. */
  constructor({ game, texts }: Playable<T, V, O>, state: State<T, V>, steps: Step<T, V>[] = []) {
    this.game = game;
    this.texts = texts;
    this.now = state;
    this.steps = steps;
  }

  /** Everything, with all secrets: only rules and notation should look at it. */
  get state(): State<T, V> {
    return this.now;
  }
  get seats(): number {
    return this.game.seats(this.now.table);
  }
  get isOver(): boolean {
    return this.now.stack.length === 0;
  }
  hash(): string {
    return stateHash(this.game, this.now);
  }
  /** Once the game is over. */
  result(): Result | null {
    return this.game.result(this.now.table);
  }
  view(eyes: Eyes): View<T, V> {
    if (eyes !== 'open') return viewOf(this.game, this.now, eyes);
    return { ...this.now, table: this.game.clone(this.now.table), seat: SPECTATOR, chance: null };
  }

  deciders(): Seat[] {
    return deciders(this.now);
  }
  /** The turn that is being played, if one is: as long as it lasts it is the same object. */
  turn(): Frame<V> | undefined {
    const { turn } = this.game;
    return turn === undefined ? undefined : this.now.stack.find((f) => f.verbs.some(({ verb }) => verb === turn));
  }
  options(seat: Seat): number[] {
    return optionsOf(this.game, this.now, seat);
  }
  /** Stays the same as long as the seat is asked the same; null if it is asked nothing. */
  questionHash(seat: Seat): string | null {
    const frame = asking(this.now, seat);
    return frame === undefined ? null : hashOf([frame, this.options(seat)]);
  }
  /** What a seat is asked; null if nothing. */
  ask(seat: Seat, language: Language, names: readonly string[]): Asked | null {
    const frame = asking(this.now, seat);
    if (frame === undefined) return null;
    const view = this.view(seat);
    return {
      verb: frame.verbs[frame.at].verb,
      text: this.texts[language].question(view, names),
      options: offersIn(this, view, language, names),
    };
  }
  /** All that is asked, as far as these eyes see it. */
  askAll(eyes: Eyes, language: Language, names: readonly string[]): AskedOf[] {
    return this.deciders().flatMap((seat) => {
      const asked = eyes === 'open' || eyes === seat ? this.ask(seat, language, names) : null;
      return asked === null ? [] : [{ seat, ...asked }];
    });
  }

  /** Refuses, changing nothing, what is no answer now. */
  answer(seat: Seat, option: number): Told[] {
    const heard = hearing(this.now, () => step(this.game, this.now, this.steps, seat, option));
    this.steps = trim(this.steps);
    return heard;
  }
  /** Why a seat cannot take its last answer back; null if it can. */
  barrier(seat: Seat): Barrier | null {
    return barrier(this.steps, seat);
  }
  /** Takes the last answer back. Ask `barrier` first. */
  undo(): void {
    // The step may be in the past of another fork, too.
    this.now = clone(this.game, undo(this.steps));
  }

  /** Another one that goes its own way. */
  fork(): Session<T, V, O> {
    return new Session(this, clone(this.game, this.now), this.steps.slice());
  }
  save(): string {
    return JSON.stringify({
      state: makeState(this.now),
      steps: this.steps.map(({ before, ...rest }) => ({ ...rest, before: makeState(before) })),
    });
  }
}

/** A game from its beginning, and what was heard while the table was set up. Refuses options that make no game. */
export function begin<T, V extends Verb, O>(
  playable: Playable<T, V, O>,
  options: O,
  key: readonly number[],
): { session: Session<T, V, O>; told: Told[] } {
  const state = unplayed(playable.game, options, key);
  const told = hearing(state, () => void advance(playable.game, state, []));
  return { session: new Session(playable, state), told };
}

/** Goes on where it was saved. Refuses what is no state of this game. */
export function restore<T, V extends Verb, O>(playable: Playable<T, V, O>, options: O, text: string): Session<T, V, O> {
  const { table } = playable.game.setup(options);
  const read = (state: string): State<T, V> => parseState(playable.game, table, state);
  const saved = JSON.parse(text) as Saved;
  // What was saved once said less about a step; the log leads to the same table, with all of it.
  if (saved.steps.some(({ barrier }) => barrier === undefined)) throw new TypeError('steps of an older snapshot');
  const steps = saved.steps.map((each) => ({ ...each, before: read(each.before) }));
  return new Session(playable, read(saved.state), steps);
}

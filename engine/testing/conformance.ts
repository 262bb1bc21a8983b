/** What holds at every state of every game. */
import {
  type Asking,
  advance,
  answer,
  asking,
  bit,
  type Choice,
  canonical,
  choiceOf,
  clone,
  deciders,
  type Game,
  hashOf,
  makeRecord,
  makeState,
  NONE,
  noteAnswer,
  OVER,
  optionsOf,
  parseRecord,
  parseState,
  record,
  replay,
  type Seat,
  SPECTATOR,
  type State,
  start,
  stateHash,
  take,
  unavailableOf,
  type Verb,
  viewOf,
} from '../src/index.ts';
import { claim, same, saying } from './claims.ts';
import { type Moment, playOn, playRandomly, type Runs, type Tally } from './random.ts';
import { refusesTheRest, verbAsked } from './refusals.ts';

export interface Conformance<T, V> extends Runs {
  /** What the game itself says must hold at every state: no card is lost, nothing is below zero. */
  check?: (state: State<T, V>) => void;
}

export function conformance<T, V extends Verb, O>(game: Game<T, V, O>, options: O, to: Conformance<T, V>): Tally {
  const like = game.setup(options).table;
  const restored = (s: State<T, V>): State<T, V> => parseState(game, like, makeState(s));
  // Saved and restored before every answer, and played along.
  let shadow: State<T, V> | null = null;

  return playRandomly(game, options, to, (moment, written) => {
    const { state, seat, option } = moment;
    const hash = hashOf(state);
    if (written.answers.length === 0) {
      same('the hash of the same game started again', hash, hashOf(start(game, options, written.key)));
      shadow = clone(game, state);
    }
    same('the hash of the game that was saved and restored before every answer', hash, hashOf(shadow));
    asksAsItSays(game, moment);
    optionsAreSound(game, state);
    choicesAreSound(game, state);
    refusesTheRest(game, state);
    everyOptionPlays(game, moment);
    ordersAgree(game, moment);
    to.check?.(state);
    same('the hash after nothing but looking, refusals and play on clones', hash, hashOf(state));
    if (seat !== OVER) {
      shadow = restored(shadow as State<T, V>);
      take(game, shadow, seat, option, []);
      return;
    }
    const again = record(game, options, written.key);
    const s = start(game, options, written.key);
    for (const given of written.answers) {
      answer(game, s, given.seat, given.option);
      noteAnswer(game, again, s, given.seat, given.option);
    }
    same('the hash of the game played again', stateHash(game, state), again.end || stateHash(game, s));
    same('the hash of the replay', hash, hashOf(replay(game, parseRecord(makeRecord(again)) as typeof again)));
  });
}

function asksAsItSays<T, V extends Verb, O>(game: Game<T, V, O>, { state, first, options }: Moment<T, V>): void {
  const seats = deciders(state);
  const asked = [...Array(game.seats(state.table)).keys()].filter((seat) => asking(state, seat) !== undefined);
  same('who is asked, by `asking` and by `deciders`,', seats.join(), asked.join());
  claim(asking(state, SPECTATOR) === undefined, () => 'a spectator is asked something');
  claim(state.line === NONE, () => 'play waits while a line is running');
  const over = first === OVER;
  claim(over === (seats.length === 0), () => 'advance and deciders do not agree whether the game is over');
  claim(over === (game.result(state.table) !== null), () =>
    over ? 'a dead end: nobody is asked, and there is no result' : 'there is a result, and the game goes on',
  );
  if (over) return;
  claim(first === seats[0], () => `advance says seat ${first}, deciders say ${seats}`);
  same('the options, by `advance` and by `optionsOf`,', options.join(), optionsOf(game, state, first).join());
  const out: number[] = [];
  claim(advance(game, state, out) === first, () => 'to advance where play waits leads somewhere else');
}

function optionsAreSound<T, V extends Verb, O>(game: Game<T, V, O>, state: State<T, V>): void {
  for (const seat of deciders(state)) {
    const options = optionsOf(game, state, seat);
    const asked = `seat ${seat}, ${verbAsked(state, seat)}: options ${options}`;
    const does = game.verbs[verbAsked(state, seat) as V['verb']] as unknown as Asking<T, V, V>;
    const f = asking(state, seat);
    const isAlways = f !== undefined && does.always?.(state, f.verbs[f.at], f) === true;
    claim(options.length > (isAlways ? 0 : 1), () => `${asked}: a question has two options or more`);
    options.forEach((option, i) => {
      claim(Number.isSafeInteger(option) && option >= 0, () => `${asked}: not whole numbers from 0`);
      claim(i === 0 || options[i - 1] < option, () => `${asked}: not each once, rising`);
    });
    const seen = optionsOf(game, viewOf(game, state, seat), seat);
    same(`${asked}, by the state and by the seat's view,`, options.join(), seen.join());
  }
}

/** Every option says what it is about, and points at something that the seat knows; what is no option has reasons. */
function choicesAreSound<T, V extends Verb, O>(game: Game<T, V, O>, state: State<T, V>): void {
  for (const seat of deciders(state)) {
    const view = viewOf(game, state, seat);
    const asked = `seat ${seat}, ${verbAsked(state, seat)}`;
    const offered = new Set<string>();
    for (const option of optionsOf(game, state, seat)) {
      const choice = choiceOf(game, state, seat, option) as Choice;
      const written = canonical(choice);
      pointsSomewhere(game, state, seat, choice, asked);
      same(
        `${asked}: what option ${option} is about, by the state and by the seat's view,`,
        written,
        canonical(choiceOf(game, view, seat, option) as Choice),
      );
      claim(!offered.has(written), () => `${asked}: two options are about ${written}`);
      offered.add(written);
    }
    const unavailable = unavailableOf(game, state, seat);
    same(
      `${asked}: what is no option, by the state and by the seat's view,`,
      JSON.stringify(unavailable),
      JSON.stringify(unavailableOf(game, view, seat)),
    );
    for (const { choice, why } of unavailable) {
      const written = canonical(choice);
      pointsSomewhere(game, state, seat, choice, asked);
      claim(!offered.has(written), () => `${asked}: ${written} is an option, and is said not to be one`);
      claim(why.length > 0, () => `${asked}: ${written} is no option, for no reason`);
    }
  }
}

function pointsSomewhere<T, V extends Verb, O>(
  game: Game<T, V, O>,
  state: State<T, V>,
  seat: Seat,
  { does, card, seat: whose }: Choice,
  asked: string,
): void {
  claim(does !== '', () => `${asked}: a choice that does nothing`);
  const isKnown = card === undefined || ((state.known[card] ?? 0) & bit(seat)) !== 0;
  claim(isKnown, () => `${asked}: ${does} is about card ${card}, which the seat does not know to lie anywhere`);
  const isSeat = whose === undefined || (whose >= 0 && whose < game.seats(state.table));
  claim(isSeat, () => `${asked}: ${does} is about seat ${whose}`);
}

const FAR = 30;

function everyOptionPlays<T, V extends Verb, O>(
  game: Game<T, V, O>,
  { state, seat, option, dice }: Moment<T, V>,
): void {
  same('the hash of a clone', hashOf(state), hashOf(clone(game, state)));
  for (const asked of deciders(state))
    for (const each of optionsOf(game, state, asked)) {
      const copy = clone(game, state);
      try {
        take(game, copy, asked, each, []);
        // Now and then far ahead: a clone may share what only a later verb changes.
        if (asked === seat && each === option && dice(8) === 0) playOn(game, copy, dice, FAR);
      } catch (error) {
        const asks = verbAsked(state, asked);
        throw new Error(`option ${each} of seat ${asked}, ${asks}, cannot be played: ${saying(error)}`, {
          cause: error,
        });
      }
    }
}

/** Secret answers wait for each other, so it cannot matter who was quicker. */
function ordersAgree<T, V extends Verb, O>(game: Game<T, V, O>, { state, dice }: Moment<T, V>): void {
  const seats = deciders(state).filter((seat) => {
    const f = asking(state, seat);
    return f !== undefined && (game.verbs[f.verbs[f.at].verb as V['verb']] as Asking<T, V, V>).secret;
  });
  if (seats.length < 2) return;
  const answers = seats.map((seat) => {
    const options = optionsOf(game, state, seat);
    return { seat, option: options[dice(options.length)] };
  });
  const after = (given: typeof answers): string => {
    const copy = clone(game, state);
    for (const { seat, option } of given) answer(game, copy, seat, option);
    return hashOf(copy);
  };
  same('the hash after secret answers in another order', after(answers), after(answers.toReversed()));
}

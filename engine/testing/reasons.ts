/**
 * Refusals must be true: given exactly what a reason says is missing, a seat can do the thing, or is told another reason; and
 * with a little less they still cannot. Checked at every question of random games, for everything that is no option there.
 */
import {
  type Choice,
  canonical,
  choiceOf,
  clone,
  deciders,
  type Game,
  optionsOf,
  type Reason,
  type Seat,
  type State,
  take,
  type Unavailable,
  unavailableOf,
  type Verb,
  type View,
  viewOf,
} from '../src/index.ts';
import { claim, saying } from './claims.ts';
import { playRandomly, type Runs, type Tally } from './random.ts';
import { verbAsked } from './refusals.ts';

export interface Truth<T, V, C extends Choice, R extends Reason> extends Runs {
  /** Gives the seat exactly what is missing, changing the state; false where nothing that could be given helps. */
  give(state: State<T, V>, seat: Seat, choice: C, reason: R): boolean;
  /** The same reason with a little less missing: to be given only that is not enough. */
  less?(reason: R): readonly R[];
  /** Whether this is all that is missing: given that, the thing can be done. Otherwise there may be another reason. */
  isWhole?(choice: C): boolean;
  /** What the seat sees and could mean by its answer: each of it is an option, or is refused with a reason. */
  meant?(view: View<T, V>): readonly C[];
}
export interface TruthTally extends Tally {
  /** Reasons that were tried, and those that last whatever is given. */
  reasons: number;
  lasting: number;
  /** How often each of them was met. */
  kinds: Record<string, number>;
}

export function reasonsAreTrue<T, V extends Verb, O, C extends Choice, R extends Reason>(
  game: Game<T, V, O, C, R>,
  options: O,
  to: Truth<T, V, C, R>,
): TruthTally {
  const told = { reasons: 0, lasting: 0, kinds: {} as Record<string, number> };
  const tally = playRandomly(game, options, to, ({ state }) => {
    for (const seat of deciders(state)) {
      const unavailable = unavailableOf(game, state, seat);
      const asked = `seat ${seat}, ${verbAsked(state, seat)}`;
      everythingIsTold(game, state, seat, unavailable, to, asked);
      for (const { choice, why } of unavailable) {
        for (const { reason } of why) told.kinds[reason] = (told.kinds[reason] ?? 0) + 1;
        const lasting = eachIsTrue(game, state, seat, { choice, why }, to, `${asked}: ${canonical(choice)}`);
        told.lasting += lasting;
        told.reasons += why.length - lasting;
      }
    }
  });
  return { ...tally, ...told };
}

/** The option that is about it, or null; and what is said against it where it is none. */
function standingOf<T, V extends Verb, O, C extends Choice, R extends Reason>(
  game: Game<T, V, O, C, R>,
  state: State<T, V>,
  seat: Seat,
  choice: C,
): { option: number | null; why: readonly R[] } {
  const meant = canonical(choice);
  const isMeant = (other: C | null): boolean => other !== null && canonical(other) === meant;
  const option = optionsOf(game, state, seat).find((each) => isMeant(choiceOf(game, state, seat, each)));
  const refused = unavailableOf(game, state, seat).find((each) => isMeant(each.choice));
  return { option: option ?? null, why: refused?.why ?? [] };
}

function eachIsTrue<T, V extends Verb, O, C extends Choice, R extends Reason>(
  game: Game<T, V, O, C, R>,
  state: State<T, V>,
  seat: Seat,
  { choice, why }: Unavailable<C, R>,
  to: Truth<T, V, C, R>,
  what: string,
): number {
  const given = (reasons: readonly R[]) => {
    const copy = clone(game, state);
    const helped = reasons.filter((reason) => to.give(copy, seat, choice, reason));
    // What nothing helps against stands as it stood.
    return { copy, helped, ...(helped.length === 0 ? { option: null, why } : standingOf(game, copy, seat, choice)) };
  };
  const written = (reasons: readonly R[]): string => JSON.stringify(reasons);
  const isHeld = (by: readonly R[], reason: R): boolean => by.some((other) => written([other]) === written([reason]));
  const all = given(why);
  for (const reasons of [...why.map((reason) => [reason]), ...(why.length > 1 ? [why] : [])]) {
    const { copy, helped, option, why: left } = reasons.length === why.length ? all : given(reasons);
    const still = left.filter((reason) => isHeld(helped, reason));
    claim(still.length === 0, () => `${what} is given ${written(helped)}, and told the same again`);
    claim(
      option !== null || left.length > 0,
      () => `${what} is given ${written(helped)}, and is not spoken of any more`,
    );
    if (option !== null) canBeDone(game, copy, seat, option, `${what}, given ${written(helped)},`);
  }
  const isEnough = all.option !== null || all.helped.length < why.length || to.isWhole?.(choice) !== true;
  claim(isEnough, () => `${what} is given ${written(why)}, and then is told ${written(all.why)}`);
  for (const reason of all.helped)
    for (const less of to.less?.(reason) ?? []) {
      const { option } = given(why.map((other) => (other === reason ? less : other)));
      claim(option === null, () => `${what} lacks less than ${written([reason])}: ${written([less])} is enough`);
    }
  return why.length - all.helped.length;
}

function canBeDone<T, V extends Verb, O>(
  game: Game<T, V, O>,
  state: State<T, V>,
  seat: Seat,
  option: number,
  what: string,
): void {
  try {
    take(game, state, seat, option, []);
  } catch (error) {
    throw new Error(`${what} cannot be done: ${saying(error)}`, { cause: error });
  }
}

function everythingIsTold<T, V extends Verb, O, C extends Choice, R extends Reason>(
  game: Game<T, V, O, C, R>,
  state: State<T, V>,
  seat: Seat,
  unavailable: readonly Unavailable<C, R>[],
  { meant }: Truth<T, V, C, R>,
  asked: string,
): void {
  if (meant === undefined) return;
  const told = new Set(unavailable.map(({ choice }) => canonical(choice)));
  for (const option of optionsOf(game, state, seat)) {
    const choice = choiceOf(game, state, seat, option);
    if (choice !== null) told.add(canonical(choice));
  }
  for (const choice of meant(viewOf(game, state, seat)))
    claim(told.has(canonical(choice)), () => `${asked}: of ${canonical(choice)} nothing is said`);
}

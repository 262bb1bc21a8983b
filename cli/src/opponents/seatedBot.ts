/** A bot that has sat down at a seat for one game. Whatever it does, an answer that is allowed comes out. */
import type { Following } from '@gloaming/bots';
import { threadMs } from '@gloaming/bots/node';
import type { Dice, Language, Seat, View } from '@gloaming/engine';
import type { Entry, GameName, TableOf, VerbOf } from '@gloaming/games';
import { type Account, count, emptyAccount, type Trouble } from '../base/botTroubles.ts';
import { MOST_SEED } from '../base/choices.ts';
import type { BotSpec, Budget } from './botSpec.ts';
import { chosenOf, limitFor, makeKnown } from './builtInBots.ts';
import { startProgram } from './programProcess.ts';
import { greetingLine, isGreeting, numberLine, parseAnswer, questionLine } from './stdio.ts';

export interface Seated<T, V> {
  readonly account: Account;
  /**
   * A number at once from a bot of this program, so that many quick answers cost no waiting. For somebody who follows it, a bot that
   * thinks long does so in slices; called off, it answers soon.
   */
  answer(view: View<T, V>, options: readonly number[], following?: Following): number | Promise<number>;
  leave(): Promise<void>;
}

/** How long a program is waited for by the clock, in milliseconds: for its greeting, and for an answer. */
export interface Patience {
  readonly start: number;
  readonly answer: number;
}
/** Time enough on a machine that has something else to do as well. */
export function patienceFor({ ms }: Budget, given: number | undefined): Patience {
  if (given !== undefined) return { start: given, answer: given };
  return { start: 15_000, answer: ms === undefined ? 10_000 : 10 * ms + 1000 };
}

/** Where and how a bot sits. */
export interface BotSeat {
  readonly seat: Seat;
  readonly players: number;
  readonly names: readonly string[];
  /** As the game was set up, to be told to programs. */
  readonly options: unknown;
  readonly language: Language;
  readonly dice: Dice;
  readonly budget: Budget;
  readonly patience: Patience;
  /** Where commands are run. */
  readonly folder: string;
  /** Are told when a bot of this program begins to think, for so many milliseconds at most, and when it has answered. */
  readonly begin?: (limit: number) => void;
  readonly end?: () => void;
  /** Is told at once what went wrong. */
  readonly report?: (trouble: Trouble) => void;
}

/** So many late answers in a row, and a program is not asked any more in this game. */
const MOST_LATE = 3;

export function seatBot<N extends GameName, O>(
  entry: Entry<TableOf<N>, VerbOf<N>, O>,
  name: N,
  spec: BotSpec,
  place: BotSeat,
): Seated<TableOf<N>, VerbOf<N>> {
  switch (spec.kind) {
    case 'known':
      return seatKnown(entry, name, spec, place);
    case 'command':
      return seatProgram(entry, spec.command, place);
  }
}

function trouble(account: Account, place: BotSeat, what: Trouble): void {
  count(account, what);
  place.report?.(what);
}

function seatKnown<N extends GameName, O>(
  entry: Entry<TableOf<N>, VerbOf<N>, O>,
  name: N,
  { bot, budget }: Extract<BotSpec, { kind: 'known' }>,
  place: BotSeat,
): Seated<TableOf<N>, VerbOf<N>> {
  const account = emptyAccount();
  const chosen = chosenOf(budget, place.budget);
  const { now, slowly } = makeKnown(bot, name, chosen);
  const limit = limitFor(bot, chosen);
  const ask = (options: readonly number[]) => {
    account.decisions++;
    const began = threadMs();
    place.begin?.(limit);
    const end = (): number => {
      place.end?.();
      const ms = threadMs() - began;
      account.ms += ms;
      return ms;
    };
    const instead = (why: Trouble): number => {
      trouble(account, place, why);
      account.instead++;
      return options[0];
    };
    return {
      answered(option: number): number {
        if (end() > limit) return instead('late');
        return options.includes(option) ? option : instead('wrong');
      },
      threw(error: unknown): number {
        end();
        account.lastWords = wordsOf(error);
        return instead('threw');
      },
    };
  };
  return {
    account,
    answer(view, options, following) {
      if (options.length === 1) return options[0];
      const { answered, threw } = ask(options);
      if (following !== undefined && slowly !== undefined)
        return slowly(entry.game, view, options, place.dice, following).then(answered, threw);
      try {
        return answered(now(entry.game, view, options, place.dice));
      } catch (error) {
        return threw(error);
      }
    },
    leave: () => Promise.resolve(),
  };
}

/** What went wrong and where, in one line. */
function wordsOf(error: unknown): string {
  const [what, where = ''] = String(error instanceof Error ? (error.stack ?? error) : error).split('\n');
  return `${what} ${where.trim()}`.trim();
}

/** Opponents that are not asked at all, and why: the first option is taken for them to the end of the game. */
export function seatSilent<N extends GameName>(why: Trouble): Seated<TableOf<N>, VerbOf<N>> {
  const account = emptyAccount();
  count(account, why);
  return {
    account,
    answer(_, options) {
      if (options.length > 1) {
        account.decisions++;
        account.instead++;
      }
      return options[0];
    },
    leave: () => Promise.resolve(),
  };
}

function seatProgram<N extends GameName, O>(
  entry: Entry<TableOf<N>, VerbOf<N>, O>,
  command: string,
  place: BotSeat,
): Seated<TableOf<N>, VerbOf<N>> {
  const { seat, players, names, options: setUp, language, budget, patience, folder } = place;
  let program = startProgram(command, folder);
  if (program === null) {
    place.report?.('start');
    return seatSilent('start');
  }
  const account = emptyAccount();
  let hasGreeted = false;
  let late = 0;
  let id = 0;
  /** After the end of play a missing answer is no failure. */
  let hasLeft = false;

  const giveUp = async (): Promise<void> => {
    await program?.end();
    const words = program?.lastWords();
    if (words !== undefined) account.lastWords = words;
    program = null;
  };
  const greet = async (): Promise<boolean> => {
    if (hasGreeted) return true;
    program?.send(greetingLine(entry, setUp, seat, players, language, place.dice(MOST_SEED)));
    const heard = await program?.next(patience.start);
    hasGreeted = heard?.kind === 'line' && isGreeting(heard.line);
    if (!hasGreeted && !hasLeft) trouble(account, place, heard?.kind === 'flood' ? 'flood' : 'start');
    return hasGreeted;
  };
  /** What it answers, or what is wrong with it. */
  const ask = async (view: View<TableOf<N>, VerbOf<N>>, options: readonly number[]): Promise<number | Trouble> => {
    if (program === null) return 'dead';
    program.clear();
    program.send(questionLine(entry, ++id, view, names, language, budget));
    const until = performance.now() + patience.answer;
    let isTold = false;
    for (;;) {
      const heard = await program.next(until - performance.now());
      if (heard.kind !== 'line') return heard.kind;
      const said = parseAnswer(heard.line);
      if (said === null) return 'rubbish';
      // Came too late for an earlier question, which has been answered without it.
      if (said.id < id) continue;
      const { answer } = said;
      if (said.id !== id) return 'wrong';
      if (typeof answer === 'number') return options.includes(answer) ? answer : 'wrong';
      // Once it is told the number, and has what is left of its time.
      if (isTold) return 'wrong';
      isTold = true;
      program.send(numberLine(entry, id, view, answer));
    }
  };
  const answer = async (view: View<TableOf<N>, VerbOf<N>>, options: readonly number[]): Promise<number> => {
    account.decisions++;
    if (program !== null && !(await greet())) await giveUp();
    if (program !== null) {
      const began = performance.now();
      const said = await ask(view, options);
      account.ms += performance.now() - began;
      if (typeof said === 'number') {
        late = 0;
        return said;
      }
      if (hasLeft) return options[0];
      trouble(account, place, said);
      late = said === 'late' ? late + 1 : 0;
      if (said === 'dead' || said === 'flood' || late === MOST_LATE) await giveUp();
    }
    account.instead++;
    return options[0];
  };
  return {
    account,
    answer: (view, options) => (options.length === 1 ? options[0] : answer(view, options)),
    async leave() {
      hasLeft = true;
      await program?.end();
    },
  };
}

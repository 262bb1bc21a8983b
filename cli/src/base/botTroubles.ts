/** What can go wrong with a bot. None of it stops a game: the first option is taken for it, and what happened is counted. */
export const TROUBLES = [
  /** It did not start, or did not greet as it should. */
  'start',
  /** No answer in time. */
  'late',
  /** A line that is no answer at all. */
  'rubbish',
  /** An answer that is none of the options. */
  'wrong',
  /** It ended in the middle of a game. */
  'dead',
  /** It wrote without end, and was ended. */
  'flood',
  /** An error in a bot of this program. */
  'threw',
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** What a bot did in a game or in many, as plain data. */
export interface Account {
  decisions: number;
  /** Processor time for bots of this program, time by the clock for others. */
  ms: number;
  /** How often the first option was taken for it. */
  instead: number;
  troubles: Partial<Record<Trouble, number>>;
  /** The last line on the error output of a program that was given up; or the last error of a bot of this program. */
  lastWords?: string;
}

export const emptyAccount = (): Account => ({ decisions: 0, ms: 0, instead: 0, troubles: {} });

export function count(account: Account, trouble: Trouble, times = 1): void {
  account.troubles[trouble] = (account.troubles[trouble] ?? 0) + times;
}

export function addAccount(sum: Account, one: Account): void {
  sum.decisions += one.decisions;
  sum.ms += one.ms;
  sum.instead += one.instead;
  for (const trouble of TROUBLES) {
    const times = one.troubles[trouble];
    if (times !== undefined) count(sum, trouble, times);
  }
  if (one.lastWords !== undefined) sum.lastWords = one.lastWords;
}

/** Was asked, and did not answer once: there is no use in asking it again. */
export const isSilent = ({ decisions, instead }: Account): boolean => decisions > 0 && instead === decisions;

/** What is told of it: nothing where nothing went wrong. */
export type BotTrouble = Pick<Account, 'instead' | 'troubles' | 'lastWords'>;
export function troubleOf({ instead, troubles, lastWords }: Account): Partial<BotTrouble> {
  if (Object.keys(troubles).length === 0) return {};
  return { instead, troubles, ...(lastWords === undefined ? {} : { lastWords }) };
}

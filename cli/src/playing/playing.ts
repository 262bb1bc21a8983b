/** A game at the keyboard, from the first question to the last. */
import type { Seat, Verb } from '@gloaming/engine';
import { breathe, every, OFTEN, unlessStopped } from '../base/yielding.ts';
import { makeSpec } from '../opponents/botSpec.ts';
import type { Seated } from '../opponents/seatedBot.ts';
import type { Seating } from '../opponents/seatingFile.ts';
import { commandLine } from '../support/commandLine.ts';
import { type Context, pageFor, print, say, whileThinking } from '../support/context.ts';
import { resultLines } from '../support/results.ts';
import { type Keeper, keeper, type SavedGame } from './autosave.ts';
import { askSeat, type Shell, showBoards, showNews, showTable } from './prompt.ts';
import { type SameTable, sameTable, wantsAnother } from './rematch.ts';

const NOT_KEPT = 1;

/** How a sitting ended: what the program says to its shell, and the same table where another game is wanted at it. */
export interface Ended {
  readonly code: number;
  readonly again: SameTable | null;
}
const ended = (code: number): Ended => ({ code, again: null });

export async function playTable<T, V extends Verb, O>(
  shell: Shell<T, V, O>,
  bots: readonly (Seated<T, V> | null)[],
  place: SavedGame,
  seating: Seating,
): Promise<Ended> {
  const { context, session, names } = shell;
  const isShared = bots.filter((bot) => bot === null).length > 1;
  const kept = keeper(shell, place, seating);
  // The hand that the last game was left with may still be there.
  if (isShared) context.terminal.clear();
  const left = context.terminal.listen();
  greet(shell);
  const isDue = every(OFTEN);
  let looking: Seat = -1;
  /** Something happened that was not this seat's doing: the whole table is worth a look. */
  let isNews = true;
  while (!session.isOver) {
    const seats = session.deciders();
    const seat = seats.find((each) => bots[each] !== null) ?? (seats.includes(looking) ? looking : seats[0]);
    const possible = session.options(seat);
    const bot = bots[seat];
    if (bot !== null) {
      const thinking = whileThinking(context, context.words.shell.thinks(names[seat]), left);
      const given = bot.answer(session.view(seat), possible, thinking);
      const option = typeof given === 'number' ? given : await unlessStopped(given, left);
      context.terminal.progress(null);
      if (option !== null) session.answer(seat, option);
      if (isDue()) await breathe();
      if (left.aborted) return leave(shell, kept, seating);
      isNews = true;
      continue;
    }
    if (looking !== seat && looking >= 0) context.terminal.clear();
    kept.keep();
    if (looking !== seat) {
      if (isShared && !(await handOver(context, names[seat]))) return leave(shell, kept, seating);
      looking = seat;
      isNews = true;
    }
    isNews ||= hasHeardOthers(shell, seat);
    showNews(shell, seat);
    if (isNews) showTable(shell, session.view(seat));
    else print(context, shell.layout.status(session.view(seat), pageFor(context, session, names)));
    isNews = false;
    const outcome = await askSeat(shell, seat, possible);
    switch (outcome.kind) {
      case 'left':
        return leave(shell, kept, seating);
      case 'answer':
        session.answer(seat, outcome.option);
        break;
      case 'changed':
        isNews = true;
        break;
    }
  }
  kept.keep();
  // A game that was over already is seen from one's own seat, too.
  const last = looking >= 0 ? looking : bots.indexOf(null);
  showNews(shell, last);
  showTable(shell, session.view(last));
  print(context, resultLines(context, session.result(), names, shell.layout.counts(session.state.table)));
  if (!kept.isKept) return notKept(context, kept);
  say(context, context.words.shell.kept(kept.file));
  const table = sameTable(shell.entry, session);
  return { code: 0, again: table !== null && (await wantsAnother(context)) ? table : null };
}

/** Whether others did something, or a phase began, since this seat looked last: also where nobody sits who does it. */
const hasHeardOthers = <T, V extends Verb, O>({ session, shown }: Shell<T, V, O>, seat: Seat): boolean =>
  session.heard.slice(shown[seat]).some(({ news }) => !('seat' in news) || news.seat !== seat);

function greet<T, V extends Verb, O>(shell: Shell<T, V, O>): void {
  const { context, session, names } = shell;
  const { title } = session.texts[context.language];
  const { began, wentOn, howTo } = context.words.shell;
  const players = names.join(', ');
  const answers = session.given.length;
  say(context, context.paint('bold', answers === 0 ? began(title, players) : wentOn(title, players, answers)));
  say(context, context.paint('dim', howTo));
  if (answers === 0) showBoards(shell);
}

/** Between two people at one keyboard: neither should see the other's hand. */
async function handOver(context: Context, name: string): Promise<boolean> {
  if (!context.terminal.isInteractive) return true;
  await context.terminal.forgetTyped();
  say(context, context.paint('bold', context.words.shell.handOver(name)));
  return (await context.terminal.ask('', () => [])) !== null;
}

function leave<T, V extends Verb, O>(
  { context }: Shell<T, V, O>,
  kept: Keeper,
  { seat, bots, all, name }: Seating,
): Ended {
  const { terminal, words } = context;
  // Taking an answer back may have changed the game since it was written down last.
  kept.keep();
  if (!kept.isKept) return notKept(context, kept);
  const args = ['play', '--from', kept.file];
  if (all) args.push('--all');
  else if (bots.length > 0) args.push('--bots', bots.map(makeSpec).join(','));
  if (seat !== undefined) args.push('--seat', seat);
  if (name !== undefined) args.push('--name', name);
  terminal.print('');
  say(context, words.shell.left);
  terminal.print(`  ${commandLine(terminal, args)}`);
  return ended(0);
}

/** The last lines must not look as if the game had been saved. */
function notKept({ terminal, words }: Context, { file }: Keeper): Ended {
  terminal.complain(words.shell.notKept(file));
  return ended(NOT_KEPT);
}

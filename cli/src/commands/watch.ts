/** Watch: bots play, everything lies open. */
import { keyFrom, makeDice, SPECTATOR, seatLetter, told, type Verb } from '@gloaming/engine';
import { beginRecorded, type RecordedSession, type Session, type Told, tell } from '@gloaming/engine/session';
import { type Chosen, type Entry, withGame } from '@gloaming/games';
import { optionsFor } from '../base/choices.ts';
import { wrap } from '../base/page.ts';
import { breathe, unlessStopped } from '../base/yielding.ts';
import { LAYOUTS, type Layout } from '../games/index.ts';
import type { BotSpec } from '../opponents/botSpec.ts';
import { leaveTable, seatBots } from '../opponents/seatBots.ts';
import type { Seated } from '../opponents/seatedBot.ts';
import { namesOf, sitBots } from '../opponents/seatNumbers.ts';
import { type Context, pageFor, print, say, whileThinking } from '../support/context.ts';
import { resultLines } from '../support/results.ts';
import { anySeed } from './play.ts';

export interface WatchOptions {
  game: string;
  players: number;
  chosen: Chosen;
  bots: readonly BotSpec[];
  seed: number | undefined;
  /** Undefined: step by step, with Enter. */
  pace: number | undefined;
}

export async function watch(context: Context, options: WatchOptions): Promise<number> {
  return withGame(options.game, async (entry, name) => {
    const seed = options.seed ?? anySeed();
    const session = beginRecorded(entry, optionsFor(entry, options.players, options.chosen), keyFrom(makeDice(seed)));
    const sitting = sitBots(options.bots, options.players);
    const names = namesOf(sitting, '');
    const bots = seatBots(context, entry, name, session, sitting, names, makeDice(seed + 1));
    try {
      if (!(await watchAll(context, entry, session, LAYOUTS[name], names, bots, options.pace))) return 0;
    } finally {
      await leaveTable(context, names, bots);
    }
    say(context, context.paint('dim', context.words.watch.seed(String(seed))));
    return 0;
  });
}

/** False if the user has stopped. */
async function watchAll<T, V extends Verb, O>(
  context: Context,
  entry: Entry<T, V, O>,
  session: RecordedSession<T, V, O>,
  layout: Layout<T, V>,
  names: readonly string[],
  bots: readonly (Seated<T, V> | null)[],
  pace: number | undefined,
): Promise<boolean> {
  let round = -1;
  let untold = session.early;
  const stop = context.terminal.stopping();
  while (!session.isOver) {
    if (entry.round(session.state.table) !== round) {
      round = entry.round(session.state.table);
      print(context, ['', ...layout.table(session.view('open'), pageFor(context, session, names)), '']);
    }
    const [seat] = session.deciders();
    const view = session.view(seat);
    const options = session.options(seat);
    const thinking = whileThinking(context, context.words.shell.thinks(names[seat]), stop);
    const given = bots[seat]?.answer(view, options, thinking) ?? options[0];
    const option = typeof given === 'number' ? given : await unlessStopped(given, stop);
    context.terminal.progress(null);
    if (option === null) return false;
    const label = session.texts[context.language].option(view, option, names);
    print(context, wrap(`${context.paint('bold', names[seat])}: ${label}`, context.terminal.width, 2));
    tellNews(context, session, [...untold, ...session.answer(seat, option)], names);
    untold = [];
    if (stop.aborted || !(await next(context, pace, stop))) return false;
  }
  print(context, ['', ...layout.table(session.view('open'), pageFor(context, session, names)), '']);
  print(context, resultLines(context, session.result(), names, layout.counts(session.state.table)));
  return true;
}

/** What a spectator hears. */
export function tellNews(context: Context, { texts }: Session, heard: readonly Told[], names: readonly string[]): void {
  const { lines } = tell(texts[context.language], heard, SPECTATOR, names);
  for (const line of told(lines))
    print(context, wrap(`  ${context.paint('dim', `· ${line}`)}`, context.terminal.width, 4));
}

async function next(context: Context, pace: number | undefined, stop: AbortSignal): Promise<boolean> {
  // Without a keyboard it does not wait for Enter.
  if (pace === undefined && context.terminal.isInteractive) return (await context.terminal.ask('', () => [])) !== null;
  if (pace !== undefined && pace > 0) await context.terminal.pause(pace, stop);
  else await breathe();
  return !stop.aborted;
}

/** Seats as they are called where nobody has a name. */
export const lettersFor = (players: number): string[] => Array.from({ length: players }, (_, seat) => seatLetter(seat));

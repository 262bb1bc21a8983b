/** Watch: bots play, everything lies open. */
import { deciders, keyFrom, makeDice, optionsOf, SPECTATOR, seatLetter, told, type Verb } from '@gloaming/engine';
import { type Chosen, withGame } from '@gloaming/games';
import { breathe, unlessStopped } from '../base/breath.ts';
import { optionsFor } from '../base/choices.ts';
import { wrap } from '../base/page.ts';
import { type Desk, pageFor, print, say, whileThinking } from '../desk/desk.ts';
import { resultLines } from '../desk/results.ts';
import { LAYOUTS, type Layout } from '../games/index.ts';
import type { Seated } from '../opponents/seated.ts';
import { namesOf, sitBots } from '../opponents/seats.ts';
import type { BotSpec } from '../opponents/spec.ts';
import { leaveTable, seatBots } from '../opponents/table.ts';
import { begin, give, openView, type Session, viewFor } from '../session/session.ts';
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

export async function watch(desk: Desk, options: WatchOptions): Promise<number> {
  return withGame(options.game, async (entry, name) => {
    const seed = options.seed ?? anySeed();
    const session = begin(entry, optionsFor(entry, options.players, options.chosen), keyFrom(makeDice(seed)));
    const sitting = sitBots(options.bots, options.players);
    const names = namesOf(sitting, '');
    const bots = seatBots(desk, name, session, sitting, names, makeDice(seed + 1));
    try {
      if (!(await watchAll(desk, session, LAYOUTS[name], names, bots, options.pace))) return 0;
    } finally {
      await leaveTable(desk, names, bots);
    }
    say(desk, desk.paint('dim', desk.words.watch.seed(String(seed))));
    return 0;
  });
}

/** False if somebody has seen enough. */
async function watchAll<T, V extends Verb, O>(
  desk: Desk,
  session: Session<T, V, O>,
  layout: Layout<T, V>,
  names: readonly string[],
  bots: readonly (Seated<T, V> | null)[],
  pace: number | undefined,
): Promise<boolean> {
  const { entry } = session;
  const { game } = entry;
  let round = -1;
  let heard = 0;
  const stop = desk.terminal.stopping();
  for (let seats = deciders(session.state); seats.length > 0; seats = deciders(session.state)) {
    if (layout.round(session.state.table) !== round) {
      round = layout.round(session.state.table);
      print(desk, ['', ...layout.table(openView(session), pageFor(desk, entry, names)), '']);
    }
    const seat = seats[0];
    const view = viewFor(session, seat);
    const options = optionsOf(game, session.state, seat);
    const thinking = whileThinking(desk, desk.words.shell.thinks(names[seat]), stop);
    const given = bots[seat]?.answer(view, options, thinking) ?? options[0];
    const option = typeof given === 'number' ? given : await unlessStopped(given, stop);
    desk.terminal.progress(null);
    if (option === null) return false;
    const label = entry.texts[desk.language].option(view, option, names);
    print(desk, wrap(`${desk.paint('bold', names[seat])}: ${label}`, desk.terminal.width, 2));
    give(session, seat, option);
    heard = tellNews(desk, session, names, heard);
    if (stop.aborted || !(await next(desk, pace, stop))) return false;
  }
  print(desk, ['', ...layout.table(openView(session), pageFor(desk, entry, names)), '']);
  print(desk, resultLines(desk, game.result(session.state.table), names, layout.counts(session.state.table)));
  return true;
}

/** What a spectator hears; returns how much has been told. */
export function tellNews<T, V extends Verb, O>(
  desk: Desk,
  session: Session<T, V, O>,
  names: readonly string[],
  from: number,
): number {
  const telling = session.entry.texts[desk.language];
  const news = session.heard.slice(from).map(({ bySeat }) => telling.news(bySeat[SPECTATOR + 1], names));
  for (const line of told(news)) print(desk, wrap(`  ${desk.paint('dim', `· ${line}`)}`, desk.terminal.width, 4));
  return session.heard.length;
}

async function next(desk: Desk, pace: number | undefined, stop: AbortSignal): Promise<boolean> {
  // Where nobody can press Enter, nobody is waited for.
  if (pace === undefined && desk.terminal.isInteractive) return (await desk.terminal.ask('', () => [])) !== null;
  if (pace !== undefined && pace > 0) await desk.terminal.pause(pace, stop);
  else await breathe();
  return !stop.aborted;
}

/** Seats as they are called where nobody has a name. */
export const lettersFor = (players: number): string[] => Array.from({ length: players }, (_, seat) => seatLetter(seat));

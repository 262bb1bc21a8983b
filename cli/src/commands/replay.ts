/** Replay: a recorded game, step by step or at one step. Everything lies open. */
import type { GameRecord, Verb } from '@gloaming/engine';
import { followRecord } from '@gloaming/engine/session';
import type { Entry, GameName, TableOf, VerbOf } from '@gloaming/games';
import { inFile, refuse } from '../base/faults.ts';
import { ruler, wrap } from '../base/page.ts';
import { LAYOUTS, type Layout } from '../games/index.ts';
import { recordData } from '../session/asData.ts';
import { openGame } from '../session/gameFiles.ts';
import { byItsRules, goOn, recordFor, stepIn } from '../session/openGame.ts';
import { type Context, pageFor, print, say } from '../support/context.ts';
import { resultLines } from '../support/results.ts';
import { lettersFor, tellNews } from './watch.ts';

export interface ReplayOptions {
  file: string;
  step: string | undefined;
  json: boolean;
}

export async function replay(context: Context, { file, step, json }: ReplayOptions): Promise<number> {
  if (json && step !== undefined) refuse('not-together', { one: '--json', other: '--step' });
  const found = await openGame(context.terminal, file);
  if (found.kind !== 'record') refuse('is-position', { file });
  return byItsRules(found, (entry, name) => {
    const written = inFile(file, () => recordOf(entry, found.text));
    const last = written.answers.length;
    if (json) {
      const letters = lettersFor(entry.options.describe(written.options).players);
      context.terminal.print(JSON.stringify(recordData(entry, written, context.language, letters), null, 2));
      return Promise.resolve(0);
    }
    if (step === undefined) return walk(context, entry, LAYOUTS[name], written);
    const at = stepIn(written, step);
    const session = followRecord(entry, written, at);
    const names = lettersFor(session.seats);
    print(context, ruler(context.words.replay.step(at, last), context.terminal.width, context.paint));
    print(context, LAYOUTS[name].table(session.view('open'), pageFor(context, entry, names)));
    if (at === last)
      print(context, resultLines(context, session.result(), names, LAYOUTS[name].counts(session.state.table)));
    return Promise.resolve(0);
  });
}

/** A record whose options make a game and whose answers are all possible. */
function recordOf<T, V extends Verb, O>(entry: Entry<T, V, O>, text: string): GameRecord<O> {
  const written = recordFor(entry, text);
  goOn(entry, written);
  return written;
}

async function walk<N extends GameName, O>(
  context: Context,
  entry: Entry<TableOf<N>, VerbOf<N>, O>,
  layout: Layout<TableOf<N>, VerbOf<N>>,
  written: GameRecord<O>,
): Promise<number> {
  const { answers } = written;
  const { words, terminal } = context;
  let session = followRecord(entry, written, 0);
  const names = lettersFor(session.seats);
  const showTable = (): void =>
    print(context, ['', ...layout.table(session.view('open'), pageFor(context, entry, names)), '']);
  const goTo = (step: number): void => {
    session = followRecord(entry, written, step);
    showTable();
  };
  if (terminal.isInteractive) say(context, context.paint('dim', words.replay.howTo));
  let round = entry.round(session.state.table);
  showTable();
  let at = 0;
  while (at < answers.length) {
    const { seat, option } = answers[at];
    const label = entry.texts[context.language].option(session.view(seat), option, names);
    const step = context.paint('dim', `${at + 1}/${answers.length}`);
    print(context, wrap(`${step} ${context.paint('bold', names[seat])}: ${label}`, terminal.width, 2));
    tellNews(context, session, session.answer(seat, option), names);
    at++;
    if (entry.round(session.state.table) !== round) {
      round = entry.round(session.state.table);
      showTable();
    }
    if (!terminal.isInteractive) continue;
    const typed = (await terminal.ask('', () => []))?.trim();
    if (typed === undefined || typed === 'q') return 0;
    if (typed === 'b' || /^\d+$/.test(typed)) {
      at = Math.min(answers.length, typed === 'b' ? Math.max(0, at - 2) : Number(typed));
      goTo(at);
      round = entry.round(session.state.table);
    }
  }
  showTable();
  print(context, resultLines(context, session.result(), names, layout.counts(session.state.table)));
  if (session.result() === null) say(context, words.replay.end);
  return 0;
}

/** The prompt: shows a question, and reads until an answer or a command is clear. */
import type { Advised, Following } from '@gloaming/bots';
import {
  type Choice,
  choiceOf,
  folded,
  matching,
  type Seat,
  sayBarrier,
  told,
  type Verb,
  type View,
} from '@gloaming/engine';
import { type RecordedSession, tell } from '@gloaming/engine/session';
import type { Entry } from '@gloaming/games';
import { isRefused } from '../base/faults.ts';
import { chosen, type Labelled, numbered } from '../base/matching.ts';
import { padEnd, wrap } from '../base/page.ts';
import { widthOf } from '../base/terminal.ts';
import type { Layout } from '../games/index.ts';
import { asText, fromHome, placeOf, writeText } from '../session/gameFiles.ts';
import { type Book, cardLines, findTexts } from '../support/cardText.ts';
import { type Context, pageFor, print, say, whileThinking } from '../support/context.ts';
import { primerLines } from '../support/primerText.ts';
import { isLanguage, SHELL, type ShellName, WORDS } from '../text/index.ts';
import { showAdvice } from './advice.ts';
import { explain, explainAll } from './refusals.ts';

export interface Shell<T, V extends Verb, O> {
  readonly context: Context;
  readonly entry: Entry<T, V, O>;
  readonly layout: Layout<T, V>;
  readonly session: RecordedSession<T, V, O>;
  readonly names: readonly string[];
  /** What the search would answer. */
  readonly advise: (view: View<T, V>, options: readonly number[], following: Following) => Promise<Advised>;
  /** What can be looked up: all cards, and the boards of this table. */
  readonly book: Book;
  /** How many pieces of news each seat has been shown. */
  readonly shown: number[];
}

/** What came of a question: an answer, the state was changed in another way, or the input has ended. */
export type Outcome = { kind: 'answer'; option: number } | { kind: 'changed' } | { kind: 'left' };

/**
 * How much a seat was told already of a game that is gone on with. Whoever has not answered yet hears it from the
 * beginning; whoever sits alone at the keyboard was told all; of several, each what there was when they answered last.
 */
export function heardBy<T, V extends Verb, O>(
  { early, given, heard }: RecordedSession<T, V, O>,
  seat: Seat,
  isShared: boolean,
): number {
  const own = given.findLastIndex((each) => each.seat === seat);
  if (own < 0) return 0;
  return isShared ? given.slice(0, own).reduce((sum, { told }) => sum + told.length, early.length) : heard.length;
}

/** The log as a seat heard it, from a piece of news on. */
function logLines<T, V extends Verb, O>(shell: Shell<T, V, O>, seat: Seat, from: number): string[] {
  const { context, session, names } = shell;
  const { lines } = tell(session.texts[context.language], session.heard.slice(from), seat, names);
  return told(lines).flatMap((line) => wrap(`  ${context.paint('dim', '·')} ${line}`, context.terminal.width, 4));
}
/** What has happened since this seat looked last. */
export function showNews<T, V extends Verb, O>(shell: Shell<T, V, O>, seat: Seat): void {
  print(shell.context, logLines(shell, seat, shell.shown[seat]));
  shell.shown[seat] = shell.session.heard.length;
}
export function showTable<T, V extends Verb, O>(shell: Shell<T, V, O>, view: View<T, V>): void {
  const { context, layout, session, names } = shell;
  print(context, ['', ...layout.table(view, pageFor(context, session, names)), '']);
}

function labelled<T, V extends Verb, O>(
  shell: Shell<T, V, O>,
  view: View<T, V>,
  options: readonly number[],
): Labelled[] {
  const { game, texts } = shell.session;
  const telling = texts[shell.context.language];
  return options.map((option) => {
    const { n: _, ...about } = (choiceOf(game, view, view.seat, option) ?? {}) as Choice & { n?: number };
    return { option, label: telling.option(view, option, shell.names), about: JSON.stringify(about) };
  });
}

function showOptions(context: Context, all: readonly Labelled[], some: readonly Labelled[]): void {
  const numbers = numbered(all);
  const digits = Math.max(...numbers.map(({ number }) => String(number).length));
  for (const each of some) {
    const { number, text } = numbers[all.indexOf(each)];
    const typed = context.paint('cyan', String(number).padStart(digits + 1));
    print(context, wrap(`${typed}  ${text}`, context.terminal.width, digits + 3));
  }
}
function showQuestion<T, V extends Verb, O>(shell: Shell<T, V, O>, view: View<T, V>, all: readonly Labelled[]): void {
  const { context, layout, session, names } = shell;
  const question = session.texts[context.language].question(view, names);
  print(context, layout.beside(view, pageFor(context, session, names)));
  print(context, wrap(context.paint('bold', `${names[view.seat]}: ${question}`), context.terminal.width, 2));
  showOptions(context, all, all);
}

/** A command in the language of the table, in English, or a sign for those that are wanted often. */
function commandOf(context: Context, word: string): ShellName | undefined {
  if (word === '?') return 'help';
  if (word === 'h') return 'hint';
  const typed = folded(word);
  return SHELL.find((name) => name === typed || folded(context.words.shell.commands[name][0]) === typed);
}

/** Asks one seat until something comes of it. */
export async function askSeat<T, V extends Verb, O>(
  shell: Shell<T, V, O>,
  seat: Seat,
  options: readonly number[],
): Promise<Outcome> {
  const { context, session } = shell;
  const view = session.view(seat);
  let all = labelled(shell, view, options);
  const complete = (typed: string): string[] => [
    ...SHELL.map((name) => context.words.shell.commands[name][0]).filter((word) => word.startsWith(typed)),
    ...(typed === '' ? [] : matching(all, ({ label }) => label, typed).map(({ label }) => label)),
  ];
  showQuestion(shell, view, all);
  for (;;) {
    const line = await context.terminal.ask(context.paint('cyan', '> '), complete);
    if (line === null) return { kind: 'left' };
    const typed = line.trim();
    if (typed === '') {
      showQuestion(shell, view, all);
      continue;
    }
    const [word, ...rest] = typed.split(/\s+/);
    // A slash before a word looks for an option that is called like a command.
    const command = typed.startsWith('/') ? undefined : commandOf(context, word);
    if (command === undefined) {
      const found = chosen(all, typed.replace(/^\//, ''));
      if (found.length === 1) {
        print(context, wrap(context.paint('cyan', `→ ${found[0].label}`), context.terminal.width, 2));
        return { kind: 'answer', option: found[0].option };
      }
      if (found.length === 0) {
        say(context, context.words.shell.none(typed));
        if (!/^\d+$/.test(typed)) explain(shell, view, typed.replace(/^\//, ''));
      } else {
        say(context, context.words.shell.several(found.length));
        showOptions(context, all, found);
      }
      continue;
    }
    const { language } = context;
    const outcome = await obey(shell, view, options, command, rest.join(' '));
    if (outcome !== undefined) return outcome;
    if (context.language !== language) {
      all = labelled(shell, view, options);
      showTable(shell, view);
      showQuestion(shell, view, all);
    }
  }
}

async function obey<T, V extends Verb, O>(
  shell: Shell<T, V, O>,
  view: View<T, V>,
  options: readonly number[],
  command: ShellName,
  rest: string,
): Promise<Outcome | undefined> {
  const { context, session, names } = shell;
  const { words } = context;
  switch (command) {
    case 'help':
      print(context, helpLines(shell));
      return undefined;
    case 'table':
      showTable(shell, view);
      return undefined;
    case 'boards':
      showBoards(shell);
      return undefined;
    case 'rules':
      print(context, await primerLines(context, shell.entry));
      return undefined;
    case 'log': {
      const lines = logLines(shell, view.seat, 0);
      print(context, lines.length === 0 ? [words.shell.noLog] : lines);
      return undefined;
    }
    case 'cards':
      showCards(shell, view, rest);
      return undefined;
    case 'why':
      whyNot(shell, view, options, rest);
      return undefined;
    case 'undo': {
      const why = session.barrier(view.seat);
      if (why !== null) {
        say(context, words.shell.cannotUndo(sayBarrier(context.language, why)));
        return undefined;
      }
      session.undo();
      say(context, words.shell.undone);
      shell.shown.forEach((heard, seat) => {
        shell.shown[seat] = Math.min(heard, session.heard.length);
      });
      return { kind: 'changed' };
    }
    case 'hint': {
      const left = context.terminal.listen();
      const advised = await shell.advise(view, options, whileThinking(context, words.hint.thinking, left));
      context.terminal.progress(null);
      if (left.aborted) return { kind: 'left' };
      showAdvice(context, session, view, names, advised);
      return undefined;
    }
    case 'lang':
      if (!isLanguage(rest)) {
        say(context, words.shell.whichLanguage(Object.keys(WORDS).join(', ')));
        return undefined;
      }
      context.language = rest;
      say(context, context.words.shell.language);
      return undefined;
    case 'save':
      save(shell, rest);
      return undefined;
    case 'quit':
      return { kind: 'left' };
  }
}

/** In a column, and what it means or does beside it. */
function columns({ terminal, paint }: Context, rows: readonly (readonly [string, string])[]): string[] {
  const column = Math.max(...rows.map(([sign]) => widthOf(sign))) + 4;
  return rows.flatMap(([sign, means]) =>
    wrap(`  ${padEnd(paint('cyan', sign), column - 2)}${means}`, terminal.width, column),
  );
}

function helpLines<T, V extends Verb, O>({ context, layout }: Shell<T, V, O>): string[] {
  const { shell } = context.words;
  const rows = SHELL.map((name) => {
    const [typed, rest, does] = shell.commands[name];
    return [`${typed} ${rest}`.trim(), does] as const;
  });
  return [
    ...wrap(shell.help, context.terminal.width),
    ...columns(context, [...rows, shell.slash]),
    ...wrap(shell.signs, context.terminal.width),
    ...columns(context, layout.signs(context.language)),
  ];
}

/** Everything on the table that says something and is no card, and the signs that stand there. */
export function showBoards<T, V extends Verb, O>({ context, layout, book }: Shell<T, V, O>): void {
  const { language, words, terminal, paint } = context;
  for (const board of book.boards(language)) print(context, ['', ...cardLines(board, terminal.width, paint)]);
  print(context, [
    '',
    ...wrap(paint('bold', words.shell.signs), terminal.width),
    ...columns(context, layout.signs(language)),
  ]);
}

function whyNot<T, V extends Verb, O>(
  shell: Shell<T, V, O>,
  view: View<T, V>,
  options: readonly number[],
  typed: string,
): void {
  if (typed === '') {
    explainAll(shell, view);
    return;
  }
  const { context } = shell;
  const all = labelled(shell, view, options);
  const possible = matching(all, ({ label }) => label, typed);
  if (possible.length > 0) {
    say(context, context.words.shell.possible);
    showOptions(context, all, possible);
  }
  if (!explain(shell, view, typed) && possible.length === 0) say(context, context.words.shell.none(typed));
}

const MOST_SHOWN = 5;

/** Those that are called so; without a name those in hand. */
function showCards<T, V extends Verb, O>(shell: Shell<T, V, O>, view: View<T, V>, name: string): void {
  const { context, book, layout } = shell;
  const held = layout.hand(view).filter((card) => card >= 0);
  const found =
    name === '' ? held.map((card) => book.card(context.language, card)) : findTexts(book, context.language, name);
  if (found.length === 0) say(context, name === '' ? context.words.shell.noHand : context.words.shell.noCard(name));
  else if (name !== '' && found.length > MOST_SHOWN)
    say(context, `${context.words.cards.several(found.length)} ${found.map((text) => text.name).join(', ')}`, 2);
  else for (const text of found) print(context, cardLines(text, context.terminal.width, context.paint));
}

function save<T, V extends Verb, O>({ context, entry, session }: Shell<T, V, O>, file: string): void {
  if (file === '') {
    say(context, context.words.shell.whichFile);
    return;
  }
  const path = placeOf(context.terminal, fromHome(context.terminal, file));
  try {
    writeText(context.terminal, path, asText(entry, session));
    say(context, context.words.shell.saved(path));
  } catch (error) {
    // A file that cannot be written does not end the game.
    if (!isRefused(error, 'unwritable-file')) throw error;
    say(context, context.words.faults['unwritable-file'](error.details));
  }
}

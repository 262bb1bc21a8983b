/** The prompt: shows a question, and reads until an answer or a command is clear. */
import type { Advised, Following } from '@gloaming/bots';
import { type Seat, sayBarrier, told, type Verb, type View } from '@gloaming/engine';
import { type RecordedSession, tell } from '@gloaming/engine/session';
import type { Entry } from '@gloaming/games';
import { isRefused } from '../base/faults.ts';
import { chosen, folded, type Labelled, matching, numbered } from '../base/matching.ts';
import { padEnd, wrap } from '../base/page.ts';
import { widthOf } from '../base/terminal.ts';
import { type Book, cardLines, findTexts } from '../desk/cardText.ts';
import { type Desk, pageFor, print, say, whileThinking } from '../desk/context.ts';
import { primerLines } from '../desk/primerText.ts';
import type { Layout } from '../games/index.ts';
import { asText, fromHome, placeOf, writeText } from '../session/gameFiles.ts';
import { isLanguage, SHELL, type ShellName, WORDS } from '../text/index.ts';
import { showAdvice } from './advice.ts';
import { explain, explainAll } from './refusals.ts';

export interface Shell<T, V extends Verb, O> {
  readonly desk: Desk;
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
  const { desk, session, names } = shell;
  const { lines } = tell(session.texts[desk.language], session.heard.slice(from), seat, names);
  return told(lines).flatMap((line) => wrap(`  ${desk.paint('dim', '·')} ${line}`, desk.terminal.width, 4));
}
/** What has happened since this seat looked last. */
export function showNews<T, V extends Verb, O>(shell: Shell<T, V, O>, seat: Seat): void {
  print(shell.desk, logLines(shell, seat, shell.shown[seat]));
  shell.shown[seat] = shell.session.heard.length;
}
export function showTable<T, V extends Verb, O>(shell: Shell<T, V, O>, view: View<T, V>): void {
  const { desk, layout, session, names } = shell;
  print(desk, ['', ...layout.table(view, pageFor(desk, session, names)), '']);
}

function labelled<T, V extends Verb, O>(
  shell: Shell<T, V, O>,
  view: View<T, V>,
  options: readonly number[],
): Labelled[] {
  const telling = shell.session.texts[shell.desk.language];
  return options.map((option) => ({ option, label: telling.option(view, option, shell.names) }));
}

function showOptions(desk: Desk, all: readonly Labelled[], some: readonly Labelled[]): void {
  const numbers = numbered(all);
  const digits = Math.max(...numbers.map(({ number }) => String(number).length));
  for (const each of some) {
    const { number, text } = numbers[all.indexOf(each)];
    const typed = desk.paint('cyan', String(number).padStart(digits + 1));
    print(desk, wrap(`${typed}  ${text}`, desk.terminal.width, digits + 3));
  }
}
function showQuestion<T, V extends Verb, O>(shell: Shell<T, V, O>, view: View<T, V>, all: readonly Labelled[]): void {
  const { desk, layout, session, names } = shell;
  const question = session.texts[desk.language].question(view, names);
  print(desk, layout.beside(view, pageFor(desk, session, names)));
  print(desk, wrap(desk.paint('bold', `${names[view.seat]}: ${question}`), desk.terminal.width, 2));
  showOptions(desk, all, all);
}

/** A command in the language of the table, in English, or a sign for those that are wanted often. */
function commandOf(desk: Desk, word: string): ShellName | undefined {
  if (word === '?') return 'help';
  if (word === 'h') return 'hint';
  const typed = folded(word);
  return SHELL.find((name) => name === typed || folded(desk.words.shell.words[name]) === typed);
}

/** Asks one seat until something comes of it. */
export async function askSeat<T, V extends Verb, O>(
  shell: Shell<T, V, O>,
  seat: Seat,
  options: readonly number[],
): Promise<Outcome> {
  const { desk, session } = shell;
  const view = session.view(seat);
  let all = labelled(shell, view, options);
  const complete = (typed: string): string[] => [
    ...SHELL.map((name) => desk.words.shell.words[name]).filter((word) => word.startsWith(typed)),
    ...(typed === '' ? [] : matching(all, typed).map(({ label }) => label)),
  ];
  showQuestion(shell, view, all);
  for (;;) {
    const line = await desk.terminal.ask(desk.paint('cyan', '> '), complete);
    if (line === null) return { kind: 'left' };
    const typed = line.trim();
    if (typed === '') {
      showQuestion(shell, view, all);
      continue;
    }
    const [word, ...rest] = typed.split(/\s+/);
    // A slash before a word looks for an option that is called like a command.
    const command = typed.startsWith('/') ? undefined : commandOf(desk, word);
    if (command === undefined) {
      const found = chosen(all, typed.replace(/^\//, ''));
      if (found.length === 1) {
        print(desk, wrap(desk.paint('cyan', `→ ${found[0].label}`), desk.terminal.width, 2));
        return { kind: 'answer', option: found[0].option };
      }
      if (found.length === 0) {
        say(desk, desk.words.shell.none(typed));
        if (!/^\d+$/.test(typed)) explain(shell, view, typed.replace(/^\//, ''));
      } else {
        say(desk, desk.words.shell.several(found.length));
        showOptions(desk, all, found);
      }
      continue;
    }
    const { language } = desk;
    const outcome = await obey(shell, view, options, command, rest.join(' '));
    if (outcome !== undefined) return outcome;
    if (desk.language !== language) {
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
  const { desk, session, names } = shell;
  const { words } = desk;
  switch (command) {
    case 'help':
      print(desk, helpLines(shell));
      return undefined;
    case 'table':
      showTable(shell, view);
      return undefined;
    case 'boards':
      showBoards(shell);
      return undefined;
    case 'rules':
      print(desk, await primerLines(desk, shell.entry));
      return undefined;
    case 'log': {
      const lines = logLines(shell, view.seat, 0);
      print(desk, lines.length === 0 ? [words.shell.noLog] : lines);
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
        say(desk, words.shell.cannotUndo(sayBarrier(desk.language, why)));
        return undefined;
      }
      session.undo();
      say(desk, words.shell.undone);
      shell.shown.forEach((heard, seat) => {
        shell.shown[seat] = Math.min(heard, session.heard.length);
      });
      return { kind: 'changed' };
    }
    case 'hint': {
      const left = desk.terminal.listen();
      const advised = await shell.advise(view, options, whileThinking(desk, words.hint.thinking, left));
      desk.terminal.progress(null);
      if (left.aborted) return { kind: 'left' };
      showAdvice(desk, session, view, names, advised);
      return undefined;
    }
    case 'lang':
      if (!isLanguage(rest)) {
        say(desk, words.shell.whichLanguage(Object.keys(WORDS).join(', ')));
        return undefined;
      }
      desk.language = rest;
      say(desk, desk.words.shell.language);
      return undefined;
    case 'save':
      save(shell, rest);
      return undefined;
    case 'quit':
      return { kind: 'left' };
  }
}

/** In a column, and what it means or does beside it. */
function columns({ terminal, paint }: Desk, rows: readonly (readonly [string, string])[]): string[] {
  const column = Math.max(...rows.map(([sign]) => widthOf(sign))) + 4;
  return rows.flatMap(([sign, means]) =>
    wrap(`  ${padEnd(paint('cyan', sign), column - 2)}${means}`, terminal.width, column),
  );
}

function helpLines<T, V extends Verb, O>({ desk, layout }: Shell<T, V, O>): string[] {
  const { shell } = desk.words;
  const rows = SHELL.map(
    (name) => [`${shell.words[name]} ${shell.does[name][0]}`.trim(), shell.does[name][1]] as const,
  );
  return [
    ...wrap(shell.help, desk.terminal.width),
    ...columns(desk, [...rows, shell.slash]),
    ...wrap(shell.signs, desk.terminal.width),
    ...columns(desk, layout.signs(desk.language)),
  ];
}

/** Everything on the table that says something and is no card, and the signs that stand there. */
export function showBoards<T, V extends Verb, O>({ desk, layout, book }: Shell<T, V, O>): void {
  const { language, words, terminal, paint } = desk;
  for (const board of book.boards(language)) print(desk, ['', ...cardLines(board, terminal.width, paint)]);
  print(desk, [
    '',
    ...wrap(paint('bold', words.shell.signs), terminal.width),
    ...columns(desk, layout.signs(language)),
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
  const { desk } = shell;
  const all = labelled(shell, view, options);
  const possible = matching(all, typed);
  if (possible.length > 0) {
    say(desk, desk.words.shell.possible);
    showOptions(desk, all, possible);
  }
  if (!explain(shell, view, typed) && possible.length === 0) say(desk, desk.words.shell.none(typed));
}

const MOST_SHOWN = 5;

/** Those that are called so; without a name those in hand. */
function showCards<T, V extends Verb, O>(shell: Shell<T, V, O>, view: View<T, V>, name: string): void {
  const { desk, book, layout } = shell;
  const held = layout.hand(view).filter((card) => card >= 0);
  const found =
    name === '' ? held.map((card) => book.texts[desk.language].card(card)) : findTexts(book, desk.language, name);
  if (found.length === 0) say(desk, name === '' ? desk.words.shell.noHand : desk.words.shell.noCard(name));
  else if (name !== '' && found.length > MOST_SHOWN)
    say(desk, `${desk.words.cards.several(found.length)} ${found.map((text) => text.name).join(', ')}`, 2);
  else for (const text of found) print(desk, cardLines(text, desk.terminal.width, desk.paint));
}

function save<T, V extends Verb, O>({ desk, entry, session }: Shell<T, V, O>, file: string): void {
  if (file === '') {
    say(desk, desk.words.shell.whichFile);
    return;
  }
  const path = placeOf(desk.terminal, fromHome(desk.terminal, file));
  try {
    writeText(desk.terminal, path, asText(entry, session));
    say(desk, desk.words.shell.saved(path));
  } catch (error) {
    // A file that cannot be written does not end the game.
    if (!isRefused(error, 'unwritable-file')) throw error;
    say(desk, desk.words.faults['unwritable-file'](error.details));
  }
}

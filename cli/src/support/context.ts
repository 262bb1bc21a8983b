/** What a command works with: the terminal, the language, and the words of it. The language may change on the way. */
import type { Following } from '@gloaming/bots';
import type { Language, Verb } from '@gloaming/engine';
import type { Playable } from '@gloaming/engine/session';
import { type Paint, painter, wrap } from '../base/page.ts';
import type { Terminal } from '../base/terminal.ts';
import type { Page } from '../games/index.ts';
import { WORDS, type Words } from '../text/index.ts';

export interface Context {
  readonly terminal: Terminal;
  readonly paint: Paint;
  language: Language;
  readonly words: Words;
}

export function contextAt(terminal: Terminal, language: Language): Context {
  return {
    terminal,
    paint: painter(terminal.hasColor),
    language,
    get words() {
      return WORDS[this.language];
    },
  };
}

export function pageFor<T, V extends Verb, O>(
  context: Context,
  { texts }: Playable<T, V, O>,
  names: readonly string[],
): Page<T, V> {
  const { language, words, paint, terminal } = context;
  return { width: terminal.width, paint, language, words, telling: texts[language], names };
}

export function print(context: Context, lines: readonly string[]): void {
  for (const line of lines) context.terminal.print(line);
}
/** A text of any length. */
export function say(context: Context, text: string, indent = 0): void {
  print(context, wrap(text, context.terminal.width, indent));
}

/** Shows a line of progress while a bot thinks, until it is done or stopped. */
export function whileThinking({ terminal }: Context, line: string, signal: AbortSignal): Following {
  terminal.progress(line);
  const progress = (share: number): void => {
    if (!signal.aborted) terminal.progress(`${line} ${Math.round(100 * share)} %`);
  };
  return { signal, progress };
}

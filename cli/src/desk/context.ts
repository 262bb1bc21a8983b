/** What a command works with: the terminal, the language, and the words of it. The language may change on the way. */
import type { Following } from '@gloaming/bots';
import type { Language, Verb } from '@gloaming/engine';
import type { Playable } from '@gloaming/engine/session';
import { type Paint, painter, wrap } from '../base/page.ts';
import type { Terminal } from '../base/terminal.ts';
import type { Page } from '../games/index.ts';
import { WORDS, type Words } from '../text/index.ts';

export interface Desk {
  readonly terminal: Terminal;
  readonly paint: Paint;
  language: Language;
  readonly words: Words;
}

export function deskAt(terminal: Terminal, language: Language): Desk {
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
  desk: Desk,
  { texts }: Playable<T, V, O>,
  names: readonly string[],
): Page<T, V> {
  const { language, words, paint, terminal } = desk;
  return { width: terminal.width, paint, language, words, telling: texts[language], names };
}

export function print(desk: Desk, lines: readonly string[]): void {
  for (const line of lines) desk.terminal.print(line);
}
/** A text of any length. */
export function say(desk: Desk, text: string, indent = 0): void {
  print(desk, wrap(text, desk.terminal.width, indent));
}

/** Shows a line of progress while a bot thinks, until it is done or stopped. */
export function whileThinking({ terminal }: Desk, line: string, signal: AbortSignal): Following {
  terminal.progress(line);
  const progress = (share: number): void => {
    if (!signal.aborted) terminal.progress(`${line} ${Math.round(100 * share)} %`);
  };
  return { signal, progress };
}

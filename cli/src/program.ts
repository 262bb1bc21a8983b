/** Runs a command; wrong input becomes one line in the chosen language, and exit code 2. */
import { LANGUAGES, type Language, Refused, sayRefusal } from '@gloaming/engine';
import { CommanderError } from 'commander';
import { InFile, refuse } from './base/faults.ts';
import type { Terminal } from './base/terminal.ts';
import { LABORATORY_COMMANDS } from './lab/index.ts';
import { type Context, contextAt } from './support/context.ts';
import { COMMANDS, isLanguage } from './text/index.ts';
import { usage } from './usage.ts';

const WRONG_INPUT = 2;
const KNOWN: readonly string[] = [...COMMANDS, ...LABORATORY_COMMANDS];

export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const context = contextAt(terminal, languageOf(terminal.env));
  try {
    const { language, rest } = withoutLanguage(args);
    context.language = language ?? context.language;
    let code = 0;
    const program = usage(context, (result) => {
      code = result;
    });
    const [first, about] = rest;
    const meant = first === 'help' ? about : first;
    if (meant === 'simulate') refuse('gone-command', { command: meant, instead: 'arena --together' });
    // Commander has no words for this.
    if (first === 'help' && about !== undefined && !KNOWN.includes(about))
      refuse('unknown-command', { command: about, known: KNOWN.join(', ') });
    if (rest.length === 0) program.outputHelp();
    else await program.parseAsync(rest, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const line = sayWrong(context, error);
    if (line === undefined) throw error;
    terminal.complain(line.replace(/\s*\n\s*/g, ' '));
    return WRONG_INPUT;
  } finally {
    terminal.close();
  }
}

/** The language is known before anything else is read, so that whatever is wrong can be said in it. */
function withoutLanguage(args: readonly string[]): { language?: Language; rest: string[] } {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const isJoined = at >= 0 && args[at] !== '--lang';
  const language = isJoined ? args[at].slice('--lang='.length) : args[at + 1];
  if (at < 0 || language === undefined) return { rest: [...args] };
  if (!isLanguage(language)) return refuse('unknown-language', { language, known: LANGUAGES.join(', ') });
  // Said more than once, the last counts, as with every option.
  return { language, ...withoutLanguage(args.toSpliced(at, isJoined ? 1 : 2)) };
}
/** Without being asked, the language of the machine. */
function languageOf(env: Terminal['env']): Language {
  const tag = env.GLOAMING_LANG || env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const language = tag.slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : 'en';
}

/** Undefined for what is no wrong input, but a mistake of ours. */
function sayWrong(context: Context, error: unknown): string | undefined {
  const { words, language } = context;
  if (error instanceof Refused) return sayRefusal(language, error, words.faults);
  if (error instanceof InFile) {
    const what = sayWrong(context, error.cause);
    return what === undefined ? undefined : words.inFile(error.file, what);
  }
  return error instanceof CommanderError ? sayCommander(context, error) : undefined;
}

/** What commander says in English, in the language of the context: the name it speaks of stands in quotes. */
function sayCommander({ words: { faults } }: Context, { code, message }: CommanderError): string {
  const named = /'([^']*)'/.exec(message)?.[1] ?? '';
  switch (code) {
    case 'commander.unknownOption':
      return faults['unknown-option']({ option: named });
    case 'commander.missingArgument':
      return faults['missing-argument']({ argument: named });
    case 'commander.optionMissingArgument':
      return faults['option-needs-value']({ option: named.split(' ')[0] });
    case 'commander.excessArguments':
      return faults['too-many-arguments']({ command: named });
  }
  return faults['unknown-command']({ command: named, known: KNOWN.join(', ') });
}

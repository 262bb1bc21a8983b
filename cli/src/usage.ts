/** The command line: commands and options as commander reads them, and the help about them. */
import { BOT_NAMES } from '@gloaming/bots';
import { Command, Option } from 'commander';
import { allChoices, isYesNo, wholeNumber } from './base/choices.ts';
import { COMMAND_TABLE } from './commandTable.ts';
import { LABORATORY } from './lab/index.ts';
import type { CommandOption, CommandRow, Given } from './support/command.ts';
import type { Context } from './support/context.ts';
import { COMMANDS, type Words } from './text/index.ts';

export function usage(context: Context, done: (code: number) => void): Command {
  const { usage: words } = context.words;
  const program = new Command('gloaming');
  program
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({
      writeOut: (text) => context.terminal.print(text.trimEnd()),
      writeErr: () => {},
      getOutHelpWidth: () => context.terminal.width,
      getOutHasColors: () => false,
    })
    .configureHelp({
      styleTitle: (title) => titleIn(words, title),
      subcommandTerm: (sub) =>
        `${sub.name()} ${sub.registeredArguments.map((each) => argumentText(each.required, each.variadic, each.name())).join(' ')}`.trimEnd(),
    })
    .description(words.about)
    .usage('…')
    .option('--lang <code>', words.options.lang)
    .helpOption('-h, --help', words.help)
    .helpCommand('help [command]', words.helpCommand)
    .addHelpText('after', `\n${words.more}`);
  for (const name of COMMANDS) addCommand(context, program, name, COMMAND_TABLE[name], words.commands[name], done);
  for (const [name, row] of Object.entries(LABORATORY))
    addCommand(context, program, name, row, row.about, done).helpGroup(words.laboratory);
  return program;
}

function addCommand(
  context: Context,
  program: Command,
  name: string,
  { takes, options = [], setsTable, act }: CommandRow,
  about: string,
  done: (code: number) => void,
): Command {
  const { usage: words } = context.words;
  const command = program
    .command(name)
    .description(about)
    .usage(`${takes?.[0].replace('...', '') ?? ''} [--…]`.trim())
    .helpOption('-h, --help', words.help)
    .allowExcessArguments(false)
    .option('--lang <code>', words.options.lang)
    .action(async () => {
      const given: Given = {
        all: false,
        json: false,
        quick: false,
        together: false,
        ...command.opts<Partial<Given>>(),
      };
      done(await act(context, given, command.args));
    });
  if (takes !== undefined) command.argument(takes[0], words.arguments[takes[1]]);
  for (const option of [...options.map((each) => optionIn(words, each)), ...(setsTable ? tableOptions(context) : [])])
    command.addOption(option);
  return command;
}

function optionIn(
  { options: say, usual }: Words['usage'],
  { flags, says, usual: value, range }: CommandOption,
): Option {
  const text = typeof says !== 'string' ? says.english : says === 'bots' ? say.bots(BOT_NAMES.join(', ')) : say[says];
  const option = new Option(flags, value === undefined ? text : `${text} ${usual(value)}`);
  return range === undefined ? option : option.argParser(wholeNumber(flags.split(' ')[0], ...range));
}

/** What a table can be set to, in any game. */
function tableOptions({ language, words }: Context): Option[] {
  return allChoices().map((choice) => {
    const { name, values, isList } = choice;
    const text = choice.about(language);
    if (isYesNo(choice)) return new Option(`--${name}`, text);
    const all = `${text}: ${values.join(', ')} ${words.usage.usual(values[0])}`;
    return new Option(`--${name} <${isList ? 'a,b' : 'word'}>`, all);
  });
}

function argumentText(isRequired: boolean, isVariadic: boolean, name: string): string {
  const text = isVariadic ? `${name}…` : name;
  return isRequired ? `<${text}>` : `[${text}]`;
}

/** What commander calls the parts of a help. */
const TITLES: Readonly<Record<string, keyof Words['usage']['titles'] | undefined>> = {
  'Usage:': 'usage',
  'Arguments:': 'arguments',
  'Options:': 'options',
  'Commands:': 'commands',
};
function titleIn({ titles }: Words['usage'], title: string): string {
  const name = TITLES[title];
  return name === undefined ? title : titles[name];
}

/** The command line: commands and options as commander reads them, and the help about them. */
import { BOT_NAMES } from '@gloaming/bots';
import { Command, Option } from 'commander';
import { allChoices, isYesNo, wholeNumber } from './base/choices.ts';
import { COMMAND_TABLE } from './commandTable.ts';
import type { CommandOption, CommandRow, Given } from './desk/command.ts';
import type { Desk } from './desk/context.ts';
import { LABORATORY } from './lab/index.ts';
import { COMMANDS, type Words } from './text/index.ts';

export function usage(desk: Desk, done: (code: number) => void): Command {
  const { usage: words } = desk.words;
  const program = new Command('gloaming');
  program
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({
      writeOut: (text) => desk.terminal.print(text.trimEnd()),
      writeErr: () => {},
      getOutHelpWidth: () => desk.terminal.width,
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
  for (const name of COMMANDS) addCommand(desk, program, name, COMMAND_TABLE[name], words.commands[name], done);
  for (const [name, row] of Object.entries(LABORATORY))
    addCommand(desk, program, name, row, row.about, done).helpGroup(words.laboratory);
  return program;
}

function addCommand(
  desk: Desk,
  program: Command,
  name: string,
  { takes, options = [], setsTable, act }: CommandRow,
  about: string,
  done: (code: number) => void,
): Command {
  const { usage: words } = desk.words;
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
      done(await act(desk, given, command.args));
    });
  if (takes !== undefined) command.argument(takes[0], words.arguments[takes[1]]);
  for (const option of [...options.map((each) => optionIn(words, each)), ...(setsTable ? tableOptions(desk) : [])])
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
function tableOptions({ language, words }: Desk): Option[] {
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

/** The commands, their options, and the help about them. */
import { BOT_NAMES } from '@gloaming/bots';
import { GAME_NAMES } from '@gloaming/games';
import { Command, Option } from 'commander';
import { allChoices, attributeOf, chosenFor, isYesNo, MOST_SEED, wholeNumber } from './base/choices.ts';
import { refuse } from './base/faults.ts';
import { arena } from './commands/arena.ts';
import { balance } from './commands/balance.ts';
import { bench } from './commands/bench.ts';
import { cards } from './commands/cards.ts';
import { fuzz } from './commands/fuzz.ts';
import { hint } from './commands/hint.ts';
import { play } from './commands/play.ts';
import { position } from './commands/position.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { watch } from './commands/watch.ts';
import type { Desk } from './desk/context.ts';
import { type Budget, parseBots } from './opponents/botSpec.ts';
import { CHOICES, type CommandName, type Words } from './text/index.ts';

/** What the options of all commands together may have been given; each command reads its own. */
interface Given extends Record<string, unknown> {
  players?: number;
  bots?: string;
  seed?: number;
  name?: string;
  seat?: string;
  from?: string;
  all?: true;
  pace?: number;
  games?: number;
  ms?: number;
  iterations?: number;
  patience?: number;
  jobs?: number;
  resume?: string;
  game?: string;
  json?: true;
  step?: string;
  quick?: true;
}

const MOST_PLAYERS = 8;
const MOST_GAMES = 10_000_000;
/** An hour. */
const MOST_MS = 3_600_000;
const [FIRST_GAME] = GAME_NAMES;

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

  const command = (name: CommandName, takes: string, act: (args: string[], given: Given) => Promise<number>): Command =>
    program
      .command(name)
      .description(words.commands[name])
      .usage(`${takes} [--…]`.trim())
      .helpOption('-h, --help', words.help)
      .allowExcessArguments(false)
      .option('--lang <code>', words.options.lang)
      .action(async (...all: unknown[]) => {
        const own = all[all.length - 1] as Command;
        done(await act(own.args, own.opts<Given>()));
      });
  addCommands(desk, command);
  return program;
}

function argumentText(isRequired: boolean, isVariadic: boolean, name: string): string {
  const text = isVariadic ? `${name}…` : name;
  return isRequired ? `<${text}>` : `[${text}]`;
}

function titleIn({ titles }: Words['usage'], title: string): string {
  switch (title) {
    case 'Usage:':
      return titles.usage;
    case 'Arguments:':
      return titles.arguments;
    case 'Options:':
      return titles.options;
    case 'Commands:':
      return titles.commands;
  }
  return title;
}

function budgetOf({ ms, iterations }: Given): Budget {
  if (ms !== undefined && iterations !== undefined) refuse('not-together', { one: '--ms', other: '--iterations' });
  return ms !== undefined ? { ms } : iterations !== undefined ? { iterations } : {};
}

/** A game that is gone on with has its table already; and people on all seats leave none for bots. */
function expectTogether(given: Given): void {
  const isSaid = (name: string): boolean => given[attributeOf(name)] !== undefined;
  const other = ['players', ...allChoices().map(({ name }) => name)].find(isSaid);
  if (given.from !== undefined && other !== undefined) refuse('not-together', { one: '--from', other: `--${other}` });
  if (given.all === true && given.bots !== undefined) refuse('not-together', { one: '--all', other: '--bots' });
}

type Adding = (name: CommandName, takes: string, act: (args: string[], given: Given) => Promise<number>) => Command;

function addCommands(desk: Desk, command: Adding): void {
  const { options: say, usual, arguments: args } = desk.words.usage;
  const option = (flags: string, text: string, read?: (value: string) => number): Option => {
    const made = new Option(flags, text);
    return read === undefined ? made : made.argParser(read);
  };
  const number = (name: string, text: string, least: number, most: number): Option =>
    option(`--${name} <n>`, text, wholeNumber(`--${name}`, least, most));
  const players = number('players', `${say.players} ${usual('2')}`, 1, MOST_PLAYERS);
  const bots = (which: string): Option => option('--bots <a,b>', `${say.bots(BOT_NAMES.join(', '))} ${usual(which)}`);
  const seed = number('seed', say.seed, 0, MOST_SEED);
  const games = (n: number): Option => number('games', `${say.games} ${usual(String(n))}`, 1, MOST_GAMES);
  const game = option('--game <game>', `${say.game} ${usual(FIRST_GAME)}`);
  const json = option('--json', say.json);
  const withChoices = (to: Command): Command => {
    for (const choice of allChoices()) {
      const { name, values, isList } = choice;
      const text = CHOICES[desk.language][name] ?? name;
      to.addOption(
        isYesNo(choice)
          ? option(`--${name}`, text)
          : option(`--${name} <${isList ? 'a,b' : 'word'}>`, `${text}: ${values.join(', ')} ${usual(values[0])}`),
      );
    }
    return to;
  };
  const add = (to: Command, ...options: Option[]): Command => {
    for (const each of options) to.addOption(each);
    return to;
  };

  add(
    command('rules', '<game>', ([named], given) => rules(desk, { game: named, json: given.json === true })).argument(
      '<game>',
      args.game,
    ),
    json,
  );
  withChoices(
    add(
      command('play', '[game]', ([named], given) => {
        expectTogether(given);
        // Whoever has no name cannot be told from the others.
        if (given.name?.trim() === '') refuse('option-needs-value', { option: '--name' });
        return play(desk, {
          game: named,
          players: given.players ?? 2,
          chosen: chosenFor(named ?? FIRST_GAME, given),
          bots: given.bots === undefined ? [] : parseBots(given.bots),
          seed: given.seed,
          name: given.name,
          seat: given.seat,
          from: given.from,
          all: given.all === true,
        });
      }).argument('[game]', args.game),
      players,
      bots('greedy'),
      seed,
      option('--name <name>', say.name),
      option('--seat <letter>', say.seat),
      option('--from <file>', say.from),
      option('--all', say.all),
    ),
  );
  withChoices(
    add(
      command('watch', '<game>', ([named], given) =>
        watch(desk, {
          game: named,
          players: given.players ?? 2,
          chosen: chosenFor(named, given),
          bots: parseBots(given.bots ?? 'greedy'),
          seed: given.seed,
          pace: given.pace,
        }),
      ).argument('<game>', args.game),
      players,
      bots('greedy'),
      seed,
      number('pace', say.pace, 0, 60_000),
    ),
  );
  withChoices(
    add(
      command('simulate', '', (_, given) =>
        simulate(desk, {
          game: given.game ?? FIRST_GAME,
          games: given.games ?? 100,
          players: given.players ?? 2,
          chosen: chosenFor(given.game ?? FIRST_GAME, given),
          bots: parseBots(given.bots ?? (given.players === 1 ? 'greedy' : 'greedy,random')),
          seed: given.seed ?? 1,
          json: given.json === true,
        }),
      ),
      game,
      games(100),
      players,
      bots('greedy,random'),
      seed,
      json,
    ),
  );
  withChoices(
    add(
      command('arena', '', (_, given) =>
        arena(desk, {
          game: given.game ?? FIRST_GAME,
          players: given.players ?? 2,
          chosen: chosenFor(given.game ?? FIRST_GAME, given),
          bots: parseBots(given.bots ?? (given.players === 1 ? 'greedy' : 'greedy,random')),
          games: given.games ?? 400,
          seed: given.seed ?? 1,
          budget: budgetOf(given),
          patience: given.patience,
          jobs: given.jobs,
          resume: given.resume,
          json: given.json === true,
        }),
      ),
      game,
      players,
      bots('greedy,random'),
      number('games', `${say.gamesEach} ${usual('400')}`, 1, MOST_GAMES),
      seed,
      number('ms', say.ms, 1, MOST_MS),
      number('iterations', say.iterations, 1, MOST_GAMES),
      number('patience', say.patience, 1, MOST_MS),
      number('jobs', say.jobs, 1, 1024),
      option('--resume <file>', say.resume),
      json,
    ),
  );
  add(
    command('balance', '<game>', ([named], given) =>
      balance(desk, {
        game: named,
        games: given.games ?? 100,
        players: given.players,
        side: chosenFor(named, given).side,
        seed: given.seed ?? 1,
        json: given.json === true,
      }),
    ).argument('<game>', args.game),
    games(100),
    number('players', say.players, 1, MOST_PLAYERS),
    option('--side <word>', say.side),
    seed,
    json,
  );
  add(
    command('fuzz', '', (_, given) =>
      fuzz(desk, { game: given.game ?? FIRST_GAME, games: given.games ?? 1000, seed: given.seed ?? 1 }),
    ),
    game,
    games(1000),
    seed,
  );
  add(
    command('replay', '<file>', ([file], given) => replay(desk, { file, step: given.step })).argument(
      '<file>',
      args.record,
    ),
    option('--step <n>', say.step),
  );
  add(
    command('hint', '<file>', ([file], given) =>
      hint(desk, {
        file,
        step: given.step,
        seat: given.seat,
        budget: budgetOf(given),
        json: given.json === true,
      }),
    ).argument('<file>', args.either),
    option('--step <n>', say.hintStep),
    option('--seat <letter>', say.hintSeat),
    number('ms', say.ms, 1, MOST_MS),
    number('iterations', say.iterations, 1, MOST_GAMES),
    json,
  );
  command('verify', '<file>', ([file]) => verify(desk, file)).argument('<file>', args.record);
  add(
    command('cards', '[name]', (name, given) =>
      cards(desk, { game: given.game ?? FIRST_GAME, name: name.join(' '), json: given.json === true }),
    ).argument('[name...]', args.card),
    game,
    json,
  );
  command('position', '<file>', ([file]) => position(desk, file)).argument('<file>', args.position);
  add(
    command('bench', '', (_, given) => bench({ quick: given.quick === true, json: given.json === true })),
    option('--quick', say.quick),
    json,
  );
}

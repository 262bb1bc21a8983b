/** Games to learn the policy from: what a teacher answered, among which options, and when. */
import {
  BOT_NAMES,
  type Bot,
  type BotName,
  isBotName,
  isLevelName,
  KNOWLEDGE,
  LEVELS,
  levelled,
  makeBot,
} from '@gloaming/bots';
import { advance, asking, type Dice, keyFrom, makeDice, OVER, start, take, type Verb, viewOf } from '@gloaming/engine';
import {
  type Entry,
  type EntryOf,
  type GameName,
  isGameName,
  type TableOf,
  type VerbOf,
  withGame,
} from '@gloaming/games';
import { wholeNumber } from './wholeNumber.ts';

/** One answer: the verb that asked, the phase of the game, the options, and the index of the one that was taken. */
export interface PolicySample {
  readonly verb: string;
  readonly phase: number;
  readonly options: readonly number[];
  readonly taken: number;
}

export interface PolicyGames {
  readonly game: GameName;
  readonly bot: BotName;
  /** Iterations for each answer of a level, if not as many as usual. */
  readonly iterations?: number | undefined;
  readonly games: number;
  readonly seed: number;
}

/** So many answers in a hundred are random, so that unusual positions are learned about, too. */
const ODD = 5;
/** So many games in a hundred have two players. */
const FOR_TWO = 85;
const OTHER_PLAYERS = [3, 4];

function teacherOf<N extends GameName>(name: N, { bot, iterations }: PolicyGames): Bot<TableOf<N>, VerbOf<N>> {
  if (iterations === undefined || !isLevelName(bot)) return makeBot(bot, name);
  return levelled<TableOf<N>, VerbOf<N>>(KNOWLEDGE[name].guide, { ...LEVELS[bot], iterations }).now;
}

/** One of the games, by its number. */
export function playPolicyGame(games: PolicyGames, number: number): PolicySample[] {
  const dice = makeDice(games.seed * 1_000_003 + number);
  return withGame(games.game, (entry, name) => playOne(entry, name, teacherOf(name, games), dice));
}

function playOne<N extends GameName>(
  entry: EntryOf<N>,
  name: N,
  bot: Bot<TableOf<N>, VerbOf<N>>,
  dice: Dice,
): PolicySample[] {
  const { game } = entry;
  const s = start(game, anyOptions(entry, playersOf(game.players.min, dice), dice), keyFrom(dice));
  const samples: PolicySample[] = [];
  const out: number[] = [];
  for (let seat = advance(game, s, out); seat !== OVER; ) {
    const options = [...out];
    const f = asking(s, seat);
    const answer = bot(game, viewOf(game, s, seat), options, dice);
    if (f !== undefined && options.length > 1) {
      const phase = KNOWLEDGE[name].guide.phase(s.table);
      samples.push({ verb: f.verbs[f.at].verb, phase, options, taken: options.indexOf(answer) });
    }
    seat = take(game, s, seat, dice(100) < ODD ? options[dice(options.length)] : answer, out);
  }
  return samples;
}

/** A match needs two players, and its games are like others. */
const LEFT_OUT = ['match'];

/** Random options of the game: every value occurs, the usual ones most often. Who begins is by lot in any case. */
export function anyOptions<T, V extends Verb, O>({ options }: Entry<T, V, O>, players: number, dice: Dice): O {
  const chosen = options.choices
    .filter(({ isList, areSeats, name }) => isList !== true && areSeats !== true && !LEFT_OUT.includes(name))
    .map(({ name, values }) => [name, values[dice(4) === 0 ? dice(values.length) : 0]] as const);
  return options.parse(players, Object.fromEntries(chosen));
}

/** A random number of players: mostly two, and now and then one where a game can be played alone. */
export function playersOf(least: number, dice: Dice): number {
  const r = dice(100);
  if (r < FOR_TWO) return 2;
  return least === 1 && r % 3 === 0 ? 1 : OTHER_PLAYERS[r % OTHER_PLAYERS.length];
}

export function readPolicyGames(flags: Record<string, string | undefined>): PolicyGames {
  const { game = '', bot = 'greedy', iterations, games = '300', seed = '1' } = flags;
  if (!isGameName(game)) throw new Error(`There is no game "${game}".`);
  if (!isBotName(bot)) throw new Error(`There is no bot "${bot}": there are ${BOT_NAMES.join(', ')}.`);
  const given = iterations === undefined ? undefined : wholeNumber('iterations', iterations);
  return { game, bot, iterations: given, games: wholeNumber('games', games), seed: wholeNumber('seed', seed) };
}

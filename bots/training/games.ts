/** Games to learn from: who answered what, among which options, and when. */
import {
  BOT_NAMES,
  type Bot,
  type BotName,
  GUIDES,
  isBotName,
  isLevelName,
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
import { whole } from './whole.ts';

/** One answer: the verb that asked, how far the game had come, the options and which of them was taken. */
export interface Taken {
  readonly verb: string;
  readonly moment: number;
  readonly options: readonly number[];
  readonly at: number;
}

export interface Lessons {
  readonly game: GameName;
  readonly bot: BotName;
  /** How often a level plays in a world before it answers, if not as often as usual. */
  readonly iterations?: number | undefined;
  readonly games: number;
  readonly seed: number;
}

/** Of a hundred answers so many are by chance, so that there is something to learn about odd positions, too. */
const ODD = 5;
/** Of a hundred games so many are for two. */
const FOR_TWO = 85;
const OTHER_PLAYERS = [3, 4];

function teacherOf<N extends GameName>(name: N, { bot, iterations }: Lessons): Bot<TableOf<N>, VerbOf<N>> {
  if (iterations === undefined || !isLevelName(bot)) return makeBot(bot, name);
  return levelled<TableOf<N>, VerbOf<N>>(GUIDES[name], { ...LEVELS[bot], iterations }).now;
}

/** One game of the lessons, by its number. */
export function playLesson(lessons: Lessons, number: number): Taken[] {
  const dice = makeDice(lessons.seed * 1_000_003 + number);
  return withGame(lessons.game, (entry, name) => playOne(entry, name, teacherOf(name, lessons), dice));
}

function playOne<N extends GameName>(entry: EntryOf<N>, name: N, bot: Bot<TableOf<N>, VerbOf<N>>, dice: Dice): Taken[] {
  const { game } = entry;
  const s = start(game, anyOptions(entry, playersOf(game.players.min, dice), dice), keyFrom(dice));
  const taken: Taken[] = [];
  const out: number[] = [];
  for (let seat = advance(game, s, out); seat !== OVER; ) {
    const options = [...out];
    const f = asking(s, seat);
    const answer = bot(game, viewOf(game, s, seat), options, dice);
    if (f !== undefined && options.length > 1) {
      const moment = GUIDES[name].moment(s.table);
      taken.push({ verb: f.verbs[f.at].verb, moment, options, at: options.indexOf(answer) });
    }
    seat = take(game, s, seat, dice(100) < ODD ? options[dice(options.length)] : answer, out);
  }
  return taken;
}

/** A match needs two players, and its games are like others. */
const LEFT_OUT = ['match'];

/** Every choice is tried, the usual one most of the time. */
export function anyOptions<T, V extends Verb, O>({ options }: Entry<T, V, O>, players: number, dice: Dice): O {
  const chosen = options.choices
    .filter(({ isList, name }) => isList !== true && !LEFT_OUT.includes(name))
    .map(({ name, values }) => [name, values[dice(4) === 0 ? dice(values.length) : 0]] as const);
  return options.parse(players, Object.fromEntries(chosen));
}

/** Mostly two; where one can play alone, that too now and then. */
export function playersOf(least: number, dice: Dice): number {
  const r = dice(100);
  if (r < FOR_TWO) return 2;
  return least === 1 && r % 3 === 0 ? 1 : OTHER_PLAYERS[r % OTHER_PLAYERS.length];
}

export function readLessons(flags: Record<string, string | undefined>): Lessons {
  const { game = '', bot = 'greedy', iterations, games = '300', seed = '1' } = flags;
  if (!isGameName(game)) throw new Error(`There is no game "${game}".`);
  if (!isBotName(bot)) throw new Error(`There is no bot "${bot}": there are ${BOT_NAMES.join(', ')}.`);
  const given = iterations === undefined ? undefined : whole('iterations', iterations);
  return { game, bot, iterations: given, games: whole('games', games), seed: whole('seed', seed) };
}

/** Games to learn chances from: how everybody stood where a stage began, and who won. */
import {
  BOT_NAMES,
  type BotName,
  byHabit,
  DESCRIBED,
  type Facts,
  GUIDES,
  isBotName,
  makeBot,
  makeFacts,
} from '@gloaming/bots';
import { advance, type Dice, keyFrom, makeDice, OVER, type State, start, take, viewOf } from '@gloaming/engine';
import { type EntryOf, type GameName, isGameName, type TableOf, type VerbOf, withGame } from '@gloaming/games';
import { anyOptions, playersOf } from './games.ts';
import { whole } from './whole.ts';

/** What was so of a player then, and the player's share of the victory. */
export interface Stand extends Facts {
  share: number;
}
/** One moment: all players. */
export type Moment = readonly Stand[];

/** Who plays: a bot, or everybody by habit, which is quicker. */
type Player = BotName | typeof HABIT;
const HABIT = 'habit';

export interface Standings {
  readonly game: GameName;
  readonly bot: Player;
  readonly games: number;
  readonly seed: number;
}

/** Of a hundred answers so many are by chance alone, so that odd positions come up, too. */
const ODD = 3;
const facts = makeFacts();

/** One of the games, by its number. */
export function playStandings({ game, bot, seed }: Standings, number: number): Moment[] {
  const dice = makeDice(seed * 1_000_003 + number);
  return withGame(game, (entry, name) => playOne(entry, name, bot, dice));
}

function playOne<N extends GameName>(entry: EntryOf<N>, name: N, player: Player, dice: Dice): Moment[] {
  const { game } = entry;
  const s = start(game, anyOptions(entry, playersOf(2, dice), dice), keyFrom(dice));
  const guide = GUIDES[name];
  const bot = player === HABIT ? null : makeBot(player, name);
  const moments: Moment[] = [];
  const out: number[] = [];
  let stage = guide.stage(s.table);
  for (let seat = advance(game, s, out); seat !== OVER; ) {
    if (guide.stage(s.table) !== stage) {
      stage = guide.stage(s.table);
      moments.push(standsOf(name, s));
    }
    const options = [...out];
    const answer =
      dice(100) < ODD
        ? options[dice(options.length)]
        : bot === null
          ? options[byHabit<TableOf<N>, VerbOf<N>>(guide, s, seat, options, dice)]
          : bot(game, viewOf(game, s, seat), options, dice);
    seat = take(game, s, seat, answer, out);
  }
  const winners = game.result(s.table)?.winners ?? [];
  for (const moment of moments)
    moment.forEach((stand, player) => {
      stand.share = winners.includes(player) ? 1 / winners.length : 0;
    });
  return moments;
}

function standsOf<N extends GameName>(name: N, s: State<TableOf<N>, VerbOf<N>>): Stand[] {
  const { players, describe } = DESCRIBED[name];
  return Array.from({ length: players(s.table) }, (_, player) => {
    describe(s, player, facts);
    const { n } = facts;
    return { at: facts.at.slice(0, n), value: facts.value.slice(0, n), n, share: 0 };
  });
}

export function readStandings(flags: Record<string, string | undefined>): Standings {
  const { game = '', bot = HABIT, games = '20000', seed = '1' } = flags;
  if (!isGameName(game)) throw new Error(`There is no game "${game}".`);
  if (bot !== HABIT && !isBotName(bot))
    throw new Error(`There is no bot "${bot}": there are ${[HABIT, ...BOT_NAMES].join(', ')}.`);
  return { game, bot, games: whole('games', games), seed: whole('seed', seed) };
}

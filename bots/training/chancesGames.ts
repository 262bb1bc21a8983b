/** Games to learn chances from: the features of every player where a stage began, and who won. */
import {
  BOT_NAMES,
  type BotName,
  type Features,
  isBotName,
  KNOWLEDGE,
  makeBot,
  makeFeatures,
  sampleFromPolicy,
} from '@gloaming/bots';
import { advance, type Dice, keyFrom, makeDice, OVER, type State, start, take, viewOf } from '@gloaming/engine';
import { type EntryOf, type GameName, isGameName, type TableOf, type VerbOf, withGame } from '@gloaming/games';
import { learningOf } from './learningOf.ts';
import { anyOptions, playersOf } from './policyGames.ts';
import { wholeNumber } from './wholeNumber.ts';

/** What was so of a player then, and the player's share of the victory. */
export interface PlayerSample extends Features {
  share: number;
}
/** One position: all players. */
export type ChancesSample = readonly PlayerSample[];

/** Who plays: a bot, or everybody by the policy, which is quicker. */
type Player = BotName | typeof BY_POLICY;
const BY_POLICY = 'policy';

export interface ChancesGames {
  readonly game: GameName;
  readonly bot: Player;
  readonly games: number;
  readonly seed: number;
}

/** So many answers in a hundred are random, so that unusual positions come up, too. */
const ODD = 3;
const features = makeFeatures();

/** One of the games, by its number. */
export function playChancesGame({ game, bot, seed }: ChancesGames, number: number): ChancesSample[] {
  const dice = makeDice(seed * 1_000_003 + number);
  return withGame(game, (entry, name) => playOne(entry, name, bot, dice));
}

function playOne<N extends GameName>(entry: EntryOf<N>, name: N, player: Player, dice: Dice): ChancesSample[] {
  const { game } = entry;
  const s = start(game, anyOptions(entry, playersOf(2, dice), dice), keyFrom(dice));
  const guide = KNOWLEDGE[name].guide;
  const bot = player === BY_POLICY ? null : makeBot(player, name);
  const samples: ChancesSample[] = [];
  const out: number[] = [];
  let stage = guide.stage(s.table);
  for (let seat = advance(game, s, out); seat !== OVER; ) {
    if (guide.stage(s.table) !== stage) {
      stage = guide.stage(s.table);
      samples.push(sampleOf(name, s));
    }
    const options = [...out];
    const answer =
      dice(100) < ODD
        ? options[dice(options.length)]
        : bot === null
          ? options[sampleFromPolicy<TableOf<N>, VerbOf<N>>(guide, s, seat, options, dice)]
          : bot(game, viewOf(game, s, seat), options, dice);
    seat = take(game, s, seat, answer, out);
  }
  const winners = game.result(s.table)?.winners ?? [];
  for (const sample of samples)
    sample.forEach((each, player) => {
      each.share = winners.includes(player) ? 1 / winners.length : 0;
    });
  return samples;
}

function sampleOf<N extends GameName>(name: N, s: State<TableOf<N>, VerbOf<N>>): PlayerSample[] {
  const { players, describe } = learningOf(name);
  return Array.from({ length: players(s.table) }, (_, player) => {
    describe(s, player, features);
    const { n } = features;
    return { at: features.at.slice(0, n), value: features.value.slice(0, n), n, share: 0 };
  });
}

export function readChancesGames(flags: Record<string, string | undefined>): ChancesGames {
  const { game = '', bot = BY_POLICY, games = '20000', seed = '1' } = flags;
  if (!isGameName(game)) throw new Error(`There is no game "${game}".`);
  if (bot !== BY_POLICY && !isBotName(bot))
    throw new Error(`There is no bot "${bot}": there are ${[BY_POLICY, ...BOT_NAMES].join(', ')}.`);
  return { game, bot, games: wholeNumber('games', games), seed: wholeNumber('seed', seed) };
}

/** Games played by habit, quickly: how everybody stood where a stage began, and who won. */
import { DESCRIBED, GUIDES, makeFacts } from '@gloaming/bots';
import { advance, asking, type Dice, keyFrom, OVER, type State, start, take } from '@gloaming/engine';
import { type EntryOf, type GameName, type TableOf, type VerbOf, withGame } from '@gloaming/games';
import { anyOptions, playersOf } from './games.ts';

/** What was so of a player then, and the player's share of the victory. */
export interface Stand {
  readonly at: Int32Array;
  readonly value: Float64Array;
  share: number;
}
/** One moment: all players. */
export type Moment = readonly Stand[];

/** Of a hundred answers so many are by chance alone, so that odd positions come up, too. */
const ODD = 4;
const FINE = 0x1000000;
const facts = makeFacts();

export const playByHabit = (game: GameName, dice: Dice): Moment[] =>
  withGame(game, (entry, name) => playOne(entry, name, dice));

function playOne<N extends GameName>(entry: EntryOf<N>, name: N, dice: Dice): Moment[] {
  const { game } = entry;
  const s = start(game, anyOptions(entry, playersOf(game.players.min, dice), dice), keyFrom(dice));
  const guide = GUIDES[name];
  const moments: Moment[] = [];
  const out: number[] = [];
  const weights: number[] = [];
  let stage = guide.stage(s.table);
  for (let seat = advance(game, s, out); seat !== OVER; ) {
    if (guide.stage(s.table) !== stage) {
      stage = guide.stage(s.table);
      moments.push(standsOf(name, s));
    }
    const f = asking(s, seat);
    if (f === undefined) break;
    guide.habits?.(s, seat, f.verbs[f.at], out, weights);
    const at = dice(100) < ODD ? dice(out.length) : pick(weights, out.length, dice);
    seat = take(game, s, seat, out[at], out);
  }
  const winners = game.result(s.table)?.winners ?? [];
  for (const moment of moments)
    moment.forEach((stand, player) => {
      stand.share = winners.includes(player) ? 1 / winners.length : 0;
    });
  return moments;
}

function standsOf<N extends GameName>(name: N, s: State<TableOf<N>, VerbOf<N>>): Stand[] {
  const { players, describe } = describedBy(name);
  return Array.from({ length: players(s.table) }, (_, player) => {
    describe(s, player, facts);
    return { at: facts.at.slice(0, facts.n), value: facts.value.slice(0, facts.n), share: 0 };
  });
}

/** The chances of some games are not learned. */
export function describedBy<N extends GameName>(name: N): NonNullable<(typeof DESCRIBED)[N]> {
  const described = DESCRIBED[name];
  if (described === undefined) throw new Error(`The chances of "${name}" are not learned.`);
  return described;
}

function pick(weights: readonly number[], n: number, dice: Dice): number {
  let sum = 0;
  for (let i = 0; i < n; i++) sum += weights[i];
  let left = (dice(FINE) / FINE) * sum;
  for (let i = 0; i < n; i++) {
    left -= weights[i];
    if (left < 0) return i;
  }
  return n - 1;
}

/** A worker thread in which bots think. It is given a view, never a state: what a seat does not see does not come here. */
import { type Bot, type BotName, makeBot } from '@gloaming/bots';
import { makeDice, type View } from '@gloaming/engine';
import { type EntryOf, fetchRules, type GameName, type TableOf, type VerbOf } from '@gloaming/games';
import type { ThreadTask } from './botThreads.ts';

/**
 * The cancel flag of the current question. A thread that thinks receives no messages, but the search reads its clock all the time: a
 * cancelled search is told that its time is up.
 */
let off: Int32Array | null = null;
let haste = 1;
const clock = (): number =>
  off !== null && Atomics.load(off, 0) === 1 ? Number.POSITIVE_INFINITY : performance.now() * haste;

/** No time passes until it is called off. */
const standing = (): number => (clock() === Number.POSITIVE_INFINITY ? Number.POSITIVE_INFINITY : 0);

/** The bots of the last few seats are kept (LRU), so that each can reuse the tree of its last search. */
const KEPT = 4;
const known = new Map<string, unknown>();
function botAt<N extends GameName>(place: string, bot: BotName, game: N): Bot<TableOf<N>, VerbOf<N>> {
  const name = `${place} ${bot} ${game}`;
  const one = (known.get(name) as Bot<TableOf<N>, VerbOf<N>> | undefined) ?? makeBot(bot, game, clock);
  known.delete(name);
  known.set(name, one);
  for (const oldest of known.keys()) if (known.size > KEPT) known.delete(oldest);
  return one;
}

export default function think(thought: ThreadTask): Promise<number> {
  const { game, rules, bot, place, view, options, seed, fixed } = thought;
  off = thought.off;
  haste = thought.haste;
  return fetchRules(game, rules, <N extends GameName>(entry: EntryOf<N>, name: N) =>
    (fixed === undefined ? botAt(place, bot, name) : makeBot(bot, name, standing))(
      entry.game,
      view as View<TableOf<N>, VerbOf<N>>,
      options,
      makeDice(seed),
    ),
  );
}

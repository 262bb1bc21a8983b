/** Thinks in a thread of its own. It is given a view: what a seat does not see does not come here. */
import { type Bot, type BotName, makeBot } from '@gloaming/bots';
import { makeDice, type View } from '@gloaming/engine';
import { type EntryOf, type GameName, type TableOf, type VerbOf, withGame } from '@gloaming/games';
import type { Thought } from './brains.ts';

/** The thought that is under way. No message is heard in the middle of one, but whoever thinks looks at the clock all the time. */
let off: Int32Array | null = null;
const clock = (): number => (off !== null && Atomics.load(off, 0) === 1 ? Number.POSITIVE_INFINITY : performance.now());

/** So many seats' bots are kept, each to go on from its last thought; whoever was asked last stands last. */
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

export default function think(thought: Thought): number {
  const { game, bot, place, view, options, seed } = thought;
  off = thought.off;
  return withGame(game, <N extends GameName>(entry: EntryOf<N>, name: N) =>
    botAt(place, bot, name)(entry.game, view as View<TableOf<N>, VerbOf<N>>, options, makeDice(seed)),
  );
}

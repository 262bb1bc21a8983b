/** Thinks in a thread of its own. It is given a view: what a seat does not see does not come here. */
import { type Bot, type BotName, makeBot } from '@gloaming/bots';
import { makeDice, type View } from '@gloaming/engine';
import { type EntryOf, type GameName, type TableOf, type VerbOf, withGame } from '@gloaming/games';

export interface Thought {
  game: string;
  bot: BotName;
  view: unknown;
  options: number[];
  seed: number;
}

/** One of each, to go on from its last thought: most questions follow the one before. */
const known = new Map<string, unknown>();
function botOf<N extends GameName>(bot: BotName, game: N): Bot<TableOf<N>, VerbOf<N>> {
  const name = `${bot} ${game}`;
  const one =
    (known.get(name) as Bot<TableOf<N>, VerbOf<N>> | undefined) ?? makeBot(bot, game, () => performance.now());
  known.set(name, one);
  return one;
}

export default function think({ game, bot, view, options, seed }: Thought): number {
  return withGame(game, <N extends GameName>(entry: EntryOf<N>, name: N) =>
    botOf(bot, name)(entry.game, view as View<TableOf<N>, VerbOf<N>>, options, makeDice(seed)),
  );
}

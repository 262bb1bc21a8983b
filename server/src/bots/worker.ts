/** Thinks in a thread of its own. It is given a view: what a seat does not see does not come here. */
import { type BotName, makeBot } from '@gloaming/bots';
import { makeDice, type View } from '@gloaming/engine';
import { type EntryOf, type GameName, type TableOf, type VerbOf, withGame } from '@gloaming/games';

export interface Thought {
  game: string;
  bot: BotName;
  view: unknown;
  options: number[];
  seed: number;
}

export default function think({ game, bot, view, options, seed }: Thought): number {
  return withGame(game, <N extends GameName>(entry: EntryOf<N>, name: N) =>
    makeBot(bot, name, () => performance.now())(
      entry.game,
      view as View<TableOf<N>, VerbOf<N>>,
      options,
      makeDice(seed),
    ),
  );
}

/** Bots at their seats: each goes on from the tree of its last search. */
import { makeDice, type View } from '@gloaming/engine';
import { type EntryOf, fetchRules, type GameName, type TableOf, type VerbOf } from '@gloaming/games/fetch';
import { random } from '../base/bot.ts';
import { greedy } from '../base/greedy.ts';
import type { BotName } from '../games/botNames.ts';
import { KNOWLEDGE } from '../games/index.ts';
import { levelled, type SlowBot } from '../search/bot.ts';
import { LEVELS } from '../search/levels.ts';
import type { PlayTask } from './messages.ts';

/** It lets other tasks run while it thinks. */
function slowBot<N extends GameName>(bot: BotName, game: N, clock: () => number): SlowBot<TableOf<N>, VerbOf<N>> {
  switch (bot) {
    case 'random':
      return async (rules, view, options, dice) => random(rules, view, options, dice);
    case 'greedy': {
      const quick = greedy<TableOf<N>, VerbOf<N>>(KNOWLEDGE[game].estimate);
      return async (rules, view, options, dice) => quick(rules, view, options, dice);
    }
    case 'novice':
    case 'adept':
    case 'master':
      return levelled<TableOf<N>, VerbOf<N>>(KNOWLEDGE[game].guide, LEVELS[bot], clock).slowly;
  }
}

/** Trees are large: only those of the last few seats are kept. */
const KEPT = 4;

export class SeatedBots {
  private readonly clock: () => number;
  /** In the order of their last use. */
  private readonly known = new Map<string, unknown>();

  constructor(clock: () => number) {
    this.clock = clock;
  }

  /** The game is fetched only now. Called off, it fails. */
  play({ game, rules, bot, place, view, options, seed }: PlayTask, signal: AbortSignal): Promise<number> {
    return fetchRules(game, rules, async <N extends GameName>(entry: EntryOf<N>, name: N) => {
      const at = `${place} ${bot} ${name}`;
      const think = this.botAt(at, bot, name);
      // The next question must not go on in a tree in which this one is still being thought about.
      signal.addEventListener('abort', () => this.known.delete(at), { once: true });
      const seen = view as View<TableOf<N>, VerbOf<N>>;
      const option = await think(entry.game, seen, options, makeDice(seed), { signal });
      signal.throwIfAborted();
      return option;
    });
  }

  private botAt<N extends GameName>(place: string, bot: BotName, game: N): SlowBot<TableOf<N>, VerbOf<N>> {
    const one = (this.known.get(place) as SlowBot<TableOf<N>, VerbOf<N>> | undefined) ?? slowBot(bot, game, this.clock);
    this.known.delete(place);
    this.known.set(place, one);
    for (const oldest of this.known.keys()) if (this.known.size > KEPT) this.known.delete(oldest);
    return one;
  }
}

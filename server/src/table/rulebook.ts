/** The rules that this program knows: a table of newer ones is left to other processes. */
import { fail } from '@gloaming/engine';
import { expectGame, GAME_NAMES, withGame } from '@gloaming/games';
import { FetchedRules, type PlayRules, rulesFrom } from '@gloaming/host';
import type { Newest } from '../storage/due.ts';

const TODAY: Newest = Object.fromEntries(GAME_NAMES.map((name) => [name, withGame(name, ({ game }) => game.rules)]));

/** By the rules of today. */
export const rulesToday = (name: string): PlayRules => withGame(name, rulesFrom);

export class Rulebook extends FetchedRules {
  readonly newest: Newest;

  /** Tests pass the numbers that an older program would know. */
  constructor(newest: Newest = TODAY) {
    super();
    this.newest = newest;
  }

  /** Refuses rules that are newer than these, too. */
  override async find(game: string, rules: number): Promise<PlayRules> {
    const ours = this.newest[expectGame(game)];
    if (rules > ours) fail('newer-rules', { game, rules, ours });
    return super.find(game, rules);
  }
  override async findNewest(game: string): Promise<PlayRules> {
    return this.find(game, this.newest[expectGame(game)]);
  }
}

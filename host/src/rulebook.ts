/** The rules of all tables, by game and number: a table is played by those with which it was made, whatever those of today are. */
import { isRefused } from '@gloaming/engine';
import { fetchGame, fetchRules } from '@gloaming/games/fetch';
import type { Rules } from './hall.ts';
import { type PlayRules, rulesFrom } from './play.ts';

/** Why a table cannot be played here, though nothing is wrong with it: nothing is written, and others may be able to. */
export const isUnplayable = (error: unknown): boolean =>
  isRefused(error, 'newer-rules', 'rules-not-kept', 'rules-unreadable');

/** Each is read once. */
export class FetchedRules implements Rules {
  private readonly read = new Map<string, Promise<PlayRules>>();

  /** Refuses rules that are newer than these, that nobody kept, or whose file is missing or damaged. */
  async find(game: string, rules: number): Promise<PlayRules> {
    const name = `${game} ${rules}`;
    const known = this.read.get(name);
    if (known !== undefined) return known;
    const read = fetchRules(game, rules, rulesFrom);
    this.read.set(name, read);
    // What could not be read may be there the next time.
    read.catch(() => this.read.delete(name));
    return read;
  }
  async findNewest(game: string): Promise<PlayRules> {
    return this.find(game, await fetchGame(game, (entry) => entry.game.rules));
  }
}

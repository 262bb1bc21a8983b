/** The rules of all tables, by game and number: a table is played by those with which it was made, whatever those of today are. */
import { fail, isRefused } from '@gloaming/engine';
import { expectGame, fetchRules, GAME_NAMES, withGame } from '@gloaming/games';
import type { Newest } from '../storage/tables.ts';
import { type PlayRules, rulesFrom } from './play.ts';

const TODAY: Newest = Object.fromEntries(GAME_NAMES.map((name) => [name, withGame(name, ({ game }) => game.rules)]));

/** Why a table cannot be played here, though nothing is wrong with it: nothing is written, and others may be able to. */
export const isUnplayable = (error: unknown): boolean =>
  isRefused(error, 'newer-rules', 'rules-not-kept', 'rules-unreadable');

export class Rulebook {
  readonly newest: Newest;
  private readonly read = new Map<string, Promise<PlayRules>>();

  /** Tests pass the numbers that an older program would know. */
  constructor(newest: Newest = TODAY) {
    this.newest = newest;
  }

  /** Refuses rules that are newer than these, that nobody kept, or whose file is missing or damaged. */
  async find(game: string, rules: number): Promise<PlayRules> {
    const ours = this.newest[expectGame(game)];
    if (rules > ours) fail('newer-rules', { game, rules, ours });
    const name = `${game} ${rules}`;
    const known = this.read.get(name);
    if (known !== undefined) return known;
    const read = fetchRules(game, rules, rulesFrom);
    this.read.set(name, read);
    // What could not be read may be there the next time.
    read.catch(() => this.read.delete(name));
    return read;
  }
  /** For new tables. */
  findNewest(game: string): Promise<PlayRules> {
    return this.find(game, this.newest[expectGame(game)]);
  }
}

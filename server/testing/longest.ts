/** The longest games: found among many that are played at random, and written into a store as the server writes them. */
import { type Dice, makeDice } from '@gloaming/engine';
import { GAME_NAMES, withGame } from '@gloaming/games';
import { type Answered, note, startIfFull } from '@gloaming/host';
import { insertPlayer } from '../src/storage/players.ts';
import type { Store } from '../src/storage/store.ts';
import { insertTable, readSnapshot } from '../src/storage/tables.ts';
import { rulesToday } from '../src/table/rulebook.ts';
import { SNAPSHOT_EVERY, TableCache } from '../src/table/tableCache.ts';

export interface Long {
  readonly game: string;
  readonly players: number;
  readonly options: unknown;
  readonly key: string;
  readonly answers: readonly Answered[];
}

/** Every number of players, and every single thing that a table can choose. */
function settingsOf(game: string): { players: number; options: unknown }[] {
  return withGame(game, ({ game: { players }, options }) => {
    const wishes = options.choices.flatMap(({ name, values }) => values.map((value) => ({ [name]: value })));
    const found: { players: number; options: unknown }[] = [];
    for (let n = players.min; n <= players.max; n++)
      for (const wish of wishes) {
        try {
          found.push({ players: n, options: rulesToday(game).choose(n, wish) });
        } catch {
          // Not every choice is for every number of players.
        }
      }
    return found;
  });
}

function playOut(game: string, options: unknown, key: string, dice: Dice): Answered[] {
  const { play } = rulesToday(game).begin(options, key);
  const answers: Answered[] = [];
  while (!play.isOver) {
    const [seat] = play.deciders();
    const possible = play.options(seat);
    const option = possible[dice(possible.length)];
    play.answer(seat, option);
    answers.push({ seat, option });
  }
  return answers;
}

/** Whoever answers at random takes longer than anybody who wants to win. */
function longestOf(game: string, each: number): Long {
  let longest: Long | null = null;
  for (const { players, options } of settingsOf(game))
    for (let n = 0; n < each; n++) {
      const key = n.toString(16).padStart(32, '0');
      const answers = playOut(game, options, key, makeDice(n));
      if (longest === null || answers.length > longest.answers.length)
        longest = { game, players, options, key, answers };
    }
  if (longest === null) throw new Error(`${game} cannot be played`);
  return longest;
}
export const allLongest = (each: number): Long[] => GAME_NAMES.map((game) => longestOf(game, each));

export interface Written {
  readonly table: string;
  /** Entries of the log, and how many of them came after the last snapshot. */
  readonly entries: number;
  readonly tail: number;
}

const OWNER = { id: 'bench0000000', name: 'Bench' };
/** Entries that are written one by one, so that snapshots come as they do in play. */
const ONE_BY_ONE = 120;
const AT_ONCE = 25;

/** Written until the moment, near its end, at which most is left to follow after the last snapshot. */
export async function write(store: Store, { game, players, options, key, answers }: Long, n: number): Promise<Written> {
  const complain = (error: unknown): never => {
    throw error;
  };
  const cache = new TableCache(store, { pause: 0, most: 10, now: Date.now, complain });
  const table = `longest${String(n).padStart(9, '0')}`;
  if (n === 0) await insertPlayer(store.db, OWNER, 'no secret', Date.now());
  const rules = withGame(game, (entry) => entry.game.rules);
  const seats = Array.from({ length: players }, (_, seat) => ({
    table,
    seat,
    kind: 'bot',
    player: null,
    bot: 'random',
    away: 'here',
    code: null,
  }));
  await insertTable(
    store.db,
    {
      id: table,
      game,
      rules,
      options: JSON.stringify(options),
      key,
      private: 1,
      time: '{"kind":"none"}',
      owner: OWNER.id,
      created: Date.now(),
      status: 'open',
      version: 0,
      result: null,
      rematch: null,
      due: null,
    },
    seats,
  );
  await cache.change(table, startIfFull);
  let given = 0;
  const give = (count: number): Promise<unknown> =>
    cache.change(table, (draft) => {
      for (const { seat, option } of answers.slice(given, given + count)) note(draft, 'answered', seat, option);
      given += count;
    });
  while (given < answers.length - ONE_BY_ONE) await give(AT_ONCE);
  // One before the next snapshot, as late as possible: a game that is over has a snapshot of its end.
  let live = await cache.find(table);
  while (live.version - live.kept < SNAPSHOT_EVERY - 1 || answers.length - given > SNAPSHOT_EVERY) {
    await give(1);
    live = await cache.find(table);
  }
  // Nobody waits for a snapshot, and so it may still be on its way.
  let snapshot = await readSnapshot(store.db, table);
  while (snapshot?.version !== live.kept) snapshot = await readSnapshot(store.db, table);
  return { table, entries: live.version, tail: live.version - live.kept };
}

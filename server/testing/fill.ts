/** A store as it is after years: very many finished games and many that are played, copied from two that were really played. */
import { type Dice, makeDice } from '@gloaming/engine';
import { makeTable, note, resign } from '@gloaming/host';
import type { Player } from '@gloaming/protocol';
import { type RawBuilder, sql } from 'kysely';
import { insertCredential } from '../src/storage/passphrases.ts';
import { insertPlayer } from '../src/storage/players.ts';
import { FOR_EVER, openStore, type Store } from '../src/storage/store.ts';
import { TableCache } from '../src/table/tableCache.ts';

interface Filled {
  readonly finished: number;
  readonly running: number;
  /** Entries of each log. */
  readonly entries: number;
  /** Milliseconds. */
  readonly took: number;
}

/** Players have some fifty games each. */
const GAMES_EACH = 50;
const ANSWERS = 40;
const OWNER: Player = { id: 'bench0000000', name: 'Bench' };
/** Numbers are written with as many digits, so that ids are as long as they have to be. */
const TABLES = 100_000_000_000_000;
const PLAYERS = 10_000_000_000;
/** One of those who have games, for whom there is a secret. */
export const FIRST_PLAYER = `p${PLAYERS}`;

export async function fill(
  place: string,
  game: string,
  finished: number,
  running: number,
  secret: string,
): Promise<Filled> {
  const begun = performance.now();
  // Some of its statements take minutes.
  const store = await openStore(place, FOR_EVER);
  try {
    const cache = new TableCache(store, {
      pause: 0,
      most: 10,
      now: Date.now,
      complain: (error) => {
        throw error;
      },
    });
    await insertPlayer(store.db, OWNER, 'nobody knows', Date.now());
    const entries = await fillWith(store, cache, game, finished, running);
    await insertCredential(store.db, FIRST_PLAYER, secret, Date.now());
    return { finished, running, entries, took: performance.now() - begun };
  } finally {
    await store.db.destroy();
  }
}

async function fillWith(
  store: Store,
  cache: TableCache,
  game: string,
  finished: number,
  running: number,
): Promise<number> {
  const players = Math.max(1, Math.ceil(finished / GAMES_EACH));
  await sql`insert into player (id, name, created)
    with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit(players - 1)})
    select ${playerAt(players)}, 'Player', 0 from n`.execute(store.db);
  const live = await playSome(cache, game, makeDice(1));
  await copy(store, live, 'r', running, players);
  await cache.change(live, (draft) => resign(draft, OWNER.id, 'adept'));
  await cache.writeSnapshots();
  await copy(store, live, 'f', finished, players);
  // What was just written is tidied up and on the disk, as that of years is.
  if (store.kind === 'postgres')
    for (const each of ['vacuum analyze', 'checkpoint']) await sql.raw(each).execute(store.db);
  return (await cache.find(live)).version;
}

/** A game of a person with a bot, as far as some answers lead. */
async function playSome(cache: TableCache, game: string, dice: Dice): Promise<string> {
  const time = { kind: 'days', days: 3 } as const;
  const seats = [{ kind: 'me' } as const, { kind: 'bot', bot: 'random' } as const];
  const { row } = await makeTable(cache, OWNER, { game, seats, time });
  await cache.change(row.id, (draft) => {
    for (let given = 0; given < ANSWERS && draft.live.status === 'playing'; given++) {
      const { play } = draft.live;
      const [seat] = play?.deciders() ?? [];
      const options = play?.options(seat) ?? [];
      note(draft, 'answered', seat, options[dice(options.length)]);
    }
  });
  await cache.writeSnapshots();
  return row.id;
}

const playerAt = (players: number): RawBuilder<string> =>
  sql`'p' || cast(${sql.lit(PLAYERS)} + i % ${sql.lit(players)} as text)`;

/** The table, with its seats, log and snapshot, so many times, each time of another player. */
async function copy({ db }: Store, from: string, first: string, many: number, players: number): Promise<void> {
  const counted = sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit(many - 1)})`;
  const id = sql`${sql.lit(first)} || cast(${sql.lit(TABLES)} + i as text)`;
  const part = async (
    name: 'table' | 'seat' | 'log' | 'snapshot',
    other: Readonly<Record<string, RawBuilder<unknown>>>,
  ) => {
    const row = await db
      .selectFrom(name)
      .selectAll()
      .where(name === 'table' ? 'id' : 'table', '=', from as never)
      .executeTakeFirstOrThrow();
    const columns = Object.keys(row as object);
    const values = columns.map((column) => other[column] ?? sql.ref(`it.${column}`));
    const key = sql.ref(name === 'table' ? 'it.id' : 'it.table');
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      ${counted} select ${sql.join(values)} from n, ${sql.table(name)} as it where ${key} = ${sql.lit(from)}`.execute(
      db,
    );
  };
  const player = playerAt(players);
  await part('table', { id, owner: player, created: sql`it.created - i * 1000` });
  await part('seat', { table: id, player: sql`case when it.player is null then null else ${player} end` });
  await part('log', { table: id });
  await part('snapshot', { table: id });
}

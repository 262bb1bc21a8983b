/** Deals of the day and the tries at them. */
import type { Insertable } from 'kysely';
import type { AttemptRow, DealRow, Schema } from './schema.ts';
import type { Db } from './store.ts';

export type NewAttempt = Omit<Insertable<Schema['attempt']>, 'table'>;
export interface DealPlace {
  readonly game: string;
  readonly day: string;
}

/** The secret of this name; `made` becomes it if there is none yet. Of several processes the first one decides. */
export async function keepSecret(db: Db, name: string, made: string): Promise<string> {
  await db
    .insertInto('secret')
    .values({ name, value: made })
    .onConflict((on) => on.doNothing())
    .execute();
  const { value } = await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}

/** Of several who begin it at once the first one decides by which rules it is played. */
export async function keepDeal(db: Db, wanted: DealRow): Promise<DealRow> {
  await db
    .insertInto('deal')
    .values(wanted)
    .onConflict((on) => on.doNothing())
    .execute();
  return (await readDeal(db, wanted)) ?? wanted;
}
export const readDeal = (db: Db, { game, day }: DealPlace): Promise<DealRow | undefined> =>
  db.selectFrom('deal').selectAll().where('game', '=', game).where('day', '=', day).executeTakeFirst();

/** Somebody owns the tables at which only bots play. Nobody can be this player: it has no secret. */
export async function keepHouse(db: Db, id: string, name: string, now: number): Promise<void> {
  await db
    .insertInto('player')
    .values({ id, name, created: now })
    .onConflict((on) => on.doNothing())
    .execute();
}

export const readAttempts = (db: Db, { game, day }: DealPlace): Promise<AttemptRow[]> =>
  db.selectFrom('attempt').selectAll().where('game', '=', game).where('day', '=', day).execute();

export const readAttempt = (db: Db, { game, day }: DealPlace, who: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('attempt')
    .selectAll()
    .where('game', '=', game)
    .where('day', '=', day)
    .where('who', '=', who)
    .executeTakeFirst();

export const readAttemptAt = (db: Db, table: string): Promise<AttemptRow | undefined> =>
  db.selectFrom('attempt').selectAll().where('table', '=', table).executeTakeFirst();

/** How many players have begun it; bots are not counted. */
export async function countPlayers(db: Db, { game, day }: DealPlace): Promise<number> {
  const { count } = await db
    .selectFrom('attempt')
    .select((e) => e.fn.count<number | string>('player').as('count'))
    .where('game', '=', game)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Tables of tries that have ended and were not counted yet: whoever should have done that may have died. */
export async function readUncounted(db: Db, { game, day }: DealPlace): Promise<string[]> {
  const rows = await db
    .selectFrom('attempt')
    .innerJoin('table', 'table.id', 'attempt.table')
    .select('table.id')
    .where('attempt.game', '=', game)
    .where('attempt.day', '=', day)
    .where('attempt.state', '=', 'playing')
    .where('table.status', '=', 'ended')
    .execute();
  return rows.map(({ id }) => id);
}

/** Once: what was counted stays. */
export type Counted = Pick<AttemptRow, 'state' | 'ended' | 'won' | 'points' | 'best'>;
export async function writeCounted(db: Db, table: string, counted: Counted): Promise<void> {
  await db.updateTable('attempt').set(counted).where('table', '=', table).where('state', '=', 'playing').execute();
}

/** The days of which a player has finished a deal, the newest first. */
export async function readDays(db: Db, player: string): Promise<string[]> {
  const rows = await db
    .selectFrom('attempt')
    .select('day')
    .distinct()
    .where('player', '=', player)
    .where('state', 'in', ['played', 'resigned'])
    .orderBy('day', 'desc')
    .execute();
  return rows.map(({ day }) => day);
}

/** All that is kept of a player, to be given to them, or to go. */
import { readDevices } from './players.ts';
import type { PlayedRow } from './schema.ts';
import type { Db } from './store.ts';

/** Called so where nobody is to know any more who it was. */
export const NAMELESS = '?';

export interface Sitting {
  readonly table: string;
  readonly seat: number;
  readonly status: string;
}
export const readSittings = (db: Db, player: string): Promise<Sitting[]> =>
  db
    .selectFrom('seat')
    .innerJoin('table', 'table.id', 'seat.table')
    .select(['seat.table', 'seat.seat', 'table.status'])
    .where('seat.player', '=', player)
    .execute();
/** Tables that wait for players, and that nobody else has made. */
export const readWaitingOf = async (db: Db, owner: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('table')
    .select('id')
    .where('owner', '=', owner)
    .where('status', '=', 'open')
    .execute();
  return rows.map(({ id }) => id);
};

/** By what it is. Secrets, passphrases and codes are left out: nobody needs them who is the player already. */
export async function readEverything(db: Db, player: string): Promise<Record<string, unknown[]>> {
  const of = <T extends 'played' | 'solved' | 'attempt' | 'request'>(part: T) =>
    db
      .selectFrom(part as 'played')
      .selectAll()
      .where('player', '=', player)
      .execute();
  const tables = await db
    .selectFrom('seat')
    .innerJoin('table', 'table.id', 'seat.table')
    .select(['table.id', 'table.game', 'table.created', 'table.status', 'seat.seat', 'seat.away'])
    .where('seat.player', '=', player)
    .orderBy('table.created')
    .execute();
  return {
    player: await db.selectFrom('player').selectAll().where('id', '=', player).execute(),
    devices: await readDevices(db, player),
    tables,
    played: await of('played'),
    puzzles: await of('solved'),
    deals: await of('attempt'),
    requests: await of('request'),
    reports: await db.selectFrom('report').selectAll().where('by', '=', player).execute(),
  };
}

/** Nobody is this player any more, and nothing says who it was. What was played stays, for the others who did. */
export function forgetPlayer(db: Db, player: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    for (const part of ['credential', 'claim', 'passphrase', 'played', 'solved', 'attempt', 'request'] as const)
      await tx.deleteFrom(part).where('player', '=', player).execute();
    await tx.deleteFrom('report').where('by', '=', player).execute();
    await tx.updateTable('player').set({ name: NAMELESS }).where('id', '=', player).execute();
  });
}

export async function writeNews(db: Db, table: string, number: number, news: string): Promise<void> {
  await db.updateTable('log').set({ news }).where('table', '=', table).where('number', '=', number).execute();
}
export async function writePackBody(db: Db, table: string, body: string): Promise<void> {
  await db.updateTable('pack').set({ body }).where('table', '=', table).execute();
}
export const readPlayedAt = (db: Db, table: string): Promise<PlayedRow[]> =>
  db.selectFrom('played').selectAll().where('table', '=', table).execute();
export async function writeNames(db: Db, { player, table }: PlayedRow, names: string): Promise<void> {
  await db.updateTable('played').set({ names }).where('player', '=', player).where('table', '=', table).execute();
}

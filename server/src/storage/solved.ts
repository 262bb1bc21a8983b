/** What came of puzzles. */
import type { SolvedRow } from './schema.ts';
import type { Db } from './store.ts';

/** What came first stands. */
export async function insertSolved(db: Db, rows: readonly SolvedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('solved')
    .values(rows.slice())
    .onConflict((on) => on.doNothing())
    .execute();
}

export const readSolved = (db: Db, player: string): Promise<SolvedRow[]> =>
  db.selectFrom('solved').selectAll().where('player', '=', player).orderBy('at').execute();

/** By outcome: how many players. */
export async function countSolved(
  db: Db,
  { game, puzzle }: Pick<SolvedRow, 'game' | 'puzzle'>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('solved')
    .select('outcome')
    .select((e) => e.fn.countAll<number | string>().as('count'))
    .where('game', '=', game)
    .where('puzzle', '=', puzzle)
    .groupBy('outcome')
    .execute();
  return new Map(rows.map(({ outcome, count }) => [outcome, Number(count)]));
}

/** Writes finished games into the records of those who played them. */
import { personasOf } from '@gloaming/games/personas';
import { type Live, namesOf } from '@gloaming/host';
import type { Result } from '@gloaming/protocol';
import { insertPlayed, readForgotten, readUnrecorded } from '../storage/played.ts';
import type { PlayedRow } from '../storage/schema.ts';
import { complainOnce } from '../table/loadMany.ts';
import type { TableCache } from '../table/tableCache.ts';

/** Whoever was told of the end may call it, in any process: what is written already stays. */
export async function recordGame(cache: TableCache, live: Live): Promise<void> {
  const { db } = cache.store;
  const { row, status, result, seats } = live;
  if (status !== 'ended' || result === null || row.lesson !== null) return;
  const people = seats.flatMap(({ kind, player }) => (kind === 'player' && player !== null ? [player] : []));
  const forgotten = await readForgotten(db, people);
  const rows = seats.flatMap(({ seat, kind, player }): PlayedRow[] =>
    kind !== 'player' || player === null || row.created < (forgotten.get(player) ?? 0)
      ? []
      : [playedAt(live, seat, player)],
  );
  await insertPlayed(db, rows);
}

/** Games that ended before there was a record, or whose process died, a page at a time. */
export async function recordMissed(cache: TableCache, player: string): Promise<void> {
  for (const table of await readUnrecorded(cache.store.db, player))
    try {
      await recordGame(cache, await cache.find(table));
    } catch (error) {
      // One that cannot be read does not keep the others out.
      if (!complainOnce(cache, table, error)) throw error;
    }
}

const AUTOMA = 'automa';
const PEOPLE = 'people';

function rivalsOf({ seats }: Live, seat: number): string {
  const others = seats.filter((each) => each.seat !== seat);
  if (others.length === 0) return AUTOMA;
  if (others.some(({ kind }) => kind !== 'bot')) return PEOPLE;
  return [...new Set(others.map(({ bot }) => bot ?? ''))].toSorted().join(',');
}

function playedAt(live: Live, seat: number, player: string): PlayedRow {
  const { row, result, at, tookBack, astray } = live;
  const { points, winners }: Pick<Result, 'points' | 'winners'> = result ?? { points: [], winners: [] };
  const others = points.filter((_, each) => each !== seat);
  const hasWon = winners.includes(seat);
  return {
    player,
    table: row.id,
    game: row.game,
    ended: at,
    outcome: live.seats[seat].away === 'resigned' ? 'resigned' : hasWon ? 'won' : 'lost',
    points: points[seat] ?? 0,
    best: others.length === 0 ? 0 : Math.max(...others),
    rivals: rivalsOf(live, seat),
    names: JSON.stringify(namesOf(live, 'en').filter((_, each) => each !== seat)),
    ...personaAt(live, seat),
    day: row.day,
    counts: tookBack || astray || row.branched === 1 ? 0 : 1,
  };
}

function personaAt({ row, rules, play }: Live, seat: number): Pick<PlayedRow, 'figure' | 'side'> {
  if (play === null) return { figure: null, side: null };
  const { table } = rules.schema.view.name(play.view('open')) as { table: unknown };
  return personasOf(row.game).personaOf(table, seat);
}

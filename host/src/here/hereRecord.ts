/** What was finished in this browser, worked out of its tables: nothing is written down twice. */
import type { Language } from '@gloaming/engine';
import type { FinishedList, MyRecord, Player } from '@gloaming/protocol';
import { todayIn } from '../days.ts';
import { refuse } from '../faults.ts';
import { seatOf } from '../liveTable.ts';
import { finishedOf, type Played, playedAt, recordsOf, type Tally } from '../records.ts';
import type { HereHall } from './hereHall.ts';

const PAGE = 50;

/** The newest first; lessons are no games. */
async function playedHere(hall: HereHall, player: Player): Promise<Played[]> {
  const since = await hall.shelf.readForgotten();
  const lives = await hall.tablesOf(player.id);
  return lives
    .filter(({ status, row }) => status === 'ended' && row.lesson === null && row.created >= since)
    .map((live) => playedAt(live, seatOf(live, player.id), player.id))
    .toSorted((a, b) => b.ended - a.ended);
}

const tallyOf = ({ game, rivals, figure, side, outcome, points, best }: Played): Tally => ({
  ...{ game, rivals, figure, side, outcome, points },
  count: 1,
  lead: points - best,
});

/** There is no deal of the day here, and so there are no days in a row. */
export async function myRecord(
  hall: HereHall,
  player: Player,
  { zone, language }: { zone: string; language: Language },
): Promise<MyRecord> {
  if (todayIn(zone, hall.settings.now()) === null) refuse('no-such-zone', { zone });
  const tallies = (await playedHere(hall, player)).filter(({ counts }) => counts === 1).map(tallyOf);
  return { streak: 0, longest: 0, week: Array(7).fill(false), games: await recordsOf(tallies, language) };
}

export async function myFinished(
  hall: HereHall,
  player: Player,
  { before, language }: { before: number; language: Language },
): Promise<FinishedList> {
  const older = (await playedHere(hall, player)).filter(({ ended }) => ended < before);
  const page = older.slice(0, PAGE);
  const now = hall.settings.now();
  return {
    finished: await Promise.all(page.map((played) => finishedOf({ ...played, kept: 1 }, language, now))),
    more: older.length > PAGE ? page[PAGE - 1].ended : null,
  };
}

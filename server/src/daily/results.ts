/** How a deal of the day went: everybody's tries, the best first. */
import type { Language } from '@gloaming/engine';
import { type DealResults, type Ranked, type Score, sayBotName } from '@gloaming/protocol';
import { readPlayers } from '../storage/players.ts';
import type { AttemptRow } from '../storage/schema.ts';
import type { Db } from '../storage/store.ts';
import { isCounted } from './counting.ts';

type Results = NonNullable<DealResults['results']>;

export const scoreOf = ({ state, won, points, best }: AttemptRow): Score => ({
  state: state as Score['state'],
  won: won === 1,
  points,
  best,
});
const leadOf = ({ points, best }: AttemptRow): number => points - best;

/** Who gave up comes last; else who won, then by how far ahead one ended, then by one's own points. Below 0: the first is better. */
const compare = (a: AttemptRow, b: AttemptRow): number =>
  Number(b.state === 'played') - Number(a.state === 'played') ||
  b.won - a.won ||
  leadOf(b) - leadOf(a) ||
  b.points - a.points;

/** Those that count, the best first; of equals, who was there first. */
const ranked = (attempts: readonly AttemptRow[]): AttemptRow[] =>
  attempts.filter(isCounted).toSorted((a, b) => compare(a, b) || (a.ended ?? 0) - (b.ended ?? 0));

/** Whom a player is compared with: the best of the others. */
export const bestOther = (attempts: readonly AttemptRow[], mine: AttemptRow): AttemptRow | undefined =>
  ranked(attempts).find((each) => each.who !== mine.who && each.state === 'played');

const SHOWN = 10;

interface Asking {
  readonly player: string | null;
  readonly language: Language;
  readonly sealed: boolean;
}

export async function resultsOf(
  db: Db,
  attempts: readonly AttemptRow[],
  { player, language, sealed }: Asking,
): Promise<Omit<Results, 'difference'>> {
  const order = ranked(attempts);
  const finished = order.filter(({ state }) => state === 'played');
  const leads = Map.groupBy(finished, leadOf);
  const mine = order.find((each) => player !== null && each.player === player);
  // Bots are always shown: the Master's own result is what everybody is measured by.
  const shown = order.filter((each, i) => i < SHOWN || each === mine || each.bot !== null);
  const names = await readPlayers(
    db,
    shown.flatMap((each) => each.player ?? []),
  );
  const list = shown.map(
    (each): Ranked => ({
      name: each.bot === null ? (names.get(each.player ?? '')?.name ?? '?') : sayBotName(language, each.bot),
      bot: each.bot,
      isMe: each === mine,
      score: scoreOf(each),
      table: sealed ? null : each.table,
    }),
  );
  return {
    place: mine === undefined ? null : 1 + order.filter((each) => compare(each, mine) < 0).length,
    leads: [...leads].map(([lead, all]) => ({ lead, count: all.length })).toSorted((a, b) => a.lead - b.lead),
    resigned: order.length - finished.length,
    list,
  };
}

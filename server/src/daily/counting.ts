/** Counting tries: a result is what the record of a table leads to, from the deal's own key, and nothing else. */

import type { Written } from '@gloaming/engine/session';
import { type Live, opensAt, type PlayRules, standingAnswers, TRYING } from '@gloaming/host';
import { type Counted, type DealPlace, readAttemptAt, readUncounted, writeCounted } from '../storage/deals.ts';
import type { AttemptRow, DealRow } from '../storage/schema.ts';
import type { Deals } from './deals.ts';

const NOTHING = { won: 0, points: 0, best: 0 } as const;

/** Counts a try that has ended, once. Whoever is told of an end may call it, in any process. */
export async function countTry(deals: Deals, table: string): Promise<void> {
  const { cache } = deals;
  const { db } = cache.store;
  const attempt = await readAttemptAt(db, table);
  if (attempt?.state !== 'playing') return;
  const [live, deal] = [await cache.find(table), await deals.find(attempt)];
  if (live.status !== 'ended' || deal === undefined) return;
  const counted = live.at < opensAt(attempt.day) ? await playAgain(deals, deal, live) : null;
  await writeCounted(db, table, counted ?? { ...NOTHING, state: 'void', ended: live.at });
}

/** What was missed, because the process died that should have done it. */
export async function countMissed(deals: Deals, place: DealPlace): Promise<void> {
  for (const table of await readUncounted(deals.cache.store.db, place)) await countTry(deals, table);
}

/** Null where the record does not lead to what is written. */
async function playAgain(deals: Deals, deal: DealRow, live: Live): Promise<Counted | null> {
  if (live.astray) return null;
  const answers = await standingAnswers(deals.cache.shelf, live);
  const rules = await deals.cache.rulebook.find(deal.game, deal.rules);
  return replayed(rules, deal, await deals.keyOf(deal), answers, live);
}

/** Plays a record by the deal's rules, options and key, and compares every hash on the way. */
function replayed(
  rules: PlayRules,
  deal: DealRow,
  key: string,
  answers: readonly Written[],
  { at, seats }: Live,
): Counted | null {
  try {
    const { play } = rules.begin(JSON.parse(deal.options), key);
    for (const { seat, option, hash } of answers) {
      play.answer(seat, option);
      if (hash !== play.hash()) return null;
    }
    const result = play.isOver ? play.result() : null;
    if (result === null && seats[TRYING].away !== 'resigned') return null;
    const points = result?.points ?? rules.standing(play);
    return {
      state: result === null ? 'resigned' : 'played',
      ended: at,
      won: result?.winners.includes(TRYING) ? 1 : 0,
      points: points[TRYING],
      best: Math.max(...points.filter((_, seat) => seat !== TRYING)),
    };
  } catch {
    // The rules refuse an answer, which no game that was played has.
    return null;
  }
}

export const isCounted = ({ state }: AttemptRow): boolean => state === 'played' || state === 'resigned';

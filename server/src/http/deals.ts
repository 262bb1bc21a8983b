/** The requests about deals of the day. */
import { botNames } from '@gloaming/bots';
import type { Language } from '@gloaming/engine';
import { GAME_NAMES, isGameName, withGame } from '@gloaming/games';
import {
  hashKey,
  isDay,
  isRefused,
  isUnplayable,
  latestDay,
  opensAt,
  presentOf,
  refuse,
  streaksOf,
  TRYING,
  todayIn,
  weekOf,
} from '@gloaming/host';
import { type Deal, type DealResults, type Difference, type Player, sayBotName } from '@gloaming/protocol';
import { countMissed, countTry, isCounted } from '../daily/counting.ts';
import { Deals, RIVAL } from '../daily/deals.ts';
import { partingOf } from '../daily/difference.ts';
import { bestOther, resultsOf, scoreOf } from '../daily/results.ts';
import { countPlayers, type DealPlace, readAttempt, readAttempts, readDays } from '../storage/deals.ts';
import type { AttemptRow } from '../storage/schema.ts';
import { complainOnce } from '../table/loadMany.ts';
import type { TableCache } from '../table/tableCache.ts';
import type { OriginOf } from './origins.ts';
import { RateLimiter } from './rateLimiter.ts';
import { senderOf } from './security.ts';
import type { Serve } from './serving.ts';

const MINUTE = 60_000;
const titleOf = (game: string, language: Language): string => withGame(game, ({ texts }) => texts[language].title);
const rivalOf = ({ game, day }: DealPlace) => ({ name: botNames(game, day, 1, [])[0], bot: RIVAL });

export function serveDeals(serve: Serve, cache: TableCache, originOf: OriginOf): void {
  const deals = new Deals(cache);
  const { db } = cache.store;
  countAtTheEnd(deals);
  // A try makes four tables at once, at three of which bots think.
  const beginning = new RateLimiter(30, 10 * MINUTE);
  // Each may play two games again, to see where they part.
  const looking = new RateLimiter(120, MINUTE);

  serve('deals', async ({ query, player, language }) => {
    const { zone = 'UTC' } = query;
    const { day, next } = todayIn(zone, cache.settings.now()) ?? refuse('no-such-zone', { zone });
    const days = player === null ? [] : await readDays(db, player.id);
    const all = GAME_NAMES.map((game) => dealOf(cache, { game, day }, player, language));
    return { day, next, ...streaksOf(days, day), week: weekOf(days, day), deals: await Promise.all(all) };
  });
  serve('beginDeal', async ({ params, body, player, language, request }) => {
    beginning.take(senderOf(request));
    const origin = await originOf(request);
    return presentOf(cache, await deals.begin(player, params.game, body.zone, origin), player, language);
  });
  serve('dealResults', async ({ params, player, language, request }) => {
    looking.take(senderOf(request));
    const { game, day } = params;
    if (!isGameName(game)) refuse('no-such-game', { game, known: GAME_NAMES.join(', ') });
    if (!isDay(day) || day > latestDay(cache.settings.now())) refuse('no-such-deal', {});
    return howItWent(deals, { game, day }, player, language);
  });
}

/** As soon as it ends; where that fails, whoever looks at the results next does it. */
function countAtTheEnd(deals: Deals): void {
  const { listeners, settings } = deals.cache;
  listeners.add(({ row, status }) => {
    if (row.day !== null && status === 'ended')
      countTry(deals, row.id).catch((error: unknown) => settings.complain(error, 'deal'));
  });
}

async function dealOf(
  { store: { db } }: TableCache,
  place: DealPlace,
  player: Player | null,
  language: Language,
): Promise<Deal> {
  const mine = player === null ? undefined : await readAttempt(db, place, player.id);
  return {
    ...place,
    title: titleOf(place.game, language),
    rival: rivalOf(place),
    tries: await countPlayers(db, place),
    table: mine?.table ?? null,
    mine: mine === undefined ? null : scoreOf(mine),
  };
}

async function howItWent(
  deals: Deals,
  place: DealPlace,
  player: Player | null,
  language: Language,
): Promise<DealResults> {
  const { cache } = deals;
  const { db } = cache.store;
  const deal = await deals.find(place);
  if (deal !== undefined) await countMissed(deals, place);
  const attempts = deal === undefined ? [] : await readAttempts(db, place);
  const mine = attempts.find((each) => player !== null && each.player === player.id);
  const until = opensAt(place.day);
  const sealed = cache.settings.now() < until;
  const key = deal === undefined ? null : await deals.keyOf(place);
  const isShown = deal !== undefined && (!sealed || (mine !== undefined && mine.state !== 'playing'));
  const results = isShown ? await resultsOf(db, attempts, { player: player?.id ?? null, language, sealed }) : null;
  return {
    ...place,
    title: titleOf(place.game, language),
    rival: { ...rivalOf(place), seat: TRYING + 1 },
    until,
    sealed,
    keyHash: key === null ? null : hashKey(key),
    key: sealed ? null : key,
    tries: attempts.filter((each) => each.player !== null).length,
    playing: attempts.filter(({ state }) => state === 'playing').length,
    mine: mine === undefined ? null : scoreOf(mine),
    table: mine?.table ?? null,
    results: results === null ? null : { ...results, difference: await differenceOf(cache, attempts, mine, language) },
  };
}

/** Only of tries whose tables are still there, and can be played here. */
async function differenceOf(
  cache: TableCache,
  attempts: readonly AttemptRow[],
  mine: AttemptRow | undefined,
  language: Language,
): Promise<Difference | null> {
  const best = mine === undefined || !isCounted(mine) ? undefined : bestOther(attempts, mine);
  if (mine === undefined || best === undefined) return null;
  try {
    const [own, theirs] = [await cache.find(mine.table), await cache.find(best.table)];
    const parting = await partingOf(cache, own, theirs, language);
    const name = best.bot === null ? theirs.players.get(best.player ?? '')?.name : sayBotName(language, best.bot);
    return parting === null ? null : { name: name ?? '?', bot: best.bot, ...parting };
  } catch (error) {
    if (isUnplayable(error) || complainOnce(cache, best.table, error) || isGone(error)) return null;
    throw error;
  }
}
const isGone = (error: unknown): boolean => isRefused(error, 'no-such-table') || isRefused(error, 'astray');

/** Removes old data now and then, a little at a time. Several processes may do it at once. */
import type { Keeping } from '../base/config.ts';
import { removeClaims, removeCommands, removeTables } from '../storage/cleaning.ts';
import { forgetBans, forgetReports } from '../storage/moderation.ts';
import { forgetOrigins } from '../storage/tables.ts';
import { packOld } from './packOld.ts';
import type { TableCache } from './tableCache.ts';

const DAY = 24 * 60 * 60_000;
const EVERY = 60 * 60_000;
/** Days for which is kept where a table was made. */
const ORIGINS = 3;
/** Days for which is kept what players have said of each other. */
const REPORTS = 365;

/** Removes everything that is too old, or until it is stopped: the rest is removed the next time. */
export async function clean(
  cache: TableCache,
  keeping: Keeping,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { store, settings } = cache;
  const { commands, waiting, finished } = keeping;
  const before = (days: number): number => settings.now() - days * DAY;
  if (isStopped()) return;
  await removeClaims(store.db, settings.now());
  await forgetOrigins(store.db, before(ORIGINS));
  await forgetBans(store.db, settings.now());
  await forgetReports(store.db, before(REPORTS));
  while (commands > 0 && !isStopped() && (await removeCommands(store.db, before(commands))) > 0) await breathe();
  const remove = async (status: 'open' | 'ended', days: number): Promise<void> => {
    while (days > 0 && !isStopped()) {
      const removed = await removeTables(store, cache.rulebook.newest, status, before(days));
      for (const id of removed) cache.forget(id);
      if (removed.length === 0) return;
      await breathe();
    }
  };
  await remove('open', waiting);
  await remove('ended', finished);
}
/** Lets moves through between two batches. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

/** Cleans now and every hour. Returns what stops it. */
export function keepClean(cache: TableCache, keeping: Keeping): () => Promise<void> {
  let isStopped = false;
  let work = Promise.resolve();
  const go = (): void => {
    work = work
      .then(() => clean(cache, keeping, () => isStopped || cache.isBehind))
      .then(() => packOld(cache, () => isStopped || cache.isBehind))
      .catch((error: unknown) => cache.settings.complain(error, 'cleaning'));
  };
  const timer = setInterval(go, EVERY);
  timer.unref();
  go();
  return async () => {
    clearInterval(timer);
    isStopped = true;
    await work;
  };
}

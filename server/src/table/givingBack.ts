/** After a gap: every table at which a clock runs is told at once that its time is given back, a few at a time. */
import { attendTo } from '@gloaming/host';
import { readWithClocks } from '../storage/pulse.ts';
import { complainOnce } from './loadMany.ts';
import type { TableCache } from './tableCache.ts';

const AT_A_TIME = 50;

/** Begins to look for gaps. Returns what stops it. */
export async function keepGivingBack(cache: TableCache): Promise<() => Promise<void>> {
  let isStopped = false;
  let work = Promise.resolve();
  cache.pulse.onGap = () => {
    work = work
      .then(() => giveBackEverywhere(cache, () => isStopped || cache.isBehind))
      .catch((error: unknown) => cache.settings.complain(error, 'clocks'));
  };
  await cache.pulse.open();
  return async () => {
    isStopped = true;
    await cache.pulse.close();
    await work;
  };
}

async function giveBackEverywhere(cache: TableCache, isStopped: () => boolean): Promise<void> {
  let after = { due: 0, id: '' };
  for (;;) {
    const rows = await readWithClocks(cache.store.db, cache.rulebook.newest, after, AT_A_TIME);
    for (const { id, due } of rows) {
      if (isStopped()) return;
      after = { due: due ?? 0, id };
      await giveBackAt(cache, id);
    }
    if (rows.length < AT_A_TIME) return;
  }
}

/** One that fails does not keep the others waiting; whatever changes it next gives its time back first. */
async function giveBackAt(cache: TableCache, id: string): Promise<void> {
  try {
    const live = await cache.find(id);
    if (cache.pulse.missed(live) > 0) await cache.change(id, (draft) => attendTo(draft, []));
  } catch (error) {
    if (!complainOnce(cache, id, error)) cache.settings.complain(error, 'clocks');
  }
}

/** A review in progress: worked out in this browser, in a few threads, and kept as it goes. */
import type { Account, FoundByName, Job, Stage, Story, Thread } from '@gloaming/bots';
import { parseRecord, type Verb } from '@gloaming/engine';
import { isGameName } from '@gloaming/games/fetch';
import { useEffect, useState } from 'react';
import { noteError } from '../net/report.ts';
import { rulesOfRecord } from '../record/rules.ts';
import { keepReview, keptReview } from './keptReviews.ts';

export type ToldStory = Story<unknown, Verb>;
export interface Reviewing {
  readonly story: ToldStory | null;
  readonly account: Account | null;
  readonly found: FoundByName;
  readonly stage: Stage;
  readonly done: number;
  readonly of: number;
  readonly state: 'working' | 'done' | 'stopped' | 'unfinished';
}
const BEGUN: Reviewing = {
  story: null,
  account: null,
  found: {},
  stage: 'curve',
  done: 0,
  of: 0,
  state: 'working',
};

/** The same review every time, until the search itself changes. */
const SEED = 1;
/** One core stays free for the page; not of two, for the page has little to do and the curve is waited for. */
const MOST_THREADS = 3;
function threadsHere(): number {
  const cores = navigator.hardwareConcurrency ?? 2;
  return cores <= 2 ? cores : Math.min(MOST_THREADS, cores - 1);
}
/** Milliseconds between two looks at what was found by then. */
const SHOW_EVERY = 250;

export type OpenThread = () => Promise<Pick<Thread, 'review' | 'close'>>;
const openThread: OpenThread = async () => (await import('@gloaming/bots')).openWebThread();

/** `again` counts how often it was gone on with after it broke off. */
export function useReview(
  key: string,
  record: string,
  seat: number,
  again: number,
  open: OpenThread = openThread,
): Reviewing {
  const [reviewing, setReviewing] = useState(BEGUN);
  useEffect(() => {
    if (record === '') return;
    const stop = new AbortController();
    const show = (next: Partial<Reviewing>): void => {
      if (!stop.signal.aborted) setReviewing((before) => ({ ...before, ...next }));
    };
    show({ state: 'working' });
    follow(key, record, seat, { open, stop: stop.signal, show }).catch((error: unknown) => {
      noteError(error);
      show({ state: 'stopped' });
    });
    return () => stop.abort();
  }, [key, record, seat, again, open]);
  return reviewing;
}

interface Showing {
  readonly open: OpenThread;
  readonly stop: AbortSignal;
  readonly show: (next: Partial<Reviewing>) => void;
}

async function follow(key: string, record: string, seat: number, { open, stop, show }: Showing): Promise<void> {
  const [rules, bots] = await Promise.all([rulesOfRecord(record), import('@gloaming/bots')]);
  const story = await rules.story(record, seat);
  if (story === null) return show({ state: 'unfinished' });
  const { game, rules: number } = parseRecord(record);
  if (!isGameName(game)) return show({ state: 'unfinished' });
  const { looks } = bots.KNOWLEDGE[game];
  const threads = await Promise.all(Array.from({ length: threadsHere() }, open));
  let last = 0;
  const tell = (found: FoundByName, next: Partial<Reviewing>): void => {
    keepReview(key, found);
    show({ story, account: bots.accountOf(story, found), found: { ...found }, ...next });
  };
  const each = (found: FoundByName, stage: Stage, done: number, of: number): void => {
    const now = performance.now();
    if (stop.aborted || (now - last < SHOW_EVERY && done < of)) return;
    last = now;
    tell(found, { stage, done, of });
  };
  const hands = threads.map(
    (thread) =>
      ({ view, options, given, seed, iterations }: Job<unknown, Verb>) =>
        thread.review({ game, rules: number, view, options, given, seed, iterations }),
  );
  const close = (): void => {
    for (const thread of threads) thread.close();
  };
  stop.addEventListener('abort', close);
  try {
    const found = await bots.work(story, { seed: SEED, looks, hands, kept: keptReview(key), signal: stop, each });
    if (!stop.aborted) tell(found, { state: 'done' });
  } catch (error) {
    // Whoever has gone elsewhere has had enough of it.
    if (!stop.aborted) throw error;
  } finally {
    close();
  }
}

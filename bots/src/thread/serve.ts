/** The serving end of the RPC: it thinks in slices (cooperative multitasking), so that cancelling works and several thoughts take turns. */
import { makeDice, type View } from '@gloaming/engine';
import { type EntryOf, fetchRules, type GameName, type TableOf, type VerbOf } from '@gloaming/games/fetch';
import { KNOWLEDGE } from '../games/index.ts';
import type { Found } from '../review/jobs.ts';
import { doJob } from '../review/work.ts';
import { type Advised, advise, type Following } from '../search/index.ts';
import type { Ask, Asks, FromThread, Port, ReviewTask, ThoughtTask, ToThread } from './messages.ts';
import { SeatedBots } from './seatedBots.ts';

export function serveThoughts(port: Port<ToThread, FromThread>, clock: () => number): void {
  const running = new Map<number, AbortController>();
  const bots = new SeatedBots(clock);
  port.hear((message) => {
    if (message.kind === 'stop') {
      running.get(message.id)?.abort();
      return;
    }
    const { id } = message;
    const stop = new AbortController();
    running.set(id, stop);
    const progress = (share: number): void => port.send({ kind: 'progress', id, share });
    const following = { signal: stop.signal, progress };
    const carriedOut = (): Promise<Asks[Ask]['found']> => {
      switch (message.kind) {
        case 'play':
          return bots.play(message.task, stop.signal);
        case 'think':
          return carryOut(message.task, clock, following);
        case 'review':
          return carryOutReview(message.task, stop.signal);
      }
    };
    carriedOut()
      .then((found) => port.send({ kind: 'found', id, found }))
      .catch((error: unknown) => port.send({ kind: 'failed', id, why: String(error) }))
      .finally(() => running.delete(id));
  });
}

/**
 * The game is fetched only now: a module that waits for something while it loads would let a web worker miss the first message,
 * since messages are handed over before it listens. Async, too, so that a task of which nothing can be made fails like any other.
 */
async function carryOut(task: ThoughtTask, clock: () => number, following: Following): Promise<Advised> {
  const { game, rules, view, options, seed, iterations, ms } = task;
  return fetchRules(game, rules, <N extends GameName>(entry: EntryOf<N>, name: N) =>
    advise<TableOf<N>, VerbOf<N>>(
      entry.game,
      KNOWLEDGE[name].guide,
      view as View<TableOf<N>, VerbOf<N>>,
      options,
      makeDice(seed),
      { iterations, time: ms === undefined ? undefined : { ms, clock } },
      following,
    ),
  );
}

async function carryOutReview({ game, rules, view, ...job }: ReviewTask, signal: AbortSignal): Promise<Found> {
  return fetchRules(game, rules, <N extends GameName>(entry: EntryOf<N>, name: N) =>
    doJob<TableOf<N>, VerbOf<N>>(
      entry.game,
      KNOWLEDGE[name].guide,
      { ...job, view: view as View<TableOf<N>, VerbOf<N>> },
      signal,
    ),
  );
}

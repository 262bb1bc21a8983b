/** The serving end of the RPC: it thinks in slices (cooperative multitasking), so that cancelling works and several thoughts take turns. */
import { makeDice, type View } from '@gloaming/engine';
import { type EntryOf, type GameName, type TableOf, type VerbOf, withGame } from '@gloaming/games';
import { KNOWLEDGE } from '../games/index.ts';
import { type Following, makeThinker, type Thought } from '../search/index.ts';
import type { FromThread, Port, Task, ToThread } from './messages.ts';

export function serveThoughts(port: Port<ToThread, FromThread>, clock: () => number): void {
  const running = new Map<number, AbortController>();
  port.hear((message) => {
    if (message.kind === 'stop') {
      running.get(message.id)?.abort();
      return;
    }
    const { id, task } = message;
    const stop = new AbortController();
    running.set(id, stop);
    const progress = (share: number, thought: Thought): void => port.send({ kind: 'progress', id, share, thought });
    carryOut(task, clock, { signal: stop.signal, progress })
      .then((thought) => port.send({ kind: 'thought', id, thought }))
      .catch((error: unknown) => port.send({ kind: 'failed', id, why: String(error) }))
      .finally(() => running.delete(id));
  });
}

/** Async, so that a task of which nothing can be made fails like any other. */
async function carryOut(task: Task, clock: () => number, following: Following): Promise<Thought> {
  const { game, view, options, seed, iterations, ms } = task;
  return withGame(game, <N extends GameName>(entry: EntryOf<N>, name: N) =>
    makeThinker<TableOf<N>, VerbOf<N>>(entry.game, KNOWLEDGE[name].guide).slowly(
      view as View<TableOf<N>, VerbOf<N>>,
      options,
      makeDice(seed),
      { iterations, time: ms === undefined ? undefined : { ms, clock } },
      following,
    ),
  );
}

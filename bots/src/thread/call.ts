/** The calling end of the RPC. */
import type { Found } from '../review/jobs.ts';
import type { Advised, Following } from '../search/index.ts';
import type { Ask, Asks, FromThread, PlayTask, Port, ReviewTask, ThoughtTask, ToThread } from './messages.ts';

type Called = Pick<Following, 'signal' | 'progress'>;
export interface Brain {
  /** Called off, it gives what was found by then. It fails if the thread does. */
  think(task: ThoughtTask, following?: Called): Promise<Advised>;
  /** What a bot answers. It fails if it is called off. */
  play(task: PlayTask, following?: Called): Promise<number>;
  /** A piece of a review. */
  review(task: ReviewTask, following?: Called): Promise<Found>;
}
/** A thread of one's own. What still waits for it when it is closed fails. */
export interface Thread extends Brain {
  close(): void;
}
interface Calling extends Brain {
  /** The thread has ended: pending calls fail, and so do new ones. */
  end(why: string): void;
}

interface Waiting {
  resolve(found: Asks[Ask]['found']): void;
  reject(error: Error): void;
  progress: Following['progress'];
}

export function callThoughts(port: Port<FromThread, ToThread>): Calling {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let gone: Error | null = null;
  port.hear((message) => {
    const one = waiting.get(message.id);
    if (message.kind === 'progress') {
      one?.progress?.(message.share);
      return;
    }
    waiting.delete(message.id);
    if (message.kind === 'found') one?.resolve(message.found);
    else one?.reject(new Error(message.why));
  });
  const ask = <A extends Ask>(
    message: (id: number) => ToThread,
    { signal, progress }: Called = {},
  ): Promise<Asks[A]['found']> =>
    new Promise((resolve, reject) => {
      if (gone !== null) throw gone;
      const id = ++last;
      const stop = (): void => port.send({ kind: 'stop', id });
      const done = (): void => signal?.removeEventListener('abort', stop);
      waiting.set(id, {
        resolve(found) {
          done();
          // What answers an id is what was asked by it.
          resolve(found as Asks[A]['found']);
        },
        reject(error) {
          done();
          reject(error);
        },
        progress,
      });
      try {
        port.send(message(id));
      } catch (error) {
        // What cannot be sent is not waited for.
        waiting.delete(id);
        throw error;
      }
      if (signal?.aborted === true) stop();
      else signal?.addEventListener('abort', stop, { once: true });
    });
  return {
    think: (task, called) => ask<'think'>((id) => ({ kind: 'think', id, task }), called),
    play: (task, called) => ask<'play'>((id) => ({ kind: 'play', id, task }), called),
    review: (task, called) => ask<'review'>((id) => ({ kind: 'review', id, task }), called),
    end(why) {
      gone ??= new Error(why);
      for (const { reject } of waiting.values()) reject(gone);
      waiting.clear();
    },
  };
}

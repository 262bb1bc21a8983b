/** The calling end of the RPC. */
import type { Advised, Following } from '../search/index.ts';
import type { FromThread, Port, ThoughtTask, ToThread } from './messages.ts';

export interface Brain {
  /** Called off, it gives what was found by then. It fails if the thread does. */
  think(task: ThoughtTask, following?: Pick<Following, 'signal' | 'progress'>): Promise<Advised>;
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
  resolve(found: Advised): void;
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
  return {
    think: (task, { signal, progress } = {}) =>
      new Promise((resolve, reject) => {
        if (gone !== null) throw gone;
        const id = ++last;
        const stop = (): void => port.send({ kind: 'stop', id });
        const done = (): void => signal?.removeEventListener('abort', stop);
        waiting.set(id, {
          resolve(found) {
            done();
            resolve(found);
          },
          reject(error) {
            done();
            reject(error);
          },
          progress,
        });
        try {
          port.send({ kind: 'think', id, task });
        } catch (error) {
          // What cannot be sent is not waited for.
          waiting.delete(id);
          throw error;
        }
        if (signal?.aborted === true) stop();
        else signal?.addEventListener('abort', stop, { once: true });
      }),
    end(why) {
      gone ??= new Error(why);
      for (const { reject } of waiting.values()) reject(gone);
      waiting.clear();
    },
  };
}

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { keyFrom, makeDice, optionsOf, start, viewOf } from '@gloaming/engine';
import { resArcana } from '@gloaming/res-arcana';
import { afterEach, expect, test, vi } from 'vitest';
import {
  callThoughts,
  type FromThread,
  GUIDES,
  makeThinker,
  openWebThread,
  type Task,
  type ToThread,
} from '../src/index.ts';

vi.setConfig({ testTimeout: 120_000 });
afterEach(() => {
  vi.unstubAllGlobals();
});

const s = start(resArcana, { players: 2, deal: 'standard', match: false }, keyFrom(makeDice(1)));
const view = viewOf(resArcana, s, 0);
const options = optionsOf(resArcana, s, 0);
const TASK: Task = { game: 'res-arcana', view, options, seed: 7, iterations: 3000 };
const HERE = makeThinker(resArcana, GUIDES['res-arcana']).now(view, options, makeDice(7), { iterations: 3000 });

function openNode() {
  const worker = new Worker(new URL('../src/thread/node.ts', import.meta.url));
  const brain = callThoughts({
    send: (message: ToThread) => worker.postMessage(message),
    hear: (listener: (message: FromThread) => void) => worker.on('message', listener),
  });
  return { brain, worker };
}

test('a worker thread thinks the same as one would here, and says how far it is', async () => {
  const { brain, worker } = openNode();
  const shares: number[] = [];
  const progress = (share: number): void => void shares.push(share);
  const [one, other] = await Promise.all([brain.think(TASK, { progress }), brain.think({ ...TASK, seed: 8 })]);
  expect(one).toEqual(HERE);
  expect(options).toContain(other.answer);
  expect(other).not.toEqual(one);
  expect(shares.length).toBeGreaterThan(0);
  await worker.terminate();
});

test('a thought is called off, and one that cannot be thought fails; the thread goes on', async () => {
  const { brain, worker } = openNode();
  const stop = new AbortController();
  const endless = brain.think(
    { ...TASK, iterations: 1e12, options: options.slice(0, 2) },
    { signal: stop.signal, progress: () => stop.abort() },
  );
  await expect(brain.think({ ...TASK, game: 'chess' })).rejects.toThrow('chess');
  expect(options).toContain((await endless).answer);
  expect(options).toContain((await brain.think({ ...TASK, iterations: 1e12, ms: 30 })).answer);
  const gone = once(worker, 'exit');
  await worker.terminate();
  await gone;
});

test('the same in a web worker', async () => {
  // A worker as a browser has it, with the page at one end and the worker's own script at the other.
  const page: ((event: { data: unknown }) => void)[] = [];
  const inside: ((event: { data: unknown }) => void)[] = [];
  const tell = (ears: typeof page, data: unknown): void => {
    for (const hear of ears) hear({ data: structuredClone(data) });
  };
  let script = '';
  class WebWorker {
    constructor(url: URL) {
      script = url.pathname;
    }
    postMessage(data: unknown): void {
      setTimeout(() => tell(inside, data), 0);
    }
    addEventListener(_: string, listener: (event: { data: unknown }) => void): void {
      page.push(listener);
    }
    terminate(): void {
      page.length = 0;
    }
  }
  vi.stubGlobal('Worker', WebWorker);
  vi.stubGlobal('postMessage', (data: unknown) => tell(page, data));
  vi.stubGlobal('addEventListener', (_: string, listener: (event: { data: unknown }) => void) => inside.push(listener));
  const brain = openWebThread();
  expect(script).toMatch(/\/bots\/src\/thread\/web\.ts$/);
  await import('../src/thread/web.ts');
  expect(await brain.think(TASK)).toEqual(HERE);
  brain.close();
  expect(page).toEqual([]);
});

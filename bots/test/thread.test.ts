import { type Game, keyFrom, makeDice, optionsOf, start, type Verb, viewOf } from '@gloaming/engine';
import { fetchRules } from '@gloaming/games';
import { resArcana } from '@gloaming/res-arcana';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { advise, KNOWLEDGE, openWebThread, type ThoughtTask } from '../src/index.ts';
import { callThoughts } from '../src/thread/call.ts';
import type { FromThread, ToThread } from '../src/thread/messages.ts';
import { openNodeThread } from '../src/thread/openNode.ts';

vi.setConfig({ testTimeout: 120_000 });
afterEach(() => {
  vi.unstubAllGlobals();
});

const s = start(resArcana, { players: 2, deal: 'standard', match: false }, keyFrom(makeDice(1)));
const view = viewOf(resArcana, s, 0);
const options = optionsOf(resArcana, s, 0);
const TASK: ThoughtTask = { game: 'res-arcana', rules: resArcana.rules, view, options, seed: 7, iterations: 3000 };
const HERE = await advise(resArcana, KNOWLEDGE['res-arcana'].guide, view, options, makeDice(7), { iterations: 3000 });

test('a worker thread thinks the same as one would here, and says how far it is', async () => {
  const brain = openNodeThread();
  const shares: number[] = [];
  const progress = (share: number): void => void shares.push(share);
  const [one, other] = await Promise.all([brain.think(TASK, { progress }), brain.think({ ...TASK, seed: 8 })]);
  expect(one).toEqual(HERE);
  expect(options).toContain(other.answer);
  expect(other).not.toEqual(one);
  expect(shares.length).toBeGreaterThan(0);
  brain.close();
});

test('a table of older rules is thought about by them, and one of rules that nobody kept not at all', async () => {
  const brain = openNodeThread();
  const older = await fetchRules('res-arcana', 2, ({ game }) => makeViewBy(game));
  const { advice } = await brain.think({ game: 'res-arcana', rules: 2, ...older, seed: 7, iterations: 50 });
  expect(advice.map(({ option }) => option).toSorted()).toEqual(older.options.toSorted());
  await expect(brain.think({ ...TASK, rules: 1 })).rejects.toThrow('rules-not-kept');
  await expect(brain.think({ ...TASK, rules: 99 })).rejects.toThrow('newer-rules');
  brain.close();
});
function makeViewBy<T, V extends Verb, O>(game: Game<T, V, O>) {
  const options = { players: 2, deal: 'standard', match: false } as O;
  const state = start(game, options, keyFrom(makeDice(1)));
  return { view: viewOf(game, state, 0), options: optionsOf(game, state, 0) };
}

test('a thought is called off, and one that cannot be thought fails; the thread goes on', async () => {
  const brain = openNodeThread();
  const stop = new AbortController();
  const endless = brain.think(
    { ...TASK, iterations: 1e12, options: options.slice(0, 2) },
    { signal: stop.signal, progress: () => stop.abort() },
  );
  await expect(brain.think({ ...TASK, game: 'chess' })).rejects.toThrow('chess');
  expect(options).toContain((await endless).answer);
  expect(options).toContain((await brain.think({ ...TASK, iterations: 1e12, ms: 30 })).answer);
  brain.close();
});

test('a thought that has come is not called off any more, and what cannot be sent is not waited for', async () => {
  const sent: ToThread[] = [];
  let hear: (message: FromThread) => void = () => undefined;
  const { think, end } = callThoughts({
    send(message) {
      if (message.kind === 'think' && message.task.game === 'unsent') throw new Error('no copy of that');
      sent.push(message);
    },
    hear(listener) {
      hear = listener;
    },
  });
  const stop = new AbortController();
  const thought = think(TASK, { signal: stop.signal });
  hear({ kind: 'found', id: 1, found: HERE });
  expect(await thought).toBe(HERE);
  stop.abort();
  expect(sent.map(({ kind }) => kind)).toEqual(['think']);
  await expect(think({ ...TASK, game: 'unsent' })).rejects.toThrow('no copy of that');
  // Nobody is left to be told of the end.
  end('gone');
  await expect(think(TASK)).rejects.toThrow('gone');
});

describe('a thread that is gone keeps nobody waiting, and is asked no more', () => {
  const script = (text: string): URL => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
  const HANGS = "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {});";
  test.each([
    ['cannot be loaded', new URL('./nowhere.ts', import.meta.url), 'nowhere'],
    ['fails', script("throw new Error('out of dice')"), 'out of dice'],
    ['ends by itself', script('process.exit()'), 'ended'],
  ])('one that %s', async (_, broken, why) => {
    const brain = openNodeThread(broken);
    const asked = [brain.think(TASK), brain.think({ ...TASK, seed: 8 })];
    for (const one of asked) await expect(one).rejects.toThrow(why);
    await expect(brain.think(TASK)).rejects.toThrow(why);
  });
  test('one that is closed', async () => {
    const brain = openNodeThread(script(HANGS));
    const asked = brain.think(TASK);
    brain.close();
    await expect(asked).rejects.toThrow('closed');
    await expect(brain.think(TASK)).rejects.toThrow('closed');
  });
});

describe('a web worker that is gone keeps nobody waiting, and is asked no more', () => {
  /** It never says anything, as when its file is not there. */
  let workers: MuteWorker[];
  class MuteWorker extends EventTarget {
    isTerminated = false;
    constructor() {
      super();
      workers.push(this);
    }
    postMessage(): void {}
    terminate(): void {
      this.isTerminated = true;
    }
  }
  const open = () => {
    workers = [];
    vi.stubGlobal('Worker', MuteWorker);
    const brain = openWebThread();
    return { brain, worker: workers[0], asked: [brain.think(TASK), brain.think(TASK)] };
  };
  test.each([
    ['error', Object.assign(new Event('error'), { message: 'out of memory' }), 'out of memory'],
    ['error', new Event('error'), 'loaded'],
    ['messageerror', new Event('messageerror'), 'read'],
  ])('%s', async (_, event, why) => {
    const { brain, worker, asked } = open();
    worker.dispatchEvent(event);
    for (const one of asked) await expect(one).rejects.toThrow(why);
    expect(worker.isTerminated).toBe(true);
    await expect(brain.think(TASK)).rejects.toThrow(why);
  });
  test('closed', async () => {
    const { brain, worker, asked } = open();
    brain.close();
    for (const one of asked) await expect(one).rejects.toThrow('closed');
    expect(worker.isTerminated).toBe(true);
  });
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
    addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
      if (type === 'message') page.push(listener);
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

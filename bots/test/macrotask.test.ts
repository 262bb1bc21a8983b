/** Whoever thinks in slices lets others work in between, in Node and in a browser. */
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['Node', {}],
  ['a browser, which has no setImmediate', { setImmediate: undefined }],
])('in %s it goes on in order, after a message that was sent before', async (_, globals) => {
  const channel = new MessageChannel();
  const done: string[] = [];
  channel.port1.onmessage = () => void done.push('message');
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const { queueMacrotask } = await import('../src/search/macrotask.ts');
  channel.port2.postMessage(null);
  const slices = ['one', 'two'].map((slice) => new Promise<void>(queueMacrotask).then(() => void done.push(slice)));
  done.push('at once');
  await Promise.all(slices);
  await new Promise<void>(queueMacrotask);
  channel.port1.close();
  expect(done.filter((each) => each !== 'message')).toEqual(['at once', 'one', 'two']);
  expect(done).toContain('message');
});

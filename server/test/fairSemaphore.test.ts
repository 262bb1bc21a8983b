/** Whose turn it is where more want to work than can. */
import { expect, test } from 'vitest';
import { makeFairSemaphore } from '../src/bots/fairSemaphore.ts';

/** Everybody asks at once; each works until the next round. Gives who was at work, in order. */
async function orderOf(wishes: readonly (readonly [whose: string, isAwaited: boolean])[]): Promise<string> {
  const fairly = makeFairSemaphore(1);
  let order = '';
  await Promise.all(
    wishes.map(([whose, isAwaited]) =>
      fairly.run({ origin: whose, whose, isAwaited: () => isAwaited }, async () => {
        order += whose;
        await new Promise(setImmediate);
      }),
    ),
  );
  return order;
}
const many = (whose: string, times: number, isAwaited = true): [string, boolean][] =>
  Array.from({ length: times }, () => [whose, isAwaited]);

test('whoever wants much holds up nobody who wants little', async () => {
  expect(await orderOf([...many('b', 6), ...many('a', 1)])).toBe('babbbbb');
  expect(await orderOf([...many('b', 4), ...many('a', 2), ...many('c', 2)])).toBe('bacbacbb');
});

test('what somebody waits for comes first', async () => {
  expect(await orderOf([...many('b', 3, false), ...many('a', 2, false), ...many('c', 3)])).toBe('bcccabab');
});

test('who was called off is passed over', async () => {
  const fairly = makeFairSemaphore(1);
  const stop = new AbortController();
  const order: string[] = [];
  const work = async (whose: string): Promise<void> => {
    order.push(whose);
    await new Promise(setImmediate);
  };
  const all = Promise.allSettled([
    fairly.run({ origin: 'a', whose: 'a', isAwaited: () => true }, () => work('a')),
    fairly.run({ origin: 'b', whose: 'b', isAwaited: () => true, signal: stop.signal }, () => work('b')),
    fairly.run({ origin: 'c', whose: 'c', isAwaited: () => true }, () => work('c')),
  ]);
  stop.abort();
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(order).toEqual(['a', 'c']);
});

test('whoever takes many names at one place does not have many turns', async () => {
  const fairly = makeFairSemaphore(1);
  let order = '';
  const ask = (origin: string, whose: string): Promise<void> =>
    fairly.run({ origin, whose, isAwaited: () => true }, async () => {
      order += whose;
      await new Promise(setImmediate);
    });
  const names = ['b', 'c', 'd', 'e', 'f'].map((whose) => ask('there', whose));
  await Promise.all([...names, ask('here', 'a'), ask('there', 'b')]);
  expect(order).toBe('bacdefb');
});

test('who comes and goes while others work is looked at when a place is free', async () => {
  const fairly = makeFairSemaphore(1);
  const there = new Set(['b']);
  let order = '';
  const ask = (whose: string): Promise<void> =>
    fairly.run({ origin: whose, whose, isAwaited: () => there.has(whose) }, async () => {
      order += whose;
      await new Promise(setImmediate);
    });
  const all = [ask('a'), ask('b'), ask('c')];
  expect(fairly.waiting).toBe(2);
  there.delete('b');
  there.add('c');
  await Promise.all(all);
  expect(order).toBe('acb');
});

/** Finished games that many look at: they are played once, and say the same to everybody as if they were played anew. */
import { makeDice } from '@gloaming/engine';
import type { Eyes } from '@gloaming/engine/session';
import { note, Replays, resign, STRIDE, standingAnswers } from '@gloaming/host';
import type { ReplayStep } from '@gloaming/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Client, type Running, startServer } from '../testing/client.ts';
import { namedView } from '../testing/model.ts';
import { type Seated, seatPeople } from '../testing/playing.ts';
import { cleanUp, newFile } from '../testing/stores.ts';

let server: Running;
let seated: Seated;
const MOST = 6 * STRIDE + 7;
beforeAll(async () => {
  server = await startServer(await newFile());
  seated = await finish();
});
afterAll(async () => {
  await server.close();
  cleanUp();
});

/** A game of some length that is over. */
async function finish(): Promise<Seated> {
  const made = await seatPeople(server.url, 'res-arcana', 2);
  const dice = makeDice(5);
  await server.cache.change(made.table, (draft) => {
    for (let i = 0; i < MOST && draft.live.status === 'playing'; i++) {
      const [seat] = draft.live.play?.deciders() ?? [];
      const options = draft.live.play?.options(seat) ?? [];
      note(draft, 'answered', seat, options[dice(options.length)]);
    }
    if (draft.live.status === 'playing') resign(draft, made.clients[1].player.id, 'adept');
  });
  return made;
}
const watcher = (): Client => Client.watching(server.url);
const ask = (table: string, step: number, eyes: string): Promise<ReplayStep> =>
  watcher().ok('replay', { table, query: { step: String(step), eyes } });

test('in whatever order they are asked for, moments are those of the game played anew, for every seat', async () => {
  const { table } = seated;
  const live = await server.cache.find(table);
  const answers = await standingAnswers(server.cache.shelf, live);
  expect(answers.length).toBeGreaterThan(2 * STRIDE);
  const dice = makeDice(7);
  const steps = [answers.length, 0, STRIDE, STRIDE - 1, STRIDE + 1, 2 * STRIDE];
  for (let i = 0; i < 20; i++) steps.push(dice(answers.length + 1));
  for (const step of steps) {
    const { play } = live.rules.begin(live.options, live.row.key);
    for (const { seat, option } of answers.slice(0, step)) play.answer(seat, option);
    for (const eyes of ['open', 0, 1] as Eyes[]) {
      const { view, questions, steps: all } = await ask(table, step, String(eyes));
      expect(all).toBe(answers.length);
      expect(view).toEqual(namedView(live.row.game, play, eyes));
      const seats = play.deciders().filter((seat) => eyes === 'open' || eyes === seat);
      expect(questions.map(({ seat }) => seat)).toEqual(seats);
    }
  }
  // What was told last is told the same, whether one came there step by step or at once.
  const alone = new Replays(server.cache.shelf);
  for (const step of [STRIDE, STRIDE + 1, answers.length])
    expect(await ask(table, step, '0')).toEqual(JSON.parse(JSON.stringify(await alone.step(live, step, 0, 'en'))));
});

test('a game that was looked at is not read and played again', async () => {
  const { table } = await finish();
  const { db } = server.cache.store;
  const { steps } = await ask(table, 0, 'open');
  const last = await ask(table, steps, 'open');
  await db.deleteFrom('log').where('table', '=', table).where('kind', '=', 'answered').execute();
  expect(await ask(table, steps, 'open')).toEqual(last);
});

test('while a long game is followed, others get their turn', async () => {
  const live = await server.cache.find(seated.table);
  const { length } = await standingAnswers(server.cache.shelf, live);
  let turns = 0;
  let isDone = false;
  const others = (): void => {
    turns++;
    if (!isDone) setImmediate(others);
  };
  setImmediate(others);
  await new Replays(server.cache.shelf).step(live, length, 'open', 'en');
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(Math.floor(length / STRIDE) - 1);
});

test('a record is what was written when the game was played', async () => {
  const { table } = await finish();
  const { db } = server.cache.store;
  await db
    .updateTable('log')
    .set({ hash: 'beef'.repeat(16) })
    .where('table', '=', table)
    .where('number', '=', 9)
    .execute();
  expect(await watcher().ok('record', { table })).toContain('/beef');
});

test('nobody branches off without end', async () => {
  const ann = await Client.named(server.url, 'Ann');
  const asked = { table: seated.table, body: { step: 1, seat: 0, bot: 'random' } };
  const got: number[] = [];
  for (let i = 0; i < 25; i++) got.push((await ann.ask('branch', asked)).status);
  expect(new Set(got.slice(0, 20))).toEqual(new Set([200]));
  expect(new Set(got.slice(20))).toEqual(new Set([429]));
});

test('the description for programs is made once', async () => {
  const made = vi.spyOn(server.app, 'swagger');
  const [one, two] = await Promise.all(
    [1, 2].map(async () => {
      const response = await fetch(`${server.url}/api/openapi.json`);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      return response.text();
    }),
  );
  expect(JSON.parse(one)).toMatchObject({ openapi: '3.1.0' });
  expect(two).toBe(one);
  expect(made.mock.calls.length).toBeLessThanOrEqual(1);
});

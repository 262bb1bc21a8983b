/** A bot that thinks delays nobody: moves are taken and streamed meanwhile, at its own table and at others. */
import type { Entry, Story } from '@gloaming/protocol';
import { Piscina } from 'piscina';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Client, type Running, startServer } from '../testing/client.ts';
import { seatPeople } from '../testing/playing.ts';
import { cleanUp, newFile } from '../testing/stores.ts';

/** The thoughts that were given to a thread. They are real ones, but what comes of them is known when the test says so. */
const begun: string[] = [];
const mayAnswer = Promise.withResolvers<void>();

let server: Running;
beforeAll(async () => {
  const { run } = Piscina.prototype;
  vi.spyOn(Piscina.prototype, 'run').mockImplementation(async function (this: Piscina, task, options) {
    begun.push((task as { bot: string }).bot);
    const option: unknown = await run.call(this, task, options);
    await mayAnswer.promise;
    return option;
  });
  server = await startServer(await newFile());
});
afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
  cleanUp();
});

/** Reads a stream until `isIt` has come. */
async function hear(client: Client, table: string, isIt: (entry: Entry) => boolean): Promise<Entry[]> {
  const heard: Entry[] = [];
  for await (const { event, data } of client.events('stream', { table })) {
    if (event === 'story') heard.push(...(data as Story).entries);
    if (heard.some(isIt)) return heard;
  }
  throw new Error('the stream has ended');
}
const isAnswerOf =
  (seat: number) =>
  (entry: Entry): boolean =>
    entry.kind === 'answered' && entry.seat === seat;

async function answerFirst(client: Client, table: string): Promise<void> {
  const { question, version } = await client.present(table);
  expect((await client.answer(table, version, [question?.options[0].option ?? -1])).status).toBe(200);
}

test('while Master thinks, people answer and hear of it, there and elsewhere', async () => {
  const ann = await Client.named(server.url, 'Ann');
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'master' }];
  const { table } = await ann.ok('newTable', { body: { game: 'res-arcana', seats } });
  await expect.poll(() => begun, { timeout: 60_000 }).toEqual(['master']);

  const other = await seatPeople(server.url, 'res-arcana', 2);
  await answerFirst(other.clients[0], other.table);
  await hear(other.clients[1], other.table, isAnswerOf(0));
  await answerFirst(ann, table.id);
  const before = await hear(ann, table.id, isAnswerOf(0));
  expect(before.filter(isAnswerOf(1))).toEqual([]);

  mayAnswer.resolve();
  const all = await hear(ann, table.id, isAnswerOf(1));
  expect(all.slice(0, before.length)).toEqual(before);
});

/** Quick reactions: all who follow a table hear them, and nothing else comes of them. */
import { REACTIONS, type Reacted } from '@gloaming/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, newCommand, type Running, type StreamEvent, startServer } from '../testing/client.ts';
import { type Seated, seatPeople } from '../testing/playing.ts';
import { onBothStores, onPostgres } from '../testing/stores.ts';

async function next(events: AsyncGenerator<StreamEvent>, kind: string): Promise<StreamEvent> {
  for (;;) {
    const { value, done } = await events.next();
    if (done) throw new Error(`the stream ended before "${kind}"`);
    if (value.event === kind) return value;
  }
}
const heard = async (events: AsyncGenerator<StreamEvent>): Promise<Reacted> =>
  (await next(events, 'reaction')).data as Reacted;

onBothStores('reactions', (newPlace) => {
  let server: Running;
  let seated: Seated;
  beforeAll(async () => {
    server = await startServer(await newPlace());
  });
  afterAll(() => server.close());
  const sitDown = async (): Promise<Client[]> => {
    seated = await seatPeople(server.url, 'res-arcana', 2);
    return seated.clients;
  };
  const refusal = async (client: Client, body: unknown, table = seated.table): Promise<unknown> => {
    const { status, body: refused } = await client.refused('react', { table, body });
    return [status, refused.code];
  };

  test('players and spectators hear who said what; the log, the state and what is asked stay as they are', async () => {
    const [ann, bea] = await sitDown();
    const { table } = seated;
    const before = await ann.present(table);
    const readers = [ann, bea, Client.watching(server.url)].map((client) => client.events('stream', { table }));
    for (const events of readers) await next(events, 'story');
    await bea.ok('react', { table, body: { reaction: 'wow' } });
    for (const events of readers) {
      const event = await next(events, 'reaction');
      expect([event.data, event.id]).toEqual([{ seat: 1, reaction: 'wow' }, null]);
    }
    await ann.ok('react', { table, body: { reaction: 'thanks' } });
    for (const events of readers) expect(await heard(events)).toEqual({ seat: 0, reaction: 'thanks' });
    expect(await ann.present(table)).toEqual(before);
    // What is said later is all that a new reader hears.
    const late = ann.events('stream', { table });
    await next(late, 'story');
    await bea.ok('react', { table, body: { reaction: 'oops' } });
    expect(await heard(late)).toEqual({ seat: 1, reaction: 'oops' });
    for (const events of [...readers, late]) await events.return(undefined);
  });

  test('each seat may say a few in a while, and uses up nobody else’s', async () => {
    const [ann, bea] = await sitDown();
    const { table } = seated;
    for (const reaction of REACTIONS.slice(0, 4)) await ann.ok('react', { table, body: { reaction } });
    const { status, body } = await ann.refused('react', { table, body: { reaction: 'wow' } });
    expect([status, body.code]).toEqual([429, 'too-often']);
    expect(body.details.seconds).toBeGreaterThan(0);
    await bea.ok('react', { table, body: { reaction: 'wow' } });
  });

  test('what is none is refused: other words, more than one, strangers, tables that wait, bots alone', async () => {
    const [ann] = await sitDown();
    for (const body of [
      {},
      { reaction: '' },
      { reaction: 'WOW' },
      { reaction: 'wow\n\nevent: story\ndata: {}' },
      { reaction: '<img src=x>' },
      { reaction: ['wow'] },
      { reaction: 7 },
      { reaction: 'wow', seat: 1 },
      'wow',
      null,
    ])
      expect(await refusal(ann, body)).toEqual([400, 'bad-request']);
    const wow = { reaction: 'wow' };
    expect(await refusal(await Client.named(server.url, 'Cy'), wow)).toEqual([403, 'not-seated']);
    expect(await refusal(Client.watching(server.url), wow)).toEqual([401, 'unknown-player']);
    expect(await refusal(ann, wow, '0123456789abcdef')).toEqual([404, 'no-such-table']);
    const made = async (others: readonly unknown[]): Promise<string> =>
      (await ann.ok('newTable', { body: { game: 'res-arcana', seats: [{ kind: 'me' }, ...others] } })).table.id;
    expect(await refusal(ann, wow, await made([{ kind: 'open' }]))).toEqual([409, 'not-playing']);
    expect(await refusal(ann, wow, await made([{ kind: 'bot', bot: 'random' }]))).toEqual([409, 'nobody-else']);
  });

  test('after the end one can still say "good game"', async () => {
    const [ann, bea] = await sitDown();
    const { table } = seated;
    await bea.ok('resign', { table, body: { id: newCommand() } });
    const events = ann.events('stream', { table });
    await next(events, 'story');
    await bea.ok('react', { table, body: { reaction: 'good-game' } });
    expect(await heard(events)).toEqual({ seat: 1, reaction: 'good-game' });
    await events.return(undefined);
  });
});

onPostgres('reactions in several processes', (newPlace) => {
  test('are heard through each of them, once', async () => {
    const place = await newPlace();
    const [here, there] = [await startServer(place), await startServer(place)];
    const { table, clients } = await seatPeople(here.url, 'res-arcana', 2);
    const readers = [here, there].map(({ url }) => Client.watching(url).events('stream', { table }));
    for (const events of readers) await next(events, 'story');
    for (const reaction of ['wow', 'thanks'] as const) {
      await clients[0].ok('react', { table, body: { reaction } });
      for (const events of readers) expect(await heard(events)).toEqual({ seat: 0, reaction });
    }
    for (const events of readers) await events.return(undefined);
    await Promise.all([here.close(), there.close()]);
  });
});

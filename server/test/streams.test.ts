/** Streams: everything once, in order, and on from where one was. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { makeDice } from '@gloaming/engine';
import type { Entry, Story } from '@gloaming/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Client, type Running, type StreamEvent, startServer } from '../testing/client.ts';
import { playOne, playOut, seatPeople } from '../testing/playing.ts';
import { newFile, onBothStores } from '../testing/stores.ts';

/** A slow machine is no failure. */
const PATIENT = { timeout: 60_000, interval: 50 };

onBothStores('streams', (newPlace) => {
  let server: Running;
  beforeAll(async () => {
    server = await startServer(await newPlace());
  });
  afterAll(() => server.close());

  async function next(events: AsyncGenerator<StreamEvent>, kind: string): Promise<StreamEvent> {
    for (;;) {
      const { value, done } = await events.next();
      if (done) throw new Error(`the stream ended before "${kind}"`);
      if (value.event === kind) return value;
    }
  }
  const storyOf = ({ data }: StreamEvent): Story => data as Story;

  test('each seat and a spectator hear every entry once, while streams break and come back', async () => {
    const seated = await seatPeople(server.url, 'res-arcana', 2);
    const { table, clients } = seated;
    const readers = [...clients, Client.watching(server.url)];
    /** Reads a few events, drops the connection, comes back with the last id; until the log has ended. */
    const follow = async (client: Client, dice: (n: number) => number): Promise<{ heard: Entry[]; breaks: number }> => {
      const heard: Entry[] = [];
      let last: string | undefined;
      for (let breaks = 0; ; breaks++) {
        const events = client.events('stream', { table }, last);
        for (let left = 1 + dice(6); left > 0; left--) {
          const event = await next(events, 'story');
          const { entries, present } = storyOf(event);
          expect(event.id).toBe(String(present.version));
          heard.push(...entries);
          last = event.id ?? undefined;
          if (present.table.status === 'ended') {
            await events.return(undefined);
            return { heard, breaks };
          }
        }
        await events.return(undefined);
      }
    };
    const following = readers.map((client, i) => follow(client, makeDice(i + 1)));
    const dice = makeDice(5);
    for (let i = 0; i < 120 && (await playOne(seated, dice)); i++);
    await clients[1].ok('leave', { table });
    await clients[0].ok('resign', { table });
    const { version } = await clients[0].present(table);
    const all = await Promise.all(following);
    for (const { heard, breaks } of all) {
      expect(heard.map(({ number }) => number)).toEqual(Array.from({ length: version }, (_, i) => i + 1));
      expect(breaks).toBeGreaterThan(2);
    }
  });

  test('who comes back is told only what is new, and the present moment', async () => {
    const seated = await seatPeople(server.url, 'res-arcana', 2);
    const { table, clients } = seated;
    await playOut(seated, 2, 10);
    const { version } = await clients[0].present(table);
    const at = async (last: string | undefined, query = {}): Promise<number[]> => {
      const events = clients[0].events('stream', { table, query }, last);
      const { entries, present } = storyOf(await next(events, 'story'));
      await events.return(undefined);
      expect(present).toMatchObject({ seat: 0, version });
      return entries.map(({ number }) => number);
    };
    const whole = Array.from({ length: version }, (_, i) => i + 1);
    expect(await at(undefined)).toEqual(whole);
    expect(await at('4')).toEqual(whole.slice(4));
    expect(await at(String(version))).toEqual([]);
    expect(await at(undefined, { since: '7' })).toEqual(whole.slice(7));
    // What never was given is not believed.
    expect(await at('99999')).toEqual(whole);
    expect(await at('drop table')).toEqual(whole);
  });

  test('in the language of the reader', async () => {
    const { table, clients } = await seatPeople(server.url, 'res-arcana', 2);
    const texts = await Promise.all(
      ['en', 'de', 'pl', 'pt'].map(async (lang) => {
        const events = clients[0].events('stream', { table, query: { lang } });
        const { present } = storyOf(await next(events, 'story'));
        await events.return(undefined);
        return present.question?.text;
      }),
    );
    expect(new Set(texts).size).toBe(4);
  });

  test('the lobby shows tables that wait, and no longer when they have started', async () => {
    const watcher = Client.watching(server.url);
    const events = watcher.events('lobbyStream');
    const waiting = async (): Promise<string[]> =>
      ((await next(events, 'lobby')).data as { tables: { id: string }[] }).tables.map(({ id }) => id);
    await waiting();
    const ann = await Client.named(server.url, 'Ann');
    const body = { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const hidden = await ann.ok('newTable', { body: { ...body, private: true } });
    const { table } = await ann.ok('newTable', { body });
    const now = await waiting();
    expect(now).toContain(table.id);
    expect(now).not.toContain(hidden.table.id);
    await (await Client.named(server.url, 'Bob')).ok('join', { table: table.id });
    for (;;) if (!(await waiting()).includes(table.id)) break;
    await events.return(undefined);
  });

  test('a lobby that could not be read once can be read again', async () => {
    const ann = await Client.named(server.url, 'Ann');
    const body = { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const { table } = await ann.ok('newTable', { body });
    const broken = vi.spyOn(server.hall, 'findAt').mockRejectedValue(new Error('the database is away'));
    await expect(next(ann.events('lobbyStream', { query: { lang: 'pl' } }), 'lobby')).rejects.toThrow();
    broken.mockRestore();
    const events = ann.events('lobbyStream', { query: { lang: 'pl' } });
    expect(JSON.stringify((await next(events, 'lobby')).data)).toContain(table.id);
    await events.return(undefined);
  });

  test('the server says goodbye, and nothing is lost over it', async () => {
    const place = await newPlace();
    let other = await startServer(place);
    const seated = await seatPeople(other.url, 'res-arcana', 2);
    const events = seated.clients[0].events('stream', { table: seated.table });
    const { id } = await next(events, 'story');
    await playOut(seated, 4, 3);
    const bye = next(events, 'bye');
    await other.close();
    await bye;
    other = await startServer(place);
    const again = new Client(other.url, { player: seated.clients[0].player, token: seated.clients[0].token ?? '' });
    const resumed = again.events('stream', { table: seated.table }, id ?? '');
    expect(storyOf(await next(resumed, 'story')).entries.length).toBeGreaterThanOrEqual(3);
    await resumed.return(undefined);
    await other.close();
  });
});

test('a connection on which nothing was said does not hold up the end', async () => {
  const server = await startServer(await newFile());
  const silent = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(silent, 'connect');
  await Client.watching(server.url).ok('games');
  const cutOff = vi.spyOn(server.app.server, 'closeAllConnections');
  await server.close();
  expect(cutOff).not.toHaveBeenCalled();
  silent.destroy();
});

onBothStores('limits of streams', (newPlace) => {
  test('one address may hold so many open, and gets a place back', async () => {
    const server = await startServer(await newPlace(), { GLOAMING_STREAMS: '2' });
    const watcher = Client.watching(server.url);
    const [one, two] = [watcher.events('lobbyStream'), watcher.events('lobbyStream')];
    await Promise.all([one.next(), two.next()]);
    expect((await watcher.refused('lobbyStream')).body.code).toBe('too-many-streams');
    await one.return(undefined);
    await expect
      .poll(async () => {
        const three = watcher.events('lobbyStream');
        const { value } = await three.next().catch(() => ({ value: undefined }));
        await three.return(undefined).catch(() => {});
        return (value as StreamEvent | undefined)?.event;
      }, PATIENT)
      .toBe('lobby');
    await two.return(undefined);
    await server.close();
  });
});

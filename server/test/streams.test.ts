/** Streams: everything once, in order, and on from where one was. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { makeDice } from '@gloaming/engine';
import type { Entry, Story } from '@gloaming/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Client, type Running, type StreamEvent, startServer } from '../testing/client.ts';
import { playOne, playOut, seatPeople } from '../testing/playing.ts';
import { cleanUp, newFile, onBothStores, onPostgres } from '../testing/stores.ts';

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
    // What was read before is too old by now.
    const { now } = server.cache.settings;
    server.cache.settings.now = () => now() + 120_000;
    const broken = vi.spyOn(server.cache.store.db, 'selectFrom').mockImplementation(() => {
      throw new Error('the database is away');
    });
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

onPostgres('a lobby of several processes', (newPlace) => {
  test('shows no table that has started, also if it heard of that late', async () => {
    const place = await newPlace();
    const [here, there] = [await startServer(place), await startServer(place)];
    let shown: string[] = [];
    const events = Client.watching(there.url).events('lobbyStream');
    const reading = (async () => {
      for await (const { event, data } of events)
        if (event === 'lobby') shown = (data as { tables: { id: string }[] }).tables.map(({ id }) => id);
    })().catch(() => {});
    const [ann, bob] = [await Client.named(here.url, 'Ann'), await Client.named(here.url, 'Bob')];
    const body = { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const { table } = await ann.ok('newTable', { body });
    await expect.poll(() => shown, PATIENT).toEqual([table.id]);
    // It is held up, and hears in the end only what was said last.
    const news = vi.spyOn(there.cache, 'onChangedElsewhere').mockResolvedValue();
    await bob.ok('join', { table: table.id });
    await playOut({ table: table.id, clients: [ann, bob] }, 3, 4);
    const { version } = await ann.present(table.id);
    await expect
      .poll(() => news.mock.calls.some(([id, last]) => id === table.id && last === version), PATIENT)
      .toBe(true);
    news.mockRestore();
    // Nor does it matter whether it is still in memory there.
    there.cache.settings.most = 1;
    await there.cache.find((await ann.ok('newTable', { body: { ...body, private: true } })).table.id);
    expect(there.cache.known(table.id)).toBeUndefined();
    await there.cache.onChangedElsewhere(table.id, version, false);
    await expect.poll(() => shown, PATIENT).toEqual([]);
    await Promise.all([here.close(), there.close()]);
    await reading;
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

/** Readers that do not keep up, at a table at which much happens. */
describe('slow readers', () => {
  afterAll(cleanUp);

  /** A stream of which nothing is read, and the server's end of it. */
  async function openStuck(server: Running, table: string): Promise<{ reader: Socket; end: Socket }> {
    const accepted = once(server.app.server, 'connection') as Promise<[Socket]>;
    const { hostname, port } = new URL(server.url);
    const reader = connect(Number(port), hostname);
    reader.pause();
    const [end] = await accepted;
    reader.write(`GET /api/tables/${table}/stream HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
    return { reader, end };
  }
  const streamsOf = async (server: Running): Promise<number> => {
    const { body } = await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    return Number(/^gloaming_streams (\d+)$/m.exec(body)?.[1] ?? -1);
  };
  /** Everybody is told of the table again and again, until it is enough. */
  async function tellUntil({ cache }: Running, table: string, isEnough: () => boolean): Promise<void> {
    for (let i = 0; i < 30_000 && !isEnough(); i++) {
      const live = await cache.find(table);
      for (const listener of cache.listeners) listener(live);
      await new Promise(setImmediate);
    }
  }
  const entriesIn = (text: string): number[] =>
    [...text.matchAll(/^data: (\{"entries".*)$/gm)].flatMap(([, data]) =>
      (JSON.parse(data) as Story).entries.map(({ number }) => number),
    );

  test('nothing is kept for one that does not read, others hear everything, and it goes on where it was', async () => {
    const server = await startServer(await newFile());
    const seated = await seatPeople(server.url, 'res-arcana', 2);
    const { table, clients } = seated;
    const { reader, end } = await openStuck(server, table);
    await tellUntil(server, table, () => end.writableNeedDrain);
    expect(end.writableNeedDrain).toBe(true);

    const other = clients[0].events('stream', { table });
    const heard: number[] = [];
    let largest = 0;
    let waiting = 0;
    const dice = makeDice(8);
    for (let i = 0; i < 40; i++) {
      await playOne(seated, dice);
      await tellUntil(server, table, () => true);
      const { version } = await server.cache.find(table);
      // Before the next move, and so not only in the end.
      while ((heard.at(-1) ?? 0) < version) {
        const { value } = await other.next();
        const { event, data } = value as StreamEvent;
        if (event !== 'story') continue;
        heard.push(...(data as Story).entries.map(({ number }) => number));
        largest = Math.max(largest, JSON.stringify(data).length);
      }
      waiting = Math.max(waiting, end.writableLength);
    }
    const { version } = await server.cache.find(table);
    const whole = Array.from({ length: version }, (_, i) => i + 1);
    expect(heard).toEqual(whole);
    // What Node keeps before it says stop, and one event on top of it.
    expect(waiting).toBeGreaterThan(0);
    expect(waiting).toBeLessThan(end.writableHighWaterMark + 3 * largest);

    let text = '';
    reader.setEncoding('utf8');
    reader.on('data', (part: string) => {
      text += part;
    });
    reader.resume();
    const unchunked = (): string => text.replace(/\r\n[0-9a-f]+\r\n/g, '');
    await expect.poll(() => entriesIn(unchunked()).at(-1), PATIENT).toBe(version);
    expect(entriesIn(unchunked())).toEqual(whole);
    reader.destroy();
    await other.return(undefined);
    await server.close();
  });

  test('one that takes nothing for a minute is cut off', async () => {
    const server = await startServer(await newFile());
    const { table } = await seatPeople(server.url, 'res-arcana', 2);
    const { reader, end } = await openStuck(server, table);
    await tellUntil(server, table, () => end.writableNeedDrain);
    const cut = once(end, 'close');
    let later = 0;
    server.cache.settings.now = () => {
      later += 20_000;
      return Date.now() + later;
    };
    await cut;
    await expect.poll(() => streamsOf(server), PATIENT).toBe(0);
    reader.destroy();
    await server.close();
  });

  test('one that is behind for minutes, but takes what is sent, is not', async () => {
    const server = await startServer(await newFile());
    const { table } = await seatPeople(server.url, 'res-arcana', 2);
    const { reader, end } = await openStuck(server, table);
    await tellUntil(server, table, () => end.writableNeedDrain);
    let sent = end.bytesWritten;
    // As if it had been ready for more, and full again, between any two looks.
    Object.defineProperty(end, 'bytesWritten', { get: () => sent++ });
    let looks = 0;
    server.cache.settings.now = () => Date.now() + 20_000 * looks++;
    await expect.poll(() => looks, PATIENT).toBeGreaterThan(40);
    expect(end.destroyed).toBe(false);
    reader.destroy();
    await server.close();
  });

  test('one that has much to take at once has longer for it', async () => {
    const server = await startServer(await newFile());
    const { table } = await seatPeople(server.url, 'res-arcana', 2);
    const { reader, end } = await openStuck(server, table);
    await tellUntil(server, table, () => end.writableNeedDrain);
    let waiting = 100_000_000;
    Object.defineProperty(end, 'writableLength', { get: () => waiting });
    let looks = 0;
    server.cache.settings.now = () => Date.now() + 20_000 * looks++;
    await expect.poll(() => looks, PATIENT).toBeGreaterThan(40);
    expect(end.destroyed).toBe(false);
    const cut = once(end, 'close');
    waiting = 0;
    await cut;
    reader.destroy();
    await server.close();
  });

  test('one that has gone before the table was found holds no place', async () => {
    const server = await startServer(await newFile(), { GLOAMING_STREAMS: '1' });
    const { table } = await seatPeople(server.url, 'res-arcana', 2);
    const live = await server.cache.find(table);
    const looking = Promise.withResolvers<typeof live>();
    const slow = vi.spyOn(server.cache, 'find').mockImplementation(() => looking.promise);
    const { reader, end } = await openStuck(server, table);
    const closed = once(end, 'close');
    await expect.poll(() => slow.mock.calls.length, PATIENT).toBeGreaterThan(0);
    reader.destroy();
    await closed;
    slow.mockRestore();
    looking.resolve(live);
    const events = Client.watching(server.url).events('stream', { table });
    expect((await events.next()).value).toMatchObject({ event: 'story' });
    expect(await streamsOf(server)).toBe(1);
    await events.return(undefined);
    await server.close();
  });

  test('the head of a stream is nothing to ask for', async () => {
    const server = await startServer(await newFile());
    const { table } = await seatPeople(server.url, 'res-arcana', 2);
    for (const url of [`/api/tables/${table}/stream`, '/api/lobby/stream'])
      expect((await fetch(`${server.url}${url}`, { method: 'HEAD' })).status, url).toBe(404);
    expect((await fetch(`${server.url}/api/tables/${table}`, { method: 'HEAD' })).status).toBe(200);
    await server.close();
  });
});

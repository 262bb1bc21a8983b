/** The server as a process: killed, stopped, started wrongly, and several at once. */
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDice, parseRecord, replay } from '@gloaming/engine';
import { withGame } from '@gloaming/games';
import { ALIVE_EVERY } from '@gloaming/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { LEASE } from '../src/bots/scheduler.ts';
import { openStore } from '../src/storage/store.ts';
import { readLog, readTable } from '../src/storage/tables.ts';
import { Client, newCommand, type StreamEvent } from '../testing/client.ts';
import { playOne, type Seated, seatPeople } from '../testing/playing.ts';
import { endProcesses, type Process, spawnServer, startProcess, stopProcess } from '../testing/process.ts';
import { cleanUp, newFolder, onPostgres } from '../testing/stores.ts';

/** A slow machine is no failure. */
const PATIENT = { timeout: 60_000, interval: 50 };

afterAll(endProcesses);

const ended = async ({ child }: Pick<Process, 'child'>): Promise<number | null> => {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
};
const movedTo = (url: string, { table, clients }: Seated): Seated => ({
  table,
  clients: clients.map(({ player, token }) => new Client(url, { player, ...(token === null ? {} : { token }) })),
});

describe('on SQLite', () => {
  afterAll(cleanUp);

  test('a bot’s turn is taken after a restart', async () => {
    const place = newFolder();
    let server = await startProcess(place, { GLOAMING_BOT_PAUSE: '1500' });
    const ann = await Client.named(server.url, 'Ann');
    const body = { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] };
    const { table } = await ann.ok('newTable', { body });
    await stopProcess(server, 'SIGKILL');
    server = await startProcess(place);
    const again = new Client(server.url, { player: ann.player, token: ann.token ?? '' });
    await expect
      .poll(async () => (await again.ok('story', { table: table.id })).entries.map(({ kind }) => kind), PATIENT)
      .toEqual(['started', 'answered']);
    await stopProcess(server, 'SIGKILL');
  });

  test('stopped: streams are told, what is under way is finished, and the exit code is 0', async () => {
    const server = await startProcess(newFolder());
    const { table, clients } = await seatPeople(server.url, 'res-arcana', 2);
    const heard: StreamEvent[] = [];
    const reading = (async () => {
      for await (const event of clients[0].events('stream', { table })) heard.push(event);
    })();
    await expect.poll(() => heard.length, PATIENT).toBeGreaterThan(0);
    await expect.poll(() => heard.some(({ event }) => event === 'alive'), PATIENT).toBe(true);
    expect(ALIVE_EVERY).toBeLessThan(10_000);
    expect(await stopProcess(server, 'SIGTERM')).toBe(0);
    await reading;
    expect(heard.at(-1)?.event).toBe('bye');
    // Logs say what happened, not who may come in.
    expect(server.said()).toContain('/api/tables/:table/join');
    for (const secret of [table, ...clients.map(({ token }) => token ?? '?')])
      expect(server.said()).not.toContain(secret);
  });

  test('wrong settings: one line that names them, and exit code 2', async () => {
    for (const [name, value] of [
      ['PORT', '99999'],
      ['PORT', 'http'],
      ['DATABASE_URL', 'mysql://somewhere'],
      ['GLOAMING_METRICS', 'everybody'],
      ['GLOAMING_ORIGINS', 'example.org'],
      ['GLOAMING_BOT_PAUSE', '-1'],
    ]) {
      const server = spawnServer({ GLOAMING_HOME: newFolder(), [name]: value });
      expect(await ended(server), `${name}=${value}`).toBe(2);
      expect(server.said().trim().split('\n')).toEqual([expect.stringContaining(name)]);
    }
  });

  test('a folder that cannot be written and a file that is no database: a clear line, exit code 1', async () => {
    const noFolder = join(newFolder(), 'file');
    writeFileSync(noFolder, '');
    const broken = newFolder();
    writeFileSync(join(broken, 'server.sqlite'), 'this is no database '.repeat(100));
    const brokenLock = newFolder();
    writeFileSync(join(brokenLock, 'server.sqlite.lock'), 'this is no database '.repeat(100));
    chmodSync(noFolder, 0o444);
    for (const home of [noFolder, broken, brokenLock]) {
      const server = spawnServer({ GLOAMING_HOME: home });
      expect(await ended(server)).toBe(1);
      expect(server.said()).toMatch(/^The server could not start: .+\n$/);
      expect(server.said()).not.toContain('another server');
    }
  });

  test('nobody takes the log any more: games go on', async () => {
    const server = await startProcess(newFolder());
    server.child.stdout?.destroy();
    const seated = await seatPeople(server.url, 'res-arcana', 2);
    for (let i = 0; i < 5; i++) expect(await playOne(seated, makeDice(i))).toBe(true);
    expect(await stopProcess(server, 'SIGTERM')).toBe(0);
  });

  test('a file is for one process: a second one is refused, and takes over when the first is gone', async () => {
    const place = newFolder();
    const first = await startProcess(place);
    await expect(startProcess(place)).rejects.toThrow(/another server is using/);
    await stopProcess(first, 'SIGKILL');
    await stopProcess(await startProcess(place), 'SIGTERM');
  });

  test('--help lists every setting', async () => {
    const server = spawnServer({}, ['--help']);
    expect(await ended(server)).toBe(0);
    for (const name of ['PORT', 'DATABASE_URL', 'GLOAMING_HOME', 'GLOAMING_BOT_PAUSE'])
      expect(server.said()).toContain(name);
  });
});

onPostgres('processes', (newPlace, stumble) => {
  test('three at once: any takes any command, streams hear of all, and a dead one’s bots are played on', async () => {
    const place = await newPlace();
    const servers = await Promise.all([0, 1, 2].map(() => startProcess(place)));
    const seated = await seatPeople(servers[0].url, 'res-arcana', 3);
    const { table } = seated;
    const spread = {
      table,
      clients: seated.clients.map((client, i) => movedTo(servers[i].url, { table, clients: [client] }).clients[0]),
    };
    const numbers: number[] = [];
    const reading = (async () => {
      for await (const { event, data } of movedTo(servers[2].url, seated).clients[0].events('stream', { table }))
        if (event === 'story')
          numbers.push(...(data as { entries: { number: number }[] }).entries.map(({ number }) => number));
    })().catch(() => {});
    const dice = makeDice(8);
    for (let i = 0; i < 40; i++) await playOne(spread, dice);
    const { version } = await spread.clients[0].present(table);
    await expect.poll(() => numbers.length, PATIENT).toBe(version);
    expect(numbers).toEqual(Array.from({ length: version }, (_, i) => i + 1));

    // The same command to all of them at once is done once.
    const { asked } = await spread.clients[0].present(table);
    const asker = spread.clients[asked[0]];
    const { question, version: seen } = await asker.present(table);
    const body = { id: newCommand(), seen, answers: [question?.options[0].option ?? 0] };
    const everywhere = servers.map(({ url }) => movedTo(url, { table, clients: [asker] }).clients[0]);
    const answers = await Promise.all(everywhere.map((client) => client.ok('command', { table, body })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);

    // A table that is made here is seen in the lobby there.
    const listed: string[] = [];
    const lobby = everywhere[1].events('lobbyStream');
    await lobby.next();
    const watching = (async () => {
      for await (const { event, data } of lobby)
        if (event === 'lobby') listed.push(...(data as { tables: { id: string }[] }).tables.map(({ id }) => id));
    })().catch(() => {});
    const waiting = { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const { table: open } = await everywhere[0].ok('newTable', { body: waiting });
    await expect.poll(() => listed, PATIENT).toContain(open.id);

    // Bots play a game to its end while two of three processes die.
    const ann = spread.clients[0];
    const bots = { game: 'res-arcana', seats: [0, 1].map(() => ({ kind: 'bot', bot: 'greedy' })) };
    const { table: ofBots } = await ann.ok('newTable', { body: bots });
    await stopProcess(servers[1], 'SIGKILL');
    await stopProcess(servers[2], 'SIGKILL');
    await Promise.all([reading, watching]);
    await expect.poll(async () => (await ann.present(ofBots.id)).table.status, PATIENT).toBe('ended');
    const record = parseRecord(await ann.ok('record', { table: ofBots.id }));
    withGame('res-arcana', ({ game, options }) => {
      replay(game, { ...record, options: options.check(record.options) });
    });
    await stopProcess(servers[0], 'SIGTERM');
  });

  test('a process dies while its bot thinks: another one takes the turn, once', async () => {
    const place = await newPlace();
    const dying = await startProcess(place);
    const ann = await Client.named(dying.url, 'Ann');
    const { db } = await openStore(place);
    const kindsAt = async (id: string): Promise<string[]> => (await readLog(db, id, 0, 9)).map(({ kind }) => kind);
    const isTaken = async (id: string): Promise<boolean> =>
      ((await readTable(db, id))?.due ?? 0) > Date.now() + LEASE / 2;
    const isMissed = async (id: string): Promise<boolean> => (await kindsAt(id)).includes('answered');
    // A bot that thinks for a while; whoever looks too late all the same looks at another table.
    const body = { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'master' }] };
    let id = '';
    do {
      id = (await ann.ok('newTable', { body })).table.id;
      await expect
        .poll(async () => (await isTaken(id)) || (await isMissed(id)), { ...PATIENT, interval: 1 })
        .toBe(true);
    } while (await isMissed(id));
    await stopProcess(dying, 'SIGKILL');
    const kinds = (): Promise<string[]> => kindsAt(id);
    expect(await kinds()).toEqual(['started']);
    const others = await Promise.all([0, 1].map(() => startProcess(place)));
    await expect.poll(kinds, PATIENT).toEqual(['started', 'answered']);
    await db.destroy();
    for (const other of others) await stopProcess(other, 'SIGTERM');
  });

  test.skipIf(process.env.TEST_POSTGRES_URL)(
    'the database is away at the start: that is said, and when it comes the server starts',
    async () => {
      const place = await newPlace();
      let early: ReturnType<typeof spawnServer> | undefined;
      await stumble(async () => {
        const waiting = spawnServer({ DATABASE_URL: place });
        early = waiting;
        await expect.poll(waiting.said, PATIENT).toContain('The database does not answer');
        expect(waiting.said()).not.toContain('Gloaming is at');
      });
      if (early === undefined) throw new Error('nothing was started');
      await expect.poll(early.said, PATIENT).toContain('Gloaming is at');
      expect(await stopProcess(early, 'SIGTERM')).toBe(0);
    },
  );

  test.skipIf(process.env.TEST_POSTGRES_URL)(
    'the database goes away and comes back: nothing is lost, and nobody restarts',
    async () => {
      const server = await startProcess(await newPlace());
      const seated = await seatPeople(server.url, 'res-arcana', 2);
      const { table, clients } = seated;
      const dice = makeDice(4);
      for (let i = 0; i < 6; i++) await playOne(seated, dice);
      const { version } = await clients[0].present(table);
      const numbers: number[] = [];
      const stop = new AbortController();
      const reading = (async () => {
        for (let last = ''; !stop.signal.aborted; )
          try {
            for await (const { id, event, data } of clients[0].events('stream', { table }, last)) {
              if (event !== 'story') continue;
              numbers.push(...(data as { entries: { number: number }[] }).entries.map(({ number }) => number));
              last = id ?? last;
              if (stop.signal.aborted) return;
            }
          } catch {
            await new Promise((resolve) => setTimeout(resolve, 100));
          }
      })();
      await expect.poll(() => numbers.length, PATIENT).toBe(version);
      await stumble(async () => {
        const { status, body } = await clients[0].refused('command', {
          table,
          body: { id: newCommand(), seen: version, answers: [0] },
        });
        expect([status, body.code]).toEqual([503, 'try-again']);
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
        expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      });
      await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, PATIENT).toBe(200);
      for (let i = 0; i < 6; i++) await playOne(seated, dice);
      const after = (await clients[0].present(table)).version;
      expect(after).toBe(version + 6);
      await expect.poll(() => numbers.length, PATIENT).toBe(after);
      expect(numbers).toEqual(Array.from({ length: after }, (_, i) => i + 1));
      stop.abort();
      await stopProcess(server, 'SIGTERM');
      await reading;
    },
  );
});

/**
 * One table, two hosts: a server, and a browser that plays alone. Both are asked the same, by the same protocol, and answer the same; only
 * ids, names of bots and times are each host's own.
 */
import { createHash } from 'node:crypto';
import { makeBot } from '@gloaming/bots';
import { makeDice, makeKey, parseRecord, replay, stateHash } from '@gloaming/engine';
import { GAME_NAMES, packGame, withGame } from '@gloaming/games';
import { type AskBot, hereHost, isHere, keeperOf, memoryBox } from '@gloaming/host/here';
import { type BodyOf, type ErrorBody, type Present, type ReplyOf, ROUTES, type RouteName } from '@gloaming/protocol';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NAMES } from '../../bots/src/games/names.ts';
import { openServer, readConfig } from '../src/index.ts';
import { Client, newCommand } from '../testing/client.ts';
import { cleanUp, newFile } from '../testing/stores.ts';

interface Request {
  readonly table?: string;
  readonly query?: Record<string, string>;
  readonly body?: object;
}
interface Host {
  ask(name: RouteName, request?: Request): Promise<{ isDone: boolean; body: unknown }>;
  close(): Promise<void>;
}

const KEY = '00112233445566778899aabbccddeeff';
const seedOf = (view: unknown, options: readonly number[]): number =>
  Number.parseInt(
    createHash('sha256')
      .update(JSON.stringify([view, options]))
      .digest('hex')
      .slice(0, 11),
    16,
  );

async function openHttp(): Promise<Host> {
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    GLOAMING_BOT_PAUSE: '0',
    GLOAMING_RATE: '1000000',
    GLOAMING_LOG: 'silent',
  });
  const chance = {
    newKey: () => KEY,
    newSeed: ({ view, options }: { view: unknown; options: readonly number[] }) => seedOf(view, options),
  };
  const server = await openServer({ ...config, store: await newFile() }, undefined, undefined, chance);
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const ann = await Client.named(url, 'Ann');
  return {
    async ask(name, request = {}) {
      const { status, body } = await ann.ask(name, request);
      return { isDone: status === 200, body };
    },
    close: () => server.close(),
  };
}

const askBot: AskBot = async ({ game, bot, view, options }) =>
  withGame(game, (entry, name) =>
    makeBot(bot, name)(entry.game, view as never, options, makeDice(seedOf(view, options))),
  );
async function openHere(): Promise<Host> {
  const host = hereHost(
    keeperOf(memoryBox()),
    {
      now: Date.now,
      pause: 0,
      newKey: () => KEY,
      complain: (error) => {
        throw error;
      },
    },
    askBot,
  );
  await host.ask('en', { name: 'newPlayer', body: { name: 'Ann', for: 'browser' } });
  // A browser's tables are looked after while somebody follows them.
  const following = new Set<string>();
  return {
    async ask(name, { table, query, body } = {}) {
      const params = table === undefined ? {} : { table };
      const answer = await host.ask('en', { name, params, query, body });
      if (!answer.isDone) return { isDone: false, body: answer.refused };
      expect(Compile(ROUTES[name].reply).Check(JSON.parse(JSON.stringify(answer.reply))), name).toBe(true);
      const id =
        typeof answer.reply === 'object' && answer.reply !== null && 'table' in answer.reply
          ? (answer.reply as Present).table.id
          : table;
      if (id !== undefined && isHere(id) && !following.has(id)) {
        following.add(id);
        host.follow({ table: id, language: 'en', since: 0, hear: () => {}, fail: () => {} });
      }
      return { isDone: true, body: JSON.parse(JSON.stringify(answer.reply)) };
    },
    close: async () => host.close(),
  };
}

const BOTS = new RegExp(Object.values(NAMES).flat().join('|'), 'g');
/** What both must say alike: ids, names of bots, which follow from them, and times are each host's own. */
const alike = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body)
      .replace(/"(id|rematch|table)":"[0-9a-z]{12,16}"/g, '"$1":"an id"')
      .replace(/"(at|created|now|ended)":\d{13}/g, '"$1":0')
      .replace(BOTS, 'a bot'),
  );

let hosts: readonly [Host, Host];
beforeAll(async () => {
  hosts = [await openHttp(), await openHere()];
});
afterAll(async () => {
  for (const host of hosts ?? []) await host.close();
  await cleanUp();
});

/** Two tables of the same game, one on each host. */
class Both {
  readonly tables: readonly [string, string];
  constructor(tables: readonly [string, string]) {
    this.tables = tables;
  }

  static async made(body: BodyOf<'newTable'>): Promise<Both> {
    const [one, other] = await Promise.all(hosts.map((host) => host.ask('newTable', { body })));
    expect(one).toMatchObject({ isDone: true });
    expect(other).toMatchObject({ isDone: true });
    return new Both([(one.body as Present).table.id, (other.body as Present).table.id]);
  }

  /** Asks both, and says what both have answered. */
  async ask<N extends RouteName>(
    name: N,
    request: Omit<Request, 'table'> = {},
  ): Promise<{ isDone: boolean; body: ReplyOf<N> & ErrorBody }> {
    const [one, other] = await Promise.all(
      hosts.map((host, i) => host.ask(name, { table: this.tables[i], ...request })),
    );
    expect(alike(other.body), name).toEqual(alike(one.body));
    expect(other.isDone).toBe(one.isDone);
    return one as { isDone: boolean; body: ReplyOf<N> & ErrorBody };
  }
  async ok<N extends RouteName>(name: N, request: Omit<Request, 'table'> = {}): Promise<ReplyOf<N>> {
    const { isDone, body } = await this.ask(name, request);
    if (!isDone) throw new Error(`${name}: ${JSON.stringify(body)}`);
    return body;
  }
  async refused(name: RouteName, request: Omit<Request, 'table'> = {}): Promise<string> {
    const { isDone, body } = await this.ask(name, request);
    expect(isDone, name).toBe(false);
    return body.code;
  }
  /** Where each of these tables leads. */
  async lead(name: 'rematch' | 'branch', body?: object): Promise<Both> {
    const [one, other] = await Promise.all(
      hosts.map((host, i) => host.ask(name, { table: this.tables[i], ...(body === undefined ? {} : { body }) })),
    );
    return new Both([(one.body as Present).table.id, (other.body as Present).table.id]);
  }

  /** Once bots have done what they have to do on both. */
  async settled(): Promise<Present> {
    for (const [i, host] of hosts.entries())
      for (;;) {
        const { table, asked } = (await host.ask('present', { table: this.tables[i] })).body as Present;
        if (asked.every((seat) => table.seats[seat].kind === 'player')) break;
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    return this.ok('present');
  }
  async command(doing: object): Promise<Present> {
    const { version } = await this.settled();
    await this.ok('command', { body: { id: newCommand(), seen: version, ...doing } });
    return this.settled();
  }
  /** Plays to the end, and looks at every moment. */
  async playOut(seed: number): Promise<Present> {
    const dice = makeDice(seed);
    let now = await this.settled();
    while (now.question !== null) {
      const { options } = now.question;
      now = await this.command({ answers: [options[dice(options.length)].option] });
    }
    return now;
  }
}

const GREEDY = { kind: 'bot', bot: 'greedy' } as const;
const ME = { kind: 'me' } as const;

/** It takes as long as it takes, on however busy a machine. */
const PATIENCE = 600_000;

describe.each(GAME_NAMES)('%s', { timeout: PATIENCE }, (game) => {
  test('a whole game against a bot: the same at every moment, in log, record and replay; then a rematch and a branch', async () => {
    const both = await Both.made({ game, seats: [ME, GREEDY] });
    const end = await both.playOut(1);
    expect(end.table.status).toBe('ended');
    const { entries } = await both.ok('story', { query: { since: '0' } });
    expect(entries.length).toBeGreaterThan(20);
    const record = await both.ok('record');
    const parsed = parseRecord(record as unknown as string);
    expect(withGame(game, (entry) => stateHash(entry.game, replay(entry.game, parsed as never)))).toBe(parsed.end);
    for (const eyes of ['open', '0', '1']) await both.ok('replay', { query: { step: '7', eyes } });
    expect(await both.refused('replay', { query: { step: '99999' } })).toBe('no-such-step');
    expect(await both.refused('command', { body: { id: newCommand(), seen: end.version, answers: [0] } })).toBe(
      'game-over',
    );
    const again = await both.lead('rematch');
    expect((await again.settled()).table.status).toBe('playing');
    const branch = await both.lead('branch', { step: 9, seat: 0, bot: 'greedy' });
    expect((await branch.settled()).version).toBeGreaterThan(9);
  });

  test('undo, and a whole turn taken back', async () => {
    const both = await Both.made({ game, seats: [ME, GREEDY] });
    const seen = new Set<string | null>();
    for (let now = await both.settled(), i = 0; now.question !== null && i < 40; i++) {
      const { options } = now.question;
      now = await both.command({ answers: [options[i % options.length].option] });
      seen.add(now.undo);
      if (now.undo === 'possible') now = await both.command({ undo: true });
      else if (now.undo !== null) {
        const asked = { id: newCommand(), seen: now.version, undo: true };
        expect(await both.refused('command', { body: asked })).toBe('cannot-undo');
      }
      const last = now.question?.options.at(-1)?.option;
      if (last !== undefined) now = await both.command({ answers: [last] });
      if (i % 10 === 9 && now.takeTurnBack === 'possible') now = await both.command({ takeTurnBack: true });
    }
    expect(seen).toContain('possible');
    expect((await both.settled()).table.tookBack).toBe(true);
  });

  test('giving up, leaving and coming back', async () => {
    const both = await Both.made({ game, seats: [ME, GREEDY] });
    await both.settled();
    expect(await both.refused('comeBack')).toBe('no-bot-plays');
    expect(await both.refused('rematch')).toBe('not-over');
    expect(await both.refused('record')).toBe('not-over');
    expect((await both.ok('resign')).table).toMatchObject({ status: 'ended', result: { why: 'resigned' } });
    expect(await both.refused('resign')).toBe('not-playing');
    await both.ok('record');
  });

  test('what cannot be is refused alike', async () => {
    const both = await Both.made({ game, seats: [ME, GREEDY] });
    const { version, question } = await both.settled();
    const command = (body: object) => both.refused('command', { body: { id: newCommand(), seen: version, ...body } });
    expect(await command({ answers: [999] })).toBe('no-such-answer');
    expect(await command({ answers: [0], seen: version + 9 })).toBe('outdated');
    expect(await command({ answers: [0], seen: 0 })).toBe('outdated');
    expect(await command({ answers: [question?.options[0].about] })).toBe('answer-by-number');
    expect(await command({ lesson: { quiet: true } })).toBe('no-such-lesson');
    for (const body of [
      { game: 'chess', seats: [ME] },
      { game, seats: [ME, { kind: 'bot', bot: 'clever' }] },
      { game, seats: [ME, ME] },
      { game, seats: [ME, GREEDY], chosen: { colour: 'red' } },
      { game, seats: [ME, GREEDY], lesson: 'no-such' },
    ])
      await both.refused('newTable', { body });
    const gone = new Both(['0000000000000000', 'l000000000000000']);
    for (const name of ['present', 'story', 'resign', 'rematch', 'record'] as const)
      expect(await gone.refused(name)).toBe('no-such-table');
  });

  test('the same request again does nothing, and says the same', async () => {
    const wanted: BodyOf<'newTable'> = { id: newCommand(), game, seats: [ME, GREEDY] };
    const one = await Both.made(wanted);
    expect((await Both.made(wanted)).tables).toEqual(one.tables);
    const { version, question } = await one.settled();
    const body = { id: newCommand(), seen: version, answers: [question?.options[0].option ?? 0] };
    const { version: after } = await one.ok('command', { body });
    await one.settled();
    expect(await one.ok('command', { body })).toMatchObject({ version: after });
    expect(await one.refused('command', { body: { ...body, answers: [7] } })).toBe('command-used');
  });
});

test.each(GAME_NAMES)(
  '%s: a game of another host, brought whole and from a moment, counts nowhere',
  { timeout: PATIENCE },
  async (game) => {
    const source = await Both.made({ game, seats: [ME, GREEDY] });
    await source.playOut(2);
    const played = parseRecord((await source.ok('record')) as unknown as string);
    const link = await packGame(played);
    const bring = async (body: object): Promise<Both> => {
      const asked = { id: newCommand(), link, seats: [ME, GREEDY], ...body };
      const [one, other] = await Promise.all(hosts.map((host) => host.ask('bring', { body: asked })));
      // Once more, as if the answer had been lost.
      const [same] = await Promise.all(hosts.map((host) => host.ask('bring', { body: asked })));
      expect((same.body as Present).table.id).toBe((one.body as Present).table.id);
      return new Both([(one.body as Present).table.id, (other.body as Present).table.id]);
    };
    const { table } = await (await bring({})).ok('present');
    expect(table).toMatchObject({ status: 'ended', brought: true, key: makeKey(played.key) });
    const from = await bring({ step: 5 });
    const { table: next } = await from.settled();
    expect(next.status).toBe('playing');
    expect(next.brought).toBeUndefined();
    const nowhere = new Both(['', '']);
    const refused = (body: object) => nowhere.refused('bring', { body: { link, seats: [ME, GREEDY], ...body } });
    expect(await refused({ link: `${link}x` })).toBe('bad-record');
    expect(await refused({ link: 'x'.repeat(8_000) })).toBe('bad-record');
    expect(await refused({ step: 99_999 })).toBe('no-such-step');
    expect(await refused({ seats: [ME] })).toBe('bad-request');
    expect(await refused({ seats: [ME, ME] })).toBe('already-seated');
    const { finished } = await nowhere.ok('myFinished');
    expect(finished.filter((one) => one.game === game && !one.counts)).toHaveLength(1);
  },
);

test('what can be played, and who one is', async () => {
  const nowhere = new Both(['', '']);
  await nowhere.ok('games');
  await nowhere.ok('who');
  expect(await nowhere.ok('rename', { body: { name: '  Bea ' } })).toMatchObject({ name: 'Bea' });
  expect(await nowhere.refused('rename', { body: { name: ' ' } })).toBe('bad-name');
  const { tables } = await nowhere.ok('myTables');
  expect(tables.length).toBeGreaterThan(4);
});

test('what I have finished, and what it comes to, until it is forgotten', { timeout: PATIENCE }, async () => {
  const nowhere = new Both(['', '']);
  const { games } = await nowhere.ok('myRecord', { query: { zone: 'UTC' } });
  const { finished } = await nowhere.ok('myFinished');
  expect(finished.length).toBeGreaterThan(1);
  const counted = (game: string) => finished.filter((one) => one.game === game && one.counts).length;
  expect(games.map(({ played }) => played)).toEqual(games.map(({ game }) => counted(game)));
  expect(await nowhere.refused('myRecord', { query: { zone: 'Nowhere' } })).toBe('no-such-zone');
  await nowhere.ok('forgetRecord');
  expect((await nowhere.ok('myFinished')).finished).toEqual([]);
});

/** Taking one's whole turn back, against bots: behind what was hidden and what they have answered. */
import { makeDice, parseRecord, replay } from '@gloaming/engine';
import { GAME_NAMES, withGame } from '@gloaming/games';
import type { NewTable, Present } from '@gloaming/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadTable } from '../src/table/loading.ts';
import { Client, newCommand, type Running, startServer } from '../testing/client.ts';
import { cleanUp, newFile } from '../testing/stores.ts';

const ME = { kind: 'me' } as const;
const BOT = { kind: 'bot', bot: 'random' } as const;
/** What asks for an action, and what is done beside one. */
const MAIN = ['act', 'takeTurn'];
const FREE = ['usePerson', 'useStoneSpace', 'twoForOne', 'oneForOne', 'pass'];

interface Mine {
  readonly me: Client;
  readonly table: string;
}
const sitDown = async (url: string, game: string, rest: Partial<NewTable> = {}): Promise<Mine> => {
  const me = await Client.named(url, 'Ann');
  const { table } = await me.ok('newTable', { body: { game, seats: [ME, BOT], ...rest } });
  return { me, table: table.id };
};
/** Once I am asked, or the game is over. */
async function awaited({ me, table }: Mine): Promise<Present> {
  for (;;) {
    const present = await me.present(table);
    if (present.question !== null || present.table.status === 'ended') return present;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
const does = (present: Present): string[] => (present.question?.options ?? []).map(({ about }) => about.does);
/** I am asked for the action of a turn that has just begun. */
const isStart = (present: Present): boolean =>
  MAIN.includes(present.question?.verb ?? '') && !does(present).includes('endTurn');

/** One action a turn and nothing beside it, so that every question for an action is that of a new turn. */
function makePlayer(mine: Mine): () => Promise<Present> {
  const dice = makeDice(5);
  return async () => {
    const { version, question } = await awaited(mine);
    const all = question?.options ?? [];
    const ending = all.filter(({ about }) => about.does === 'endTurn');
    const acting = all.filter(({ about }) => !FREE.includes(about.does));
    const wanted = [ending, acting, all].find(({ length }) => length > 0) ?? [];
    await mine.me.answer(mine.table, version, [wanted[dice(wanted.length)].option]);
    return awaited(mine);
  };
}
async function untilStart(mine: Mine, play: () => Promise<Present>): Promise<Present> {
  for (let now = await awaited(mine); ; now = await play()) {
    if (now.table.status === 'ended') expect.fail('the game is over');
    if (isStart(now)) return now;
  }
}
const turnBack = (seen: number): { id: string; seen: number; takeTurnBack: true } => ({
  id: newCommand(),
  seen,
  takeTurnBack: true,
});

describe('taking a turn back', () => {
  let server: Running;
  let place: string;
  beforeAll(async () => {
    place = await newFile();
    server = await startServer(place);
  });
  afterAll(async () => {
    await server.close();
    await cleanUp();
  });

  const essence = async (table: string, isLoaded: boolean): Promise<unknown> => {
    const { cache } = server;
    const live = isLoaded ? await loadTable(cache.store.db, table) : await cache.find(table);
    const { version, standing, turns, tookBack, restless, did } = live ?? expect.fail('no table');
    return { version, standing, turns: turns.toJSON(), tookBack, restless, did, hash: live?.play?.hash() };
  };
  const expectSaved = async (table: string): Promise<void> =>
    expect(await essence(table, true)).toEqual(await essence(table, false));

  test.each(GAME_NAMES)('%s: turn by turn, back to the first, and on again', async (game) => {
    const mine = await sitDown(server.url, game);
    const { me, table } = mine;
    const play = makePlayer(mine);
    const starts: Present[] = [];
    for (let turn = 0; turn < 4; turn++) {
      starts.push(await untilStart(mine, play));
      await play();
    }
    expect(starts[0]).toMatchObject({ takeTurnBack: 'no-turn-yet', table: { tookBack: false } });
    await server.cache.writeSnapshots();
    for (const start of starts.toReversed()) {
      const { version, takeTurnBack } = await me.present(table);
      expect(takeTurnBack).toBe('possible');
      await me.ok('command', { table, body: turnBack(version) });
      const now = await me.present(table);
      expect(now.view).toEqual(start.view);
      expect(now.question?.options).toEqual(start.question?.options);
      expect(now.question?.since).toBe(now.version);
      expect(now.table.tookBack).toBe(true);
      await expectSaved(table);
      const { entries } = await me.ok('story', { table, query: { since: String(now.version - 1) } });
      const { standing } = await server.cache.find(table);
      expect(entries).toMatchObject([{ kind: 'turn-undone', seat: 0, lines: ['You take your turn back.'] }]);
      expect(standing.every((number) => number < (entries[0].takesBack ?? 0))).toBe(true);
    }
    await untilStart(mine, play);
    await play();
    await expectSaved(table);
    // The same turn again and again: each time it begins where it began.
    for (let times = 0; times < 3; times++) {
      const start = await untilStart(mine, play);
      await play();
      const { version } = await me.present(table);
      await me.ok('command', { table, body: turnBack(version) });
      expect((await me.present(table)).view).toEqual(start.view);
    }
    await expectSaved(table);
  });

  test('sent again it is done once; and who has not seen their own last deed takes nothing back', async () => {
    const mine = await sitDown(server.url, 'res-arcana');
    const play = makePlayer(mine);
    const { me, table } = mine;
    for (let turn = 0; turn < 2; turn++) {
      await untilStart(mine, play);
      await play();
    }
    const { version } = await awaited(mine);
    const body = turnBack(version);
    const done = await Promise.all([0, 1, 2].map(() => me.ok('command', { table, body })));
    expect(done).toEqual(new Array(3).fill({ id: body.id, version: version + 1 }));
    const late = await me.refused('command', { table, body: turnBack(version) });
    expect([late.status, late.body.code]).toEqual([409, 'outdated']);
    const used = await me.refused('command', { table, body: { id: body.id, seen: version, undo: true } });
    expect(used.body.code).toBe('command-used');
  });

  test('is refused with a reason: before the first turn, with a clock, with other people, watching, after the end', async () => {
    const early = await sitDown(server.url, 'res-arcana');
    const refusal = async ({ me, table }: Mine): Promise<unknown> => {
      const { version, takeTurnBack } = await me.present(table);
      const { status, body } = await me.refused('command', { table, body: turnBack(version) });
      return [status, body.code, body.details, takeTurnBack];
    };
    const barrier = (why: string): unknown => [409, 'cannot-take-turn-back', { barrier: why }, why];
    expect(await refusal(early)).toEqual(barrier('no-turn-yet'));
    const time = { kind: 'live', minutes: 60, increment: 0 } as const;
    expect(await refusal(await sitDown(server.url, 'res-arcana', { time }))).toEqual(barrier('clock-runs'));
    const shared = await sitDown(server.url, 'res-arcana', { seats: [ME, { kind: 'open' }, BOT] });
    const bea = await Client.named(server.url, 'Bea');
    await bea.ok('join', { table: shared.table });
    expect(await refusal(shared)).toEqual(barrier('others-play'));
    // A player who has left may come back, and has seen what was shown.
    await bea.ok('leave', { table: shared.table });
    expect(await refusal(shared)).toEqual(barrier('others-play'));
    expect(await refusal({ me: bea, table: early.table })).toEqual([403, 'not-seated', {}, null]);
    await early.me.ok('resign', { table: early.table });
    expect(await refusal(early)).toEqual([409, 'game-over', {}, null]);
  });

  test('the record says that it was done, and proves the rest; a restart knows it, too', async () => {
    const mine = await sitDown(server.url, 'evenfall');
    const play = makePlayer(mine);
    const { me, table } = mine;
    await untilStart(mine, play);
    await play();
    const { version } = await awaited(mine);
    await me.ok('command', { table, body: turnBack(version) });
    for (let answers = 0; answers < 5; answers++) await play();
    await me.ok('resign', { table });
    const text = await me.ok('record', { table });
    const record = parseRecord(text);
    expect(record.tookBack).toBe(true);
    withGame('evenfall', ({ game, options }) => {
      const end = replay(game, { ...record, options: options.check(record.options) });
      expect(end.stack.length).toBeGreaterThan(0);
    });
    await expectSaved(table);
    await server.close();
    server = await startServer(place);
    const again = new Client(server.url, { player: me.player, token: me.token ?? '' });
    expect((await again.present(table)).table.tookBack).toBe(true);
    expect(await again.ok('record', { table })).toBe(text);
  });
});

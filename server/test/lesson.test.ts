/** A table at which a lesson is given: one person, a rival that plays from a book, and a teacher who goes on wherever it was left. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord } from '@gloaming/engine';
import { fetchLesson } from '@gloaming/games/lessons';
import { serializePresent } from '@gloaming/host';
import type { Present } from '@gloaming/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadTable } from '../src/table/loading.ts';
import { Client, newCommand, type Running, startServer } from '../testing/client.ts';
import { cleanUp, newFile } from '../testing/stores.ts';

const FIRST = (await fetchLesson('res-arcana', 'first-game')) ?? expect.fail('no lesson');
const LINE = parseRecord(
  readFileSync(join(import.meta.dirname, '../../games/res-arcana/test/lessons/first-game.game'), 'utf8'),
);

let server: Running;
beforeAll(async () => {
  server = await startServer(await newFile());
});
afterAll(async () => {
  await server.close();
  await cleanUp();
});

const LESSON = { game: 'res-arcana', seats: [{ kind: 'me' }], lesson: 'first-game' };
const begin = async (): Promise<{ me: Client; table: string }> => {
  const me = await Client.named(server.url, 'Ann');
  const { table } = await me.ok('newTable', { body: LESSON });
  return { me, table: table.id };
};
/** Once the pupil is asked, or the game is over. */
async function awaited(me: Client, table: string): Promise<Present> {
  for (;;) {
    const present = await me.present(table);
    if (present.question !== null || present.table.status === 'ended') return present;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
const steps = ({ teaching }: Present): string[] => (teaching?.says ?? []).map(({ step }) => step);
/** As another process, or this one after a restart, finds it in the database. */
async function loaded({ player }: Client, table: string): Promise<Present> {
  const live = (await loadTable(server.cache.store.db, table)) ?? expect.fail('no table');
  return serializePresent(live, { player: player.id, language: 'en', now: 0 });
}

test('it begins with a first question, and its rival is named by no program', async () => {
  const { me, table } = await begin();
  const present = await awaited(me, table);
  expect(present.table).toMatchObject({ lesson: 'first-game', private: true, hints: true });
  expect(present.table.seats.map(({ kind }) => kind)).toEqual(['player', 'bot']);
  expect(present.question?.verb).toBe('choose');
  expect(steps(present)).toEqual(['essences']);
  expect(present.teaching?.asks).toBe(0);
  const { tables } = await me.ok('myTables');
  expect(tables[0].table.lesson).toBe('first-game');
});

test('its line is played as it is written, and every moment is the same when it is loaded', async () => {
  const { me, table } = await begin();
  const { pupil, given } = FIRST;
  const line = LINE.answers.slice(given.length).filter(({ seat }) => seat === pupil);
  for (const { option } of line) {
    const { teaching, version } = await awaited(me, table);
    expect((await loaded(me, table)).teaching).toEqual(teaching);
    expect(teaching?.asks ?? option).toBe(option);
    await me.answer(table, version, [option]);
  }
  const after = await awaited(me, table);
  expect(after.table.result).toMatchObject({ winners: [pupil], points: [11, 2] });
  expect(after.teaching?.told).toEqual(FIRST.steps.filter((step) => step !== 'wakes'));
  expect(steps(after)).toContain('end');
  const { answers } = parseRecord(await me.ok('record', { table }));
  // Both collect at the same time, in whichever order.
  const by = (all: typeof answers, whose: number): number[] =>
    all.flatMap(({ seat, option }) => (seat === whose ? [option] : []));
  for (const seat of [0, 1]) expect(by(answers, seat)).toEqual(by(LINE.answers, seat));
}, 60_000);

test('it can be had again from a later round on, with its teacher', async () => {
  const me = await Client.named(server.url, 'Ann');
  const { table } = await me.ok('newTable', { body: { ...LESSON, lesson: 'first-game-again' } });
  const present = await awaited(me, table.id);
  expect((present.view as { table: { round: number } }).table.round).toBe(3);
  expect(present.undo).not.toBe('possible');
  expect(present.teaching?.told).toContain('claim');
  expect((await loaded(me, table.id)).teaching).toEqual(present.teaching);
});

test('a step can be skipped, and the teacher be quiet and called again, on every device', async () => {
  const { me, table } = await begin();
  const wants = async (lesson: { skip: string } | { quiet: boolean }): Promise<Present> => {
    const { version } = await me.present(table);
    await me.ok('command', { table, body: { id: newCommand(), seen: version, lesson } });
    const present = await me.present(table);
    expect((await loaded(me, table)).teaching).toEqual(present.teaching);
    return present;
  };
  const before = await awaited(me, table);
  const skipped = await wants({ skip: 'essences' });
  expect(skipped.teaching).toMatchObject({ says: [], asks: null, isQuiet: false });
  expect(skipped.question).toEqual(before.question);
  await me.answer(table, skipped.version, [1]);
  expect(steps(await awaited(me, table))).toEqual(['place']);
  expect((await wants({ quiet: true })).teaching).toMatchObject({ says: [], asks: null, isQuiet: true });
  expect(steps(await wants({ quiet: false }))).toEqual(['place']);
});

test('no lesson but those there are, and none at another table', async () => {
  const { me, table } = await begin();
  const none = await me.refused('newTable', { body: { ...LESSON, lesson: 'nothing' } });
  expect(none.body.code).toBe('no-such-lesson');
  const { version } = await me.present(table);
  const command = (skip: string) => ({ id: newCommand(), seen: version, lesson: { skip } });
  expect((await me.refused('command', { table, body: command('nothing') })).body.code).toBe('no-such-lesson');
  const other = await me.ok('newTable', {
    body: { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] },
  });
  expect(other.table.lesson).toBeUndefined();
  const refused = await me.refused('command', { table: other.table.id, body: command('place') });
  expect(refused.body.code).toBe('no-such-lesson');
});

test('nobody else hears the teacher', async () => {
  const { table } = await begin();
  const other = await Client.named(server.url, 'Bob');
  expect((await other.present(table)).teaching).toBeUndefined();
});

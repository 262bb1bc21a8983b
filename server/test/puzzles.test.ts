/** What came of puzzles goes along with the player, on both stores: what came first stands, and what is no puzzle is refused. */
import { readFileSync } from 'node:fs';
import { parsePuzzles } from '@gloaming/games/puzzles';
import type { BodyOf } from '@gloaming/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, type Running, startServer } from '../testing/client.ts';
import { onBothStores } from '../testing/stores.ts';

type Outcome = BodyOf<'notePuzzles'>['outcomes'][number];
const namesOf = (game: string): string[] =>
  parsePuzzles(readFileSync(new URL(import.meta.resolve(`@gloaming/games/puzzles/${game}.jsonl`)), 'utf8')).puzzles.map(
    ({ hash }) => hash,
  );
const [ONE, TWO, THREE] = namesOf('res-arcana');
const [OTHER] = namesOf('evenfall');
const outcome = (puzzle: string, more: Partial<Outcome> = {}): Outcome => ({
  game: 'res-arcana',
  puzzle,
  outcome: 'first-try',
  ago: 0,
  ...more,
});

onBothStores('puzzles', (newPlace) => {
  let server: Running;
  beforeAll(async () => {
    server = await startServer(await newPlace());
  });
  afterAll(() => server.close());
  const named = (name: string): Promise<Client> => Client.named(server.url, name);
  const note = (client: Client, ...outcomes: Outcome[]) => client.ok('notePuzzles', { body: { outcomes } });
  /** Another device of the same player. */
  async function another(client: Client): Promise<Client> {
    const { code } = await client.ok('makeCode');
    return new Client(server.url, await client.ok('claim', { body: { code, for: 'program' } }));
  }
  const breathe = () => new Promise((resolve) => setTimeout(resolve, 3));

  test('another device knows them, and another player does not', async () => {
    const ann = await named('Ann');
    expect(await ann.ok('myPuzzles')).toEqual({});
    const noted = await note(ann, outcome(ONE), outcome(OTHER, { game: 'evenfall', outcome: 'shown', ago: 5000 }));
    const all = { 'res-arcana': { [ONE]: 'first-try' }, evenfall: { [OTHER]: 'shown' } };
    expect(noted).toEqual({ puzzles: all, unknown: [] });
    const phone = await another(ann);
    expect(await phone.ok('myPuzzles')).toEqual(all);
    expect(await (await named('Bob')).ok('myPuzzles')).toEqual({});
  });

  test('what came first stands, whichever device says so, and however often', async () => {
    const ann = await named('Ann');
    const phone = await another(ann);
    await note(ann, outcome(ONE, { outcome: 'shown' }), outcome(ONE));
    await note(phone, outcome(ONE), outcome(TWO, { outcome: 'solved' }));
    await note(ann, outcome(TWO));
    expect(await phone.ok('myPuzzles')).toEqual({ 'res-arcana': { [ONE]: 'shown', [TWO]: 'solved' } });
  });

  test('deleted with the record, on every device; what a device had not said yet by then, too', async () => {
    const ann = await named('Ann');
    const phone = await another(ann);
    await note(ann, outcome(ONE));
    await breathe();
    await ann.ok('forgetRecord');
    expect(await phone.ok('myPuzzles')).toEqual({});
    await breathe();
    const late = await note(phone, outcome(TWO, { ago: 60_000 }), outcome(THREE));
    expect(late).toEqual({ puzzles: { 'res-arcana': { [THREE]: 'first-try' } }, unknown: [] });
  });

  test('how many of the players have solved a puzzle at once', async () => {
    const ask = (client: Client) => client.ok('puzzle', { place: { game: 'evenfall', puzzle: OTHER } });
    const before = await ask(await named('Ann'));
    for (const how of ['first-try', 'solved', 'shown'] as const)
      await note(await named('Cid'), outcome(OTHER, { game: 'evenfall', outcome: how }));
    expect(await ask(Client.watching(server.url))).toEqual({ tried: before.tried + 3, atOnce: before.atOnce + 1 });
  });

  test('a puzzle that is not there is not noted, and said to be unknown: the device keeps it', async () => {
    const ann = await named('Ann');
    const { unknown, puzzles } = await note(ann, outcome('00000000'), outcome(ONE), outcome(OTHER));
    expect(unknown).toEqual(['00000000', OTHER]);
    expect(puzzles).toEqual({ 'res-arcana': { [ONE]: 'first-try' } });
    const refusal = await ann.refused('puzzle', { place: { game: 'evenfall', puzzle: ONE } });
    expect([refusal.status, refusal.body.code]).toEqual([404, 'no-such-puzzle']);
  });

  test('whatever is not written like an outcome is refused, all of it', async () => {
    const ann = await named('Ann');
    const hostile: unknown[] = [
      outcome(`${ONE}0`),
      outcome('__proto__'),
      outcome(ONE.toUpperCase().replace(/\d/g, 'A')),
      outcome(ONE, { outcome: 'won' as 'solved' }),
      outcome(ONE, { ago: -1 }),
      outcome(ONE, { ago: 0.5 }),
      outcome(ONE, { ago: 1e15 }),
      outcome(ONE, { ago: '5' as never }),
      outcome(ONE, { game: "x'; drop table solved; --" }),
      { ...outcome(ONE), player: 'somebodyelse' },
      { game: 'res-arcana', puzzle: ONE },
      null,
      [],
    ];
    for (const each of hostile) {
      const { status } = await ann.refused('notePuzzles', { body: { outcomes: [outcome(TWO), each as Outcome] } });
      expect(status, JSON.stringify(each)).toBe(400);
    }
    const nowhere = await ann.refused('notePuzzles', { body: { outcomes: [outcome(ONE, { game: 'chess' })] } });
    expect(nowhere.body.code).toBe('no-such-game');
    const many = Array.from({ length: 201 }, () => outcome(ONE));
    expect((await ann.refused('notePuzzles', { body: { outcomes: many } })).status).toBe(400);
    expect(await ann.ok('myPuzzles')).toEqual({});
    const nobody = Client.watching(server.url);
    for (const name of ['myPuzzles', 'notePuzzles'] as const)
      expect((await nobody.refused(name, { body: { outcomes: [] } } as never)).body.code).toBe('unknown-player');
  });

  test('a player who says too much is asked to wait', async () => {
    const ann = await named('Ann');
    const codes: number[] = [];
    for (let i = 0; i < 130; i++) codes.push((await ann.ask('notePuzzles', { body: { outcomes: [] } })).status);
    expect(codes.filter((code) => code === 429).length).toBe(10);
  });
});

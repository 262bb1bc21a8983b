/** Commands over HTTP: done once, never lost, refused with a reason. */
import { makeDice, parseRecord, replay } from '@gloaming/engine';
import { withGame } from '@gloaming/games';
import type { ErrorBody } from '@gloaming/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadTable } from '../src/table/loading.ts';
import { type Client, newCommand, type Running, startServer } from '../testing/client.ts';
import { namedView } from '../testing/model.ts';
import { playOne, playOut, type Seated, seatPeople } from '../testing/playing.ts';
import { onBothStores } from '../testing/stores.ts';

onBothStores('commands', (newPlace) => {
  let server: Running;
  beforeAll(async () => {
    server = await startServer(await newPlace());
  });
  afterAll(() => server.close());

  /** Both are asked at once which mage to take; seat 0 has the first turn or not. */
  const newTable = (players = 2): Promise<Seated> => seatPeople(server.url, 'res-arcana', players);
  /** What the database says must be what is in memory. */
  const expectSaved = async (table: string): Promise<void> => {
    const running = await server.cache.find(table);
    const loaded = await loadTable(server.cache.store.db, table);
    expect(loaded?.play?.hash()).toBe(running.play?.hash());
    expect(loaded?.version).toBe(running.version);
  };
  const firstOption = async (client: Client, table: string): Promise<{ version: number; option: number }> => {
    const { version, question } = await client.present(table);
    return { version, option: question?.options[0].option ?? -1 };
  };
  /** Plays until only one seat is asked, and that seat has several options. */
  const untilTurn = async (seated: Seated): Promise<{ mine: Client; other: Client; seat: number }> => {
    const dice = makeDice(7);
    for (;;) {
      const { asked } = await seated.clients[0].present(seated.table);
      if (asked.length === 0) expect.fail('the game is over');
      if (asked.length === 1)
        return { mine: seated.clients[asked[0]], other: seated.clients[1 - asked[0]], seat: asked[0] };
      await playOne(seated, dice);
    }
  };

  test('a whole game: the key fits its hash, and the record proves the result', async () => {
    const seated = await newTable();
    const before = await seated.clients[0].present(seated.table);
    expect(before.table.key).toBeNull();
    const { table, view } = await playOut(seated, 3);
    expect(table.status).toBe('ended');
    expect(table.result?.winners.length).toBeGreaterThan(0);
    const { play } = await server.cache.find(seated.table);
    expect(view).toEqual(play === null ? null : namedView('res-arcana', play, 'open'));
    const bytes = Buffer.from(table.key ?? '', 'hex');
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
    expect(hash).toBe(before.table.keyHash);

    const text = await seated.clients[1].ok('record', { table: seated.table });
    withGame('res-arcana', ({ game, options }) => {
      const record = parseRecord(text);
      const end = replay(game, { ...record, options: options.check(record.options) });
      expect(game.result(end.table)?.winners).toEqual(table.result?.winners);
    });
    await expectSaved(seated.table);
  });

  test('the same command again gives the same answer and does nothing', async () => {
    const { table, clients } = await newTable();
    const { version, option } = await firstOption(clients[0], table);
    const id = newCommand();
    const answers = await Promise.all(Array.from({ length: 8 }, () => clients[0].answer(table, version, [option], id)));
    expect(answers.map(({ status }) => status)).toEqual(new Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await clients[1].answer(table, version, [(await firstOption(clients[1], table)).option]);
    expect(await clients[0].answer(table, version, [option], id)).toEqual(answers[0]);
    const log = await clients[0].ok('story', { table });
    expect(log.entries.filter(({ kind, seat }) => kind === 'answered' && seat === 0)).toHaveLength(1);
    await expectSaved(table);
  });

  test('an id cannot be used for something else, and is of no use to another seat', async () => {
    const { table, clients } = await newTable();
    const { version, option } = await firstOption(clients[0], table);
    const id = newCommand();
    await clients[0].answer(table, version, [option], id);
    const { status, body } = await clients[0].refused('command', { table, body: { id, seen: version, undo: true } });
    expect([status, body.code]).toEqual([409, 'command-used']);
    const theirs = await firstOption(clients[1], table);
    expect((await clients[1].answer(table, theirs.version, [theirs.option], id)).status).toBe(200);
  });

  test('who has seen something outdated is shown the present', async () => {
    const seated = await newTable();
    const { mine } = await untilTurn(seated);
    const { version, option } = await firstOption(mine, seated.table);
    await mine.answer(seated.table, version, [option]);
    const { status, body } = (await mine.answer(seated.table, version, [option])) as {
      status: number;
      body: ErrorBody;
    };
    expect([status, body.code]).toEqual([409, 'outdated']);
    expect(body.present).toEqual(await mine.present(seated.table));
    const future = await mine.refused('command', {
      table: seated.table,
      body: { id: newCommand(), seen: 99_999, answers: [option] },
    });
    expect(future.body.code).toBe('outdated');
  });

  test('questions that are asked at once do not get in each other’s way', async () => {
    const { table, clients } = await newTable(4);
    const seen = await Promise.all(clients.map((client) => firstOption(client, table)));
    expect(new Set(seen.map(({ version }) => version)).size).toBe(1);
    const answers = await Promise.all(
      clients.map((client, seat) => client.answer(table, seen[seat].version, [seen[seat].option])),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await expectSaved(table);
  });

  test('illegal and out of turn: a code, a sentence in the reader’s language, and no change', async () => {
    const seated = await newTable();
    const { mine, other } = await untilTurn(seated);
    const { table } = seated;
    const { version } = await mine.present(table);
    const ask = (client: Client, answers: number[], lang: string) =>
      client.refused('command', { table, query: { lang }, body: { id: newCommand(), seen: version, answers } });
    const illegal = await ask(mine, [99_999], 'de');
    expect([illegal.status, illegal.body.code]).toEqual([422, 'no-such-answer']);
    expect(illegal.body.message).toContain('99999');
    const early = await ask(other, [0], 'pl');
    expect([early.status, early.body.code]).toEqual([409, 'not-asked']);
    expect(early.body.message).not.toBe((await ask(other, [0], 'en')).body.message);
    expect((await mine.present(table)).version).toBe(version);
  });

  test('what an option is about is no answer: its number is told, or what is wrong, and nothing is done', async () => {
    const seated = await newTable();
    const { mine, other } = await untilTurn(seated);
    const { table } = seated;
    const { version, question } = await mine.present(table);
    const options = question?.options ?? [];
    const send = async (client: Client, answers: unknown[]): Promise<unknown[]> => {
      const body = { id: newCommand(), seen: version, answers } as never;
      const refused = await client.refused('command', { table, query: { lang: 'en' }, body });
      return [refused.status, refused.body.code, refused.body.details, refused.body.message];
    };
    for (const { option, about } of options)
      expect(await send(mine, [about])).toEqual([
        422,
        'answer-by-number',
        { given: 0, option },
        `Answer 1 has to be a number. What you describe is ${option}.`,
      ]);
    const [{ option, about }] = options;
    const none = { given: 0, option: null };
    const message = 'Answer 1 has to be a number. What you describe is none of the options now.';
    expect(await send(mine, [{ does: 'claim', card: 'temple' }])).toEqual([422, 'answer-by-number', none, message]);
    const { details: unknown } = (
      await mine.refused('command', {
        table,
        body: { id: newCommand(), seen: version, answers: [{ ...about, card: 'x'.repeat(99) }] },
      })
    ).body;
    expect(unknown).toMatchObject({ given: 0, where: 'body/answers/0/card' });
    expect((await send(mine, [{ does: 'win' }]))[2]).toMatchObject({ given: 0, where: 'body/answers/0/does' });
    expect((await send(mine, [String(option)])).slice(0, 2)).toEqual([400, 'bad-request']);
    expect((await send(mine, [{ card: 'vault' }])).slice(0, 2)).toEqual([400, 'bad-request']);
    expect((await send(other, [about])).slice(0, 2)).toEqual([409, 'not-asked']);
    // In one language no words of another.
    const polish = await mine.refused('command', {
      table,
      query: { lang: 'pl' },
      body: { id: newCommand(), seen: version, answers: [about] },
    });
    expect(polish.body.message).toBe(`Odpowiedź 1 musi być numerem. To, co opisujesz, ma numer ${option}.`);
    expect((await mine.present(table)).version).toBe(version);
  });

  test('several answers are taken together or not at all', async () => {
    const seated = await newTable();
    const { mine } = await untilTurn(seated);
    const before = await firstOption(mine, seated.table);
    const refused = await mine.answer(seated.table, before.version, [before.option, 99_999]);
    expect(refused.status).not.toBe(200);
    expect((await mine.present(seated.table)).version).toBe(before.version);
    await expectSaved(seated.table);
  });

  /** Plays until a seat has an answer that shows it something hidden, after which it is asked again. */
  const untilPeek = async (): Promise<Seated & { seat: number; option: number; next: number[] }> => {
    const dice = makeDice(5);
    for (let seated = await newTable(); ; ) {
      const play = (await server.cache.find(seated.table)).play ?? expect.fail('no game');
      for (const seat of play.deciders())
        for (const option of play.options(seat)) {
          const fork = play.fork();
          fork.answer(seat, option);
          const next = fork.options(seat);
          if (next.length > 1 && fork.barrier(seat) !== null) return { ...seated, seat, option, next };
        }
      if (!(await playOne(seated, dice))) seated = await newTable();
    }
  };

  test('what is refused tells nothing about what is still hidden', async () => {
    const { table, clients, seat, option, next } = await untilPeek();
    const mine = clients[seat];
    const { version } = await mine.present(table);
    const [possible, impossible] = await Promise.all(
      [next[0], 99_998].map((second) => mine.answer(table, version, [option, second, 99_999])),
    );
    expect(possible).toEqual(impossible);
    expect([possible.status, possible.body]).toMatchObject([422, { code: 'too-far', details: { given: 1 } }]);
    expect((await mine.present(table)).version).toBe(version);
    expect((await mine.answer(table, version, [option])).status).toBe(200);
    await expectSaved(table);
  });

  test('undo takes back, once, what may be taken back', async () => {
    const { table, clients } = await newTable();
    const start = await firstOption(clients[0], table);
    const viewBefore = (await clients[0].present(table)).view;
    await clients[0].answer(table, start.version, [start.option]);
    const answered = await clients[0].present(table);
    expect(answered.undo).toBe('possible');
    const body = { id: newCommand(), seen: answered.version, undo: true };
    const undone = await Promise.all([0, 1, 2].map(() => clients[0].ok('command', { table, body })));
    expect(undone).toEqual(new Array(3).fill({ id: body.id, version: answered.version + 1 }));
    const after = await clients[0].present(table);
    expect(after.view).toEqual(viewBefore);
    expect(after.undo).toBe('nothing-to-undo');
    const { entries } = await clients[0].ok('story', { table, query: { since: String(answered.version) } });
    expect(entries).toMatchObject([{ kind: 'undone', seat: 0, takesBack: answered.version }]);
    const again = await clients[0].refused('command', {
      table,
      body: { id: newCommand(), seen: after.version, undo: true },
    });
    expect([again.status, again.body.code, again.body.details]).toEqual([
      409,
      'cannot-undo',
      { barrier: 'nothing-to-undo' },
    ]);
    await expectSaved(table);
  });

  /** Plays until a seat has given two answers, one after the other, that it could both take back. */
  const twoAnswers = async (seated: Seated): Promise<{ mine: Client; options: number[]; versions: number[] }> => {
    const { table } = seated;
    const dice = makeDice(3);
    const given: { seat: number; option: number; version: number }[] = [];
    for (;;) {
      const { mine, seat } = await untilTurn(seated);
      const { question, version } = await mine.present(table);
      const option = question?.options[dice(question.options.length)].option ?? expect.fail('nothing is asked');
      await mine.answer(table, version, [option]);
      given.push({ seat, option, version });
      const play = (await server.cache.find(table)).play?.fork() ?? expect.fail('no game');
      if (play.barrier(seat) !== null) continue;
      play.undo();
      if (play.barrier(seat) !== null) continue;
      const two = given.slice(-2);
      return { mine, options: two.map((each) => each.option), versions: two.map((each) => each.version) };
    }
  };

  test('what nobody remembers any more is not done again: answers, and taking back', async () => {
    const seated = await newTable();
    const { table } = seated;
    const { mine, options, versions } = await twoAnswers(seated);
    const { version } = await mine.present(table);
    const undo = { id: newCommand(), seen: version, undo: true };
    await mine.ok('command', { table, body: undo });
    const done = await mine.present(table);
    expect(done.undo).toBe('possible');
    const forgotten = await server.cache.store.db.deleteFrom('command').where('table', '=', table).execute();
    expect(Number(forgotten[0].numDeletedRows)).toBeGreaterThan(2);
    const late = [
      undo,
      { id: newCommand(), seen: versions[0], answers: [options[0]] },
      { id: newCommand(), seen: versions[1], answers: [options[1]] },
    ];
    for (const body of late) {
      const { status, body: refused } = await mine.refused('command', { table, body });
      expect([status, refused.code]).toEqual([409, 'outdated']);
      expect(refused.present).toEqual(done);
    }
    await expectSaved(table);
    // Who has looked may go on taking back.
    await mine.ok('command', { table, body: { ...undo, seen: done.version } });
    await expectSaved(table);
  });

  test('only a seat of the table can answer', async () => {
    const { table, clients } = await newTable();
    const stranger = (await newTable()).clients[0];
    const body = { id: newCommand(), seen: (await clients[0].present(table)).version, answers: [0] };
    expect((await stranger.refused('command', { table, body })).body.code).toBe('not-seated');
    expect((await stranger.refused('command', { table: '0000000000000000', body })).body.code).toBe('no-such-table');
  });

  describe('races (race.test.ts has more)', () => {
    test('many answer the same question: exactly one is taken', async () => {
      const seated = await newTable();
      const { mine } = await untilTurn(seated);
      const { version, option } = await firstOption(mine, seated.table);
      const many = await Promise.all(Array.from({ length: 12 }, () => mine.answer(seated.table, version, [option])));
      expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(many.filter(({ status }) => status === 409)).toHaveLength(11);
      await expectSaved(seated.table);
    });
  });
});

/** Coming, going, bots, and the same again. */
import { GAME_NAMES, withGame } from '@gloaming/games';
import type { Present } from '@gloaming/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, newCommand, type Running, startServer } from '../testing/client.ts';
import { playOut, type Seated, seatPeople } from '../testing/playing.ts';
import { cleanUp, newFile } from '../testing/stores.ts';

/** A slow machine is no failure. */
const PATIENT = { timeout: 60_000, interval: 50 };

let server: Running;
beforeAll(async () => {
  server = await startServer(await newFile());
});
afterAll(async () => {
  await server.close();
  cleanUp();
});
const named = (name: string): Promise<Client> => Client.named(server.url, name);
const GREEDY = { kind: 'bot', bot: 'greedy' };
const RANDOM = { kind: 'bot', bot: 'random' };

describe('players', () => {
  test('names are cleaned, and what nobody could see is no name', async () => {
    const clean = async (name: string): Promise<string> => (await named(name)).player.name;
    expect(await clean('  Ann\t\u200b of   the  Hill ')).toBe('Ann of the Hill');
    expect(await clean('\u202eevil\u2066')).toBe('evil');
    expect(await clean('<b>Ann</b>')).toBe('<b>Ann</b>');
    expect(await clean(`Z${'\u0301'.repeat(30)}`)).toHaveLength(3);
    expect(await clean('Ann\u3164\u2800\ufe0f\u034f')).toBe('Ann');
    const nobody = Client.watching(server.url);
    for (const name of [
      '\u200b\u200d',
      '   ',
      'x'.repeat(25),
      '\u0000',
      '\u3164',
      '\u2800\u115f',
      '\uffa0 \u{e0041}',
    ]) {
      const { status, body } = await nobody.refused('newPlayer', { body: { name, for: 'program' } });
      expect([status, body.code], JSON.stringify(name)).toEqual([422, 'bad-name']);
    }
  });

  test('another device becomes the same player with a code, once', async () => {
    const ann = await named('Ann');
    const { code } = await ann.ok('makeCode');
    const nobody = Client.watching(server.url);
    const phone = new Client(server.url, await nobody.ok('claim', { body: { code, for: 'program' } }));
    expect(await phone.ok('me')).toEqual(ann.player);
    expect(phone.token).not.toBe(ann.token);
    expect((await nobody.refused('claim', { body: { code, for: 'program' } })).body.code).toBe('bad-code');
    await phone.ok('forget');
    expect((await phone.refused('me')).status).toBe(401);
    expect(await ann.ok('me')).toEqual(ann.player);
  });

  test('the same name twice is told apart, and a new name is seen at once', async () => {
    const { table, clients } = await seatPeople(server.url, 'res-arcana', 2);
    for (const client of clients) await client.ok('rename', { body: { name: 'Kim' } });
    const { seats } = (await clients[0].present(table)).table;
    expect(seats.map(({ name }) => name)).toEqual(['Kim', 'Kim (2)']);
  });

  test('nobody passes for the other one of the same name', async () => {
    const { table, clients } = await seatPeople(server.url, 'res-arcana', 3);
    for (const [i, name] of ['Kim', 'Kim (2)', 'Kim'].entries()) await clients[i].ok('rename', { body: { name } });
    const { seats } = (await clients[0].present(table)).table;
    expect(seats.map(({ name }) => name)).toEqual(['Kim', 'Kim (2)', 'Kim (3)']);
  });

  test('bots have names of their own, no two the same, nor that of a person; in every language, at the table and in its log', async () => {
    const ann = await named('Corvo');
    const bot = { kind: 'bot', bot: 'greedy' };
    const { table } = await ann.ok('newTable', {
      body: { game: 'res-arcana', seats: [{ kind: 'me' }, bot, bot, bot] },
    });
    const read = async (lang: string): Promise<string[]> => {
      const { present } = await ann.ok('story', { table: table.id, query: { lang, since: '0' } });
      return present.table.seats.map(({ name }) => name);
    };
    const names = await read('de');
    expect(await read('en')).toEqual(names);
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^\p{L}+$/u);
    const { present } = await ann.ok('story', { table: table.id, query: { since: '0' } });
    expect(present.table.seats.map((seat) => seat.bot)).toEqual([null, 'greedy', 'greedy', 'greedy']);
  });
});

describe('sitting down', () => {
  test('anyone takes an open seat; when the last is taken the game starts', async () => {
    const [ann, bob, cat] = await Promise.all(['Ann', 'Bob', 'Cat'].map(named));
    const body = { game: 'res-arcana', seats: [{ kind: 'open' }, { kind: 'me' }, RANDOM] };
    const { table, seat, view } = await ann.ok('newTable', { body });
    expect([table.status, seat, view]).toEqual(['open', 1, null]);
    expect((await ann.refused('join', { table: table.id })).body.code).toBe('already-seated');
    await bob.ok('join', { table: table.id });
    expect((await cat.refused('join', { table: table.id })).body.code).toBe('not-open');
    expect((await cat.present(table.id)).table.status).toBe('playing');
  });

  test('many run for one seat: one gets it', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, (_, i) => named(`Runner ${i}`)));
    const { table } = await people[0].ok('newTable', {
      body: { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'open' }] },
    });
    const tries = await Promise.all(people.slice(1).map((client) => client.ask('join', { table: table.id })));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('before the start one may stand up again, and whoever made the table may start with bots', async () => {
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(named));
    const body = { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'link' }] };
    const { table } = await ann.ok('newTable', { body });
    await bob.ok('join', { table: table.id });
    await bob.ok('leave', { table: table.id });
    expect((await bob.refused('start', { table: table.id })).body.code).toBe('not-owner');
    expect((await ann.refused('start', { table: table.id })).body.code).toBe('seats-free');
    const started = await ann.ok('start', { table: table.id, body: { bot: 'random' } });
    expect(started.table.status).toBe('playing');
    const { entries } = await ann.ok('story', { table: table.id });
    expect(entries.slice(0, 3).map(({ kind, lines }) => [kind, lines[0]])).toEqual([
      ['sat', 'Bob sits down.'],
      ['stood', 'Bob stands up.'],
      ['started', expect.any(String)],
    ]);
  });

  test('what makes no game is refused', async () => {
    const ann = await named('Ann');
    const code = async (body: unknown): Promise<string> => (await ann.refused('newTable', { body })).body.code;
    expect(await code({ game: 'chess', seats: [{ kind: 'me' }] })).toBe('no-such-game');
    expect(await code({ game: 'res-arcana', seats: [{ kind: 'me' }] })).toBe('bad-options');
    expect(await code({ game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'me' }] })).toBe('already-seated');
    expect(await code({ game: 'res-arcana', seats: [{ kind: 'bot', bot: 'deep-blue' }, RANDOM] })).toBe('no-such-bot');
    const seats = [{ kind: 'me' }, RANDOM];
    expect(await code({ game: 'res-arcana', seats, chosen: { deal: 'poker' } })).toBe('bad-options');
    expect(await code({ game: 'res-arcana', seats, chosen: { poker: 'yes' } })).toBe('bad-options');
  });
});

describe('bots', () => {
  const over = async (client: Client, table: string): Promise<void> => {
    await expect
      .poll(async () => (await client.present(table)).table.status, { timeout: 90_000, interval: 100 })
      .toBe('ended');
  };

  test.each(GAME_NAMES)('%s: bots play a whole game by themselves', async (game) => {
    const ann = await named('Ann');
    const { table } = await ann.ok('newTable', { body: { game, seats: [GREEDY, GREEDY] } });
    await over(ann, table.id);
    expect((await ann.ok('record', { table: table.id })).split('\n')[0]).toContain(`gloaming ${game}`);
  });

  const ME = { kind: 'me' };
  const AUTOMA = { kind: 'automa' };
  test.each([
    ['named', [ME, AUTOMA]],
    ['named first', [AUTOMA, ME]],
    ['not named', [ME]],
  ])('a table for one: the rules themselves play the opponent, %s', async (_, seats) => {
    const ann = await named('Ann');
    const { table, question, seat, view } = await ann.ok('newTable', { body: { game: 'evenfall', seats } });
    expect([table.status, table.seats.length, seat]).toEqual(['playing', 1, 0]);
    expect(question).not.toBeNull();
    const { players } = (view as { table: { players: { automa: number }[] } }).table;
    expect(players.map(({ automa }) => automa)).toEqual([0, 1]);
    await ann.ok('leave', { table: table.id });
    await over(ann, table.id);
    const again = await ann.ok('rematch', { table: table.id });
    expect([again.table.status, again.table.seats.length]).toEqual(['playing', 1]);
  });

  test('against the Automa somebody else may play, or a bot', async () => {
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(named));
    const { table } = await ann.ok('newTable', { body: { game: 'evenfall', seats: [{ kind: 'link' }, AUTOMA] } });
    expect(table.status).toBe('open');
    const { code = '' } = table.seats[0];
    expect((await bob.ok('join', { table: table.id, body: { code } })).table.status).toBe('playing');
    const { table: watched } = await ann.ok('newTable', { body: { game: 'evenfall', seats: [AUTOMA, RANDOM] } });
    await over(ann, watched.id);
  });

  test('advice is for games against bots, unless people agree otherwise; it is agreed for the next game, too', async () => {
    const ann = await named('Ann');
    const hints = async (wanted: object): Promise<boolean> =>
      (await ann.ok('newTable', { body: { game: 'res-arcana', ...wanted } })).table.hints;
    expect(await hints({ seats: [ME, RANDOM] })).toBe(true);
    expect(await hints({ seats: [ME, RANDOM], hints: false })).toBe(false);
    expect(await hints({ seats: [ME, { kind: 'link' }] })).toBe(false);
    const { table } = await ann.ok('newTable', { body: { game: 'res-arcana', seats: [ME, RANDOM], hints: false } });
    await ann.ok('resign', { table: table.id });
    expect((await ann.ok('rematch', { table: table.id })).table.hints).toBe(false);
    expect((await ann.refused('newTable', { body: { game: 'res-arcana', seats: [ME], hints: 1 } })).status).toBe(400);
  });

  test('the Automa is in some games, against one player, and once', async () => {
    const ann = await named('Ann');
    const code = async (game: string, seats: unknown[]): Promise<[number, string]> => {
      const { status, body } = await ann.refused('newTable', { body: { game, seats } });
      return [status, body.code];
    };
    expect(await code('res-arcana', [ME, AUTOMA])).toEqual([422, 'no-automa']);
    expect(await code('evenfall', [ME, AUTOMA, RANDOM])).toEqual([422, 'automa-alone']);
    expect(await code('evenfall', [ME, AUTOMA, AUTOMA])).toEqual([422, 'automa-alone']);
    expect(await code('evenfall', [AUTOMA])).toEqual([422, 'automa-alone']);
    expect(await code('evenfall', [ME, { kind: 'automa', bot: 'greedy' }])).toEqual([400, 'bad-request']);
    const { games } = await ann.ok('games');
    expect(games.map(({ name, automa }) => [name, automa])).toEqual([
      ['res-arcana', false],
      ['evenfall', true],
    ]);
  });

  test('the list of games says of a choice whether it is made for each player, is a house rule, or is for one alone', async () => {
    const { games } = await Client.watching(server.url).ok('games');
    const lists = games.flatMap(({ name, choices }) =>
      choices.filter(({ isList }) => isList).map((choice) => [name, choice.name]),
    );
    expect(lists).toEqual([['evenfall', 'clans']]);
    const houseRules = games.map(({ choices }) => choices.filter(({ isHouseRule }) => isHouseRule).length);
    expect(houseRules).toEqual([1, 11]);
    const alone = games.flatMap(({ choices }) => choices.filter(({ isAlone }) => isAlone).map(({ name }) => name));
    expect(alone).toEqual(['level', 'automa-discovers', 'automa-goods', 'automa-harvest']);
    const ofSeats = games.flatMap(({ choices }) => choices.filter(({ areSeats }) => areSeats).map(({ name }) => name));
    expect(ofSeats).toEqual(['begins', 'begins']);
    const ann = await named('Ann');
    const seats = [{ kind: 'me' }, RANDOM];
    const { table } = await ann.ok('newTable', { body: { game: 'evenfall', seats, chosen: { clans: 'spike,star' } } });
    expect(table.chosen.clans).toBe('spike,star');
  });

  test('whoever leaves is replaced, and may come back', async () => {
    const { table, clients } = await seatPeople(server.url, 'res-arcana', 2);
    const [ann, bob] = clients;
    const left = await ann.ok('leave', { table });
    expect(left.table.seats[0]).toMatchObject({ away: 'left', bot: 'adept', player: ann.player });
    expect(left.question).toBeNull();
    const body = { id: newCommand(), seen: left.version, answers: [0] };
    expect((await ann.refused('command', { table, body })).body.code).toBe('a-bot-plays');
    const { question, version } = await bob.present(table);
    if (question !== null) await bob.answer(table, version, [question.options[0].option]);
    await expect
      .poll(
        async () =>
          (await ann.ok('story', { table })).entries.filter((e) => e.kind === 'answered' && e.seat === 0).length,
        PATIENT,
      )
      .toBeGreaterThan(0);
    const back = await ann.ok('comeBack', { table });
    expect(back.table.seats[0]).toMatchObject({ away: 'here', bot: null });
    expect((await ann.refused('comeBack', { table })).body.code).toBe('no-bot-plays');
  });

  test('of two, one resigns: the other wins, and everything is open', async () => {
    const seated = await seatPeople(server.url, 'res-arcana', 2);
    await playOut(seated, 1, 6);
    const { table } = await seated.clients[0].ok('resign', { table: seated.table });
    expect(table).toMatchObject({ status: 'ended', result: { winners: [1], why: 'resigned' } });
    expect(table.key).toMatch(/^[0-9a-f]{32}$/);
    expect(table.seats.map(({ away }) => away)).toEqual(['resigned', 'here']);
    const steps = await seated.clients[1].ok('replay', { table: seated.table, query: { step: '6' } });
    expect([steps.step, steps.steps]).toEqual([6, 6]);
  });

  test.each(GAME_NAMES)('%s: a game that was given up says how it stood', async (game) => {
    const standing = ({ view }: Present): number[] =>
      withGame(game, ({ standing: stands, schema }) => stands(schema.view.read(view, 'view').table as never));
    const hasPoints = (present: Present): boolean => Math.max(...standing(present)) > 0;
    /** Cards are dealt by chance: sooner or later somebody has points, unless the game is over before. */
    const playToPoints = async (seed: number): Promise<Seated> => {
      const seated = await seatPeople(server.url, game, 2);
      let present = await playOut(seated, seed, 60);
      for (let more = 1; present.table.status === 'playing' && !hasPoints(present); more++)
        present = await playOut(seated, seed + more, 5);
      return present.table.status === 'playing' ? seated : playToPoints(seed + 1);
    };
    const { table, clients } = await playToPoints(2);
    const before = await clients[1].present(table);
    expect([before.table.status, before.table.result]).toEqual(['playing', null]);
    const { result } = (await clients[1].ok('resign', { table })).table;
    expect(result).toEqual({ points: standing(before), winners: [0], why: 'resigned' });
  });

  test('who gives up against the Automa has lost to it', async () => {
    const ann = await named('Ann');
    const { table } = await ann.ok('newTable', { body: { game: 'evenfall', seats: [ME, AUTOMA] } });
    const { result } = (await ann.ok('resign', { table: table.id })).table;
    expect(result).toMatchObject({ winners: [1], why: 'resigned', points: [expect.any(Number), expect.any(Number)] });
  });

  test('of three, one resigns: a bot plays on, for good', async () => {
    const { table, clients } = await seatPeople(server.url, 'res-arcana', 3);
    const after = await clients[2].ok('resign', { table });
    expect(after.table).toMatchObject({ status: 'playing' });
    expect((await clients[2].refused('comeBack', { table })).body.code).toBe('has-resigned');
    await clients[1].ok('leave', { table });
    expect((await clients[0].ok('resign', { table })).table).toMatchObject({
      status: 'ended',
      result: { winners: [1] },
    });
  });
});

describe('afterwards', () => {
  test('the same again: both come to the same table, and their places are kept', async () => {
    const seated = await seatPeople(server.url, 'res-arcana', 2, { chosen: { deal: 'draft' } });
    const { table, clients } = seated;
    expect((await clients[0].refused('rematch', { table })).body.code).toBe('not-over');
    await clients[0].ok('resign', { table });
    const stranger = await named('Zoe');
    expect((await stranger.refused('rematch', { table })).body.code).toBe('not-seated');
    const [one, two] = await Promise.all(clients.map((client) => client.ok('rematch', { table })));
    expect(one.table.id).toBe(two.table.id);
    expect(one.table.id).not.toBe(table);
    const again = await clients[1].present(one.table.id);
    expect(again.table).toMatchObject({ status: 'playing', chosen: { deal: 'draft' } });
    expect(again.seat).toBe(1);
    expect((await clients[0].present(table)).table.rematch).toBe(one.table.id);
    const mine = await clients[0].ok('myTables');
    expect(mine.tables.map(({ table: { id } }) => id)).toEqual([one.table.id, table]);
  });

  const firstOf = ({ view }: Present): number => (view as { table: { first: number } }).table.first;

  test.each(['res-arcana', 'evenfall'])(
    'the same again, %s: whoever gave up begins, where the table has chosen so, as often as they play',
    async (game) => {
      const { table, clients } = await seatPeople(server.url, game, 2, { chosen: { begins: 'loser' } });
      let at = table;
      for (const loser of [1, 0, 1]) {
        await clients[loser].ok('resign', { table: at });
        const [again] = await Promise.all(clients.map((client) => client.ok('rematch', { table: at })));
        at = again.table.id;
        const now = await clients[0].present(at);
        expect([now.table.status, now.table.chosen.begins, firstOf(now)]).toEqual(['playing', 'loser', loser]);
      }
    },
  );

  test('a seat that is named begins every time', async () => {
    const { table, clients } = await seatPeople(server.url, 'res-arcana', 2, { chosen: { begins: 'seat-2' } });
    expect(firstOf(await clients[0].present(table))).toBe(1);
    await clients[0].ok('resign', { table });
    const [again] = await Promise.all(clients.map((client) => client.ok('rematch', { table })));
    expect(firstOf(await clients[0].present(again.table.id))).toBe(1);
    const refused = await clients[0].refused('newTable', {
      body: { game: 'res-arcana', seats: [{ kind: 'me' }, RANDOM], chosen: { begins: 'seat-3' } },
    });
    expect(refused.body).toMatchObject({ code: 'bad-options', details: { option: 'begins', value: 'seat-3' } });
  });

  test('a finished game, step by step: open, or through the eyes of a seat', async () => {
    const seated = await seatPeople(server.url, 'res-arcana', 2);
    await playOut(seated, 9, 20);
    const { table, clients } = seated;
    expect((await clients[0].refused('replay', { table, query: { step: '0' } })).body.code).toBe('not-over');
    await clients[1].ok('resign', { table });
    const watcher = Client.watching(server.url);
    const hands = (view: unknown): (string | number)[][] =>
      (view as { table: { players: { hand: (string | number)[] }[] } }).table.players.map(({ hand }) => hand);
    const open = await watcher.ok('replay', { table, query: { step: '0' } });
    const mine = await watcher.ok('replay', { table, query: { step: '0', eyes: '0' } });
    expect(
      hands(open.view)
        .flat()
        .every((card) => typeof card === 'string'),
    ).toBe(true);
    expect(hands(mine.view)[0]).toEqual(hands(open.view)[0]);
    expect(hands(mine.view)[1].every((card) => typeof card === 'number' && card < 0)).toBe(true);
    expect(mine.questions.map(({ seat }) => seat)).toEqual([0]);
    for (let step = 0; step < open.steps; step++) {
      const at = await watcher.ok('replay', { table, query: { step: String(step) } });
      const given = at.questions.filter(({ answer }) => answer !== null);
      expect(given).toHaveLength(1);
      expect(given[0].question.options.map(({ option }) => option)).toContain(given[0].answer);
    }
    const beyond = await watcher.refused('replay', { table, query: { step: String(open.steps + 1) } });
    expect(beyond.body.code).toBe('no-such-step');
  });

  test('a moment of a finished game is played on at a new table, and the old one stays as it was', async () => {
    const seated = await seatPeople(server.url, 'res-arcana', 2);
    await playOut(seated, 9, 20);
    const { table, clients } = seated;
    const zoe = await named('Zoe');
    const from = (step: number, seat: number, bot = 'greedy') => ({ table, body: { step, seat, bot } });
    expect((await zoe.refused('branch', from(3, 0))).body.code).toBe('not-over');
    await clients[1].ok('resign', { table });
    const before = await zoe.ok('record', { table });
    const { steps } = await zoe.ok('replay', { table, query: { step: '0' } });
    expect((await zoe.refused('branch', from(steps + 1, 0))).body.code).toBe('no-such-step');
    expect((await zoe.refused('branch', from(3, 2))).body.code).toBe('not-found');
    expect((await zoe.refused('branch', from(3, 0, 'nobody'))).body.code).toBe('no-such-bot');

    // Somebody who did not play may try what they would have done.
    const step = await zoe.ok('replay', { table, query: { step: '7' } });
    const asked = step.questions[0].seat;
    const then = await zoe.ok('replay', { table, query: { step: '7', eyes: String(asked) } });
    const now = await zoe.ok('branch', from(7, asked));
    expect(now.table).toMatchObject({ status: 'playing', private: true });
    expect(now.seat).toBe(asked);
    expect(now.view).toEqual(then.view);
    expect(now.question?.options).toEqual(then.questions[0].question.options);
    const { option } = now.question?.options[0] ?? { option: -1 };
    const command = { id: newCommand(), seen: now.version, answers: [option] };
    await zoe.ok('command', { table: now.table.id, body: command });
    expect(await zoe.ok('record', { table })).toBe(before);
  });
});

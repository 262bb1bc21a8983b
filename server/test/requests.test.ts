/** Requests whose answer was lost are sent again: nothing is done twice, and who asks comes to the same table. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Client, newCommand, type Running, startServer } from '../testing/client.ts';
import { playOut, seatPeople } from '../testing/playing.ts';
import { onBothStores } from '../testing/stores.ts';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const RANDOM = { kind: 'bot', bot: 'random' };

onBothStores('the same request again', (newPlace) => {
  let server: Running;
  beforeAll(async () => {
    server = await startServer(await newPlace());
  });
  afterAll(() => server.close());
  const named = (name: string): Promise<Client> => Client.named(server.url, name);
  const tablesOf = async (client: Client): Promise<string[]> =>
    (await client.ok('myTables')).tables.map(({ table }) => table.id);

  test('a table is made once, however often and in whatever order it is asked for', async () => {
    const ann = await named('Ann');
    const id = newCommand();
    const body = { id, game: 'res-arcana', seats: [ME, OPEN], time: { kind: 'live', minutes: 5, increment: 3 } };
    const turned = { time: { increment: 3, minutes: 5, kind: 'live' }, seats: [ME, OPEN], game: 'res-arcana', id };
    const made = await Promise.all(
      [body, turned, body, turned, body].map((each) => ann.ok('newTable', { body: each })),
    );
    expect(new Set(made.map(({ table }) => table.id)).size).toBe(1);
    expect(await tablesOf(ann)).toEqual([made[0].table.id]);
    await ann.ok('newTable', { body: { ...body, id: newCommand() } });
    expect(await tablesOf(ann)).toHaveLength(2);
  });

  test('it is shown as it is now, also when its game is long over', async () => {
    const ann = await named('Ann');
    const body = { id: newCommand(), game: 'res-arcana', seats: [ME, RANDOM] };
    const { table } = await ann.ok('newTable', { body });
    expect(table.status).toBe('playing');
    await ann.ok('resign', { table: table.id });
    expect((await ann.ok('newTable', { body })).table).toMatchObject({ id: table.id, status: 'ended' });
  });

  test('an id is of use for one thing and to one player', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')];
    const body = { id: newCommand(), game: 'res-arcana', seats: [ME, OPEN] };
    const { table } = await ann.ok('newTable', { body });
    const other = await ann.refused('newTable', { body: { ...body, private: true } });
    expect([other.status, other.body.code]).toEqual([409, 'command-used']);
    const leave = await ann.refused('leave', { table: table.id, body: { id: body.id } });
    expect([leave.status, leave.body.code]).toEqual([409, 'command-used']);
    expect((await bob.ok('newTable', { body })).table.id).not.toBe(table.id);
  });

  test('what was refused has used nothing up', async () => {
    const ann = await named('Ann');
    const body = { id: newCommand(), game: 'res-arcana', seats: [ME, ME] };
    expect((await ann.refused('newTable', { body })).body.code).toBe('already-seated');
    expect((await ann.ok('newTable', { body: { ...body, seats: [ME, OPEN] } })).table.status).toBe('open');
  });

  test('who has sat down sits there', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')];
    const { table } = await ann.ok('newTable', { body: { game: 'res-arcana', seats: [ME, OPEN, OPEN] } });
    const body = { id: newCommand() };
    const all = await Promise.all([0, 1, 2, 3].map(() => bob.ok('join', { table: table.id, body })));
    expect(all.map(({ seat }) => seat)).toEqual([1, 1, 1, 1]);
    await ann.ok('start', { table: table.id, body: { bot: 'random' } });
    expect(await bob.ok('join', { table: table.id, body })).toMatchObject({ seat: 1, table: { status: 'playing' } });
    expect((await bob.refused('join', { table: table.id })).body.code).toBe('not-open');
  });

  test('starting, leaving, coming back and giving up: what comes late does nothing', async () => {
    const ann = await named('Ann');
    const body = { game: 'res-arcana', seats: [ME, OPEN, OPEN] };
    const { id: table } = (await ann.ok('newTable', { body })).table;
    const twice = async (name: 'start' | 'leave' | 'comeBack' | 'resign', rest = {}) => {
      const asked = { table, body: { id: newCommand(), ...rest } };
      const [one, two] = await Promise.all([ann.ok(name, asked), ann.ok(name, asked)]);
      expect(two.table.seats).toEqual(one.table.seats);
      return asked;
    };
    await twice('start', { bot: 'random' });
    const left = await twice('leave');
    const back = await twice('comeBack');
    // Somewhere on the way one was held up.
    expect((await ann.ok('leave', left)).table.seats[0].away).toBe('here');
    await twice('leave');
    expect((await ann.ok('comeBack', back)).table.seats[0].away).toBe('left');
    const gone = await twice('resign');
    expect((await ann.ok('resign', gone)).table).toMatchObject({ status: 'ended', result: { why: 'resigned' } });
    const { entries } = await ann.ok('story', { table });
    const deeds = entries.map(({ kind }) => kind).filter((kind) => kind !== 'answered');
    expect(deeds).toEqual(['started', 'replaced', 'returned', 'replaced', 'resigned']);
  });

  test('a moment is played on at one table, also if a process died before it had begun', async () => {
    const seated = await seatPeople(server.url, 'res-arcana', 2);
    await playOut(seated, 9, 20);
    const { table, clients } = seated;
    await clients[1].ok('resign', { table });
    const [ann] = clients;
    const before = await tablesOf(ann);
    const asked = { table, body: { id: newCommand(), step: 12, seat: 0, bot: 'random' } };
    const known = new Set((await server.cache.store.db.selectFrom('table').select('id').execute()).map(({ id }) => id));
    const change = server.cache.change.bind(server.cache);
    // Bots may still play at tables of other tests: only what is new is not begun.
    const dying = vi
      .spyOn(server.cache, 'change')
      .mockImplementation((id, decide) => (known.has(id) ? change(id, decide) : Promise.reject(new Error('killed'))));
    expect((await ann.refused('branch', asked)).status).toBe(500);
    dying.mockRestore();
    // Nobody else takes it for a table that is full and waits for its start.
    const [made] = (await tablesOf(ann)).filter((id) => !before.includes(id));
    expect((await ann.present(made)).table.status).toBe('open');
    const again = await Promise.all([0, 1, 2].map(() => ann.ok('branch', asked)));
    expect(new Set(again.map((each) => each.table.id))).toEqual(new Set([made]));
    const { entries } = await ann.ok('story', { table: made });
    expect(entries.slice(0, 13).map(({ kind }) => kind)).toEqual(['started', ...new Array(12).fill('answered')]);
    expect(await tablesOf(ann)).toHaveLength(before.length + 1);
  });
});

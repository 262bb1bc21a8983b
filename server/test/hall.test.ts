/** Tables in memory, those that were let go of, and changes of which one does not know whether they were written. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertPlayer } from '../src/storage/players.ts';
import { openStore, type Store } from '../src/storage/store.ts';
import { note } from '../src/table/draft.ts';
import { Hall } from '../src/table/hall.ts';
import type { Live } from '../src/table/live.ts';
import { makeTable } from '../src/table/making.ts';
import { onBothStores } from '../testing/stores.ts';

const ANN = { id: 'ann000000000', name: 'Ann' };
const BOT = { kind: 'bot', bot: 'random' } as const;

onBothStores('the hall', (newPlace) => {
  let place: string;
  const stores: Store[] = [];
  beforeEach(async () => {
    place = await newPlace();
    await insertPlayer((await open()).db, ANN, 'secret', 0);
  });
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.db.destroy();
  });
  async function open(): Promise<Store> {
    const store = await openStore(place);
    stores.push(store);
    return store;
  }
  function hallOf(store: Store, most = 100): { hall: Hall; told: Live[] } {
    const complain = (error: unknown): void => {
      throw error;
    };
    const hall = new Hall(store, { pause: 0, most, now: Date.now, complain });
    const told: Live[] = [];
    hall.listeners.add((live) => told.push(live));
    return { hall, told };
  }
  const newTable = (hall: Hall): Promise<Live> => makeTable(hall, ANN, { game: 'res-arcana', seats: [BOT, BOT] });
  const answer = (hall: Hall, id: string): Promise<unknown> =>
    hall.change(id, (draft) => {
      const [seat] = draft.live.play?.deciders() ?? [];
      note(draft, 'answered', seat, draft.live.play?.options(seat)[0]);
    });

  test('whoever listens hears of a table that is no longer in memory', async () => {
    const { hall: mine } = hallOf(await open());
    const { hall: other, told } = hallOf(await open(), 1);
    const { row } = await newTable(mine);
    await other.find(row.id);
    await other.find((await newTable(mine)).row.id);
    await answer(mine, row.id);
    await other.heardOf(row.id, 2, false);
    expect(told).toEqual([]);
    other.isWatched = (id) => id === row.id;
    await other.heardOf(row.id, 2, false);
    expect(told.map(({ version }) => version)).toEqual([2]);
  });

  test('a change of which nobody knows whether it was written is told when that is known', async () => {
    const store = await open();
    let isLost = false;
    /** The answer of the database gets lost on its way. */
    const lose = async <R>(made: Promise<R>): Promise<R> => {
      const result = await made;
      if (isLost) throw Object.assign(new Error('lost'), { code: 'ECONNRESET' });
      return result;
    };
    const flaky: Store =
      store.kind === 'sqlite'
        ? { ...store, together: (work) => lose(store.together(work)) }
        : { ...store, planned: (text, values) => lose(store.planned(text, values)) };
    const { hall, told } = hallOf(flaky);
    const { row } = await newTable(hall);
    told.length = 0;
    isLost = true;
    await expect(answer(hall, row.id)).rejects.toThrow('lost');
    isLost = false;
    expect(told).toEqual([]);
    expect((await hall.find(row.id)).version).toBe(2);
    expect(told.map(({ version }) => version)).toEqual([2]);
    await hall.find(row.id);
    expect(told).toHaveLength(1);
  });

  test('who decides by what is outdated decides again', async () => {
    const { hall: mine } = hallOf(await open());
    const { hall: other } = hallOf(await open());
    const { row } = await newTable(mine);
    const before = await other.find(row.id);
    await answer(mine, row.id);
    const seen: number[] = [];
    const { live } = await other.change(row.id, (draft) => {
      seen.push(draft.live.version);
      const [seat] = draft.live.play?.deciders() ?? [];
      note(draft, 'answered', seat, draft.live.play?.options(seat)[0]);
    });
    expect(before.version).toBe(1);
    expect(seen).toEqual([1, 2]);
    expect(live.version).toBe(3);
  });
});

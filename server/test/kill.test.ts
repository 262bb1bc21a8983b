/** The proof of `npm run proof:kill`, with fewer kills. */
import { afterAll, describe, expect, test } from 'vitest';
import { killLoop } from '../proof/killing.ts';
import { endProcesses } from '../testing/process.ts';
import { cleanUp, newFolder, onPostgres } from '../testing/stores.ts';

const KILLS = Number(process.env.KILLS ?? 3);
const SEED = 3;
/** A slow machine is no failure. */
const PATIENT = { timeout: 300_000 + 60_000 * KILLS };

afterAll(endProcesses);

async function prove(place: string, processes: number): Promise<void> {
  const { kills, book, hashes, ...found } = await killLoop({ place, processes, kills: KILLS, seed: SEED });
  expect(found).toEqual({ tables: expect.any(Number), lost: [], doubled: [], differing: [], misheard: [], stuck: [] });
  expect(kills).toBe(KILLS);
  // Or nothing was proved.
  expect(book.acknowledged).toBeGreaterThan(KILLS);
  expect(hashes).toBeGreaterThan(book.acknowledged);
}

describe('kill -9 on SQLite', () => {
  afterAll(cleanUp);
  test(`${KILLS} times: nothing acknowledged is lost, nothing is done twice, and players carry on`, PATIENT, () =>
    prove(newFolder(), 1),
  );
});

onPostgres('kill -9', (newPlace) => {
  test(`${KILLS} times: nothing acknowledged is lost, nothing is done twice, and players carry on`, PATIENT, async () =>
    prove(await newPlace(), 1),
  );
  test(`${KILLS} times, one of three processes: the same`, PATIENT, async () => prove(await newPlace(), 3));
});

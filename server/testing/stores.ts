/** Both databases, so that whatever is tested on one is tested on the other. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { findPostgres, newDatabase, type Postgres, whyNoPostgres } from './postgres.ts';

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
      () => newDatabase(postgres),
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

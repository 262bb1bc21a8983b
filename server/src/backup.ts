/**
 * Backups. Whatever the store is, a backup is one SQLite file with everything in it as it was at one moment; it is made while the
 * server runs, and goes back into either kind of store. Nothing else need be installed for it.
 */
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isPostgres } from './base/config.ts';
import { type Copied, copyAll, NotEmpty } from './storage/copyStore.ts';
import { holdAlone } from './storage/sqlite.ts';
import { FOR_EVER, openAsItIs, openStore } from './storage/store.ts';

/** For the operator of the server. */
export class BackupTrouble extends Error {}

/** With it anybody could pass for any player, and know every shuffle: only the owner may read it. */
const ONLY_MINE = 0o600;

/** `place` is a file, or the address of a PostgreSQL. */
export async function backUp(place: string, file: string): Promise<void> {
  if (existsSync(file)) throw new BackupTrouble(`${file} is already there.`);
  // What was broken off is not taken for a backup.
  const part = `${file}.part`;
  remove(part);
  try {
    writeFileSync(part, '', { mode: ONLY_MINE });
    if (isPostgres(place)) await copyFrom(place, part);
    else if (existsSync(place)) writeFrom(place, part);
    else throw new BackupTrouble(`There is no ${place}.`);
    renameSync(part, file);
  } catch (error) {
    // On a full disk it would take the room that games need.
    remove(part);
    throw error;
  }
}
function remove(part: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${part}${end}`, { force: true });
}

/** One statement: a consistent snapshot, including the write-ahead log, that does not block writers. */
function writeFrom(place: string, part: string, readOnly = false): void {
  const db = new DatabaseSync(place, { readOnly });
  try {
    db.prepare('vacuum into ?').run(part);
  } finally {
    db.close();
  }
}

const NO_SUCH_TABLE = '42P01';
async function copyFrom(place: string, part: string): Promise<void> {
  // Servers may be running on it: they, and not a backup, say of which version it is.
  const [from, to] = [openAsItIs(place), await openStore(part)];
  try {
    await copyAll(from, to);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NO_SUCH_TABLE)
      throw new BackupTrouble('The database is of another version: the program that runs on it makes its backups.');
    throw error;
  } finally {
    await from.db.destroy();
    await to.db.destroy();
  }
}

/** Into a place where nothing is yet. */
export async function restore(file: string, place: string): Promise<Copied> {
  checkBackup(file);
  // It may be of an older version: a copy of it is brought up to date, it itself stays as it is.
  const folder = mkdtempSync(join(tmpdir(), 'gloaming-restore-'));
  chmodSync(folder, 0o700);
  const letGo = isPostgres(place) ? () => {} : holdAlone(place);
  try {
    const copy = join(folder, 'backup.sqlite');
    // Restoring from a server's own file includes its write-ahead log.
    writeFrom(file, copy, true);
    const [from, to] = [await openStore(copy), await openStore(place, FOR_EVER)];
    try {
      return await copyAll(from, to);
    } finally {
      await from.db.destroy();
      await to.db.destroy();
    }
  } catch (error) {
    throw error instanceof NotEmpty
      ? new BackupTrouble('There are games already: a backup is restored into an empty place.')
      : error;
  } finally {
    letGo();
    rmSync(folder, { recursive: true, force: true });
  }
}

function checkBackup(file: string): void {
  if (!existsSync(file)) throw new BackupTrouble(`There is no ${file}.`);
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      db.prepare('select count(*) from "table" join player on player.id = owner').get();
    } finally {
      db.close();
    }
  } catch {
    throw new BackupTrouble(`${file} is no backup of Gloaming.`);
  }
}

/** Backups by schedule: into a folder, in a process of their own, and the oldest are removed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BackingUp } from './base/config.ts';

const HOUR = 60 * 60_000;
/** It is looked so often whether one is due. */
const LOOK_EVERY = 10 * 60_000;
const NAMED = /^gloaming-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z)\.backup$/;

/** The newest first. Other files in the folder are left alone. */
function backupsIn(folder: string): { name: string; at: number }[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const text = NAMED.exec(name)?.[1];
      if (text === undefined) return [];
      const [day, time] = text.split('T');
      const [hour, minute, second, ms] = time.slice(0, -1).split('-');
      return [{ name, at: Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`) }];
    })
    .toSorted((a, b) => b.at - a.at);
}
const nameAt = (now: number): string => `gloaming-${new Date(now).toISOString().replace(/[:.]/g, '-')}.backup`;

/** SQLite copies in one go: nobody is to wait for it. An address may hold a password, so it is in no list of processes. */
async function makeOne(store: string, file: string): Promise<void> {
  const program = fileURLToPath(new URL('./backupProcess.ts', import.meta.url));
  const env = { ...process.env, BACKUP_OF: store, BACKUP_INTO: file };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => {
    said = `${said}${text}`.slice(-1_000);
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`a backup was not made: ${said.trim()}`);
}

/** Makes one if it is time. Returns when the last was made; null if none ever was. */
export async function backUpIfDue(
  store: string,
  { folder, hours, keep }: BackingUp,
  now: number,
): Promise<number | null> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const [newest] = backupsIn(folder);
  const isDue = newest === undefined || Math.abs(now - newest.at) >= hours * HOUR;
  if (isDue) await makeOne(store, join(folder, nameAt(now)));
  // Only once there is a newer one.
  for (const { name } of backupsIn(folder).slice(keep)) rmSync(join(folder, name), { force: true });
  return backupsIn(folder)[0]?.at ?? null;
}

export interface Backups {
  /** When the last was made; null if none ever was. */
  readonly last: number | null;
  close(): Promise<void>;
}

export function keepBackups(
  store: string,
  how: BackingUp | null,
  complain: (error: unknown, what: string) => void,
  isAllowed: () => boolean,
): Backups {
  let last: number | null = null;
  let work = Promise.resolve();
  if (how === null) return { last, close: async () => {} };
  const go = (): void => {
    work = work
      .then(async () => {
        if (isAllowed()) last = await backUpIfDue(store, how, Date.now());
      })
      .catch((error: unknown) => complain(error, 'backup'));
  };
  const timer = setInterval(go, LOOK_EVERY);
  timer.unref();
  go();
  return {
    get last() {
      return last;
    },
    async close() {
      clearInterval(timer);
      await work;
    },
  };
}

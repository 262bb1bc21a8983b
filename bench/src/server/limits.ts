/** What the machine could do at best: an empty request, and a row that is on the disk. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startEmpty } from './measured.ts';
import { paceOf, type Rate } from './pace.ts';
import { Wires } from './wire.ts';

/** Rows as long as a usual entry of the log, each committed and written through on its own. */
export function insertBare(folder: string, seconds: number): { perSecond: number } {
  const file = join(folder, 'bare.sqlite');
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; create table log (number integer primary key, news text)');
  const insert = db.prepare('insert into log (news) values (?)');
  const news = 'n'.repeat(300);
  const start = performance.now();
  let rows = 0;
  for (; performance.now() - start < seconds * 1000; rows++) insert.run(news);
  const perSecond = (rows * 1000) / (performance.now() - start);
  db.close();
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  return { perSecond };
}

/** Empty requests to an empty server, by as many clients at once as play later. */
export async function postEmpty(folder: string, seconds: number, clients: number): Promise<Rate> {
  const server = await startEmpty(folder);
  const wires = new Wires(server.url);
  const run = async (duration: number): Promise<number[]> => {
    const times: number[] = [];
    const until = performance.now() + duration * 1000;
    const client = async (): Promise<void> => {
      while (performance.now() < until) {
        const start = performance.now();
        const { status } = await wires.post('/', null, '{}');
        if (status !== 200) throw new Error(`empty: ${status}`);
        times.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    return times;
  };
  await run(seconds / 2);
  const before = await server.used('now');
  const start = performance.now();
  const times = await run(seconds);
  const took = (performance.now() - start) / 1000;
  const pace = paceOf(times, took, (await server.used('now')).cpu - before.cpu);
  wires.close();
  await server.stop();
  return pace;
}

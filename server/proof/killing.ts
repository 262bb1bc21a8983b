/** Kills servers without warning while people play, and starts them again. */

import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { type Dice, makeDice } from '@gloaming/engine';
import { isPostgres } from '../src/base/config.ts';
import { type Process, startProcess, stopProcess } from '../testing/process.ts';
import { check, type Findings } from './checking.ts';
import { PATIENCE } from './patient.ts';
import { type Book, Group, newBook, PARTIES } from './playing.ts';

export interface Plan {
  /** The address of a PostgreSQL, or a folder. */
  place: string;
  processes: number;
  kills: number;
  seed: number;
  tell?(killed: number, book: Book): void;
}
export interface Outcome extends Findings {
  kills: number;
  book: Book;
  /** Tables at which nobody could play on after the last start. */
  stuck: string[];
}

/** One kill in so many comes while the process is still starting. */
const EARLY_ONE_IN = 8;
const STARTING = 1_000;
/** After the first answer since a start. */
const LATEST = 900;

/** The addresses stay the same over all starts. Below the ports that systems give to outgoing connections. */
async function freePort(dice: Dice): Promise<number> {
  for (;;) {
    const port = 20_000 + dice(10_000);
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer().once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

/** A server process that is started again whenever it has been killed. */
class Phoenix {
  readonly url: string;
  private readonly start: (spawned?: (child: Process['child']) => void) => Promise<Process>;
  private running: Promise<Process>;

  constructor({ place }: Plan, port: number) {
    this.url = `http://127.0.0.1:${port}`;
    this.start = (spawned) => startProcess(place, { PORT: String(port), GLOAMING_LOG: 'warn' }, spawned);
    this.running = this.start();
  }

  up(): Promise<Process> {
    return this.running;
  }
  async kill(): Promise<void> {
    await stopProcess(await this.running, 'SIGKILL');
    this.running = this.start();
    this.running.catch(() => {});
  }
  /** Kills it, and its successor before that is ready. */
  async killEarly(after: number): Promise<void> {
    await stopProcess(await this.running, 'SIGKILL');
    const starting = this.start((child) => setTimeout(() => child.kill('SIGKILL'), after));
    // Whether it was quicker or not: it is gone by now.
    await starting.then(
      (server) => stopProcess(server, 'SIGKILL'),
      () => {},
    );
    this.running = this.start();
    this.running.catch(() => {});
  }
  async stop(): Promise<void> {
    await stopProcess(await this.running, 'SIGTERM');
  }
}

export async function killLoop(plan: Plan): Promise<Outcome> {
  const { place, processes, kills, seed, tell } = plan;
  const dice = makeDice(seed);
  const ports = new Set<number>();
  while (ports.size < processes) ports.add(await freePort(dice));
  const servers = [...ports].map((port) => new Phoenix(plan, port));
  await Promise.all(servers.map((server) => server.up()));

  const book = newBook();
  const urls = servers.map(({ url }) => url);
  const groups = PARTIES.map((party, i) => new Group(urls, party, makeDice(seed + 1 + i), book));
  const playing = Promise.all(groups.map((group) => group.play()));
  // A player who gives up ends everything, and is heard below.
  let isOver = false;
  playing
    .catch(() => {})
    .finally(() => {
      isOver = true;
    });
  const until = async (isSo: () => boolean): Promise<boolean> => {
    const end = Date.now() + PATIENCE;
    while (!isSo() && !isOver && Date.now() < end) await rest(5);
    return isSo();
  };

  let killed = 0;
  while (killed < kills && !isOver) {
    const victim = servers[dice(servers.length)];
    await victim.up();
    const before = book.acknowledged;
    await until(() => book.acknowledged > before);
    await rest(dice(LATEST));
    if (kills - killed > 1 && dice(EARLY_ONE_IN) === 0) {
      await victim.killEarly(dice(STARTING));
      killed += 2;
    } else {
      await victim.kill();
      killed++;
    }
    tell?.(killed, book);
  }
  for (const group of groups) group.moved = 0;
  const stuck: string[] = [];
  for (const [i, group] of groups.entries())
    if (!(await until(() => group.moved > 0))) stuck.push(`${PARTIES[i].game} ${i}`);
  for (const group of groups) group.stop();
  await playing;
  await Promise.all(servers.map((server) => server.stop()));
  const found = await check(isPostgres(place) ? place : join(place, 'server.sqlite'), book);
  return { ...found, kills: killed, book, stuck };
}

/** The run: limits, then tables that are played, then tables and streams that are only there. */
import { loadCold } from '../../../server/testing/cold.ts';
import type { Extent } from './extent.ts';
import { insertBare, postEmpty } from './limits.ts';
import { LoadGenerator } from './loadGenerator.ts';
import { type Measured, startServer, type Used } from './measured.ts';
import { paceOf } from './pace.ts';
import { sentAgain, streamOf } from './players.ts';
import { type Looked, type Played, type Report, reportOf } from './report.ts';
import { listen } from './wire.ts';

/** Half of the thousand moves a second that the server must take. */
const HALF = 500;

export interface Surroundings {
  folder: string;
  store: Record<string, string>;
  game: string;
  say(text: string): void;
}

export async function measure(extent: Extent, surroundings: Surroundings): Promise<Report> {
  const { limits, clients } = extent;
  const { folder, store, say } = surroundings;
  say('The longest games, from the store …');
  const cold = await loadCold(store, extent.games);
  say('What the machine could do at best …');
  const bare = insertBare(folder, limits);
  const empty = await postEmpty(folder, limits, clients);
  const played = await play(extent, surroundings);
  const looked = await look(extent, surroundings, played.tables);
  return reportOf({ extent, cold, bare, empty, ...played, ...looked });
}

/** Tables that are played: at full load, at half of the floor, and for long. */
async function play(extent: Extent, { folder, store, game, say }: Surroundings): Promise<Played> {
  const { clients, tables } = extent;
  const server = await startServer(folder, store, tables);
  try {
    const load = new LoadGenerator(server.url, game, 1);
    say(`${clients} tables at full load …`);
    await load.gather(clients);
    await load.listen();
    await load.rush(forSeconds(extent.warmUp), clients);
    const full = await timed(server, () => load.rush(forSeconds(extent.full), clients));
    say(`${tables} tables at ${HALF} moves a second …`);
    await load.gather(tables);
    await load.listen();
    const half = await timed(server, () => load.stroll(HALF, extent.half));
    say(`${tables} tables, ${extent.samples} looks at the memory, ${extent.between} moves between them …`);
    const heaps: number[] = [];
    for (let i = 0; i < extent.samples; i++) {
      await load.rush((moves) => moves >= extent.between, clients);
      heaps.push((await server.used('after cleaning')).heap);
    }
    load.close();
    return { full, half, heaps, finished: load.finished, sentAgain, tables: [...load.matches.keys()] };
  } finally {
    await server.stop();
  }
}

/** The same tables in a process that has done nothing else: what lies about from earlier work is not counted. */
async function look(extent: Extent, { folder, store, say }: Surroundings, tables: readonly string[]): Promise<Looked> {
  say(`${tables.length} tables in memory, and ${extent.streams} streams that are only open …`);
  const server = await startServer(folder, store, tables.length);
  try {
    const fresh = await settled(server);
    // Whoever looks at a table brings it into memory.
    for (const end of await listenIdly(server, tables, tables.length)) end();
    const withTables = await settled(server);
    const ends = await listenIdly(server, tables, extent.streams);
    const withStreams = await settled(server);
    for (const end of ends) end();
    return { fresh, withTables, withStreams };
  } finally {
    await server.stop();
  }
}

function forSeconds(seconds: number): () => boolean {
  const until = performance.now() + seconds * 1000;
  return () => performance.now() >= until;
}

async function timed(server: Measured, play: () => Promise<number[]>) {
  const before = await server.used('now');
  const start = performance.now();
  const times = await play();
  const seconds = (performance.now() - start) / 1000;
  return paceOf(times, seconds, (await server.used('now')).cpu - before.cpu);
}

/** What is used once nothing is done any more: connections that were closed are let go of a moment later. */
async function settled(server: Measured): Promise<Used> {
  for (let before = -1, now = 0; now - before > 0.02; ) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 500));
    now = (await server.used('now')).cpu;
  }
  return server.used('after cleaning');
}

/** Streams that are being opened at once. */
const OPENING = 16;
/** Spectators, spread over all tables, who have heard of their table and hear nothing more. */
async function listenIdly(server: Measured, tables: readonly string[], count: number): Promise<(() => void)[]> {
  const ends: (() => void)[] = [];
  const fail = (error: Error): void => {
    throw error;
  };
  let next = 0;
  const open = async (): Promise<void> => {
    for (let i = next++; i < count; i = next++) {
      let heard: () => void = () => {};
      const first = new Promise<void>((resolve) => {
        heard = resolve;
      });
      const listener = { event: () => heard(), broken: fail };
      const path = streamOf(tables[i % tables.length], 999_999);
      ends.push(await listen(server.url, path, null, listener));
      await first;
    }
  };
  await Promise.all(Array.from({ length: OPENING }, open));
  return ends;
}

/**
 * Many at once: the same question answered by several, the same command sent again, an id used for something else, outdated and
 * future versions, and undo. Whatever came back, and whatever is in the log, must be what a model says that takes one at a time.
 */
import { setTimeout as rest } from 'node:timers/promises';
import { makeDice } from '@gloaming/engine';
import type { Command, ErrorBody, Present, Taken } from '@gloaming/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../src/storage/store.ts';
import { readLog, readTable } from '../src/storage/tables.ts';
import { Client, type Running, startServer } from '../testing/client.ts';
import { Model } from '../testing/model.ts';
import { playOne, type Seated, seatPeople } from '../testing/playing.ts';
import { endProcesses, type Process, startProcess, stopProcess } from '../testing/process.ts';
import { cleanUp, newFile, onPostgres } from '../testing/stores.ts';

const RUNS = Number(process.env.RACES ?? 8);
/** A slow machine is no failure. */
const PATIENT = { timeout: 120_000 + 20_000 * RUNS };

/** Something that a client does without waiting for the others. */
interface Act {
  what: 'answer' | 'several' | 'again' | 'reuse' | 'undo' | 'nonsense';
  seat: number;
  /** Which option, or which earlier command. */
  pick: number;
  /** How many entries ago it looked; negative for what has not happened yet. */
  behind: number;
  /** To which process, and after how many milliseconds. */
  via: number;
  wait: number;
}
const act: fc.Arbitrary<Act> = fc.record({
  what: fc.constantFrom('answer', 'answer', 'answer', 'several', 'again', 'again', 'reuse', 'undo', 'undo', 'nonsense'),
  seat: fc.nat(3),
  pick: fc.nat(50),
  behind: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 0, 1, 3, -1),
  via: fc.nat(2),
  wait: fc.nat(6),
});
interface Race {
  game: string;
  players: number;
  /** Moves before it begins. */
  before: number;
  bursts: Act[][];
}
const race: fc.Arbitrary<Race> = fc.record({
  game: fc.constantFrom('res-arcana', 'res-arcana', 'evenfall'),
  players: fc.integer({ min: 2, max: 3 }),
  before: fc.nat(12),
  bursts: fc.array(fc.array(act, { minLength: 4, maxLength: 10 }), { minLength: 5, maxLength: 8 }),
});

/** What was sent, between which versions it was decided, and what came back. */
interface Sent {
  seat: number;
  command: Command;
  least: number;
  most: number;
  status: number;
  body: Taken | ErrorBody;
}

let ids = 0;

/** Runs one race, and gives everything that was sent. */
async function run(urls: readonly string[], { game, players, before, bursts }: Race): Promise<[Seated, Sent[]]> {
  // The draft asks everybody at once, again and again.
  const options = game === 'res-arcana' ? { chosen: { deal: 'draft' } } : {};
  const seated = await seatPeople(urls[0], game, players, options);
  const { table, clients } = seated;
  const dice = makeDice(before);
  for (let i = 0; i < before; i++) await playOne(seated, dice);
  const everywhere = clients.map(({ player, token }) =>
    urls.map((url) => new Client(url, { player, token: token ?? '' })),
  );
  const sent: Sent[] = [];
  for (const burst of bursts) {
    const presents = await Promise.all(clients.map((client) => client.present(table)));
    let known = Math.max(...presents.map(({ version }) => version));
    const earlier = sent.slice(-12);
    const done = await Promise.all(
      burst.map(async (each): Promise<Sent> => {
        const seat = each.seat % players;
        const mine = commandOf(each, seat, presents[seat], earlier);
        await rest(each.wait);
        const least = known;
        const client = everywhere[mine.seat][each.via % urls.length];
        const { status, body } = await client.ask('command', { table, body: mine.command });
        if (status === 200) known = Math.max(known, (body as Taken).version);
        return { seat: mine.seat, command: mine.command, least, most: 0, status, body };
      }),
    );
    const { version } = await clients[0].present(table);
    sent.push(...done.map((each) => ({ ...each, most: version })));
  }
  return [seated, sent];
}

type Aimed = Pick<Sent, 'seat' | 'command'>;
/** In a burst the same question is answered by several, and commands of the bursts before are sent again. */
function commandOf({ what, pick, behind }: Act, seat: number, present: Present, earlier: readonly Sent[]): Aimed {
  const seen = Math.max(0, present.version - behind);
  const id = `race-${process.pid}-${ids++}`;
  const options = present.question?.options ?? [];
  const option = options.length === 0 ? pick : options[pick % options.length].option;
  const done = pick % 3 === 0 ? earlier : earlier.filter(isTaken);
  const last = done.length === 0 ? undefined : done[pick % done.length];
  switch (what) {
    case 'answer':
      return { seat, command: { id, seen, answers: [option] } };
    case 'several':
      return { seat, command: { id, seen, answers: [option, options[0]?.option ?? 0] } };
    case 'again':
      return last ?? { seat, command: { id, seen, answers: [option] } };
    case 'reuse':
      return { seat: last?.seat ?? seat, command: { id: last?.command.id ?? id, seen, answers: [option] } };
    case 'undo':
      return { seat, command: { id, seen, undo: true } };
    case 'nonsense':
      return { seat, command: { id, seen, answers: [900_000 + pick] } };
  }
}

const steps = (command: Command): number => ('answers' in command ? command.answers.length : 1);
const asText = ({ id: _, ...rest }: Command): string => JSON.stringify(rest);
const isTaken = ({ status }: Sent): boolean => status === 200;
const between = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);

/** Every answer that came back, and every entry of the log, against the model. */
async function judge(
  store: Store,
  { table }: Seated,
  first: number,
  sent: readonly Sent[],
): Promise<Map<string, number>> {
  const row = (await readTable(store.db, table)) ?? expect.fail('no table');
  const log = await readLog(store.db, table, 0, 99_999);
  expect(row.version).toBe(log.length);
  const model = new Model(row, log);
  const kinds = new Map<string, number>();
  const count = (kind: string): Map<string, number> => kinds.set(kind, (kinds.get(kind) ?? 0) + 1);

  const taken = Map.groupBy(sent.filter(isTaken), ({ seat, command }) => `${seat} ${command.id}`);
  const doneBy = new Map<number, string>();
  for (const [who, times] of taken) {
    const [{ seat, command, body }] = times;
    // The same id: the same answer.
    expect(new Set(times.map((each) => JSON.stringify([asText(each.command), each.body]))).size, who).toBe(1);
    const { version } = body as Taken;
    const base = version - steps(command);
    expect(model.decide(base, seat, command), `${who} at ${base}`).toBeNull();
    // Done after the first time it was sent, and before the last answer to it.
    expect(base).toBeGreaterThanOrEqual(Math.min(...times.map(({ least }) => least)));
    expect(version).toBeLessThanOrEqual(Math.min(...times.map(({ most }) => most)));
    for (const [i, number] of between(base + 1, version).entries()) {
      const entry = log[number - 1];
      const option = 'answers' in command ? command.answers[i] : null;
      expect(entry).toMatchObject({ kind: 'undo' in command ? 'undone' : 'answered', seat, option });
      // Exactly once.
      expect(doneBy.get(number)).toBeUndefined();
      doneBy.set(number, who);
    }
    count('taken');
    if (times.length > 1) count('taken again');
  }
  // Nothing is in the log that nobody was told of.
  for (const { number } of log.slice(first)) expect(doneBy.has(number), `entry ${number}`).toBe(true);

  for (const one of sent.filter((each) => !isTaken(each))) {
    const { seat, command, least, most, status, body } = one;
    const { code, present } = body as ErrorBody;
    count(code);
    const before = taken.get(`${seat} ${command.id}`)?.[0];
    if (code === 'command-used') {
      expect(before && asText(before.command)).not.toBe(asText(command));
      expect(before).toBeDefined();
      continue;
    }
    const possible = between(least, most).map((version) => model.decide(version, seat, command));
    expect(possible, JSON.stringify(one).slice(0, 300)).toContain(code);
    if (code !== 'outdated') continue;
    // Whoever was too late sees what there is now.
    expect(status).toBe(409);
    if (present === undefined) expect.fail('outdated without the present');
    expect(present.version).toBeGreaterThanOrEqual(least);
    expect(present.version).toBeLessThanOrEqual(most);
    expect(present.seat).toBe(seat);
    expect(present.view).toEqual(model.view(present.version, seat));
  }
  return kinds;
}

async function races(urls: readonly string[], store: Store): Promise<void> {
  const total = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(race, async (what) => {
      const [seated, sent] = await run(urls, what);
      const first = Math.min(...sent.map(({ least }) => least));
      for (const [kind, many] of await judge(store, seated, first, sent))
        total.set(kind, (total.get(kind) ?? 0) + many);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  // Otherwise nobody was in anybody's way.
  for (const kind of ['taken', 'taken again', 'outdated', 'command-used', 'cannot-undo', 'no-such-answer'])
    expect(total.get(kind), kind).toBeGreaterThan(0);
}

describe('races on SQLite', () => {
  let server: Running;
  beforeAll(async () => {
    server = await startServer(await newFile());
  });
  afterAll(async () => {
    await server.close();
    cleanUp();
  });
  test('everything is as if one had come after the other', PATIENT, () => races([server.url], server.cache.store));
});

onPostgres('races', (newPlace) => {
  test('everything is as if one had come after the other', PATIENT, async () => {
    const server = await startServer(await newPlace());
    await races([server.url], server.cache.store);
    await server.close();
  });

  let processes: Process[] = [];
  afterAll(endProcesses);
  test('three processes: the same', PATIENT, async () => {
    const place = await newPlace();
    processes = await Promise.all([0, 1, 2].map(() => startProcess(place, { GLOAMING_LOG: 'warn' })));
    const store = await openStore(place);
    await races(
      processes.map(({ url }) => url),
      store,
    );
    await store.db.destroy();
    for (const process of processes) await stopProcess(process, 'SIGTERM');
  });
});

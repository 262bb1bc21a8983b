/**
 * Watches a thread that plays: a bot of this program that never comes back holds up everything in its process, so another
 * thread has to notice. It says which bot it was, and ends the process; the deal is played again without it. A thread that
 * plays does not hear, either, that whoever started its process is gone: then nobody wants the deal any more.
 */
import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { killGroup } from '../opponents/programProcess.ts';

/** Which bot thinks, how long it may in milliseconds of processor time, and how often one has begun to. */
const [BOT, LIMIT, BEGUN, FIELDS] = [0, 1, 2, 3];
const NOBODY = -1;
const STDIN = 0;
const STDERR = 2;
const STUCK = /^stuck (\d+)$/m;
/** Something that waits for ever uses no processor time, and is given more by the clock. */
const WAITING = 10;

export interface Watch {
  begin(bot: number, limit: number): void;
  end(): void;
  /** Which programs run now: they are ended before the process is. */
  running(groups: readonly number[]): void;
}
interface Watching {
  readonly fields: Int32Array;
}
/** Milliseconds between two looks; and beyond what is late, for one that comes back at all. */
const LOOKS = 250;
const GRACE = 1000;

/** The thread ends with its process, and keeps none alive. */
export function startWatch(): Watch {
  const fields = new Int32Array(new SharedArrayBuffer(FIELDS * Int32Array.BYTES_PER_ELEMENT)).fill(NOBODY);
  const thread = new Worker(new URL(import.meta.url), { workerData: { fields } satisfies Watching });
  thread.unref();
  return {
    begin(bot, limit) {
      Atomics.add(fields, BEGUN, 1);
      Atomics.store(fields, LIMIT, limit);
      Atomics.store(fields, BOT, bot);
    },
    end: () => void Atomics.store(fields, BOT, NOBODY),
    running: (groups) => thread.postMessage(groups),
  };
}

/** The bot that a process ended for, if that is why it ended. */
export function stuckIn(words: string): number | undefined {
  const found = STUCK.exec(words);
  return found === null ? undefined : Number(found[1]);
}

function keepWatch({ fields }: Watching): void {
  const used = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  let programs: readonly number[] = [];
  parentPort?.on('message', (groups: readonly number[]) => {
    programs = groups;
  });
  const endProcess = (): void => {
    programs.forEach(killGroup);
    process.kill(process.pid, 'SIGKILL');
  };
  // Nothing is ever said here: the pipe closes when whoever holds its other end is gone, however that came.
  new Socket({ fd: STDIN })
    .on('error', () => {})
    .on('close', endProcess)
    .resume();
  let begun = NOBODY;
  let from = 0;
  let looks = 0;
  setInterval(() => {
    const bot = Atomics.load(fields, BOT);
    const limit = Atomics.load(fields, LIMIT) + GRACE;
    const at = Atomics.load(fields, BEGUN);
    if (bot === NOBODY || at !== begun) {
      begun = at;
      from = used();
      looks = 0;
      return;
    }
    // Looks are counted, not the clock: while the whole process is held up, or the machine sleeps, nobody waits.
    looks++;
    if (used() - from > limit || looks * LOOKS > WAITING * limit) {
      writeSync(STDERR, `\nstuck ${bot}\n`);
      endProcess();
    }
  }, LOOKS);
}

if (!isMainThread && workerData !== null && 'fields' in workerData) keepWatch(workerData as Watching);

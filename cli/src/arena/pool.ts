/** Deals, spread over processes. What comes out does not depend on how many there are. */
import { type ChildProcess, fork } from 'node:child_process';
import { killGroup } from '../opponents/programProcess.ts';
import type { DealResult, Setup, Task } from './match.ts';
import { stuckIn } from './watch.ts';
import type { Message } from './worker.ts';

/** A process that broke off has its deal played again by another; what breaks off every time is a mistake of ours. */
const MOST_TRIES = 3;
/** A process that thinks does not hear; after so many milliseconds it is ended all the same. */
const GRACE = 5000;
const PLAYS = new URL('./worker.ts', import.meta.url);
/** Of what a process said before it broke off. */
const MOST_WORDS = 4000;

interface Waiting {
  task: Task;
  tries: number;
}

/** Ends when all is played, or soon after `stop`. By then every process has ended. */
export async function playDeals(
  setup: Setup,
  tasks: readonly Task[],
  jobs: number,
  each: (result: DealResult) => void,
  stop: AbortSignal,
  program = PLAYS,
): Promise<void> {
  const waiting = tasks.map((task): Waiting => ({ task, tries: 0 }));
  const broken = new AbortController();
  const stopping = AbortSignal.any([stop, broken.signal]);
  const line = async (): Promise<void> => {
    while (waiting.length > 0 && !stopping.aborted)
      await inProcess(program, setup, waiting, each, stopping).catch((error) => broken.abort(error));
  };
  await Promise.all(Array.from({ length: Math.min(jobs, tasks.length) }, line));
  if (broken.signal.aborted) throw broken.signal.reason;
}

/** One process takes deals until there are none. */
function inProcess(
  program: URL,
  setup: Setup,
  waiting: Waiting[],
  each: (result: DealResult) => void,
  stop: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(program, { execArgv: [], silent: true });
    let now: Waiting | undefined;
    let wrong: unknown;
    let words = '';
    let programs: readonly number[] = [];
    let hasEnded = false;
    /** Programs of a process that broke off would stay for ever. */
    const endPrograms = (): void => programs.forEach(killGroup);
    child.stdout?.resume();
    child.stderr?.on('data', (data: Buffer) => {
      words = (words + data).slice(-MOST_WORDS);
    });
    const next = (): void => {
      now = waiting.shift();
      if (now === undefined) child.disconnect();
      else child.send(now.task);
    };
    const end = (): void => endSoon(child);
    stop.addEventListener('abort', end, { once: true });
    child.on('message', (message: Message) => {
      if ('running' in message) {
        programs = message.running;
        if (hasEnded) endPrograms();
        return;
      }
      if (stop.aborted) return;
      try {
        if ('broke' in message) throw new Error(message.broke);
        each(message);
        next();
      } catch (error) {
        wrong = error;
        end();
      }
    });
    // Whatever else goes wrong with a process that runs ends it.
    child.on('error', (error) => {
      if (child.pid === undefined) reject(error);
    });
    child.on('exit', (code, signal) => {
      stop.removeEventListener('abort', end);
      hasEnded = true;
      endPrograms();
      if (wrong === undefined && now !== undefined && !stop.aborted) {
        waiting.unshift(now);
        const stuck = stuckIn(words);
        if (stuck !== undefined) now.task = { ...now.task, stuck: [...(now.task.stuck ?? []), stuck] };
        else if (++now.tries === MOST_TRIES)
          wrong = new Error(
            `Deal ${now.task.deal} cannot be played: its process ended with ${signal ?? code}. ${words}`,
          );
      }
      if (wrong === undefined) resolve();
      else reject(wrong);
    });
    child.send(setup);
    next();
  });
}

function endSoon(child: ChildProcess): void {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), GRACE).unref();
}

/** A thread in which finished games are played again. It starts with the first of them, and ends when nobody has looked at one for a while. */
import { type Language, refuseBy } from '@gloaming/engine';
import type { Eyes } from '@gloaming/engine/session';
import type { AnswerRow, SeatRow, TableRow } from '@gloaming/host';
import type { Player, ReplayStep } from '@gloaming/protocol';
import { Piscina } from 'piscina';
import type { Retold, ToRetell } from './retelling.ts';

export interface ToStep {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly players: ReadonlyMap<string, Player>;
  readonly step: number;
  readonly eyes: Eyes;
  readonly language: Language;
}
export type ToDo =
  /** Answers are null where the thread may still know them. */
  | ({ readonly what: 'step'; readonly answers: readonly AnswerRow[] | null } & ToStep)
  | ({ readonly what: 'retell' } & ToRetell);
export type StepAnswer =
  | { readonly made: ReplayStep }
  | { readonly refused: { readonly code: string; readonly details: object } }
  | 'answers wanted';

/** Milliseconds. The longest games take a tenth of a second. */
const PATIENCE = 30_000;
/** Megabytes. */
const MOST_MEMORY = 512;

export class PastThread {
  private pool: Piscina<ToDo, unknown> | null = null;
  private readonly complain: (error: unknown, what: string) => void;

  constructor(complain: (error: unknown, what: string) => void) {
    this.complain = complain;
  }

  retell(todo: ToRetell): Promise<Retold | null> {
    return this.run({ what: 'retell', ...todo });
  }
  async step(todo: ToStep, readAnswers: () => Promise<readonly AnswerRow[]>): Promise<ReplayStep> {
    let answer = await this.run<StepAnswer>({ what: 'step', ...todo, answers: null });
    if (answer === 'answers wanted')
      answer = await this.run<StepAnswer>({ what: 'step', ...todo, answers: await readAnswers() });
    if (answer === 'answers wanted') throw new Error('a thread has forgotten what it was just given');
    return 'made' in answer ? answer.made : refuseBy(answer.refused.code, answer.refused.details);
  }
  async close(): Promise<void> {
    await this.pool?.close();
  }

  private run<R>(todo: ToDo): Promise<R> {
    this.pool ??= this.open();
    return this.pool.run(todo, { signal: AbortSignal.timeout(PATIENCE) }) as Promise<R>;
  }
  private open(): Piscina<ToDo, unknown> {
    const opened = new Piscina<ToDo, unknown>({
      filename: new URL('./pastWorker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    // A thread can fail while it has no task; without a listener that error would end the server.
    opened.on('error', (error: unknown) => this.complain(error, 'replay'));
    return opened;
  }
}

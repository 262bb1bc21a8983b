/** The messages between a caller and a thread that thinks (a small RPC). Everything is plain data. */
import type { Advised } from '../search/advise.ts';

export interface ThoughtTask {
  readonly game: string;
  readonly rules: number;
  /** A view as it came from wherever it came from; the thread gets nothing else of the table. */
  readonly view: unknown;
  readonly options: readonly number[];
  readonly seed: number;
  readonly iterations: number;
  /** At most so long; without it only the iterations count, and the thought is the same on every machine. */
  readonly ms?: number | undefined;
}

export type ToThread =
  | { readonly kind: 'think'; readonly id: number; readonly task: ThoughtTask }
  | { readonly kind: 'stop'; readonly id: number };

export type FromThread =
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'found'; readonly id: number; readonly found: Advised }
  | { readonly kind: 'failed'; readonly id: number; readonly why: string };

/** Either end of a channel: a worker thread of Node and a web worker look alike from here. */
export interface Port<In, Out> {
  send(message: Out): void;
  hear(listener: (message: In) => void): void;
}

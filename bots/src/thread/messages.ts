/** The messages between a caller and a thread that thinks (a small RPC). Everything is plain data. */
import type { BotName } from '../games/botNames.ts';
import type { Found } from '../review/jobs.ts';
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
/** A piece of a review (`Job`). */
export interface ReviewTask {
  readonly game: string;
  readonly rules: number;
  readonly view: unknown;
  readonly options: readonly number[];
  readonly given: number | null;
  readonly seed: number;
  readonly iterations: number;
}
/** A move of a bot at a table. */
export interface PlayTask {
  readonly game: string;
  readonly rules: number;
  readonly bot: BotName;
  /** Table and seat: the bot there is kept, since most questions follow from the one before. */
  readonly place: string;
  readonly view: unknown;
  readonly options: readonly number[];
  readonly seed: number;
}
/** What a thread can be asked, and what it answers. */
export interface Asks {
  readonly play: { readonly task: PlayTask; readonly found: number };
  readonly think: { readonly task: ThoughtTask; readonly found: Advised };
  readonly review: { readonly task: ReviewTask; readonly found: Found };
}
export type Ask = keyof Asks;

export type ToThread =
  | { readonly [A in Ask]: { readonly kind: A; readonly id: number; readonly task: Asks[A]['task'] } }[Ask]
  | { readonly kind: 'stop'; readonly id: number };

export type FromThread =
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'found'; readonly id: number; readonly found: Asks[Ask]['found'] }
  | { readonly kind: 'failed'; readonly id: number; readonly why: string };

/** Either end of a channel: a worker thread of Node and a web worker look alike from here. */
export interface Port<In, Out> {
  send(message: Out): void;
  hear(listener: (message: In) => void): void;
}

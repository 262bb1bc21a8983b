/** Every way in which the server refuses something: its code, its HTTP status, and what else there is to say. */
import type { Barrier, Refusals } from '@gloaming/engine';
import type { Present, TurnBarrier } from './play.ts';

/** Of all that the engine refuses, what a request can bring about. */
type Played = Pick<Refusals, 'bad-options' | 'bad-record' | 'game-over' | 'not-asked' | 'no-such-answer'>;
/** Why a table cannot be shown here: its rules are newer than these, were never kept, or their file is missing or damaged. */
type Unruled = Pick<Refusals, 'newer-rules' | 'rules-not-kept' | 'rules-unreadable'>;

/** What the server itself refuses, and what the engine does, with its own codes and words. */
export interface Faults extends Played, Unruled {
  'bad-request': { where: string; wrong: Wrong; expected?: string };
  'bad-origin': { origin: string };
  'bad-name': { longest: number };
  'bad-code': Nothing;
  'bad-passphrase': { shortest: number };
  'wrong-passphrase': Nothing;
  'name-taken': Nothing;
  'unknown-player': Nothing;
  'not-found': Nothing;
  'no-such-table': Nothing;
  'no-such-game': { game: string; known: string };
  'no-such-lesson': { lesson: string };
  'no-such-bot': { bot: string; known: string };
  'no-automa': Nothing;
  'automa-alone': Nothing;
  'no-such-step': { step: number; last: number };
  'no-such-zone': { zone: string };
  'no-such-deal': Nothing;
  'no-such-puzzle': Nothing;
  /** Of a deal of the day that others may still have before them: `until` is when it is over for everybody. */
  'deal-sealed': { until: number };
  /** At a table whose one try counts, no bot plays for anybody. */
  counts: Nothing;
  'not-seated': Nothing;
  'not-owner': Nothing;
  'already-seated': Nothing;
  'no-free-seat': Nothing;
  'seats-free': Nothing;
  'not-open': Nothing;
  'not-playing': Nothing;
  'not-over': Nothing;
  'nobody-else': Nothing;
  /** The sender is told the present moment, to look at before another try. */
  outdated: { seen: number; version: number; present?: Present };
  'command-used': { id: string };
  'cannot-undo': { barrier: Barrier };
  'cannot-take-turn-back': { barrier: TurnBarrier };
  'too-far': { given: number };
  /** After so many answers what an option is about, instead of its number: `option` is that, or null if it is none; or `where` does not fit. */
  'answer-by-number': { given: number; option?: number | null; where?: string; expected?: string };
  'a-bot-plays': Nothing;
  'no-bot-plays': Nothing;
  'has-resigned': Nothing;
  astray: Nothing;
  'too-restless': Nothing;
  /** Whoever runs the server has said so; a look is still free. */
  banned: { until: number };
  'too-large': Nothing;
  'too-often': { seconds: number };
  'too-many-tables': { most: number };
  'too-many-streams': { most: number };
  'try-again': Nothing;
  broken: Nothing;
  /** Where a browser keeps the table: its storage is full, or closed to this page. */
  'not-kept': Nothing;
}
type Nothing = Record<never, never>;
/** In which way a request does not fit: something is too much or missing, of another type, size or form, no value, or no JSON. */
export type Wrong = 'unknown' | 'missing' | 'type' | 'at-least' | 'at-most' | 'form' | 'value' | 'json';
export type FaultCode = keyof Faults;

export const FAULT_STATUS: Readonly<Record<FaultCode, number>> = {
  'bad-request': 400,
  'bad-origin': 403,
  'bad-name': 422,
  'bad-code': 403,
  'bad-passphrase': 422,
  'wrong-passphrase': 403,
  'name-taken': 409,
  'unknown-player': 401,
  'not-found': 404,
  'no-such-table': 404,
  'no-such-game': 422,
  'no-such-lesson': 422,
  'no-such-bot': 422,
  'no-automa': 422,
  'automa-alone': 422,
  'no-such-step': 404,
  'no-such-zone': 422,
  'no-such-deal': 404,
  'no-such-puzzle': 404,
  'deal-sealed': 403,
  counts: 409,
  'not-seated': 403,
  'not-owner': 403,
  'already-seated': 409,
  'no-free-seat': 409,
  'seats-free': 409,
  'not-open': 409,
  'not-playing': 409,
  'not-over': 409,
  'nobody-else': 409,
  outdated: 409,
  'command-used': 409,
  'cannot-undo': 409,
  'cannot-take-turn-back': 409,
  'too-far': 422,
  'answer-by-number': 422,
  'a-bot-plays': 409,
  'no-bot-plays': 409,
  'has-resigned': 403,
  astray: 409,
  'too-restless': 409,
  banned: 403,
  'too-large': 413,
  'too-often': 429,
  'too-many-tables': 429,
  'too-many-streams': 429,
  'try-again': 503,
  broken: 500,
  'not-kept': 507,
  'bad-options': 422,
  'bad-record': 422,
  'game-over': 409,
  'not-asked': 409,
  'no-such-answer': 422,
  'newer-rules': 503,
  'rules-not-kept': 409,
  'rules-unreadable': 503,
};

/** Finished games: exported as records, and replayed step by step. */

import { queueMacrotask } from '@gloaming/bots/macrotask';
import type { Language } from '@gloaming/engine';
import type { Eyes, Written } from '@gloaming/engine/session';
import type { ReplayStep } from '@gloaming/protocol';
import { refuse } from './faults.ts';
import type { Shelf } from './hall.ts';
import { type Live, namesOf } from './liveTable.ts';
import type { Answered, Begun } from './play.ts';
import { serializeAsked, serializeTold, serializeView } from './serialize.ts';

/** The answers that were not taken back, each with the hash that the log has for it. */
export async function standingAnswers(shelf: Pick<Shelf, 'readAnswers'>, live: Live): Promise<Written[]> {
  checkOver(live);
  return answersSoFar(shelf, live);
}
async function answersSoFar(shelf: Pick<Shelf, 'readAnswers'>, live: Live): Promise<Written[]> {
  const answers: (Written & { number: number })[] = [];
  for (const { number, kind, seat, option, hash, takes_back } of await shelf.readAnswers(live.row.id)) {
    if (kind === 'answered') answers.push({ number, seat: seat ?? 0, option: option ?? 0, hash: hash ?? '' });
    else if (kind === 'undone') answers.pop();
    else answers.splice(answers.findIndex((each) => each.number === takes_back));
  }
  return answers;
}
export function checkOver({ status, astray }: Live): void {
  if (status !== 'ended') refuse('not-over', {});
  if (astray) refuse('astray', {});
}

const writtenDown = (live: Live, answers: readonly Written[]): string =>
  live.rules.writeDown(live.options, live.row.key, answers, live.tookBack);

export const exportGame = async (shelf: Shelf, live: Live): Promise<string> =>
  writtenDown(live, await standingAnswers(shelf, live));

/** Of a game that need not be over, with the key of all its chance: only for whoever has the table itself. */
export const saveGame = async (shelf: Shelf, live: Live): Promise<string> =>
  writtenDown(live, await answersSoFar(shelf, live));

/** Answers that are replayed before other tasks get their turn; a copy of the game is cached after each such stretch. */
export const STRIDE = 25;
/** The most games in the cache. Few are watched at a time, each step by step; a cached copy takes some ten kilobytes. */
const MOST_KNOWN = 16;

interface Known {
  readonly answers: readonly Answered[];
  /** The states after every `STRIDE` answers, as far as the replay was asked for (checkpoints). */
  readonly moments: Begun[];
}

/** An LRU cache of replayed games. Finished games never change. */
export class Replays {
  private readonly shelf: Pick<Shelf, 'readAnswers'>;
  /** In the order of their last use. */
  private readonly known = new Map<string, Known>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(shelf: Pick<Shelf, 'readAnswers'>) {
    this.shelf = shelf;
  }

  /** Whether its answers need not be read. */
  isKnown(table: string): boolean {
    return this.known.has(table);
  }

  async step(live: Live, step: number, eyes: Eyes, language: Language): Promise<ReplayStep> {
    checkOver(live);
    const { answers, play, told } = await this.inTurn(() => this.reach(live, step));
    if (eyes !== 'open' && eyes >= live.seats.length) refuse('not-found', {});
    const names = namesOf(live, language);
    const next = answers[step];
    const questions = play.askAll(eyes, language, names).map(({ seat, ...asked }) => ({
      seat,
      question: serializeAsked(live, step, asked),
      answer: next?.seat === seat ? next.option : null,
    }));
    return {
      step,
      steps: answers.length,
      view: serializeView(live, play, eyes),
      questions,
      ...serializeTold(live, told, eyes, language, names),
    };
  }

  /** One at a time, so that a second request for the same game finds what the first has cached. */
  private inTurn<R>(work: () => Promise<R>): Promise<R> {
    const mine = this.last.then(work, work);
    this.last = mine;
    return mine;
  }

  private async reach(live: Live, step: number): Promise<Begun & Known> {
    const known = await this.find(live);
    const { answers, moments } = known;
    if (step > answers.length) refuse('no-such-step', { step, last: answers.length });
    const from = Math.min(Math.floor(step / STRIDE), moments.length - 1);
    const play = moments[from].play.fork();
    let { told } = moments[from];
    for (let at = from * STRIDE; at < step; ) {
      const { seat, option } = answers[at++];
      told = play.answer(seat, option);
      if (at % STRIDE > 0) continue;
      moments.push({ play: play.fork(), told });
      await new Promise<void>(queueMacrotask);
    }
    return { ...known, play, told };
  }

  private async find(live: Live): Promise<Known> {
    const { id, key } = live.row;
    const known = this.known.get(id) ?? {
      answers: await standingAnswers(this.shelf, live),
      moments: [live.rules.begin(live.options, key)],
    };
    this.known.delete(id);
    this.known.set(id, known);
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MOST_KNOWN) break;
      this.known.delete(oldest);
    }
    return known;
  }
}

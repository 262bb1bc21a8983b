/** Finished games: written down, and looked at again step by step. */
import type { Language } from '@gloaming/engine';
import type { ReplayStep } from '@gloaming/protocol';
import { refuse } from '../faults.ts';
import type { Db } from '../storage/store.ts';
import { readLog } from '../storage/tables.ts';
import { type Live, namesOf } from './live.ts';
import { type Answered, begin, type Eyes, tell, writeDown } from './play.ts';

/** The answers that hold, without what was taken back. */
export async function standingAnswers(db: Db, live: Live): Promise<Answered[]> {
  if (live.status !== 'ended') refuse('not-over', {});
  if (live.astray) refuse('rules-changed', {});
  const answers: Answered[] = [];
  for (const { kind, seat, option } of await readLog(db, live.row.id, 0, live.version)) {
    if (kind === 'answered') answers.push({ seat: seat ?? 0, option: option ?? 0 });
    if (kind === 'undone') answers.pop();
  }
  return answers;
}

export async function exportGame(db: Db, live: Live): Promise<string> {
  const answers = await standingAnswers(db, live);
  return writeDown(live.row.game, live.options, live.row.key, answers);
}

export async function replayStep(
  db: Db,
  live: Live,
  step: number,
  eyes: Eyes,
  language: Language,
): Promise<ReplayStep> {
  const answers = await standingAnswers(db, live);
  if (step > answers.length) refuse('no-such-step', { step, last: answers.length });
  if (eyes !== 'open' && eyes >= live.seats.length) refuse('not-found', {});
  const { game, key } = live.row;
  const { play, told } = begin(game, live.options, key);
  let heard = told;
  for (const { seat, option } of answers.slice(0, step)) heard = play.answer(seat, option);
  const names = namesOf(live, language);
  const next = answers[step];
  const questions = play.deciders().flatMap((seat) => {
    const asked = eyes === 'open' || eyes === seat ? play.ask(seat, language, names) : null;
    if (asked === null) return [];
    return [{ seat, question: { since: step, ...asked }, answer: next?.seat === seat ? next.option : null }];
  });
  return { step, steps: answers.length, view: play.view(eyes), questions, ...tell(game, language, heard, eyes, names) };
}

/** What the thread does in which finished games are played again: moves of running ones do not wait for it. */
import { Refused } from '@gloaming/engine';
import { type AnswerRow, blank, FetchedRules, Replays, rulesOf } from '@gloaming/host';
import type { StepAnswer, ToDo } from './pastThread.ts';
import { type Retold, retell } from './retelling.ts';

const rulebook = new FetchedRules();
/** Of the game that is asked about now: there is one task at a time. */
let given: readonly AnswerRow[] = [];
const replays = new Replays({ readAnswers: async () => given.slice() });

async function stepTo(todo: Extract<ToDo, { what: 'step' }>): Promise<StepAnswer> {
  const { row, seats, players, answers, step, eyes, language } = todo;
  if (answers === null && !replays.isKnown(row.id)) return 'answers wanted';
  given = answers ?? [];
  try {
    const live = blank(row, await rulesOf(row, rulebook), seats, players);
    return { made: await replays.step(live, step, eyes, language) };
  } catch (error) {
    // Between threads a refusal would become an error like any other.
    if (error instanceof Refused) return { refused: { code: error.code, details: error.details } };
    throw error;
  }
}

export default function work(todo: ToDo): Promise<StepAnswer | Retold | null> {
  return todo.what === 'step' ? stepTo(todo) : retell(rulebook, todo);
}

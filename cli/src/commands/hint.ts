/** Hint: what the search would answer in a written position, or at a step of a recorded game. */
import type { Advised } from '@gloaming/bots';
import { type Language, optionsOf, type Seat, seatLetter, type Verb } from '@gloaming/engine';
import { followRecord, Session } from '@gloaming/engine/session';
import type { Entry } from '@gloaming/games';
import { inFile, refuse } from '../base/faults.ts';
import { wrap } from '../base/page.ts';
import type { Budget } from '../opponents/botSpec.ts';
import { adviseOn, showAdvice } from '../playing/advice.ts';
import { questionData } from '../session/asData.ts';
import { type GameFile, openGame } from '../session/gameFiles.ts';
import { byItsRules, goOn, recordFor, stepIn } from '../session/openGame.ts';
import { type Context, print, whileThinking } from '../support/context.ts';
import { lettersFor } from './watch.ts';

export interface HintOptions {
  file: string;
  step: string | undefined;
  seat: string | undefined;
  budget: Budget;
  json: boolean;
}

export async function hint(context: Context, options: HintOptions): Promise<number> {
  const found = await openGame(context.terminal, options.file);
  return byItsRules(found, async (entry) => {
    const session = openAt(entry, found, options.step);
    const seat = seatOf(session, options);
    const view = session.view(seat);
    const possible = optionsOf(entry.game, view, seat);
    const names = lettersFor(session.seats);
    const thinking = whileThinking(context, context.words.hint.thinking, context.terminal.stopping());
    const advised = await adviseOn(entry.game, view, possible, options.budget, thinking);
    context.terminal.progress(null);
    const telling = entry.texts[context.language];
    const question = telling.question(view, names);
    if (options.json) {
      const asked = questionData(entry, view, context.language, names);
      context.terminal.print(JSON.stringify(asData(names[seat], asked, advised, context.language), null, 2));
    } else {
      print(context, wrap(context.paint('bold', `${names[seat]}: ${question}`), context.terminal.width, 2));
      showAdvice(context, entry, view, names, advised);
    }
    return 0;
  });
}

function asData(
  seat: string,
  { question, options }: ReturnType<typeof questionData>,
  { iterations, advice, why }: Advised,
  language: Language,
): object {
  const unknown = { chance: null, low: null, high: null };
  return {
    seat,
    question,
    iterations,
    why: why?.[language] ?? null,
    // What was never looked at is not worth nothing: it is not known.
    advice: advice.map((each) => ({
      ...each,
      ...(each.visits === 0 ? unknown : {}),
      ...options.find(({ option }) => option === each.option),
    })),
  };
}

/** A record as it is after so many answers, usually all of them. */
function openAt<T, V extends Verb, O>(
  entry: Entry<T, V, O>,
  { file, kind, text }: GameFile,
  step: string | undefined,
): Session<T, V, O> {
  if (kind === 'position') {
    if (step !== undefined && step !== '0') refuse('bad-step', { step, last: 0 });
    return new Session(
      entry,
      inFile(file, () => entry.parsePosition(text)),
    );
  }
  const written = inFile(file, () => recordFor(entry, text));
  const at = step === undefined ? written.answers.length : stepIn(written, step);
  return inFile(file, () => {
    const whole = goOn(entry, written);
    return at === written.answers.length ? whole : followRecord(entry, written, at);
  });
}

/** The seat that is asked; where several are, the first, or the one that is named. */
function seatOf(session: Session, { file, seat }: HintOptions): Seat {
  const asked = session.deciders();
  if (asked.length === 0) return refuse('nobody-asked', { file });
  const letters = asked.map(seatLetter);
  if (seat === undefined) return asked[0];
  const at = letters.indexOf(seat.toUpperCase());
  return at < 0 ? refuse('seat-not-asked', { seat, known: letters.join(', ') }) : asked[at];
}

/** The table of a short lesson, as the page knows tables: made from a session in this browser alone. */
import type { Language, Seat, Verb } from '@gloaming/engine';
import type { Move } from '@gloaming/engine/lessons';
import { type Session, tell } from '@gloaming/engine/session';
import type { Entry, Present } from '@gloaming/protocol';
import { localPresent } from '../record/localPresent.ts';

export interface PractisedTable {
  readonly session: Session<unknown, Verb>;
  readonly game: string;
  readonly title: string;
  /** What is practised here: it is no game that counts. */
  readonly lesson: string;
  readonly pupil: Seat;
  readonly names: readonly string[];
  /** How many answers have been given. */
  readonly version: number;
  /** Neither reached nor missed yet. */
  readonly isGoingOn: boolean;
  /** The pupil may answer. */
  readonly isAsked: boolean;
}

export function presentOf(practised: PractisedTable, language: Language): Present {
  const { session, game, title, lesson, pupil, names, version, isGoingOn, isAsked } = practised;
  const asked = isAsked ? session.ask(pupil, language, names) : null;
  return localPresent(
    {
      id: `practice-${lesson}`,
      game,
      rules: session.game.rules,
      title,
      chosen: {},
      names: names.slice(0, session.seats),
      practised: lesson,
    },
    {
      seat: pupil,
      version,
      asked: isGoingOn ? session.deciders() : [],
      view: session.view(pupil),
      question: asked === null ? null : ({ since: version, ...asked } as Present['question']),
    },
  );
}

/** A move as the log of a server has it. */
export function entryOf(
  { session, pupil, names }: PractisedTable,
  language: Language,
  move: Move,
  number: number,
): Entry {
  const { lines, news } = tell(session.texts[language], move.told, pupil, names);
  return { number, at: 0, kind: 'answered', seat: move.seat, takesBack: null, lines, news };
}

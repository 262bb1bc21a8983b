/** A short lesson that is being tried: answers go in, the rival's come one after the other, and what came of it is counted. */
import type { Verb } from '@gloaming/engine';
import {
  type ExerciseAt,
  type Move,
  type Outcome,
  TRIES_TO_HINT,
  TRIES_TO_MOVE,
  type Tried,
} from '@gloaming/engine/lessons';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../base/settings.tsx';
import type { AtTable } from '../net/useTable.ts';
import { entryOf, type PractisedTable, presentOf } from './practisedTable.ts';

type Exercise = ExerciseAt<unknown, Verb>;

/** Milliseconds until a rival's next answer: so long its last one is looked at. */
const LOOK = 900;

interface Going {
  readonly tried: Tried<unknown, Verb>;
  readonly moves: readonly Move[];
}
const begun = (exercise: Exercise): Going => ({ tried: exercise.begin(), moves: [] });

export interface Practice {
  readonly at: AtTable;
  readonly outcome: Outcome;
  /** Counts tries, from 0: each begins at the position again. */
  readonly round: number;
  readonly isHintShown: boolean;
  /** The next answer of the shown way, in words; empty where it is not shown, or not gone. */
  readonly move: string;
  again(): void;
}

/** Tries that missed, and the present one. */
function useTries(exercise: Exercise) {
  const [going, setGoing] = useState(() => begun(exercise));
  const [round, setRound] = useState(0);
  const { pace } = useSettings();
  const { tried, moves } = going;
  const isWaiting = tried.outcome === 'open' && !tried.session.deciders().includes(exercise.pupil);
  const letRival = useCallback(() => {
    const move = tried.letRival();
    if (move !== null) setGoing((now) => (now.tried === tried ? { tried, moves: [...now.moves, move] } : now));
  }, [tried]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(letRival, pace === 'instant' ? 0 : LOOK);
    return () => clearTimeout(timer);
  }, [isWaiting, moves.length, letRival, pace]);
  const answer = (answers: readonly number[]): void => {
    const given: Move[] = [];
    for (const option of answers) {
      if (tried.outcome !== 'open' || !tried.session.options(exercise.pupil).includes(option)) break;
      given.push(tried.answer(option));
      // The rest was meant for a table on which nobody else comes in between.
      if (!tried.session.deciders().includes(exercise.pupil)) break;
    }
    setGoing({ tried, moves: [...moves, ...given] });
  };
  const again = (): void => {
    setGoing(begun(exercise));
    setRound(round + 1);
  };
  return { tried, moves, round, isWaiting, answer, again };
}

export function usePractice(exercise: Exercise, told: Pick<PractisedTable, 'game' | 'title' | 'names'>): Practice {
  const { language } = useSettings();
  const { tried, moves, round, isWaiting, answer, again } = useTries(exercise);
  const { session, outcome } = tried;
  const practised: PractisedTable = {
    ...told,
    session,
    lesson: exercise.name,
    pupil: exercise.pupil,
    version: moves.length,
    isGoingOn: outcome === 'open',
    isAsked: outcome === 'open' && !isWaiting,
  };
  const moment = `${round} ${moves.length} ${isWaiting} ${outcome} ${language} ${told.names.join()}`;
  const present = useMemo(() => presentOf(practised, language), [moment]);
  const entries = useMemo(() => moves.map((move, i) => entryOf(practised, language, move, i + 1)), [moment]);
  const isMoveShown = round >= TRIES_TO_MOVE && outcome === 'open';
  const next = isMoveShown ? tried.next() : null;
  const at: AtTable = {
    ...{ present, entries, isConnected: true, isGone: false, behind: 0, said: null, sending: null, trouble: '' },
    isPractice: true,
    catchUp: () => undefined,
    reopen: () => undefined,
    act: async () => null,
    async send(doing) {
      if ('answers' in doing) answer(doing.answers);
    },
  };
  return {
    at,
    outcome,
    round,
    isHintShown: round >= TRIES_TO_HINT,
    move: next === null ? '' : session.texts[language].option(session.view(exercise.pupil), next, told.names),
    again,
  };
}

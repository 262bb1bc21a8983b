/** A puzzle at a table: answers go to it, and what is said to them comes back. After the solution bots answer for the others. */
import { Refused } from '@gloaming/engine';
import type { Present } from '@gloaming/protocol';
import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../base/settings.tsx';
import { notePuzzle } from '../base/solvedPuzzles.ts';
import type { AtTable } from '../net/useTable.ts';
import { useWords } from '../words/index.ts';
import { idOf } from './puzzleSet.ts';
import type { Riddle } from './riddle.ts';
import { PUZZLE_WORDS } from './words.ts';

/** What an answer is called, and how often one wins with it, in percent. */
interface Weighed {
  readonly text: string;
  readonly chance: number;
}
/** An answer of the solution that was given, or shown, and the next best. */
export interface Found {
  readonly best: Weighed;
  readonly next: Weighed | null;
}
type Said =
  | { readonly kind: 'asked' }
  | { readonly kind: 'more' }
  | { readonly kind: 'wrong'; readonly text: string; readonly less: number }
  | { readonly kind: 'solved' }
  | { readonly kind: 'shown' };

/** Milliseconds for which an answer of a bot is looked at. */
const LOOK = 700;

/** The Automa is called so in every language. */
const AUTOMA = 'Automa';

function namesFor({ table, puzzle }: Riddle, you: string, rival: string): readonly string[] {
  const others = table.seats - 1;
  let n = 0;
  const names = Array.from({ length: table.seats }, (_, seat) => {
    if (seat === puzzle.seat) return you;
    n++;
    return others === 1 ? rival : `${rival} ${n}`;
  });
  return others === 0 ? [...names, AUTOMA] : names;
}

/** Of an answer of the solution: as it stands in the question that is asked now. */
function foundNow({ puzzle, given, table }: Riddle, { question }: Present): Found | null {
  const move = puzzle.moves[given];
  if (move === undefined || question === null) return null;
  const weighed = table.options(puzzle.seat).map((option, i) => ({
    option,
    chance: move.chances[i] ?? 0,
    text: question.options.find((each) => each.option === option)?.text ?? '',
  }));
  const best = weighed.find(({ option }) => option === move.answer);
  const others = weighed.filter((each) => each !== best).sort((a, b) => b.chance - a.chance);
  return best === undefined ? null : { best, next: others[0] ?? null };
}

/** Nothing is sent anywhere, so nothing is lost on the way, and there is nobody to leave. */
const ALONE = {
  isConnected: true,
  isPractice: true,
  isGone: false,
  trouble: '',
  behind: 0,
  sending: null,
  catchUp: () => undefined,
  reopen: () => undefined,
  act: async () => null,
} as const;

export interface AtPuzzle {
  readonly at: AtTable;
  readonly present: Present;
  readonly said: Said;
  readonly found: readonly Found[];
  readonly isPlayingOut: boolean;
  readonly isOver: boolean;
  show(): void;
  playOut(): void;
}

export function usePuzzle(riddle: Riddle): AtPuzzle {
  const { language } = useSettings();
  const say = useWords();
  const you = say('guest');
  const { rival } = PUZZLE_WORDS[language];
  const { table, puzzle } = riddle;
  const [version, setVersion] = useState(0);
  const [said, setSaid] = useState<Said>({ kind: 'asked' });
  const [found, setFound] = useState<readonly Found[]>([]);
  /** Whether one plays on oneself, or lets bots play until another round begins. */
  const [going, setGoing] = useState<{ readonly until: number | null } | null>(null);
  // The table is changed in place, which its version says.
  const { voice, present, entries } = useMemo(() => {
    const voice = { language, names: namesFor(riddle, you, rival) };
    return { voice, present: table.present(voice), entries: table.entries(voice) };
  }, [riddle, version, language]);
  const note = (outcome: 'first-try' | 'solved' | 'shown'): void =>
    notePuzzle(present.table.game, idOf(puzzle), outcome);

  /** Whether more of what was sent may follow. */
  const give = (option: number): boolean => {
    const isAfter = riddle.isSolved;
    // Of several answers that are sent together each is given at a table that has gone on.
    const asked = table.present(voice);
    const now = foundNow(riddle, asked);
    const verdict = riddle.give(option);
    setVersion((n) => n + 1);
    if (isAfter) return true;
    if (verdict.kind === 'wrong') {
      const text = asked.question?.options.find((each) => each.option === option)?.text ?? '';
      setSaid({ kind: 'wrong', text, less: verdict.less });
      return false;
    }
    if (now !== null) setFound((before) => [...before, now]);
    if (verdict.isSolved) note(riddle.misses === 0 ? 'first-try' : 'solved');
    setSaid({ kind: verdict.isSolved ? 'solved' : 'more' });
    return true;
  };
  const answer = (options: readonly number[]): void => {
    // What only carries the solution out, as paying does, is sent with it, and does not yet go on.
    if (riddle.isSolved) setGoing((before) => before ?? { until: null });
    try {
      for (const option of options) if (!give(option)) return;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  };
  useBots(riddle, version, going, () => setVersion((n) => n + 1), setGoing);
  const at: AtTable = {
    ...ALONE,
    present,
    entries,
    send: async (doing) => {
      if ('answers' in doing) answer(doing.answers);
    },
  };
  return {
    at,
    present,
    said,
    found,
    isPlayingOut: going?.until === table.round,
    isOver: table.isOver,
    show() {
      note('shown');
      setSaid({ kind: 'shown' });
      for (let option = riddle.answer(); option !== null; option = riddle.answer()) {
        const now = foundNow(riddle, table.present(voice));
        riddle.give(option);
        if (now !== null) setFound((before) => [...before, now]);
      }
      setVersion((n) => n + 1);
    },
    playOut: () => setGoing({ until: table.round }),
  };
}

type Going = { readonly until: number | null } | null;

/** One answer after the other: of the others, and of everybody while the round is played out. */
function useBots(
  { table, puzzle, think }: Riddle,
  version: number,
  going: Going,
  moved: () => void,
  setGoing: (going: Going) => void,
): void {
  // Each answer, which the version counts, leads to the next.
  useEffect(() => {
    if (going === null || table.isOver) return;
    if (going.until !== null && going.until !== table.round) {
      setGoing({ until: null });
      return;
    }
    const seat = table.deciders().find((each) => going.until !== null || each !== puzzle.seat);
    if (seat === undefined) return;
    let isGone = false;
    const timer = setTimeout(() => {
      think(seat)
        .then((option) => {
          if (isGone) return;
          table.answer(seat, option);
          moved();
        })
        // Bots that cannot be loaded leave the table as it is.
        .catch(() => setGoing(null));
    }, LOOK);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [version, going]);
}

import type { GameName } from '@gloaming/games/fetch';
import { useEffect, useState } from 'react';
import { go, Link } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { puzzleOutcomes } from '../base/solvedPuzzles.ts';
import { Notice } from '../frame/Notice.tsx';
import { usePuzzleExchange } from '../net/puzzles.ts';
import { Play } from '../shell/Play.tsx';
import { useWords } from '../words/index.ts';
import { PuzzleNote } from './PuzzleNote.tsx';
import { wantedBefore } from './PuzzlesPage.tsx';
import { idOf, nextPuzzle, puzzlesOf } from './puzzleSet.ts';
import { openRiddle, type Riddle } from './riddle.ts';
import { usePuzzle } from './usePuzzle.ts';
import { PUZZLE_WORDS } from './words.ts';

/** One puzzle, at the table at which it was found. */
export function PuzzlePage({ game, id }: { game: GameName; id: string }) {
  usePuzzleExchange();
  const say = useWords();
  const { language } = useSettings();
  const words = PUZZLE_WORDS[language];
  const [riddle, setRiddle] = useState<Riddle | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let isGone = false;
    setBroken(false);
    const open = async (): Promise<void> => {
      const puzzle = (await puzzlesOf(game)).find((each) => idOf(each) === id);
      const opened = puzzle === undefined ? null : await openRiddle(game, puzzle);
      if (isGone) return;
      setRiddle(opened);
      setBroken(opened === null);
    };
    open().catch(() => setBroken(!isGone));
    return () => {
      isGone = true;
    };
  }, [game, id]);
  const back = <Link href="/puzzles">{words.toAll}</Link>;
  if (isBroken)
    return (
      <Notice title={words.broken} text="">
        {back}
      </Notice>
    );
  // Until the next one is there, the last one is gone.
  if (riddle === null || idOf(riddle.puzzle) !== id) return <Notice title={say('loading')} text="" />;
  const next = async (): Promise<void> => {
    const following = nextPuzzle(await puzzlesOf(game), wantedBefore(game), puzzleOutcomes(game), riddle.puzzle);
    go(following === null ? '/puzzles' : `/puzzles/${game}/${idOf(following)}`);
  };
  return <AtTable key={id} riddle={riddle} onNext={() => void next()} />;
}

function AtTable({ riddle, onNext }: { riddle: Riddle; onNext: () => void }) {
  const at = usePuzzle(riddle);
  const coach = <PuzzleNote puzzle={riddle.puzzle} at={at} onNext={onNext} />;
  return <Play at={at.at} present={at.present} coach={coach} />;
}

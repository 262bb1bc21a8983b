/** Tells the server which puzzles were solved, whenever it can be reached, and learns what was solved on other devices. */
import type { Language } from '@gloaming/engine';
import type { ReplyOf } from '@gloaming/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSettings } from '../base/settings.tsx';
import { listenToPuzzles, puzzleChanges, settlePuzzles, type Untold, untoldPuzzles } from '../base/solvedPuzzles.ts';
import { call, meet } from './api.ts';
import { playerNow } from './player.ts';

/** At a time: fewer than the server takes. */
const SOME = 100;

const nameOf = ({ who, game, puzzle }: Untold): string => `${who} ${game} ${puzzle}`;

async function exchange(language: Language): Promise<void> {
  await meet(language);
  const told = new Set<string>();
  // With nothing to tell there is still something to learn.
  for (let isFirst = true; ; isFirst = false) {
    const me = playerNow();
    const some = untoldPuzzles()
      .filter((each) => !told.has(nameOf(each)))
      .slice(0, SOME);
    if (me === null || me === undefined || (some.length === 0 && !isFirst)) return;
    const now = Date.now();
    const outcomes = some.map(({ at, game, puzzle, outcome }) => ({ game, puzzle, outcome, ago: agoOf(at, now) }));
    const answer = await call(language, 'notePuzzles', { body: { outcomes } });
    // Somebody else may be here by now.
    if (playerNow()?.id !== me.id) return;
    for (const each of some) told.add(nameOf(each));
    settlePuzzles(me.id, some, answer);
  }
}
/** A clock may have been set in between. */
const agoOf = (at: number, now: number): number => Math.min(LONG_AGO, Math.max(0, now - at));
const LONG_AGO = 1e11;

let under: Promise<void> | null = null;
/** One exchange at a time. Where the server cannot be reached, or refuses, it stays here until the next. */
export function exchangePuzzles(language: Language): Promise<void> {
  under ??= exchange(language)
    .catch(() => undefined)
    .finally(() => {
      under = null;
    });
  return under;
}

/** Exchanges them when a page begins to show them, after each that is solved, and when the connection is back; draws again what has changed. */
export function usePuzzleExchange(): void {
  const { language } = useSettings();
  useSyncExternalStore(listenToPuzzles, puzzleChanges);
  const waiting = untoldPuzzles().length;
  useEffect(() => {
    const go = (): void => void exchangePuzzles(language);
    go();
    window.addEventListener('online', go);
    return () => window.removeEventListener('online', go);
  }, [language]);
  useEffect(() => {
    if (waiting > 0) void exchangePuzzles(language);
  }, [language, waiting]);
}

/** How people on this server have done at a puzzle; null until that is known, and where the server cannot say. */
export function usePuzzleTally(game: string, puzzle: string): ReplyOf<'puzzle'> | null {
  const { language } = useSettings();
  const [tally, setTally] = useState<ReplyOf<'puzzle'> | null>(null);
  useEffect(() => {
    let isGone = false;
    // First what was just found here.
    exchangePuzzles(language)
      .then(() => call(language, 'puzzle', { params: { game, puzzle } }))
      .then(
        (answer) => isGone || setTally(answer),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [language, game, puzzle]);
  return tally;
}

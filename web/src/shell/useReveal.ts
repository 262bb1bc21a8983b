/** What comes out into the open is shown before the table goes on: until then it is as it was. */
import type { Entry, Present } from '@gloaming/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { TableGame } from '../table/game.ts';

interface Shown {
  readonly present: Present;
  readonly entries: readonly Entry[];
}
interface Scene {
  /** The table as it is until then, and what is told. */
  readonly view: unknown;
  readonly news: readonly unknown[];
  /** Milliseconds. */
  readonly lasts: number;
}

/** More at once was not seen as it happened: somebody comes back to the table. */
const MOST = 12;

/** What is to be revealed of what has happened since; null where nothing is. */
function sceneOf(
  game: Pick<TableGame<unknown>, 'reveal'> | null,
  before: Shown,
  now: Shown,
  tempo: number,
): Scene | null {
  if (tempo === 0 || game?.reveal === undefined || before.present.view === null) return null;
  const last = before.entries.at(-1)?.number ?? -1;
  const fresh = now.entries.filter(({ number }) => number > last);
  // A question while one's clock runs is never held back.
  const isUrgent = now.present.question !== null && now.present.table.time.kind === 'live';
  if (last < 0 || fresh.length > MOST || isUrgent) return null;
  const news = fresh.flatMap((entry) => entry.news);
  const lasts = game.reveal.lasts(news, before.present.view) * tempo;
  return lasts === 0 ? null : { view: before.present.view, news, lasts };
}

export function useReveal(game: TableGame<unknown> | null, present: Present, entries: readonly Entry[], tempo: number) {
  const [shown, setShown] = useState<Shown>({ present, entries });
  const [scene, setScene] = useState<Scene | null>(null);
  const newest = useRef(shown);
  newest.current = { present, entries };
  if (scene === null && (shown.present !== present || shown.entries !== entries)) {
    const next = sceneOf(game, shown, { present, entries }, tempo);
    if (next === null) setShown({ present, entries });
    else setScene(next);
  }
  useEffect(() => {
    if (scene === null) return;
    const end = (): void => {
      setShown(newest.current);
      setScene(null);
    };
    const timer = setTimeout(end, scene.lasts);
    // One press skips it, wherever, and by whatever hand.
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [scene]);
  // Nothing is asked meanwhile: what is asked next would tell how it came out.
  const held = useMemo(
    () => ({ ...shown.present, question: null, asked: [], undo: null, takeTurnBack: null }),
    [shown.present],
  );
  return { present: scene === null ? shown.present : held, entries: shown.entries, scene };
}

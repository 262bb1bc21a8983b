/** The games that can be shown, one line each; the code of a game is fetched when a table needs it. */
import { useEffect, useState } from 'react';
import type { Mood } from '../base/mood.ts';
import type { TableGame } from '../table/game.ts';

/** What the server sends as a view fits the game that the table names: the one place where that is taken on trust. */
type AnyGame = TableGame<unknown>;

const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'res-arcana': async () => (await import('./res-arcana/index.ts')).RES_ARCANA as AnyGame,
  evenfall: async () => (await import('./evenfall/index.ts')).EVENFALL as AnyGame,
} satisfies Record<Mood, () => Promise<AnyGame>>;

/** The game of a table: null while it is being fetched. */
export function useGame(name: string | undefined): AnyGame | null {
  const [game, setGame] = useState<AnyGame | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  useEffect(() => {
    if (name === undefined) return;
    const fetched = GAMES[name]?.() ?? Promise.reject(new Error(name));
    fetched.then(setGame, (error: unknown) => setFault(error instanceof Error ? error : new Error(name)));
  }, [name]);
  if (fault !== null) throw fault;
  return game;
}

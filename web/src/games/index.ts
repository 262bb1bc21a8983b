/** How each game looks on the page, one line each; what is more than a few words is fetched when it is needed. */
import type { View } from '@gloaming/engine';
import type { GameName, TableOf, VerbOf } from '@gloaming/games/fetch';
import { useEffect, useState } from 'react';
import type { TableGame } from '../table/game.ts';
import type { GamePage } from '../table/gamePage.ts';
import { EVENFALL } from './evenfall/index.ts';
import { RES_ARCANA } from './res-arcana/index.ts';

export const PAGES: { readonly [N in GameName]: GamePage<View<TableOf<N>, VerbOf<N>>> } = {
  'res-arcana': RES_ARCANA,
  evenfall: EVENFALL,
};

export const GAMES = Object.keys(PAGES) as readonly GameName[];
export const isGame = (name: string): name is GameName => Object.hasOwn(PAGES, name);
/** The server may know more games than this page. */
export const pageOf = (name: string): Omit<GamePage<unknown>, 'table'> | undefined =>
  isGame(name) ? PAGES[name] : undefined;

/** What the server sends as a view fits the game that the table names: the one place where that is taken on trust. */
type AnyGame = TableGame<unknown>;

async function fetchTable(name: string): Promise<AnyGame> {
  if (!isGame(name)) throw new Error(name);
  return (await PAGES[name].table()).TABLE as AnyGame;
}

/** The game of a table: null while it is being fetched. */
export function useGame(name: string | undefined): AnyGame | null {
  const [game, setGame] = useState<AnyGame | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  useEffect(() => {
    if (name === undefined) return;
    fetchTable(name).then(setGame, (error: unknown) => setFault(error instanceof Error ? error : new Error(name)));
  }, [name]);
  if (fault !== null) throw fault;
  return game;
}

/** All games at hand, for whoever plays any of them at any time. */
import { type EntryOf, expectGame, fetchGame, GAME_NAMES, type GameName, type Use } from './fetch.ts';

export type { Chosen, Entry, TableChoice, TableOptions } from '@gloaming/engine/session';
export * from './fetch.ts';
export * from './links.ts';

const GAMES = Object.fromEntries(
  await Promise.all(GAME_NAMES.map((name) => fetchGame(name, (entry) => [name, entry] as const))),
) as unknown as { readonly [N in GameName]: EntryOf<N> };

export function withGame<R>(name: string, use: Use<R>): R {
  const go = <N extends GameName>(known: N): R => use(GAMES[known], known);
  return go(expectGame(name));
}

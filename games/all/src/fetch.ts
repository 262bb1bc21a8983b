/**
 * All games, one line each: what is not named here cannot be played anywhere. Whoever needs one game at a time, as a page does,
 * fetches it by name; who needs all of them has them in the index.
 */
import { type Refuse, refuseBy } from '@gloaming/engine';
import type { Entry } from '@gloaming/engine/session';

const FETCH = {
  'res-arcana': async () => (await import('@gloaming/res-arcana/entry')).RES_ARCANA,
  evenfall: async () => (await import('@gloaming/evenfall/entry')).EVENFALL,
};

/** What a game is made of, so that other lists by game (what bots know, how it looks) fit it by type. */
type ShapeOf<E> = E extends Entry<infer T, infer V, infer O> ? { table: T; verb: V; options: O } : never;
type Shapes = { readonly [N in keyof typeof FETCH]: ShapeOf<Awaited<ReturnType<(typeof FETCH)[N]>>> };
export type GameName = keyof Shapes;
export type TableOf<N extends GameName> = Shapes[N]['table'];
export type VerbOf<N extends GameName> = Shapes[N]['verb'];
export type EntryOf<N extends GameName> = Entry<TableOf<N>, VerbOf<N>, Shapes[N]['options']>;
/** What is done with a game that is known by name only: generic in table, verb and options it fits every game. */
export type Use<R> = <N extends GameName>(entry: EntryOf<N>, name: N) => R;

const GAMES: { readonly [N in GameName]: () => Promise<EntryOf<N>> } = FETCH;

export const GAME_NAMES = Object.keys(GAMES) as readonly GameName[];
export const isGameName = (name: string): name is GameName => Object.hasOwn(GAMES, name);

/** What is refused where a game is asked for by a name that is none. */
export interface GameRefusals {
  'unknown-game': { game: string; known: string };
}
const refuse: Refuse<GameRefusals> = refuseBy;
export const expectGame = (name: string): GameName =>
  isGameName(name) ? name : refuse('unknown-game', { game: name, known: GAME_NAMES.join(', ') });

export async function fetchGame<R>(name: string, use: Use<R | Promise<R>>): Promise<R> {
  const go = async <N extends GameName>(known: N): Promise<R> => use(await GAMES[known](), known);
  return go(expectGame(name));
}

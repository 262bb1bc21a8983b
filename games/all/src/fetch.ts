/**
 * All games, one line each: what is not named here cannot be played anywhere. Whoever needs one game at a time, as a page does,
 * fetches it by name; who needs all of them has them in the index.
 */
import { fail, type Refuse, refuseBy } from '@gloaming/engine';
import type { Entry } from '@gloaming/engine/session';
import { KEPT } from './kept.ts';

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

/** A game by the rules that were once its own. Refuses rules that are newer than these, that nobody kept, or whose file is damaged. */
export async function fetchRules<R>(name: string, rules: number, use: Use<R | Promise<R>>): Promise<R> {
  const go = async <N extends GameName>(known: N): Promise<R> => use(await entryBy(known, rules), known);
  return go(expectGame(name));
}

/** A new game has none: its first are kept before they change. */
type Kept = { readonly [N in GameName]?: Readonly<Record<number, () => Promise<EntryOf<N>>>> };

async function entryBy<N extends GameName>(game: N, rules: number): Promise<EntryOf<N>> {
  const today = await GAMES[game]();
  const ours = today.game.rules;
  if (rules === ours) return today;
  if (rules > ours) fail('newer-rules', { game, rules, ours });
  const kept: Kept = KEPT;
  const load = kept[game]?.[rules] ?? fail('rules-not-kept', { game, rules });
  const entry = await load().catch(() => undefined);
  const isWhole = entry?.game?.name === game && entry.game.rules === rules;
  return isWhole ? entry : fail('rules-unreadable', { game, rules });
}

/** All games, one line each. */
import type * as evenfall from '@gloaming/evenfall';
import type * as resArcana from '@gloaming/res-arcana';
import type { Entry } from './entry.ts';
import { EVENFALL } from './evenfall.ts';
import { RES_ARCANA } from './res-arcana.ts';

export * from './entry.ts';

/** What each game is made of, so that other lists by game (values for bots, layouts for the terminal) fit it by type. */
export interface Shapes {
  'res-arcana': { table: resArcana.Table; verb: resArcana.Verb; options: resArcana.Options };
  evenfall: { table: evenfall.Table; verb: evenfall.Verb; options: evenfall.Options };
}
export type GameName = keyof Shapes;
export type TableOf<N extends GameName> = Shapes[N]['table'];
export type VerbOf<N extends GameName> = Shapes[N]['verb'];
export type EntryOf<N extends GameName> = Entry<TableOf<N>, VerbOf<N>, Shapes[N]['options']>;

const GAMES: { readonly [N in GameName]: EntryOf<N> } = {
  'res-arcana': RES_ARCANA,
  evenfall: EVENFALL,
};

export const GAME_NAMES = Object.keys(GAMES) as readonly GameName[];
export const isGameName = (name: string): name is GameName => Object.hasOwn(GAMES, name);

/** There is no game of that name. */
export class UnknownGame extends Error {
  readonly game: string;
  constructor(game: string) {
    super(`There is no game "${game}": there are ${GAME_NAMES.join(', ')}.`);
    this.name = 'UnknownGame';
    this.game = game;
  }
}

/** Does something with a game that is known by name only. A `use` that is generic in table, verb and options will do. */
export function withGame<R>(name: string, use: <N extends GameName>(entry: EntryOf<N>, name: N) => R): R {
  if (!isGameName(name)) throw new UnknownGame(name);
  const go = <N extends GameName>(known: N): R => use(GAMES[known], known);
  return go(name);
}

/** The lessons of all games, one line each. They are data of their own, which nothing else needs: fetched when somebody takes one. */
import type { Verb } from '@gloaming/engine';
import type { School } from '@gloaming/engine/lessons';
import { expectGame, type GameName, type TableOf, type VerbOf } from './fetch.ts';

interface Taught<T, V extends Verb> {
  /** Its first games, the one for beginners first, for how many they are, and from which round on they can be had again: known without fetching them. */
  readonly firstGames: readonly { readonly name: string; readonly players: number; readonly againFrom: number }[];
  fetch(): Promise<School<T, V>>;
}
/** A new game has none at first. */
type Schools = { readonly [N in GameName]?: Taught<TableOf<N>, VerbOf<N>> };
const SCHOOLS: Schools = {
  'res-arcana': {
    firstGames: [{ name: 'first-game', players: 2, againFrom: 3 }],
    fetch: async () => (await import('@gloaming/res-arcana/lessons')).SCHOOL,
  },
  evenfall: {
    firstGames: [
      { name: 'first-game', players: 1, againFrom: 2 },
      { name: 'first-for-two', players: 2, againFrom: 2 },
    ],
    fetch: async () => (await import('@gloaming/evenfall/lessons')).SCHOOL,
  },
};

const firstGamesOf = (game: GameName) => SCHOOLS[game]?.firstGames ?? [];
export const lessonsOf = (game: GameName): readonly string[] => firstGamesOf(game).map(({ name }) => name);

/** What somebody is offered who would play with so many; where there is none for that, the one for beginners. */
export const lessonFor = (game: GameName, wanted: number): string | undefined =>
  (firstGamesOf(game).find(({ players }) => players === wanted) ?? firstGamesOf(game)[0])?.name;

interface Again {
  readonly lesson: string;
  readonly round: number;
}
/** A first game that was played, or was had again, from a later round on; null for anything else. */
export function againOf(game: GameName, lesson: string): Again | null {
  const found = firstGamesOf(game).find(({ name }) => lesson === name || lesson === `${name}-again`);
  return found === undefined ? null : { lesson: `${found.name}-again`, round: found.againFrom };
}

/** Null where a game has no lessons. */
export async function fetchSchool<N extends GameName>(game: N): Promise<School<TableOf<N>, VerbOf<N>> | null> {
  const schools: Schools = SCHOOLS;
  return (await schools[expectGame(game) as N]?.fetch()) ?? null;
}

/** A lesson by name; null where there is none. */
export async function fetchLesson<N extends GameName>(game: N, name: string) {
  const school = await fetchSchool(game);
  return [...(school?.lessons ?? []), ...(school?.again ?? [])].find((lesson) => lesson.name === name) ?? null;
}

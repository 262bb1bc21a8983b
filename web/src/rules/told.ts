/** What is told of each game to somebody who does not know it, one line each; fetched when somebody wants to read it. */
import type { Chapter, Language } from '@gloaming/engine';
import { fetchGame } from '@gloaming/games/fetch';
import type { Mood } from '../base/mood.ts';
import type { Faces } from '../design/face.ts';

interface Told {
  readonly primer: (language: Language) => Chapter[];
  readonly faces: Faces;
}

const GAMES: Readonly<Record<Mood, () => Promise<Told>>> = {
  'res-arcana': async () => ({
    primer: await fetchGame('res-arcana', (entry) => entry.primer()),
    faces: (await import('../games/res-arcana/faces.ts')).RES_ARCANA_FACES,
  }),
  evenfall: async () => ({
    primer: await fetchGame('evenfall', (entry) => entry.primer()),
    faces: (await import('../games/evenfall/faces.ts')).EVENFALL_FACES,
  }),
};

const fetched = new Map<Mood, Promise<Told>>();

/** The same promise each time, for whoever waits for it while drawing. */
export function toldOf(game: Mood): Promise<Told> {
  const known = fetched.get(game);
  if (known !== undefined) return known;
  const told = GAMES[game]();
  fetched.set(game, told);
  // Without a network it is asked for again by whoever comes back.
  told.catch(() => fetched.delete(game));
  return told;
}

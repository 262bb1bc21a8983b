/** The cards of all games. A table fetches only those of its own. */
import { remembered } from '../base/remembered.ts';
import type { Faces } from '../design/face.ts';
import { GAMES, PAGES } from '../games/index.ts';

const load = remembered(
  (_: 'all'): Promise<readonly Faces[]> =>
    Promise.all(GAMES.map(async (name) => (await PAGES[name].faces()).CARD_FACES)),
);
export const allFaces = (): Promise<readonly Faces[]> => load('all');

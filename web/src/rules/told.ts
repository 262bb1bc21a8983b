/** The rules of a game told to beginners; fetched when they are opened. */
import { fetchGame, type GameName } from '@gloaming/games/fetch';
import { remembered } from '../base/remembered.ts';
import { PAGES } from '../games/index.ts';

export const toldOf = remembered(async (game: GameName) => {
  const [primer, { CARD_FACES }] = await Promise.all([fetchGame(game, (entry) => entry.primer()), PAGES[game].faces()]);
  return { primer, faces: CARD_FACES };
});

/** What is told of a game to somebody who does not know it; fetched when somebody wants to read it. */
import { fetchGame, type GameName } from '@gloaming/games/fetch';
import { remembered } from '../base/remembered.ts';
import { PAGES } from '../games/index.ts';

export const toldOf = remembered(async (game: GameName) => {
  const [primer, { CARD_FACES }] = await Promise.all([fetchGame(game, (entry) => entry.primer()), PAGES[game].faces()]);
  return { primer, faces: CARD_FACES };
});

/** A game told to beginners. */
import { withGame } from '@gloaming/games';
import { type Desk, print } from '../desk/context.ts';
import { chaptersOf, primerLines } from '../desk/primerText.ts';

export interface RulesOptions {
  game: string;
  json: boolean;
}

export async function rules(desk: Desk, { game, json }: RulesOptions): Promise<number> {
  return withGame(game, async (entry) => {
    if (json) desk.terminal.print(JSON.stringify(await chaptersOf(entry, desk.language), null, 2));
    else print(desk, await primerLines(desk, entry));
    return 0;
  });
}

/** A game told to beginners. */
import { withGame } from '@gloaming/games';
import { type Context, print } from '../support/context.ts';
import { chaptersOf, primerLines } from '../support/primerText.ts';

export interface RulesOptions {
  game: string;
  json: boolean;
}

export async function rules(context: Context, { game, json }: RulesOptions): Promise<number> {
  return withGame(game, async (entry) => {
    if (json) context.terminal.print(JSON.stringify(await chaptersOf(entry, context.language), null, 2));
    else print(context, await primerLines(context, entry));
    return 0;
  });
}

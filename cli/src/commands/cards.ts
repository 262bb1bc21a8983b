/** Cards: what they say, in any language. */
import { withGame } from '@gloaming/games';
import { refuse } from '../base/faults.ts';
import { cardLines, findCards } from '../desk/cardText.ts';
import { type Desk, print } from '../desk/context.ts';

export interface CardsOptions {
  game: string;
  name: string;
  json: boolean;
}

export async function cards(desk: Desk, { game: named, name, json }: CardsOptions): Promise<number> {
  return withGame(named, ({ game, texts }) => {
    const telling = texts[desk.language];
    const found = findCards(telling, game.cards, name);
    if (found.length === 0) refuse('no-such-card', { name });
    const all = found.map(({ card }) => telling.card(card));
    if (json) desk.terminal.print(JSON.stringify(all, null, 2));
    else print(desk, all.flatMap((card) => [...cardLines(card, desk.terminal.width, desk.paint), '']).slice(0, -1));
    return 0;
  });
}

/** Cards and boards: what they say, in any language, found by their name in any. */
import type { Card, CardText, Language } from '@gloaming/engine';
import { GAME_NAMES, withGame } from '@gloaming/games';
import { refuse } from '../base/faults.ts';
import { ruler } from '../base/page.ts';
import { LAYOUTS } from '../games/index.ts';
import { cardLines, findTexts } from '../support/cardText.ts';
import { type Context, print } from '../support/context.ts';

export interface CardsOptions {
  /** Undefined: whichever knows the name. */
  game: string | undefined;
  name: string;
  json: boolean;
}

interface Found {
  title: string;
  texts: readonly CardText[];
}

export async function cards(context: Context, { game, name, json }: CardsOptions): Promise<number> {
  // All cards of all games are more than anybody asks for.
  const games = game !== undefined ? [game] : name === '' ? GAME_NAMES.slice(0, 1) : GAME_NAMES;
  const found = games.map((each) => inGame(context, each, name)).filter(({ texts }) => texts.length > 0);
  if (found.length === 0) refuse('no-such-card', { name });
  const { terminal, paint } = context;
  if (json)
    terminal.print(
      JSON.stringify(
        found.flatMap(({ texts }) => texts),
        null,
        2,
      ),
    );
  else
    for (const [n, { title, texts }] of found.entries()) {
      if (found.length > 1) print(context, [...(n === 0 ? [] : ['']), ...ruler(title, terminal.width, paint)]);
      print(context, texts.flatMap((text) => [...cardLines(text, terminal.width, paint), '']).slice(0, -1));
    }
  return 0;
}

const inGame = ({ language }: Context, named: string, typed: string): Found =>
  withGame(named, ({ game, texts }, name) => {
    const boards = (each: Language): readonly CardText[] => LAYOUTS[name].boards(each, null);
    const card = (each: Language, at: Card): CardText => texts[each].card(at);
    const book = { card, cards: game.cards, boards };
    return { title: texts[language].title, texts: findTexts(book, language, typed) };
  });

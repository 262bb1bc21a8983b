/** What went wrong with a bot, for people. */

import { type BotTrouble, TROUBLES } from '../base/botTroubles.ts';
import { wrap } from '../base/page.ts';
import type { Context } from '../support/context.ts';

const MOST_WORDS = 300;

export function botTroubleText(
  { words: { bots }, terminal }: Context,
  bot: string,
  { troubles = {}, instead = 0, lastWords }: Partial<BotTrouble>,
): string[] {
  const kinds = TROUBLES.flatMap((kind) => {
    const times = troubles[kind];
    return times === undefined ? [] : [bots.troubles[kind](times)];
  });
  if (kinds.length === 0) return [];
  const said = lastWords === undefined ? [] : [`  ${bots.lastWords(lastWords.slice(0, MOST_WORDS))}`];
  return [bots.trouble(bot, kinds.join(', '), instead), ...said].flatMap((line) => wrap(line, terminal.width, 4));
}

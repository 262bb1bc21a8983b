/** What is said aloud when a question comes, and when a choice waits for its second press. */
import type { Language } from '@gloaming/engine';
import type { Present } from '@gloaming/protocol';
import type { TableGame } from '../table/game.ts';
import { COMMAND_WORDS } from '../words/commands.ts';
import type { Say } from '../words/index.ts';
import { goodsAloud } from './aloud.ts';
import type { Choosing } from './useChoosing.ts';

/** The question; in one's turn also how many answers there are, and what there is to pay with. */
export function questionAloud(
  { question, view, seat }: Present,
  game: TableGame<unknown> | null,
  language: Language,
  names: readonly string[],
): string {
  if (question === null) return '';
  if (game === null || view === null || !game.isMain(view)) return question.text;
  const words = COMMAND_WORDS[language];
  const pool = game.sides(view, language, names).find((side) => side.seat === seat)?.pool?.goods ?? [];
  const goods = goodsAloud(language, pool);
  return [question.text, words.options(question.options.length), words.have(goods === '' ? words.empty : goods)].join(
    ' ',
  );
}

/** What a choice that waits for its second press will do. */
export const armedAloud = (say: Say, { told, isFinal, preview }: Choosing): string =>
  told === null || !isFinal ? '' : `${preview(told.answers)?.lines.join(' ') ?? ''} ${say('press-again')}`;

/** Where two tries at the same deal first go different ways. */
import type { Language } from '@gloaming/engine';
import type { Written } from '@gloaming/engine/session';
import { type Live, namesOf, type Play, standingAnswers, TRYING } from '@gloaming/host';
import type { TableCache } from '../table/tableCache.ts';

export interface Parting {
  /** Which of the player's own answers it was, from 1. */
  readonly answer: number;
  readonly question: string;
  readonly mine: string;
  readonly theirs: string;
}

/** The moment before an own answer, by its number from 0. */
function momentBefore(live: Live, answers: readonly Written[], own: number): Play {
  const { play } = live.rules.begin(live.options, live.row.key);
  let given = 0;
  for (const { seat, option } of answers) {
    if (seat === TRYING && given++ === own) break;
    play.answer(seat, option);
  }
  return play;
}
const sight = (play: Play): string => JSON.stringify(play.view(TRYING));

/** Null if both went the same way, or were not asked the same: a rival that found no answer in time can have done otherwise. */
export async function partingOf(
  { shelf }: TableCache,
  mine: Live,
  theirs: Live,
  language: Language,
): Promise<Parting | null> {
  const [here, there] = [await standingAnswers(shelf, mine), await standingAnswers(shelf, theirs)];
  const ownOf = (answers: readonly Written[]): number[] =>
    answers.filter(({ seat }) => seat === TRYING).map(({ option }) => option);
  const [ours, others] = [ownOf(here), ownOf(there)];
  const at = ours.findIndex((option, i) => option !== others[i]);
  if (at < 0 || at >= others.length) return null;
  const [moment, other] = [momentBefore(mine, here, at), momentBefore(theirs, there, at)];
  if (sight(moment) !== sight(other)) return null;
  const asked = moment.ask(TRYING, language, namesOf(mine, language));
  const textOf = (option: number): string | undefined => asked?.options.find((each) => each.option === option)?.text;
  const [said, heard] = [textOf(ours[at]), textOf(others[at])];
  if (asked === null || said === undefined || heard === undefined) return null;
  return { answer: at + 1, question: asked.text, mine: said, theirs: heard };
}

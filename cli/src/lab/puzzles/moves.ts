/** Whether a question has one answer that is far ahead of all others, and whether that leads to another such question. */
import type { Guide } from '@gloaming/bots';
import { type Dice, hashOf, imagine, type Seat, take, type Verb, viewOf } from '@gloaming/engine';
import type { Session } from '@gloaming/engine/session';
import type { Move } from '@gloaming/games/puzzles';
import { type Asked, type Effort, type Judgement, judge, leadOf } from './judge.ts';

/** So much more likely one wins with the answer than with any other, in each of so many long searches that know nothing of each other. */
const LEAD = 0.1;
const SEARCHES = 3;
const MOST_MOVES = 3;
/** A quick search may be off by so much. */
const QUICK_LEAD = 0.07;
/** Worlds in which an answer has to lead to the same view. */
const WORLDS = 4;

/** What a seat is asked just now; null where it has no choice. */
export function askedIn<T, V extends Verb, O>(
  session: Session<T, V, O>,
  guide: Guide<T, V>,
  seat: Seat,
): Asked<T, V> | null {
  const options = session.options(seat);
  return options.length < 2 ? null : { rules: session.game, guide, view: session.view(seat), options };
}

/** Whether a quick search finds this answer far ahead of all others, or of these few. */
export function isPromising<T, V extends Verb>(
  asked: Asked<T, V>,
  answer: number,
  dice: Dice,
  effort: Effort,
): boolean {
  const { at, lead } = leadOf(judge(asked, dice, effort, QUICK_LEAD, answer));
  return asked.options[at] === answer && lead >= QUICK_LEAD;
}

/** The one answer that all long searches find far ahead; null where there is none. The first that does not ends it. */
export function bestMove<T, V extends Verb>(asked: Asked<T, V>, dice: Dice, effort: Effort, margin = 0): Move | null {
  const judgements: Judgement[] = [];
  let best: number | null = null;
  let leads = 0;
  for (let i = 0; i < SEARCHES; i++) {
    const judgement = judge(asked, dice, effort, LEAD, best === null ? null : asked.options[best]);
    const { at, lead } = leadOf(judgement);
    if (lead < LEAD || (best !== null && at !== best)) return null;
    best = at;
    leads += lead;
    judgements.push(judgement);
  }
  if (leads / SEARCHES < LEAD + margin) return null;
  const chances = asked.options.map((_, i) => {
    const sum = judgements.reduce((all, judgement) => all + judgement[i], 0);
    return Math.round((100 * sum) / SEARCHES);
  });
  return best === null ? null : { answer: asked.options[best], chances };
}

/** Nobody else decides, and nothing that was hidden comes out: the same view follows from the answer in any world. */
function isOwnAffair<T, V extends Verb>(
  { rules, view }: Asked<T, V>,
  option: number,
  after: unknown,
  dice: Dice,
): boolean {
  const found = hashOf(after);
  for (let i = 0; i < WORLDS; i++) {
    const s = imagine(rules, view, dice);
    take(rules, s, view.seat, option, []);
    if (hashOf(viewOf(rules, s, view.seat)) !== found) return false;
  }
  return true;
}

/** All that has to be found, from the first answer on; none where the question is no puzzle. The session is left as it is. */
export function solution<T, V extends Verb, O>(
  session: Session<T, V, O>,
  guide: Guide<T, V>,
  seat: Seat,
  dice: Dice,
  effort: Effort,
  margin: number,
): Move[] {
  const moves: Move[] = [];
  const ahead = session.fork();
  for (let asked = askedIn(ahead, guide, seat); asked !== null; asked = askedIn(ahead, guide, seat)) {
    const move = bestMove(asked, dice, effort, margin);
    if (move === null) break;
    moves.push(move);
    ahead.answer(seat, move.answer);
    if (moves.length === MOST_MOVES || !isOwnAffair(asked, move.answer, ahead.view(seat), dice)) break;
  }
  return moves;
}

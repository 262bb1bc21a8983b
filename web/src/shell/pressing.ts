/** What each press, key and drag leads to at a question: something else is picked, or answers are given. */
import { cardOf, type Glow, type Group, type Target } from '../table/game.ts';
import { deedsOf, isThrownAway, NOTHING_PICKED, type Picked, type Standing, standingAt } from './choosing.ts';

/** What is picked afterwards, and what is given: with it the turn may as well end, at once or as soon as it can. */
export interface Pressed {
  readonly picked: Picked;
  readonly send?: readonly number[];
  readonly isEnding?: boolean;
}

const pick = (change: Partial<Picked>): Pressed => ({ picked: { ...NOTHING_PICKED, ...change } });
const give = (answers: readonly number[], isEnding = false): Pressed => ({ ...pick({}), send: answers, isEnding });

const isFinal = ({ read }: Standing, answers: readonly number[]): boolean =>
  !read.isTogether && read.preview(answers).isFinal;
const isAskedAgain = (standing: Standing, answers: readonly number[]): boolean =>
  // A dial is turned before it is set, however one likes to be asked.
  standing.read.isDial || (standing.asked.asking === 'again' && isFinal(standing, answers));
const isTold = ({ told }: Standing, answers: readonly number[]): boolean => told?.answers.join() === answers.join();

/** The kind of goods that something on the table stands for, in a tray that stands alone; -1 for none. */
const lineOf = ({ told, tray }: Standing, target: Target): number =>
  told === null && tray !== null ? tray.lines.findIndex((line) => line.target === target) : -1;
const mayAdd = ({ filling }: Standing, line: number): boolean => line >= 0 && filling?.mayAdd(line) === true;

export function glowOf(standing: Standing, target: Target): Glow {
  if (lineOf(standing, target) >= 0) return mayAdd(standing, lineOf(standing, target)) ? 'playable' : 'none';
  const offers = standing.read.byTarget.get(target) ?? [];
  if (offers.length === 0) return 'none';
  return offers.every((offer) => isThrownAway(standing.read, offer)) ? 'discard' : 'playable';
}

export const add = (standing: Standing, line: number): Pressed | null =>
  standing.filling !== null && mayAdd(standing, line)
    ? { picked: { ...standing.picked, amounts: standing.filling.added(line) } }
    : null;
export const takeOff = ({ filling, picked }: Standing, line: number): Pressed | null =>
  filling === null || line < 0 || line >= filling.amounts.length
    ? null
    : { picked: { ...picked, amounts: filling.less(line) } };

export const lift = (target: Target): Pressed => pick({ target });

/** Ends the turn with it: at once, or as soon as nothing is left to do. */
function giveAndEnd({ read }: Standing, answers: readonly number[]): Pressed {
  const end = read.ending(answers) ?? read.closingAfter(answers);
  if (end !== null) return give([...answers, end]);
  return give(answers, read.ending(answers) === null);
}
/** Whether the turn may end with it, for whoever says so, also where something is left to do. */
export const mayEndWith = ({ read }: Standing, answers: readonly number[]): boolean =>
  read.ending(answers) !== undefined || read.closingAfter(answers) !== null;

/** A press on something on the table, which may say there all that it does; null if it means nothing. */
export function press(standing: Standing, target: Target, isRead = false): Pressed | null {
  const { asked, read, picked, told, given } = standing;
  const line = lineOf(standing, target);
  if (line >= 0) return add(standing, line);
  if (!read.byTarget.has(target)) return null;
  if (picked.target === target) {
    // The second press does the first thing; to throw a card away is never meant by it.
    if (told === null) return pick({});
    return given.length > 0 ? give(given) : { picked };
  }
  const [first, ...others] = deedsOf(read, target);
  // A finger reads a card that lies there without its words by the first press, as a mouse does by pointing at it: what it says stands
  // beside what it would do; and any card where others choose at the same time, since whoever is last cannot take it back. Players who
  // have switched confirmations off know the cards.
  const isUnread =
    asked.isTouched && !(isRead && !read.isTogether) && asked.asking === 'again' && cardOf(target) !== null;
  const isPlain = others.length === 0 && !isThrownAway(read, first) && read.trayAfter(first.answers) === null;
  return isPlain && !isUnread && !isAskedAgain(standing, first.answers) ? give(first.answers) : lift(target);
}

/** An answer of the list, or a way that stands on a lifted card: that was looked at when it was lifted. */
export function answer(standing: Standing, answers: readonly number[], isEnding = false): Pressed {
  const { isNarrowed, given, read } = standing;
  if (isTold(standing, answers) && given.length > 0 && !read.isDial)
    return isEnding ? giveAndEnd(standing, given) : give(given);
  if (isEnding) return giveAndEnd(standing, answers);
  const asks = isAskedAgain(standing, answers) && !isNarrowed && !isTold(standing, answers);
  return asks ? pick({ armed: answers }) : give(answers);
}

/**
 * The same, held for a while: as a card that is carried it is looked at on the way, so it is done without being asked for again, with
 * the goods that are proposed.
 */
export function hold(standing: Standing, answers: readonly number[], isEnding = false): Pressed | null {
  const { asked, read, picked } = standing;
  const { given } = standingAt(asked, read, { ...picked, armed: answers });
  if (given.length === 0) return null;
  return isEnding ? giveAndEnd(standing, given) : give(given);
}

/** The same for a kind in the tray: one more of it, and what lies there is handed in. As many as one likes may be this one alone. */
export function holdLine(standing: Standing, line: number): Pressed | null {
  const { tray, told, picked, asked, read } = standing;
  if (tray === null || told !== null || !mayAdd(standing, line)) return null;
  const isFirst = tray.n === null && picked.amounts === null;
  const amounts = isFirst ? tray.lines.map((_, i) => (i === line ? 1 : 0)) : standing.filling?.added(line);
  const { filling } = standingAt(asked, read, { ...picked, amounts: amounts ?? null });
  return filling === null || filling.answers.length === 0 ? null : give(filling.answers);
}

/** Takes advice: what has to be asked once more is asked beside what it is about, whatever the list was narrowed to. */
export function takeAdvice(standing: Standing, option: number): Pressed {
  const about = [...standing.read.byTarget].find(([, offers]) => offers.some((offer) => offer.option === option));
  const asks = isAskedAgain(standing, [option]) && !isTold(standing, [option]);
  return asks ? pick({ target: about?.[0] ?? null, armed: [option] }) : give([option]);
}

export function pressBig(standing: Standing): Pressed | null {
  const { big } = standing;
  if (big === null || big.answers.length === 0) return null;
  return big.is === 'told' && big.isEnding ? giveAndEnd(standing, big.answers) : give(big.answers);
}

export const repeat = ({ picked, repeats }: Standing, times: number): Pressed => ({
  picked: { ...picked, times: Math.max(1, Math.min(repeats, times)) },
});

/** Where something that was dragged is let go. */
export type Drop = 'table' | 'discards' | { readonly on: Target };

/** Kinds of actions that bring a card to the table. */
const COMING: readonly Group[] = ['play', 'claim', 'discover'];

/** What throws it away: an answer of its own, or the one free action that asks for cards to discard, and it as the first of them. */
function thrownAway({ read }: Standing, target: Target): readonly number[] | null {
  const own = (read.byTarget.get(target) ?? []).find((offer) => isThrownAway(read, offer));
  if (own !== undefined) return [own.option];
  const ways = read.all.flatMap(({ option }) => {
    const there = read.groupOf(option) === 'free' ? read.aboutNext([option], target) : null;
    return there === null ? [] : [[option, there]];
  });
  return ways.length === 1 ? ways[0] : null;
}

/** It can be taken up and carried somewhere, also where nothing but throwing it away is possible. */
export const mayCarry = (standing: Standing, target: Target): boolean =>
  standing.read.byTarget.has(target) || thrownAway(standing, target) !== null;

/** It was lifted when the drag began: to let it go is the second press. Where nothing can be done with it, it is put back. */
export function drop(standing: Standing, target: Target, where: Drop): Pressed {
  const { read, told } = standing;
  const offers = read.byTarget.get(target) ?? [];
  if (where === 'discards') {
    const away = thrownAway(standing, target);
    return away === null ? pick({}) : give(away);
  }
  if (where !== 'table')
    for (const { option } of offers) {
      const there = read.aboutNext([option], where.on);
      if (there !== null) return give([option, there]);
    }
  // What lies on the table already is only stirred.
  const group = told === null ? null : read.groupOf(told.option);
  const comes = told !== null && (group === null || COMING.includes(group));
  return (comes ? press(standing, target) : null) ?? pick({});
}

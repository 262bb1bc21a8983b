/** How many presses the answers of a game take, at the least: on the page as it is, and as it was before it had a large button. */

import type { Card } from '@gloaming/engine';
import { listedOf, NOTHING_PICKED, type Picked, standingAt } from '../../../web/src/shell/choosing.ts';
import {
  add,
  answer,
  type Drop,
  drop,
  hold,
  holdLine,
  lift,
  mayCarry,
  mayEndWith,
  type Pressed,
  press,
  pressBig,
  takeOff,
} from '../../../web/src/shell/pressing.ts';
import { type Read, readQuestion } from '../../../web/src/shell/readQuestion.ts';
import { cardOf, type Target } from '../../../web/src/table/target.ts';
import type { Step } from './games.ts';

/** What a few presses send from a question, and with how many of them. */
interface Way {
  readonly sends: readonly number[];
  readonly isEnding: boolean;
  readonly presses: number;
}

/** More presses than any answer should take; and than are worth looking through. */
const DEEPEST = 8;

/** A card that is carried to the table, to the discards, or onto what the next answer is about: a press that is held for a while. */
function dragsOf(step: Step, read: Read, wanted: readonly number[], target: Target | undefined, by: By): Pressed[] {
  const { asked } = step;
  const { game } = asked;
  const after = wanted.length < 2 ? null : read.follow([wanted[0]]);
  const next = game === null || after === null ? null : game.targetOf(after, wanted[1]);
  // What nothing but a free action asks for is thrown away by it.
  const carried = target ?? next;
  if (carried === null || cardOf(carried) === null || by === 'keys') return [];
  if (by === 'finger' && isInShelf(step, carried)) return [];
  if (!mayCarry(standingAt(asked, read, NOTHING_PICKED), carried)) return [];
  const held = standingAt(asked, read, lift(carried).picked);
  const places: Drop[] = ['table', 'discards', ...(next === null || next === carried ? [] : [{ on: next }])];
  return places.map((where) => drop(held, carried, where));
}

interface Lying {
  readonly players: readonly { readonly hand: readonly Card[] }[];
  readonly places?: readonly Card[];
  readonly monuments?: readonly Card[];
}

/**
 * On a phone a card in hand, a place or a monument lies in a row that is pushed sideways, with all its words on it, so that it need not
 * be read by a press. Any other card can be carried sideways.
 */
function isInShelf({ asked }: Step, target: Target): boolean {
  const { table, seat } = asked.present.view as { readonly table: Lying; readonly seat: number };
  const { places = [], monuments = [] } = table;
  return [...table.players[seat].hand, ...places, ...monuments].some((card) => cardOf(target) === card);
}

/** What is pressed with: a mouse, which also carries cards; a finger on a phone, which reads a card first; or keys alone. */
export type By = 'mouse' | 'finger' | 'keys';

interface Try {
  readonly pressed: Pressed | null;
  /** On a phone a list of more than a few has to be opened. */
  readonly presses: number;
}

/** More than so many answers wait on a phone until they are wanted. */
const FEW = { now: 2, before: 4 };
const openingList = (by: By, isCut: boolean): number => (by === 'finger' && isCut ? 1 : 0);

/** Every press that could bring these answers nearer. */
function pressesAt(step: Step, read: Read, picked: Picked, wanted: readonly number[], by: By): Try[] {
  const { game, present } = step.asked;
  const asked = { ...step.asked, isTouched: by === 'finger' };
  const standing = standingAt(asked, read, picked);
  const target = [...read.byTarget].find(([, offers]) => offers.some(({ option }) => option === wanted[0]))?.[0];
  // Goods are chosen in the tray, not from a list.
  const listed = standing.tray !== null && standing.told === null ? [] : listedOf(standing);
  const deeds = listed.filter(({ answers }) => answers.every((each, i) => each === wanted[i]));
  const lines = [...(standing.tray?.lines.keys() ?? [])];
  const isCut = game?.isMain(present.view) === true && picked === NOTHING_PICKED && listed.length > FEW.now;
  const mayEnd = (answers: readonly number[]): boolean =>
    by === 'keys' ? mayEndWith(standing, answers) : read.ending(answers) !== undefined;
  const inList = deeds.flatMap(({ answers }) =>
    [false, ...(mayEnd(answers) ? [true] : [])].flatMap((isEnding) => [
      answer(standing, answers, isEnding),
      by === 'keys' ? hold(standing, answers, isEnding) : null,
    ]),
  );
  const elsewhere = [
    target === undefined || by === 'keys' ? null : press(standing, target, isInShelf(step, target)),
    pressBig(standing),
    ...lines.flatMap((line) => [add(standing, line), takeOff(standing, line)]),
    ...(by === 'keys' ? lines.map((line) => holdLine(standing, line)) : []),
    ...(picked === NOTHING_PICKED ? dragsOf(step, read, wanted, target, by) : []),
  ];
  return [
    ...elsewhere.map((pressed) => ({ pressed, presses: 1 })),
    ...inList.map((pressed) => ({ pressed, presses: 1 + openingList(by, isCut) })),
  ];
}

/** By how many answers they send, and whether the turn ends by itself after them, the fewest presses. */
function waysFrom(step: Step, wanted: readonly number[], by: By): Way[] {
  const read = readQuestion(step.asked);
  const found = new Map<string, Way>();
  const seen = new Set<string>();
  const reached: Picked[][] = [[NOTHING_PICKED]];
  for (let before = 0; before < DEEPEST; before++) {
    // Goods can be laid together in many orders: where an answer is found already, the longer ways are of no interest.
    if (found.size > 0 && before > 2) break;
    for (const picked of reached[before] ?? [])
      for (const { pressed, presses: more } of pressesAt(step, read, picked, wanted, by)) {
        if (pressed === null) continue;
        const presses = before + more;
        const { send: sends, isEnding = false } = pressed;
        const key = sends === undefined ? JSON.stringify(pressed.picked) : `${sends.length} ${isEnding}`;
        if (sends === undefined) {
          if (!seen.has(key)) {
            reached[presses] ??= [];
            reached[presses].push(pressed.picked);
          }
          seen.add(key);
        } else if (presses < (found.get(key)?.presses ?? DEEPEST) && sends.every((each, i) => each === wanted[i]))
          found.set(key, { sends, isEnding, presses });
      }
  }
  return [...found.values()];
}

/** What is sent from a question on the cheapest way through a game. */
interface Sent {
  readonly step: Step;
  readonly answers: readonly number[];
  readonly isEnding: boolean;
  readonly presses: number;
}

/** The cheapest way through the rest of a game. */
interface Rest {
  readonly presses: number;
  readonly sent: Sent | null;
  readonly next: Rest | null;
}
const END: Rest = { presses: 0, sent: null, next: null };
const NEVER: Rest = { presses: Number.POSITIVE_INFINITY, sent: null, next: null };
const lesser = (a: Rest, b: Rest): Rest => (b.presses < a.presses ? b : a);

/** From the question on to the end of the game, with the fewest presses. */
function cheapest(steps: readonly Step[], by: By): Rest {
  /** From each question on, and whether the turn is about to end by itself. */
  const least: [Rest, Rest][] = Array.from({ length: steps.length + 1 }, () => [END, END]);
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i];
    const { game, present } = step.asked;
    const wanted = steps.slice(i).map(({ answer }) => answer);
    const isMain = game?.isMain(present.view) === true;
    const rests = waysFrom(step, wanted, by).flatMap(({ sends, isEnding, presses }) => {
      const after = least[i + sends.length];
      if (after === undefined) return [];
      const sent = { step, answers: sends, isEnding, presses };
      const then = (rest: Rest): Rest => ({ presses: presses + rest.presses, sent, next: rest });
      return [[then(after[isEnding ? 1 : 0]), then(after[isMain ? 0 : 1])]];
    });
    if (rests.length === 0) throw new Error(`no way to answer ${step.answer}`);
    least[i] = [rests.map(([rest]) => rest).reduce(lesser), rests.map(([, rest]) => rest).reduce(lesser)];
    // It ends by itself where nothing else is left to do, and goes on where somebody wants something else.
    if (isMain && game.isIdle(present.view))
      least[i][1] = game.closing(present.view) === step.answer ? least[i + 1][0] : NEVER;
  }
  return least[0][0];
}

/** The fewest presses for all answers of a game. */
export const pressesOf = (steps: readonly Step[], by: By): number => cheapest(steps, by).presses;

/** What was pressed on that way, one after the other. */
export function sentIn(steps: readonly Step[], by: By): Sent[] {
  const all: Sent[] = [];
  for (let rest: Rest | null = cheapest(steps, by); rest !== null; rest = rest.next)
    if (rest.sent !== null) all.push(rest.sent);
  return all;
}

/**
 * As it was (commit 3a0f91d): one press an answer; one before it on the table for what offered several things, could be discarded, or
 * was a card that a finger had to read first; a payment that was proposed all at once; once more for what cannot be taken back of what
 * to do with one's turn, and for a dial.
 */
export function pressesBefore(steps: readonly Step[], by: By): number {
  let presses = 0;
  for (let i = 0; i < steps.length; i++) {
    const { asked, answer: given } = steps[i];
    const { game, present } = asked;
    if (game === null) continue;
    const { view } = present;
    const tray = game.tray(view);
    const proposed = tray?.does === 'pay' || tray?.does === 'lose' ? tray.answers(tray.proposal) : [];
    const isProposed = proposed.length > 0 && proposed.every((each, n) => steps[i + n]?.answer === each);
    const isFinal = game.isMain(view) && game.preview(view, [given], 'en', asked.names).isFinal;
    const read = readQuestion(asked);
    const about = [...read.byTarget].find(([, each]) => each.some(({ option }) => option === given));
    const isEnding = game.isMain(view) && game.closing(view) === given;
    const inList = openingList(by, game.isMain(view) && !isEnding && read.all.length > FEW.before);
    const once = isFinal || read.isDial ? 2 : 1;
    const isRead = by === 'finger' && about !== undefined && cardOf(about[0]) !== null;
    const isLifted = about !== undefined && (about[1].length > 1 || read.groupOf(given) === 'discard');
    // A card that was read was chosen already, also for what had to be pressed twice.
    const onTable = isLifted ? 1 + once : isRead ? 2 : once;
    presses += by === 'keys' || about === undefined ? inList + once : onTable;
    if (isProposed) i += proposed.length - 1;
  }
  return presses;
}

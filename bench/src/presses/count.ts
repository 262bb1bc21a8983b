/** How many presses the answers of a game take, at the least: on the page as it is, and as it was before it had a large button. */
import { listedOf, NOTHING_PICKED, type Picked, standingAt } from '../../../web/src/shell/choosing.ts';
import { add, answer, type Pressed, press, pressBig, takeOff } from '../../../web/src/shell/pressing.ts';
import { type Read, readQuestion } from '../../../web/src/shell/readQuestion.ts';
import type { Step } from './games.ts';

/** What a few presses send from a question, and with how many of them. */
interface Way {
  readonly sends: readonly number[];
  readonly isEnding: boolean;
  readonly presses: number;
}

/** More presses than any answer should take; and than are worth looking through. */
const DEEPEST = 8;

/** Every press that could bring these answers nearer. */
function pressesAt({ asked }: Step, read: Read, picked: Picked, wanted: readonly number[]): (Pressed | null)[] {
  const standing = standingAt(asked, read, picked);
  const target = [...read.byTarget].find(([, offers]) => offers.some(({ option }) => option === wanted[0]))?.[0];
  const deeds = listedOf(standing).filter(({ answers }) => answers.every((each, i) => each === wanted[i]));
  const lines = [...(standing.tray?.lines.keys() ?? [])];
  return [
    target === undefined ? null : press(standing, target),
    pressBig(standing),
    ...deeds.map(({ answers }) => answer(standing, answers)),
    // This button stands on a lifted card only.
    ...deeds
      .filter(({ answers }) => standing.isNarrowed && read.ending(answers) !== undefined)
      .map(({ answers }) => answer(standing, answers, true)),
    ...lines.flatMap((line) => [add(standing, line), takeOff(standing, line)]),
  ];
}

/** By how many answers they send, and whether the turn ends by itself after them, the fewest presses. */
function waysFrom(step: Step, wanted: readonly number[]): Way[] {
  const read = readQuestion(step.asked);
  const found = new Map<string, Way>();
  const seen = new Set<string>();
  let edge: readonly Picked[] = [NOTHING_PICKED];
  for (let presses = 1; presses <= DEEPEST && edge.length > 0; presses++) {
    const next: Picked[] = [];
    for (const picked of edge)
      for (const pressed of pressesAt(step, read, picked, wanted)) {
        if (pressed === null) continue;
        const { send: sends, isEnding = false } = pressed;
        const key = sends === undefined ? JSON.stringify(pressed.picked) : `${sends.length} ${isEnding}`;
        if (sends === undefined) {
          if (!seen.has(key)) next.push(pressed.picked);
          seen.add(key);
        } else if (!found.has(key) && sends.every((each, i) => each === wanted[i]))
          found.set(key, { sends, isEnding, presses });
      }
    // Goods can be laid together in many orders: where an answer is found already, the longer ways are of no interest.
    edge = found.size > 0 && presses > 2 ? [] : next;
  }
  return [...found.values()];
}

/** The fewest presses for all answers of a game. */
export function pressesOf(steps: readonly Step[]): number {
  /** From each question on, and whether the turn is about to end by itself. */
  const least = Array.from({ length: steps.length + 1 }, () => [0, 0]);
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i];
    const { game, present } = step.asked;
    const wanted = steps.slice(i).map(({ answer }) => answer);
    const isMain = game?.isMain(present.view) === true;
    const costs = waysFrom(step, wanted).flatMap(({ sends, isEnding, presses }) => {
      const rest = least[i + sends.length];
      return rest === undefined ? [] : [[presses + rest[isEnding ? 1 : 0], presses + rest[isMain ? 0 : 1]]];
    });
    if (costs.length === 0) throw new Error(`no way to answer ${step.answer}`);
    least[i] = [Math.min(...costs.map(([cost]) => cost)), Math.min(...costs.map(([, cost]) => cost))];
    // It ends by itself where nothing else is left to do, and goes on where somebody wants something else.
    if (isMain && game.isIdle(present.view))
      least[i][1] = game.closing(present.view) === step.answer ? least[i + 1][0] : Number.POSITIVE_INFINITY;
  }
  return least[0][0];
}

/** Where a press was made: on what glows, as far as an answer lay on the table, or always in the list, which took the fewest. */
export type Where = 'table' | 'list';

/**
 * As it was (commit 3a0f91d): one press an answer; one before it on the table for what offered several things, or could be discarded;
 * a payment that was proposed all at once; once more for what cannot be taken back of what to do with one's turn, and for a dial.
 */
export function pressesBefore(steps: readonly Step[], where: Where): number {
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
    const offers = [...read.byTarget.values()].find((each) => each.some(({ option }) => option === given)) ?? [];
    const isNarrowed =
      where === 'table' && (offers.length > 1 || (offers.length === 1 && read.groupOf(given) === 'discard'));
    presses += (isNarrowed ? 1 : 0) + (isFinal || read.isDial ? 2 : 1);
    if (isProposed) i += proposed.length - 1;
  }
  return presses;
}

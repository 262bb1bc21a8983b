/** What number keys do: in the list that is shown, from 1; on a dial, the dial's own; in a tray, its kinds. Pressed, with shift, and held. */
import { listedOf, type Standing } from './choosing.ts';
import { add, answer, hold, holdLine, mayEndWith, type Pressed, pressBig, takeOff } from './pressing.ts';

const isTrayAlone = ({ tray, told }: Standing): boolean => tray !== null && told === null;

/** As many as one likes, and nothing was chosen yet: a held number is for that one alone. */
const isUntouched = (standing: Standing): boolean =>
  isTrayAlone(standing) && standing.tray?.n === null && standing.picked.amounts === null;

/** The answers that a number stands for; with shift only those after which the turn may end. */
function answersAt(standing: Standing, n: number, isShifted: boolean): readonly number[] | null {
  const listed = listedOf(standing);
  const deed = standing.read.isDial ? listed.find(({ option }) => option === n) : listed[n - 1];
  if (deed === undefined) return null;
  return isShifted && !standing.read.isDial && !mayEndWith(standing, deed.answers) ? null : deed.answers;
}

export function pressedAt(standing: Standing, n: number, isShifted: boolean): Pressed | null {
  if (isTrayAlone(standing)) return (isShifted ? takeOff : add)(standing, n - 1);
  const answers = answersAt(standing, n, isShifted);
  return answers === null ? null : answer(standing, answers, isShifted && !standing.read.isDial);
}

/** After the press with which it began, if that was not put off. */
export function heldAt(standing: Standing, n: number, isShifted: boolean): Pressed | null {
  if (isTrayAlone(standing)) return isUntouched(standing) ? holdLine(standing, n - 1) : pressBig(standing);
  const answers = answersAt(standing, n, isShifted);
  return answers === null ? null : hold(standing, answers, isShifted && !standing.read.isDial);
}

/**
 * What it adds to hold a number instead of only pressing it: what was pressed is done without being asked for again, or more is done
 * than by the press, which is then put off until the key is let go.
 */
export type Held = 'nothing' | 'confirm' | 'more';

export function heldFor(standing: Standing, n: number, isShifted: boolean): Held {
  const pressed = pressedAt(standing, n, isShifted);
  if (pressed === null) return 'nothing';
  if (isTrayAlone(standing)) {
    if (isShifted || holdLine(standing, n - 1) === null) return 'nothing';
    return isUntouched(standing) ? 'more' : 'confirm';
  }
  const held = heldAt(standing, n, isShifted);
  if (held?.send === undefined) return 'nothing';
  if (pressed.send === undefined) return 'confirm';
  return held.send.length > pressed.send.length ? 'more' : 'nothing';
}

/** The highest number that means something. */
export function mostOf(standing: Standing): number {
  const listed = listedOf(standing);
  if (standing.read.isDial) return Math.max(0, ...listed.map(({ option }) => option));
  return isTrayAlone(standing) ? (standing.tray?.lines.length ?? 0) : listed.length;
}

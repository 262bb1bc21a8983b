/** Choosing at a table: what was picked holds for the question at which it was picked, and what is given is sent. */
import type { Present } from '@gloaming/protocol';
import { useEffect, useMemo, useState } from 'react';
import type { Glow, Group, Offer, Target } from '../table/game.ts';
import type { Preview } from '../table/preview.ts';
import type { Filling, Tray } from '../table/tray.ts';
import { type Big, type Deed, listedOf, NOTHING_PICKED, standingAt } from './choosing.ts';
import * as numbering from './numbering.ts';
import * as pressing from './pressing.ts';
import { questionKeyOf } from './questionKey.ts';
import { type Asked, readQuestion } from './readQuestion.ts';

export interface Choosing {
  isLegal(target: Target): boolean;
  glowOf(target: Target): Glow;
  isChosen(target: Target): boolean;
  /** The options that are left after narrowing, in the server's words, kinds of actions together; but for what the large button does. */
  options: readonly Deed[];
  /** Those that are about a thing on the table. */
  optionsOf(target: Target): readonly Offer[];
  /** What a teacher asks for. */
  taught: number | null;
  isNarrowed: boolean;
  /** The thing it is narrowed to. */
  chosen: Target | null;
  groupOf(option: number): Group | null;
  /** What the next press does stands on it without being pointed at. */
  told: Deed | null;
  /** And it cannot be taken back. */
  isFinal: boolean;
  /** Goods that are chosen one after the other, and what lies in the tray. */
  tray: {
    readonly tray: Tray;
    readonly filling: Filling;
    add(line: number): unknown;
    takeOff(line: number): unknown;
  } | null;
  repeats: { readonly most: number; readonly times: number; set(n: number): unknown } | null;
  big: Big | null;
  /** What answers will do; null where that cannot be said. */
  preview(answers: readonly number[]): Preview | null;
  /** Whether the turn may as well end with it. */
  mayEnd(answers: readonly number[]): boolean;
  /** Says whether the press meant anything. */
  press(target: Target, isRead?: boolean): boolean;
  /** What was dragged is lifted, and let go somewhere. */
  mayCarry(target: Target): boolean;
  carried: Target | null;
  lift(target: Target): void;
  drop(target: Target, where: pressing.Drop): void;
  /** And then nothing more in this turn, if it is the last. */
  do(deed: Deed, isEnding?: boolean): void;
  pressBig(): void;
  /** Takes advice: what has to be asked once more is asked beside what it is about, whatever the list was narrowed to. */
  take(option: number): void;
  /**
   * By its number: in the list that is shown, from 1; on a dial that of the dial; in a tray that of a kind. With shift one less of a
   * kind, or with an action the end of the turn.
   */
  answerAt(n: number, isShifted?: boolean): void;
  /** The same by a key that is held. */
  holdAt(n: number, isShifted?: boolean): void;
  heldFor(n: number, isShifted?: boolean): numbering.Held;
  isDial: boolean;
  /** The highest of these numbers. */
  most: number;
  widen(): void;
}

interface Sending extends Asked {
  readonly present: Present;
  readonly send: (answers: number[]) => void;
}

/** Whoever ends a turn with an action that cannot be looked through beforehand has it ended for them, once nothing is left to do. */
function useEnding({ game, present, send }: Sending): (isEnding: boolean) => void {
  const [isWanted, setWanted] = useState(false);
  const { question, view } = present;
  useEffect(() => {
    if (!isWanted) return;
    if (game === null || view === null || question === null) return setWanted(false);
    if (!game.isMain(view) || game.mayIdle(view)) return;
    setWanted(false);
    const closing = game.closing(view);
    if (game.isIdle(view) && closing !== null) send([closing]);
  }, [isWanted, game, view, question]);
  return setWanted;
}

export function useChoosing(sending: Sending): Choosing {
  const { game, present, language, names, asking, isTouched, taught = null, send } = sending;
  const { question, version } = present;
  // What was chosen holds for the moment it was chosen at, so nothing of it is left when another question stands.
  const moment = questionKeyOf(present);
  const [kept, setKept] = useState({ moment, picked: NOTHING_PICKED });
  const picked = kept.moment === moment ? kept.picked : NOTHING_PICKED;
  const endAfter = useEnding(sending);
  const asked: Asked = { game, present, language, names, asking, isTouched, taught };
  const read = useMemo(() => readQuestion(asked), [game, version, question, language, names]);
  const at = standingAt(asked, read, picked);
  const { big, told, tray, filling, isNarrowed, repeats, times } = at;
  const listed = listedOf(at);
  const isMain = game !== null && present.view !== null && game.isMain(present.view);
  const go = (pressed: pressing.Pressed | null): boolean => {
    if (pressed === null) return false;
    setKept({ moment, picked: pressed.picked });
    if (pressed.send !== undefined) {
      if (isMain) endAfter(pressed.isEnding ?? false);
      send([...pressed.send]);
    }
    return true;
  };
  const isOffered = ([first]: readonly number[]): boolean =>
    game !== null && read.all.some(({ option }) => option === first);
  const add = (line: number): unknown => go(pressing.add(at, line));
  const takeOff = (line: number): unknown => go(pressing.takeOff(at, line));
  return {
    isLegal: (target) => read.byTarget.has(target) || pressing.glowOf(at, target) !== 'none',
    glowOf: (target) => pressing.glowOf(at, target),
    isChosen: (target) => isNarrowed && picked.target === target,
    options: listed,
    optionsOf: (target) => read.byTarget.get(target) ?? [],
    taught: taught?.option ?? null,
    isNarrowed,
    chosen: isNarrowed ? picked.target : null,
    told,
    isFinal: told !== null && !read.isTogether && read.preview(told.answers).isFinal,
    groupOf: read.groupOf,
    tray: tray === null || filling === null ? null : { tray, filling, add, takeOff },
    repeats: repeats < 2 ? null : { most: repeats, times, set: (n) => go(pressing.repeat(at, n)) },
    big,
    preview: (answers) => (isOffered(answers) ? read.preview(answers) : null),
    mayEnd: (answers) => read.ending(answers) !== undefined,
    press: (target, isRead) => go(pressing.press(at, target, isRead)),
    mayCarry: (target) => pressing.mayCarry(at, target),
    carried: picked.target,
    lift: (target) => void go(pressing.lift(target)),
    drop: (target, where) => void go(pressing.drop(at, target, where)),
    do: ({ answers }, isEnding) => void go(pressing.answer(at, answers, isEnding)),
    pressBig: () => void go(pressing.pressBig(at)),
    take: (option) => void go(pressing.takeAdvice(at, option)),
    answerAt: (n, isShifted = false) => void go(numbering.pressedAt(at, n, isShifted)),
    holdAt: (n, isShifted = false) => void go(numbering.heldAt(at, n, isShifted)),
    heldFor: (n, isShifted = false) => numbering.heldFor(at, n, isShifted),
    isDial: read.isDial,
    most: numbering.mostOf(at),
    widen: () => setKept({ moment, picked: NOTHING_PICKED }),
  };
}

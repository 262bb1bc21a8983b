/** Choosing at a table: what was picked holds for the question at which it was picked, and what is given is sent. */
import type { Present } from '@gloaming/protocol';
import { useEffect, useMemo, useState } from 'react';
import type { Glow, Offer, Target } from '../table/game.ts';
import type { Preview } from '../table/preview.ts';
import type { Filling, Tray } from '../table/tray.ts';
import { type Asked, type Big, choosingAt, type Deed, NOTHING_PICKED, type Picking, readQuestion } from './choosing.ts';
import { questionKeyOf } from './questionKey.ts';

export interface Choosing {
  isLegal(target: Target): boolean;
  glowOf(target: Target): Glow;
  isChosen(target: Target): boolean;
  /** The options that are left after narrowing, in the server's words, kinds of actions together; but for what the large button does. */
  options: readonly Deed[];
  /** Those that are about a thing on the table. */
  optionsOf(target: Target): readonly Offer[];
  isNarrowed: boolean;
  /** The thing it is narrowed to. */
  chosen: Target | null;
  /** What the next press does stands on it without being pointed at. */
  told: Deed | null;
  /** And it cannot be taken back. */
  isFinal: boolean;
  /** Goods that are chosen one after the other, and what lies in the tray. */
  tray: { readonly tray: Tray; readonly filling: Filling; add(line: number): void; takeOff(line: number): void } | null;
  repeats: { readonly most: number; readonly times: number; set(n: number): void } | null;
  big: Big | null;
  /** What answers will do; null where that cannot be said. */
  preview(answers: readonly number[]): Preview | null;
  /** Whether the turn may as well end with it. */
  mayEnd(answers: readonly number[]): boolean;
  /** Says whether the press meant anything. */
  press(target: Target): boolean;
  do(deed: Deed): void;
  doAndEnd(deed: Deed): void;
  pressBig(): void;
  /** Takes advice: what has to be asked once more is asked beside what it is about, whatever the list was narrowed to. */
  take(option: number): void;
  /** By the place in the list that is shown, from 0. A dial goes by its numbers, a tray by its kinds. */
  answerAt(place: number, isLess?: boolean): void;
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
  const { game, present, language, names, asking, isTouched, send } = sending;
  const { question, version } = present;
  // What was chosen holds for the moment it was chosen at, so nothing of it is left when another question stands.
  const moment = questionKeyOf(present);
  const [kept, setKept] = useState({ moment, picked: NOTHING_PICKED });
  const picked = kept.moment === moment ? kept.picked : NOTHING_PICKED;
  const endAfter = useEnding(sending);
  const asked: Asked = { game, present, language, names, asking, isTouched };
  const read = useMemo(() => readQuestion(asked), [game, version, question, language, names]);
  const at = choosingAt(asked, read, picked);
  const { big, told, tray, filling } = at;
  const isMain = game !== null && present.view !== null && game.isMain(present.view);
  const go = (picking: Picking | null): boolean => {
    if (picking === null) return false;
    setKept({ moment, picked: picking.picked });
    if (picking.send !== undefined) {
      if (isMain) endAfter(picking.send.isEnding);
      send([...picking.send.answers]);
    }
    return true;
  };
  const isOffered = ([first]: readonly number[]): boolean =>
    game !== null && read.all.some(({ option }) => option === first);
  const isFinal = told !== null && !read.isTogether && read.preview(told.answers).isFinal;
  return {
    isLegal: at.isLegal,
    glowOf: at.glowOf,
    isChosen: (target) => at.chosen === target,
    options: at.options,
    optionsOf: (target) => read.byTarget.get(target) ?? [],
    isNarrowed: at.isNarrowed,
    chosen: at.chosen,
    told,
    isFinal,
    tray:
      tray === null || filling === null
        ? null
        : { tray, filling, add: (line) => void go(at.add(line)), takeOff: (line) => void go(at.takeOff(line)) },
    repeats: at.repeats < 2 ? null : { most: at.repeats, times: at.times, set: (n) => void go(at.repeat(n)) },
    big,
    preview: (answers) => (isOffered(answers) ? read.preview(answers) : null),
    mayEnd: (answers) => read.ending(answers) !== undefined,
    press: (target) => go(at.press(target)),
    do: ({ answers }) => void go(at.answer(answers)),
    doAndEnd: ({ answers }) => void go(at.answerAndEnd(answers)),
    pressBig: () => void go(at.pressBig()),
    take: (option) => void go(at.take(option)),
    answerAt(place, isLess = false) {
      if (read.isDial) {
        if (at.options.some(({ option }) => option === place + 1)) go(at.answer([place + 1]));
      } else if (told === null && tray !== null) go(isLess ? at.takeOff(place) : at.add(place));
      else if (at.options[place] !== undefined) go(at.answer(at.options[place].answers));
    },
    widen: () => setKept({ moment, picked: NOTHING_PICKED }),
  };
}

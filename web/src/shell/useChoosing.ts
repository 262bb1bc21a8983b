/** Choosing: which things on the table answer the question, and narrowing the question to one of them. */
import type { Present } from '@gloaming/protocol';
import { useEffect, useState } from 'react';
import type { TableGame, Target } from '../games/table.ts';

export interface Choosing {
  isLegal(target: Target): boolean;
  isChosen(target: Target): boolean;
  /** The options that are left after narrowing, in the server's words. */
  options: readonly { option: number; text: string }[];
  isNarrowed: boolean;
  /** Says whether the press meant anything. */
  press(target: Target): boolean;
  answer(option: number): void;
  /** By the place in the list that is shown, from 0. */
  answerAt(place: number): void;
  widen(): void;
}

export function useChoosing(
  game: TableGame<unknown> | null,
  { question, view, version }: Present,
  answer: (option: number) => void,
): Choosing {
  const [chosen, setChosen] = useState<Target | null>(null);
  useEffect(() => setChosen(null), [version, question?.since]);
  const all = question?.options ?? [];
  const byTarget = new Map<Target, number[]>();
  if (game !== null && view !== null)
    for (const { option } of all) {
      const target = game.targetOf(view, option);
      if (target !== null) byTarget.set(target, [...(byTarget.get(target) ?? []), option]);
    }
  const narrowed = chosen === null ? undefined : byTarget.get(chosen);
  const options = narrowed === undefined ? all : all.filter(({ option }) => narrowed.includes(option));
  return {
    isLegal: (target) => byTarget.has(target),
    isChosen: (target) => narrowed !== undefined && chosen === target,
    options,
    isNarrowed: narrowed !== undefined,
    press(target) {
      const found = byTarget.get(target);
      if (found === undefined) return false;
      // A payment or a pick is done at once; an action is first said in words, since it may not be possible to take it back.
      if (found.length === 1 && game !== null && !game.isMain(view)) answer(found[0]);
      else setChosen(chosen === target ? null : target);
      return true;
    },
    answer,
    answerAt(place) {
      const found = options[place];
      if (found !== undefined) answer(found.option);
    },
    widen: () => setChosen(null),
  };
}

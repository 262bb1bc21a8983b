/** Where presses go: by what is asked, and by what is done with one's turn. */
import { asking, type Verb, type View } from '@gloaming/engine';
import { type By, sentIn } from './count.ts';
import type { Step } from './games.ts';

function kindOf({ asked, answer }: Step): string {
  const { game, present } = asked;
  const view = present.view as View<unknown, Verb>;
  const frame = asking(view, view.seat);
  const verb = frame?.verbs[frame.at].verb ?? '';
  const group = game?.groupOf(view, answer) ?? null;
  return group === null ? verb : `${verb}: ${group}`;
}

/** As lines: how often a game asks it, how many presses it takes, and how many of the times more than one. */
export function whereOf(games: readonly (readonly Step[])[], by: By): string[] {
  const found = new Map<string, { times: number; presses: number; more: number }>();
  for (const steps of games)
    for (const { step, presses } of sentIn(steps, by)) {
      const kind = kindOf(step);
      const so = found.get(kind) ?? { times: 0, presses: 0, more: 0 };
      found.set(kind, { times: so.times + 1, presses: so.presses + presses, more: so.more + Math.max(0, presses - 1) });
    }
  const each = (n: number): string => (n / games.length).toFixed(1).padStart(7);
  return [...found]
    .toSorted(([, a], [, b]) => b.presses - a.presses)
    .map(([kind, { times, presses, more }]) => `    ${each(presses)} ${each(times)} ${each(more)}  ${kind}`);
}

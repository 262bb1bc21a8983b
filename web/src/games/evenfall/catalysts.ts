/** Catalysts that are built in one action, laid out at once: on which Ritual, and how each is paid for. */
import { asking, choiceOf, optionsOf, total } from '@gloaming/engine';
import { type Choice, evenfall, FIRST_RITUAL, type State, TEXTS, type View } from '@gloaming/evenfall';
import { rulesOfView } from '../../record/rulesOfView.ts';
import { answersUntil } from '../../table/preview.ts';
import type { Tray } from '../../table/tray.ts';

type Built = Extract<Choice, { does: 'build'; for: string }>;

const isBuilt = (choice: Choice | null): choice is Built =>
  choice !== null && choice.does === 'build' && 'for' in choice;

export function catalystTray(view: View): Tray | null {
  const f = asking(view, view.seat);
  const verb = f?.verbs[f.at];
  if (verb?.verb !== 'build' || verb.scythes + verb.orbs > 0) return null;
  const { game } = rulesOfView(view, { game: evenfall, texts: TEXTS });
  const ways = optionsOf(game, view, view.seat).flatMap((option) => {
    const choice = choiceOf(game, view, view.seat, option);
    return isBuilt(choice) ? [{ option, choice }] : [];
  });
  const noMore = (s: State): number | undefined =>
    optionsOf(game, s, view.seat).find((option) => choiceOf(game, s, view.seat, option)?.does === 'decline');
  const answers = (amounts: readonly number[]): readonly number[] => {
    const wanted = amounts.flatMap((n, line) => new Array<number>(n).fill(ways[line].option));
    if (wanted.length === 0) return [];
    return answersUntil(game, view, (s) => {
      const now = asking(s, view.seat);
      const next = now?.verbs[now.at];
      return next?.verb === 'build' ? (wanted[next.scythes + next.orbs] ?? noMore(s)) : undefined;
    });
  };
  const onIt = ({ card, catalyst }: Built): number =>
    (catalyst === 'scythe' ? view.table.scythes : view.table.orbs)[card - FIRST_RITUAL];
  return {
    does: 'build',
    n: null,
    proposal: ways.map((_, line) => (line === 0 ? 1 : 0)),
    mayHold: (amounts) => total(amounts) === 0 || answers(amounts).length > 0,
    answers,
    lines: ways.map(({ choice }) => ({
      kind: choice.catalyst,
      paid: choice.for === 'mana' ? 'mana' : choice.catalyst === 'scythe' ? 'herb' : 'potion',
      of: choice.card,
      target: null,
      has: onIt(choice),
      change: 1,
    })),
  };
}

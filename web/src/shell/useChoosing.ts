/** Choosing: which things on the table answer the question, narrowing it to one of them, and asking once where it matters. */
import type { Language } from '@gloaming/engine';
import type { Present } from '@gloaming/protocol';
import { useMemo, useState } from 'react';
import type { Chosen } from '../base/settings.tsx';
import { cardOf, GROUPS, type Offer, type Payment, type TableGame, type Target } from '../table/game.ts';
import type { Preview } from '../table/preview.ts';
import { questionKeyOf } from './questionKey.ts';

export interface Choosing {
  isLegal(target: Target): boolean;
  isChosen(target: Target): boolean;
  /** The options that are left after narrowing, in the server's words, kinds of actions together. */
  options: readonly Offer[];
  /** Those that are about a thing on the table. */
  optionsOf(target: Target): readonly Offer[];
  isNarrowed: boolean;
  /** The thing it is narrowed to. */
  chosen: Target | null;
  /** Chosen, but not yet done, since it cannot be taken back: the next press does it. */
  armed: number | null;
  /** What it will do stands on it without being pointed at: it is chosen, or the only one that is left. */
  told: number | null;
  /** A payment that is proposed. */
  payment: Payment | null;
  /** What an option will do; null where that cannot be said. */
  preview(option: number): Preview | null;
  /** Says whether the press meant anything. */
  press(target: Target): boolean;
  answer(option: number): void;
  /** Answers from where a thing was looked at: what has to be asked once more is asked beside it. */
  choose(target: Target, option: number): void;
  /** Takes advice: what has to be asked once more is asked beside what it is about, whatever the list was narrowed to. */
  take(option: number): void;
  pay(): void;
  /** By the place in the list that is shown, from 0; a payment that is proposed comes first. A dial goes by its numbers. */
  answerAt(place: number): void;
  widen(): void;
}

interface Asked {
  game: TableGame<unknown> | null;
  present: Present;
  language: Language;
  names: readonly string[];
  asking: Chosen['asking'];
  /** Nothing can point at a card to read it before it is pressed. */
  isTouched: boolean;
  send: (answers: number[]) => void;
}

interface Picked {
  readonly moment: string;
  readonly target: Target | null;
  readonly option: number | null;
}
const NOTHING = { target: null, option: null };

interface Offers {
  /** Kinds of actions together. */
  readonly all: readonly Offer[];
  readonly byTarget: ReadonlyMap<Target, readonly Offer[]>;
  readonly payment: Payment | null;
}
const UNREAD: Offers = { all: [], byTarget: new Map(), payment: null };

function offersOf(game: TableGame<unknown>, view: unknown, { options }: NonNullable<Present['question']>): Offers {
  const rank = ({ option }: Offer): number => {
    const group = game.groupOf(view, option);
    return group === null ? 0 : GROUPS.indexOf(group);
  };
  const all = options.toSorted((a, b) => rank(a) - rank(b));
  const byTarget = new Map<Target, Offer[]>();
  for (const offer of all) {
    const target = game.targetOf(view, offer.option);
    if (target !== null) byTarget.set(target, [...(byTarget.get(target) ?? []), offer]);
  }
  return { all, byTarget, payment: game.payment(view) };
}

export function useChoosing({ game, present, language, names, asking, isTouched, send }: Asked): Choosing {
  const { question, view, version } = present;
  // What was chosen holds for the moment it was chosen at, so nothing of it is left when another question stands.
  const moment = questionKeyOf(present);
  const [picked, setPicked] = useState<Picked>({ moment, target: null, option: null });
  const { target: chosen, option: armed } = picked.moment === moment ? picked : NOTHING;
  const pick = (target: Target | null, option: number | null): void => setPicked({ moment, target, option });
  const isReady = game !== null && view !== null && question !== null;
  const isDial = isReady && game.dial(view) !== null;

  const { all, byTarget, payment } = useMemo(
    () => (isReady ? offersOf(game, view, question) : { ...UNREAD, all: question?.options ?? [] }),
    [isReady, game, view, question],
  );

  const previewed = useMemo(() => new Map<number, Preview>(), [version, question, language]);
  const preview = (option: number): Preview | null => {
    if (!isReady || !question.options.some((offer) => offer.option === option)) return null;
    const known = previewed.get(option);
    if (known !== undefined) return known;
    const found = game.preview(view, option, language, names);
    previewed.set(option, found);
    return found;
  };

  const narrowed = chosen === null ? undefined : byTarget.get(chosen);
  const options = narrowed ?? all;
  const proposed = narrowed === undefined ? payment : null;
  const answerFrom = (target: Target | null, option: number, isUnread = false): void => {
    const isFinal = isReady && game.isMain(view) && (preview(option)?.isFinal ?? false);
    // A dial is turned before it is set, however one likes to be asked.
    const asksOnce = (isDial || (isFinal && asking === 'again')) && armed !== option;
    pick(target, asksOnce ? option : null);
    if (!asksOnce && !isUnread) send([option]);
  };
  const answer = (option: number): void => answerFrom(chosen, option);
  const pay = (): void => {
    if (payment !== null) send([...payment.answers]);
  };
  return {
    isLegal: (target) => byTarget.has(target),
    isChosen: (target) => narrowed !== undefined && chosen === target,
    options,
    optionsOf: (target) => byTarget.get(target) ?? [],
    isNarrowed: narrowed !== undefined,
    chosen: narrowed === undefined ? null : chosen,
    armed,
    told: armed ?? (narrowed?.length === 1 ? narrowed[0].option : null),
    payment: proposed,
    preview,
    press(target) {
      const found = byTarget.get(target);
      if (found === undefined) return false;
      const isAgain = chosen === target;
      // A press on a card means to use it or to read it, hardly ever to discard it at once.
      const isNew = armed !== found[0].option;
      const isThrownAway = isNew && isReady && game.groupOf(view, found[0].option) === 'discard';
      // A finger reads a card by the first press, as a mouse does by pointing at it: what it says stands beside what it would do.
      // Players who have switched confirmations off know the cards.
      const isUnread = isTouched && asking === 'again' && isNew && !isAgain && cardOf(target) !== null;
      if (found.length === 1 && !isThrownAway) answerFrom(target, found[0].option, isUnread);
      else pick(isAgain ? null : target, null);
      return true;
    },
    answer,
    choose: answerFrom,
    take: (option) => answerFrom(isReady ? game.targetOf(view, option) : null, option),
    pay,
    answerAt(place) {
      if (isDial) {
        if (options.some(({ option }) => option === place + 1)) answer(place + 1);
        return;
      }
      if (place < 0) return;
      const first = proposed === null ? 0 : 1;
      if (place < first) pay();
      else if (options[place - first] !== undefined) answer(options[place - first].option);
    },
    widen: () => pick(null, null),
  };
}

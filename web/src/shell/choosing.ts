/**
 * Choosing, as a function of what is asked and of what was picked so far: which things on the table answer the question, what a lifted
 * card offers, what lies in the tray, and what the large button does. Nothing here draws, so that presses can be counted without a page.
 */
import type { Language } from '@gloaming/engine';
import type { Present } from '@gloaming/protocol';
import type { Chosen } from '../base/settings.tsx';
import { cardOf, type Glow, GROUPS, type Offer, type TableGame, type Target } from '../table/game.ts';
import type { Preview } from '../table/preview.ts';
import { fillingOf, type Tray } from '../table/tray.ts';

/** Answers that are given together, and what they do; the first of them is the option that it is. */
export interface Deed extends Offer {
  readonly answers: readonly number[];
}
const asDeed = ({ option, text }: Offer): Deed => ({ option, text, answers: [option] });

/** What was picked at a question; nothing of it is left when another one stands. */
export interface Picked {
  /** The thing that was lifted: the question is narrowed to it. */
  readonly target: Target | null;
  /** Chosen, but not yet done, since it cannot be taken back. */
  readonly armed: readonly number[] | null;
  /** What lies in the tray, once it is something else than was proposed. */
  readonly amounts: readonly number[] | null;
  /** How often it is to be done. */
  readonly times: number;
}
export const NOTHING_PICKED: Picked = { target: null, armed: null, amounts: null, times: 1 };

/** The one large button: it does what is told, hands in the tray, or ends the turn. */
export interface Big {
  readonly is: 'told' | 'tray' | 'dial' | 'closing';
  readonly text: string;
  /** None as long as it cannot be pressed. */
  readonly answers: readonly number[];
  /** The turn ends with it. */
  readonly isEnding: boolean;
}

export interface Asked {
  readonly game: TableGame<unknown> | null;
  readonly present: Pick<Present, 'question' | 'view' | 'version'>;
  readonly language: Language;
  readonly names: readonly string[];
  readonly asking: Chosen['asking'];
  /** Nothing can point at a card to read it before it is pressed. */
  readonly isTouched: boolean;
}

/** What follows from the question alone, worked out once. */
export interface Read {
  /** Kinds of actions together. */
  readonly all: readonly Offer[];
  readonly byTarget: ReadonlyMap<Target, readonly Offer[]>;
  readonly closing: number | null;
  readonly tray: Tray | null;
  readonly isDial: boolean;
  readonly isTogether: boolean;
  groupOf(option: number): ReturnType<TableGame<unknown>['groupOf']>;
  preview(answers: readonly number[]): Preview;
  /** As tables: what stands after these answers, where that is certain. */
  follow(answers: readonly number[]): unknown;
  offersAfter(answers: readonly number[]): readonly Offer[];
  trayAfter(answers: readonly number[]): Tray | null;
  /** How often the same answers can be given, one time after the other. */
  repeats(answers: readonly number[]): number;
  /** With it the turn may as well end: the answer that ends it, null where that comes later, undefined where something is left to do. */
  ending(answers: readonly number[]): number | null | undefined;
}

const MOST_REPEATS = 20;

/** Every answer of such a list costs a table that is imagined, and most are wanted more than once. */
function remembering<R>(make: (answers: readonly number[]) => R): (answers: readonly number[]) => R {
  const known = new Map<string, R>();
  return (answers) => {
    const key = answers.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(answers);
    known.set(key, made);
    return made;
  };
}

const UNREAD: Omit<Read, 'all'> = {
  byTarget: new Map(),
  closing: null,
  tray: null,
  isDial: false,
  isTogether: true,
  groupOf: () => null,
  preview: () => ({ lines: [], goods: [], isFinal: false }),
  follow: () => null,
  offersAfter: () => [],
  trayAfter: () => null,
  repeats: () => 1,
  ending: () => undefined,
};

function sorted(game: TableGame<unknown>, view: unknown, options: readonly Offer[]): readonly Offer[] {
  const rank = ({ option }: Offer): number => {
    const group = game.groupOf(view, option);
    return group === null ? 0 : GROUPS.indexOf(group);
  };
  return options.toSorted((a, b) => rank(a) - rank(b));
}

function byTargetOf(game: TableGame<unknown>, view: unknown, all: readonly Offer[]): Map<Target, readonly Offer[]> {
  const found = new Map<Target, readonly Offer[]>();
  for (const offer of all) {
    const target = game.targetOf(view, offer.option);
    if (target !== null) found.set(target, [...(found.get(target) ?? []), offer]);
  }
  return found;
}

export function readQuestion({ game, present, language, names }: Asked): Read {
  const { question, view } = present;
  if (game === null || view === null || question === null) return { ...UNREAD, all: question?.options ?? [] };
  const all = sorted(game, view, question.options);
  const follow = remembering((answers) => game.follow(view, answers));
  const isMain = game.isMain(view);
  const closing = game.closing(view);
  return {
    all,
    byTarget: byTargetOf(game, view, all),
    closing,
    tray: game.tray(view),
    isDial: game.dial(view) !== null,
    isTogether: game.isTogether(view),
    groupOf: (option) => game.groupOf(view, option),
    preview: remembering((answers) => game.preview(view, answers, language, names)),
    follow,
    offersAfter(answers) {
      const after = follow(answers);
      return after === null || !game.isHow(after) ? [] : game.offers(after, language, names);
    },
    trayAfter: remembering((answers) => {
      const after = follow(answers);
      return after === null ? null : game.tray(after);
    }),
    repeats: remembering((answers) => {
      if (!isMain) return 1;
      let times = 1;
      for (let given = [...answers]; times < MOST_REPEATS; times++) {
        given = [...given, ...answers];
        const after = follow(given);
        if (after === null || !game.isMain(after)) break;
      }
      return times;
    }),
    ending(answers) {
      const group = game.groupOf(view, answers[0]);
      if (!isMain || group === 'end' || group === 'free') return undefined;
      const after = follow(answers);
      if (after !== null && game.isMain(after)) return game.isIdle(after) ? game.closing(after) : undefined;
      return game.mayIdle(view) ? null : undefined;
    },
  };
}

/** A card's offers, and where an offer only leads to how, each how of it. */
function deedsOf(read: Read, target: Target): readonly Deed[] {
  return (read.byTarget.get(target) ?? []).flatMap(({ option, text }): Deed[] => {
    const hows = read.offersAfter([option]);
    if (hows.length === 0) return [asDeed({ option, text })];
    return hows.map((how) => ({ option, answers: [option, how.option], text: `${text} → ${how.text}` }));
  });
}

const isSame = (a: readonly number[] | null, b: readonly number[]): boolean => a !== null && a.join() === b.join();

export interface Picking {
  readonly picked: Picked;
  /** What is sent, and whether the turn ends after it, once it can. */
  readonly send?: { readonly answers: readonly number[]; readonly isEnding: boolean };
}

const pick = (change: Partial<Picked>): Picking => ({ picked: { ...NOTHING_PICKED, ...change } });
const send = (answers: readonly number[], isEnding = false): Picking => ({ ...pick({}), send: { answers, isEnding } });
const isThrownAway = (read: Read, { answers }: Deed): boolean => read.groupOf(answers[0]) === 'discard';
const isFinal = (read: Read, answers: readonly number[]): boolean => !read.isTogether && read.preview(answers).isFinal;
const textOf = (read: Read, option: number): string => read.all.find((offer) => offer.option === option)?.text ?? '';

/** What would be done just now, with all that has been picked for it. */
function toldAt(read: Read, picked: Picked) {
  const narrowed = picked.target === null ? undefined : read.byTarget.get(picked.target);
  const deeds = picked.target === null ? [] : deedsOf(read, picked.target);
  const deedOf = (answers: readonly number[]): Deed => ({
    option: answers[0],
    text: textOf(read, answers[0]),
    answers,
  });
  const first = deeds.find((deed) => !isThrownAway(read, deed)) ?? null;
  const armed = picked.armed === null ? null : deedOf(picked.armed);
  const told: Deed | null = armed ?? first;
  const tray = told === null ? (narrowed === undefined ? read.tray : null) : read.trayAfter(told.answers);
  const filling = tray === null ? null : fillingOf(tray, picked.amounts);
  const once = told === null ? [] : [...told.answers, ...(filling?.answers ?? [])];
  const isFilled = filling === null || filling.answers.length > 0;
  const repeats = told === null || !isFilled ? 1 : read.repeats(once);
  const times = Math.min(picked.times, repeats);
  const given = isFilled ? Array.from({ length: times }, () => once).flat() : [];
  const lineOf = (target: Target): number =>
    told === null && tray !== null ? tray.lines.findIndex((line) => line.target === target) : -1;
  return { narrowed, deeds, first, armed, told, tray, filling, isFilled, repeats, times, given, lineOf };
}
type ToldAt = ReturnType<typeof toldAt>;

function bigAt(read: Read, { told, isFilled, given, narrowed, filling }: ToldAt): Big | null {
  if (told !== null && read.isDial) return { is: 'dial', text: told.text, answers: told.answers, isEnding: false };
  if (told !== null) {
    const isEnding = isFilled && read.ending(given) !== undefined;
    return { is: 'told', text: told.text, answers: given, isEnding };
  }
  if (narrowed !== undefined) return null;
  if (filling !== null) return { is: 'tray', text: '', answers: filling.answers, isEnding: false };
  const { closing } = read;
  return closing === null ? null : { is: 'closing', text: textOf(read, closing), answers: [closing], isEnding: true };
}

function withEnd(read: Read, answers: readonly number[]): Picking {
  const end = read.ending(answers);
  return end === undefined ? send(answers) : end === null ? send(answers, true) : send([...answers, end]);
}

/** Everything that is seen of choosing at a moment, and what each press leads to. */
export function choosingAt(asked: Asked, read: Read, picked: Picked) {
  const at = toldAt(read, picked);
  const big = bigAt(read, at);
  const { narrowed, filling, lineOf } = at;
  const options = narrowed === undefined ? read.all.map(asDeed) : at.deeds;
  return {
    isLegal: (target: Target): boolean =>
      read.byTarget.has(target) || (lineOf(target) >= 0 && filling?.mayAdd(lineOf(target)) === true),
    glowOf(target: Target): Glow {
      const offers = read.byTarget.get(target) ?? [];
      if (offers.length === 0)
        return lineOf(target) >= 0 && filling?.mayAdd(lineOf(target)) === true ? 'playable' : 'none';
      return offers.every(({ option }) => read.groupOf(option) === 'discard') ? 'discard' : 'playable';
    },
    /** The options that are left after narrowing, in the server's words, kinds of actions together; but for what the large button does. */
    options: options.filter(({ option }) => big?.is !== 'closing' || option !== read.closing),
    isNarrowed: narrowed !== undefined,
    chosen: narrowed === undefined ? null : picked.target,
    told: at.told,
    armed: at.armed,
    tray: at.tray,
    filling,
    repeats: at.repeats,
    times: at.times,
    big,
    ...pressesAt(asked, read, picked, at, big),
  };
}

function pressesAt({ asking, isTouched }: Asked, read: Read, picked: Picked, at: ToldAt, big: Big | null) {
  const { byTarget, isDial } = read;
  const { narrowed, first, told, filling, isFilled, given, repeats, lineOf } = at;
  const put = (amounts: readonly number[]): Picking => ({ picked: { ...picked, amounts } });
  const answerFrom = (target: Target | null, answers: readonly number[]): Picking => {
    // A dial is turned before it is set, however one likes to be asked. What was lifted has been looked at already.
    const asks = isDial || (asking === 'again' && target === null && isFinal(read, answers));
    return asks && !isSame(picked.armed, answers) ? pick({ target, armed: answers }) : send(answers);
  };
  return {
    /** Says whether the press meant anything. */
    press(target: Target): Picking | null {
      const line = lineOf(target);
      if (line >= 0) return filling?.mayAdd(line) === true ? put(filling.added(line)) : null;
      const offers = byTarget.get(target);
      if (offers === undefined) return null;
      if (picked.target === target) {
        // The second press does the first thing; to throw a card away is never meant by it.
        if (first === null) return pick({});
        return isFilled ? send(given) : { picked };
      }
      const found = deedsOf(read, target);
      // A finger reads a card by the first press, as a mouse does by pointing at it: what it says stands beside what it would do.
      // Players who have switched confirmations off know the cards.
      const isUnread = isTouched && asking === 'again' && cardOf(target) !== null;
      const isPlain = found.length === 1 && !isThrownAway(read, found[0]) && read.trayAfter(found[0].answers) === null;
      const isSafe = asking === 'never' || (isPlain && !isFinal(read, found[0].answers));
      if (isPlain && isSafe && !isUnread && !isDial) return send(found[0].answers);
      return pick({ target });
    },
    /** An answer of the list, or a way that stands on a lifted card. */
    answer: (answers: readonly number[]): Picking =>
      narrowed !== undefined && told !== null && isSame(told.answers, answers) && isFilled
        ? send(given)
        : answerFrom(narrowed === undefined ? null : picked.target, answers),
    /** The same, and then nothing more in this turn. */
    answerAndEnd: (answers: readonly number[]): Picking => withEnd(read, answers),
    /** Takes advice: what has to be asked once more is asked beside what it is about, whatever the list was narrowed to. */
    take(option: number): Picking {
      const target = [...byTarget].find(([, offers]) => offers.some((offer) => offer.option === option))?.[0] ?? null;
      const asks =
        (isDial || (asking === 'again' && isFinal(read, [option]))) && !isSame(told?.answers ?? null, [option]);
      return asks ? pick({ target, armed: [option] }) : send([option]);
    },
    pressBig(): Picking | null {
      if (big === null || big.answers.length === 0) return null;
      return big.is === 'told' && big.isEnding ? withEnd(read, big.answers) : send(big.answers);
    },
    add: (line: number): Picking | null => (filling?.mayAdd(line) === true ? put(filling.added(line)) : null),
    takeOff: (line: number): Picking | null => (filling === null ? null : put(filling.less(line))),
    repeat: (n: number): Picking => ({ picked: { ...picked, times: Math.max(1, Math.min(repeats, n)) } }),
  };
}

/**
 * What stands at a question, as a function of what was picked so far: what a lifted card offers, what lies in the tray, and what the
 * large button does. Nothing here draws, so that presses can be counted without a page.
 */
import type { Offer, Target } from '../table/game.ts';
import { taughtAmounts } from '../table/taught.ts';
import { type Filling, fillingOf, type Tray } from '../table/tray.ts';
import type { Asked, Read } from './readQuestion.ts';

/** Answers that are given together, and what they do; the first of them is the option that it is. */
export interface Deed extends Offer {
  readonly answers: readonly number[];
  /** Where there are several ways to do it, which one this is. */
  readonly how?: string;
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

/** An offer, or where it only leads to how, each how of it. */
function waysOf(read: Read, { option, text }: Offer): readonly Deed[] {
  const hows = read.hows([option]);
  if (hows.length === 0) return [asDeed({ option, text })];
  return hows.map((how) => ({ option, answers: [option, how.option], text: `${text} → ${how.text}`, how: how.text }));
}
/** What a card offers. */
export const deedsOf = (read: Read, target: Target): readonly Deed[] =>
  (read.byTarget.get(target) ?? []).flatMap((offer) => waysOf(read, offer));

/** As long as each has a number of one digit, every way to do something has one of its own. */
const MOST_NUMBERS = 9;
function allDeeds(read: Read, taught: number | undefined): readonly Deed[] {
  // Of several ways a teacher means one, and will say which.
  const ways = read.all.flatMap((offer) => (offer.option === taught ? [asDeed(offer)] : waysOf(read, offer)));
  return ways.length > MOST_NUMBERS ? read.all.map(asDeed) : ways;
}

const isSame = (a: readonly number[] | null, b: readonly number[]): boolean => a !== null && a.join() === b.join();
export const isThrownAway = (read: Read, { option }: Offer): boolean => read.groupOf(option) === 'discard';

export interface Standing {
  readonly asked: Asked;
  readonly read: Read;
  readonly picked: Picked;
  readonly isNarrowed: boolean;
  /** What can be answered, or done with what was lifted. */
  readonly deeds: readonly Deed[];
  /** What the next press does. */
  readonly told: Deed | null;
  readonly tray: Tray | null;
  readonly filling: Filling | null;
  readonly repeats: number;
  readonly times: number;
  /** All that is given with what is told: its goods, and as often as it is to be done; none as long as its tray is not full. */
  readonly given: readonly number[];
  readonly big: Big | null;
}

const textOf = (read: Read, option: number): string => read.all.find((offer) => offer.option === option)?.text ?? '';

/** What a teacher asks for, as the large button does it: with its goods, where it costs some. */
function taughtBig({ asked, read, picked, isNarrowed, tray }: Omit<Standing, 'big'>): Big | null {
  const { taught } = asked;
  if (taught === undefined || taught === null || isNarrowed || picked.armed !== null || tray !== null) return null;
  if (!read.all.some(({ option }) => option === taught.option)) return null;
  const text = textOf(read, taught.option);
  if (read.isDial) return { is: 'dial', text, answers: [taught.option], isEnding: false };
  const after = read.trayAfter([taught.option]);
  // What cannot be filled beforehand is asked for by itself.
  const goods = after === null ? [] : fillingOf(after, taughtAmounts(after, taught.kinds)).answers;
  return { is: 'told', text, answers: [taught.option, ...goods], isEnding: false };
}

/** What is proposed for a tray: by a teacher, or as it proposes itself. */
function proposedFor({ taught }: Asked, read: Read, tray: Tray, told: Deed | null): readonly number[] | null {
  if (taught === undefined || taught === null) return null;
  if (told !== null) return told.answers[0] === taught.option ? taughtAmounts(tray, taught.kinds) : null;
  const first = [...read.byTarget].find(([, offers]) => offers.some(({ option }) => option === taught.option))?.[0];
  const kind = /^kind:(\d+)$/.exec(first ?? '');
  return kind === null ? null : taughtAmounts(tray, [Number(kind[1]), ...taught.kinds]);
}

function bigOf(read: Read, standing: Omit<Standing, 'big'>): Big | null {
  const { told, given, filling, isNarrowed } = standing;
  if (told !== null && read.isDial) return { is: 'dial', text: told.text, answers: told.answers, isEnding: false };
  if (told !== null) {
    const isEnding = given.length > 0 && read.ending(given) !== undefined;
    return { is: 'told', text: told.text, answers: given, isEnding };
  }
  if (isNarrowed) return null;
  if (filling !== null) return { is: 'tray', text: '', answers: filling.answers, isEnding: false };
  const taught = taughtBig(standing);
  if (taught !== null) return taught;
  const { closing } = read;
  return closing === null ? null : { is: 'closing', text: textOf(read, closing), answers: [closing], isEnding: true };
}

export function standingAt(asked: Asked, read: Read, picked: Picked): Standing {
  const { target } = picked;
  const isNarrowed = target !== null && read.byTarget.has(target);
  const lifted = isNarrowed ? deedsOf(read, target) : [];
  const all = allDeeds(read, asked.taught?.option);
  const told =
    picked.armed === null
      ? (lifted.find((deed) => !isThrownAway(read, deed)) ?? null)
      : ([...lifted, ...all].find((deed) => isSame(picked.armed, deed.answers)) ?? {
          option: picked.armed[0],
          text: textOf(read, picked.armed[0]),
          answers: picked.armed,
        });
  const tray = told !== null ? read.trayAfter(told.answers) : isNarrowed ? null : read.tray;
  const filling = tray === null ? null : fillingOf(tray, picked.amounts ?? proposedFor(asked, read, tray, told));
  const isFilled = filling === null || filling.answers.length > 0;
  const once = told === null || !isFilled ? [] : [...told.answers, ...(filling?.answers ?? [])];
  const repeats = once.length === 0 ? 1 : read.repeats(once);
  const times = Math.min(picked.times, repeats);
  const given = Array.from({ length: times }, () => once).flat();
  const deeds = isNarrowed ? lifted : all;
  const standing = { asked, read, picked, isNarrowed, deeds, told, tray, filling, repeats, times, given };
  return { ...standing, big: bigOf(read, standing) };
}

/** What the list shows: all, but for what the large button does anyway; first what a teacher asks for. */
export function listedOf({ asked, deeds, big, read }: Standing): readonly Deed[] {
  const listed = deeds.filter(({ option }) => big?.is !== 'closing' || option !== read.closing);
  const isTaught = ({ option }: Deed): boolean => option === asked.taught?.option;
  return listed.toSorted((a, b) => Number(isTaught(b)) - Number(isTaught(a)));
}

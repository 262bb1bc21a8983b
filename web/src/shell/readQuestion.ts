/** What follows from a question alone, whatever is picked at it: worked out once, and what costs an imagined table only when it is wanted. */
import type { Language } from '@gloaming/engine';
import type { Present } from '@gloaming/protocol';
import type { Chosen } from '../base/settings.tsx';
import { GROUPS, type Group, type Offer, type TableGame, type Target } from '../table/game.ts';
import type { Preview } from '../table/preview.ts';
import type { Taught } from '../table/taught.ts';
import type { Tray } from '../table/tray.ts';

export interface Asked {
  readonly game: TableGame<unknown> | null;
  readonly present: Pick<Present, 'view'> & { readonly question: { readonly options: readonly Offer[] } | null };
  readonly language: Language;
  readonly names: readonly string[];
  readonly asking: Chosen['asking'];
  /** Nothing can point at a card to read it before it is pressed. */
  readonly isTouched: boolean;
  /** What a teacher asks for: that is proposed. */
  readonly taught?: Taught | null;
}

export interface Read {
  /** Kinds of actions together. */
  readonly all: readonly Offer[];
  readonly byTarget: ReadonlyMap<Target, readonly Offer[]>;
  readonly closing: number | null;
  readonly tray: Tray | null;
  readonly isDial: boolean;
  readonly isTogether: boolean;
  groupOf(option: number): Group | null;
  preview(answers: readonly number[]): Preview;
  /** As tables: what stands after these answers, where that is certain. */
  follow(answers: readonly number[]): unknown;
  /** How it can be done that was chosen with these answers. */
  hows(answers: readonly number[]): readonly Offer[];
  /** The next answer, where it can be about this thing. */
  aboutNext(answers: readonly number[], target: Target): number | null;
  trayAfter(answers: readonly number[]): Tray | null;
  /** How often the same answers can be given, one time after the other. */
  repeats(answers: readonly number[]): number;
  /** With it the turn may as well end: the answer that ends it, null where that comes later, undefined where something is left to do. */
  ending(answers: readonly number[]): number | null | undefined;
  /** The answer that ends the turn right after these, whatever else could still be done; null where none does. */
  closingAfter(answers: readonly number[]): number | null;
}

const MOST_REPEATS = 20;

/** Every answer of such a list costs a table that is imagined, and most are wanted more than once. */
function remembering<R>(make: (answers: readonly number[]) => R): (answers: readonly number[]) => R {
  const known = new Map<string, R>();
  return (answers) => {
    const key = answers.join();
    if (!known.has(key)) known.set(key, make(answers));
    return known.get(key) as R;
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
  hows: () => [],
  aboutNext: () => null,
  trayAfter: () => null,
  repeats: () => 1,
  ending: () => undefined,
  closingAfter: () => null,
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

/** One single thing is chosen from the list, unless it would have to be pressed twice there. */
const worthLaying = (tray: Tray | null, preview: Read['preview']): Tray | null =>
  tray !== null && (tray.n !== 1 || preview(tray.answers(tray.proposal)).isFinal) ? tray : null;

export function readQuestion({ game, present, language, names }: Asked): Read {
  const { question, view } = present;
  if (game === null || view === null || question === null) return { ...UNREAD, all: question?.options ?? [] };
  const all = sorted(game, view, question.options);
  const follow = remembering((answers) => game.follow(view, answers));
  const preview = remembering((answers) => game.preview(view, answers, language, names));
  const isMain = game.isMain(view);
  const closing = game.closing(view);
  return {
    all,
    byTarget: byTargetOf(game, view, all),
    closing,
    tray: worthLaying(game.tray(view), preview),
    isDial: game.dial(view, language) !== null,
    isTogether: game.isTogether(view),
    groupOf: (option) => game.groupOf(view, option),
    preview,
    follow,
    hows(answers) {
      // What another choice is followed by may belong to the next round already.
      const after = isMain ? follow(answers) : null;
      return after === null || !game.isHow(after) ? [] : game.offers(after, language, names);
    },
    aboutNext(answers, target) {
      const after = follow(answers);
      if (after === null || game.isMain(after)) return null;
      const found = game.offers(after, language, names).find(({ option }) => game.targetOf(after, option) === target);
      return found?.option ?? null;
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
    ending: remembering((answers) => {
      const group = game.groupOf(view, answers[0]);
      if (!isMain || group === 'end' || group === 'free') return undefined;
      const after = follow(answers);
      if (after !== null && game.isMain(after)) return game.isIdle(after) ? game.closing(after) : undefined;
      return game.mayIdle(view) ? null : undefined;
    }),
    closingAfter: remembering((answers) => {
      const after = isMain ? follow(answers) : null;
      return after === null || !game.isMain(after) ? null : game.closing(after);
    }),
  };
}

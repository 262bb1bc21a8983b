/** What a moment is worth to a seat that waits for others, and what it is worth once they have answered as they did. */
import { deciders, makeDice, type Verb, type View } from '@gloaming/engine';
import type { Rules } from '../base/bot.ts';
import { type Guide, SETTINGS } from '../search/guide.ts';
import { beginSearch, iterate } from '../search/search.ts';
import { letOthersWork } from '../search/think.ts';
import { HALF } from './trees.ts';

export interface Watched {
  readonly chance: number;
  /** After the answer that was given, before chance had its say; null where it is not known, or no imagined world offered it. */
  readonly after: number | null;
  readonly iterations: number;
}

/** Trees that only watch one moment. */
const TREES = 2 * HALF;

export async function watch<T, V extends Verb>(
  rules: Rules<T, V>,
  guide: Guide<T, V>,
  { view, given }: { view: View<T, V>; given: number | null },
  { seed, iterations }: { seed: number; iterations: number },
): Promise<Watched> {
  const dice = makeDice(seed);
  const each = Math.max(1, Math.ceil(iterations / TREES));
  let done = 0;
  // Where the seat is asked as well, its own question comes first, and that of the other cannot be held to an answer.
  const isAskedToo = deciders(view)[0] === view.seat;
  const worth = async (forced: number | null): Promise<number | null> => {
    let sum = 0;
    let n = 0;
    for (let tree = 0; tree < TREES; tree++) {
      const search = beginSearch(rules, guide, SETTINGS, view, [], makeDice(dice(2 ** 32)));
      search.forced = forced;
      for (let i = 0; i < each; i++) {
        iterate(search);
        const at = search.path.indexOf(search.question);
        if (forced !== null && (at < 0 || search.question.options[search.taken[at]] !== forced)) continue;
        sum += search.chances[view.seat];
        n++;
      }
      done += each;
      await letOthersWork();
    }
    return n === 0 ? null : sum / n;
  };
  const chance = (await worth(null)) ?? 0;
  const after = given === null || isAskedToo ? null : await worth(given);
  return { chance, after, iterations: done };
}

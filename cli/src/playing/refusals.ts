/** What cannot be done just now, and why: in the words of the rules. */
import { type Choice, type Telling, unavailableOf, type Verb, type View } from '@gloaming/engine';
import type { Playable } from '@gloaming/engine/session';
import { folded, matching } from '../base/matching.ts';
import { wrap } from '../base/page.ts';
import { type Book, findTexts } from '../desk/cardText.ts';
import { type Desk, print, say } from '../desk/context.ts';

interface Refusal {
  readonly label: string;
  readonly reasons: readonly string[];
}

/** Who asks, and at which table. */
export interface Asker<T, V extends Verb, O> {
  readonly desk: Desk;
  readonly session: Playable<T, V, O>;
  readonly names: readonly string[];
  /** What can be looked up. */
  readonly book: Book;
}

/** The same words for the same reasons are said once, of two copies for example. */
function refusalsIn<T, V extends Verb, O>({ desk, session, names }: Asker<T, V, O>, view: View<T, V>): Refusal[] {
  const { game, texts } = session;
  const telling = texts[desk.language];
  const all = new Map<string, Refusal>();
  for (const { choice, why } of unavailableOf(game, view, view.seat)) {
    const label = labelOf(telling, view, choice, names);
    const reasons = [...new Set(why.map((reason) => telling.reason?.(view, reason, names) ?? ''))];
    if (label !== '') all.set(`${label}\n${reasons.join('\n')}`, { label, reasons });
  }
  return [...all.values()];
}
/** With the name of its card, where the words are about what the card does. */
function labelOf<T, V>(telling: Telling<T, V>, view: View<T, V>, choice: Choice, names: readonly string[]): string {
  const label = telling.choice?.(view, choice, names) ?? '';
  const card = 'card' in choice && typeof choice.card === 'number' ? choice.card : -1;
  const name = card < 0 ? '' : telling.card(card).name;
  return label === '' || folded(label).includes(folded(name)) ? label : `${name}: ${label}`;
}

function printRefusals(desk: Desk, refusals: readonly Refusal[]): void {
  const { width } = desk.terminal;
  for (const { label, reasons } of refusals) {
    print(desk, wrap(`  ${label}`, width, 4));
    for (const reason of reasons) print(desk, wrap(`    ${desk.paint('dim', reason)}`, width, 6));
  }
}

/** What was typed and is no option; says whether there is anything to say of it. */
export function explain<T, V extends Verb, O>(asker: Asker<T, V, O>, view: View<T, V>, typed: string): boolean {
  const { desk, book } = asker;
  const found = matching(refusalsIn(asker, view), typed);
  printRefusals(desk, found);
  if (found.length > 0) return true;
  if (findTexts(book, desk.language, typed).length === 0) return false;
  say(desk, desk.words.shell.otherQuestion);
  return true;
}

/** Of all that is no option, if nothing is named. */
export function explainAll<T, V extends Verb, O>(asker: Asker<T, V, O>, view: View<T, V>): void {
  const all = refusalsIn(asker, view);
  if (all.length === 0) say(asker.desk, asker.desk.words.shell.nothingRefused);
  else printRefusals(asker.desk, all);
}

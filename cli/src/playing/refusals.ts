/** What cannot be done just now, and why: in the words of the rules. */
import { type Choice, folded, matching, type Telling, unavailableOf, type Verb, type View } from '@gloaming/engine';
import type { Playable } from '@gloaming/engine/session';
import { wrap } from '../base/page.ts';
import { type Book, findTexts } from '../support/cardText.ts';
import { type Context, print, say } from '../support/context.ts';

interface Refusal {
  readonly label: string;
  readonly reasons: readonly string[];
}

/** Who asks, and at which table. */
export interface Asker<T, V extends Verb, O> {
  readonly context: Context;
  readonly session: Playable<T, V, O>;
  readonly names: readonly string[];
  /** What can be looked up. */
  readonly book: Book;
}

/** The same words for the same reasons are said once, of two copies for example. */
function refusalsIn<T, V extends Verb, O>({ context, session, names }: Asker<T, V, O>, view: View<T, V>): Refusal[] {
  const { game, texts } = session;
  const telling = texts[context.language];
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

function printRefusals(context: Context, refusals: readonly Refusal[]): void {
  const { width } = context.terminal;
  for (const { label, reasons } of refusals) {
    print(context, wrap(`  ${label}`, width, 4));
    for (const reason of reasons) print(context, wrap(`    ${context.paint('dim', reason)}`, width, 6));
  }
}

/** What was typed and is no option; says whether there is anything to say of it. */
export function explain<T, V extends Verb, O>(asker: Asker<T, V, O>, view: View<T, V>, typed: string): boolean {
  const { context, book } = asker;
  const found = matching(refusalsIn(asker, view), ({ label }) => label, typed);
  printRefusals(context, found);
  if (found.length > 0) return true;
  if (findTexts(book, context.language, typed).length === 0) return false;
  say(context, context.words.shell.otherQuestion);
  return true;
}

/** Of all that is no option, if nothing is named. */
export function explainAll<T, V extends Verb, O>(asker: Asker<T, V, O>, view: View<T, V>): void {
  const all = refusalsIn(asker, view);
  if (all.length === 0) say(asker.context, asker.context.words.shell.nothingRefused);
  else printRefusals(asker.context, all);
}

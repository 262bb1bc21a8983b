/** Why something on the table cannot be used just now (RA-5, RA-6, RA-7), from the very costs that the rules look at. */
import { type Card, can, type Language, NONE } from '@gloaming/engine';
import {
  type Cost,
  costText,
  discountFor,
  FACES,
  GOLD,
  KINDS,
  MONUMENT_COST,
  type Power,
  resArcana,
  size,
  TEXTS,
  type Verb,
  type View,
} from '@gloaming/res-arcana';
import { cardOf, type Target } from '../../table/game.ts';
import { lacking, type Price } from '../../table/lacking.ts';
import { say } from '../../words/index.ts';
import { isMain } from './asking.ts';

/** Empty if nothing is missing. */
function sayLack(language: Language, missing: Cost, where: 'why-lacks' | 'why-lacks-on-it' = 'why-lacks'): string {
  return size(missing) === 0 ? '' : say(language, where, { what: costText(language, missing) });
}
function lack(view: View, language: Language, price: Price): string {
  const { kinds, any } = lacking(view.table.players[view.seat].pool, price);
  return sayLack(language, { fixed: kinds, any });
}

/** The first part of a cost that cannot be paid. */
function whyNot(view: View, language: Language, card: Card, power: Power, line: string): string {
  const { table, seat } = view;
  const isTurned = table.turned[card] === 1;
  if (isTurned && !power.whileTurned) return say(language, 'why-turned');
  if (!isTurned && power.whileTurned) return say(language, 'why-not-turned');
  const f = { verbs: power.cost, at: 0, seat, from: card, it: NONE, n: 0, held: NONE };
  const missing = (verb: Verb): string => {
    if (can(resArcana.verbs, view, verb, f)) return '';
    if (verb.verb === 'pay') return lack(view, language, { ...verb.cost, less: 0 });
    if (verb.verb === 'lift') {
      const on = table.on.slice(card * KINDS, (card + 1) * KINDS);
      const fixed = verb.what.map((n, kind) => Math.max(0, n - on[kind]));
      return sayLack(language, { fixed, any: 0 }, 'why-lacks-on-it');
    }
    return say(language, 'why-needs', { what: line });
  };
  return power.cost.map(missing).find((text) => text !== '') ?? '';
}

function component(view: View, language: Language, card: Card): string[] {
  const { powers, reactions } = FACES[card];
  if (powers.length === 0) return [say(language, 'why-by-itself')];
  const { lines } = TEXTS[language].card(card);
  // Powers stand after what works by itself and before reactions.
  const first = lines.length - reactions.length - powers.length;
  return powers.map((power, i) => whyNot(view, language, card, power, lines[first + i]));
}

export function reasons(view: View, target: Target, language: Language): readonly string[] {
  return [...new Set(allReasons(view, target, language).filter((text) => text !== ''))];
}

function allReasons(view: View, target: Target, language: Language): string[] {
  if (!isMain(view)) return [];
  const { table, seat } = view;
  if (target === 'deck') return [lack(view, language, { ...MONUMENT_COST, less: 0 })];
  const card = cardOf(target);
  if (card === null) return [];
  const p = table.players[seat];
  if (p.hand.includes(card) || table.places.includes(card) || table.monuments.includes(card)) {
    const { fixed, any } = FACES[card].cost;
    const discount = discountFor(table, seat, card, 0);
    if (discount === 0) return [lack(view, language, { fixed, any, less: 0 })];
    // A discount never lowers gold (RA-6.3).
    const gold = fixed.map((n, kind) => (kind === GOLD ? n : 0));
    const others = fixed.map((n, kind) => (kind === GOLD ? 0 : n));
    return [
      lack(view, language, { fixed: gold, any: 0, less: 0 }),
      lack(view, language, { fixed: others, any, less: discount }),
    ];
  }
  if (table.items.includes(card)) return [say(language, 'why-item')];
  return p.inPlay.includes(card) ? component(view, language, card) : [];
}

/** Why something on the table cannot be used just now (EV-8 to EV-13), from the very costs that the rules look at. */
import { type Card, can, type Language, NONE } from '@gloaming/engine';
import {
  abilitiesOf,
  type Cost,
  costText,
  councilCost,
  design,
  discountFor,
  type Effect,
  evenfall,
  FIRST_PERSON,
  FIRST_RITUAL,
  figuresText,
  hasFreePlace,
  isPerson,
  isPlace,
  isRitual,
  personFace,
  placeFace,
  REGION_BOARDS,
  REGIONS,
  regionText,
  ritualFace,
  size,
  TEXTS,
  type Verb,
  type View,
} from '@gloaming/evenfall';
import type { Target } from '../../table/game.ts';
import { lacking } from '../../table/lacking.ts';
import { say } from '../../words/index.ts';
import { isMain } from './asking.ts';
import { ZONE_WORDS } from './zones.ts';

interface Asker {
  view: View;
  language: Language;
}

/** Empty if nothing is missing. */
function lack({ view, language }: Asker, { fixed, any, mana }: Cost, less: number): string {
  const { resources, mana: has } = view.table.players[view.seat];
  const { kinds, any: more } = lacking(resources, { fixed, any, less });
  const missing: Cost = { fixed: kinds, any: more, mana: Math.max(0, mana - has) };
  return size(missing) + missing.mana === 0 ? '' : say(language, 'why-lacks', { what: costText(language, missing) });
}
const lackWitches = (language: Language, n: number): string =>
  n <= 0 ? '' : say(language, 'why-lacks', { what: figuresText(language, n, 'witch') });
const discount = ({ view }: Asker, on: 'ritual' | 'council'): number =>
  discountFor(abilitiesOf(view.table, view.seat), on);

function cost(a: Asker, verbs: readonly Verb[], from: Card, line: string): string[] {
  const f = { verbs, at: 0, seat: a.view.seat, from, it: NONE, n: 0, held: NONE };
  const failing = verbs.filter((verb) => !can(evenfall.verbs, a.view, verb, f));
  return failing.map((verb) =>
    verb.verb === 'pay' ? lack(a, verb.cost, 0) : say(a.language, 'why-needs', { what: line }),
  );
}

function inHand(a: Asker, card: Card): string[] {
  const { table, seat } = a.view;
  const p = table.players[seat];
  if (isRitual(card))
    return [
      lack(a, ritualFace(card).cost, discount(a, 'ritual')),
      hasFreePlace(table, p) ? '' : say(a.language, 'why-no-place'),
    ];
  const zones = ZONE_WORDS[a.language];
  const isTwice = p.specialists.some((own) => design(own) === design(card));
  const as = (role: string, text: string): string =>
    text === '' ? '' : `${role} – ${text.charAt(0).toLocaleLowerCase(a.language)}${text.slice(1)}`;
  return [
    as(zones.specialists, isTwice ? say(a.language, 'why-twice') : lack(a, personFace(card).cost, 0)),
    as(zones.council, lack(a, councilCost(table, seat), discount(a, 'council'))),
  ];
}

function withEffect(a: Asker, card: Card, effect: Effect): string[] {
  const { table, seat } = a.view;
  const p = table.players[seat];
  const { lines } = TEXTS[a.language].card(card);
  if (effect.effect === 'turn') {
    const isUsed = p.borrowed.includes(card)
      ? p.borrowedUsed.includes(card)
      : isPerson(card) && table.turned[card - FIRST_PERSON] === 1;
    return isUsed ? [say(a.language, 'why-turned')] : cost(a, effect.exchange.cost, card, lines[0]);
  }
  if (effect.effect !== 'space') return [say(a.language, 'why-by-itself')];
  const i = card - FIRST_RITUAL;
  if (!effect.space.many && table.witchesOn[i] + table.eldersOn[i] > 0) return [say(a.language, 'why-taken')];
  const inner = p.inner.includes(table.ritualOn.indexOf(card));
  if (p.witches === 0 && (p.elders === 0 || !inner)) return [lackWitches(a.language, 1)];
  return cost(a, effect.space.cost, card, lines[0]);
}

function aboutCard(a: Asker, card: Card): string[] {
  const { table, seat } = a.view;
  const p = table.players[seat];
  if (p.hand.includes(card)) return inHand(a, card);
  if (isPlace(card)) {
    if (!table.regions.some(({ spots }) => spots.includes(card))) return [];
    return [lackWitches(a.language, placeFace(card, table.side).witches - p.witches)];
  }
  if (p.specialists.includes(card) || p.borrowed.includes(card))
    return withEffect(a, card, personFace(card).specialist);
  if (p.council.includes(card)) return [say(a.language, 'why-by-itself')];
  const isOwn = isRitual(card) && [...p.outer, ...p.inner].some((place) => table.ritualOn[place] === card);
  return isOwn ? withEffect(a, card, ritualFace(card).effect) : [];
}

function aboutRegion(a: Asker, region: number): string[] {
  const { table, seat } = a.view;
  const { space } = REGION_BOARDS[region];
  if (table.regions[region].space.length >= table.switches.actionSpacesPerRegion) return [say(a.language, 'why-taken')];
  if (table.players[seat].witches === 0) return [lackWitches(a.language, 1)];
  return cost(a, space.cost, NONE, regionText(a.language, REGIONS[region]).space);
}

/** The Main Action of a turn is done once (EV-8.2). */
function hasActed({ view }: Asker): boolean {
  const stack = view.stack;
  return (stack[stack.length - 1]?.n ?? 0) === 1;
}

export function reasons(view: View, target: Target, language: Language): readonly string[] {
  if (!isMain(view)) return [];
  const a = { view, language };
  const [what, number] = target.split(':');
  const of = Number(number);
  const isFree = what === 'card' && view.table.players[view.seat].specialists.includes(of);
  if (hasActed(a) && !isFree && isForMainAction(view, what, of)) return [say(language, 'why-acted')];
  const found = what === 'card' ? aboutCard(a, of) : what === 'region' ? aboutRegion(a, of) : [];
  return [...new Set(found.filter((text) => text !== ''))];
}
/** What one plays, discovers or uses; not what lies before others. */
function isForMainAction({ table, seat }: View, what: string, of: number): boolean {
  if (what !== 'card') return what === 'region';
  const { hand, outer, inner } = table.players[seat];
  return (
    hand.includes(of) ||
    table.regions.some(({ spots }) => spots.includes(of)) ||
    [...outer, ...inner].some((place) => table.ritualOn[place] === of)
  );
}

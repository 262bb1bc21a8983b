/**
 * One mechanism for everything that answers something else. Triggers of several players come in turn order from the
 * holder of the first-player marker; their owner orders their own (EV-A.43), and is only asked when the order can matter.
 */
import { insert, NONE, push } from '@gloaming/engine';
import { mainFace } from './cards/index.ts';
import { eachEffect, effectOf } from './clan.ts';
import type { Definitions } from './definitions.ts';
import { type Card, inTurnOrder, type Seat, type State, type Table, type When } from './state.ts';
import type { Trigger, Verb } from './verbs.ts';

/** Whether a trigger of `owner` on `source` answers what `actor` did with `card`. */
function answers(t: Table, when: When, moment: Trigger, owner: Seat, source: Card, actor: Seat, card: Card): boolean {
  if (when.moment !== moment) return false;
  switch (when.moment) {
    case 'token':
      return when.by === 'any' || (when.by === 'you') === (owner === actor);
    case 'play':
      return owner === actor && source !== card && mainFace(card).keywords.includes(when.keyword);
    case 'harvest':
      return owner === actor && (when.place === 'any' || t.ritualOn[card] === source);
    case 'discover':
    case 'build':
    case 'transfer':
    case 'discard':
    case 'battleWon':
    case 'coven':
    case 'pass':
      return owner === actor;
  }
}

function verbsOf(t: Table, owner: Seat, source: Card): readonly Verb[] {
  const effect = effectOf(t.players[owner], source);
  return 'verbs' in effect ? effect.verbs : [];
}

function sources(t: Table, moment: Trigger, owner: Seat, actor: Seat, card: Card): Card[] {
  const found: Card[] = [];
  eachEffect(t, t.players[owner], (effect, source) => {
    const hit =
      effect.effect === 'ongoing'
        ? answers(t, effect.when, moment, owner, source, actor, card)
        : owner === actor &&
          ((moment === 'roundEnd' && effect.effect === 'roundEnd') ||
            (moment === 'battleStart' && effect.effect === 'battle' && effect.at === 'start'));
    if (hit) found.push(source);
  });
  return found;
}

/** Gains without a choice or a draw come to the same in any order. */
function isPlain(verbs: readonly Verb[]): boolean {
  return verbs.every((v) => v.verb === 'gainPer' || (v.verb === 'gain' && v.goods.any === 0 && v.goods.cards === 0));
}

/** Places move while others resolve (a Transfer, a step), so what is gained for each of them comes before or after that. */
const countsPlaces = (verbs: readonly Verb[]): boolean =>
  verbs.some((v) => v.verb === 'gainPer' && v.per.count === 'places');
const onlyGains = (verbs: readonly Verb[]): boolean => verbs.every((v) => v.verb === 'gainPer' || v.verb === 'gain');

/** How many different effects of these cards there are whose order can matter. */
function involved(t: Table, owner: Seat, cards: readonly Card[]): number {
  const all = [...new Set(cards.map((card) => verbsOf(t, owner, card)))];
  const placesMove = all.some((verbs) => !onlyGains(verbs));
  return all.filter((verbs) => !isPlain(verbs) || (placesMove && countsPlaces(verbs))).length;
}

function schedule(s: State, owner: Seat, cards: readonly Card[], moment: Trigger, it: Card): void {
  if (cards.length > 1 && involved(s.table, owner, cards) > 1) {
    const rising: Card[] = [];
    for (const card of cards) insert(rising, card);
    push(s, [{ verb: 'order', cards: rising, moment }], owner, NONE, it);
    return;
  }
  for (let i = cards.length - 1; i >= 0; i--) push(s, verbsOf(s.table, owner, cards[i]), owner, cards[i], it);
}

/** Something happened to `actor`, with `card`: whatever answers it comes next. The Automa's cards do nothing (EV-19.12). */
export function happened(s: State, moment: Trigger, actor: Seat, card: Card): void {
  const t = s.table;
  if (moment !== 'token') {
    if (t.players[actor].automa === 0) wake(s, moment, actor, actor, card);
    return;
  }
  for (const owner of inTurnOrder(t).reverse()) wake(s, moment, owner, actor, card);
}
function wake(s: State, moment: Trigger, owner: Seat, actor: Seat, card: Card): void {
  const cards = sources(s.table, moment, owner, actor, card);
  if (cards.length > 0) schedule(s, owner, cards, moment, card);
}

export const TRIGGERS: Pick<Definitions, 'happened' | 'order'> = {
  happened: {
    run: (s, v, f) => happened(s, v.moment, f.seat, f.it),
  },
  order: {
    options: (_, v, __, out) => out.push(...v.cards),
    about: (_, __, ___, card) => ({ does: 'resolve', card }),
    then(s, v, f, card) {
      schedule(
        s,
        f.seat,
        v.cards.filter((other) => other !== card),
        v.moment,
        f.it,
      );
      f.from = card;
      return verbsOf(s.table, f.seat, card);
    },
  },
};

/** What the rest of a view could be: hands, decks, packs, mages and the monument deck, filled with what fits. */
import { bit, type Dice, NONE, remove } from '@gloaming/engine';
import { cardsOf } from './cards/index.ts';
import { holderOf, laterOn, packOf } from './draft.ts';
import { usualKnowledge } from './knowledge.ts';
import { imagineMixed } from './shuffles.ts';
import type { Card, Seat, State, Table, View } from './state.ts';

export function imagine(view: View, s: State, dice: Dice): void {
  imagineArtifacts(view, s, dice);
  imagineMages(s, dice);
  imagineMonuments(view, s, dice);
  for (const p of s.table.players) {
    p.hand.sort((a, b) => a - b);
    p.pack.sort((a, b) => a - b);
    p.mages.sort((a, b) => a - b);
  }
  know(s);
}

const pick = (from: Card[], dice: Dice): Card => from.splice(dice(from.length), 1)[0];
const hasSeen = (view: View, card: Card): boolean => (view.seen[card] & bit(view.seat)) !== 0;

/** Cards of a kind that the view shows nowhere. */
function unseen(t: Table, kind: 'mage' | 'monument'): Card[] {
  const shown = new Set([...t.players.flatMap((p) => [...p.inPlay, ...p.mages]), ...t.monuments, ...t.monumentDeck]);
  return cardsOf(kind).filter((card) => !shown.has(card));
}

function imagineMages({ table: t }: State, dice: Dice): void {
  const mages = unseen(t, 'mage');
  for (const p of t.players) p.mages = p.mages.map((card) => (card >= 0 ? card : pick(mages, dice)));
}

/** RA-7.11: what the seat has looked at and is still in the deck lies among those that somebody looked at last. */
function imagineMonuments(view: View, { table: t }: State, dice: Dice): void {
  const deck = t.monumentDeck;
  const monuments = unseen(t, 'monument');
  const top = [...deck.keys()].filter((at) => at >= deck.length - t.looked && deck[at] < 0);
  for (const card of monuments.filter((each) => hasSeen(view, each))) {
    deck[pick(top, dice)] = card;
    remove(monuments, card);
  }
  t.monumentDeck = deck.map((card) => (card >= 0 ? card : pick(monuments, dice)));
}

/** A place that a card is missing in, and what can be told of the card: its shuffle or, in a pack, how it was drafted. */
interface Slot {
  seat: Seat;
  pile: 'hand' | 'deck' | 'pack';
  at: number;
  mark: number;
}
interface Filling {
  t: Table;
  slots: Slot[];
  /** The cards that are still to be put somewhere, if anywhere. */
  loose: Card[];
  dice: Dice;
}

/** Puts a card into one of the slots that fit it. */
function put({ t, slots, loose, dice }: Filling, card: Card, fits: (slot: Slot) => boolean): boolean {
  const fitting = slots.filter(fits);
  if (fitting.length === 0) return false;
  const slot = fitting[dice(fitting.length)];
  slots.splice(slots.indexOf(slot), 1);
  remove(loose, card);
  t.players[slot.seat][slot.pile][slot.at] = card;
  if (slot.pile === 'pack') t.drafted[card] = slot.mark;
  else {
    t.owner[card] = slot.seat;
    t.batch[card] = slot.mark;
  }
  return true;
}

/**
 * Whose a card is and which shuffle it came from are kept for every card the seat ever saw; those go back into a hidden
 * place of that player and shuffle. Then come those that it handed on in a draft. The rest is open.
 */
function imagineArtifacts(view: View, s: State, dice: Dice): void {
  const t = s.table;
  const slots: Slot[] = [];
  const shown = new Set<Card>(t.open);
  t.players.forEach((p, seat) => {
    imagineMixed(t, p, dice);
    for (const card of [...p.discards, ...p.inPlay]) shown.add(card);
    for (const pile of ['hand', 'deck', 'pack'] as const)
      p[pile].forEach((card, at) => {
        if (card >= 0) shown.add(card);
        else slots.push({ seat, pile, at, mark: -1 - card });
      });
  });
  const filling: Filling = { t, slots, loose: cardsOf('artifact').filter((card) => !shown.has(card)), dice };
  const { loose } = filling;
  for (const card of loose.filter((each) => hasSeen(view, each) && t.owner[each] >= 0)) {
    const [owner, batch] = [t.owner[card], t.batch[card]];
    put(filling, card, (slot) => slot.seat === owner && slot.mark === batch && slot.pile !== 'pack');
  }
  imagineHandedOn(view, filling);
  while (slots.length > 0) {
    const [slot] = slots;
    put(filling, loose[dice(loose.length)], (other) => other === slot);
  }
}

/** RA-10.1: of what a seat hands on, each who then holds the pack keeps one card, and the others are still in it. */
function imagineHandedOn(view: View, filling: Filling): void {
  const { t, slots, loose, dice } = filling;
  const n = t.players.length;
  for (const pack of new Set(loose.map((card) => packOf(t.drafted[card])))) {
    if (pack === NONE) continue;
    const isOf = (drafted: number): boolean => packOf(drafted) === pack;
    const cards = loose.filter((card) => isOf(t.drafted[card]));
    const inPack = slots.filter((slot) => slot.pile === 'pack' && isOf(slot.mark));
    const found = t.drafted.filter((drafted, card) => isOf(drafted) && hasSeen(view, card));
    const kept = laterOn(t.drafted[cards[0]]).filter(
      (drafted) => holderOf(n, drafted) !== view.seat && !found.includes(drafted),
    );
    // Packs go round in order: those for whom no card is left have not had this one yet.
    for (const drafted of kept.slice(0, Math.max(0, cards.length - inPack.length))) {
      const card = pick(cards, dice);
      if (put(filling, card, (slot) => slot.pile !== 'pack' && slot.seat === holderOf(n, drafted)))
        t.drafted[card] = drafted;
    }
    for (const slot of inPack.slice(0, cards.length)) put(filling, pick(cards, dice), (other) => other === slot);
  }
}

/** The others know what anybody would. */
function know(s: State): void {
  const { known, seen } = usualKnowledge(s.table);
  for (let card = 0; card < known.length; card++) {
    s.known[card] |= known[card];
    s.seen[card] |= seen[card];
  }
}

/** What a seat may see of the table, and what the rest could be. */
import { bit, type Dice, type Seat as EngineSeat } from '@gloaming/engine';
import { ARTIFACT_COUNT, cardsOf } from './cards/index.ts';
import { usualKnowledge } from './knowledge.ts';
import type { Card, Player, Seat, State, Table, View } from './state.ts';

function clonePlayer(p: Player): Player {
  return {
    pool: p.pool.slice(),
    hand: p.hand.slice(),
    deck: p.deck.slice(),
    discards: p.discards.slice(),
    inPlay: p.inPlay.slice(),
    mages: p.mages.slice(),
    pack: p.pack.slice(),
    passed: p.passed,
    extra: p.extra,
    shuffles: p.shuffles,
    wins: p.wins,
  };
}

export function cloneTable(t: Table): Table {
  const players: Player[] = [];
  for (let i = 0; i < t.players.length; i++) players.push(clonePlayer(t.players[i]));
  return {
    players,
    monuments: t.monuments.slice(),
    monumentDeck: t.monumentDeck.slice(),
    places: t.places.slice(),
    items: t.items.slice(),
    turned: t.turned.slice(),
    on: t.on.slice(),
    owner: t.owner.slice(),
    batch: t.batch.slice(),
    glimpsed: t.glimpsed.slice(),
    first: t.first,
    tokenTurned: t.tokenTurned,
    round: t.round,
    acting: t.acting,
    deal: t.deal,
    match: t.match,
    game: t.game,
    open: t.open.slice(),
    decks: t.decks.map((deck) => deck.slice()),
    points: t.points.slice(),
    winners: t.winners.slice(),
    over: t.over,
  };
}

/** An unknown artifact still shows which shuffle it came from: the table saw that. */
const hidden = (t: Table, card: Card): Card => -1 - t.batch[card];

/**
 * Hands and decks are hidden card by card. Hands are put in order again, since the place of a card that cannot be seen
 * would tell something of its number.
 */
export function cross(t: Table, seat: EngineSeat, knows: (card: Card) => boolean, saw: (card: Card) => boolean): Table {
  const view = cloneTable(t);
  const hide = (card: Card): Card => (knows(card) ? card : hidden(t, card));
  for (const p of view.players) {
    p.hand = p.hand.map(hide).sort((a, b) => a - b);
    p.deck = p.deck.map(hide);
    p.mages = p.mages.map((card) => (knows(card) ? card : -1)).sort((a, b) => a - b);
    p.pack = p.pack.map(hide).sort((a, b) => a - b);
  }
  view.monumentDeck = view.monumentDeck.map((card) => (knows(card) ? card : -1));
  for (let card = 0; card < ARTIFACT_COUNT; card++) {
    view.glimpsed[card] &= bit(seat);
    if (saw(card)) continue;
    view.owner[card] = -1;
    view.batch[card] = 0;
  }
  return view;
}

/** Fills hands, decks, packs, mages and the monument deck with what could be there. */
export function imagine(view: View, s: State, dice: Dice): void {
  const t = s.table;
  imagineArtifacts(view, s, dice);
  fill(t.players, 'mages', unseen(s, 'mage'), dice);
  const monuments = unseen(s, 'monument');
  t.monumentDeck = t.monumentDeck.map((card) => (card >= 0 ? card : pick(monuments, dice)));
  for (const p of t.players) {
    p.hand.sort((a, b) => a - b);
    p.pack.sort((a, b) => a - b);
    p.mages.sort((a, b) => a - b);
  }
  know(s);
}

const pick = (from: Card[], dice: Dice): Card => from.splice(dice(from.length), 1)[0];

/** Cards of a kind that the view shows nowhere. */
function unseen(s: State, kind: 'mage' | 'monument'): Card[] {
  const t = s.table;
  const shown = new Set([...t.players.flatMap((p) => [...p.inPlay, ...p.mages]), ...t.monuments, ...t.monumentDeck]);
  return cardsOf(kind).filter((card) => !shown.has(card));
}

function fill(players: readonly Player[], pile: 'mages', from: Card[], dice: Dice): void {
  for (const p of players) p[pile] = p[pile].map((card) => (card >= 0 ? card : pick(from, dice)));
}

interface Slot {
  seat: Seat;
  pile: 'hand' | 'deck' | 'pack';
  at: number;
  batch: number;
}

/**
 * Whose a card is and which shuffle it came from are kept for every card the seat ever saw; those go back into a hidden
 * place of that player and shuffle. Cards seen in a draft are somebody else's. The rest is open.
 */
function imagineArtifacts(view: View, s: State, dice: Dice): void {
  const t = s.table;
  const slots: Slot[] = [];
  const shown = new Set<Card>();
  t.players.forEach((p, seat) => {
    for (const card of [...p.discards, ...p.inPlay]) shown.add(card);
    for (const pile of ['hand', 'deck', 'pack'] as const)
      p[pile].forEach((card, at) => {
        if (card >= 0) shown.add(card);
        else slots.push({ seat, pile, at, batch: -1 - card });
      });
  });
  for (const card of t.open) shown.add(card);
  const missing = cardsOf('artifact').filter((card) => !shown.has(card));
  const put = (card: Card, fits: (slot: Slot) => boolean): boolean => {
    const fitting = slots.filter(fits);
    if (fitting.length === 0) return false;
    const slot = fitting[dice(fitting.length)];
    slots.splice(slots.indexOf(slot), 1);
    t.players[slot.seat][slot.pile][slot.at] = card;
    if (slot.pile !== 'pack') {
      t.owner[card] = slot.seat;
      t.batch[card] = slot.batch;
    }
    return true;
  };
  const loose: Card[] = [];
  for (const card of missing) {
    const owner = t.owner[card];
    const isSeen = (view.seen[card] & bit(view.seat)) !== 0;
    if (
      !(
        isSeen &&
        owner >= 0 &&
        put(card, (slot) => slot.seat === owner && slot.batch === t.batch[card] && slot.pile !== 'pack')
      )
    )
      loose.push(card);
  }
  const glimpsed = loose.filter((card) => (t.glimpsed[card] & bit(view.seat)) !== 0);
  for (const card of glimpsed) if (put(card, (slot) => slot.seat !== view.seat)) loose.splice(loose.indexOf(card), 1);
  while (slots.length > 0) {
    const slot = slots[0];
    put(pick(loose, dice), (other) => other === slot);
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

/** What a seat may see of the table. */
import { ARTIFACT_COUNT } from './cards/index.ts';
import { firstSeen } from './draft.ts';
import { hideMixed } from './shuffles.ts';
import type { Card, Player, Seat, Table } from './state.ts';

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
    looked: p.looked,
    sure: p.sure,
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
    looked: t.looked,
    places: t.places.slice(),
    items: t.items.slice(),
    turned: t.turned.slice(),
    on: t.on.slice(),
    owner: t.owner.slice(),
    batch: t.batch.slice(),
    drafted: t.drafted.slice(),
    first: t.first,
    tokenTurned: t.tokenTurned,
    round: t.round,
    acting: t.acting,
    deal: t.deal,
    match: t.match,
    inTurn: t.inTurn,
    game: t.game,
    open: t.open.slice(),
    decks: t.decks.map((deck) => deck.slice()),
    points: t.points.slice(),
    winners: t.winners.slice(),
    over: t.over,
  };
}

/**
 * Hands and decks are hidden card by card. Hands are put in order again, since the place of a card that cannot be seen
 * would tell something of its number. An unknown artifact still shows which shuffle it came from or, in a pack, which
 * pack that is: the table saw it.
 */
export function cross(t: Table, seat: Seat, knows: (card: Card) => boolean, saw: (card: Card) => boolean): Table {
  const view = cloneTable(t);
  const hide = (card: Card): Card => (knows(card) ? card : -1 - t.batch[card]);
  for (const p of view.players) {
    p.hand = p.hand.map(hide);
    p.deck = p.deck.map(hide);
    hideMixed(p);
    p.hand.sort((a, b) => a - b);
    p.mages = p.mages.map((card) => (knows(card) ? card : -1)).sort((a, b) => a - b);
    p.pack = p.pack.map((card) => (knows(card) ? card : -1 - t.drafted[card])).sort((a, b) => a - b);
  }
  view.monumentDeck = view.monumentDeck.map((card) => (knows(card) ? card : -1));
  for (let card = 0; card < ARTIFACT_COUNT; card++) {
    // Who kept a card the seat handed on it learns when it sees the card again.
    const handedOn = firstSeen(t.players.length, t.drafted[card], seat);
    if (handedOn === 0 || !saw(card)) view.drafted[card] = handedOn;
    if (saw(card)) continue;
    view.owner[card] = -1;
    view.batch[card] = 0;
  }
  return view;
}

/** What a seat may see of the table. */
import type { Card, Player, RegionState, Seat, Table } from './state.ts';

function clonePlayer(p: Player): Player {
  return {
    clan: p.clan,
    automa: p.automa,
    resources: p.resources.slice(),
    mana: p.mana,
    points: p.points,
    hand: p.hand.slice(),
    outer: p.outer.slice(),
    inner: p.inner.slice(),
    specialists: p.specialists.slice(),
    council: p.council.slice(),
    witches: p.witches,
    elders: p.elders,
    coven: p.coven,
    tokenUsed: p.tokenUsed,
    passed: p.passed,
    stones: p.stones.slice(),
    stoneSpaces: p.stoneSpaces.slice(),
    boardWitch: p.boardWitch,
    borrowed: p.borrowed.slice(),
    borrowedUsed: p.borrowedUsed.slice(),
    boosts: p.boosts.slice(),
    dial: p.dial,
  };
}
function cloneRegion(r: RegionState): RegionState {
  return {
    spots: r.spots.slice(),
    stones: r.stones.slice(),
    witches: r.witches.slice(),
    elders: r.elders.slice(),
    space: r.space.slice(),
  };
}
export function cloneTable(t: Table): Table {
  const players: Player[] = [];
  for (let i = 0; i < t.players.length; i++) players.push(clonePlayer(t.players[i]));
  const regions: RegionState[] = [];
  for (let i = 0; i < t.regions.length; i++) regions.push(cloneRegion(t.regions[i]));
  return {
    players,
    seats: t.seats,
    regions,
    ritualOn: t.ritualOn.slice(),
    stoneOn: t.stoneOn.slice(),
    scythes: t.scythes.slice(),
    orbs: t.orbs.slice(),
    witchesOn: t.witchesOn.slice(),
    eldersOn: t.eldersOn.slice(),
    turned: t.turned.slice(),
    mainDeck: t.mainDeck.slice(),
    discards: t.discards.slice(),
    removed: t.removed.slice(),
    placeDeck: t.placeDeck.slice(),
    shuffles: t.shuffles,
    // Replaced as a whole when it changes, so it is shared.
    batch: t.batch,
    redStone: t.redStone,
    first: t.first,
    round: t.round,
    acting: t.acting,
    side: t.side,
    level: t.level,
    rondel: t.rondel,
    experienced: t.experienced,
    // Chosen once and never changed, so it is shared.
    switches: t.switches,
    winners: t.winners.slice(),
    over: t.over,
  };
}

/**
 * Hands and decks are hidden card by card; an unknown card still shows which shuffle it came from: the table saw that. In which
 * order copies came into a hand is for its owner alone.
 */
export function cross(t: Table, seat: Seat, knows: (card: Card) => boolean): Table {
  const view = cloneTable(t);
  const hide = (card: Card): Card => (knows(card) ? card : -1 - t.batch[card]);
  view.players.forEach((p, owner) => {
    if (owner !== seat) p.hand = p.hand.map(hide).sort((a, b) => a - b);
  });
  view.mainDeck = view.mainDeck.map(hide);
  view.placeDeck = view.placeDeck.map((card) => (knows(card) ? card : -1));
  return view;
}

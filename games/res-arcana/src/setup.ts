/** Setting the table and dealing (RA-2). */
import { below, bit, EVERYBODY, fail, insert, NONE, push, remove, show, shuffle, together } from '@gloaming/engine';
import { checkBegins } from '@gloaming/engine/session';
import { ARTIFACT_COUNT, cardOf, cardsOf, FACES, FIRST_GAME_SETS } from './cards/index.ts';
import type { Definitions } from './definitions.ts';
import { DRAFT } from './draft.ts';
import { turnUpMonument } from './effects.ts';
import { KINDS } from './essences.ts';
import { heard, tell } from './news.ts';
import { refuseOthers } from './others.ts';
import { drawCard } from './piles.ts';
import { type Card, DEALS, next, type Options, type Player, type Seat, type State, type Table } from './state.ts';
import type { Verb } from './verbs.ts';

const MAGES_DEALT = 2;
const DECK_SIZE = 8;
const FIRST_HAND = 3;
const FACE_UP_MONUMENTS = 2;

const PLAY: readonly Verb[] = [{ verb: 'pickItems' }, { verb: 'rounds' }];
export const SETUPS: Record<Options['deal'], readonly Verb[]> = {
  standard: [{ verb: 'setTable' }, { verb: 'deal' }, { verb: 'firstHands' }, { verb: 'pickMages' }, ...PLAY],
  'first-game': [{ verb: 'setTable' }, { verb: 'deal' }, ...PLAY],
  draft: [{ verb: 'setTable' }, { verb: 'deal' }, ...DRAFT, { verb: 'firstHands' }, { verb: 'pickMages' }, ...PLAY],
};

function player(): Player {
  return {
    pool: new Array(KINDS).fill(0),
    hand: [],
    deck: [],
    discards: [],
    inPlay: [],
    mages: [],
    pack: [],
    passed: 0,
    extra: 0,
    shuffles: 0,
    looked: 0,
    sure: [],
    wins: 0,
  };
}

export function setup(options: Options): { table: Table; verbs: readonly Verb[] } {
  const { players, deal, match, inTurn = false } = options ?? {};
  const bad = (option: string, value: unknown): never =>
    fail('bad-options', { option, value: String(JSON.stringify(value)).slice(0, 40) });
  if (!Number.isInteger(players) || players < 2 || players > 4) bad('players', players);
  if (!DEALS.includes(deal)) bad('deal', deal);
  if (typeof match !== 'boolean' || (match && (players !== 2 || deal === 'first-game'))) bad('match', match);
  if (typeof inTurn !== 'boolean') bad('inTurn', inTurn);
  checkBegins(options, players);
  return { table: emptyTable(options), verbs: SETUPS[deal] };
}

export function emptyTable({ players, deal, match, inTurn, first = NONE }: Options): Table {
  return {
    players: Array.from({ length: players }, player),
    monuments: [],
    monumentDeck: [],
    looked: 0,
    places: [],
    items: [],
    turned: new Array(FACES.length).fill(0),
    on: new Array(FACES.length * KINDS).fill(0),
    owner: new Array(ARTIFACT_COUNT).fill(NONE),
    batch: new Array(ARTIFACT_COUNT).fill(0),
    drafted: new Array(ARTIFACT_COUNT).fill(0),
    first,
    tokenTurned: 0,
    round: 0,
    acting: NONE,
    deal,
    match: match ? 1 : 0,
    inTurn: inTurn === true ? 1 : undefined,
    game: 1,
    open: [],
    decks: Array.from({ length: players }, () => []),
    points: new Array(players).fill(0),
    winners: [],
    over: 0,
  };
}

function shuffled(s: State, cards: Card[]): Card[] {
  shuffle(s.chance, cards);
  return cards;
}
function own(s: State, seat: Seat, card: Card, batch: number): void {
  s.table.owner[card] = seat;
  s.table.batch[card] = batch;
}

export const SETUP: Pick<
  Definitions,
  'setTable' | 'deal' | 'firstHands' | 'pickMages' | 'pickMage' | 'pickItems' | 'pickItem'
> = {
  /** RA-2.1 to RA-2.4. In later games of a match the mages stay, and somebody says who goes first. */
  setTable: {
    run(s) {
      const t = s.table;
      t.items = cardsOf('item');
      const sides = cardsOf('place');
      t.places = sides.filter((_, i) => i % 2 === 0);
      if (t.deal !== 'first-game') t.places = t.places.map((sun) => sun + below(s.chance, 2));
      t.monumentDeck = shuffled(s, cardsOf('monument'));
      for (const card of [...t.items, ...t.places]) show(s, card, EVERYBODY);
      for (const p of t.players) p.pool.fill(1);
      if (t.first === NONE) t.first = below(s.chance, t.players.length);
      if (heard() && t.game === 1) tell({ news: 'began', game: t.game, first: t.first });
      for (let i = 0; i < FACE_UP_MONUMENTS; i++) turnUpMonument(s);
    },
  },

  /** RA-2.5; RA-2.6 for a first game; only the mages for a draft (RA-10.1). */
  deal: {
    run(s) {
      if (s.table.deal === 'first-game') dealSets(s);
      else dealMages(s);
      if (s.table.deal === 'standard') dealDecks(s);
    },
  },

  firstHands: {
    run(s) {
      s.table.players.forEach((p, seat) => {
        shuffle(s.chance, p.deck);
        for (const card of p.deck) s.known[card] = 0;
        for (let i = 0; i < FIRST_HAND; i++) drawCard(s, seat);
      });
    },
  },

  pickMages: {
    run: (s) => together(s, s.table.players.length, [{ verb: 'pickMage' }]),
  },

  pickMage: {
    secret: true,
    options: (s, _, f, out) => out.push(...s.table.players[f.seat].mages),
    about: (_, __, ___, card) => ({ does: 'pick', card }),
    then(s, _, f, card) {
      const p = s.table.players[f.seat];
      p.mages = [];
      insert(p.inPlay, card);
      show(s, card, EVERYBODY);
      if (heard()) tell({ news: 'picked', seat: f.seat, card });
    },
  },

  /** RA-2.7: counter-clockwise, the first player last. */
  pickItems: {
    run(s) {
      let seat = s.table.first;
      for (let i = 0; i < s.table.players.length; i++) {
        push(s, [{ verb: 'pickItem' }], seat);
        seat = next(s.table, seat);
      }
    },
  },

  pickItem: {
    options({ table }, _, f, out, unavailable) {
      out.push(...table.items);
      const about = (card: Card) => ({ does: 'pick', card }) as const;
      if (unavailable !== undefined)
        refuseOthers(table, f.seat, { where: 'items', rule: 'RA-2.7', about }, unavailable);
    },
    about: (_, __, ___, card) => ({ does: 'pick', card }),
    then(s, _, f, card) {
      remove(s.table.items, card);
      insert(s.table.players[f.seat].inPlay, card);
      if (heard()) tell({ news: 'picked', seat: f.seat, card });
    },
  },
};

const rising = (a: Card, b: Card): number => a - b;

function dealMages(s: State): void {
  const mages = shuffled(s, cardsOf('mage'));
  s.table.players.forEach((p, seat) => {
    p.mages = mages.splice(0, MAGES_DEALT).sort(rising);
    for (const card of p.mages) show(s, card, bit(seat));
    if (heard()) tell({ news: 'dealt', seat, cards: p.mages.slice() });
  });
}

/** Everybody looks at the eight before they are shuffled: whose they are is known, not how they lie. */
function dealDecks(s: State): void {
  const artifacts = shuffled(s, cardsOf('artifact'));
  s.table.players.forEach((p, seat) => {
    p.deck = artifacts.splice(0, DECK_SIZE).sort(rising);
    for (const card of p.deck) {
      own(s, seat, card, 0);
      show(s, card, bit(seat));
    }
    if (heard()) tell({ news: 'dealt', seat, cards: p.deck.slice() });
  });
}

/** The mage tells which set it is, so the table knows the three cards; the deck nobody knows (batch 1). */
function dealSets(s: State): void {
  const sets = shuffled(s, [...FIRST_GAME_SETS.keys()]);
  const { players } = s.table;
  const dealt = players.map((_, seat) => FIRST_GAME_SETS[sets[seat]]);
  const inSets = dealt.flatMap(({ hand }) => hand.map(cardOf));
  const rest = shuffled(
    s,
    cardsOf('artifact').filter((card) => !inSets.includes(card)),
  );
  players.forEach((p, seat) => {
    const mage = cardOf(dealt[seat].mage);
    p.inPlay = [mage];
    show(s, mage, EVERYBODY);
    p.hand = dealt[seat].hand.map(cardOf).sort(rising);
    for (const card of p.hand) {
      own(s, seat, card, 0);
      show(s, card, bit(seat));
      s.seen[card] = EVERYBODY;
    }
    p.deck = rest.splice(0, DECK_SIZE - FIRST_HAND);
    p.shuffles = 1;
    for (const card of p.deck) own(s, seat, card, 1);
    if (heard()) tell({ news: 'dealt', seat, cards: p.hand.slice() });
  });
}

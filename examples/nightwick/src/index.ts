/**
 * Nightwick: a village at dusk, and everybody lights what they can. In your turn you turn lights that you have lit, for oil or for
 * cards, as many as you like; then you light one from your hand for its price in oil, or you rest: your lights are straight again,
 * and you take an oil and a card. With the sixth light of a player, or the last card, the last round has come. Only lights that are
 * straight are points.
 */
import {
  again,
  bit,
  type Card,
  EVERYBODY,
  fail,
  frame,
  type Game,
  heard,
  insert,
  NONE,
  numbered,
  push,
  remove,
  type Seat,
  type Seen,
  show,
  shuffle,
  tellAny,
  type Unavailable,
  type VerbsAsking,
} from '@gloaming/engine';
import { CARDS, FACES } from './cards.ts';
import { LAST, OVER, PLAYING, SIGHT, type State, type Table, type Verb } from './table.ts';

export * from './cards.ts';
export * from './table.ts';

export const GAME: readonly Verb[] = [{ verb: 'deal', n: 3 }, { verb: 'rounds' }];
const TURN: readonly Verb[] = [{ verb: 'act' }];
const ENOUGH = 6;

export type Choice = { does: 'rest' } | { does: 'light' | 'turn'; card: Card };
type Choices = { act: Choice };
export type Reason =
  | { readonly reason: 'lacksOil'; readonly n: number }
  | { readonly reason: 'isTurned' | 'bringsNothing' | 'noCards' }
  | { readonly reason: 'notYours'; readonly owner: Seat };
export type News =
  | { readonly news: 'round'; readonly round: number }
  | { readonly news: 'last' }
  | { readonly news: 'lit' | 'turned' | 'drew'; readonly seat: Seat; readonly card: Card }
  | { readonly news: 'rested'; readonly seat: Seat };
const tell: (news: News) => void = tellAny;

/** What option numbers stand for; records keep the order for ever. */
export const ACTIONS = numbered<Choice>({
  rest: [{ does: 'rest' }],
  light: CARDS.map((card) => ({ does: 'light', card })),
  turn: CARDS.map((card) => ({ does: 'turn', card })),
});
const optionOf = (choice: Choice): number => ACTIONS.first[choice.does] + ('card' in choice ? choice.card : 0);

/** NW-4.1 */
function isLast(s: State): void {
  if (s.table.ending !== PLAYING) return;
  s.table.ending = LAST;
  if (heard()) tell({ news: 'last' });
}

function draw(s: State, seat: Seat): void {
  const card = s.table.deck.pop();
  if (card === undefined) return;
  insert(s.table.players[seat].hand, card);
  show(s, card, bit(seat));
  if (heard()) tell({ news: 'drew', seat, card });
  if (s.table.deck.length === 0) isLast(s);
}

const lacksOil = (oil: number, card: Card): Reason[] => {
  const n = FACES[card].cost - oil;
  return n > 0 ? [{ reason: 'lacksOil', n }] : [];
};
function cannotTurn({ turned, deck }: Table, card: Card): Reason[] {
  const { oil, cards } = FACES[card];
  if (oil + cards === 0) return [{ reason: 'bringsNothing' }];
  return [
    ...(turned[card] === 1 ? [{ reason: 'isTurned' } as const] : []),
    ...(cards > 0 && deck.length === 0 ? [{ reason: 'noCards' } as const] : []),
  ];
}

/** All that a seat could mean, and what stands against it: where that is nothing, it is an option. */
function meant({ table }: Seen<Table, Verb>, seat: Seat): Unavailable<Choice, Reason>[] {
  const { hand, oil } = table.players[seat];
  const lights = hand.map((card) => ({ choice: { does: 'light', card } as const, why: lacksOil(oil, card) }));
  const turns = table.players.flatMap(({ lit }, owner) =>
    lit.map((card) => ({
      choice: { does: 'turn', card } as const,
      why: owner === seat ? cannotTurn(table, card) : [{ reason: 'notYours', owner } as const],
    })),
  );
  return [{ choice: { does: 'rest' }, why: [] }, ...lights, ...turns];
}

const VERBS: VerbsAsking<Table, Verb, Choices, Reason> = {
  deal: {
    run(s, { n }) {
      shuffle(s.chance, s.table.deck);
      for (let seat = 0; seat < s.table.players.length; seat++) for (let i = 0; i < n; i++) draw(s, seat);
    },
  },
  /** Round after round: the verb comes again until a round was the last. */
  rounds: {
    run(s, _, f) {
      const t = s.table;
      if (t.ending === LAST) {
        t.ending = OVER;
        return;
      }
      t.round++;
      if (heard()) tell({ news: 'round', round: t.round });
      again(f);
      for (let seat = t.players.length - 1; seat >= 0; seat--) push(s, TURN, seat);
    },
  },
  act: {
    options(s, _, f, out, unavailable) {
      for (const each of meant(s, f.seat)) {
        if (each.why.length === 0) out.push(optionOf(each.choice));
        else unavailable?.push(each);
      }
      out.sort((a, b) => a - b);
    },
    about: (_, __, ___, option) => ACTIONS.choices[option],
    /** Whether a hand holds anything that could be lit is nobody else's business. */
    always: () => true,
    then(s, _, f, option) {
      const choice = ACTIONS.choices[option];
      const p = s.table.players[f.seat];
      switch (choice.does) {
        case 'rest':
          if (heard()) tell({ news: 'rested', seat: f.seat });
          for (const card of p.lit) s.table.turned[card] = 0;
          p.oil++;
          return draw(s, f.seat);
        case 'light':
          p.oil -= FACES[choice.card].cost;
          remove(p.hand, choice.card);
          p.lit.push(choice.card);
          show(s, choice.card, EVERYBODY);
          if (heard()) tell({ news: 'lit', seat: f.seat, card: choice.card });
          return p.lit.length === ENOUGH ? isLast(s) : undefined;
        case 'turn':
          s.table.turned[choice.card] = 1;
          p.oil += FACES[choice.card].oil;
          if (heard()) tell({ news: 'turned', seat: f.seat, card: choice.card });
          for (let i = 0; i < FACES[choice.card].cards; i++) draw(s, f.seat);
          return again(f);
      }
    },
  },
};

export interface Options {
  players: number;
}
export const nightwick: Game<Table, Verb, Options, Choice, Reason> = {
  name: 'nightwick',
  rules: 1,
  players: { min: 2, max: 4 },
  cards: CARDS.length,
  seats: (t) => t.players.length,
  ...SIGHT,
  setup({ players }) {
    if (![2, 3, 4].includes(players)) fail('bad-options', { option: 'players', value: String(players) });
    const table: Table = {
      deck: [...CARDS],
      players: Array.from({ length: players }, () => ({ oil: 2, hand: [], lit: [] })),
      turned: CARDS.map(() => 0),
      round: 0,
      ending: PLAYING,
    };
    return { table, verbs: GAME };
  },
  verbs: VERBS,
};

/** What is still to be done in a round while a seat has its turn: as `rounds` leaves it. */
export const stackIn = (players: number, acting: Seat): State['stack'] => [
  { ...frame(GAME, 0, NONE, NONE, 0), at: 1 },
  ...Array.from({ length: players - acting }, (_, i) => frame(TURN, players - 1 - i, NONE, NONE, 0)),
];

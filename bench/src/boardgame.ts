/**
 * Duskfall for boardgame.io, written as its documentation recommends: moves change a draft of G, and everybody may be
 * active at the same time. The rules are those of examples/duskfall, question for question: what has only one option is
 * not asked, so that a decision here is a decision there (bench/test proves it).
 */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const { Client } = load('boardgame.io/client') as typeof import('boardgame.io/client', { with: {
  'resolution-mode': 'require',
}});
const { CreateGameReducer, InitializeGame } = load(
  'boardgame.io/internal',
) as typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' }});
const { ActivePlayers, INVALID_MOVE } = load('boardgame.io/core') as typeof import('boardgame.io/core', { with: {
  'resolution-mode': 'require',
}});

type Game = import('boardgame.io', { with: { 'resolution-mode': 'require' }}).Game<G>;
type Move = Extract<NonNullable<Game['moves']>[string], (...args: never) => unknown>;
type State = import('boardgame.io', { with: { 'resolution-mode': 'require' }}).State<G>;

export interface G {
  deck: number[];
  turnedUp: number | null;
  hands: number[][];
  bids: (number | null)[];
  points: number[];
  /** Who has won and decides whether to keep what was turned up. */
  winner: number | null;
}

const CARDS = 30;
const HAND = 3;
export const KEEP = 0;
export const DRAW = 1;

function draw(G: G, seat: number, n: number): void {
  G.hands[seat].push(...G.deck.splice(-n));
  G.hands[seat].sort((a, b) => a - b);
}

/** The first seat that is asked, and what it may answer; null when the game is over. */
export function asked(G: G): { seat: number; move: 'bid' | 'keepOrDraw'; options: readonly number[] } | null {
  if (G.winner !== null) return { seat: G.winner, move: 'keepOrDraw', options: [KEEP, DRAW] };
  const seat = G.bids.findIndex((bid, i) => bid === null && G.hands[i].length > 0);
  return G.turnedUp === null ? null : { seat, move: 'bid', options: G.hands[seat] };
}

function dusk(G: G): void {
  G.turnedUp = G.deck.pop() ?? null;
  if (G.turnedUp === null) return;
  G.bids = G.hands.map((hand) => (hand.length === 1 ? hand[0] : null));
  compareOnceAllHaveBid(G);
}

function compareOnceAllHaveBid(G: G): void {
  if (G.bids.some((bid, seat) => bid === null && G.hands[seat].length > 0)) return;
  G.hands = G.hands.map((hand, seat) => hand.filter((card) => card !== G.bids[seat]));
  const bids = G.bids.map((bid) => bid ?? -1);
  G.winner = bids.indexOf(Math.max(...bids));
  G.bids = G.bids.map(() => null);
  if (G.deck.length === 0) decide(G, KEEP);
}

function decide(G: G, option: number): void {
  const winner = G.winner as number;
  if (option === KEEP) G.points[winner] += (G.turnedUp as number) + 1;
  else draw(G, winner, 2);
  for (let seat = G.hands.length - 1; seat >= 0; seat--) if (seat !== winner) draw(G, seat, 1);
  G.winner = null;
  dusk(G);
}

const bid: Move = ({ G, playerID }, card: number) => {
  const seat = Number(playerID);
  if (G.winner !== null || G.bids[seat] !== null || !G.hands[seat].includes(card)) return INVALID_MOVE;
  G.bids[seat] = card;
  compareOnceAllHaveBid(G);
  return;
};
const keepOrDraw: Move = ({ G, playerID }, option: number) => {
  if (G.winner !== Number(playerID) || (option !== KEEP && option !== DRAW)) return INVALID_MOVE;
  decide(G, option);
  return;
};

/**
 * Who may do what, and when. As its documentation teaches it: a phase in which everybody is active and may bid, and one
 * in which it is the winner's turn. Or, as fast as it goes, one turn in which everybody is always active, so that
 * nothing but the moves themselves says what is allowed.
 */
const FLOWS: Record<Flow, Partial<Game>> = {
  phases: {
    phases: {
      bidding: {
        start: true,
        moves: { bid },
        turn: { activePlayers: ActivePlayers.ALL },
        endIf: ({ G }) => G.winner !== null,
        next: 'deciding',
      },
      deciding: {
        moves: { keepOrDraw },
        turn: {
          order: { first: ({ G }) => G.winner ?? 0, next: ({ G }) => G.winner ?? 0 },
          endIf: ({ G, ctx }) => G.winner !== null && String(G.winner) !== ctx.currentPlayer,
        },
        endIf: ({ G }) => G.winner === null,
        next: 'bidding',
      },
    },
  },
  'one turn': {
    moves: { bid, keepOrDraw },
    turn: { activePlayers: ActivePlayers.ALL },
  },
};
export type Flow = 'phases' | 'one turn';

/** With a deck in a given order, for comparison; without, it is shuffled. */
export function duskfallFor(flow: Flow, deck?: readonly number[]): Game {
  return {
    name: 'duskfall',
    // Undo keeps every state of the game; no simulation wants that.
    disableUndo: true,
    setup({ ctx, random }) {
      const each = [...Array(ctx.numPlayers).keys()];
      const G: G = {
        deck: deck?.slice() ?? random.Shuffle([...Array(CARDS).keys()]),
        turnedUp: null,
        hands: each.map(() => []),
        bids: each.map(() => null),
        points: each.map(() => 0),
        winner: null,
      };
      for (const seat of each) draw(G, seat, HAND);
      dusk(G);
      return G;
    },
    ...FLOWS[flow],
    endIf: ({ G }) => (G.turnedUp === null ? { points: G.points } : undefined),
  };
}

/** The action that boardgame.io's own bots dispatch. */
export const makeMove = (move: string, seat: number, option: number) =>
  ({ type: 'MAKE_MOVE', payload: { type: move, args: [option], playerID: String(seat), credentials: '' } }) as const;

export interface Match {
  state(): State;
  move(move: string, seat: number, option: number): void;
}

/** As an application plays it: a client with its store and log. */
export function withClient(game: Game, numPlayers: number): Match {
  const { store } = Client({ game, numPlayers, debug: false });
  return {
    state: () => store.getState(),
    move: (move, seat, option) => store.dispatch(makeMove(move, seat, option)),
  };
}

/** The fastest way through it: its reducer alone, without store, log, middleware and client. */
export function withReducer(game: Game): (numPlayers: number) => Match {
  const reduce = CreateGameReducer({ game });
  return (numPlayers) => {
    let state: State = InitializeGame({ game, numPlayers });
    return {
      state: () => state,
      move: (move, seat, option) => {
        state = reduce(state, makeMove(move, seat, option)) as State;
      },
    };
  };
}

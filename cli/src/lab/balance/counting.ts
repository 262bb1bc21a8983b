/** Greedy bots play, and what happens is counted by listening: no rule knows of it. */
import { makeBot } from '@gloaming/bots';
import {
  advance,
  type Card,
  keyFrom,
  listening,
  makeDice,
  OVER,
  type Seat,
  start,
  take,
  viewOf,
} from '@gloaming/engine';
import { design, evenfall, type News, type Options, SWITCHES } from '@gloaming/evenfall';
import type { Counted } from './counted.ts';
import { emptyTally, type Line, note, type Tally } from './tally.ts';

/** One game of a line. */
export interface CountingTask {
  readonly line: Line;
  readonly seed: number;
  readonly game: number;
}

const LAST_ROUND = 3;
const GREEDY = makeBot('greedy', 'evenfall');

/** What one player did with cards. */
interface Doing {
  drawn: Set<Card>;
  /** Drawn before the last round. */
  early: Set<Card>;
  rituals: Set<Card>;
  specialists: Set<Card>;
  council: Set<Card>;
  places: Set<Card>;
}
const nothing = (): Doing => ({
  drawn: new Set(),
  early: new Set(),
  rituals: new Set(),
  specialists: new Set(),
  council: new Set(),
  places: new Set(),
});

const optionsOf = ({ players, side, level }: Line): Options => ({
  players,
  side,
  clans: [],
  level,
  experienced: false,
  switches: SWITCHES,
});

/** What a seat did by a piece of news: in which round, with which cards, and how the counts rise. */
interface Hearing {
  readonly round: number;
  readonly own: Doing;
  readonly count: (what: Counted, n?: number) => void;
}
type Hear<N> = (news: N, hearing: Hearing) => void;
type OfSeat = Extract<News, { readonly seat: Seat }>;

const takePlace: Hear<{ readonly card: Card }> = ({ card }, { own, count }) => {
  count('places');
  own.places.add(design(card));
};
/** By news: what is counted of it, if anything. */
const COUNTING: { readonly [N in OfSeat['news']]: Hear<Extract<OfSeat, { news: N }>> | null } = {
  drew({ cards }, { round, own, count }) {
    count('drawn', cards.length);
    for (const card of cards) {
      own.drawn.add(design(card));
      if (round < LAST_ROUND) own.early.add(design(card));
    }
  },
  bound({ cards }, { own, count }) {
    count('rituals');
    own.rituals.add(design(cards[0]));
  },
  played({ as, card }, { own, count }) {
    count(as === 'council' ? 'council' : 'specialists');
    (as === 'council' ? own.council : own.specialists).add(design(card));
  },
  discovered: takePlace,
  tookPlace: takePlace,
  transferred: (_, { count }) => count('transfers'),
  builtOn: ({ catalyst }, { count }) => count(catalyst === 'scythe' ? 'scythes' : 'orbs'),
  advanced: (_, { count }) => count('steps'),
  harvested: (_, { count }) => count('harvested'),
  discarded: (_, { count }) => count('discarded'),
  strength({ n }, { count }) {
    count('battles');
    count('strength', n);
  },
  wonBattle: (_, { count }) => count('won'),
  gained: null,
  paid: null,
  removed: null,
  token: null,
  transferLost: null,
  announced: null,
  usedRegion: null,
  usedRitual: null,
  usedBoard: null,
  usedTurn: null,
  sentElder: null,
  tookBack: null,
  moved: null,
  borrowed: null,
  redStone: null,
  stoneOnBoard: null,
  boosted: null,
  passed: null,
  dial: null,
  reward: null,
  tookStone: null,
  marker: null,
  stonePlaced: null,
  scored: null,
};

/** Hears what seats do; what the Automa does is not counted here. */
function counter(line: Line, tally: Tally, doing: readonly Doing[]): (news: News) => void {
  const count = (what: Counted, n = 1): void => {
    tally.counts[what] += n;
  };
  let round = 0;
  return (news) => {
    if (news.news === 'round') round = news.round;
    if (!('seat' in news) || news.seat >= line.players) return;
    const hear = COUNTING[news.news] as Hear<OfSeat> | null;
    hear?.(news, { round, own: doing[news.seat], count });
  };
}

export function countGame({ line, seed, game }: CountingTask): Tally {
  const tally = emptyTally(line.players);
  const dice = makeDice(seed * 1_000_003 + game);
  const doing = Array.from({ length: line.players }, nothing);
  const hear = counter(line, tally, doing);
  const heard = <R>(act: () => R): R => listening((news) => hear(news as News), act);
  const s = heard(() => start(evenfall, optionsOf(line), keyFrom(dice)));
  const { first } = s.table;
  const out: number[] = [];
  let seat: Seat = advance(evenfall, s, out);
  while (seat !== OVER) {
    const asked = seat;
    const answer = GREEDY(evenfall, viewOf(evenfall, s, asked), out.slice(), dice);
    seat = heard(() => take(evenfall, s, asked, answer, out));
  }
  const { players, winners } = s.table;
  tally.games++;
  for (let who = 0; who < line.players; who++) {
    const share = winners.includes(who) ? 1 / winners.length : 0;
    const { points, clan } = players[who];
    addList(tally.points, points);
    if (share > 0) addList(tally.winning, points);
    note(tally.seats[(who - first + line.players) % line.players], share);
    note(tally.clans[clan], share);
    noteCards(tally, doing[who], share);
  }
  if (players.length > line.players) {
    tally.automa.points += players[line.players].points;
    if (winners.includes(line.players)) tally.automa.wins++;
  }
  return tally;
}
function addList(list: number[], points: number): void {
  while (list.length <= points) list.push(0);
  list[points]++;
}
function noteCards(tally: Tally, doing: Doing, share: number): void {
  const { drawn, early, rituals, specialists, council, places } = doing;
  for (const card of new Set([...drawn, ...rituals, ...specialists, ...council])) {
    const own = tally.cards[card];
    const isPlayed = rituals.has(card) || specialists.has(card) || council.has(card);
    note(isPlayed ? own.played : own.idle, share);
    if (early.has(card)) note(isPlayed ? own.playedEarly : own.idleEarly, share);
    if (specialists.has(card)) note(own.specialist, share);
    if (council.has(card)) note(own.council, share);
  }
  for (const place of places) note(tally.places[place], share);
}

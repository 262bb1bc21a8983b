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
import type { Counted } from '../base/statistics.ts';
import { add, emptyTally, type Line, note, type Tally } from './tally.ts';

/** A part of a line: every `step`-th game from `first` on. */
export interface Share {
  readonly line: Line;
  readonly games: number;
  readonly seed: number;
  readonly first: number;
  readonly step: number;
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

/** Hears what seats do; what the Automa does is not counted here. */
function counter(line: Line, tally: Tally, doing: readonly Doing[]): (news: News) => void {
  const count = (what: Counted, n = 1): void => {
    tally.counts[what] += n;
  };
  let round = 0;
  return (news) => {
    if (news.news === 'round') round = news.round;
    if (!('seat' in news) || news.seat >= line.players) return;
    const own = doing[news.seat];
    switch (news.news) {
      case 'drew':
        count('drawn', news.cards.length);
        for (const card of news.cards) {
          own.drawn.add(design(card));
          if (round < LAST_ROUND) own.early.add(design(card));
        }
        break;
      case 'bound':
        count('rituals');
        own.rituals.add(design(news.cards[0]));
        break;
      case 'played':
        count(news.as === 'council' ? 'council' : 'specialists');
        (news.as === 'council' ? own.council : own.specialists).add(design(news.card));
        break;
      case 'discovered':
      case 'tookPlace':
        count('places');
        own.places.add(design(news.card));
        break;
      case 'transferred':
        count('transfers');
        break;
      case 'builtOn':
        count(news.catalyst === 'scythe' ? 'scythes' : 'orbs');
        break;
      case 'advanced':
        count('steps');
        break;
      case 'harvested':
        count('harvested');
        break;
      case 'discarded':
        count('discarded');
        break;
      case 'strength':
        count('battles');
        count('strength', news.n);
        break;
      case 'wonBattle':
        count('won');
        break;
      case 'gained':
      case 'paid':
      case 'removed':
      case 'token':
      case 'announced':
      case 'usedRegion':
      case 'usedRitual':
      case 'usedBoard':
      case 'usedTurn':
      case 'sentElder':
      case 'tookBack':
      case 'moved':
      case 'borrowed':
      case 'redStone':
      case 'stoneOnBoard':
      case 'boosted':
      case 'passed':
      case 'dial':
      case 'reward':
      case 'tookStone':
      case 'marker':
      case 'stonePlaced':
      case 'scored':
        break;
    }
  };
}

function playOne(line: Line, tally: Tally, seed: number, game: number): void {
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

/** `each` is told after every game. */
export function countShare({ line, games, seed, first, step }: Share, each: () => void): Tally {
  const tally = emptyTally(line.players);
  for (let game = first; game < games; game += step) {
    const one = emptyTally(line.players);
    playOne(line, one, seed, game);
    add(tally, one);
    each();
  }
  return tally;
}

/** Looks for puzzles in a game that strong bots play: the same number and seed, the same puzzles. */
import { type Guide, KNOWLEDGE, makeThinker, type Thinker, type Thought } from '@gloaming/bots';
import { asking, choiceOf, type Dice, keyFrom, makeDice, makeKey, type Seat } from '@gloaming/engine';
import { begin, type PlainAnswer, packAnswers, type Session } from '@gloaming/engine/session';
import type { EntryOf, GameName, TableOf, VerbOf } from '@gloaming/games';
import {
  FINDERS,
  type Finder,
  HASH_LENGTH,
  type Move,
  type Puzzle,
  type Theme,
  themeOf,
} from '@gloaming/games/puzzles';
import { type Efforts, effortsOf } from './efforts.ts';
import { foundBy, isTrivial } from './finders.ts';
import { askedIn, promising, solution } from './moves.ts';
import { reasonFor } from './reason.ts';

/** Puzzles of one game resemble each other: of each seat's round one is enough. */
interface Hunt<N extends GameName> {
  readonly name: N;
  readonly entry: EntryOf<N>;
  readonly guide: Guide<TableOf<N>, VerbOf<N>>;
  readonly efforts: Efforts;
  readonly dice: Dice;
  readonly session: Session<TableOf<N>, VerbOf<N>>;
}

/** So many of one game, and no more. */
const MOST_OF_A_GAME = 6;

export function findIn<N extends GameName>(entry: EntryOf<N>, name: N, seed: number, number: number): Puzzle[] {
  const efforts = effortsOf(name);
  const dice = makeDice(seed * 1_000_003 + number);
  const { players, chosen } = efforts.tables[number % efforts.tables.length];
  const options = entry.options.parse(players, chosen);
  const key = keyFrom(dice);
  const { session } = begin(entry, options, key);
  const { guide } = KNOWLEDGE[name];
  const hunt: Hunt<N> = { name, entry, guide, efforts, dice, session };
  const thinkers: Thinker<TableOf<N>, VerbOf<N>>[] = Array.from({ length: session.seats }, () =>
    makeThinker(entry.game, guide),
  );
  const answers: PlainAnswer[] = [];
  const found: Puzzle[] = [];
  const seen = new Set<string>();
  while (!session.isOver) {
    const [seat] = session.deciders();
    const round = entry.round(session.state.table);
    const moment = `${seat} ${round}`;
    const isEarly = round < efforts.since;
    const iterations = isEarly ? efforts.play / 2 : efforts.play;
    const thought = thinkers[seat].now(session.view(seat), session.options(seat), dice, { iterations });
    if (!isEarly && found.length < MOST_OF_A_GAME && !seen.has(moment) && leadsIn(thought)) {
      const part = puzzleAt(hunt, seat);
      if (part !== null) {
        seen.add(moment);
        const before = packAnswers(entry.game, begin(entry, options, key).session.state, answers);
        found.push({ rules: entry.game.rules, from: number, players, chosen, key: makeKey(key), before, ...part });
      }
    }
    const option = thought.answer;
    session.answer(seat, option);
    answers.push({ seat, option });
  }
  return found;
}

/** What somebody has thought who plays costs nothing more: where other answers seem as good to them, there is hardly a puzzle. */
const AT_A_GLANCE = 0.04;
const LOOKED_AT = 6;

function leadsIn({ answer, tried }: Thought): boolean {
  const chances = tried.filter(({ visits }) => visits >= LOOKED_AT);
  const best = chances.find(({ option }) => option === answer)?.chance ?? 0;
  return chances.every(({ option, chance }) => option === answer || best - chance >= AT_A_GLANCE);
}

type Part = Omit<Puzzle, 'rules' | 'from' | 'players' | 'chosen' | 'key' | 'before'>;

/** The cheap questions come first: most moments are no puzzles. */
function puzzleAt<N extends GameName>(hunt: Hunt<N>, seat: Seat): Part | null {
  const { name, guide, efforts, dice, session } = hunt;
  const asked = askedIn(session, guide, seat);
  const answer = asked === null ? null : promising(asked, dice, efforts.quick);
  if (asked === null || answer === null) return null;
  if (isTrivial(sharesOf(name, EARLY, session, seat, [{ answer }], dice, 0))) return null;
  const moves = solution(session, guide, seat, dice, efforts.long);
  if (moves.length === 0) return null;
  const found = sharesOf(name, FINDERS, session, seat, moves, dice, efforts.master);
  if (isTrivial(found)) return null;
  return {
    seat,
    hash: session.hash().slice(0, HASH_LENGTH),
    moves,
    theme: themeAt(hunt, seat, moves[0].answer),
    found,
    why: reasonFor(asked, moves[0], dice, efforts.long),
  };
}

/** Those who answer at once. */
const EARLY = ['random', 'greedy', 'adept'] as const;

function sharesOf<N extends GameName, F extends Finder>(
  name: N,
  finders: readonly F[],
  session: Session<TableOf<N>, VerbOf<N>>,
  seat: Seat,
  moves: readonly Pick<Move, 'answer'>[],
  dice: Dice,
  iterations: number,
): Record<F, number> {
  const share = (finder: F) => [finder, foundBy(name, finder, session, seat, moves, dice, iterations)] as const;
  return Object.fromEntries(finders.map(share)) as Record<F, number>;
}

function themeAt<N extends GameName>({ entry: { game }, session }: Hunt<N>, seat: Seat, answer: number): Theme {
  const view = session.view(seat);
  const frame = asking(view, seat);
  const verb = frame?.verbs[frame.at].verb ?? '';
  const does = choiceOf(game, view, seat, answer)?.does ?? '';
  const told = session.fork().answer(seat, answer);
  return themeOf(
    verb,
    does,
    verb === game.turn,
    told.some(({ news }) => news.news === ATTACKED),
  );
}
const ATTACKED = 'attacked';

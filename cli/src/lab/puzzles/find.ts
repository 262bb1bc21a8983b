/** Looks for puzzles in a game that strong bots play: the same number and seed, the same puzzles. */
import { type Guide, KNOWLEDGE, makeThinker, type Thinker, type Thought } from '@gloaming/bots';
import {
  asking,
  choiceOf,
  type Dice,
  keyFrom,
  makeDice,
  makeKey,
  type Seat,
  type Verb,
  type View,
} from '@gloaming/engine';
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
import { askedIn, isPromising, solution } from './moves.ts';
import { reasonFor } from './reason.ts';

interface Hunt<N extends GameName> {
  readonly name: N;
  readonly entry: EntryOf<N>;
  readonly guide: Guide<TableOf<N>, VerbOf<N>>;
  readonly efforts: Efforts;
  readonly dice: Dice;
  readonly session: Session<TableOf<N>, VerbOf<N>>;
  /** Themes of which there are enough are not looked for. */
  readonly isWanted: (theme: Theme) => boolean;
}

/** So many of one game, and no more; and one of each kind of question that a seat is asked in a round: they resemble each other. */
const MOST_OF_A_GAME = 6;

export function findIn<N extends GameName>(
  entry: EntryOf<N>,
  name: N,
  seed: number,
  number: number,
  isWanted: (theme: Theme) => boolean,
): Puzzle[] {
  const efforts = effortsOf(name);
  const dice = makeDice(seed * 1_000_003 + number);
  const { players, chosen } = efforts.tables[number % efforts.tables.length];
  const options = entry.options.parse(players, chosen);
  const key = keyFrom(dice);
  const { session } = begin(entry, options, key);
  const { guide } = KNOWLEDGE[name];
  const hunt: Hunt<N> = { name, entry, guide, efforts, dice, session, isWanted };
  const thinkers: Thinker<TableOf<N>, VerbOf<N>>[] = Array.from({ length: session.seats }, () =>
    makeThinker(entry.game, guide),
  );
  const answers: PlainAnswer[] = [];
  const found: Puzzle[] = [];
  const seen = new Set<string>();
  /** By seat: questions still to come that are moves of its last puzzle. */
  const following: number[] = Array.from({ length: session.seats }, () => 0);
  while (!session.isOver) {
    const [seat] = session.deciders();
    const round = entry.round(session.state.table);
    const moment = `${seat} ${round} ${verbOf(session.view(seat), seat)}`;
    const isEarly = round < efforts.since;
    const iterations = isEarly ? efforts.play / 3 : efforts.play;
    const thought = thinkers[seat].now(session.view(seat), session.options(seat), dice, { iterations });
    const isNew = following[seat]-- <= 0 && !seen.has(moment);
    if (!isEarly && isNew && found.length < MOST_OF_A_GAME && leadsIn(thought)) {
      const part = puzzleAt(hunt, seat, thought);
      if (part !== null) {
        seen.add(moment);
        following[seat] = part.moves.length - 1;
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
/** Nor where nearly all is lost, or won already. */
const LOST = 0.1;
const WON = 0.97;

function leadsIn({ answer, tried }: Thought): boolean {
  const chances = tried.filter(({ visits }) => visits >= LOOKED_AT);
  const best = chances.find(({ option }) => option === answer)?.chance ?? 0;
  return (
    best > LOST &&
    best < WON &&
    chances.every(({ option, chance }) => option === answer || best - chance >= AT_A_GLANCE)
  );
}

/** The verb that asks a seat. */
function verbOf<T, V extends Verb>(view: View<T, V>, seat: Seat): string {
  const frame = asking(view, seat);
  return frame?.verbs[frame.at].verb ?? '';
}

type Part = Omit<Puzzle, 'rules' | 'from' | 'players' | 'chosen' | 'key' | 'before'>;

/** As many of those that the player thought of are looked at first. */
const FEW = 3;

/** The cheap questions come first: most moments are no puzzles. */
function puzzleAt<N extends GameName>(hunt: Hunt<N>, seat: Seat, { answer, tried }: Thought): Part | null {
  const { name, guide, efforts, dice, session, isWanted } = hunt;
  const asked = askedIn(session, guide, seat);
  if (asked === null || !isWanted(themeAt(hunt, seat, answer))) return null;
  const few = { ...asked, options: tried.slice(0, FEW).map(({ option }) => option) };
  if (efforts.glance !== null && !isPromising(few, answer, dice, efforts.glance)) return null;
  if (!isPromising(asked, answer, dice, efforts.quick)) return null;
  if (isTrivial(sharesOf(name, EARLY, session, seat, [{ answer }], dice, 0))) return null;
  const moves = solution(session, guide, seat, dice, efforts.long, efforts.margin);
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
  const verb = verbOf(view, seat);
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

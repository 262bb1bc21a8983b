/** Undo: an answer that can be taken back has revealed nothing to any seat; undone and given again it leads to the same state. */
import {
  advance,
  type Barrier,
  barrier,
  bit,
  type Card,
  clone,
  crossNews,
  type Dice,
  deciders,
  type Game,
  hashOf,
  listening,
  NONE,
  type Seat,
  type State,
  type Step,
  seatLetter,
  step,
  undo as takeBack,
  type Verb,
} from '../src/index.ts';
import { claim, same } from './claims.ts';
import { playRandomly, type Runs, type Tally } from './random.ts';

export interface UndoTally extends Tally {
  /** How many answers were taken back and given again. */
  takenBack: number;
}
/** What decides whether an answer can be taken back; a test of the check itself gives one that is wrong. */
type Judge = <T, V>(steps: readonly Step<T, V>[], seat: Seat) => Barrier | null;

export function undo<T, V extends Verb, O>(
  game: Game<T, V, O>,
  options: O,
  to: Runs,
  judge: Judge = barrier,
): UndoTally {
  let steps: Step<T, V>[] = [];
  let takenBack = 0;
  const tally = playRandomly(game, options, to, ({ state, seat, option, dice }, written) => {
    if (written.answers.length === 0) steps = [];
    if (seat < 0) return;
    for (let other = 0; other < game.seats(state.table); other++)
      if (steps.at(-1)?.seat !== other)
        claim(judge(steps, other) !== null, () => `${seatLetter(other)} can take back what somebody else decided`);
    const s = clone(game, state);
    const revealed = play(game, s, steps, seat, option);
    const last = steps[steps.length - 1];
    same('the hash of the state that a step kept', hashOf(state), hashOf(last.before));
    const found = judge(steps, seat);
    const why = (): string => `${seatLetter(seat)} answered ${option}: ${JSON.stringify(found)}`;
    if (revealed !== null) claim(found !== null, () => `undo would cross ${revealed}; ${why()}`);
    else claim(found === null, () => `undo is refused though nobody learned anything; ${why()}`);
    if (found === null && dice(3) === 0) takenBack += backAndForth(game, s, [...steps], seat, dice, judge);
  });
  return { ...tally, takenBack };
}

/**
 * Answers, and says in its own way what that told: from the cards that were known before and after, from the news, and
 * from the answers that others had kept aside.
 */
function play<T, V extends Verb, O>(
  game: Game<T, V, O>,
  s: State<T, V>,
  steps: Step<T, V>[],
  seat: Seat,
  option: number,
): string | null {
  const before = clone(game, s);
  const told: Card[] = [];
  listening(
    (news) => {
      const { card, cards = [] } = crossNews(news, s.known, seat);
      told.push(...cards, ...(card === undefined ? [] : [card]));
    },
    () => step(game, s, steps, seat, option),
  );
  const knew = (card: Card): boolean => (before.known[card] & bit(seat)) !== 0;
  if (s.chance.drawn !== before.chance.drawn) return 'a draw from chance';
  const learned = s.known.findIndex((seats, card) => (seats & ~before.known[card]) !== 0 && !knew(card));
  if (learned >= 0) return `a reveal of card ${learned}`;
  const first = s.seen.findIndex((seats, card) => (seats & ~before.seen[card] & bit(seat)) !== 0);
  if (first >= 0) return `the first sight of card ${first}`;
  const heard = told.find((card) => card >= 0 && !knew(card));
  if (heard !== undefined) return `news of card ${heard}`;
  const opened = before.lines.findIndex(
    (line, other) =>
      other !== seat &&
      (line.at(-1)?.held ?? NONE) !== NONE &&
      hashOf(line) !== hashOf(s.lines[other]) &&
      couldChoose(game, before, other),
  );
  return opened < 0 ? null : `a secret answer of ${seatLetter(opened)}`;
}

/** Whether a secret answer was one of several: asked anew, its seat would be asked for it once more. */
function couldChoose<T, V extends Verb, O>(game: Game<T, V, O>, state: State<T, V>, seat: Seat): boolean {
  const anew = clone(game, state);
  for (const f of anew.lines[seat].slice(-1)) f.held = NONE;
  advance(game, anew, []);
  return deciders(anew).includes(seat);
}

function backAndForth<T, V extends Verb, O>(
  game: Game<T, V, O>,
  now: State<T, V>,
  steps: Step<T, V>[],
  seat: Seat,
  dice: Dice,
  judge: Judge,
): number {
  const hash = hashOf(now);
  const given: number[] = [];
  let s = now;
  do {
    const { before, answer, seat: who } = steps[steps.length - 1];
    claim(who === seat, () => 'undo would cross the decision of somebody else');
    const drawn = s.chance.drawn;
    // A clone, since the list outside still keeps these states.
    s = clone(game, takeBack(steps));
    claim(s.chance.drawn === drawn, () => 'undo went back over a draw from chance');
    same('the hash after taking back', hashOf(before), hashOf(s));
    given.unshift(answer);
  } while (judge(steps, seat) === null && dice(4) > 0);
  for (const option of given) step(game, s, steps, seat, option);
  same(`the hash after going back ${given.length} and forth ${given.length}`, hash, hashOf(s));
  return given.length;
}

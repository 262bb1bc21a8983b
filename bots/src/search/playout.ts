/** Beyond the tree: everybody plays on by habit to the end of a stage, and the chances are judged there. */
import { asking, type Dice, OVER, type Seat, type State, take, type Verb } from '@gloaming/engine';
import type { Rules } from '../bot.ts';
import { isFresh, tryout } from '../greedy.ts';
import type { Guide, Ideas, Settings } from './guide.ts';
import { byHabit } from './habit.ts';
import { verbOf } from './tree.ts';

/** A world that is played in, and who is asked what in it. */
interface Moment<T, V extends Verb> {
  s: State<T, V>;
  /** The seat that is asked; OVER once the world has come to its end. */
  asked: Seat;
  /** Its options. */
  readonly options: number[];
}

/** Everybody plays on until so many stages have ended, or for so many answers. Returns where that leads. */
export function playOn<T, V extends Verb>(
  rules: Rules<T, V>,
  guide: Guide<T, V>,
  settings: Settings,
  moment: Moment<T, V>,
  dice: Dice,
): State<T, V> {
  const { ideas } = guide;
  let stage = guide.stage(moment.s.table);
  let left = settings.stages;
  for (let i = 0; i < settings.steps && moment.asked !== OVER; i++) {
    const now = guide.stage(moment.s.table);
    if (now !== stage) {
      stage = now;
      if (--left <= 0) break;
    }
    if (ideas !== undefined && moment.options.length > 1 && ideas.verbs.has(verbOf(moment.s, moment.asked)))
      takeBest(rules, guide, ideas, moment, dice);
    else answer(rules, guide, moment, dice);
  }
  return moment.s;
}

function answer<T, V extends Verb>(rules: Rules<T, V>, guide: Guide<T, V>, moment: Moment<T, V>, dice: Dice): void {
  const { s, asked, options } = moment;
  const at = options.length === 1 ? 0 : byHabit(guide, s, asked, options, dice);
  moment.asked = take(rules, s, asked, options[at], options);
}

/** Nothing that is begun takes more answers than this; whatever does is judged unfinished. */
const FINISH = 80;

/** The options that ideas begin with, so that none is looked at twice; and who is asked what after the best. */
const begun: number[] = [];
const before: number[] = [];
const after: number[] = [];

/**
 * A few ideas come to mind, by habit; each is carried out, by habit, to where something new begins, and the world goes on
 * with the one after which whoever had it stands best.
 */
function takeBest<T, V extends Verb>(
  rules: Rules<T, V>,
  guide: Guide<T, V>,
  { many, estimate }: Ideas<T, V>,
  moment: Moment<T, V>,
  dice: Dice,
): void {
  const { s, asked: seat, options } = moment;
  const question = asking(s, seat);
  if (question === undefined) return;
  const value = estimate.from(s.table, question);
  copyInto(before, options);
  begun.length = 0;
  let best = s;
  let asked = seat;
  let most = Number.NEGATIVE_INFINITY;
  for (let idea = 0; idea < many; idea++) {
    copyInto(options, before);
    const option = options[byHabit(guide, s, seat, options, dice)];
    if (begun.includes(option)) continue;
    begun.push(option);
    moment.s = tryout(rules, s);
    moment.asked = take(rules, moment.s, seat, option, options);
    for (let i = 0; i < FINISH && moment.asked !== OVER && !isFresh(estimate, moment.s, moment.asked); i++)
      answer(rules, guide, moment, dice);
    // What comes by resting comes later, too: it is no reason to rest, unless it ends the game.
    const rest = estimate.rest(s.table, question, option);
    const worth =
      rest === undefined || moment.asked === OVER ? value(moment.s.table, seat) : value(s.table, seat) + rest;
    if (worth <= most) continue;
    most = worth;
    best = moment.s;
    asked = moment.asked;
    copyInto(after, options);
  }
  moment.s = best;
  moment.asked = asked;
  copyInto(options, after);
}

/** Without giving memory back that is needed again at once. */
export function copyInto(to: number[], from: readonly number[]): void {
  while (to.length > from.length) to.pop();
  for (let i = 0; i < from.length; i++) to[i] = from[i];
}

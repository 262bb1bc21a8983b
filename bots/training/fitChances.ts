/** Chances from games: what facts are worth, alone and together, so that those who won stood best. */
import { makeNet, type Net, standing } from '@gloaming/bots';
import { type Dice, makeDice } from '@gloaming/engine';
import { mix } from './mix.ts';
import type { Moment, Stand } from './standings.ts';

const EPOCHS = 6;
const STEP = 0.03;
/** What a fact is worth alone is learned more quickly. */
const STEP_ALONE = 0.12;
/** How strongly everything is drawn to nothing. */
const DRAW = 0.002;
/** How far the sums of the hidden layer are from nothing at first, so that no two are alike. */
const FIRST_TOGETHER = 0.15;
const FIRST_WORTH = 0.1;
/** One game in so many is kept aside, to see how well the others teach it. */
const ASIDE = 10;

export interface Chances {
  readonly net: Net;
  /** How unlikely the winners of the games kept aside seemed, and would have seemed if nothing was known. */
  readonly loss: number;
  readonly even: number;
}

export function fitChances(games: readonly (readonly Moment[])[], facts: number, hidden: number): Chances {
  const aside = games.filter((_, i) => i % ASIDE === 0).flat();
  const lessons = games.filter((_, i) => i % ASIDE !== 0).flat();
  const dice = makeDice(1);
  const learner = makeLearner(facts, hidden, lessons, dice);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    mix(lessons, dice);
    for (const moment of lessons) learner.learn(moment);
  }
  let loss = 0;
  let even = 0;
  for (const moment of aside) {
    const chances = learner.chancesOf(moment);
    moment.forEach(({ share }, player) => {
      loss -= share * Math.log(chances[player] + 1e-12);
      even += share * Math.log(moment.length);
    });
  }
  return { net: learner.net, loss: loss / aside.length, even: even / aside.length };
}

const FINE = 1_000_000;

/** A net that moves against every mistake, the less the more it has moved (AdaGrad). */
function makeLearner(facts: number, hidden: number, lessons: readonly Moment[], dice: Dice) {
  const net = makeNet(facts, hidden);
  const moved = makeNet(facts, hidden);
  const { alone, together, from, worth } = net;
  const about = (size: number): number => size * (dice(2 * FINE + 1) / FINE - 1);
  // What never comes up stays worth nothing.
  for (const moment of lessons)
    for (const { at } of moment)
      for (const number of at) {
        if (moved.alone[number] === 1) continue;
        moved.alone[number] = 1;
        for (let k = 0; k < hidden; k++) together[number * hidden + k] = about(FIRST_TOGETHER);
      }
  for (let k = 0; k < hidden; k++) worth[k] = about(FIRST_WORTH);
  moved.together.fill(1);
  moved.from.fill(1);
  moved.worth.fill(1);

  const sums: Float64Array[] = [];
  const blame = new Float64Array(hidden);
  const chancesOf = (moment: Moment): number[] => {
    const stands = moment.map((stand, player) => {
      sums[player] ??= new Float64Array(hidden);
      return standing(net, stand, sums[player]);
    });
    const most = Math.max(...stands);
    const each = stands.map((stand) => Math.exp(stand - most));
    const sum = each.reduce((a, b) => a + b, 0);
    return each.map((one) => one / sum);
  };

  const move = (list: Float64Array, by: Float64Array, at: number, wrong: number, step: number): void => {
    by[at] += wrong * wrong;
    list[at] -= (step * wrong) / Math.sqrt(by[at]);
  };
  const correct = ({ at, value, n }: Stand, own: Float64Array, wrong: number): void => {
    for (let k = 0; k < hidden; k++) {
      blame[k] = own[k] > 0 ? wrong * worth[k] : 0;
      move(worth, moved.worth, k, wrong * Math.max(0, own[k]) + DRAW * worth[k], STEP);
      move(from, moved.from, k, blame[k], STEP);
    }
    for (let i = 0; i < n; i++) {
      const much = value[i];
      const first = at[i] * hidden;
      move(alone, moved.alone, at[i], wrong * much + DRAW * alone[at[i]], STEP_ALONE);
      for (let k = 0; k < hidden; k++)
        move(together, moved.together, first + k, blame[k] * much + DRAW * together[first + k], STEP);
    }
  };
  const learn = (moment: Moment): void => {
    const chances = chancesOf(moment);
    moment.forEach((stand, player) => {
      correct(stand, sums[player], chances[player] - stand.share);
    });
  };
  return { net, chancesOf, learn };
}

/** What facts are worth, so that those who won stood best: logistic regression, over the players of a moment. */
import { type Dice, makeDice } from '@gloaming/engine';
import type { Moment, Stand } from './standings.ts';

const EPOCHS = 6;
const STEP = 0.08;
/** How strongly worth is drawn to nothing. */
const DRAW = 0.002;
/** One game in so many is kept aside, to see how well the others teach it. */
const ASIDE = 10;

export interface Worth {
  readonly worth: Float64Array;
  /** How unlikely the winners of the games kept aside seemed, and would have seemed if nothing was known. */
  readonly loss: number;
  readonly even: number;
}

export function fitWorth(games: readonly (readonly Moment[])[], facts: number): Worth {
  const worth = new Float64Array(facts);
  const moved = new Float64Array(facts).fill(1);
  const aside = games.filter((_, i) => i % ASIDE === 0).flat();
  const lessons = games.filter((_, i) => i % ASIDE !== 0).flat();
  const dice = makeDice(1);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    mix(lessons, dice);
    for (const moment of lessons) learn(moment, worth, moved);
  }
  let loss = 0;
  let even = 0;
  for (const moment of aside) {
    const chances = chancesOf(moment, worth);
    moment.forEach(({ share }, player) => {
      loss -= share * Math.log(chances[player] + 1e-12);
      even += share * Math.log(moment.length);
    });
  }
  return { worth, loss: loss / aside.length, even: even / aside.length };
}

function mix(list: unknown[], dice: Dice): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = dice(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}

function standing({ at, value }: Stand, worth: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < at.length; i++) sum += worth[at[i]] * value[i];
  return sum;
}

function chancesOf(moment: Moment, worth: Float64Array): number[] {
  const stands = moment.map((stand) => standing(stand, worth));
  const most = Math.max(...stands);
  const each = stands.map((stand) => Math.exp(stand - most));
  const sum = each.reduce((a, b) => a + b, 0);
  return each.map((one) => one / sum);
}

function learn(moment: Moment, worth: Float64Array, moved: Float64Array): void {
  const chances = chancesOf(moment, worth);
  moment.forEach(({ at, value, share }, player) => {
    const wrong = chances[player] - share;
    for (let i = 0; i < at.length; i++) {
      const by = wrong * value[i] + DRAW * worth[at[i]];
      moved[at[i]] += by * by;
      worth[at[i]] -= (STEP * by) / Math.sqrt(moved[at[i]]);
    }
  });
}

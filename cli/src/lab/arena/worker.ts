/** A thread that plays deals, one after the other. */
import { type DealResult, type DealTask, playDeal, type Setup } from './match.ts';
import { type Thinking, watchIn } from './watch.ts';

export interface Order {
  readonly setup: Setup;
  readonly task: DealTask;
  readonly thinking: Thinking;
}

export default ({ setup, task, thinking }: Order): Promise<DealResult> => playDeal(setup, task, watchIn(thinking));

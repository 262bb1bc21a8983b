/** What stands in place of a question where the player is not asked: who is waited for, or why no one is. */
import type { Present } from '@gloaming/protocol';
import type { Say } from '../words/index.ts';

/** Whether a bot plays for this player. */
export const isPlayedFor = ({ table, seat }: Present): boolean =>
  seat >= 0 && table.seats[seat].away !== 'here' && table.status === 'playing';

export function sayMeanwhile(say: Say, present: Present): string {
  const { seat, table, asked } = present;
  if (isPlayedFor(present)) return say('bot-plays');
  if (table.status === 'ended') return say('game-over');
  if (asked.length > 0) {
    const isThinking = asked.every((each) => table.seats[each].kind === 'bot' || table.seats[each].away !== 'here');
    const names = asked.map((each) => table.seats[each].name);
    return say(isThinking ? 'thinks-now' : 'plays-now', { names, n: asked.length });
  }
  return say(seat < 0 ? 'watching' : 'nothing-asked');
}

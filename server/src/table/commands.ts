/** What a seat may do in a running game. Each works on a draft and refuses, by throwing, what may not be. */
import { Refused } from '@gloaming/engine';
import type { Command } from '@gloaming/protocol';
import { refuse } from '../base/faults.ts';
import { type Draft, note } from './draft.ts';
import type { Live } from './live.ts';
import { refuseOverQuota } from './quota.ts';

/** The same command says the same, whatever order its parts came in. */
export const asText = (command: Command): string =>
  'undo' in command ? `undo ${command.seen}` : `answer ${command.seen}: ${command.answers.join(' ')}`;

export function obey(draft: Draft, seat: number, command: Command): void {
  const { live } = draft;
  mayPlay(live, seat);
  if (command.seen > live.version) refuse('outdated', { seen: command.seen, version: live.version });
  if ('undo' in command) takeBack(draft, seat, command.seen);
  else answerAll(draft, seat, command.seen, command.answers);
}

function mayPlay(live: Live, seat: number): void {
  if (live.status === 'open' || live.play === null) refuse('not-playing', {});
  if (live.status === 'ended') throw new Refused('game-over', {});
  if (live.astray) refuse('rules-changed', {});
  const { away } = live.seats[seat];
  if (away === 'resigned') refuse('has-resigned', {});
  if (away !== 'here') refuse('a-bot-plays', {});
}

function answerAll(draft: Draft, seat: number, seen: number, answers: readonly number[]): void {
  const { live } = draft;
  const isAsked = live.play?.deciders().includes(seat) ?? false;
  // Questions that several are asked at once do not get in each other's way: only a change of one's own question does.
  if (isAsked ? seen < live.asked[seat] : seen < live.version) refuse('outdated', { seen, version: live.version });
  answers.forEach((option, given) => {
    if (live.status !== 'playing') throw new Refused('game-over', {});
    // Whether an answer is possible tells what has come to light before it; and what is refused, nobody has to stand by.
    if (given > 0 && live.play?.barrier(seat) !== null) refuse('too-far', { given });
    note(draft, 'answered', seat, option);
  });
}

/**
 * Whoever takes something back must have seen what that is: everything the seat has done, what it took back before included. The
 * same command that comes once more, when nobody remembers it, does not take back the answer before.
 */
function takeBack(draft: Draft, seat: number, seen: number): void {
  const { live } = draft;
  const barrier = live.play?.barrier(seat) ?? null;
  if (barrier !== null) refuse('cannot-undo', { barrier });
  if (seen < live.did[seat]) refuse('outdated', { seen, version: live.version });
  refuseOverQuota(live, seat);
  note(draft, 'undone', seat);
}

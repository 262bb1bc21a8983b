/** The commands of a seat in a running game: answer and undo. They work on a draft, and throw a refusal for what is not allowed. */
import { described } from '@gloaming/engine/session';
import type { Choice, Command } from '@gloaming/protocol';
import { type Draft, note } from './draft.ts';
import { refuse } from './faults.ts';
import { noteOf } from './lesson.ts';
import type { Live } from './liveTable.ts';
import { refuseOverQuota } from './quota.ts';
import { turnBarrier } from './turnBack.ts';

/** A canonical form, to recognise the same command when it is sent again. */
export const asText = (command: Command): string =>
  'lesson' in command
    ? `lesson ${command.seen}: ${JSON.stringify(command.lesson)}`
    : !('answers' in command)
      ? `${'undo' in command ? 'undo' : 'take turn back'} ${command.seen}`
      : `answer ${command.seen}: ${command.answers.map((answer) => JSON.stringify(answer)).join(' ')}`;

export function obey(draft: Draft, seat: number, command: Command): void {
  const { live } = draft;
  if ('lesson' in command) {
    if (live.status !== 'playing') refuse('not-playing', {});
    note(draft, 'taught', seat, noteOf(live.lesson ?? refuse('no-such-lesson', { lesson: '' }), command.lesson));
    return;
  }
  mayPlay(live, seat);
  if (command.seen > live.version) refuse('outdated', { seen: command.seen, version: live.version });
  if ('undo' in command) takeBack(draft, seat, command.seen);
  else if ('takeTurnBack' in command) takeTurnBack(draft, seat, command.seen);
  else answerAll(draft, seat, command.seen, command.answers);
}

function mayPlay(live: Live, seat: number): void {
  if (live.status === 'open' || live.play === null) refuse('not-playing', {});
  if (live.status === 'ended') refuse('game-over', {});
  if (live.astray) refuse('astray', {});
  const { away } = live.seats[seat];
  if (away === 'resigned') refuse('has-resigned', {});
  if (away !== 'here') refuse('a-bot-plays', {});
}

function answerAll(draft: Draft, seat: number, seen: number, answers: readonly (number | Choice)[]): void {
  const { live } = draft;
  const isAsked = live.play?.deciders().includes(seat) ?? false;
  // While several seats are asked at once, the answers of others do not make a seat's own question outdated.
  if (isAsked ? seen < live.asked[seat] : seen < live.version) refuse('outdated', { seen, version: live.version });
  answers.forEach((option, given) => {
    if (live.status !== 'playing') refuse('game-over', {});
    // After an answer that reveals something no other may follow in the same command: a refusal discards the whole command, and whether
    // the next answer is refused could tell what was revealed.
    if (given > 0 && live.play?.barrier(seat) !== null) refuse('too-far', { given });
    note(draft, 'answered', seat, typeof option === 'number' ? option : tellNumber(live, seat, option, given));
  });
}

/** Nothing is done with what an option is about: whoever sends that is told the number, in the question that the answers before have led to. */
function tellNumber({ rules, play }: Live, seat: number, about: Choice, given: number): never {
  const asked = play?.ask(seat, 'en', []) ?? refuse('not-asked', { seat });
  const meant = described(rules.schema, asked.options, about, `body/answers/${given}`);
  return refuse('answer-by-number', { given, ...meant });
}

/**
 * An undo is only valid if the sender has seen everything that the seat has done, earlier undos included. So the same command, sent once
 * more after its id was forgotten, does not take back yet another answer.
 */
function takeBack(draft: Draft, seat: number, seen: number): void {
  const { live } = draft;
  const barrier = live.play?.barrier(seat) ?? null;
  if (barrier !== null) refuse('cannot-undo', { barrier });
  if (seen < live.did[seat]) refuse('outdated', { seen, version: live.version });
  refuseOverQuota(live, seat);
  note(draft, 'undone', seat);
}

/** With the same care as an undo. What bots have answered meanwhile goes with the turn: the sender need not have seen it. */
function takeTurnBack(draft: Draft, seat: number, seen: number): void {
  const { live } = draft;
  const barrier = turnBarrier(live, seat);
  if (barrier !== null) refuse('cannot-take-turn-back', { barrier });
  if (seen < live.did[seat]) refuse('outdated', { seen, version: live.version });
  refuseOverQuota(live, seat);
  note(draft, 'turn-undone', seat);
}

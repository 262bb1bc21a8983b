import type { Expected } from '../src/errors.ts';
import { seatLetter } from '../src/record.ts';
import type { Words } from './words.ts';

const EXPECTED: Record<Expected, (words: string) => string> = {
  word: (words) => `one of: ${words}`,
  number: (most) => `a number up to ${most || 999}`,
  card: () => 'the name of a card',
  'card-once': () => 'a card that lies nowhere else',
  player: () => 'a player',
  'line-end': () => 'the end of the line',
  position: () => 'a position',
  key: () => '32 hexadecimal digits and a number',
  doing: () => 'what is still to be done',
  playable: () => 'a position that can be played on',
};

export const en: Words = {
  refusals: {
    'bad-key': ({ text }) => `A key is 32 hexadecimal digits, not "${text}".`,
    'bad-options': ({ option, value }) => `The option ${option} cannot be "${value}".`,
    'game-over': () => 'The game is over.',
    'not-asked': (d) => `Player ${seatLetter(d.seat)} is not asked anything now.`,
    'no-such-answer': ({ answer }) => `${answer} is not one of the answers that are possible now.`,
    'bad-record': ({ line, text }) => `Line ${line} of the record cannot be read: "${text}".`,
    'wrong-rules': (d) => `The record is of ${d.game} with rules ${d.rules}; this is version ${d.ours}.`,
    'newer-rules': (d) =>
      d.game === undefined
        ? 'The games here are kept by a newer version of the program; this one leaves them alone.'
        : `This game of ${d.game} is played by rules ${d.rules}; here they are known up to ${d.ours}. A newer program can show it.`,
    'rules-not-kept': ({ game, rules }) => `This game of ${game} is played by rules ${rules}, which are not kept here.`,
    'rules-unreadable': ({ game, rules }) =>
      `Rules ${rules} of ${game} are kept here, but their file is missing or damaged.`,
    'bad-answer-at': ({ step, answer }) => `Answer ${step} (${answer}) is not possible there.`,
    'hash-differs': (d) =>
      `The replay differs from answer ${d.step} on: the record says ${d.expected}, play gives ${d.found}.`,
    'bad-position': (d) =>
      `Line ${d.line}, column ${d.column}: expected ${EXPECTED[d.expected](d.words)}, found "${d.text}".`,
    'bad-state': ({ path }) => `The saved state is damaged at ${path}.`,
  },
  barriers: {
    'nothing-to-undo': 'There is nothing to take back.',
    'others-decided': 'Somebody else has decided since.',
    'chance-drawn': 'Cards were shuffled since.',
    'card-shown': 'A hidden card was shown since.',
  },
};

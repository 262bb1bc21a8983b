import { capital } from '@gloaming/engine';
import type { Words } from './words.ts';

const called = (kind: string, place: string): string => `${capital(place)} ${capital(kind)}`;
export const en: Words = {
  light: 'light',
  name: called,
  object: (kind, place) => `the ${called(kind, place)}`,
  cost: (oil) => `${oil} oil`,
  brings: (oil, cards) => (cards > 0 ? 'Turn: draw a card.' : `Turn: take ${oil} oil.`),
  nothing: 'Only shines.',
  question: (oil) => `Your turn, with ${oil} oil. What do you do?`,
  choices: {
    rest: () => 'rest: straighten your lights, take 1 oil and a card',
    light: (what) => `light ${what}`,
    turn: (what) => `turn ${what}`,
  },
  reasons: {
    lacksOil: ({ n }) => `You need ${n} more oil.`,
    isTurned: () => 'It is turned until you rest.',
    bringsNothing: () => 'It brings nothing when it is turned: it only shines.',
    noCards: () => 'There are no cards left to draw.',
    notYours: (_, who) => `It belongs to ${who}.`,
  },
  news: {
    round: ({ round }) => `Round ${round}`,
    last: () => 'This is the last round.',
    lit: (_, who, what) => `${who} lights ${what}.`,
    turned: (_, who, what) => `${who} turns ${what}.`,
    drew: (_, who, what) => `${who} draws ${what === '' ? 'a card' : what}.`,
    rested: (_, who) => `${who} rests: lights straight, 1 oil.`,
  },
};

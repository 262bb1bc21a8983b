/** What the rival of the first game plays: a dragon in the third round, when the pupil has the answer to it on the table. */
import { cardOf } from '../cards/index.ts';
import { ELAN } from '../essences.ts';
import { choose, claim, gain, PASS, place, type RivalBook, swap, use } from './kit.ts';

export const FIRST_BOOK: RivalBook = {
  rounds: [
    [place('elemental-spring')],
    [place('dragon-teeth'), place('hand-of-glory')],
    [
      use('dragon-teeth', 1),
      use('dragon-teeth', 0),
      { does: 'place', card: cardOf('earth-dragon') },
      use('earth-dragon'),
      place('hand-of-glory'),
      use('hand-of-glory'),
    ],
    [
      place('hand-of-glory'),
      use('hand-of-glory'),
      use('earth-dragon'),
      use('dragon-teeth', 1),
      use('dragon-teeth', 0),
      use('duelist'),
      { does: 'place', card: cardOf('water-dragon') },
      use('water-dragon'),
      claim('temple'),
      place('crypt'),
    ],
  ],
  always: [
    swap('calm-elan'),
    swap('alchemy'),
    swap('protection'),
    swap('research'),
    { does: 'take' },
    choose(1),
    gain(ELAN),
    { does: 'lose' },
    PASS,
  ],
  lastRound: 6,
};

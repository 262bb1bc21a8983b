/** Eight short lessons: one idea each, a table on which it decides, and a goal. */
import type { Exercise } from '@gloaming/engine/lessons';
import { cardOf, isRitual } from '../cards/index.ts';
import type { Choice } from '../choices.ts';
import type { News } from '../news.ts';
import { SHAPES, type Shape } from '../nouns.ts';
import type { Table } from '../state.ts';
import type { Verb } from '../verbs.ts';
import {
  AS_COUNCIL_MEMBER,
  AS_SPECIALIST,
  BUILD,
  bind,
  choose,
  dial,
  discover,
  END_TURN,
  HARVEST,
  inRegion,
  MOUNTAINS,
  type Move,
  PASS,
  PLACE_BEST,
  PUPIL,
  play,
  RIVAL,
  transfer,
  useRitual,
} from './kit.ts';
import { POSITIONS } from './positions.ts';

type EvenfallExercise = Exercise<Table, Verb, Choice, News>;
type Tried = Parameters<EvenfallExercise['isReached']>[0];

/** How a rival ends its turn, where it has nothing better to do. */
export const CLOSES: readonly Move[] = [PASS, END_TURN];

const stone = (shape: Shape): Move => ({ does: 'takeStone', stone: SHAPES.indexOf(shape) });

const isOver = ({ news }: Tried): boolean => news.some((n) => n.news === 'won');
const hasWon = ({ news }: Tried): boolean =>
  news.some((n) => n.news === 'won' && n.winners.length === 1 && n.winners[0] === PUPIL);
const hasPassed = ({ news }: Tried): boolean => news.some((n) => n.news === 'passed' && n.seat === PUPIL);
const roundIsOver = ({ news }: Tried): boolean => news.some((n) => n.news === 'roundEnded');
const pointsGained = ({ news }: Tried): number =>
  news.reduce((sum, n) => (n.news === 'gained' && n.seat === PUPIL ? sum + n.goods.points : sum), 0);
const rewards = ({ news }: Tried): number => news.filter((n) => n.news === 'reward' && n.seat === PUPIL).length;
const drewAtItsHarvest = ({ news }: Tried): boolean => {
  const harvested = news.findIndex((n) => n.news === 'token' && n.seat === RIVAL);
  return harvested >= 0 && news.slice(harvested).some((n) => n.news === 'drew' && n.seat === PUPIL);
};

const CAULDRON = cardOf('golden-cauldron');
const ORB: Move = { does: 'build', catalyst: 'orb' };

export const EXERCISES = [
  {
    name: 'discover',
    rules: ['EV-9.1', 'EV-10.2', 'EV-10.4'],
    position: POSITIONS.discover,
    pupil: PUPIL,
    isReached: ({ news }) => news.some((n) => n.news === 'bound' && n.cards[0] === CAULDRON),
    isMissed: hasPassed,
    rival: [],
    line: [
      discover(cardOf('thistle-meadow')),
      discover(cardOf('cavern-plain')),
      HARVEST,
      play(cardOf('golden-cauldron')),
      bind(cardOf('nqobantu-mine')),
    ],
    firsts: [discover(cardOf('thistle-meadow')), discover(cardOf('cavern-plain'))],
    wrong: [[HARVEST, discover(cardOf('thistle-meadow')), discover(cardOf('cavern-plain')), PASS]],
  },
  {
    name: 'binding',
    rules: ['EV-11.1', 'EV-11.2', 'EV-11.3'],
    position: POSITIONS.binding,
    pupil: PUPIL,
    isReached: (tried) => pointsGained(tried) >= 6,
    isMissed: (tried) => hasPassed(tried) || !tried.view.table.players[PUPIL].hand.some(isRitual),
    rival: [],
    line: [
      play(cardOf('cat-advisor')),
      bind(cardOf('fox-earth')),
      play(cardOf('whispered-accord')),
      bind(cardOf('toadstool-ring')),
    ],
    firsts: [play(cardOf('cat-advisor')), play(cardOf('whispered-accord'))],
    wrong: [
      [
        play(cardOf('cat-advisor')),
        bind(cardOf('toadstool-ring')),
        play(cardOf('whispered-accord')),
        bind(cardOf('fox-earth')),
      ],
    ],
  },
  {
    name: 'transfer',
    rules: ['EV-12.7', 'EV-12.10', 'EV-16.3'],
    position: POSITIONS.transfer,
    pupil: PUPIL,
    isReached: hasWon,
    isMissed: isOver,
    rival: [],
    line: [inRegion(MOUNTAINS), choose(1), transfer(cardOf('thistle-meadow')), END_TURN, PASS, stone('wave')],
    firsts: [inRegion(MOUNTAINS)],
    wrong: [
      [inRegion(MOUNTAINS), choose(1), transfer(cardOf('weathered-milestone')), END_TURN, PASS, stone('wave')],
      [inRegion(MOUNTAINS), choose(0), END_TURN, PASS, stone('wave')],
    ],
  },
  {
    name: 'coven',
    rules: ['EV-13.1', 'EV-13.2', 'EV-13.4', 'EV-13.5', 'EV-13.6'],
    position: POSITIONS.coven,
    pupil: PUPIL,
    isReached: hasWon,
    isMissed: isOver,
    rival: [],
    line: [BUILD, ORB, transfer(cardOf('weathered-milestone')), PASS],
    firsts: [BUILD],
    wrong: [[useRitual(cardOf('energy-pillar')), PASS]],
  },
  {
    name: 'dials',
    rules: ['EV-14.4', 'EV-14.5', 'EV-14.6', 'EV-14.10'],
    position: POSITIONS.dials,
    pupil: PUPIL,
    isReached: (tried) => rewards(tried) >= 3,
    isMissed: roundIsOver,
    rival: [dial(9)],
    line: [dial(0), dial(6)],
    firsts: [dial(0)],
    wrong: [
      [dial(5), dial(1), stone('wave')],
      [dial(3), dial(3), { does: 'gain' }, stone('wave')],
    ],
  },
  {
    name: 'council',
    rules: ['EV-11.12', 'EV-11.13', 'EV-11.14', 'EV-16.3'],
    position: POSITIONS.council,
    pupil: PUPIL,
    isReached: hasWon,
    isMissed: isOver,
    rival: [],
    line: [play(cardOf('zuri')), AS_COUNCIL_MEMBER, PASS],
    firsts: [play(cardOf('zuri'))],
    wrong: [
      [play(cardOf('zuri')), AS_SPECIALIST, PASS],
      [play(cardOf('alwyn')), AS_COUNCIL_MEMBER, PASS],
    ],
  },
  {
    name: 'rondel',
    rules: ['EV-19.4', 'EV-19.5', 'EV-19.6', 'EV-19.10', 'EV-11.9'],
    position: POSITIONS.rondel,
    pupil: PUPIL,
    isReached: drewAtItsHarvest,
    isMissed: (tried) => hasPassed(tried) || tried.news.some((n) => n.news === 'automaDrew'),
    rival: [],
    line: [play(cardOf('nila'))],
    firsts: [play(cardOf('nila'))],
    wrong: [[discover(cardOf('sanctum')), END_TURN]],
  },
  {
    name: 'stones',
    rules: ['EV-14.8', 'EV-14.10', 'EV-16.2'],
    position: POSITIONS.stones,
    pupil: PUPIL,
    isReached: hasWon,
    isMissed: isOver,
    rival: [],
    line: [stone('fang'), PLACE_BEST],
    firsts: [stone('fang')],
    wrong: [[stone('eye'), PLACE_BEST]],
  },
] as const satisfies readonly EvenfallExercise[];

export type ExerciseName = (typeof EXERCISES)[number]['name'];

/** Eight short lessons: one idea each, a table on which it decides, and a goal. */
import type { Exercise } from '@gloaming/engine/lessons';
import { type CardName, cardOf, hasTag } from '../cards/index.ts';
import type { Choice } from '../choices.ts';
import { DEATH, ELAN, GOLD } from '../essences.ts';
import type { News } from '../news.ts';
import type { Table } from '../state.ts';
import type { Verb } from '../verbs.ts';
import { choose, claim, type Move, PASS, PUPIL, pay, react, use } from './kit.ts';
import { POSITIONS } from './positions.ts';

type ResArcanaExercise = Exercise<Table, Verb, Choice, News>;
type Tried = Parameters<ResArcanaExercise['isReached']>[0];

/** What a rival does, where it has nothing better to do. */
export const CLOSES: readonly Move[] = [PASS, { does: 'lose' }];

const discard = (name: CardName): Move => ({ does: 'discard', card: cardOf(name) });
const pick = (name: CardName): Move => ({ does: 'pick', card: cardOf(name) });
const straighten = (name: CardName): Move => ({ does: 'straighten', card: cardOf(name) });
const turn = (name: CardName): Move => ({ does: 'turn', card: cardOf(name) });
const anyItem: Move = { does: 'swap' };
/** Of what a discarded card gives, gold stands first and two other essences after it. */
const gold = choose(0);

const wasChecked = ({ news }: Tried): boolean => news.some((n) => n.news === 'checked');
const hasWon = ({ news }: Tried): boolean =>
  news.some((n) => n.news === 'won' && n.winners.length === 1 && n.winners[0] === PUPIL);
const owns =
  (name: CardName) =>
  ({ view }: Tried): boolean =>
    view.table.players[PUPIL].inPlay.includes(cardOf(name));
const picked = ({ news }: Tried): number[] =>
  news.flatMap((n) => (n.news === 'picked' && n.seat === PUPIL ? [n.card] : []));

export const EXERCISES = [
  {
    name: 'reaction',
    rules: ['RA-7.5', 'RA-7.6', 'RA-7.7'],
    position: POSITIONS.reaction,
    pupil: PUPIL,
    isReached: owns('sacred-grove'),
    isMissed: wasChecked,
    rival: [use('fire-dragon', 0)],
    line: [react('guard-dog'), claim('sacred-grove')],
    firsts: [react('guard-dog')],
    wrong: [
      [{ does: 'buyOff' }, PASS, anyItem],
      [{ does: 'lose' }, PASS, anyItem],
    ],
  },
  {
    name: 'places',
    rules: ['RA-4.3', 'RA-4.7', 'RA-9.1'],
    position: POSITIONS.places,
    pupil: PUPIL,
    isReached: ({ news }) => news.some((n) => n.news === 'checked' && n.points[PUPIL] >= 6),
    isMissed: wasChecked,
    rival: [],
    line: [{ does: 'leave' }, use('catacombs-of-the-dead', 1), PASS, anyItem],
    firsts: [{ does: 'leave' }],
    wrong: [[{ does: 'take' }, use('catacombs-of-the-dead', 0), use('catacombs-of-the-dead', 1), PASS, anyItem]],
  },
  {
    name: 'dragon',
    rules: ['RA-7.6', 'RA-9.3'],
    position: POSITIONS.dragon,
    pupil: PUPIL,
    isReached: hasWon,
    isMissed: wasChecked,
    rival: [pay(ELAN), claim('great-pyramid')],
    line: [use('fire-dragon', 0), PASS, anyItem],
    firsts: [use('fire-dragon', 0)],
    wrong: [[PASS, anyItem]],
  },
  {
    name: 'straighten',
    rules: ['RA-7.2', 'RA-7.12', 'RA-5.3'],
    position: POSITIONS.straighten,
    pupil: PUPIL,
    isReached: owns('great-pyramid'),
    isMissed: wasChecked,
    rival: [],
    line: [
      use('horn-of-plenty', 1),
      use('reanimate', 0),
      pay(DEATH),
      straighten('horn-of-plenty'),
      use('horn-of-plenty', 1),
      claim('great-pyramid'),
    ],
    firsts: [use('horn-of-plenty', 1)],
    wrong: [
      [
        use('horn-of-plenty', 1),
        use('reanimate', 0),
        pay(GOLD),
        straighten('horn-of-plenty'),
        use('horn-of-plenty', 1),
        anyItem,
      ],
    ],
  },
  {
    name: 'discards',
    rules: ['RA-5.5', 'RA-5.3', 'RA-9.2'],
    position: POSITIONS.discards,
    pupil: PUPIL,
    isReached: hasWon,
    isMissed: wasChecked,
    rival: [],
    line: [
      discard('sea-serpent'),
      gold,
      discard('philosophers-stone'),
      gold,
      discard('crypt'),
      gold,
      claim('great-pyramid'),
      PASS,
      anyItem,
    ],
    firsts: [discard('sea-serpent'), discard('philosophers-stone'), discard('crypt'), use('mausoleum', 0)],
    wrong: [[use('mausoleum', 0), pay(GOLD), discard('sea-serpent'), gold, discard('crypt'), gold, PASS, anyItem]],
  },
  {
    name: 'token',
    rules: ['RA-8.1', 'RA-8.2', 'RA-9.2'],
    position: POSITIONS.token,
    pupil: PUPIL,
    isReached: hasWon,
    isMissed: wasChecked,
    rival: [],
    line: [PASS, anyItem],
    firsts: [PASS],
    wrong: [[use('tree-of-life', 0), PASS, anyItem]],
  },
  {
    name: 'draft',
    rules: ['RA-10.1', 'RA-2.5'],
    position: POSITIONS.draft,
    pupil: PUPIL,
    isReached: (tried) => picked(tried).filter((card) => hasTag(card, 'creature')).length >= 3,
    isMissed: (tried) => picked(tried).length >= 4,
    rival: (['flaming-pit', 'treant', 'horn-of-plenty', 'mermaid', 'sea-serpent'] as const).map(pick),
    line: [pick('treant'), pick('mermaid'), pick('hawk')],
    firsts: [pick('treant')],
    wrong: [[pick('wind-dragon'), pick('mermaid'), pick('hawk')]],
  },
  {
    name: 'win-now',
    rules: ['RA-9.1', 'RA-9.3', 'RA-9.6'],
    position: POSITIONS['win-now'],
    pupil: PUPIL,
    isReached: hasWon,
    isMissed: wasChecked,
    rival: [],
    line: [use('sacred-grove', 1), turn('hawk'), PASS, anyItem, react('golden-statue')],
    firsts: [use('sacred-grove', 0), use('sacred-grove', 1), use('hawk', 0)],
    wrong: [[claim('oracle'), use('sacred-grove', 1), turn('hawk'), PASS, anyItem]],
  },
] as const satisfies readonly ResArcanaExercise[];

export type ExerciseName = (typeof EXERCISES)[number]['name'];

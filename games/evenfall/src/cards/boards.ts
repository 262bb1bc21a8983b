/** What is printed on clan boards, Coven tracks and Regions. */
import { cost } from '../goods.ts';
import type { ActionSpace, ClanBoard } from '../state.ts';
import {
  build,
  choose,
  coven,
  covenBoth,
  discard,
  gain,
  gainPer,
  harvestOuter,
  harvestOwn,
  pay,
  places,
  takePlace,
  trackBonus,
  transfer,
  type Verb,
} from '../verbs.ts';

export interface RegionBoard {
  readonly space: ActionSpace;
  /** Rewards of a battle, from each strength on. */
  readonly rewards: readonly { readonly strength: number; readonly verbs: readonly Verb[] }[];
}

function board(
  print: Partial<ClanBoard> & Pick<ClanBoard, 'scout' | 'token' | 'track' | 'councilFirst' | 'councilNext'>,
): ClanBoard {
  return { freeAction: null, space: null, ability: null, stoneSpaces: [], ...print };
}

/** What each step of a Coven track gives; beyond the top every step gives BEYOND. */
const SUN_TRACK = [
  [gain({ mana: 2 })],
  [gain({ points: 3 })],
  [transfer()],
  [harvestOwn],
  [transfer()],
  [gain({ points: 5 })],
];
const CROSS_TRACK = [
  [choose([gain({ mana: 3 })], [gain({ any: 1 })])],
  [choose([gain({ points: 2 })], [gain({ cards: 3 })])],
  [transfer()],
  [choose([gain({ any: 2 })], [gain({ mana: 3 })])],
  [choose([gain({ points: 4 })], [harvestOwn])],
  [choose([transfer()], [gain({ any: 2 })])],
  [gain({ points: 7 })],
];
const CIRCLE_TRACK = [
  [takePlace],
  [gain({ points: 3 })],
  [transfer()],
  [takePlace],
  [transfer()],
  [gain({ points: 3 })],
];
export const AUTOMA_TRACK: readonly (readonly Verb[])[] = [
  [gain({ points: 1 })],
  [transfer()],
  [gain({ points: 1 })],
  [gain({ points: 1 })],
  [transfer()],
  [gain({ points: 1 })],
  [gain({ points: 1 })],
  [transfer()],
  [gain({ points: 1 })],
  [gain({ points: 1 })],
  [transfer()],
  [gain({ points: 1 })],
  [gain({ points: 1 })],
  [gain({ points: 2 })],
];
export const BEYOND: readonly Verb[] = [gain({ points: 2 })];

export const SUN_BOARD: ClanBoard = board({
  scout: [gain({ cards: 6, knowledge: 3, mana: 2 })],
  token: [harvestOuter, gain({ herb: 1, potion: 1 })],
  track: SUN_TRACK,
  councilFirst: cost({ knowledge: 1, herb: 1, potion: 1 }),
  councilNext: cost({ knowledge: 2, herb: 2, potion: 2 }),
});

/** In the order of the clans. */
export const MOON_BOARDS: readonly ClanBoard[] = [
  // The Star
  board({
    scout: [gain({ cards: 9 })],
    token: [harvestOuter],
    track: SUN_TRACK,
    councilFirst: cost({}),
    councilNext: cost({ knowledge: 1, herb: 1, potion: 1 }),
    freeAction: { cost: [discard(1)], effect: [choose([gain({ any: 1 })], [gain({ mana: 1 })])] },
  }),
  // The Cross
  board({
    scout: [gain({ cards: 5, knowledge: 3, mana: 2 })],
    token: [harvestOuter, trackBonus],
    track: CROSS_TRACK,
    councilFirst: cost({ knowledge: 1, herb: 1, potion: 1 }),
    councilNext: cost({ knowledge: 2, herb: 2, potion: 2 }),
    space: { cost: [], effect: [covenBoth], many: false },
  }),
  // The Circle
  board({
    scout: [gain({ cards: 6, knowledge: 3 }), harvestOuter],
    token: [gainPer({ mana: 1 }, places('outer'))],
    track: CIRCLE_TRACK,
    councilFirst: cost({ knowledge: 1, herb: 1, potion: 1 }),
    councilNext: cost({ knowledge: 2, herb: 2, potion: 2 }),
    ability: { ability: 'elderSpaces', where: 'outer' },
  }),
  // The Spike
  board({
    scout: [gain({ cards: 5, knowledge: 3, mana: 3 })],
    token: [harvestOuter],
    track: SUN_TRACK,
    councilFirst: cost({ knowledge: 1, herb: 1, potion: 1 }),
    councilNext: cost({ knowledge: 2, herb: 2, potion: 2 }),
    stoneSpaces: [
      [gain({ any: 3 })],
      [gain({ mana: 2, cards: 3 })],
      [transfer(), gain({ points: 3 })],
      [coven(), gain({ points: 3 })],
    ],
  }),
];

/** In the order of the Regions. */
export const REGION_BOARDS: readonly RegionBoard[] = [
  {
    space: { cost: [discard(1)], effect: [gain({ any: 3 })], many: false },
    rewards: [
      { strength: 4, verbs: [gain({ cards: 1 })] },
      { strength: 6, verbs: [gain({ points: 3 })] },
      { strength: 8, verbs: [coven()] },
    ],
  },
  {
    // The Transfer and its two cards come in the order one likes (EV-A.24).
    space: {
      cost: [],
      effect: [choose([gain({ cards: 3 })], [transfer(), gain({ cards: 2 })], [gain({ cards: 2 }), transfer()])],
      many: false,
    },
    rewards: [
      { strength: 4, verbs: [gain({ any: 1 })] },
      { strength: 6, verbs: [gain({ points: 3 })] },
      { strength: 8, verbs: [transfer()] },
    ],
  },
  {
    space: { cost: [pay({ any: 1 })], effect: [gain({ any: 2, mana: 3 })], many: false },
    rewards: [
      { strength: 4, verbs: [build('scythe')] },
      { strength: 6, verbs: [gain({ points: 3 })] },
      { strength: 8, verbs: [build('orb')] },
    ],
  },
];

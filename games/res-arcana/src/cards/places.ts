/** The Places of Power: two sides a tile, the sun side first. */
import {
  anyBut,
  checkVictory,
  choose,
  destroy,
  gain,
  gainAny,
  gainItsCost,
  ONLY_GOLD,
  pay,
  placeFrom,
  put,
  turn,
  turnOwn,
} from '../verbs.ts';
import { againstLifeLoss, discount, place, pointsPer, pointsPerEssence, power } from './define.ts';

export const PLACES = [
  place('sacred-grove', {
    cost: { life: 8, calm: 4 },
    points: 2,
    abilities: [pointsPerEssence('life')],
    powers: [
      power([turn, pay({ calm: 1 })], [gain({ life: 5 })]),
      power([turn, turnOwn('creature')], [put({ life: 1 })]),
    ],
  }),
  place('alchemists-tower', {
    cost: { gold: 3 },
    collect: [gainAny(3, anyBut('gold'))],
    abilities: [pointsPerEssence('gold')],
    powers: [power([pay({ death: 1, elan: 1, calm: 1, life: 1 })], [put({ gold: 1 })])],
    reactions: [againstLifeLoss([turn])],
  }),
  place('catacombs-of-the-dead', {
    cost: { death: 9 },
    collect: [gain({ death: 1 })],
    abilities: [pointsPerEssence('death')],
    powers: [power([pay({ death: 5 })], [put({ death: 1 })]), power([turn], [put({ death: 1 })])],
  }),
  place('sacrificial-pit', {
    cost: { elan: 8, death: 4 },
    points: 2,
    abilities: [pointsPerEssence('death')],
    powers: [
      power([turn, pay({ life: 3 })], [put({ death: 1 })]),
      power([turn, pay({ death: 1 }), destroy('dragonOrCreature')], [gainItsCost(0, ONLY_GOLD)]),
    ],
  }),
  place('cursed-forge', {
    cost: { elan: 6, death: 3 },
    points: 1,
    upkeep: [choose([pay({ death: 1 })], [turn])],
    abilities: [pointsPerEssence('gold')],
    powers: [power([pay({ elan: 2, gold: 1 })], [put({ gold: 1 })])],
  }),
  place('dwarven-mines', {
    cost: { elan: 4, life: 2, gold: 1 },
    collect: [gain({ gold: 1 })],
    abilities: [pointsPerEssence('gold')],
    powers: [
      power([turn, pay({ elan: 5 })], [gain({ gold: 3 })]),
      power([turn, pay({ death: 3, elan: 3 })], [put({ gold: 2 })]),
    ],
  }),
  place('coral-castle', {
    cost: { elan: 5, life: 5, calm: 5 },
    points: 3,
    powers: [power([turn], [checkVictory])],
    reactions: [againstLifeLoss([turn])],
  }),
  place('sunken-reef', {
    cost: { calm: 5, elan: 2, life: 2 },
    collect: [gain({ gold: 1 })],
    abilities: [pointsPerEssence('calm')],
    powers: [power([pay({ calm: 2, life: 1 })], [put({ calm: 1 })])],
  }),
  place('dragons-lair', {
    cost: { elan: 3, life: 3, calm: 3, death: 3 },
    abilities: [pointsPerEssence('gold'), discount('dragon', 3)],
    powers: [power([turn], [gain({ gold: 2 })]), power([turn, turnOwn('dragon')], [put({ gold: 2 })])],
  }),
  place('sorcerers-bestiary', {
    cost: { life: 4, elan: 2, calm: 2, death: 2 },
    abilities: [pointsPer('creature', 1), pointsPer('dragon', 2)],
    powers: [power([turn], [checkVictory]), power([turn, pay({ any: 4 })], [placeFrom('anyDiscards', 'dragon', 0)])],
  }),
] as const;

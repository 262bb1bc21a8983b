import { anyBut, choose, draw, gain, gainAny, lookAt, pay, put, straighten, turn } from '../verbs.ts';
import { againstLifeLoss, discount, mage, power } from './define.ts';

export const MAGES = [
  mage('alchemist', {
    powers: [power([turn, pay({ any: 4 })], [gain({ gold: 2 })]), power([turn], [gainAny(1, anyBut('gold'))])],
  }),
  mage('artificer', { abilities: [discount(null, 1)] }),
  mage('druid', { collect: [gain({ life: 1 })], powers: [power([turn], [straighten('creature')])] }),
  mage('duelist', { collect: [gain({ elan: 1 })], powers: [power([turn, pay({ death: 1 })], [put({ gold: 1 })])] }),
  mage('healer', {
    collect: [choose([gain({ calm: 1 })], [gain({ life: 1 })])],
    reactions: [againstLifeLoss([turn])],
  }),
  mage('necromancer', {
    collect: [gain({ death: 1 })],
    powers: [power([turn, pay({ life: 2 })], [put({ death: 3 })])],
  }),
  mage('scholar', { powers: [power([turn, pay({ any: 1 })], [draw(1)])] }),
  mage('seer', { collect: [gain({ calm: 1 })], powers: [power([turn], [lookAt(3)])] }),
  mage('transmuter', { powers: [power([turn, pay({ any: 2 })], [gainAny(3, anyBut('gold'))])] }),
  mage('witch', {
    collect: [choose([gain({ life: 1 })], [gain({ death: 1 })])],
    powers: [power([turn, pay({ any: 2 })], [straighten('own')])],
  }),
] as const;

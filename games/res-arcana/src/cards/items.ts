import { anyBut, choose, draw, drawThenDiscard, gain, gainAny, pay, straighten, turn } from '../verbs.ts';
import { againstLifeLoss, item, power } from './define.ts';

export const ITEMS = [
  item('alchemy', { powers: [power([turn, pay({ any: 4 })], [gain({ gold: 2 })])] }),
  item('calm-elan', { collect: [choose([gain({ calm: 1 })], [gain({ elan: 1 })])] }),
  item('death-life', { collect: [choose([gain({ death: 1 })], [gain({ life: 1 })])] }),
  item('divination', { powers: [power([turn], [drawThenDiscard(3)])] }),
  item('protection', { reactions: [againstLifeLoss([turn])] }),
  item('reanimate', { powers: [power([turn, pay({ any: 1 })], [straighten('own')])] }),
  item('research', { powers: [power([turn, pay({ any: 1 })], [draw(1)])] }),
  item('transmutation', { powers: [power([turn, pay({ any: 3 })], [gainAny(3, anyBut('gold'))])] }),
] as const;

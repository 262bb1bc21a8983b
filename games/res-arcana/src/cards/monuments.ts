import { anyBut, draw, extraPoints, gain, gainAny, lookAt, pay, put, turn } from '../verbs.ts';
import { againstLifeLoss, atCheck, monument, power } from './define.ts';

export const MONUMENTS = [
  monument('colossus', { points: 2, powers: [power([turn, pay({ any: 1 })], [put({ gold: 1 })])] }),
  monument('golden-statue', { points: 1, reactions: [atCheck([turn, pay({ gold: 3 })], [extraPoints(3)])] }),
  monument('great-pyramid', { points: 3 }),
  monument('hanging-gardens', { points: 1, collect: [gainAny(3, anyBut('gold'))] }),
  monument('library', { points: 1, powers: [power([turn], [draw(1)])] }),
  monument('mausoleum', { points: 2, powers: [power([pay({ any: 1 })], [put({ death: 1 })])] }),
  monument('obelisk', { points: 1, claimed: [gainAny(6, anyBut('gold'))] }),
  monument('oracle', { points: 2, powers: [power([turn], [lookAt(3)])] }),
  monument('solomons-mine', { points: 1, powers: [power([turn], [gain({ gold: 1 })])] }),
  monument('temple', { points: 2, collect: [gain({ life: 1 })], reactions: [againstLifeLoss([turn])] }),
] as const;

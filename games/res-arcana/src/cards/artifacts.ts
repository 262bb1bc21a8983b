import {
  anyBut,
  attack,
  destroy,
  destroySelf,
  discard,
  dragonAttack,
  draw,
  FOR_FREE,
  gain,
  gainAny,
  gainItsCost,
  gainPaidOfOneKind,
  gainPerRivals,
  lift,
  lookAt,
  ONLY_GOLD,
  PAID,
  pay,
  payAnyOfOneKind,
  payOne,
  placeFrom,
  put,
  putAny,
  putMoreOfEachKind,
  putPaid,
  putPaidOnOwn,
  rivalsGain,
  straighten,
  turn,
  whereLies,
} from '../verbs.ts';
import { againstDragons, againstLifeLoss, artifact, discount, power } from './define.ts';

export const ARTIFACTS = [
  artifact('athanor', {
    cost: { elan: 1, gold: 1 },
    powers: [
      power([turn, pay({ elan: 1 })], [put({ elan: 2 })]),
      power([turn, lift({ elan: 6 }), payAnyOfOneKind(ONLY_GOLD)], [gain({ gold: PAID })]),
    ],
  }),
  artifact('bone-dragon', {
    tags: ['dragon'],
    cost: { death: 4, life: 1 },
    points: 1,
    powers: [power([turn], [dragonAttack(2, [pay({ death: 1 })])])],
  }),
  artifact('celestial-horse', {
    tags: ['creature'],
    cost: { calm: 2, elan: 1 },
    collect: [gainAny(2, anyBut('gold', 'death'))],
  }),
  artifact('chalice-of-fire', {
    cost: { gold: 1, elan: 1 },
    collect: [gain({ elan: 2 })],
    powers: [power([turn, pay({ elan: 1 })], [straighten('own')])],
  }),
  artifact('chalice-of-life', {
    cost: { gold: 1, life: 1, calm: 1 },
    collect: [gain({ calm: 1, life: 1 })],
    powers: [power([pay({ calm: 2 })], [put({ calm: 2, life: 1 })])],
    reactions: [againstLifeLoss([turn])],
  }),
  artifact('corrupt-altar', {
    cost: { any: 3, death: 2 },
    collect: [gain({ life: 1, death: 1 })],
    powers: [
      power([pay({ life: 2 })], [put({ elan: 3 })]),
      power([turn, destroy('artifact')], [gainItsCost(2, anyBut('gold'))]),
    ],
  }),
  artifact('crypt', {
    cost: { any: 3, death: 2 },
    powers: [power([turn], [gain({ death: 2 })]), power([turn, pay({ death: 1 })], [placeFrom('discards', null, 2)])],
  }),
  artifact('cursed-skull', {
    cost: { death: 2 },
    powers: [power([turn, pay({ life: 1 })], [putAny(3, anyBut('gold', 'life'))])],
  }),
  artifact('dancing-sword', {
    cost: { gold: 1, elan: 1 },
    collect: [gain({ death: 1, elan: 1 })],
    reactions: [againstLifeLoss([pay({ elan: 1 })], [put({ death: 1 })])],
  }),
  artifact('dragon-bridle', {
    cost: { elan: 1, life: 1, calm: 1, death: 1 },
    points: 1,
    abilities: [discount('dragon', 3)],
    reactions: [againstDragons()],
  }),
  artifact('dragon-egg', {
    cost: { gold: 1 },
    points: 1,
    powers: [power([destroySelf], [placeFrom('hand', 'dragon', 4)])],
  }),
  artifact('dragon-teeth', {
    cost: { elan: 1, death: 1 },
    powers: [
      power([pay({ elan: 2 })], [put({ elan: 3 })]),
      power([turn, pay({ elan: 3 })], [placeFrom('hand', 'dragon', FOR_FREE)]),
    ],
  }),
  artifact('dwarven-pickaxe', {
    cost: { elan: 1 },
    powers: [power([turn, pay({ elan: 1 })], [gain({ gold: 1 })])],
  }),
  artifact('earth-dragon', {
    tags: ['dragon'],
    cost: { elan: 4, life: 3 },
    points: 1,
    powers: [power([turn], [dragonAttack(2, [pay({ gold: 1 })])])],
  }),
  artifact('elemental-spring', {
    cost: { elan: 2, life: 1, calm: 1 },
    collect: [gain({ calm: 1, life: 1, elan: 1 })],
    reactions: [againstLifeLoss([pay({ calm: 1 })])],
  }),
  artifact('elvish-bow', {
    cost: { elan: 2, life: 1 },
    powers: [power([turn], [attack(1)]), power([turn], [draw(1)])],
  }),
  artifact('fiery-whip', {
    cost: { elan: 2, death: 2 },
    powers: [
      power([turn], [gain({ elan: 3 }), rivalsGain({ elan: 1 })]),
      power([turn, destroy('otherArtifact')], [gainItsCost(2, anyBut('gold'))]),
    ],
  }),
  artifact('fire-dragon', {
    tags: ['dragon'],
    cost: { elan: 6 },
    points: 1,
    powers: [power([turn], [dragonAttack(2, [pay({ calm: 1 })])])],
  }),
  artifact('flaming-pit', {
    cost: { elan: 2 },
    collect: [gain({ elan: 1 })],
    powers: [power([turn, pay({ life: 1 })], [gain({ elan: 1, death: 1 })])],
  }),
  artifact('fountain-of-youth', {
    cost: { calm: 1, death: 1 },
    collect: [gain({ life: 1 })],
    powers: [power([pay({ death: 2 })], [put({ calm: 2, life: 1 })])],
  }),
  artifact('guard-dog', {
    tags: ['creature'],
    cost: { elan: 1 },
    powers: [power([pay({ elan: 1 })], [straighten('self')])],
    reactions: [againstLifeLoss([turn])],
  }),
  artifact('hand-of-glory', {
    cost: { life: 1, death: 1 },
    powers: [power([turn], [gain({ death: 2 }), rivalsGain({ death: 1 })])],
  }),
  artifact('hawk', {
    tags: ['creature'],
    cost: { life: 1, calm: 1 },
    collect: [gain({ calm: 1 })],
    powers: [power([turn], [lookAt(3)]), power([turn, pay({ calm: 2 })], [draw(1)])],
  }),
  artifact('horn-of-plenty', {
    cost: { gold: 2 },
    powers: [power([turn], [gainAny(3, anyBut('gold'))]), power([turn], [gain({ gold: 1 })])],
  }),
  artifact('hypnotic-basin', {
    cost: { calm: 2, elan: 1, death: 1 },
    collect: [gain({ calm: 2 })],
    powers: [power([turn], [gainPerRivals('calm', 'elan')])],
  }),
  artifact('jeweled-statuette', {
    cost: { death: 2, gold: 1 },
    points: 1,
    powers: [
      power([turn], [gain({ death: 3 }), rivalsGain({ death: 1 })]),
      power([destroySelf], [gain({ gold: 2, elan: 1 })]),
    ],
  }),
  artifact('magical-shard', {
    powers: [power([turn], [gainAny(1, anyBut('gold'))])],
  }),
  artifact('mermaid', {
    tags: ['creature'],
    cost: { life: 2, calm: 2 },
    collect: [gain({ calm: 1 })],
    powers: [power([turn, payOne('calm', 'life', 'gold')], [putPaidOnOwn])],
  }),
  artifact('nightingale', {
    tags: ['creature'],
    cost: { life: 1, calm: 1 },
    points: 1,
  }),
  artifact('philosophers-stone', {
    cost: { elan: 2, life: 2, calm: 2, death: 2 },
    points: 1,
    powers: [power([turn, pay({ any: 2 }), payAnyOfOneKind(ONLY_GOLD)], [gain({ gold: PAID })])],
  }),
  artifact('prism', {
    powers: [
      power([turn, pay({ any: 1 })], [gainAny(2, anyBut('gold'))]),
      power([turn, payAnyOfOneKind(anyBut('gold'))], [gainPaidOfOneKind(anyBut('gold'))]),
    ],
  }),
  artifact('ring-of-midas', {
    cost: { life: 1, gold: 1 },
    points: 1,
    powers: [power([pay({ life: 2 })], [put({ gold: 1 })]), power([turn], [put({ gold: 1 })])],
  }),
  artifact('sacrificial-dagger', {
    cost: { death: 1, gold: 1 },
    powers: [
      power([turn, pay({ life: 1 })], [put({ death: 3 })]),
      power([destroySelf, discard], [gainItsCost(0, anyBut('gold'))]),
    ],
  }),
  artifact('sea-serpent', {
    tags: ['dragon', 'creature'],
    cost: { calm: 6, life: 3 },
    points: 1,
    powers: [power([turn], [dragonAttack(2, [destroy('artifact')])])],
  }),
  artifact('treant', {
    tags: ['creature'],
    cost: { life: 3, elan: 2 },
    collect: [gain({ life: 2 })],
    powers: [power([turn], [gainPerRivals('elan', 'death')])],
  }),
  artifact('tree-of-life', {
    cost: { any: 2, life: 1 },
    powers: [power([turn], [gain({ life: 3 }), rivalsGain({ life: 1 })])],
    reactions: [againstLifeLoss([pay({ life: 1 })])],
  }),
  artifact('vault', {
    cost: { gold: 1, any: 1 },
    kept: [whereLies('gold', [gainAny(2, anyBut('gold'))])],
    powers: [power([turn], [put({ gold: 1 })])],
  }),
  artifact('water-dragon', {
    tags: ['dragon'],
    cost: { calm: 6 },
    points: 1,
    powers: [power([turn], [dragonAttack(2, [pay({ elan: 1 })])])],
  }),
  artifact('wind-dragon', {
    tags: ['dragon'],
    cost: { calm: 4, any: 4 },
    points: 1,
    powers: [power([turn], [dragonAttack(2, [discard])])],
  }),
  artifact('windup-man', {
    cost: { elan: 1, life: 1, calm: 1, gold: 1 },
    kept: [putMoreOfEachKind(2)],
    powers: [power([turn, payOne()], [putPaid])],
  }),
] as const;

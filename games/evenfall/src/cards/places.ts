/** Places of Power: 26 designs, two copies of each. */
import {
  build,
  coven,
  covenBoth,
  discard,
  exchange,
  gain,
  gainPer,
  places,
  putElders,
  takeRedStone,
  transfer,
} from '../verbs.ts';
import { place, startingPlace } from './define.ts';

export const PLACES = [
  place('cavern-plain', {
    witches: 1,
    icon: 'fang',
    harvest: { potion: 1 },
  }),
  place('ruin', {
    witches: 1,
    icon: 'flame',
    harvest: { cards: 1 },
    points: 1,
  }),
  place('thistle-meadow', {
    witches: 1,
    icon: 'fang',
    harvest: { herb: 1 },
  }),
  place('hermits-loft', {
    witches: 1,
    icon: 'eye',
    harvest: { knowledge: 1 },
  }),
  place('foggy-ford', {
    witches: 1,
    icon: 'wave',
    harvest: { mana: 1 },
    points: 1,
  }),
  place('weathered-milestone', {
    witches: 2,
    icon: 'eye',
    harvest: { points: 2 },
    points: 2,
  }),
  place('fox-earth', {
    witches: 2,
    icon: 'fang',
    harvest: { cards: 1, mana: 1 },
    bindingWith: ['familiar', [gain({ points: 3 })]],
    points: 1,
  }),
  place('smiths-cellar', {
    witches: 2,
    icon: 'flame',
    harvest: { herb: 1 },
    binding: [gain({ mana: 1 })],
    bindingWith: ['artifact', [gain({ points: 3 })]],
    points: 1,
  }),
  place('toadstool-ring', {
    witches: 2,
    icon: 'wave',
    harvest: { mana: 1, points: 1 },
    bindingWith: ['enchantment', [gain({ points: 3 })]],
    points: 1,
  }),
  place('spirit-bog', {
    witches: 2,
    icon: 'wave',
    harvest: { herb: 1 },
    binding: [gain({ herb: 1 })],
    bindingWith: ['artifact', [gain({ points: 2 })]],
    points: 1,
  }),
  place('cavern', {
    witches: 2,
    icon: 'wave',
    harvest: { potion: 1 },
    binding: [gain({ potion: 1 })],
    bindingWith: ['familiar', [gain({ points: 2 })]],
    points: 1,
  }),
  place('archive', {
    witches: 2,
    icon: 'eye',
    harvest: { knowledge: 1 },
    binding: [gain({ knowledge: 1 })],
    bindingWith: ['enchantment', [gain({ points: 2 })]],
    points: 1,
  }),
  place('mystic-springs', {
    witches: 2,
    icon: 'wave',
    harvest: { mana: 2 },
    binding: [putElders(1)],
    points: 1,
  }),
  place('sanctum', {
    witches: 2,
    icon: 'eye',
    harvest: { points: 1 },
    binding: [gain({ mana: 2 })],
    points: 3,
  }),
  place('apothecary-terraces', {
    witches: 2,
    icon: 'fang',
    harvest: { herb: 1, potion: 1 },
  }),
  place('scholars-orchard', {
    witches: 2,
    icon: 'fang',
    harvest: { herb: 1, knowledge: 1 },
  }),
  place('alembic-grotto', {
    witches: 2,
    icon: 'eye',
    harvest: { potion: 1, knowledge: 1 },
  }),
  place('crossroads-market', {
    witches: 2,
    icon: 'flame',
    harvest: { any: 1 },
    binding: [gain({ any: 2 })],
  }),
  place('singing-menhirs', {
    witches: 2,
    icon: 'eye',
    harvest: { cards: 1, points: 1 },
    binding: [gain({ points: 2 })],
    points: 1,
  }),
  place('rookery-tower', {
    witches: 2,
    icon: 'eye',
    harvest: { cards: 1, points: 1 },
    bindingWith: ['familiar', [gain({ points: 3 })]],
  }),
  place('moss-grown-gate', {
    witches: 2,
    icon: 'wave',
    harvest: { mana: 1, points: 1 },
    binding: [transfer()],
    points: 1,
  }),
  place('bonfire-hill', {
    witches: 2,
    icon: 'flame',
    harvest: { potion: 1 },
    binding: [coven()],
    bindingWith: ['enchantment', [gain({ points: 2 })]],
  }),
  place('reapers-barn', {
    witches: 2,
    icon: 'flame',
    harvest: { herb: 1 },
    binding: [build('scythe')],
    bindingWith: ['artifact', [gain({ points: 2 })]],
    points: 1,
  }),
  place('ancestors-barrow', {
    witches: 2,
    icon: 'fang',
    harvest: { points: 1 },
    binding: [gainPer({ points: 1 }, places('inner'))],
    points: 3,
  }),
  place('story-hearth', {
    witches: 2,
    icon: 'flame',
    harvest: { knowledge: 1 },
    binding: [gain({ cards: 2 })],
    points: 1,
  }),
  place('waggoners-inn', {
    witches: 2,
    icon: 'flame',
    harvest: { potion: 1 },
    binding: [transfer()],
  }),
] as const;

/** One a clan, in the order of the clans: the sun side and the moon side. */
export const STARTING_PLACES = [
  startingPlace('nqobantu-mine', {
    sun: { icon: 'eye', harvest: { any: 1 }, binding: [gain({ cards: 1 })] },
    moon: { icon: 'eye', harvest: { any: 1 }, binding: [exchange([discard(1)], [gain({ any: 3 })])], points: 7 },
  }),
  startingPlace('prophets-church', {
    sun: { icon: 'flame', harvest: { any: 1 }, binding: [gain({ cards: 1 })] },
    moon: { icon: 'flame', harvest: { knowledge: 1 }, binding: [covenBoth] },
  }),
  startingPlace('eternal-tree', {
    sun: { icon: 'wave', harvest: { any: 1 }, binding: [gain({ cards: 1 })] },
    moon: { icon: 'wave', harvest: { herb: 1, potion: 1 } },
  }),
  startingPlace('ark-of-longjiang', {
    sun: { icon: 'fang', harvest: { any: 1 }, binding: [gain({ cards: 1 })] },
    moon: { icon: 'fang', harvest: { mana: 2 }, binding: [takeRedStone] },
  }),
] as const;

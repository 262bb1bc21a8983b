/** How a face is written down. */
import { type ByEssence, cost, ESSENCES, type Essence, FREE } from '../essences.ts';
import type { Ability, CardKind, Face, Power, Reaction } from '../state.ts';
import type { Tag } from '../verbs.ts';
import { type CostVerb, ignore, turn, type Verb } from '../verbs.ts';

interface Print {
  cost?: ByEssence & { any?: number };
  tags?: Tag[];
  points?: number;
  collect?: Verb[];
  kept?: Verb[];
  upkeep?: Verb[];
  abilities?: Ability[];
  powers?: Power[];
  reactions?: Reaction[];
  claimed?: Verb[];
}

function face(kind: CardKind, name: string, print: Print): Face {
  return {
    name,
    kind,
    tags: print.tags ?? [],
    cost: print.cost === undefined ? FREE : cost(print.cost),
    points: print.points ?? 0,
    collect: print.collect ?? [],
    kept: print.kept ?? [],
    upkeep: print.upkeep ?? [],
    abilities: print.abilities ?? [],
    powers: print.powers ?? [],
    reactions: print.reactions ?? [],
    claimed: print.claimed ?? [],
  };
}
export const artifact = <N extends string>(name: N, print: Print): Face & { name: N } =>
  face('artifact', name, print) as Face & { name: N };
export const mage = <N extends string>(name: N, print: Print): Face & { name: N } =>
  face('mage', name, print) as Face & { name: N };
export const item = <N extends string>(name: N, print: Print): Face & { name: N } =>
  face('item', name, print) as Face & { name: N };
/** Every monument costs the same (RA-5.3). */
export const monument = <N extends string>(name: N, print: Print): Face & { name: N } =>
  face('monument', name, { ...print, cost: { gold: 4 } }) as Face & { name: N };
export const place = <N extends string>(name: N, print: Print): Face & { name: N } =>
  face('place', name, print) as Face & { name: N };

export const power = (costs: CostVerb[], effect: Verb[]): Power => ({
  cost: costs,
  effect,
  all: [...costs, ...effect],
  evenTurned: effect.some((verb) => verb.verb === 'straighten' && verb.which === 'self'),
});
const reaction = (to: Reaction['to'], costs: CostVerb[], effect: Verb[]): Reaction => ({ to, ...power(costs, effect) });
export const againstLifeLoss = (costs: CostVerb[], effect: Verb[] = []): Reaction =>
  reaction('lifeLoss', costs, [ignore, ...effect]);
export const againstDragons = (): Reaction => reaction('dragon', [turn], [ignore]);
export const atCheck = (costs: CostVerb[], effect: Verb[]): Reaction => reaction('check', costs, effect);

export const discount = (tag: Tag | null, less: number): Ability => ({ ability: 'discount', tag, less });
export const pointsPerEssence = (essence: Essence): Ability => ({
  ability: 'pointsPerEssence',
  kind: ESSENCES.indexOf(essence),
});
export const pointsPer = (tag: Tag, n: number): Ability => ({ ability: 'pointsPer', tag, n });

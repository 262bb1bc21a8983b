/** How a face is written down. */
import { type ByGood, goods, cost as price, type Resource } from '../goods.ts';
import type { Keyword, Shape } from '../nouns.ts';
import type { Ability, Effect, PersonFace, PlaceFace, RitualFace, When } from '../state.ts';
import type { CostVerb, Verb } from '../verbs.ts';

type ByResource = Partial<Record<Resource, number>>;

interface PlacePrint {
  icon: Shape;
  harvest: ByGood;
  binding?: Verb[];
  bindingWith?: [Keyword, Verb[]];
  points?: number;
}
function placeFace(name: string, witches: number, print: PlacePrint): PlaceFace {
  const [keyword, verbs] = print.bindingWith ?? [];
  return {
    kind: 'place',
    name,
    witches,
    icon: print.icon,
    harvest: goods(print.harvest),
    binding: print.binding ?? [],
    bindingWith: keyword === undefined || verbs === undefined ? null : { keyword, verbs },
    points: print.points ?? 0,
  };
}
export const place = <N extends string>(name: N, print: PlacePrint & { witches: number }): PlaceFace & { name: N } =>
  placeFace(name, print.witches, print) as PlaceFace & { name: N };

/** Starting Places are never discovered, so they ask for no Witches. */
export const startingPlace = <N extends string>(
  name: N,
  sides: { sun: PlacePrint; moon: PlacePrint },
): { name: N; sun: PlaceFace; moon: PlaceFace } => ({
  name,
  sun: placeFace(name, 0, sides.sun),
  moon: placeFace(name, 0, sides.moon),
});

export const ritual = <N extends string>(
  name: N,
  print: { cost: ByResource; keywords?: Keyword[]; spaces: number; points?: number; effect: Effect },
): RitualFace & { name: N } => ({
  kind: 'ritual',
  name,
  cost: price(print.cost),
  keywords: print.keywords ?? [],
  spaces: print.spaces,
  points: print.points ?? 0,
  effect: print.effect,
});

export const person = <N extends string>(
  name: N,
  print: { cost: ByResource; keywords?: Keyword[]; points?: number; specialist: Effect; council: Effect },
): PersonFace & { name: N } => ({
  kind: 'person',
  name,
  cost: price(print.cost),
  keywords: print.keywords ?? [],
  points: print.points ?? 0,
  specialist: print.specialist,
  council: print.council,
});

export const immediate = (verbs: Verb[]): Effect => ({ effect: 'immediate', verbs });
export const actionSpace = (cost: CostVerb[], effect: Verb[]): Effect => ({
  effect: 'space',
  space: { cost, effect, many: false },
});
export const anyNumberOfFigures = (cost: CostVerb[], effect: Verb[]): Effect => ({
  effect: 'space',
  space: { cost, effect, many: true },
});
export const turn = (cost: CostVerb[], effect: Verb[]): Effect => ({ effect: 'turn', exchange: { cost, effect } });
export const atBattleStart = (verbs: Verb[]): Effect => ({ effect: 'battle', at: 'start', verbs });
export const atReveal = (verbs: Verb[]): Effect => ({ effect: 'battle', at: 'reveal', verbs });
export const atRoundEnd = (verbs: Verb[]): Effect => ({ effect: 'roundEnd', verbs });
export const atGameEnd = (verbs: Verb[]): Effect => ({ effect: 'gameEnd', verbs });

const ongoing = (when: When, verbs: Verb[]): Effect => ({ effect: 'ongoing', when, verbs });
type Plain = Exclude<When, { moment: 'token' | 'play' | 'harvest' }>['moment'];
export const when = (moment: Plain, verbs: Verb[]): Effect => ongoing({ moment }, verbs);
export const whenToken = (by: 'any' | 'you' | 'others', verbs: Verb[]): Effect =>
  ongoing({ moment: 'token', by }, verbs);
export const whenPlaying = (keyword: Keyword, verbs: Verb[]): Effect => ongoing({ moment: 'play', keyword }, verbs);
export const whenHarvesting = (place: 'any' | 'this', verbs: Verb[]): Effect =>
  ongoing({ moment: 'harvest', place }, verbs);

const ability = (of: Ability): Effect => ({ effect: 'ability', ability: of });
export const cheaper = (on: 'ritual' | 'council', less: number): Effect => ability({ ability: 'discount', on, less });
export const manaForCatalysts = (scythe: number, orb: number): Effect =>
  ability({ ability: 'manaForCatalysts', scythe, orb });
export const eldersMayUse = (where: 'region' | 'outer'): Effect => ability({ ability: 'elderSpaces', where });
export const strongerBy = (n: number): Effect => ability({ ability: 'strength', n });

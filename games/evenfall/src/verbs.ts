/** The vocabulary of cards, boards and the round: every verb is plain data. */
import type { Card } from '@gloaming/engine';
import { type Amounts, type ByGood, type Cost, cost, type Goods, goods, type Kind, type Resource } from './goods.ts';
import type { Catalyst, Circle, Count, Figure, Role, Shape } from './nouns.ts';

export type Verb =
  // What it costs.
  | { readonly verb: 'pay'; readonly cost: Cost }
  | {
      readonly verb: 'payRest';
      readonly need: Amounts;
      readonly any: number;
      readonly left: number;
      readonly kind: Kind;
    }
  | { readonly verb: 'discard'; readonly n: number }
  | { readonly verb: 'removeFromHand'; readonly n: number }
  | { readonly verb: 'removeRitual' }
  // What it does.
  | { readonly verb: 'gain'; readonly goods: Goods }
  | { readonly verb: 'gainAny'; readonly n: number; readonly from: Kind }
  | { readonly verb: 'gainPer'; readonly goods: Goods; readonly per: Count }
  | { readonly verb: 'choose'; readonly of: readonly (readonly ChosenVerb[])[] }
  | { readonly verb: 'exchange'; readonly cost: readonly CostVerb[]; readonly effect: readonly Verb[] }
  | { readonly verb: 'transfer'; readonly n: number }
  | { readonly verb: 'coven'; readonly n: number; readonly both: boolean }
  | { readonly verb: 'harvest'; readonly which: Harvest }
  | { readonly verb: 'harvestOuter' }
  | { readonly verb: 'discoverFreely' }
  | { readonly verb: 'discoverThere' }
  | { readonly verb: 'takePlace' }
  | { readonly verb: 'putElders'; readonly n: number }
  | { readonly verb: 'returnFigure'; readonly figure: Figure; readonly from: 'region' | 'ritual' }
  | { readonly verb: 'moveFigures' }
  | { readonly verb: 'moveFiguresTo' }
  | { readonly verb: 'buildFreely'; readonly catalyst: Catalyst; readonly n: number; readonly built: number }
  | { readonly verb: 'borrow' }
  | { readonly verb: 'takeRedStone' }
  | { readonly verb: 'trackBonus' }
  | { readonly verb: 'changeDial'; readonly by: number }
  | { readonly verb: 'boost'; readonly n: number }
  // Triggers: whose order their owner may choose.
  | { readonly verb: 'order'; readonly cards: readonly Card[]; readonly moment: Trigger }
  | { readonly verb: 'happened'; readonly moment: Trigger }
  // The round.
  | { readonly verb: 'setTable' }
  | { readonly verb: 'rounds' }
  | { readonly verb: 'scout' }
  | { readonly verb: 'discardDown' }
  | { readonly verb: 'actions' }
  | { readonly verb: 'takeTurn' }
  | { readonly verb: 'discover' }
  | { readonly verb: 'exhaustToken' }
  | { readonly verb: 'playAs' }
  | { readonly verb: 'payForIt'; readonly as: Role }
  | { readonly verb: 'bind' }
  | { readonly verb: 'enter'; readonly as: Exclude<Role, 'ritual'> }
  | { readonly verb: 'useSpace'; readonly space: Space }
  | { readonly verb: 'build'; readonly last: number; readonly scythes: number; readonly orbs: number }
  | { readonly verb: 'built'; readonly catalysts: number; readonly orbs: number }
  | { readonly verb: 'placeStoneOnBoard'; readonly space: number }
  | { readonly verb: 'pass' }
  | { readonly verb: 'battles' }
  | { readonly verb: 'battle'; readonly region: number }
  | { readonly verb: 'setDials'; readonly region: number }
  | { readonly verb: 'setDial'; readonly region: number }
  | { readonly verb: 'adjustDials'; readonly region: number }
  | { readonly verb: 'adjustDial'; readonly region: number }
  | { readonly verb: 'resolveBattle'; readonly region: number }
  | { readonly verb: 'winBattle'; readonly region: number }
  | { readonly verb: 'takeStone'; readonly region: number }
  | { readonly verb: 'roundEnd' }
  | { readonly verb: 'returnAll' }
  // The end.
  | { readonly verb: 'cleanUp' }
  | { readonly verb: 'placeStones' }
  | { readonly verb: 'placeStone' }
  | { readonly verb: 'score' }
  // The Automa.
  | { readonly verb: 'automaTurn' }
  | { readonly verb: 'automaSpace' }
  | { readonly verb: 'automaHarvest' };

export type VerbName = Verb['verb'];
/** Those that stand in costs. */
export type CostVerb = Extract<Verb, { verb: 'pay' | 'discard' | 'removeFromHand' | 'removeRitual' }>;
/** Those that one of several may be that are to choose from. */
export type ChosenVerb = Extract<Verb, { verb: 'gain' | 'transfer' | 'harvest' }>;

/** Which Place is harvested: one of one's own, one in another clan, or the one it is about. */
export type Harvest = 'own' | 'other' | 'it';

/** What triggers wait for; `play` also names the keyword. */
export type Trigger =
  | 'discover'
  | 'play'
  | 'build'
  | 'transfer'
  | 'harvest'
  | 'discard'
  | 'token'
  | 'battleWon'
  | 'coven'
  | 'pass'
  | 'battleStart'
  | 'roundEnd';

/** An Action Space: a Region's, a Ritual's, or the Cross' on its board. */
export type Space =
  | { readonly at: 'region'; readonly region: number }
  | { readonly at: 'ritual'; readonly card: Card }
  | { readonly at: 'board' };

export const pay = (by: Partial<Record<Resource | 'any' | 'mana', number>>): CostVerb => ({
  verb: 'pay',
  cost: cost(by),
});
export const discard = (n: number): CostVerb => ({ verb: 'discard', n });
export const removeFromHand = (n: number): CostVerb => ({ verb: 'removeFromHand', n });
export const removeRitual: CostVerb = { verb: 'removeRitual' };
export const gain = (by: ByGood): ChosenVerb => ({ verb: 'gain', goods: goods(by) });
export const gainPer = (by: ByGood, per: Count): Verb => ({ verb: 'gainPer', goods: goods(by), per });
export const choose = (...of: ChosenVerb[][]): Verb => ({ verb: 'choose', of });
export const exchange = (costs: CostVerb[], effect: Verb[]): Verb => ({ verb: 'exchange', cost: costs, effect });
export const transfer = (n = 1): ChosenVerb => ({ verb: 'transfer', n });
export const coven = (n = 1): Verb => ({ verb: 'coven', n, both: false });
/** A "/" on the track counts as "+". */
export const covenBoth: Verb = { verb: 'coven', n: 1, both: true };
export const harvestOwn: ChosenVerb = { verb: 'harvest', which: 'own' };
export const harvestOther: ChosenVerb = { verb: 'harvest', which: 'other' };
export const harvestIt: ChosenVerb = { verb: 'harvest', which: 'it' };
export const harvestOuter: Verb = { verb: 'harvestOuter' };
export const discoverFreely: Verb = { verb: 'discoverFreely' };
export const takePlace: Verb = { verb: 'takePlace' };
export const putElders = (n: number): Verb => ({ verb: 'putElders', n });
export const returnWitchFromRegion: Verb = { verb: 'returnFigure', figure: 'witch', from: 'region' };
export const returnElderFromRitual: Verb = { verb: 'returnFigure', figure: 'elder', from: 'ritual' };
export const moveFigures: Verb = { verb: 'moveFigures' };
export const build = (catalyst: Catalyst, n = 1): Verb => ({ verb: 'buildFreely', catalyst, n, built: 0 });
export const borrow: Verb = { verb: 'borrow' };
export const takeRedStone: Verb = { verb: 'takeRedStone' };
export const trackBonus: Verb = { verb: 'trackBonus' };
export const changeDial = (by: number): Verb => ({ verb: 'changeDial', by });
export const boost = (n: number): Verb => ({ verb: 'boost', n });

/** What is counted: `gainPer({ points: 1 }, keyword('familiar'))`. */
export const keyword = (of: 'artifact' | 'familiar' | 'enchantment'): Count => ({ count: 'keyword', keyword: of });
export const places = (circle: Circle): Count => ({ count: 'places', circle });
export const catalysts = (catalyst: Catalyst): Count => ({ count: 'catalysts', catalyst });
export const specialists: Count = { count: 'specialists' };
export const shape = (of: Shape): Count => ({ count: 'shape', shape: of });
export const resourceSymbols: Count = { count: 'resourceSymbols' };
export const eldersInReserve: Count = { count: 'eldersInReserve' };

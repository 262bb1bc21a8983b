/** The vocabulary of cards and of the round: every verb is plain data. What each does is brought together in rules.ts. */
import {
  type Amounts,
  ANY,
  amounts,
  type ByEssence,
  type Cost,
  cost,
  ESSENCES,
  type Essence,
  type Kind,
  type KindSet,
} from './essences.ts';

export const TAGS = ['dragon', 'creature'] as const;
export type Tag = (typeof TAGS)[number];

/** What may stand in a cost: these alone can be refused. */
export type CostVerb =
  | { readonly verb: 'turn' }
  | { readonly verb: 'pay'; readonly cost: Cost }
  | { readonly verb: 'payOne'; readonly kinds: KindSet }
  /** To become essences of these kinds. */
  | { readonly verb: 'payOfOneKind'; readonly into: KindSet }
  | { readonly verb: 'turnOwn'; readonly tag: Tag }
  | { readonly verb: 'destroySelf' }
  | { readonly verb: 'destroy'; readonly which: Destroyable }
  | { readonly verb: 'discard' }
  | { readonly verb: 'lift'; readonly what: Amounts };

export type Verb =
  | CostVerb
  // What it does.
  | { readonly verb: 'gain'; readonly what: Amounts }
  | { readonly verb: 'gainPaid'; readonly kinds: KindSet }
  | { readonly verb: 'gainAny'; readonly n: number; readonly kinds: KindSet; readonly onto: Onto }
  | { readonly verb: 'gainItsCost'; readonly plus: number; readonly kinds: KindSet }
  | { readonly verb: 'put'; readonly what: Amounts }
  | { readonly verb: 'putPaid'; readonly on: 'self' | 'own' }
  | { readonly verb: 'rivalsGain'; readonly what: Amounts }
  | { readonly verb: 'gainPerRivals'; readonly gain: Kind; readonly per: Kind }
  | { readonly verb: 'straighten'; readonly which: Straightened }
  | { readonly verb: 'draw'; readonly n: number }
  | { readonly verb: 'lookAt'; readonly n: number }
  | { readonly verb: 'putBack'; readonly n: number; readonly monuments: boolean }
  | { readonly verb: 'placeFrom'; readonly zone: Zone; readonly tag: Tag | null; readonly less: number }
  | { readonly verb: 'checkVictory' }
  | { readonly verb: 'choose'; readonly of: readonly (readonly Verb[])[] }
  // Bespoke: what only one card does.
  | { readonly verb: 'drawThenDiscard'; readonly n: number }
  | { readonly verb: 'whereLies'; readonly kind: Kind; readonly then: readonly Verb[] }
  | { readonly verb: 'putMoreOfEachKind'; readonly n: number }
  | { readonly verb: 'extraPoints'; readonly n: number }
  // Attacks and reactions.
  | { readonly verb: 'attack'; readonly n: number; readonly price: readonly Verb[]; readonly dragon: boolean }
  | { readonly verb: 'suffer'; readonly n: number; readonly price: readonly Verb[]; readonly dragon: boolean }
  | { readonly verb: 'loseLife'; readonly n: number }
  | { readonly verb: 'ignore' }
  // Placing and claiming.
  | { readonly verb: 'announce' }
  | { readonly verb: 'payForIt'; readonly less: number }
  | {
      readonly verb: 'payRest';
      readonly need: Amounts;
      readonly any: number;
      readonly left: number;
      readonly kind: Kind;
      readonly as: 'paid' | 'lost';
    }
  | { readonly verb: 'enter' }
  | { readonly verb: 'takeMonument' }
  | { readonly verb: 'replaceMonument' }
  // The round.
  | { readonly verb: 'setTable' }
  | { readonly verb: 'deal' }
  | { readonly verb: 'dealPacks' }
  | { readonly verb: 'pickPacks' }
  | { readonly verb: 'pickFromPack' }
  | { readonly verb: 'passPacks'; readonly to: 'left' | 'right' }
  | { readonly verb: 'firstHands' }
  | { readonly verb: 'pickMages' }
  | { readonly verb: 'pickMage' }
  | { readonly verb: 'pickItems' }
  | { readonly verb: 'pickItem' }
  | { readonly verb: 'rounds' }
  | { readonly verb: 'collect' }
  | { readonly verb: 'collectOwn' }
  | { readonly verb: 'takeFrom' }
  | { readonly verb: 'actions' }
  | { readonly verb: 'act' }
  | { readonly verb: 'pass' }
  | { readonly verb: 'swapItem' }
  | { readonly verb: 'endOfRound' }
  | { readonly verb: 'straightenAll' }
  | { readonly verb: 'reactToCheck' }
  | { readonly verb: 'tally' }
  // A match of up to three games.
  | { readonly verb: 'pickFirstPlayer' }
  | { readonly verb: 'layOut' }
  | { readonly verb: 'pickOpen'; readonly n: number }
  | { readonly verb: 'sameDecks' };

export type VerbName = Verb['verb'];
export type Destroyable = 'artifact' | 'otherArtifact' | 'dragonOrCreature';
/** Itself, or what its owner chooses: any component, or any of a kind. */
export type Straightened = 'self' | 'own' | Tag;
/** Into the pool, or onto the component that does it. */
export type Onto = 'pool' | 'self';
export type Zone = 'hand' | 'discards' | 'anyDiscards';

const kindOf = (essence: Essence): Kind => ESSENCES.indexOf(essence);
/** Kinds to choose from; none named means all five. */
const kindsOf = (essences: readonly Essence[]): KindSet =>
  essences.length === 0 ? ANY : essences.reduce((set, essence) => set | (1 << kindOf(essence)), 0);
const kindsBut = (except: readonly Essence[]): KindSet =>
  except.reduce((set, essence) => set & ~(1 << kindOf(essence)), ANY as KindSet);

/** Where a card says "any but gold": `anyBut('gold')`. */
export const anyBut = (...except: Essence[]): KindSet => kindsBut(except);
export const ONLY_GOLD = kindsOf(['gold']);

export const turn: CostVerb = { verb: 'turn' };
export const pay = (by: ByEssence & { any?: number }): CostVerb => ({ verb: 'pay', cost: cost(by) });
export const payOne = (...essences: Essence[]): CostVerb => ({ verb: 'payOne', kinds: kindsOf(essences) });
export const payAnyOfOneKind = (into: KindSet): CostVerb => ({ verb: 'payOfOneKind', into });
export const lift = (by: ByEssence): CostVerb => ({ verb: 'lift', what: amounts(by) });
export const turnOwn = (tag: Tag): CostVerb => ({ verb: 'turnOwn', tag });
export const destroySelf: CostVerb = { verb: 'destroySelf' };
export const destroy = (which: Destroyable): CostVerb => ({ verb: 'destroy', which });
export const discard: CostVerb = { verb: 'discard' };

/** As many as were paid: `gain({ gold: PAID })`. */
export const PAID = 'paid';
export function gain(by: ByEssence | { [E in Essence]?: typeof PAID }): Verb {
  for (const essence of ESSENCES) if (by[essence] === PAID) return { verb: 'gainPaid', kinds: kindsOf([essence]) };
  return { verb: 'gain', what: amounts(by as ByEssence) };
}
export const gainPaidOfOneKind = (kinds: KindSet): Verb => ({ verb: 'gainPaid', kinds });
export const gainAny = (n: number, kinds: KindSet): Verb => ({ verb: 'gainAny', n, kinds, onto: 'pool' });
export const gainItsCost = (plus: number, kinds: KindSet): Verb => ({ verb: 'gainItsCost', plus, kinds });
export const put = (by: ByEssence): Verb => ({ verb: 'put', what: amounts(by) });
export const putAny = (n: number, kinds: KindSet): Verb => ({ verb: 'gainAny', n, kinds, onto: 'self' });
export const putPaid: Verb = { verb: 'putPaid', on: 'self' };
export const putPaidOnOwn: Verb = { verb: 'putPaid', on: 'own' };
export const rivalsGain = (by: ByEssence): Verb => ({ verb: 'rivalsGain', what: amounts(by) });
export const gainPerRivals = (essence: Essence, per: Essence): Verb => ({
  verb: 'gainPerRivals',
  gain: kindOf(essence),
  per: kindOf(per),
});
export const straighten = (which: Straightened): Verb => ({ verb: 'straighten', which });
export const draw = (n: number): Verb => ({ verb: 'draw', n });
export const drawThenDiscard = (n: number): Verb => ({ verb: 'drawThenDiscard', n });
export const lookAt = (n: number): Verb => ({ verb: 'lookAt', n });
/** Placed for nothing at all. */
export const FOR_FREE = 99;
export const placeFrom = (zone: Zone, tag: Tag | null, less: number): Verb => ({ verb: 'placeFrom', zone, tag, less });
export const checkVictory: Verb = { verb: 'checkVictory' };
export const extraPoints = (n: number): Verb => ({ verb: 'extraPoints', n });
export const choose = (...of: Verb[][]): Verb => ({ verb: 'choose', of });
export const whereLies = (essence: Essence, then: Verb[]): Verb => ({ verb: 'whereLies', kind: kindOf(essence), then });
export const putMoreOfEachKind = (n: number): Verb => ({ verb: 'putMoreOfEachKind', n });
export const attack = (n: number, price: CostVerb[] = []): Verb => ({ verb: 'attack', n, price, dragon: false });
export const dragonAttack = (n: number, price: CostVerb[]): Verb => ({ verb: 'attack', n, price, dragon: true });
export const ignore: Verb = { verb: 'ignore' };

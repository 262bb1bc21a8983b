/** Catalysts: what they cost, and on which Rituals they are built (EV-13). */
import { insert, noteUnavailable, numbered, push, type Unavailable } from '@gloaming/engine';
import { FIRST_RITUAL, RITUAL_COUNT } from './cards/index.ts';
import { type Building, type Choices, DECLINE } from './choices.ts';
import { abilitiesOf, freeSpaces, ritualsOf } from './clan.ts';
import type { Definitions } from './definitions.ts';
import { type Cost, canPay, cost } from './goods.ts';
import { heard, tell } from './news.ts';
import type { Catalyst } from './nouns.ts';
import { refuseEach, refuseRitualsOfRivals } from './others.ts';
import { payCost } from './paying.ts';
import { IS_FULL, lacksGoods, missingFor, PASSED_OVER, type Reason } from './reasons.ts';
import type { Ability, Card, Player, Seat, Seen, State } from './state.ts';

/** What is built on a Ritual, and what for. */
type Way = Pick<Building, 'catalyst' | 'for'>;
const WAYS: readonly Way[] = [
  { catalyst: 'scythe', for: 'goods' },
  { catalyst: 'scythe', for: 'mana' },
  { catalyst: 'orb', for: 'goods' },
  { catalyst: 'orb', for: 'mana' },
];
const building = (card: Card, way: Way): Building => ({ does: 'build', card, ...way });
const BUILDS = numbered<Choices['build']>({
  decline: [DECLINE],
  build: Array.from({ length: RITUAL_COUNT }, (_, i) => WAYS.map((way) => building(FIRST_RITUAL + i, way))).flat(),
});
const buildOption = (ritual: Card, way: number): number =>
  BUILDS.first.build + (ritual - FIRST_RITUAL) * WAYS.length + way;
/** Where nothing is paid the Ritual itself is the option, and no card is 0. */
const NO_RITUAL = 0;
const readFree = (catalyst: Catalyst, option: number): Choices['buildFreely'] =>
  option === NO_RITUAL ? DECLINE : { does: 'build', catalyst, card: option };

const IN_GOODS: Readonly<Record<Catalyst, Cost>> = { scythe: cost({ herb: 1 }), orb: cost({ potion: 2 }) };
/** Of a Catalyst; null for a clan that may not pay with it. */
export function manaPrice(abilities: readonly Ability[], catalyst: Catalyst): number | null {
  for (const ability of abilities) if (ability.ability === 'manaForCatalysts') return ability[catalyst];
  return null;
}
function priceOf(abilities: readonly Ability[], { catalyst, for: pays }: Way): Cost | null {
  if (pays === 'goods') return IN_GOODS[catalyst];
  const mana = manaPrice(abilities, catalyst);
  return mana === null ? null : cost({ mana });
}
/** Asked at every turn that is looked at, so it makes no price of its own. */
function canPayFor({ resources, mana }: Player, abilities: readonly Ability[], { catalyst, for: pays }: Way): boolean {
  if (pays === 'goods') return canPay(resources, mana, IN_GOODS[catalyst]);
  const price = manaPrice(abilities, catalyst);
  return price !== null && mana >= price;
}

export function offerBuilds(s: Seen, seat: Seat, from: number, abilities: readonly Ability[], out: number[]): void {
  const t = s.table;
  const p = t.players[seat];
  for (const ritual of ritualsOf(t, p)) {
    if (freeSpaces(t, ritual) === 0) continue;
    for (let way = 0; way < WAYS.length; way++) {
      const option = buildOption(ritual, way);
      if (option >= from && canPayFor(p, abilities, WAYS[way])) insert(out, option);
    }
  }
}

/** Why there is nothing to begin building with. */
export function whyNoBuilds({ table }: Seen, seat: Seat, abilities: readonly Ability[]): Reason[] {
  const p = table.players[seat];
  const why: Reason[] = [];
  if (!ritualsOf(table, p).some((ritual) => freeSpaces(table, ritual) > 0))
    why.push({ reason: 'lacksBuildingSpace', rule: 'EV-13.1' });
  if (!WAYS.some((way) => canPayFor(p, abilities, way))) {
    const prices = WAYS.flatMap((way) => priceOf(abilities, way) ?? []);
    why.push({ reason: 'lacksForCatalyst', rule: 'EV-13.2', of: prices.map((price) => missingFor(p, price).of) });
  }
  return why;
}
/** What is not offered of the Rituals that are seen. */
function refuseBuilds({ table }: Seen, seat: Seat, from: number, out: Unavailable<Choices['build'], Reason>[]): void {
  const p = table.players[seat];
  const abilities = abilitiesOf(table, seat);
  for (const ritual of ritualsOf(table, p))
    for (const [i, way] of WAYS.entries()) {
      const price = priceOf(abilities, way);
      if (price === null) continue;
      const why: Reason[] = [
        ...(buildOption(ritual, i) < from ? [PASSED_OVER] : []),
        ...(freeSpaces(table, ritual) === 0 ? [IS_FULL] : []),
        ...lacksGoods(p, price, 'EV-13.2'),
      ];
      noteUnavailable(building(ritual, way), why, out);
    }
  for (const way of WAYS) refuseRitualsOfRivals(table, seat, (card) => building(card, way), out);
}

function placeCatalyst(s: State, seat: Seat, ritual: Card, catalyst: Catalyst): void {
  (catalyst === 'scythe' ? s.table.scythes : s.table.orbs)[ritual - FIRST_RITUAL]++;
  if (heard()) tell({ news: 'builtOn', seat, card: ritual, catalyst });
}

export const BUILDING: Pick<Definitions, 'build' | 'buildFreely' | 'built'> = {
  /** EV-13.1: one Catalyst after the other, never back to an earlier choice; at least one. */
  build: {
    options(s, v, f, out, unavailable) {
      offerBuilds(s, f.seat, v.last, abilitiesOf(s.table, f.seat), out);
      if (unavailable !== undefined) refuseBuilds(s, f.seat, v.last, unavailable);
      if (v.scythes + v.orbs > 0) out.unshift(BUILDS.first.decline);
    },
    about: (_, __, ___, option) => BUILDS.choices[option],
    then(s, v, f, option) {
      const choice = BUILDS.choices[option];
      if (choice.does === 'decline') return [{ verb: 'built', catalysts: v.scythes + v.orbs, orbs: v.orbs }];
      const orb = choice.catalyst === 'orb';
      const price = priceOf(abilitiesOf(s.table, f.seat), choice);
      if (price !== null) payCost(s, f.seat, price, 0);
      placeCatalyst(s, f.seat, choice.card, choice.catalyst);
      return [{ verb: 'build', last: option, scythes: v.scythes + (orb ? 0 : 1), orbs: v.orbs + (orb ? 1 : 0) }];
    },
  },

  /** Without paying, up to n. */
  buildFreely: {
    options(s, { catalyst }, f, out, unavailable) {
      const t = s.table;
      const own = ritualsOf(t, t.players[f.seat]);
      for (const ritual of own) if (freeSpaces(t, ritual) > 0) insert(out, ritual);
      if (unavailable !== undefined) {
        const about = (card: Card) => ({ does: 'build', catalyst, card }) as const;
        refuseEach(
          own.filter((ritual) => !out.includes(ritual)),
          about,
          IS_FULL,
          unavailable,
        );
        refuseRitualsOfRivals(t, f.seat, about, unavailable);
      }
      if (out.length > 0) out.unshift(NO_RITUAL);
    },
    about: (_, { catalyst }, __, option) => readFree(catalyst, option),
    then(s, v, f, option) {
      const choice = readFree(v.catalyst, option);
      const builds = choice.does === 'build';
      if (builds) placeCatalyst(s, f.seat, choice.card, v.catalyst);
      const built = v.built + (builds ? 1 : 0);
      const p = s.table.players[f.seat];
      const more = builds && v.n > 1 && ritualsOf(s.table, p).some((own) => freeSpaces(s.table, own) > 0);
      return more
        ? [{ verb: 'buildFreely', catalyst: v.catalyst, n: v.n - 1, built }]
        : [{ verb: 'built', catalysts: built, orbs: v.catalyst === 'orb' ? built : 0 }];
    },
  },

  /** All are placed; now what answers each, then a step for each Orb (EV-A.41). */
  built: {
    run(s, v, f) {
      if (v.orbs > 0) push(s, [{ verb: 'coven', n: v.orbs, both: false }], f.seat);
      for (let i = 0; i < v.catalysts; i++) push(s, [{ verb: 'happened', moment: 'build' }], f.seat);
    },
  },
};

/** Catalysts: what they cost, and on which Rituals they are built (EV-13). */
import { insert, push, type Unavailable } from '@gloaming/engine';
import { FIRST_RITUAL } from './cards/index.ts';
import { type Building, type Choices, DECLINE } from './choices.ts';
import { abilitiesOf, freeSpaces, ritualsOf } from './clan.ts';
import type { Definitions } from './definitions.ts';
import { type Cost, canPay, cost } from './goods.ts';
import { heard, tell } from './news.ts';
import type { Catalyst } from './nouns.ts';
import { refuse, refuseEach, refuseRitualsOfRivals } from './others.ts';
import { payCost } from './paying.ts';
import { IS_FULL, lacksGoods, missingFor, PASSED_OVER, type Reason } from './reasons.ts';
import type { Ability, Card, Player, Seat, Seen, State } from './state.ts';

/** Answers of `build`: no more, or a Ritual with a Catalyst on it, in one of these ways. */
const BUILT = 0;
const WAYS = [
  { catalyst: 'scythe', for: 'goods' },
  { catalyst: 'scythe', for: 'mana' },
  { catalyst: 'orb', for: 'goods' },
  { catalyst: 'orb', for: 'mana' },
] as const;
const buildOption = (ritual: Card, way: number): number => 1 + (ritual - FIRST_RITUAL) * WAYS.length + way;
const wayOf = (option: number): number => (option - 1) % WAYS.length;
const building = (ritual: Card, way: number): Building => ({ does: 'build', card: ritual, ...WAYS[way] });
const readBuild = (option: number): Building =>
  building(FIRST_RITUAL + Math.floor((option - 1) / WAYS.length), wayOf(option));

const IN_GOODS: Readonly<Record<Catalyst, Cost>> = { scythe: cost({ herb: 1 }), orb: cost({ potion: 2 }) };
/** Of a Catalyst; null for a clan that may not pay with it. */
export function manaPrice(abilities: readonly Ability[], catalyst: Catalyst): number | null {
  for (const ability of abilities) if (ability.ability === 'manaForCatalysts') return ability[catalyst];
  return null;
}
function priceOf(abilities: readonly Ability[], way: number): Cost | null {
  const { catalyst, for: pays } = WAYS[way];
  if (pays === 'goods') return IN_GOODS[catalyst];
  const mana = manaPrice(abilities, catalyst);
  return mana === null ? null : cost({ mana });
}
/** Asked at every turn that is looked at, so it makes no price of its own. */
function canPayFor({ resources, mana }: Player, abilities: readonly Ability[], way: number): boolean {
  const { catalyst, for: pays } = WAYS[way];
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
      if (option >= from && canPayFor(p, abilities, way)) insert(out, option);
    }
  }
}

/** Why there is nothing to begin building with. */
export function whyNoBuilds({ table }: Seen, seat: Seat, abilities: readonly Ability[]): Reason[] {
  const p = table.players[seat];
  const why: Reason[] = [];
  if (!ritualsOf(table, p).some((ritual) => freeSpaces(table, ritual) > 0))
    why.push({ reason: 'lacksBuildingSpace', rule: 'EV-13.1' });
  if (!WAYS.some((_, way) => canPayFor(p, abilities, way))) {
    const prices = WAYS.flatMap((_, way) => priceOf(abilities, way) ?? []);
    why.push({ reason: 'lacksForCatalyst', rule: 'EV-13.2', of: prices.map((price) => missingFor(p, price).of) });
  }
  return why;
}
/** What is not offered of the Rituals that are seen. */
function refuseBuilds({ table }: Seen, seat: Seat, from: number, out: Unavailable<Choices['build'], Reason>[]): void {
  const p = table.players[seat];
  const abilities = abilitiesOf(table, seat);
  for (const ritual of ritualsOf(table, p))
    for (const way of WAYS.keys()) {
      const price = priceOf(abilities, way);
      if (price === null) continue;
      const why: Reason[] = [
        ...(buildOption(ritual, way) < from ? [PASSED_OVER] : []),
        ...(freeSpaces(table, ritual) === 0 ? [IS_FULL] : []),
        ...lacksGoods(p, price, 'EV-13.2'),
      ];
      refuse(building(ritual, way), why, out);
    }
  for (const way of WAYS.keys()) refuseRitualsOfRivals(table, seat, (card) => building(card, way), out);
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
      if (v.scythes + v.orbs > 0) out.unshift(BUILT);
    },
    about: (_, __, ___, option) => (option === BUILT ? DECLINE : readBuild(option)),
    then(s, v, f, option) {
      if (option === BUILT) return [{ verb: 'built', catalysts: v.scythes + v.orbs, orbs: v.orbs }];
      const { card: ritual, catalyst } = readBuild(option);
      const orb = catalyst === 'orb';
      const price = priceOf(abilitiesOf(s.table, f.seat), wayOf(option));
      if (price !== null) payCost(s, f.seat, price, 0);
      placeCatalyst(s, f.seat, ritual, catalyst);
      return [{ verb: 'build', last: option, scythes: v.scythes + (orb ? 0 : 1), orbs: v.orbs + (orb ? 1 : 0) }];
    },
  },

  /** Without paying, up to n: no more (0), or the Ritual to build on. */
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
      if (out.length > 0) out.unshift(0);
    },
    about: (_, { catalyst }, __, option) => (option === 0 ? DECLINE : { does: 'build', catalyst, card: option }),
    then(s, v, f, ritual) {
      if (ritual !== 0) placeCatalyst(s, f.seat, ritual, v.catalyst);
      const built = v.built + (ritual === 0 ? 0 : 1);
      const p = s.table.players[f.seat];
      const more = ritual !== 0 && v.n > 1 && ritualsOf(s.table, p).some((own) => freeSpaces(s.table, own) > 0);
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

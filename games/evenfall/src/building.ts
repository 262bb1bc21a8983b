/** Catalysts: what they cost, and on which Rituals they are built (EV-13). */
import { insert, push } from '@gloaming/engine';
import { FIRST_RITUAL } from './cards/index.ts';
import { type Building, DECLINE } from './choices.ts';
import { abilitiesOf, freeSpaces, ritualsOf } from './clan.ts';
import type { Definitions } from './definitions.ts';
import { goods, RESOURCES } from './goods.ts';
import { heard, tell } from './news.ts';
import type { Catalyst } from './nouns.ts';
import type { Ability, Card, Seat, Seen, State } from './state.ts';

/** Answers of `build`: no more, or a Ritual with a Catalyst on it, paid as usual or in Mana. */
const BUILT = 0;
const buildOption = (ritual: Card, orb: boolean, mana: boolean): number =>
  1 + (ritual - FIRST_RITUAL) * 4 + (orb ? 2 : 0) + (mana ? 1 : 0);
const readBuild = (option: number): Building => ({
  does: 'build',
  catalyst: ((option - 1) & 2) === 0 ? 'scythe' : 'orb',
  card: FIRST_RITUAL + ((option - 1) >> 2),
  for: ((option - 1) & 1) === 0 ? 'goods' : 'mana',
});
const SCYTHE_HERBS = 1;
const ORB_POTIONS = 2;
const [HERB, POTION] = [0, 1];

/** Of a Catalyst; beyond all Mana for a clan that may not pay with it. */
export function manaPrice(abilities: readonly Ability[], catalyst: Catalyst): number {
  for (const ability of abilities) if (ability.ability === 'manaForCatalysts') return ability[catalyst];
  return Number.POSITIVE_INFINITY;
}
export function offerBuilds(s: Seen, seat: Seat, from: number, abilities: readonly Ability[], out: number[]): void {
  const t = s.table;
  const p = t.players[seat];
  for (const ritual of ritualsOf(t, p)) {
    if (freeSpaces(t, ritual) === 0) continue;
    for (const orb of [false, true])
      for (const mana of [false, true]) {
        const option = buildOption(ritual, orb, mana);
        const canPay = mana
          ? p.mana >= manaPrice(abilities, orb ? 'orb' : 'scythe')
          : orb
            ? p.resources[POTION] >= ORB_POTIONS
            : p.resources[HERB] >= SCYTHE_HERBS;
        if (option >= from && canPay) insert(out, option);
      }
  }
}

function placeCatalyst(s: State, seat: Seat, ritual: Card, catalyst: Catalyst): void {
  (catalyst === 'scythe' ? s.table.scythes : s.table.orbs)[ritual - FIRST_RITUAL]++;
  if (heard()) tell({ news: 'builtOn', seat, card: ritual, catalyst });
}

export const BUILDING: Pick<Definitions, 'build' | 'buildFreely' | 'built'> = {
  /** EV-13.1: one Catalyst after the other, never back to an earlier choice; at least one. */
  build: {
    options(s, v, f, out) {
      offerBuilds(s, f.seat, v.last, abilitiesOf(s.table, f.seat), out);
      if (v.scythes + v.orbs > 0) out.unshift(BUILT);
    },
    about: (_, __, ___, option) => (option === BUILT ? DECLINE : readBuild(option)),
    then(s, v, f, option) {
      if (option === BUILT) return [{ verb: 'built', catalysts: v.scythes + v.orbs, orbs: v.orbs }];
      const { card: ritual, catalyst, for: pays } = readBuild(option);
      const orb = catalyst === 'orb';
      const mana = pays === 'mana';
      const p = s.table.players[f.seat];
      const price = mana ? manaPrice(abilitiesOf(s.table, f.seat), catalyst) : orb ? ORB_POTIONS : SCYTHE_HERBS;
      if (mana) p.mana -= price;
      else p.resources[orb ? POTION : HERB] -= price;
      if (heard())
        tell({ news: 'paid', seat: f.seat, goods: goods({ [mana ? 'mana' : RESOURCES[orb ? POTION : HERB]]: price }) });
      placeCatalyst(s, f.seat, ritual, catalyst);
      return [{ verb: 'build', last: option, scythes: v.scythes + (orb ? 0 : 1), orbs: v.orbs + (orb ? 1 : 0) }];
    },
  },

  /** Without paying, up to n: no more (0), or the Ritual to build on. */
  buildFreely: {
    options(s, _, f, out) {
      for (const ritual of ritualsOf(s.table, s.table.players[f.seat]))
        if (freeSpaces(s.table, ritual) > 0) insert(out, ritual);
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

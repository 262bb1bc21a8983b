/** What every artifact is asked: what it costs, what it gives in the collect step, when its powers are offered. */
import { expect } from 'vitest';
import { type ByEssence, type CardName, ESSENCES } from '../../src/index.ts';
import { at, duel, place, type Scene, use } from '../scene.ts';

type Price = ByEssence & { any?: number };

const essences = (by: ByEssence): string =>
  ESSENCES.flatMap((essence) => ((by[essence] ?? 0) > 0 ? [`${by[essence]} ${essence}`] : [])).join(' ') || 'nothing';

/** "Any" is paid in gold here: as a cost it always may be (RA-6.1). */
const enough = ({ any = 0, ...fixed }: Price): ByEssence => ({ ...fixed, gold: (fixed.gold ?? 0) + any });

/** One too few of a kind, however much else there is; or one too few altogether. */
function tooLittle({ any = 0, ...fixed }: Price): ByEssence[] {
  const plenty = { elan: 9, life: 9, calm: 9, death: 9, gold: 9 };
  const short: ByEssence[] = ESSENCES.flatMap((essence) => {
    const n = fixed[essence] ?? 0;
    return n === 0 ? [] : [{ ...plenty, [essence]: n - 1 }];
  });
  return any === 0 ? short : [...short, enough({ ...fixed, any: any - 1 })];
}

/** Something to discard, so that passing is never the only action, which would be taken without asking. */
const withHand = (player: string): string =>
  /^\s*hand /m.test(player) ? player : `${player}\nhand ${player.includes('nightingale') ? 'prism' : 'nightingale'}`;

/** A is to act, and has the choice. B has passed unless something is said of B. */
export function turnOf(a: string, b?: string, middle?: string): Scene {
  const s = duel(withHand(a), b, middle);
  expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
  return s;
}

/** The collect step of A alone, up to the first question in it if there is one. */
export const collecting = (a: string): Scene =>
  at(`res-arcana standard, 2 players\nround 2, collect, first A\nA: ${withHand(a)}\nB: pool nothing\n`);

/** Placed with just this, not with less; it comes straight, with nothing on it, and is worth these points. */
export function expectPlacing(name: CardName, price: Price, points = 0): void {
  for (const pool of tooLittle(price))
    expect(turnOf(`pool ${essences(pool)}\nhand ${name}`).can('A', place(name)), essences(pool)).toBe(false);
  const s = turnOf(`pool ${essences(enough(price))}\nhand ${name}`).answer('A', place(name));
  expect(s.pool('A')).toEqual({});
  expect(s.hand('A')).toEqual([]);
  expect(s.inPlay('A')).toEqual([name]);
  expect(s.isTurned(name)).toBe(false);
  expect(s.on(name)).toEqual({});
  const token = 1;
  expect(s.points('A')).toBe(token + points);
}

/** Collects just this, by itself, turned or not (RA-4.4, RA-7.9). */
export function expectCollect(name: CardName, what: ByEssence): void {
  for (const how of ['', ' turned']) {
    const s = collecting(`pool nothing\nplay ${name}${how}`);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
    expect(s.pool('A')).toEqual(what);
    expect(s.on(name)).toEqual({});
  }
}

/** Offered with just this, not with less, and never while turned. `more`: what else must be there, after `play`. */
export function expectOffered(name: CardName, power: 1 | 2, price: Price, more = ''): void {
  const offered = (pool: ByEssence, how = ''): boolean =>
    turnOf(`pool ${essences(pool)}\nplay ${name}${how}${more}`).can('A', use(name, power));
  expect(offered(enough(price))).toBe(true);
  for (const pool of tooLittle(price)) expect(offered(pool), essences(pool)).toBe(false);
  expect(offered(enough(price), ' turned')).toBe(false);
}

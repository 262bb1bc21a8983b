/** What every card is asked: what it costs, where it counts, when it is offered. */
import { expect } from 'vitest';
import {
  type ByGood,
  type Keyword,
  type PersonName,
  type PlaceName,
  RESOURCES,
  type Resource,
  type RitualName,
  type Shape,
  type StartingPlaceName,
} from '../../src/index.ts';
import {
  asCouncil,
  build,
  card,
  discover,
  elder,
  end,
  kind,
  placeBest,
  play,
  type Scene,
  scytheOn,
  spaceOn,
  token,
  turnEffect,
} from '../scene.ts';
import { has, isAsked, pointsOf, roundEndOf, type Setting, scoringOf, turnOf } from './trying.ts';

/** Each free choice made in herbs. */
function herbs(s: Scene): Scene {
  while (isAsked(s, 'gainAny')) s.answer('A', kind('herb'));
  return s;
}
const inHerbs = ({ any = 0, ...goods }: ByGood): ByGood =>
  any === 0 ? goods : { ...goods, herb: (goods.herb ?? 0) + any };
const sum = (...parts: ByGood[]): ByGood => {
  const all: ByGood = {};
  for (const part of parts)
    for (const [good, n] of Object.entries(part)) all[good as keyof ByGood] = (all[good as keyof ByGood] ?? 0) + n;
  return all;
};

type Price = Partial<Record<Resource, number>>;
const resourcesText = (price: Price): string => {
  const parts = RESOURCES.flatMap((resource) => ((price[resource] ?? 0) > 0 ? [`${price[resource]} ${resource}`] : []));
  return parts.length === 0 ? '' : `resources ${parts.join(' ')}`;
};
/** One too few of a kind, however much else there is. */
const tooLittle = (price: Price): Price[] =>
  RESOURCES.flatMap((resource) => {
    const n = price[resource] ?? 0;
    return n === 0 ? [] : [{ herb: 9, potion: 9, knowledge: 9, [resource]: n - 1 }];
  });

// Places

/** Discovered with just these Witches, and no Elder instead of one; its spot stays empty, and it is not harvested. */
export function expectDiscovery(name: PlaceName, witches: number): void {
  const middle = `central-mountains:\n  spots none, ${name}`;
  expect(turnOf(`witches ${witches - 1}\nelders 4`, { middle }).can('A', discover(name))).toBe(false);
  const s = turnOf(`witches ${witches}\nelders 4`, { middle }).answer('A', discover(name));
  const [lakes, mountains] = s.state.table.regions;
  expect([lakes.witches[0], mountains.witches[0], mountains.elders[0]]).toEqual([0, witches, 0]);
  expect([s.player('A').witches, s.player('A').elders]).toEqual([0, 4]);
  expect(s.names(s.player('A').outer)).toEqual([name]);
  expect(s.names(mountains.spots)).toEqual(['none', 'none', 'none']);
  expect(has(s)).toEqual({});
}

type AnyPlace = PlaceName | StartingPlaceName;
/** Harvested by the sun token: once, and once more for each Scythe; not in the Inner Circle. */
export function expectHarvest(name: AnyPlace, goods: ByGood): void {
  const ofToken = { herb: 1, potion: 1 };
  const harvest = (zone: string): ByGood => has(herbs(turnOf(zone).answer('A', token)));
  const once = inHerbs(goods);
  expect(harvest(`outer ${name}`)).toEqual(sum(ofToken, once));
  expect(harvest(`outer ${name} with energy-pillar 1 scythe 1 orb`)).toEqual(sum(ofToken, once, once));
  expect(harvest(`outer ${name} with energy-pillar 2 scythe`)).toEqual(sum(ofToken, once, once, once));
  expect(harvest(`inner ${name} with energy-pillar 2 scythe`)).toEqual(ofToken);
}

/** A Ritual of each keyword that does nothing when it is played, and what it costs. */
const BY_KEYWORD: Record<Keyword, [RitualName, Price]> = {
  artifact: ['golden-cauldron', { herb: 2, potion: 2 }],
  familiar: ['mystic-elephant', { herb: 2, potion: 1 }],
  enchantment: ['honeyed-boughs', { herb: 2, potion: 2 }],
};
/** The table just after a Ritual with this keyword was bound to the Place, with nothing left of what it cost. */
export function bound(name: AnyPlace, keyword: Keyword, more = '', setting: Setting = {}, circle = 'outer'): Scene {
  const [ritual, price] = BY_KEYWORD[keyword];
  const hand = more.includes('hand ') ? more.replace('hand ', `hand ${ritual}, `) : `${more}\nhand ${ritual}`;
  const s = turnOf(`${resourcesText(price)}\n${circle} ${name}\n${hand}`, setting);
  s.answer('A', play(ritual));
  return isAsked(s, 'bind') ? s.answer('A', card(name)) : s;
}
/** The Binding Bonus with a Ritual of each keyword, in either circle. */
export function expectBinding(name: AnyPlace, base: ByGood, keyword?: Keyword, more: ByGood = {}): void {
  for (const circle of ['outer', 'inner'])
    for (const shown of ['artifact', 'familiar', 'enchantment'] as const)
      expect(has(herbs(bound(name, shown, '', {}, circle))), `${circle}, ${shown}`).toEqual(
        inHerbs(shown === keyword ? sum(base, more) : base),
      );
}

const SHAPES: readonly Shape[] = ['eye', 'flame', 'wave', 'fang'];
/** Points in the Inner Circle only; a stone of its shape, and of no other, doubles the Ritual on it and not the Place. */
export function expectInner(name: AnyPlace, icon: Shape, points: number, side: 'sun' | 'moon' = 'sun'): void {
  expect(pointsOf(scoringOf(`inner ${name}`, { side }))).toBe(points);
  expect(pointsOf(scoringOf(`outer ${name}`, { side }))).toBe(0);
  const ritual = 4;
  for (const shape of SHAPES) {
    const s = scoringOf(`stones ${shape}\ninner ${name} with golden-cauldron`, { side });
    if (isAsked(s, 'placeStones')) s.answer('A', placeBest);
    expect(pointsOf(s), shape).toBe(points + (shape === icon ? 2 * ritual : ritual));
  }
}

// Rituals

/** Played for just this, not for less, on a Place of free choice; never without a free Place. */
export function expectRitual(name: RitualName, price: Price, keywords: readonly Keyword[]): void {
  const places = 'outer thistle-meadow\ninner foggy-ford';
  for (const short of tooLittle(price))
    expect(turnOf(`${resourcesText(short)}\n${places}\nhand ${name}`).can('A', play(name))).toBe(false);
  const full = "outer thistle-meadow with energy-pillar'";
  expect(turnOf(`${resourcesText(price)}\n${full}\nhand ${name}`).can('A', play(name))).toBe(false);
  const s = turnOf(`${resourcesText(price)}\n${places}\nhand ${name}`).answer('A', play(name));
  expect(s.resources('A')).toEqual({});
  expect(s.options('A')).toEqual([card('thistle-meadow'), card('foggy-ford')]);
  s.answer('A', card('foggy-ford'));
  expect(s.state.table.ritualOn[card('foggy-ford')]).toBe(card(name));
  expect(s.player('A').hand).not.toContain(card(name));
  for (const [place, keyword] of [
    ['smiths-cellar', 'artifact'],
    ['fox-earth', 'familiar'],
    ['toadstool-ring', 'enchantment'],
  ] as const) {
    const bonus = turnOf(`${resourcesText(price)}\nouter ${place}\nhand ${name}`).answer('A', play(name));
    const points = bonus.news.filter((n) => n.news === 'gained' && n.card === card(place) && n.goods.points === 3);
    expect(points.length === 1, keyword).toBe(keywords.includes(keyword));
  }
}
/** So many building spaces; points in the Inner Circle only. */
export function expectOnTable(name: RitualName, spaces: number, points: number): void {
  const s = turnOf(`resources 9 herb 9 potion\nouter thistle-meadow with ${name}`).answer('A', build);
  for (let i = 0; i < spaces; i++) s.answer('A', scytheOn(name));
  expect(isAsked(s, 'takeTurn')).toBe(true);
  expect(s.resources('A')).toEqual({ herb: 9 - spaces, potion: 9 });
  expect(pointsOf(scoringOf(`inner thistle-meadow with ${name}`))).toBe(points);
  expect(pointsOf(scoringOf(`outer thistle-meadow with ${name}`))).toBe(0);
}

/**
 * The Action Space: with a Witch in either circle, with an Elder only in the Inner one, once until Round End, for nobody
 * else, and only if its cost can be paid. `enough` and `less` are lines of the player.
 */
export function expectSpace(name: RitualName, enough: string, less: readonly string[] = [], many = false): void {
  const offered = (reserve: string, circle: string, what = enough, on = ''): boolean =>
    turnOf(`${reserve}\n${what}\n${circle} thistle-meadow with ${name}${on}`).can('A', spaceOn(name));
  const [onlyWitch, onlyElder] = ['witches 1\nelders 0', 'witches 0\nelders 1'];
  expect([offered(onlyWitch, 'outer'), offered(onlyWitch, 'inner')]).toEqual([true, true]);
  expect([offered(onlyElder, 'outer'), offered(onlyElder, 'inner')]).toEqual([false, true]);
  expect(offered('witches 0\nelders 0', 'inner')).toBe(false);
  expect([offered(onlyWitch, 'inner', enough, ' 1 witch'), offered(onlyElder, 'inner', enough, ' 1 elder')]).toEqual([
    many,
    many,
  ]);
  for (const what of less) expect(offered(onlyWitch, 'inner', what), what).toBe(false);
  const another = turnOf(enough, { b: `passed\ninner thistle-meadow with ${name}` });
  expect(another.can('A', spaceOn(name))).toBe(false);
}
/** The space is used with an Elder, in the Inner Circle: what is left to answer is the effect. */
export function withElder(name: RitualName, what: string, setting: Setting = {}): Scene {
  const s = turnOf(`${what}\ninner foggy-ford with ${name}`, setting).answer('A', spaceOn(name), elder);
  expect([s.player('A').witches, s.player('A').elders]).toEqual([4, 3]);
  return s;
}

// Persons

/** As Specialist for just this, not for less, and only one of a name; so many points at the end, and these keywords. */
export function expectSpecialist(name: PersonName, price: Price, keywords: readonly Keyword[], points: number): void {
  // A second Council Member costs two of each: dear enough not to be played by mistake, mostly.
  const council = `council ${name === 'bao' ? 'gregor' : 'bao'}`;
  for (const short of tooLittle(price)) {
    const s = turnOf(`${resourcesText(short)}\n${council}\nhand ${name}`);
    if (s.can('A', play(name))) s.answer('A', play(name));
    expect(isAsked(s, 'playAs')).toBe(false);
    expect(s.player('A').specialists).toEqual([]);
  }
  const paid = `${resourcesText(price)}\n${council}\nhand ${name}`;
  const s = turnOf(paid).answer('A', play(name));
  expect(s.names(s.player('A').specialists)).toEqual([name]);
  expect(has(s)).toEqual({});
  expect(turnOf(`${paid}'\nspecialists ${name}`).can('A', play(`${name}'`))).toBe(false);
  expect(pointsOf(scoringOf(`specialists ${name}`))).toBe(points);
  for (const [counts, keyword] of [
    ['zuri', 'artifact'],
    ['alwyn', 'familiar'],
    ['ysolde', 'enchantment'],
  ] as const) {
    const shown = keywords.includes(keyword) ? 2 : 0;
    expect(pointsOf(scoringOf(`specialists ${name}'\ncouncil ${counts}`)), keyword).toBe(points + shown);
  }
}
/** As Council Member for what the Clan board says, whatever is printed on the card; without points and keywords. */
export function expectCouncil(name: PersonName): void {
  const s = turnOf(`resources 1 herb 1 potion 1 knowledge\nhand ${name}`).answer('A', play(name));
  if (isAsked(s, 'playAs')) s.answer('A', asCouncil);
  expect([s.names(s.player('A').council), s.player('A').specialists]).toEqual([[name], []]);
  expect(has(s)).toEqual({});
  const counting = ['zuri', 'alwyn', 'ysolde'].join(', ');
  const council = ['zuri', 'alwyn', 'ysolde'].includes(name) ? `${name}', ${counting}` : `${name}, ${counting}`;
  expect(pointsOf(scoringOf(`council ${council}`))).toBe(0);
}

/**
 * A turn effect: a Free Action before or after the Main Action, once a round, upright again in the next one, and not for a
 * Council Member. `rest` is what it needs, in lines of the player; `done` answers what it asks.
 */
export function expectTurnEffect(name: PersonName, rest: string, done: readonly number[], setting: Setting = {}): void {
  const use = turnEffect(name);
  const before = turnOf(`${rest}\nspecialists ${name}`, setting).answer('A', use, ...done);
  expect([before.can('A', token), before.can('A', use)]).toEqual([true, false]);
  expect(before.answer('A', token).can('A', use)).toBe(false);
  const after = turnOf(`${rest}\nspecialists ${name}`, setting).answer('A', token);
  expect(after.options('A')).toEqual([end, use]);
  expect(turnOf(`${rest}\nspecialists ${name} turned`, setting).can('A', use)).toBe(false);
  expect(roundEndOf(1, `${rest}\nspecialists ${name} turned`, setting).can('A', use)).toBe(true);
  expect(turnOf(`${rest}\ncouncil ${name}`, setting).can('A', use)).toBe(false);
}

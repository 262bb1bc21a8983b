/** EV-16: the end of the game, Powerstones, final scoring. */
import { type Dice, makeDice } from '@gloaming/engine';
import { describe, expect, test } from 'vitest';
import {
  CARD_NAMES,
  cardOf,
  type PersonName,
  placeFace,
  RED,
  type RitualName,
  ritualFace,
  SHAPES,
  STONE_WORDS,
  type Switches,
  tieBreakOf,
} from '../../src/index.ts';
import { card, decline, oneByOne, placeBest, type Scene } from '../scene.ts';
import { pointsOf, resultOf, scoring, table, told } from './tables.ts';

describe('game end', () => {
  test('EV-16.1 EV-A.51 cards and resources are worth nothing, Mana is kept', () => {
    const s = scoring(['mana 7, resources 5 herb 5 potion 5 knowledge\nhand zuri, hanna', '']);
    expect(pointsOf(s)).toEqual([0, 0]);
    expect([s.player('A').mana, s.player('A').hand, s.resources('A')]).toEqual([7, [], {}]);
    expect(s.names(s.state.table.discards)).toEqual(['hanna', 'zuri']);
  });

  test('EV-16.1 EV-A.34 the cards thrown away at the end are no discards', () => {
    expect(pointsOf(scoring(['council tadeo\nhand zuri, hanna', '']))).toEqual([0, 0]);
  });

  test('EV-16.2 EV-A.30 a stone doubles the Ritual on a Place with its icon, not the Place', () => {
    const s = scoring(['stones eye\ninner sanctum with golden-cauldron', '']).answer('A', placeBest);
    expect(pointsOf(s)).toEqual([4 + 4 + 3, 0]);
    const bare = scoring(['stones eye\ninner sanctum', '']).answer('A', oneByOne, 1 + card('sanctum'));
    expect(pointsOf(bare)).toEqual([3, 0]);
  });

  test('EV-16.2 a stone that fits nowhere does nothing', () => {
    expect(pointsOf(scoring(['stones flame\ninner sanctum with golden-cauldron', '']))).toEqual([7, 0]);
    // Only the Inner Circle counts.
    expect(pointsOf(scoring(['stones eye\nouter sanctum with golden-cauldron', '']))).toEqual([0, 0]);
  });

  test('EV-16.2 one stone on a Place at most, one Place for a stone', () => {
    const one = scoring(['stones eye eye\ninner sanctum with golden-cauldron', '']).answer('A', placeBest);
    expect(pointsOf(one)).toEqual([4 + 4 + 3, 0]);
    const two = scoring([
      'stones eye\ninner sanctum with golden-cauldron, hermits-loft with mystic-elephant',
      '',
    ]).answer('A', placeBest);
    expect(pointsOf(two)).toEqual([4 + 4 + 3 + 2, 0]);
    const both = scoring([
      'stones eye eye\ninner sanctum with golden-cauldron, hermits-loft with mystic-elephant',
      '',
    ]).answer('A', placeBest);
    expect(pointsOf(both)).toEqual([4 + 4 + 3 + 2 + 2, 0]);
  });

  test('EV-16.2 the player may place them one by one, otherwise or not at all', () => {
    const inner =
      'stones eye wave\ninner sanctum with golden-cauldron, hermits-loft with mystic-elephant, foggy-ford with living-chest';
    const s = scoring([inner, '']).answer('A', oneByOne);
    expect(s.options('A')).toEqual([0, 1 + card('hermits-loft'), 1 + card('sanctum')]);
    s.answer('A', 1 + card('hermits-loft'));
    expect(s.options('A')).toEqual([0, 1 + card('foggy-ford')]);
    s.answer('A', decline);
    expect(pointsOf(s)).toEqual([4 + 3 + 2 + 2 + 2 + 1, 0]);
  });

  test('EV-16.2 everybody is asked once, at the same time', () => {
    const s = scoring(['stones eye\ninner hermits-loft', "stones eye\ninner hermits-loft'"]);
    expect(s.asked().map(({ who, verb }) => `${who} ${verb}`)).toEqual(['A placeStones', 'B placeStones']);
    // Nothing is gained by placing it, so the best way leaves it; then it is over.
    s.answer('B', placeBest).answer('A', placeBest);
    expect(s.state.table.over).toBe(1);
  });

  test('EV-16.3 Specialists, Game End effects, Rituals and Places, in this order', () => {
    const s = scoring([
      'points 10, stones eye\ninner sanctum with golden-cauldron, ruin\nspecialists zuri, irene\ncouncil thandeka, hanna',
      '',
    ]).answer('A', placeBest);
    expect(told(s, 'scored').map(({ part, points }) => [part, points])).toEqual([
      ['specialists', 4 + 1],
      ['council', 2 * 2],
      ['rituals', 4],
      ['doubled', 4],
      ['places', 3 + 1],
    ]);
    expect(pointsOf(s)).toEqual([10 + 5 + 4 + 4 + 4 + 4, 0]);
  });

  test('EV-16.4 EV-A.48 past 100 one simply goes on counting', () => {
    expect(pointsOf(scoring(['points 98\nspecialists hanna', 'points 250']))).toEqual([101, 250]);
  });

  test('EV-16.5 most points win', () => {
    expect(resultOf(scoring(['points 5, mana 9', 'points 6', 'points 4']))).toEqual({
      points: [5, 6, 4],
      winners: [1],
    });
  });

  test('EV-16.5 a tie: more Mana left', () => {
    expect(resultOf(scoring(['points 6, mana 3', 'points 6, mana 4', 'points 5, mana 9'])).winners).toEqual([1]);
  });

  test('EV-16.5 it is told how much Mana those had who were level, and nothing where points decided', () => {
    const told = (...clans: string[]) => tieBreakOf(scoring(clans).state.table);
    expect(told('points 6, mana 3', 'points 6, mana 4', 'points 5, mana 9')).toEqual([3, 4, null]);
    expect(told('points 6, mana 3', 'points 7, mana 4')).toBeNull();
  });

  test('EV-16.5 still a tie: they share the victory', () => {
    expect(resultOf(scoring(['points 6, mana 3', 'points 2, mana 3', 'points 6, mana 3', ''])).winners).toEqual([0, 2]);
    expect(resultOf(scoring(['', ''])).winners).toEqual([0, 1]);
  });

  test('EV-A.31 the shape that is shown: its icons in the Inner Circle and its stones placed there', () => {
    const shaped = (lines: string, side: 'sun' | 'moon' = 'sun'): number => {
      const s = scoring([`spike, ${lines}`, 'cross'], { side });
      return pointsOf(s.asked().length > 0 ? s.answer('A', placeBest) : s)[0];
    };
    // Two icons and a stone on a bare Place.
    expect(shaped('stones eye\ninner hermits-loft, alembic-grotto\ncouncil thandeka')).toBe(6);
    // A stone that is not placed, icons in the Outer Circle and other shapes do not count.
    expect(shaped('stones eye eye\ninner hermits-loft\nouter alembic-grotto\ncouncil thandeka')).toBe(4);
    expect(shaped('stones eye flame\ninner cavern-plain, waggoners-inn\ncouncil thandeka')).toBe(0);
    // The red stone fits, but is no eye.
    expect(shaped('stones red\ninner hermits-loft\ncouncil thandeka', 'moon')).toBe(2);
  });

  test('EV-A.32 3 points for each Scythe on one card, for each Orb on another', () => {
    const places = "outer ruin with energy-pillar 1 scythe 1 orb, ruin' with energy-pillar' 1 scythe";
    expect(pointsOf(scoring([`council hoja\n${places}`, '']))).toEqual([6, 0]);
    expect(pointsOf(scoring([`council oskar\n${places}`, '']))).toEqual([3, 0]);
    expect(pointsOf(scoring([`council hoja, hoja'\n${places}`, '']))).toEqual([12, 0]);
  });

  const scythes = (outer: string, switches: Partial<Switches>): number =>
    pointsOf(scoring([`council bao\nouter ${outer}`, ''], { switches }))[0];
  test.each([
    // Two symbols and two Scythes, one of each twice, none that count.
    ['apothecary-terraces with weaver-spider 2 scythe', 3, 4],
    ['thistle-meadow with living-chest 1 scythe, cavern-plain with weaver-spider 2 scythe', 4, 5],
    ['crossroads-market with weaver-spider 1 scythe 1 orb, ruin', 2, 2],
    ['foggy-ford with weaver-spider 2 scythe, spirit-bog with energy-pillar 2 orb', 1, 1],
  ])('EV-A.33 %s: one more for a Ritual with Scythes, or for each Scythe', (outer, forARitual, forEach) => {
    expect([scythes(outer, {}), scythes(outer, { pointPerScythe: true })]).toEqual([forARitual, forEach]);
  });
});

/** The automatic placement against all placements there are. */
describe('the best placement of Powerstones', () => {
  const ORDINARY: readonly RitualName[] = [
    'obelisk-of-dusk',
    'golden-cauldron',
    'stag-escort',
    'mystic-elephant',
    'honeyed-boughs',
    'weaver-spider',
  ];
  const COUNCIL: readonly [PersonName, number][] = [
    ['thandeka', 0],
    ['gregor', 1],
    ['nila', 2],
    ['dragomir', 3],
  ];
  const PLACES = CARD_NAMES.slice(0, cardOf('nqobantu-mine')).filter((_, i) => i % 2 === 0);
  interface Board {
    inner: { place: number; ritual: number }[];
    stones: number[];
    council: number[];
    text: string;
  }
  const marked = (of: number): string => `${CARD_NAMES[of]}${of === cardOf(CARD_NAMES[of]) ? '' : "'"}`;
  const some = <T>(dice: Dice, of: readonly T[], most: number): T[] => {
    const left = of.slice();
    return Array.from({ length: dice(most + 1) }, () => left.splice(dice(left.length), 1)[0]);
  };

  function board(dice: Dice): Board {
    const rituals = ORDINARY.flatMap((name) => [cardOf(name), cardOf(name) + 1]);
    const places = PLACES.flatMap((name) => [cardOf(name), cardOf(name) + 1]);
    const inner = some(dice, places, 6).map((place) => ({
      place,
      ritual: dice(4) === 0 ? -1 : rituals.splice(dice(rituals.length), 1)[0],
    }));
    const stones = some(dice, [0, 0, 1, 1, 2, 2, 3, 3, RED], 5);
    const council = some(
      dice,
      COUNCIL.flatMap(([name]) => [cardOf(name), cardOf(name) + 1]),
      4,
    );
    const circle = inner.map(({ place, ritual }) => `${marked(place)}${ritual < 0 ? '' : ` with ${marked(ritual)}`}`);
    const text = [
      `spike${stones.length === 0 ? '' : `, stones ${stones.map((stone) => STONE_WORDS[stone]).join(' ')}`}`,
      ...(circle.length === 0 ? [] : [`inner ${circle.join(', ')}`]),
      ...(council.length === 0 ? [] : [`council ${council.map(marked).join(', ')}`]),
    ].join('\n');
    return { inner, stones, council, text };
  }

  /** What a board scores at most, tried stone by stone on every Place it may lie on, and nowhere. */
  function most({ inner, stones, council }: Board): number {
    const icon = (place: number): number => SHAPES.indexOf(placeFace(place, 'moon').icon);
    const shapes = council.map((one) => COUNCIL.find(([name]) => name === CARD_NAMES[one])?.[1] ?? -1);
    const worth = (shape: number): number => 2 * shapes.filter((one) => one === shape).length;
    const fixed = inner.reduce(
      (sum, { place, ritual }) =>
        sum + placeFace(place, 'moon').points + worth(icon(place)) + (ritual < 0 ? 0 : ritualFace(ritual).points),
      0,
    );
    const taken = new Set<number>();
    const from = (i: number): number => {
      if (i === stones.length) return 0;
      let best = from(i + 1);
      for (const { place, ritual } of inner) {
        if (taken.has(place) || (stones[i] !== RED && icon(place) !== stones[i])) continue;
        taken.add(place);
        const here = (ritual < 0 ? 0 : ritualFace(ritual).points) + (stones[i] === RED ? 0 : worth(stones[i]));
        best = Math.max(best, here + from(i + 1));
        taken.delete(place);
      }
      return best;
    };
    return fixed + from(0);
  }
  const scored = (text: string): Scene => {
    const s = table([text, 'cross'], { side: 'moon', round: 'round 3, scoring, first A' });
    return s.asked().length > 0 ? s.answer('A', placeBest) : s;
  };

  test('EV-16.2 is as good as any, with the red stone and the councils that count shapes', () => {
    const dice = makeDice(16);
    let asked = 0;
    for (let i = 0; i < 1500; i++) {
      const one = board(dice);
      const s = scored(one.text);
      if (told(s, 'stonePlaced').length > 0) asked++;
      expect([one.text, pointsOf(s)[0]]).toEqual([one.text, most(one)]);
    }
    // Most boards had something to place, so this was no idle talk.
    expect(asked).toBeGreaterThan(500);
  });

  test('EV-16.2 uses each stone once, on Places of the Inner Circle that take it', () => {
    const dice = makeDice(17);
    for (let i = 0; i < 300; i++) {
      const one = board(dice);
      const placed = told(scored(one.text), 'stonePlaced');
      expect(new Set(placed.map(({ card: place }) => place)).size).toBe(placed.length);
      for (const { stone, card: place } of placed) {
        expect(one.inner.some((own) => own.place === place)).toBe(true);
        if (stone !== RED) expect(placeFace(place, 'moon').icon).toBe(SHAPES[stone]);
        expect(placed.filter((other) => other.stone === stone).length).toBeLessThanOrEqual(
          one.stones.filter((other) => other === stone).length,
        );
      }
    }
  });
});

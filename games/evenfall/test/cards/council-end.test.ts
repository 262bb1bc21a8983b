/** Council Members with an effect at Round End or at Game End. */
import { describe, expect, test } from 'vitest';
import { decline, kind, placeBest, type Scene, toInner } from '../scene.ts';
import { expectCouncil } from './expecting.ts';
import { has, isAsked, pointsOf, roundEndOf, SCOUTED, scoringOf } from './trying.ts';

const ROUNDS = [1, 2, 3];
const withStones = (a: string): Scene => {
  const s = scoringOf(a);
  return isAsked(s, 'placeStones') ? s.answer('A', placeBest) : s;
};

describe('Irene', () => {
  test('Irene as Council Member: for the price on the board, without VP (EV-11.12, EV-A.58)', () =>
    expectCouncil('irene'));
  test('Irene as Council Member: 1 VP for each Place in the Outer Circle, every Round End (EV-11.14, EV-15.7)', () => {
    for (const round of ROUNDS) {
      const s = roundEndOf(
        round,
        'outer ruin with energy-pillar, spirit-bog, cavern\ninner thistle-meadow\ncouncil irene',
      );
      expect(pointsOf(s), `round ${round}`).toBe(3);
    }
    expect(pointsOf(roundEndOf(1, 'outer ruin\nspecialists irene'))).toBe(0);
  });
});

describe('Mireille the Mimic', () => {
  test('Mireille the Mimic as Council Member: for the price on the board, without VP (EV-11.12, EV-A.58)', () =>
    expectCouncil('mireille'));
  test('Mireille the Mimic as Council Member: 1 VP for each Specialist, every Round End (EV-11.14, EV-15.7)', () => {
    for (const round of ROUNDS) {
      // Both are worth 0 VP themselves; a borrowed one is not one's own.
      const a = 'specialists corvin, wen\ncouncil mireille, bao\nborrowed zuri';
      expect(pointsOf(roundEndOf(round, a, { b: 'specialists zuri' })), `round ${round}`).toBe(2);
    }
  });
});

describe('Matilda the Bookbinder', () => {
  test('Matilda the Bookbinder as Council Member: for the price on the board, without VP (EV-11.12, EV-A.58)', () =>
    expectCouncil('matilda'));
  test('Matilda the Bookbinder as Council Member: any 2 and 1 VP, every Round End (EV-11.14, EV-15.7)', () => {
    for (const round of ROUNDS) {
      const s = roundEndOf(round, 'council matilda');
      expect([s.asked(), pointsOf(s)]).toEqual([[{ who: 'A', verb: 'gainAny' }], 1]);
      s.answer('A', kind('herb'), kind('potion'));
      // At the end of the game resources are worth nothing.
      expect(has(s), `round ${round}`).toEqual(
        round === 3 ? { points: 1 } : { ...SCOUTED, herb: 1, potion: 1, points: 1 },
      );
    }
  });
});

describe('Romilda the Abbess', () => {
  test('Romilda the Abbess as Council Member: for the price on the board, without VP (EV-11.12, EV-A.58)', () =>
    expectCouncil('romilda'));
  test('Romilda the Abbess as Council Member: a step on the Coven track, every Round End (EV-11.14, EV-15.7)', () => {
    for (const round of ROUNDS) {
      const s = roundEndOf(round, 'coven 1\ncouncil romilda');
      expect([s.player('A').coven, pointsOf(s)], `round ${round}`).toEqual([2, 3]);
    }
    expect(roundEndOf(3, 'council romilda').player('A').mana).toBe(2);
    expect(pointsOf(roundEndOf(2, 'coven 6\ncouncil romilda'))).toBe(2);
    // Of a "/" one side is chosen.
    const cross = roundEndOf(1, 'council romilda', { side: 'moon', clan: 'cross' });
    expect(cross.asked()).toEqual([{ who: 'A', verb: 'choose' }]);
  });
});

describe('Wen the Drowsy', () => {
  test('Wen the Drowsy as Council Member: for the price on the board, without VP (EV-11.12, EV-A.58)', () =>
    expectCouncil('wen'));
  test('Wen the Drowsy as Council Member: a Transfer every Round End, in time for scoring (EV-11.14, EV-15.7)', () => {
    for (const round of ROUNDS) {
      const s = roundEndOf(round, 'outer sanctum with golden-cauldron 1 witch, ruin\ncouncil wen');
      expect(s.options('A')).toEqual([decline, toInner('ruin'), toInner('sanctum')]);
      s.answer('A', toInner('sanctum'));
      expect([s.names(s.player('A').inner), pointsOf(s)], `round ${round}`).toEqual([['sanctum'], round === 3 ? 7 : 0]);
    }
  });
  test('Wen the Drowsy as Council Member: may be declined; nothing is asked with no Place outside (EV-12.11)', () => {
    expect(roundEndOf(1, 'outer ruin\ncouncil wen').answer('A', decline).player('A').inner).toEqual([]);
    expect(isAsked(roundEndOf(1, 'inner ruin\ncouncil wen'), 'takeTurn')).toBe(true);
  });
});

describe('Oskar the Glasswright', () => {
  test('Oskar the Glasswright as Council Member: for the price on the board, without VP (EV-11.12, EV-A.58)', () =>
    expectCouncil('oskar'));
  test('Oskar the Glasswright as Council Member: 3 VP for each Orb in the clan at the end (EV-17.1, EV-A.32)', () => {
    const a = 'outer ruin with energy-pillar 2 orb\ninner cavern with weaver-spider 1 orb 1 scythe';
    // Cavern 1 VP in the Inner Circle.
    expect(pointsOf(scoringOf(`${a}\ncouncil oskar`)) - pointsOf(scoringOf(a))).toBe(9);
    expect(pointsOf(scoringOf(`outer ruin\ncouncil oskar`, { b: 'outer cavern with energy-pillar 2 orb' }))).toBe(0);
  });
});

describe('Hoja, Scythe of Harvest', () => {
  test('Hoja, Scythe of Harvest as Council Member: for the price on the board, without VP (EV-11.12, EV-A.58)', () =>
    expectCouncil('hoja'));
  test('Hoja, Scythe of Harvest as Council Member: 3 VP for each Scythe in the clan at the end (EV-17.1, EV-A.32)', () => {
    const a = 'outer ruin with energy-pillar 2 scythe\ninner thistle-meadow with weaver-spider 1 scythe 1 orb';
    expect(pointsOf(scoringOf(`${a}\ncouncil hoja`))).toBe(9);
    // Only once, in final scoring.
    expect(pointsOf(roundEndOf(1, `${a}\ncouncil hoja`))).toBe(0);
  });
});

describe('keywords', () => {
  // Two Specialists, a Ritual in each circle; a Council Member, and all of somebody else, do not count.
  const b = "specialists alwyn', zuri', ysolde'";
  test('Alwyn the Beast Collector as Council Member: for the price on the board, without VP (EV-11.12, EV-A.58)', () =>
    expectCouncil('alwyn'));
  test('Alwyn the Beast Collector as Council Member: 2 VP for each visible Familiar at the end (EV-11.14, EV-A.57)', () => {
    const a =
      'outer ruin with living-chest, cavern with energy-pillar\ninner thistle-meadow with weaver-spider\nspecialists corvin, wen';
    expect(pointsOf(scoringOf(`${a}\ncouncil alwyn, irene`, { b }))).toBe(6);
  });
  test('Ysolde the Spellspinner as Council Member: for the price on the board, without VP (EV-11.12, EV-A.58)', () =>
    expectCouncil('ysolde'));
  test('Ysolde the Spellspinner as Council Member: 2 VP for each visible Enchantment at the end (EV-11.14, EV-A.57)', () => {
    const a =
      'outer ruin with candle-of-forgetting, cavern with mystic-elephant\ninner thistle-meadow with honeyed-boughs\nspecialists nila';
    // Honeyed Boughs 1 VP besides.
    expect(pointsOf(scoringOf(`${a}\ncouncil ysolde, wen`, { b }))).toBe(1 + 6);
  });
  test('Zuri the Triumphant as Council Member: for the price on the board, without VP (EV-11.12, EV-A.58)', () =>
    expectCouncil('zuri'));
  test('Zuri the Triumphant as Council Member: 2 VP for each visible Artifact at the end (EV-11.14, EV-A.57)', () => {
    const a =
      'outer ruin with candle-of-forgetting, cavern with mystic-elephant\ninner thistle-meadow with basin-of-far-sight\nspecialists ilse';
    expect(pointsOf(scoringOf(`${a}\ncouncil zuri, oskar`, { b }))).toBe(2 + 6);
  });
});

describe('Bao the Frugal', () => {
  test('Bao the Frugal as Council Member: for the price on the board, without VP (EV-11.12, EV-A.58)', () =>
    expectCouncil('bao'));
  test('Bao the Frugal as Council Member: 1 VP for each resource symbol in harvest bonuses (EV-17.10)', () => {
    // 1, 1 and 2 symbols in both circles, and a Scythe on the first.
    const a = 'outer thistle-meadow with weaver-spider 1 scythe, cavern-plain\ninner apothecary-terraces\ncouncil bao';
    expect(pointsOf(scoringOf(a))).toBe(5);
    expect(pointsOf(scoringOf('outer crossroads-market\ninner nqobantu-mine\ncouncil bao'))).toBe(2);
  });
  test('Bao the Frugal as Council Member: Scythes count once on a Ritual, where there is a symbol; Orbs do not (EV-A.33)', () => {
    expect(pointsOf(scoringOf('outer scholars-orchard with energy-pillar 2 scythe\ncouncil bao'))).toBe(3);
    expect(pointsOf(scoringOf('outer scholars-orchard with energy-pillar 2 orb\ncouncil bao'))).toBe(2);
    const none = 'outer mystic-springs with energy-pillar 2 scythe, ruin, weathered-milestone\ncouncil bao';
    expect(pointsOf(scoringOf(none))).toBe(0);
  });
});

describe('shapes', () => {
  // In each: three icons in the Inner Circle, one outside; two stones of the shape, and the red one, which is none of it.
  const shape = (a: string, council: string): number => {
    const points = (more: string): number => pointsOf(withStones(`${a}\n${more}`));
    return points(`council ${council}`) - points('council sefu');
  };
  test('Thandeka the Envoy as Council Member: for the price on the board, without VP (EV-11.12, EV-A.58)', () =>
    expectCouncil('thandeka'));
  test('Thandeka the Envoy as Council Member: 2 VP for each Eye, icon or placed stone (EV-17.2, EV-A.31)', () => {
    const inner =
      'inner nqobantu-mine with living-chest, sanctum with mystic-elephant, hermits-loft with golden-cauldron, ruin';
    expect(shape(`outer archive\n${inner}`, 'thandeka')).toBe(6);
    expect(shape(`stones eye\nouter archive\n${inner}`, 'thandeka')).toBe(8);
    expect(shape(`stones flame red\nouter archive\n${inner}`, 'thandeka')).toBe(6);
    // Four stones on three Places: one fits nowhere.
    expect(shape(`stones eye eye eye eye\n${inner}`, 'thandeka')).toBe(12);
  });
  test('Thandeka the Envoy as Council Member: a stone counts on a Place without a Ritual too (EV-16.2, EV-17.2)', () =>
    expect(shape('stones eye\ninner hermits-loft', 'thandeka')).toBe(4));

  test('Gregor the Gatekeeper as Council Member: for the price on the board, without VP (EV-11.12, EV-A.58)', () =>
    expectCouncil('gregor'));
  test('Gregor the Gatekeeper as Council Member: 2 VP for each Flame, icon or placed stone (EV-17.2, EV-A.31)', () => {
    const inner = 'inner prophets-church, ruin, story-hearth, sanctum';
    expect(shape(`outer bonfire-hill\n${inner}`, 'gregor')).toBe(6);
    expect(shape(`stones flame flame eye\nouter bonfire-hill\n${inner}`, 'gregor')).toBe(10);
  });
  test('Nila the Eavesdropper as Council Member: for the price on the board, without VP (EV-11.12, EV-A.58)', () =>
    expectCouncil('nila'));
  test('Nila the Eavesdropper as Council Member: 2 VP for each Wave, icon or placed stone (EV-17.2, EV-A.31)', () => {
    const inner = 'inner eternal-tree, foggy-ford, mystic-springs, sanctum';
    expect(shape(`outer spirit-bog\n${inner}`, 'nila')).toBe(6);
    expect(shape(`stones wave wave fang\nouter spirit-bog\n${inner}`, 'nila')).toBe(10);
  });
  test('Dragomir Bearheart as Council Member: for the price on the board, without VP (EV-11.12, EV-A.58)', () =>
    expectCouncil('dragomir'));
  test('Dragomir Bearheart as Council Member: 2 VP for each Fang, icon or placed stone (EV-17.2, EV-A.31)', () => {
    const inner = 'inner ark-of-longjiang, fox-earth, scholars-orchard, sanctum';
    expect(shape(`outer cavern-plain\n${inner}`, 'dragomir')).toBe(6);
    expect(shape(`stones fang fang wave\nouter cavern-plain\n${inner}`, 'dragomir')).toBe(10);
  });
});

/** EV-1, EV-2, EV-3, EV-5 and EV-6: what is on the table, how it gets there, and how a game runs. */
import { Refused, SPECTATOR, viewOf } from '@gloaming/engine';
import { describe, expect, test } from 'vitest';
import {
  CARD_NAMES,
  CARDS,
  CLANS,
  cardOf,
  evenfall,
  FIRST_PERSON,
  FIRST_RITUAL,
  MOON_BOARDS,
  PLACE_DECK,
  personFace,
  placeFace,
  ritualFace,
  SHAPES,
  SUN_BOARD,
  size,
} from '../../src/index.ts';
import {
  asCouncil,
  build,
  CM,
  card,
  discover,
  duel,
  end,
  kind,
  type Name,
  NL,
  placeBest,
  play,
  SS,
  scytheOn,
  spaceIn,
  spaceOn,
  theFirst,
  token,
} from '../scene.ts';
import { battle, goodsOf, opening, passOn, pointsOf, scoring, table, told } from './tables.ts';

const COUNTS = [1, 2, 3, 4] as const;
const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);
const players = (n: number): Name[] => (['A', 'B', 'C', 'D'] as const).slice(0, n);
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
const STARTS = ['nqobantu-mine', 'prophets-church', 'eternal-tree', 'ark-of-longjiang'];

describe('what is on the table', () => {
  test('EV-1.1 EV-A.3 Mana goes up to 20, and what is more is lost', () => {
    const s = duel('mana 19, resources 2 herb\nouter ruin with energy-pillar').answer('A', spaceOn('energy-pillar'));
    expect(s.player('A').mana).toBe(20);
    // What is lost is not told as gained; when all of it is, there is nothing to tell.
    expect(told(s, 'gained').map(({ goods }) => goods.mana)).toEqual([1]);
    const full = duel('mana 20, resources 2 herb\nouter ruin with energy-pillar').answer('A', spaceOn('energy-pillar'));
    expect([full.player('A').mana, told(full, 'gained')]).toEqual([20, []]);
  });

  test('EV-1.2 EV-2.1 EV-A.22 EV-A.23 Regions, Places and Action Spaces by the number of players', () => {
    const spots = (n: number): number[] => opening({ players: n }).state.table.regions.map(({ spots }) => spots.length);
    expect(COUNTS.map(spots)).toEqual([
      [3, 3],
      [3, 3],
      [3, 3, 3],
      [4, 4, 4],
    ]);
    for (const n of COUNTS) {
      const s = opening({ players: n });
      const who = s.asked()[0].who as Name;
      const regions = range(0, 3).filter((region) => s.can(who, spaceIn(region)));
      expect(regions).toEqual(range(0, n < 3 ? 2 : 3));
      // One figure fills the only space there is.
      s.answer(who, spaceIn(CM), theFirst);
      expect(s.state.table.regions[CM].space).toHaveLength(1);
      s.answer(who, end);
      expect(s.can(s.asked()[0].who as Name, spaceIn(CM))).toBe(false);
    }
  });

  test('EV-1.3 52 Places, two of each, and a Starting Place with two sides for each clan', () => {
    expect(PLACE_DECK).toBe(52);
    expect(new Set(CARD_NAMES.slice(0, PLACE_DECK)).size).toBe(26);
    expect(CARD_NAMES.slice(PLACE_DECK, FIRST_RITUAL)).toEqual(STARTS);
    const sides = STARTS.map((_, i) => [placeFace(PLACE_DECK + i, 'sun'), placeFace(PLACE_DECK + i, 'moon')]);
    for (const [sun, moon] of sides) expect(sun).not.toEqual(moon);
    // The sun is symmetrical but for the icon.
    expect(new Set(sides.map(([sun]) => JSON.stringify({ ...sun, name: '', icon: '' }))).size).toBe(1);
  });

  test('EV-1.4 58 Rituals and 42 persons, two of each', () => {
    const rituals = CARD_NAMES.slice(FIRST_RITUAL, FIRST_PERSON);
    const persons = CARD_NAMES.slice(FIRST_PERSON);
    expect([rituals.length, new Set(rituals).size, persons.length, new Set(persons).size]).toEqual([58, 29, 42, 21]);
    expect(CARDS).toBe(52 + 4 + 100);
  });

  test('EV-1.5 twelve Powerstones, three of each shape', () => {
    for (const n of [3, 4]) {
      const stones = opening({ players: n }).state.table.regions.flatMap((region) => region.stones);
      expect(SHAPES.map((_, shape) => stones.filter((stone) => stone === shape).length)).toEqual([3, 3, 3, 3]);
    }
  });

  test('EV-1.6 EV-2.7 EV-A.53 the supply never runs out', () => {
    const herbs = duel('resources 60 herb\nhand hanna, bao').answer('A', spaceIn(NL), card('bao'), kind('herb'));
    herbs.answer('A', kind('herb'), kind('herb'));
    expect(herbs.resources('A')).toEqual({ herb: 63 });
    const rituals = CARD_NAMES.slice(FIRST_RITUAL, FIRST_PERSON).filter((_, i) => i % 2 === 0);
    const places = CARD_NAMES.slice(0, PLACE_DECK).filter((_, i) => i % 2 === 0);
    // Catalysts on all Rituals of a clan and on their second copies: more than the 44 in the box.
    const on = (mark: string): string =>
      places
        .slice(0, 25)
        .map((place, i) => `${place}${mark} with ${rituals[i]}${mark} ${rituals[i] === 'owl-courier' ? 0 : 1} scythe`)
        .join(', ');
    const s = duel(`resources 1 herb\nouter ${on('')}`, `passed\nouter ${on("'")}`);
    s.answer('A', build, scytheOn('owl-courier'));
    expect(s.state.table.scythes.reduce((a, b) => a + b)).toBe(49);
    expect(s.resources('A')).toEqual({});
  });

  test('EV-1.7 four clans, whose boards are the same in the sun and differ in the moon', () => {
    expect(CLANS).toEqual(['star', 'cross', 'circle', 'spike']);
    expect(new Set(MOON_BOARDS.map((board) => JSON.stringify(board))).size).toBe(4);
    expect(JSON.stringify(SUN_BOARD)).not.toBe(JSON.stringify(MOON_BOARDS[0]));
    for (const clan of CLANS) {
      const s = opening({ players: 2, clans: [clan, clan === 'star' ? 'cross' : 'star'] });
      expect([s.player('A').clan, s.player('A').tokenUsed]).toEqual([CLANS.indexOf(clan), 0]);
    }
  });

  test('EV-1.8 four Witches, four Elders, and a dial from 0 to 9', () => {
    const s = battle(['mana 20', ''], 'northern-lakes: witches A 1 B 1');
    expect([s.player('B').witches, s.player('B').elders]).toEqual([3, 4]);
    expect(s.options('A')).toEqual(range(0, 10));
  });

  test.each(COUNTS)('EV-1.9 with %i: the first-player marker, the round marker, and alone the Automa board', (n) => {
    const s = opening({ players: n });
    const { table: t } = s.state;
    expect(s.asked()).toEqual([{ who: players(n)[t.first], verb: 'takeTurn' }]);
    expect(t.players.map(({ automa }) => automa)).toEqual(n === 1 ? [0, 1] : new Array(n).fill(0));
    const rounds = range(0, 3).map(() => {
      const { round } = t;
      passOn(s);
      return round;
    });
    expect([rounds, t.over]).toEqual([[1, 2, 3], 1]);
  });

  test('EV-1.9 EV-A.48 points beyond the tiles are a plain number', () => {
    const s = scoring(['points 199\nspecialists irene', 'points 99\nspecialists zuri']);
    expect(pointsOf(s)).toEqual([200, 103]);
  });

  test('EV-1.10 a Place has an icon, a harvest and one or two Witches; some a Binding Bonus, some points', () => {
    const faces = range(0, PLACE_DECK).map((place) => placeFace(place, 'sun'));
    for (const face of faces) {
      const { resources, any, mana, cards, points } = face.harvest;
      expect(resources.reduce((a, b) => a + b, any + mana + cards + points)).toBeGreaterThan(0);
      expect(SHAPES).toContain(face.icon);
      expect([1, 2]).toContain(face.witches);
    }
    const bound = faces.filter(({ binding, bindingWith }) => binding.length > 0 || bindingWith !== null);
    const scoringPlaces = faces.filter(({ points }) => points > 0);
    for (const some of [bound, scoringPlaces]) {
      expect(some.length).toBeGreaterThan(0);
      expect(some.length).toBeLessThan(faces.length);
    }
  });

  test('EV-1.11 a Ritual has a cost, an effect, building spaces, and points that count only in the Inner Circle', () => {
    for (const card of range(FIRST_RITUAL, FIRST_PERSON)) {
      expect(size(ritualFace(card).cost)).toBeGreaterThan(0);
      expect(ritualFace(card).spaces).toBeGreaterThanOrEqual(1);
    }
    expect(pointsOf(scoring(['outer ruin with obelisk-of-dusk', "inner ruin' with obelisk-of-dusk'"]))).toEqual([0, 6]);
  });

  test('EV-1.12 a person has a cost, a Specialist and a Council effect, and points only as a Specialist', () => {
    for (const card of range(FIRST_PERSON, CARDS)) {
      const face = personFace(card);
      expect(size(face.cost)).toBeGreaterThan(0);
      expect(['ongoing', 'ability', 'turn', 'battle']).toContain(face.specialist.effect);
      expect(['ongoing', 'roundEnd', 'gameEnd']).toContain(face.council.effect);
    }
    expect(pointsOf(scoring(['specialists hanna', "council hanna'"]))).toEqual([3, 0]);
  });
});

describe('setting the table', () => {
  test.each(COUNTS)('EV-2.2 EV-2.3 EV-2.4 %i players: round 1, Places in all spots, both decks full', (n) => {
    const { table: t } = opening({ players: n }).state;
    expect([t.round, t.discards, t.removed, t.players.map(({ points }) => points)]).toEqual([
      1,
      [],
      [],
      t.players.map(() => 0),
    ]);
    const spots = t.regions.flatMap((region) => region.spots);
    expect(spots.every((place) => place >= 0 && place < PLACE_DECK)).toBe(true);
    expect(new Set([...spots, ...t.placeDeck]).size).toBe(PLACE_DECK);
    expect(t.mainDeck.length + t.players.reduce((sum, p) => sum + p.hand.length, 0)).toBe(100);
  });

  test('EV-2.3 EV-2.4 both decks are shuffled, and nobody sees into them', () => {
    const tops = SEEDS.map((seed) => opening({}, seed).state.table);
    expect(new Set(tops.map(({ mainDeck }) => mainDeck[0])).size).toBeGreaterThan(10);
    expect(new Set(tops.map(({ placeDeck }) => placeDeck[0])).size).toBeGreaterThan(10);
    const s = opening();
    for (const seat of [0, 1, SPECTATOR]) {
      const seen = viewOf(evenfall, s.state, seat).table;
      expect([...seen.mainDeck, ...seen.placeDeck].every((card) => card < 0)).toBe(true);
      expect(seen.players.map(({ hand }) => hand.some((card) => card >= 0))).toEqual([seat === 0, seat === 1]);
    }
  });

  test.each(COUNTS)('EV-2.5 %i players: four Powerstones at each Region in play, the others in the box', (n) => {
    const layouts = SEEDS.map((seed) => opening({ players: n }, seed).state.table.regions.map(({ stones }) => stones));
    for (const regions of layouts) {
      expect(regions.map((stones) => stones.length)).toEqual(n < 3 ? [4, 4] : [4, 4, 4]);
      for (const shape of SHAPES.keys())
        expect(regions.flat().filter((stone) => stone === shape).length).toBeLessThanOrEqual(3);
    }
    expect(new Set(layouts.map((regions) => regions.flat().join())).size).toBeGreaterThan(10);
  });

  test.each(COUNTS)('EV-2.6 EV-3.6 EV-A.46 %i players: somebody has the marker and begins', (n) => {
    const firsts = SEEDS.map((seed) => {
      const s = opening({ players: n }, seed);
      expect(s.asked()[0].who).toBe('ABCD'[s.state.table.first]);
      return s.state.table.first;
    });
    expect([...new Set(firsts)].sort()).toEqual(range(0, n));
  });

  test.each(COUNTS)('EV-3.6 %i players: or whom the table has chosen, whatever the lot would say', (n) => {
    for (let first = 0; first < n; first++)
      for (const seed of SEEDS.slice(0, 5)) expect(opening({ players: n, first }, seed).state.table.first).toBe(first);
    for (const first of [-1, n, 0.5]) expect(() => opening({ players: n, first })).toThrow(Refused);
  });

  test('EV-2.5 EV-A.47 the red stone is there only when a moon Spike plays', () => {
    const red = (side: 'sun' | 'moon', clans: ('star' | 'spike' | 'cross')[]): number =>
      opening({ side, clans }).state.table.redStone;
    expect([red('moon', ['star', 'spike']), red('moon', ['star', 'cross']), red('sun', ['star', 'spike'])]).toEqual([
      1, 0, 0,
    ]);
    for (const seed of SEEDS)
      for (const region of opening({ players: 4, side: 'moon' }, seed).state.table.regions)
        expect(region.stones.every((stone) => stone < SHAPES.length)).toBe(true);
  });
});

describe('each player', () => {
  test('EV-3.1 EV-A.56 the side is chosen for the whole table', () => {
    for (const side of ['sun', 'moon'] as const)
      for (const n of COUNTS) expect(opening({ players: n, side }).state.table.side).toBe(side);
    // A mix cannot even be asked for.
    expect(() => opening({ side: 'dusk' as 'sun' })).toThrow(Refused);
  });

  test.each(COUNTS)('EV-3.2 EV-3.4 %i players: figures in the reserve, active token, markers at the start', (n) => {
    for (const who of players(n)) {
      const p = opening({ players: n }).player(who);
      expect([p.witches, p.elders, p.tokenUsed, p.coven, p.points]).toEqual([4, 4, 0, 0, 0]);
    }
  });

  test('EV-3.2 no clan plays twice', () => {
    for (const seed of SEEDS)
      expect(new Set(opening({ players: 4 }, seed).state.table.players.map(({ clan }) => clan)).size).toBe(4);
    const twice = new Refused('bad-options', { option: 'clans', value: 'star, cross, star' });
    expect(() => opening({ players: 3, clans: ['star', 'cross', 'star'] })).toThrow(twice);
  });

  test.each(['sun', 'moon'] as const)('EV-3.3 EV-A.49 %s: the Starting Place of each clan', (side) => {
    const s = opening({ players: 4, side, clans: ['star', 'cross', 'circle', 'spike'] });
    for (const [i, who] of players(4).entries()) {
      const outside = side === 'moon' && who === 'C';
      expect(s.names(s.player(who)[outside ? 'outer' : 'inner'])).toContain(STARTS[i]);
      if (!outside) expect(s.player(who).outer).toEqual([]);
    }
  });

  test('EV-A.49 a Ritual may be played on the Starting Place at once, and the token does not harvest it', () => {
    const s = duel('resources 2 herb 1 potion\ninner nqobantu-mine\nhand mystic-elephant').answer(
      'A',
      play('mystic-elephant'),
    );
    expect(s.state.table.ritualOn[card('nqobantu-mine')]).toBe(card('mystic-elephant'));
    // Its Binding Bonus in the sun: a card.
    expect(goodsOf(s, 'A')).toEqual({ cards: 1 });
    expect(goodsOf(s.answer('A', token), 'A')).toEqual({ herb: 1, potion: 1, cards: 1 });
  });

  test('EV-3.4 EV-3.5 three Herbs and three Potions, no Knowledge, no Mana, no cards', () => {
    // Before anybody has scouted, and the moon Star, who scouts nothing but cards.
    const s = opening({ side: 'moon', clans: ['star', 'cross'] });
    expect(goodsOf(s, 'A')).toEqual({ herb: 3, potion: 3, cards: 9 });
    expect(goodsOf(s, 'B')).toEqual({ herb: 3, potion: 3, knowledge: 3, mana: 2, cards: 5 });
  });

  test('EV-A.62 the Starting Places are called as the text calls them', () => {
    expect(STARTS.map((_, i) => CARD_NAMES[PLACE_DECK + i])).toEqual(STARTS);
    expect(cardOf('sanctum')).toBeLessThan(PLACE_DECK);
  });
});

describe('zones', () => {
  const four = 'spirit-bog with obelisk-of-dusk';
  test('EV-5.1 the Outer Circle is harvested by the token and scores nothing', () => {
    expect(duel(`mana 0\nouter ${four}`).answer('A', token).resources('A')).toEqual({ herb: 2, potion: 1 });
    expect(pointsOf(scoring([`outer ${four}`, '']))).toEqual([0, 0]);
  });

  test('EV-5.2 the Inner Circle scores and its Action Spaces are open to Elders; the token passes it by', () => {
    expect(duel(`mana 0\ninner ${four}`).answer('A', token).resources('A')).toEqual({ herb: 1, potion: 1 });
    expect(pointsOf(scoring([`inner ${four}`, '']))).toEqual([5 + 1, 0]);
    const s = duel('witches 0, resources 1 potion\ninner spirit-bog with golden-cauldron');
    expect(s.can('A', spaceOn('golden-cauldron'))).toBe(true);
  });

  test('EV-5.3 EV-5.4 Specialists and Council Members lie apart; a clan is the board and everything around it', () => {
    const s = duel('resources 4 knowledge 1 herb 3 potion\nhand hanna, bao', "passed\nspecialists bao'");
    s.answer('A', play('bao'), asCouncil).answer('A', play('hanna'));
    expect([s.names(s.player('A').specialists), s.names(s.player('A').council)]).toEqual([['hanna'], ['bao']]);
    // Scythes "in your clan": both circles, and nobody else's.
    const scythes = scoring([
      'council hoja\nouter ruin with energy-pillar 1 scythe\ninner foggy-ford with living-chest 1 scythe',
      "outer ruin' with energy-pillar' 2 scythe",
    ]);
    expect(pointsOf(scythes)[0]).toBe(2 * 3 + 2 + 1);
  });

  test('EV-5.5 EV-A.4 no limit on Places in a circle, nor on cards in hand', () => {
    const many = CARD_NAMES.slice(0, PLACE_DECK).filter((name, i) => i % 2 === 0 && name !== 'ruin');
    const hand = CARD_NAMES.slice(FIRST_RITUAL, FIRST_PERSON).filter((_, i) => i % 2 === 0);
    const s = duel(
      `mana 0\nouter ${many.join(', ')}\nhand ${hand.join(', ')}`,
      'passed',
      'northern-lakes:\n spots ruin',
    );
    s.answer('A', discover('ruin'));
    expect(s.player('A').outer).toHaveLength(many.length + 1);
    // A turn that ends with 29 cards in hand asks for nothing.
    s.answer('A', 0);
    expect([s.asked()[0].verb, s.player('A').hand.length]).toEqual(['takeTurn', hand.length]);
    expect(s.answer('A', spaceIn(CM), theFirst).player('A').hand).toHaveLength(hand.length + 3);
  });

  test('EV-5.6 cards come from the Main deck, top first', () => {
    const s = table(['', 'passed'], { decks: 'main-deck hanna, bao, irene, tadeo' }).answer('A', spaceIn(CM), theFirst);
    expect(s.names(s.player('A').hand)).toEqual(['irene', 'hanna', 'bao']);
    expect(s.names(s.state.table.mainDeck)).toEqual(['tadeo']);
  });

  test('EV-5.7 only figures in the reserve can be used', () => {
    const s = table(['witches 1', 'passed', 'passed'], { middle: 'southern-slopes:\n spots ruin' });
    s.answer('A', discover('ruin'));
    expect(s.player('A').witches).toBe(0);
    expect([CM, NL, SS].some((region) => s.can('A', spaceIn(region)))).toBe(false);
  });
});

describe('a game', () => {
  test.each(COUNTS)('EV-6.1 %i players: three rounds of Scout, Action, Battle and Round End, then the scoring', (n) => {
    const s = opening({ players: n });
    const who = s.asked()[0].who as Name;
    const phases: string[] = [];
    for (let round = 1; round <= 3; round++) {
      expect(s.state.table.round).toBe(round);
      // The Scout phase is over: six more cards; one player has drawn three more in each Action phase.
      for (const one of players(n))
        expect(s.player(one).hand).toHaveLength(6 * round + (one === who ? 3 * (round - 1) : 0));
      s.answer(who, spaceIn(CM), theFirst);
      while (s.asked()[0].verb === 'takeTurn') passOn(s);
      // The Witch at the Central Mountains makes a battle.
      phases.push(...s.asked().map(({ verb }) => verb));
      s.answer(who, 0);
      phases.push(...s.asked().map(({ verb }) => verb));
      s.answer(who, s.options(who)[0]);
    }
    if (s.asked().length > 0) s.answer(who, placeBest);
    expect(phases).toEqual(['setDial', 'takeStone', 'setDial', 'takeStone', 'setDial', 'takeStone']);
    expect(s.state.table.over).toBe(1);
    expect(s.state.table.round).toBe(3);
    expect(s.asked()).toEqual([]);
  });
});

/** EV-4 and EV-19: alone against the Automa. */
import { describe, expect, test } from 'vitest';
import { AUTOMA_TRACK, CLANS, LEVELS, type News, RINGS, RONDEL, type RondelSpace } from '../src/index.ts';
import { BEST } from '../src/score.ts';
import { goodsOf, opening, passOn, pointsOf, resultOf, ritualOn, type Setting, solo, told } from './rules/tables.ts';
import { CM, card, discover, end, NL, pass, play, type Scene, token, turnEffect, twoForOne } from './scene.ts';

/** Cards by the points they have, so that a deck can say how far the marker goes. */
const ZERO = 'sefu';
const ONE = 'irene';
const TWO = 'tadeo';
const THREE = 'hanna';
const FOUR = 'zuri';
const FIVE = 'obelisk-of-dusk';

interface Turn extends Setting {
  a?: string;
  /** What the Automa has. */
  b?: string;
  rondel?: number;
  deck: string;
  places?: string;
  number?: number;
  level?: string;
}
/** A activates the Clan token, which ends A's turn; then the Automa has had one. */
function turn({ a, b, rondel, deck, places, number, ...setting }: Turn): Scene {
  return solo(a ?? 'mana 0', b ?? '', {
    round: `round ${number ?? 1}, actions, turn A, first A, rondel ${rondel ?? 0}`,
    decks: `main-deck ${deck}\nplace-deck ${places ?? 'rest'}`,
    ...setting,
  }).answer('A', token);
}
const before = (space: RondelSpace, steps = 1): number =>
  (RONDEL.indexOf(space) - steps + RONDEL.length) % RONDEL.length;
const all = { middle: 'northern-lakes:\n spots ruin, cavern\ncentral-mountains:\n spots foggy-ford, sanctum' };
const automaNews = (s: Scene): string[] => {
  const from = s.news.findIndex(({ news }) => news === 'automaDrew');
  return s.news.slice(from).map(({ news }) => news);
};

describe('setting up', () => {
  test('EV-4.1 two Regions, one player with everything that is theirs', () => {
    const s = opening({ players: 1 });
    expect([
      s.state.table.seats,
      s.state.table.regions.length,
      s.state.table.regions.map(({ spots }) => spots.length),
    ]).toEqual([1, 2, [3, 3]]);
    expect(goodsOf(s, 'A')).toEqual({ herb: 3, potion: 3, knowledge: 3, mana: 2, cards: 6 });
    expect(s.player('A').inner).toHaveLength(1);
  });

  test('EV-4.2 the Automa has circles, Specialists, a track and a rondel, but no council and no Starting Place', () => {
    const b = opening({ players: 1 }).player('B');
    expect([b.automa, b.outer, b.inner, b.specialists, b.council]).toEqual([1, [], [], [], []]);
    expect([AUTOMA_TRACK.length > 0, RONDEL.length > 0]).toEqual([true, true]);
  });

  test('EV-4.3 EV-4.4 its markers stand at the start; four Witches, no Elders, no Mana', () => {
    for (const side of ['sun', 'moon'] as const) {
      const s = opening({ players: 1, side });
      const b = s.player('B');
      expect([b.coven, b.points, b.mana, b.witches, b.elders, b.hand]).toEqual([0, 0, 0, 4, 0, []]);
      expect([s.state.table.rondel, RINGS.includes(s.state.table.rondel)]).toEqual([0, true]);
    }
  });

  test('EV-4.3 it has a colour that nobody uses', () => {
    for (let seed = 0; seed < 20; seed++) {
      const s = opening({ players: 1 }, seed);
      expect(s.player('A').clan).not.toBe(s.player('B').clan);
    }
    const named = opening({ players: 1, clans: ['star'] });
    expect(named.player('B').clan).not.toBe(CLANS.indexOf('star'));
  });

  test.each(LEVELS)('EV-4.5 the level is chosen before: %s', (level) => {
    expect(opening({ players: 1, level }).state.table.level).toBe(LEVELS.indexOf(level));
    expect(() => opening({ players: 1, level: 'saint' as 'heir' })).toThrow();
  });
});

describe('its place in the round', () => {
  test('EV-19.1 EV-A.15 it scouts nothing, and at Round End only its Witches come back', () => {
    const s = solo('mana 0', 'witches 1, points 4, coven 3\nouter ruin, cavern', {
      round: 'round 1, round-end, first A, rondel 5',
      middle: 'central-mountains: witches B 3',
    });
    const b = s.player('B');
    expect([s.state.table.round, b.witches, b.elders, b.points, b.coven, b.mana, b.hand]).toEqual([
      2,
      4,
      0,
      4,
      3,
      0,
      [],
    ]);
    expect([s.state.table.regions[CM].witches, s.state.table.rondel]).toEqual([[0, 0], 5]);
  });

  test('EV-19.1 the player always starts, also after the Automa won at the Northern Lakes', () => {
    const s = solo('mana 0', '', {
      round: 'round 1, battles, first A',
      middle: 'northern-lakes: witches B 2, stones eye wave',
      decks: `main-deck ${FIVE}, ${ONE}, ${TWO}\nplace-deck rest`,
    });
    expect([s.state.table.round, s.state.table.first, s.asked()[0].who]).toEqual([2, 0, 'A']);
    expect(s.player('B').stones).toEqual([1, 0, 0, 0, 0]);
  });

  test('EV-19.2 one turn of the Automa after each Main Action, none after a Free Action', () => {
    const s = solo('mana 0\nhand bao, oskar, nila, corvin', '', {
      ...all,
      decks: `main-deck ${ONE}, ${ONE}', ${TWO}\nplace-deck rest`,
    });
    s.answer('A', twoForOne, card('bao'), card('oskar'), 0);
    expect(s.state.table.mainDeck).toHaveLength(3);
    // A Free Action after the Main Action is still part of the turn.
    s.answer('A', token);
    expect([s.asked()[0].who, s.state.table.mainDeck.length]).toEqual(['A', 3]);
    s.answer('A', end);
    expect(told(s, 'automaDrew')).toHaveLength(1);
    s.answer('A', discover('foggy-ford'), end);
    expect(told(s, 'automaDrew')).toHaveLength(2);
  });

  test('EV-19.2 when the player passes it passes, too', () => {
    const s = solo('mana 0', '', all).answer('A', pass);
    expect([s.state.table.round, told(s, 'automaDrew')]).toEqual([2, []]);
    expect([s.player('B').outer, s.player('B').witches]).toEqual([[], 4]);
  });

  test('EV-19.3 EV-19.18 EV-A.12 goods are points: one for each resource, Mana or card', () => {
    const s = turn({
      rondel: 6,
      deck: `${ONE}, ${TWO}`,
      b: 'points 0\nouter fox-earth, crossroads-market, apothecary-terraces, sanctum, mystic-springs',
    });
    // A card and a Mana; any one; a Herb and a Potion; a point; 2 Mana.
    expect(s.player('B').points).toBe(2 + 1 + 2 + 1 + 2);
    const b = s.player('B');
    expect([b.resources, b.mana, b.hand]).toEqual([[0, 0, 0], 0, []]);
  });

  test('EV-19.4 EV-A.16 it is a player to effects on opponents: its Places can be harvested, its Specialists copied', () => {
    const s = solo("mana 0\nspecialists corvin\ncouncil corvin'", 'points 0\nouter cavern', {
      middle: 'northern-lakes:\n spots ruin',
    });
    s.answer('A', turnEffect('corvin'));
    expect([goodsOf(s, 'A'), s.player('B').points]).toEqual([{ potion: 1, points: 1 }, 0]);
    const copied = solo(
      'resources 2 herb\nspecialists mireille\nouter ruin\nhand mystic-elephant',
      'points 0\nspecialists bao',
    );
    copied.answer('A', turnEffect('mireille'));
    expect([copied.names(copied.player('A').borrowed), copied.can('A', play('mystic-elephant'))]).toEqual([
      ['bao'],
      true,
    ]);
  });
});

describe('its turn', () => {
  test.each([
    [ONE, 1],
    [TWO, 2],
    [THREE, 3],
    [FOUR, 4],
    [FIVE, 5],
  ])('EV-19.5 a card like %s moves the marker %i spaces clockwise, and goes to the discard pile', (name, steps) => {
    const s = turn({ ...all, deck: `${name}, bao, nila`, b: "points 0\nouter ruin', cavern' with mystic-elephant" });
    expect(s.state.table.rondel).toBe(steps);
    expect(s.names(s.state.table.discards)).toEqual([name]);
    expect(told(s, 'automaDrew')).toEqual([
      { news: 'automaDrew', card: card(name as 'irene'), steps, space: RONDEL[steps] },
    ]);
  });

  test('EV-19.5 EV-A.14 a card without points moves nothing: the present space again', () => {
    const s = turn({ ...all, rondel: 1, deck: `${ZERO}, bao` });
    expect([s.state.table.rondel, s.names(s.player('B').outer)]).toEqual([1, ['ruin']]);
    const ring = turn({ deck: `${ZERO}, bao` });
    expect([ring.state.table.rondel, ring.player('B').points, ring.player('B').coven]).toEqual([0, 2, 1]);
  });

  test.each([
    [5, FIVE, 7, 'two steps'],
    [6, THREE, 7, 'one step'],
    [12, FOUR, 0, 'two steps'],
    [13, TWO, 0, 'one step'],
    [4, THREE, 7, 'exactly there'],
  ])('EV-19.5 EV-19.6 from space %i a card like %s stops on the ring %i: %s', (rondel, name, ring) => {
    const s = turn({ rondel, deck: `${name}, bao`, b: 'points 0\nouter ruin' });
    expect([s.state.table.rondel, RINGS.includes(ring)]).toEqual([ring, true]);
    expect(told(s, 'automaDrew')[0].steps).toBe((ring - rondel + RONDEL.length) % RONDEL.length);
  });

  test('EV-19.6 two ring spaces, X at the top and the harvest at the bottom; from a ring it goes on', () => {
    expect(RINGS.map((ring) => RONDEL[ring])).toEqual(['xCoven', 'harvest']);
    expect(RINGS).toEqual([0, RONDEL.length / 2]);
    const s = turn({ ...all, rondel: 7, deck: `${ONE}, bao` });
    expect([s.state.table.rondel, s.names(s.player('B').outer)]).toEqual([8, ['ruin']]);
  });

  test('EV-19.5 EV-19.18 EV-A.11 what is impossible moves the marker one space on, and again', () => {
    // No Ritual to transfer on space 5: the Coven space after it.
    const s = turn({ rondel: 4, deck: `${ONE}, bao` });
    expect([s.state.table.rondel, s.player('B').coven, s.player('B').points]).toEqual([6, 1, 1]);
    expect(told(s, 'automaMovedOn').map(({ space }) => space)).toEqual(['coven']);
  });

  test('EV-A.11 a ring space that is reached so is carried out; an impossible one is passed', () => {
    // Both Regions are empty; on the play space a Ritual finds no Place and is discarded.
    const s = turn({ rondel: 0, deck: `${ONE}, mystic-elephant, bao` });
    expect(s.names(s.state.table.discards)).toEqual([ONE, 'mystic-elephant']);
    expect([s.state.table.rondel, RONDEL[s.state.table.rondel]]).toEqual([4, 'coven']);
    expect(told(s, 'automaMovedOn').map(({ space }) => space)).toEqual(['play', 'centralMountains', 'coven']);
    // Nothing to harvest on the lower ring, no Place at the Northern Lakes.
    const harvest = turn({ rondel: 6, deck: `${ONE}, bao` });
    expect([harvest.state.table.rondel, RONDEL[harvest.state.table.rondel]]).toEqual([9, 'coven']);
    const top = turn({ rondel: 12, deck: `${ONE}, bao`, places: 'ruin' });
    expect(top.state.table.rondel).toBe(13);
    const ring = turn({ rondel: 6, deck: `${ONE}, bao`, b: 'points 0\nouter ruin' });
    expect([ring.state.table.rondel, told(ring, 'harvested').length]).toEqual([7, 1]);
  });

  test('EV-19.7 EV-19.18 EV-A.10 a Region: the leftmost Place, for its Witches, to the right end of the Outer Circle', () => {
    const s = turn({
      middle: 'northern-lakes:\n spots none, sanctum, ruin\ncentral-mountains:\n spots spirit-bog',
      deck: `${ONE}, bao`,
      b: 'points 0\nouter cavern',
    });
    expect(s.names(s.player('B').outer)).toEqual(['cavern', 'sanctum']);
    expect([s.player('B').witches, s.state.table.regions[NL].witches]).toEqual([2, [0, 2]]);
    expect(s.names(s.state.table.regions[NL].spots)).toEqual(['none', 'none', 'ruin']);
    const mountains = turn({ ...all, deck: `${THREE}, bao` });
    expect([mountains.names(mountains.player('B').outer), mountains.state.table.regions[CM].witches]).toEqual([
      ['foggy-ford'],
      [0, 1],
    ]);
  });

  test('EV-19.7 EV-19.18 EV-A.13 with its last Witch it takes a Place that asks for two; without one it goes on', () => {
    const middle = 'northern-lakes:\n spots sanctum';
    const last = turn({ middle, deck: `${ONE}, bao`, b: 'witches 1' });
    expect([
      last.names(last.player('B').outer),
      last.player('B').witches,
      last.state.table.regions[NL].witches,
    ]).toEqual([['sanctum'], 0, [0, 1]]);
    const none = turn({ middle, deck: `${ONE}, bao, nila`, b: 'witches 0' });
    expect([none.player('B').outer, none.state.table.rondel, none.names(none.player('B').specialists)]).toEqual([
      [],
      2,
      ['bao'],
    ]);
    const noPlace = turn({ deck: `${ONE}, bao, nila` });
    expect([noPlace.state.table.rondel, noPlace.player('B').witches]).toEqual([2, 4]);
  });

  test('EV-19.8 EV-A.12 the Coven space: a step on its own track and the bonus', () => {
    const step = (coven: number, b = ''): Scene =>
      turn({ rondel: before('coven'), deck: `${ONE}, bao`, b: `coven ${coven}${b}` });
    expect([step(0).player('B').coven, step(0).player('B').points]).toEqual([1, 1]);
    expect(step(13).player('B').points).toBe(2);
    // Beyond the top 2 points, as for everybody.
    expect(step(14).player('B').points).toBe(2);
    const transfer = step(1, '\nouter ruin, cavern with mystic-elephant');
    expect([transfer.names(transfer.player('B').inner), transfer.player('B').points]).toEqual([['cavern'], 0]);
    // Without a Ritual the Transfer is lost, and the step is taken all the same.
    const lost = step(1, '\nouter ruin');
    expect([lost.player('B').coven, lost.player('B').inner, lost.state.table.rondel]).toEqual([2, [], 4]);
  });

  test('EV-19.9 EV-A.60 the draw space: the top Place of the deck, which is no discovery', () => {
    const s = turn({
      rondel: before('drawPlace'),
      deck: `${ONE}, bao`,
      places: 'sanctum, ruin',
      b: 'points 0\nouter cavern',
      a: "mana 0\nspecialists irene'\ncouncil hanna",
    });
    expect([s.names(s.player('B').outer), s.player('B').witches]).toEqual([['cavern', 'sanctum'], 4]);
    expect([s.names(s.state.table.placeDeck), s.player('A').points]).toEqual([['ruin'], 0]);
    // From an empty deck nothing comes: the Transfer after it, or whatever is possible then.
    const empty = solo('mana 0', '', {
      round: `round 1, actions, turn A, first A, rondel ${before('drawPlace')}`,
      decks: `main-deck ${ONE}, bao`,
    }).answer('A', token);
    expect([RONDEL[empty.state.table.rondel], empty.names(empty.player('B').specialists)]).toEqual(['play', ['bao']]);
  });

  test('EV-19.10 the harvest space: its Outer Circle, as points', () => {
    const s = turn({
      rondel: 6,
      deck: `${ONE}, bao`,
      b: 'points 0\nouter weathered-milestone, spirit-bog\ninner sanctum',
    });
    expect([s.player('B').points, told(s, 'harvested').map(({ card: place }) => place)]).toEqual([
      2 + 1,
      [card('weathered-milestone'), card('spirit-bog')],
    ]);
  });

  test('EV-19.10 EV-19.4 it counts as activating a Clan token: effects of the player answer it', () => {
    const s = solo(
      'mana 0, token used\nspecialists nila\nouter sanctum with living-chest, hermits-loft with truffle-boar',
      'points 0\nouter cavern',
      {
        middle: 'northern-lakes:\n spots ruin',
        round: 'round 1, actions, turn A, first A, rondel 6',
        decks: `main-deck ${ONE}, bao, oskar\nplace-deck rest`,
      },
    );
    s.answer('A', discover('ruin'));
    // Nila draws, the Chest gives Mana; the Boar answers only one's own token.
    expect([goodsOf(s, 'A'), s.names(s.player('A').hand)]).toEqual([{ mana: 1, cards: 1 }, ['bao']]);
    expect(s.news.map(({ news }) => news).slice(-4)).toEqual(['harvested', 'gained', 'gained', 'drew']);
  });

  test('EV-19.11 EV-19.18 the Transfer space: the Place whose Ritual has most points, of equal ones the leftmost', () => {
    const moved = (outer: string): string[] => {
      const s = turn({ rondel: before('transfer'), deck: `${ONE}, bao`, b: `points 0\nouter ${outer}` });
      return s.names(s.player('B').inner);
    };
    expect(moved('sanctum, ruin with mystic-elephant, cavern with golden-cauldron, archive with living-chest')).toEqual(
      ['cavern'],
    );
    expect(moved("ruin with honeyed-boughs, cavern with mystic-elephant, archive with mystic-elephant'")).toEqual([
      'cavern',
    ]);
    expect(moved('ruin with weaver-spider')).toEqual(['ruin']);
  });

  test('EV-19.11 EV-A.39 bare Places never move', () => {
    const s = turn({ rondel: before('transfer'), deck: `${ONE}, bao`, b: 'points 0\nouter sanctum' });
    expect([s.player('B').inner, RONDEL[s.state.table.rondel]]).toEqual([[], 'coven']);
  });

  const playing = (played: string, b: string): Scene =>
    turn({ rondel: before('play'), deck: `${ONE}, ${played}, oskar'`, b });
  test('EV-19.12 the play space: a person joins the Specialists for its points, without an effect', () => {
    const s = playing('hanna', 'points 0\nouter ruin');
    expect([s.names(s.player('B').specialists), s.names(s.state.table.discards)]).toEqual([['hanna'], [ONE]]);
    expect(s.player('B').points).toBe(0);
  });

  test('EV-19.12 EV-A.14 a second copy of a Specialist is kept', () => {
    const s = playing("hanna'", 'points 0\nspecialists hanna');
    expect(s.names(s.player('B').specialists)).toEqual(['hanna', 'hanna']);
  });

  test('EV-19.12 EV-19.18 a Ritual goes on the leftmost free Place with a Binding Bonus, else on the leftmost free one', () => {
    const bound = playing('mystic-elephant', 'points 0\nouter ruin, archive with living-chest, spirit-bog, sanctum');
    expect(ritualOn(bound, card('spirit-bog'))).toBe('mystic-elephant');
    const plain = playing('mystic-elephant', 'points 0\nouter archive with living-chest, hermits-loft, ruin');
    expect(ritualOn(plain, card('hermits-loft'))).toBe('mystic-elephant');
    // A bonus that depends on a keyword alone is one, too.
    const keyword = playing('golden-cauldron', 'points 0\nouter ruin, fox-earth');
    expect([ritualOn(keyword, card('fox-earth')), keyword.player('B').points]).toEqual(['golden-cauldron', 0]);
  });

  test('EV-19.12 the Binding Bonus is gained as points, with the keyword part if it matches', () => {
    const points = (ritual: string, place: string): number =>
      playing(ritual, `points 0\nouter ${place}`).player('B').points;
    expect(points('golden-cauldron', 'spirit-bog')).toBe(1 + 2);
    expect(points('mystic-elephant', 'spirit-bog')).toBe(1);
    expect(points('mystic-elephant', 'story-hearth')).toBe(2);
    expect(points('mystic-elephant', 'crossroads-market')).toBe(2);
    // Elders, Scythes and the like mean nothing to it.
    expect(points('mystic-elephant', 'mystic-springs')).toBe(0);
    expect(points('golden-cauldron', 'reapers-barn')).toBe(2);
  });

  test('EV-19.12 steps, Transfers and counts in a Binding Bonus work for it', () => {
    const hill = playing('honeyed-boughs', 'points 0\nouter bonfire-hill');
    expect([hill.player('B').coven, hill.player('B').points]).toEqual([1, 1 + 2]);
    const gate = playing('mystic-elephant', 'points 0\nouter moss-grown-gate');
    expect(gate.names(gate.player('B').inner)).toEqual(['moss-grown-gate']);
    const barrow = playing(
      'mystic-elephant',
      'points 0\nouter ancestors-barrow\ninner ruin with living-chest, cavern with owl-courier',
    );
    expect(barrow.player('B').points).toBe(2);
  });

  test('EV-19.12 the effect of the Ritual is inactive', () => {
    const s = playing('obelisk-of-dusk', 'points 0\nouter ruin');
    expect([s.player('B').points, s.names(s.player('B').outer)]).toEqual([0, ['ruin']]);
    // Nor do the Rituals it has answer anything.
    const chest = turn({
      rondel: 6,
      deck: `${ONE}, bao`,
      b: 'points 0\nouter cavern with honeyed-boughs, ruin with living-chest',
    });
    expect(chest.player('B').points).toBe(2);
  });

  test('EV-A.14 a Ritual without a free Place is discarded, and the marker moves on', () => {
    const s = playing('mystic-elephant', 'points 0, witches 0\nouter ruin with living-chest');
    expect(s.names(s.state.table.discards)).toEqual([ONE, 'mystic-elephant']);
    // The next space, Central Mountains, is impossible without a Witch.
    expect([RONDEL[s.state.table.rondel], s.player('B').coven]).toEqual(['coven', 1]);
  });

  test.each([
    ['apprentice', 1],
    ['witch', 3],
    ['master', 4],
    ['heir', 5],
  ])('EV-19.13 EV-19.14 space X for the level %s: %i points and a step', (level, x) => {
    const s = turn({ rondel: 13, deck: `${ONE}, bao`, level });
    expect([s.state.table.rondel, s.player('B').points, s.player('B').coven]).toEqual([0, x + 1, 1]);
  });

  test('EV-19.5 EV-A.17 when the Main deck is empty the discards become one; without any card it repeats its space', () => {
    const s = solo('mana 0', '', {
      decks: 'discards irene, oskar, nila',
      ...all,
      round: 'round 1, actions, turn A, first A, rondel 0',
    });
    s.answer('A', token);
    // All three are worth one or two; whichever came, it was turned up and lies on the pile again.
    expect([s.state.table.mainDeck.length, s.state.table.discards.length, s.state.table.shuffles]).toEqual(
      s.state.table.rondel === 2 ? [1, 1, 1] : [2, 1, 1],
    );
    const none = solo('mana 0', '', { decks: 'place-deck rest' }).answer('A', token);
    expect([none.state.table.rondel, none.player('B').coven]).toEqual([0, 1]);
  });
});

describe('what it tells', () => {
  test('every step of its turn is news, in the order it happens', () => {
    const found = turn({ ...all, deck: `${ONE}, bao` });
    expect(automaNews(found)).toEqual(['automaDrew', 'discovered']);
    expect(told(found, 'discovered')).toEqual([
      { news: 'discovered', seat: 1, region: NL, card: card('ruin'), witches: 1 },
    ]);
    const harvested = turn({ rondel: 6, deck: `${ONE}, bao`, b: 'points 0\nouter spirit-bog' });
    expect(automaNews(harvested)).toEqual(['automaDrew', 'token', 'harvested', 'gained']);
    const moved = turn({
      rondel: before('play'),
      deck: `${ONE}, golden-cauldron, bao`,
      b: 'witches 0\nouter ruin with living-chest',
    });
    expect(automaNews(moved)).toEqual([
      'automaDrew',
      'discarded',
      'automaMovedOn',
      'automaMovedOn',
      'advanced',
      'gained',
    ]);
    const played = turn({
      rondel: before('play'),
      deck: `${ONE}, golden-cauldron, bao`,
      b: 'points 0\nouter spirit-bog',
    });
    expect(automaNews(played)).toEqual(['automaDrew', 'bound', 'gained', 'gained']);
    const x = turn({ rondel: 13, deck: `${ONE}, bao` });
    expect(automaNews(x)).toEqual(['automaDrew', 'gained', 'advanced', 'gained']);
    const drawn = turn({ rondel: before('drawPlace'), deck: `${ONE}, bao` });
    expect(automaNews(drawn)).toEqual(['automaDrew', 'tookPlace']);
    const inside = turn({
      rondel: before('transfer'),
      deck: `${ONE}, bao`,
      b: 'points 0\nouter ruin with living-chest',
    });
    expect(automaNews(inside)).toEqual(['automaDrew', 'transferred']);
  });

  test('all of it is public', () => {
    const s = turn({ rondel: before('play'), deck: `${ONE}, hanna, bao` });
    const cards = s.news.flatMap((news: News) => ('card' in news ? [news.card] : []));
    expect(cards).toContain(card(ONE));
    for (const seen of cards) if (seen >= 0) expect(s.state.known[seen]).toBeGreaterThan(1);
  });
});

describe('its battles', () => {
  const fight = (
    dial: number,
    deck: string,
    setting: { middle?: string; round?: number; b?: string; a?: string } = {},
  ): Scene => {
    const s = solo(setting.a ?? 'mana 9', setting.b ?? '', {
      round: `round ${setting.round ?? 1}, battles, first A`,
      middle: setting.middle ?? 'northern-lakes: witches A 1 B 2, stones wave eye flame',
      decks: `main-deck ${deck}\nplace-deck rest`,
    });
    return s.asked()[0]?.verb === 'setDial' ? s.answer('A', dial) : s;
  };
  const strengths = (s: Scene): [number, number][] => told(s, 'strength').map(({ seat, n }) => [seat, n]);

  test.each([1, 2, 3])('EV-19.15 round %i: the round, its Witches, and a card for each Witch', (round) => {
    const s = fight(0, `${THREE}, ${ONE}, bao, nila`, { round });
    expect(strengths(s)).toEqual([
      [0, 1],
      [1, round + 2 + 3 + 1],
    ]);
    expect(s.names(told(s, 'discarded').map(({ card: turned }) => turned))).toEqual([THREE, ONE]);
  });

  test('EV-19.15 one Witch, one card', () => {
    const s = fight(0, `${THREE}, ${ONE}, bao`, { middle: 'central-mountains: witches A 1 B 1, stones wave' });
    expect(strengths(s)).toEqual([
      [0, 1],
      [1, 1 + 1 + 3],
    ]);
  });

  test('EV-19.15 the dial is set before its cards are known', () => {
    const s = solo('mana 9', '', {
      round: 'round 1, battles, first A',
      middle: 'northern-lakes: witches A 1 B 2, stones wave',
      decks: `main-deck ${THREE}, ${ONE}\nplace-deck rest`,
    });
    expect([s.asked()[0].verb, s.state.table.mainDeck.length, s.state.table.discards]).toEqual(['setDial', 2, []]);
  });

  test('EV-19.15 it gains rewards as points, by the usual thresholds', () => {
    // 4: a card. 6: 3 points. 8: a step, whose bonus is a point.
    expect(fight(0, `${ONE}, ${ZERO}, bao`).player('B').points).toBe(1);
    expect(fight(0, `${THREE}, ${ZERO}, bao`).player('B').points).toBe(1 + 3);
    const all8 = fight(0, `${FIVE}, ${ZERO}, bao`);
    expect([all8.player('B').points, all8.player('B').coven]).toEqual([1 + 3 + 1, 1]);
    expect(fight(0, `${ZERO}, sefu', bao`).player('B').points).toBe(0);
  });

  test('EV-19.15 at the Central Mountains 8 gives it a Transfer', () => {
    const s = fight(0, `${FIVE}, ${ONE}, bao`, {
      middle: 'central-mountains: witches A 1 B 2, stones wave',
      b: 'points 0\nouter ruin, cavern with living-chest',
    });
    expect([s.player('B').points, s.names(s.player('B').inner)]).toEqual([1 + 3, ['cavern']]);
  });

  test('EV-19.15 the player wins ties', () => {
    const s = fight(4, `${ONE}, ${ONE}', bao`);
    expect(strengths(s)).toEqual([
      [0, 5],
      [1, 5],
    ]);
    expect([s.asked()[0], s.player('B').stones]).toEqual([{ who: 'A', verb: 'takeStone' }, [0, 0, 0, 0, 0]]);
  });

  test('EV-19.15 if it wins it takes the leftmost Powerstone', () => {
    const s = fight(0, `${THREE}, ${ONE}, bao`);
    expect([s.player('B').stones, s.state.table.regions[NL].stones]).toEqual([
      [0, 0, 1, 0, 0],
      [0, 1],
    ]);
  });

  test('EV-19.15 alone it wins; where it has no Witch it does not fight', () => {
    const alone = fight(0, `${ONE}, bao`, { middle: 'central-mountains: witches B 1, stones fang eye' });
    expect([alone.player('B').stones[3], alone.state.table.round]).toEqual([1, 2]);
    const absent = fight(0, `${ONE}, bao`, { middle: 'central-mountains: witches A 1, stones fang eye' });
    expect([absent.asked()[0].verb, absent.state.table.discards]).toEqual(['takeStone', []]);
  });
});

describe('its final scoring', () => {
  const ended = (a: string, b: string, level = 'apprentice'): Scene => {
    const s = solo(a, b, { round: 'round 3, scoring, first A', level });
    return s.asked().length > 0 ? s.answer('A', BEST) : s;
  };

  test('EV-19.16 Specialists, Rituals and Places of its Inner Circle', () => {
    const s = ended(
      'mana 0',
      'points 20\nspecialists zuri, hanna\ninner sanctum with golden-cauldron\nouter ruin with obelisk-of-dusk',
    );
    expect(pointsOf(s)).toEqual([0, 20 + 4 + 3 + 4 + 3]);
  });

  test('EV-19.16 EV-19.18 its stones double its highest Rituals, symbols ignored, one each', () => {
    const inner = 'inner sanctum with golden-cauldron, ruin with mystic-elephant, cavern with honeyed-boughs';
    const plain = 4 + 3 + 2 + 1 + 1 + 1;
    expect(pointsOf(ended('mana 0', inner))[1]).toBe(plain);
    expect(pointsOf(ended('mana 0', `stones fang\n${inner}`))[1]).toBe(plain + 4);
    expect(pointsOf(ended('mana 0', `stones fang fang\n${inner}`))[1]).toBe(plain + 4 + 2);
    expect(pointsOf(ended('mana 0', `stones fang fang eye wave flame\n${inner}`))[1]).toBe(plain + 4 + 2 + 1);
  });

  test('EV-19.17 the player wins only with more points', () => {
    expect(resultOf(ended('points 51, mana 0', 'points 50')).winners).toEqual([0]);
    expect(resultOf(ended('points 50, mana 20', 'points 50')).winners).toEqual([1]);
    expect(resultOf(ended('points 49', 'points 50')).winners).toEqual([1]);
  });

  test('EV-A.59 more than 100 points in the solo game', () => {
    expect(resultOf(ended('points 140', 'points 130'))).toEqual({ points: [140, 130], winners: [0] });
  });

  test('EV-19.1 a whole game, passed through, ends after three rounds', () => {
    const s = opening({ players: 1, level: 'heir' });
    for (let round = 1; round <= 3; round++) passOn(s);
    expect([s.state.table.over, resultOf(s)]).toEqual([1, { points: [0, 0], winners: [1] }]);
  });
});

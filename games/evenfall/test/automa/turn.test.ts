/** EV-19: a turn of the Automa, space by space. */
import { describe, expect, test } from 'vitest';
import { RINGS, RONDEL } from '../../src/index.ts';
import { goodsOf, ritualOn, solo, told } from '../rules/tables.ts';
import { CM, card, discover, NL, type Scene, token } from '../scene.ts';
import { all, before, FIVE, FOUR, ONE, THREE, TWO, turn, ZERO } from './turns.ts';

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

  test('EV-19.10 EV-A.65 with an empty Outer Circle it harvests nothing, and that is its turn', () => {
    const s = turn({ ...all, rondel: 6, deck: `${ONE}, bao`, b: 'points 0\ninner archive' });
    expect([s.state.table.rondel, s.player('B').points, s.player('B').outer]).toEqual([7, 0, []]);
    expect(s.news.slice(-4).map(({ news }) => news)).toEqual(['gained', 'automaDrew', 'token', 'automaFoundNothing']);
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
    // As with a player's token, they come first (EV-10.1).
    expect(s.news.map(({ news }) => news).slice(-5)).toEqual(['token', 'gained', 'drew', 'harvested', 'gained']);
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

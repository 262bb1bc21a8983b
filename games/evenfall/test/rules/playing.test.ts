/** EV-11: playing cards as Rituals, Specialists and Council Members. */
import { describe, expect, test } from 'vitest';
import {
  asCouncil,
  asSpecialist,
  card,
  decline,
  discover,
  duel,
  elder,
  end,
  kind,
  pass,
  play,
  spaceOn,
  stone,
  token,
  turnEffect,
} from '../scene.ts';
import { battle, goodsOf, passOn, pointsOf, ritualOn, roundEnd, scoring, table, told } from './tables.ts';

describe('a Ritual', () => {
  test('EV-11.1 is paid for and laid on a free Place of either circle', () => {
    const s = duel(
      'resources 3 herb 2 potion\nouter ruin, foggy-ford with living-chest\ninner nqobantu-mine\nhand mystic-elephant',
    );
    s.answer('A', play('mystic-elephant'));
    expect(s.resources('A')).toEqual({ herb: 1, potion: 1 });
    expect(s.options('A')).toEqual([card('ruin'), card('nqobantu-mine')]);
    s.answer('A', card('nqobantu-mine'));
    expect(ritualOn(s, card('nqobantu-mine'))).toBe('mystic-elephant');
    // The sun side of the Starting Place draws a card for the one that was played.
    expect(s.player('A').hand).not.toContain(card('mystic-elephant'));
  });

  test('EV-11.1 without the cost, or without a Place, it cannot be played', () => {
    expect(duel('resources 1 herb 9 potion\nouter ruin\nhand mystic-elephant').can('A', play('mystic-elephant'))).toBe(
      false,
    );
    expect(duel('resources 9 herb 9 potion\nhand mystic-elephant').can('A', play('mystic-elephant'))).toBe(false);
    const others = duel('resources 9 herb 9 potion\nhand mystic-elephant', 'passed\nouter ruin');
    expect(others.can('A', play('mystic-elephant'))).toBe(false);
  });

  test('EV-11.1 harvest bonus and icon stay visible', () => {
    expect(duel('mana 0\nouter hermits-loft with mystic-elephant').answer('A', token).resources('A')).toEqual({
      herb: 1,
      potion: 1,
      knowledge: 1,
    });
    expect(pointsOf(scoring(['council thandeka\ninner hermits-loft with mystic-elephant', '']))[0]).toBe(2 + 2);
  });

  test('EV-11.2 one on each Place at most', () => {
    const s = duel('resources 9 herb 9 potion\nouter ruin\nhand mystic-elephant, golden-cauldron, hanna');
    s.answer('A', play('mystic-elephant'), end);
    expect(s.can('A', play('golden-cauldron'))).toBe(false);
  });

  test.each([
    ['smiths-cellar', 'golden-cauldron', { mana: 1, points: 3 }],
    ['smiths-cellar', 'weaver-spider', { mana: 1, potion: 1 }],
    ['archive', 'honeyed-boughs', { knowledge: 1, points: 2 }],
    ['archive', 'golden-cauldron', { knowledge: 1 }],
    ['fox-earth', 'weaver-spider', { points: 3, potion: 1 }],
    ['fox-earth', 'golden-cauldron', {}],
    ['thistle-meadow', 'golden-cauldron', {}],
  ] as const)('EV-11.3 the Binding Bonus of %s with %s', (place, ritual, gained) => {
    const s = duel(`resources 2 herb 2 potion\nouter ${place}\nhand ${ritual}`).answer('A', play(ritual));
    expect(goodsOf(s, 'A')).toEqual(gained);
  });

  test('EV-11.3 a keyword counts also as one of two', () => {
    const s = duel('resources 2 potion 2 knowledge\nouter fox-earth\nhand living-chest').answer(
      'A',
      play('living-chest'),
    );
    expect(s.player('A').points).toBe(3);
  });

  test('EV-11.4 immediate: once, when it is played', () => {
    const s = duel('resources 2 herb 1 potion\nouter ruin\nhand barter-by-moonlight');
    s.answer('A', play('barter-by-moonlight'), kind('knowledge'));
    expect(s.resources('A')).toEqual({ knowledge: 4 });
    expect(s.answer('A', token).resources('A')).toEqual({ herb: 1, potion: 1, knowledge: 4 });
  });

  test('EV-11.4 ongoing: from now on', () => {
    const s = duel('resources 2 potion 2 knowledge\nouter hermits-loft\nhand living-chest').answer(
      'A',
      play('living-chest'),
    );
    expect(s.player('A').mana).toBe(0);
    expect(s.answer('A', token).player('A').mana).toBe(1);
  });

  test('EV-11.4 an Action Space: available from now on, but as an action of its own', () => {
    const s = duel('resources 2 herb 3 potion\nouter hermits-loft\nhand golden-cauldron').answer(
      'A',
      play('golden-cauldron'),
    );
    expect([s.resources('A'), s.player('A').points, s.player('A').witches]).toEqual([{ potion: 1 }, 0, 4]);
    s.answer('A', spaceOn('golden-cauldron'));
    expect([s.resources('A'), s.player('A').points, s.player('A').witches]).toEqual([{}, 4, 3]);
  });

  test('EV-11.5 EV-A.6 the same Ritual and the same Place twice in a clan', () => {
    const s = duel(
      "resources 4 herb 2 potion\nouter ruin with mystic-elephant\nhand mystic-elephant', hanna",
      'passed',
      "northern-lakes:\n spots ruin'",
    );
    s.answer('A', discover("ruin'"), end).answer('A', play("mystic-elephant'"));
    expect(s.names(s.player('A').outer)).toEqual(['ruin', 'ruin']);
    expect([card('ruin'), card("ruin'")].map((place) => ritualOn(s, place))).toEqual([
      'mystic-elephant',
      'mystic-elephant',
    ]);
  });

  test('EV-A.42 pay, place, Binding Bonus, immediate effect, then what answers it', () => {
    const s = duel('resources 2 herb 2 potion\nouter cavern\nspecialists alwyn\nhand choir-of-beasts');
    s.answer('A', play('choir-of-beasts'));
    const gains = told(s, 'gained').map(({ goods }) => [goods.resources[1], goods.points]);
    // A Potion; 2 for Familiar; 2 Familiars seen, itself one of them; 3 from Alwyn.
    expect(gains).toEqual([
      [1, 0],
      [0, 2],
      [0, 2],
      [0, 3],
    ]);
    expect(s.news.map(({ news }) => news).slice(0, 3)).toEqual(['announced', 'paid', 'bound']);
  });

  test('EV-A.42 a Binding Bonus does not help to pay', () => {
    const s = duel('resources 2 potion\nouter spirit-bog\nhand transmutation-chalice');
    expect(s.can('A', play('transmutation-chalice'))).toBe(false);
  });

  test('EV-A.42 an ongoing effect works for the bonus of its own Place, but does not answer its own being played', () => {
    const spider = duel('resources 2 herb 2 potion\nouter reapers-barn\nhand weaver-spider').answer(
      'A',
      play('weaver-spider'),
    );
    spider.answer('A', card('weaver-spider'));
    expect(spider.player('A').points).toBe(1);
    const hoard = duel('resources 1 herb 1 potion 1 knowledge\nouter ruin\nhand tinkers-hoard').answer(
      'A',
      play('tinkers-hoard'),
    );
    expect(goodsOf(hoard, 'A')).toEqual({});
  });

  test("EV-A.57 the keyword of a Ritual that is being played counts; a tucked card's does not", () => {
    const s = duel(
      'resources 2 potion 2 knowledge\nouter ruin\nspecialists nila\ncouncil ysolde\nhand litany-of-sigils',
    );
    // Nila and the Litany itself.
    expect(s.answer('A', play('litany-of-sigils')).player('A').points).toBe(2);
  });
});

describe('a Specialist', () => {
  test('EV-11.6 is paid for, lies left of the board, and works from now on', () => {
    const s = duel('resources 2 knowledge 2 potion\nhand bao, mystic-elephant\nouter ruin').answer('A', play('bao'));
    expect([s.names(s.player('A').specialists), s.resources('A')]).toEqual([['bao'], { potion: 1 }]);
    const cheaper = duel('resources 2 herb\nouter ruin\nspecialists bao\nhand mystic-elephant');
    expect(cheaper.answer('A', play('mystic-elephant')).resources('A')).toEqual({});
  });

  test('EV-11.7 not two of one name', () => {
    const s = duel("resources 9 knowledge 9 herb\nspecialists tadeo\nhand tadeo', alwyn");
    expect([s.can('A', play("tadeo'")), s.can('A', play('alwyn'))]).toEqual([false, true]);
    // What somebody else has does not matter.
    expect(
      duel("resources 2 knowledge 1 herb\nhand tadeo'", 'passed\nspecialists tadeo').can('A', play("tadeo'")),
    ).toBe(true);
  });

  test('EV-A.5 the limit is about Specialists only: in the council every name may come again', () => {
    const all = 'resources 9 knowledge 9 herb 9 potion';
    const after = duel(`${all}\nspecialists tadeo\nhand tadeo'`).answer('A', play("tadeo'"));
    expect([after.names(after.player('A').specialists), after.names(after.player('A').council)]).toEqual([
      ['tadeo'],
      ['tadeo'],
    ]);
    const before = duel(`${all}\ncouncil tadeo\nhand tadeo'`).answer('A', play("tadeo'"), asSpecialist);
    expect([before.names(before.player('A').specialists), before.names(before.player('A').council)]).toEqual([
      ['tadeo'],
      ['tadeo'],
    ]);
    const twice = duel(`${all}\ncouncil tadeo\nhand tadeo'`).answer('A', play("tadeo'"), asCouncil);
    expect(twice.names(twice.player('A').council)).toEqual(['tadeo', 'tadeo']);
  });

  test('EV-11.8 EV-11.9 ongoing: whenever the text says so', () => {
    const s = duel(
      'resources 4 herb 2 potion\nouter ruin, hermits-loft\nspecialists alwyn\nhand weaver-spider, mystic-elephant',
    );
    s.answer('A', play('mystic-elephant'), card('ruin'));
    expect(s.player('A').points).toBe(3);
    // Not for other cards.
    const other = duel('resources 2 herb 2 potion\nouter ruin\nspecialists alwyn\nhand golden-cauldron');
    expect(other.answer('A', play('golden-cauldron')).player('A').points).toBe(0);
  });

  test('EV-11.8 EV-11.10 Battle: in that phase only', () => {
    const s = duel('mana 0\nspecialists ilse, dragomir', 'passed', 'northern-lakes: witches A 1, stones eye wave');
    expect([s.can('A', turnEffect('ilse')), s.can('A', turnEffect('dragomir'))]).toEqual([false, false]);
    s.answer('A', pass);
    // Now both want to be used; their owner says which comes first.
    expect(s.asked()).toEqual([{ who: 'A', verb: 'order' }]);
    expect(s.options('A')).toEqual([card('ilse'), card('dragomir')]);
  });

  test('EV-11.8 EV-11.11 turn effect: a Free Action, once a round, upright again at Round End', () => {
    const s = duel('mana 0\nspecialists hanna').answer('A', turnEffect('hanna'), decline);
    expect([s.player('A').mana, s.can('A', turnEffect('hanna')), s.can('A', token)]).toEqual([1, false, true]);
    passOn(s);
    expect([s.state.table.round, s.can('A', turnEffect('hanna'))]).toEqual([2, true]);
  });

  test('EV-11.11 what it costs must be paid', () => {
    expect(duel('mana 0\nspecialists matilda').can('A', turnEffect('matilda'))).toBe(false);
    const s = duel('mana 0\nspecialists matilda\nhand bao').answer('A', turnEffect('matilda'), kind('knowledge'));
    expect([s.resources('A'), s.names(s.state.table.discards)]).toEqual([{ knowledge: 2 }, ['bao']]);
  });
});

describe('a Council Member', () => {
  test('EV-11.12 costs what the board shows, not what the card does: one of each, then two of each', () => {
    const s = duel('resources 6 knowledge 5 herb 5 potion\nhand sefu, zuri, oskar');
    s.answer('A', play('zuri'), asCouncil);
    expect(s.resources('A')).toEqual({ knowledge: 5, herb: 4, potion: 4 });
    s.answer('A', end, play('oskar'), asCouncil);
    expect(s.resources('A')).toEqual({ knowledge: 3, herb: 2, potion: 2 });
    s.answer('A', play('sefu'), asCouncil);
    expect([s.resources('A'), s.player('A').council.length]).toEqual([{ knowledge: 1 }, 3]);
  });

  test('EV-11.12 only persons; a Ritual always goes on a Place', () => {
    const s = duel('resources 9 herb 9 potion 9 knowledge\nhand mystic-elephant, bao');
    expect([s.can('A', play('mystic-elephant')), s.can('A', play('bao'))]).toEqual([false, true]);
  });

  test('EV-11.12 as soon as one of the two is possible', () => {
    expect(duel('resources 1 knowledge 1 herb 1 potion\nhand zuri').can('A', play('zuri'))).toBe(true);
    expect(duel('resources 1 knowledge 1 herb\nhand zuri').can('A', play('zuri'))).toBe(false);
  });

  test('EV-11.13 EV-A.58 Specialist effect, keyword and points are gone', () => {
    const s = duel('mana 0\ncouncil irene, hanna', 'passed', 'northern-lakes:\n spots thistle-meadow').answer(
      'A',
      discover('thistle-meadow'),
    );
    // Irene does not harvest it; Hanna's council effect gives points.
    expect(goodsOf(s, 'A')).toEqual({ points: 2 });
    expect(pointsOf(scoring(["specialists alwyn\ncouncil alwyn'", 'council zuri']))).toEqual([2 + 2, 0]);
  });

  test('EV-11.13 playing one is not playing a card with its keyword', () => {
    const s = duel('resources 2 knowledge 2 herb 2 potion\nspecialists alwyn\nhand hanna').answer(
      'A',
      play('hanna'),
      asCouncil,
    );
    expect(s.player('A').points).toBe(0);
    const specialist = duel('resources 2 knowledge 2 potion\nspecialists alwyn\nhand hanna').answer('A', play('hanna'));
    expect(specialist.player('A').points).toBe(3);
  });

  test.each([1, 2])('EV-11.14 Round End: once in round %i', (round) => {
    const s = roundEnd(['council irene\nouter ruin, hermits-loft', ''], {
      round: `round ${round}, round-end, first A`,
    });
    expect([s.state.table.round, s.player('A').points]).toEqual([round + 1, 2]);
  });

  test('EV-11.14 EV-A.52 Round End: in the third round, too', () => {
    const s = roundEnd(['council irene\nouter ruin, hermits-loft', ''], { round: 'round 3, round-end, first A' });
    expect(pointsOf(s)).toEqual([2, 0]);
  });

  test('EV-11.14 Game End: once, in the final scoring', () => {
    const council = 'council hoja\nouter ruin with energy-pillar 2 scythe';
    expect(roundEnd([council, '']).player('A').points).toBe(0);
    expect(pointsOf(roundEnd([council, ''], { round: 'round 3, round-end, first A' }))).toEqual([6, 0]);
  });

  test('EV-11.14 ongoing: from now on', () => {
    const s = duel("mana 0\ncouncil sefu\nouter ruin\nspecialists sefu'").answer(
      'A',
      turnEffect("sefu'"),
      1 + card('ruin'),
    );
    expect(s.player('A').points).toBe(3);
    expect(
      battle(['council ilse', ''], 'northern-lakes: witches A 1, stones eye wave').answer('A', stone('eye')).player('A')
        .points,
    ).toBe(3);
  });
});

test('EV-12.4 a Ritual played in the Inner Circle is open to Elders at once', () => {
  const s = table(['resources 2 herb 3 potion\ninner nqobantu-mine\nhand golden-cauldron', 'passed']);
  s.answer('A', play('golden-cauldron')).answer('A', spaceOn('golden-cauldron'), elder);
  expect([s.player('A').points, s.player('A').elders]).toEqual([4, 3]);
});

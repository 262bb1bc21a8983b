/** EV-10: the Clan token, and harvesting. */
import { describe, expect, test } from 'vitest';
import { CM, card, duel, kind, NL, pass, spaceIn, spaceOn, token, turnEffect } from '../scene.ts';
import { goodsOf, table, told } from './tables.ts';

describe('the Clan token', () => {
  test('EV-10.1 once a round; at Round End it is active again', () => {
    const s = duel('mana 0\nouter ruin').answer('A', token);
    expect([s.player('A').tokenUsed, s.can('A', token)]).toEqual([1, false]);
    s.answer('A', pass);
    expect([s.state.table.round, s.player('A').tokenUsed]).toEqual([2, 0]);
    expect(s.can('A', token)).toBe(true);
  });

  test('EV-10.1 it is announced, and whatever answers it comes first, in turn order from the marker; then its effect', () => {
    const s = table(['outer ruin with living-chest', 'specialists nila', "passed\nouter ruin' with living-chest'"], {
      round: 'round 1, actions, turn A, first B',
    });
    s.answer('A', token);
    const after = s.news.filter((news) => news.news === 'gained' || news.news === 'drew');
    expect(after.map((news) => `${news.news} ${news.seat}`)).toEqual([
      // B draws, C and A gain their Mana; then A harvests a card, and gains a Herb and a Potion.
      'drew 1',
      'gained 2',
      'gained 0',
      'drew 0',
      'gained 0',
    ]);
    expect([goodsOf(s, 'A').mana, goodsOf(s, 'B').cards, goodsOf(s, 'C').mana]).toEqual([1, 1, 1]);
  });

  test('EV-10.2 harvests the whole Outer Circle and adds a Herb and a Potion', () => {
    const s = duel('mana 0\nouter hermits-loft, cavern-plain, thistle-meadow').answer('A', token);
    expect(s.resources('A')).toEqual({ herb: 2, potion: 2, knowledge: 1 });
    expect(told(s, 'harvested').map(({ card: place }) => place)).toEqual([
      card('hermits-loft'),
      card('cavern-plain'),
      card('thistle-meadow'),
    ]);
  });

  test('EV-10.2 with an empty Outer Circle there is still a Herb and a Potion', () => {
    expect(goodsOf(duel('mana 0').answer('A', token), 'A')).toEqual({ herb: 1, potion: 1 });
  });

  test.each([0, 1, 2])('EV-10.3 %i Scythes: the bonus once, and once more for each', (scythes) => {
    const s = duel(`mana 0\nouter apothecary-terraces with weaver-spider ${scythes} scythe`).answer('A', token);
    expect(s.resources('A')).toEqual({ herb: 2 + scythes, potion: 2 + scythes });
  });

  test('EV-10.3 Orbs add nothing, nor do Scythes on another Place', () => {
    const s = duel('mana 0\nouter spirit-bog with energy-pillar 2 orb, cavern-plain with living-chest 1 scythe');
    // Living Chest answers the token with a Mana.
    expect(goodsOf(s.answer('A', token), 'A')).toEqual({ herb: 2, potion: 3, mana: 1 });
  });

  test('EV-10.4 a bonus can be resources, Mana, cards or points', () => {
    const s = duel('mana 0\nouter thistle-meadow, foggy-ford, ruin, weathered-milestone').answer('A', token);
    expect(goodsOf(s, 'A')).toEqual({ herb: 2, potion: 1, mana: 1, cards: 1, points: 2 });
    const any = duel('mana 0\nouter crossroads-market with energy-pillar 1 scythe').answer('A', token);
    expect(any.asked()).toEqual([{ who: 'A', verb: 'gainAny' }]);
    any.answer('A', kind('potion'), kind('knowledge'));
    expect(any.resources('A')).toEqual({ herb: 1, potion: 2, knowledge: 1 });
  });

  test('EV-10.5 what answers a harvest counts each Place', () => {
    const s = duel('mana 0\ncouncil corvin\nouter thistle-meadow, spirit-bog with honeyed-boughs 1 scythe').answer(
      'A',
      token,
    );
    // 1 for each of two Places, and 3 for the one under Honeyed Boughs.
    expect(s.player('A').points).toBe(2 + 3);
  });

  test('EV-10.5 EV-A.55 a Place of somebody else counts; its Scythes help, its owner gains nothing', () => {
    const s = duel(
      "mana 0\nspecialists corvin\ncouncil corvin'",
      'passed\ncouncil irene\nouter spirit-bog with honeyed-boughs 1 scythe, hermits-loft\ninner prophets-church',
    );
    s.answer('A', turnEffect('corvin'));
    expect(s.options('A')).toEqual([card('hermits-loft'), card('spirit-bog'), card('prophets-church')]);
    s.answer('A', card('spirit-bog'));
    expect(goodsOf(s, 'A')).toEqual({ herb: 2, points: 1 });
    expect(goodsOf(s, 'B')).toEqual({});
  });

  test('EV-10.5 an Action Space can do the same', () => {
    const s = duel('mana 0\nouter ruin with basin-of-far-sight\ncouncil corvin', 'passed\nouter sanctum');
    s.answer('A', spaceOn('basin-of-far-sight'));
    expect(goodsOf(s, 'A')).toEqual({ points: 2 });
    expect([s.can('A', spaceIn(NL)), s.can('A', spaceIn(CM))]).toEqual([false, true]);
  });
});

/** EV-19: what the Automa tells, its battles and its final scoring. */
import { describe, expect, test } from 'vitest';
import type { News } from '../../src/index.ts';
import { opening, passOn, pointsOf, resultOf, solo, told } from '../rules/tables.ts';
import { card, NL, placeBest, type Scene, token } from '../scene.ts';
import { all, automaNews, before, FIVE, ONE, THREE, turn, ZERO } from './turns.ts';

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

  test('EV-19.5 EV-A.11 why a space is impossible is told', () => {
    const why = (rondel: number, deck: string, setting: Partial<Parameters<typeof turn>[0]> = {}): string[] =>
      told(turn({ rondel, deck: `${ONE}, ${deck}`, ...setting }), 'automaMovedOn').map((news) => news.why);
    expect(why(0, 'bao', { ...all, b: 'witches 0' })[0]).toBe('noWitch');
    expect(why(0, 'bao')[0]).toBe('noPlace');
    expect(why(before('transfer'), 'bao')).toEqual(['noRitual']);
    expect(why(before('play'), 'golden-cauldron, bao', { b: 'witches 0' })).toEqual(['noFreePlace', 'noWitch']);
    const empty = solo('mana 0', '', {
      round: `round 1, actions, turn A, first A, rondel ${before('drawPlace')}`,
      decks: `main-deck ${ONE}, bao`,
    }).answer('A', token);
    expect(told(empty, 'automaMovedOn').map((news) => news.why)).toEqual(['noPlaceLeft', 'noRitual']);
  });

  test('EV-19.11 EV-A.12 what a Transfer comes from is told, and one that is lost', () => {
    const bound = turn({
      rondel: before('play'),
      deck: `${ONE}, mystic-elephant, bao`,
      b: 'points 0\nouter moss-grown-gate',
    });
    expect(told(bound, 'transferred').map(({ card: place, cause }) => [place, cause])).toEqual([
      [card('moss-grown-gate'), card('moss-grown-gate')],
    ]);
    const step = (outer: string): Scene =>
      turn({ rondel: before('coven'), deck: `${ONE}, bao`, b: `coven 1\nouter ${outer}` });
    expect(told(step('ruin with living-chest'), 'transferred').map(({ cause }) => cause)).toEqual([-1]);
    expect(told(step('ruin with living-chest'), 'transferLost')).toEqual([]);
    expect(told(step('ruin'), 'transferLost')).toEqual([{ news: 'transferLost', seat: 1, cause: -1 }]);
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

  test('EV-14.5 EV-19.15 what a strength consists of is told', () => {
    const s = fight(3, `${THREE}, ${ONE}, bao, nila`, {
      round: 2,
      a: 'mana 9\ninner sanctum with mystic-elephant',
    });
    expect(told(s, 'strength')).toEqual([
      { news: 'strength', seat: 0, region: NL, n: 5, figures: 1, mana: 3, added: 1, round: 0, drawn: 0 },
      { news: 'strength', seat: 1, region: NL, n: 8, figures: 2, mana: 0, added: 0, round: 2, drawn: 4 },
    ]);
  });

  test('EV-19.15 one Witch, one card', () => {
    const s = fight(0, `${THREE}, ${ONE}, bao`, { middle: 'central-mountains: witches A 1 B 1, stones wave' });
    expect(strengths(s)).toEqual([
      [0, 1],
      [1, 1 + 1 + 3],
    ]);
  });

  test('EV-19.15 EV-A.17 where the deck runs out, no card is turned up twice', () => {
    // Nothing else is there to be drawn.
    expect(strengths(fight(0, FIVE))[1]).toEqual([1, 1 + 2 + 5]);
    const s = fight(0, `${FIVE}\ndiscards irene, bao, wen, nila`, {
      middle: 'northern-lakes: witches A 1 B 4, stones wave eye',
    });
    const turned = told(s, 'discarded').map(({ card: each }) => each);
    expect([turned.length, new Set(turned).size]).toEqual([4, 4]);
  });

  test('EV-19.15 the dial is set before its cards are known', () => {
    const s = solo('mana 9', '', {
      round: 'round 1, battles, first A',
      middle: 'northern-lakes: witches A 1 B 2, stones wave',
      decks: `main-deck ${THREE}, ${ONE}\nplace-deck rest`,
    });
    expect([s.asked()[0].verb, s.state.table.mainDeck.length, s.state.table.discards]).toEqual(['setDial', 2, []]);
  });

  test('EV-19.15 EV-17.13 EV-A.29 the dial is changed before its cards are known, too', () => {
    const deck = `${THREE}, ${ONE}, bao`;
    const s = fight(2, deck, { a: 'mana 9\nspecialists tadeo' });
    expect([s.asked(), s.options('A')]).toEqual([[{ who: 'A', verb: 'adjustDial' }], [0, 1, 2, 3, 4]]);
    expect([s.state.table.mainDeck.length, told(s, 'discarded'), strengths(s)]).toEqual([3, [], []]);
    s.answer('A', 4);
    expect(strengths(s)).toEqual([
      [0, 1 + 4],
      [1, 1 + 2 + 3 + 1],
    ]);
  });

  test('EV-19.15 its cards leave the deck before the card of a reward does', () => {
    const s = fight(3, `${THREE}, ${ONE}, bao, nila`);
    expect(s.names(told(s, 'discarded').map(({ card: turned }) => turned))).toEqual([THREE, ONE]);
    expect(told(s, 'drew')[0]).toEqual({ news: 'drew', seat: 0, cards: [card('bao')] });
  });

  test('EV-19.15 it gains rewards as points, by the usual thresholds', () => {
    // 4: a card. 6: 3 points. 8: a step, whose bonus is a point.
    expect(fight(0, `${ONE}, ${ZERO}, bao`).player('B').points).toBe(1);
    expect(fight(0, `${THREE}, ${ZERO}, bao`).player('B').points).toBe(1 + 3);
    const all8 = fight(0, `${FIVE}, ${ZERO}, bao`);
    expect([all8.player('B').points, all8.player('B').coven]).toEqual([1 + 3 + 1, 1]);
    expect(fight(0, `${ZERO}, ${ZERO}', bao`).player('B').points).toBe(0);
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
    return s.asked().length > 0 ? s.answer('A', placeBest) : s;
  };

  test('EV-19.16 Specialists, Rituals and Places of its Inner Circle', () => {
    const s = ended(
      'mana 0',
      'points 20\nspecialists zuri, hanna\ninner sanctum with golden-cauldron\nouter ruin with obelisk-of-dusk',
    );
    expect(pointsOf(s)).toEqual([0, 20 + 4 + 3 + 4 + 3]);
  });

  test('EV-19.16 EV-19.18 EV-A.66 its stones double its highest Rituals, symbols ignored, one each', () => {
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

/** Several cards answer at once: their owner orders them, and is asked only if the order can matter (EV-A.43). */
import { describe, expect, test } from 'vitest';
import { at, card, decline, discover, kind, NL, play, type Scene, toInner, token, toRegion } from '../scene.ts';
import { battlesOf, has, isAsked, pointsOf, roundEndOf, SCOUTED, strengthOf, turnOf } from './trying.ts';

const ordering = (s: Scene): boolean => isAsked(s, 'order');

describe('the order of one’s own is asked', () => {
  test('Ilse and Dragomir: Elders first, then strength where they went, or the other way round (EV-A.29, EV-A.43)', () => {
    const start = (): Scene => battlesOf('mana 1\nspecialists ilse, dragomir');
    expect([start().asked(), start().options('A')]).toEqual([
      [{ who: 'A', verb: 'order' }],
      [card('ilse'), card('dragomir')],
    ]);
    const s = start().answer('A', card('ilse'), toRegion(NL), toRegion(NL), toRegion(NL), 0);
    expect(strengthOf(s)).toBe(4);
    // Nobody is in a Region yet when Dragomir comes first.
    const late = start().answer('A', card('dragomir'), toRegion(NL), toRegion(NL), 0);
    expect(strengthOf(late)).toBe(2);
  });

  test('Irene and Wen in the council: the Place counts outside if Irene comes first (EV-15.1, EV-A.43)', () => {
    const start = (): Scene => roundEndOf(1, 'outer ruin, foggy-ford\ncouncil irene, wen');
    expect(start().options('A')).toEqual([card('irene'), card('wen')]);
    expect(pointsOf(start().answer('A', card('irene'), toInner('ruin')))).toBe(2);
    expect(pointsOf(start().answer('A', card('wen'), toInner('ruin')))).toBe(1);
  });

  test('Irene and Romilda in the council: a step may bring a Place, or move one (EV-15.1, EV-A.43)', () => {
    const moon = { side: 'moon', clan: 'circle' } as const;
    const start = (): Scene => roundEndOf(1, 'outer ruin\ncouncil irene, romilda', moon);
    expect(ordering(start())).toBe(true);
    expect(pointsOf(start().answer('A', card('romilda')))).toBe(2);
    expect(pointsOf(start().answer('A', card('irene')))).toBe(1);
  });

  test('Romilda and Wen in the council: each of the three is asked for until one is left (EV-15.1, EV-A.43)', () => {
    const s = roundEndOf(2, 'coven 1\nouter ruin\ncouncil matilda, romilda, wen');
    expect(s.options('A')).toEqual([card('matilda'), card('romilda'), card('wen')]);
    s.answer('A', card('wen'), decline);
    expect(s.options('A')).toEqual([card('matilda'), card('romilda')]);
    s.answer('A', card('romilda'));
    expect(has(s.answer('A', kind('knowledge')))).toEqual({ ...SCOUTED, knowledge: 5, points: 4 });
  });
});

describe('the order of one’s own is not asked', () => {
  test('Irene and Hanna: points come to the same before and after a harvest (EV-A.43)', () => {
    const s = turnOf('specialists irene\ncouncil hanna', { middle: 'northern-lakes:\n  spots crossroads-market' });
    expect(ordering(s.answer('A', discover('crossroads-market')))).toBe(false);
    expect(has(s.answer('A', kind('herb')))).toEqual({ herb: 1, points: 2 });
  });

  test('Tinker’s Hoard twice: two copies do the same (EV-A.43)', () => {
    const a = "resources 2 herb 2 potion\nouter ruin with tinkers-hoard, cavern with tinkers-hoard', foggy-ford";
    const s = turnOf(`${a}\nhand golden-cauldron`).answer('A', play('golden-cauldron'));
    expect([s.asked(), pointsOf(s)]).toEqual([[{ who: 'A', verb: 'gainAny' }], 1]);
    expect(has(s.answer('A', kind('herb'), kind('potion')))).toEqual({ herb: 1, potion: 1, points: 2 });
  });

  test('Truffle Boar and Living Chest: a fixed gain changes no harvest (EV-A.43)', () => {
    const s = turnOf('outer cavern with truffle-boar\ninner sanctum with living-chest').answer('A', token);
    expect(isAsked(s, 'harvest')).toBe(true);
    expect(has(s.answer('A', card('sanctum')))).toEqual({ herb: 1, potion: 2, mana: 1, points: 1 });
  });

  test('Mireille beside Wen, Irene beside Matilda: what they count stays as it is (EV-A.43)', () => {
    const one = roundEndOf(1, 'outer ruin\nspecialists sefu\ncouncil mireille, wen');
    expect([isAsked(one, 'transfer'), pointsOf(one.answer('A', decline))]).toEqual([true, 1]);
    const two = roundEndOf(1, 'outer ruin\ncouncil irene, matilda');
    expect([isAsked(two, 'gainAny'), pointsOf(two.answer('A', kind('knowledge')))]).toEqual([true, 2]);
  });
});

describe('between players', () => {
  const three = (first: string, lines: string): Scene =>
    at(`evenfall sun, 3 players\n${lines.replace('FIRST', `first ${first}`)}\nplace-deck rest`);

  test('Nila: cards for a token come in turn order from the marker (EV-A.43)', () => {
    const drawn = (first: string): string[][] => {
      const lines = `round 1, actions, turn A, FIRST\nA: star\nB: cross, passed\n  specialists nila
C: circle, passed\n  specialists nila'\nmain-deck irene, bao, wen`;
      const s = three(first, lines).answer('A', token);
      return [s.names(s.player('B').hand), s.names(s.player('C').hand)];
    };
    expect(drawn('A')).toEqual([['irene'], ['bao']]);
    expect(drawn('C')).toEqual([['bao'], ['irene']]);
  });

  test('Matilda: Round End effects come in turn order from the marker (EV-15.1, EV-A.43)', () => {
    const lines =
      "round 1, round-end, FIRST\nA: star\n  council matilda\nB: cross\nC: circle\n  council matilda'\nmain-deck rest";
    expect(three('A', lines).asked()).toEqual([{ who: 'A', verb: 'gainAny' }]);
    const s = three('C', lines);
    expect(s.asked()).toEqual([{ who: 'C', verb: 'gainAny' }]);
    s.answer('C', kind('knowledge'));
    expect(s.asked()).toEqual([{ who: 'A', verb: 'gainAny' }]);
  });
});

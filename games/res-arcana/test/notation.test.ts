import { Refused } from '@gloaming/engine';
import { positions, refusedAt } from '@gloaming/engine/testing';
import { describe, expect, test } from 'vitest';
import { makePosition, type Options, parsePosition, resArcana } from '../src/index.ts';
import { at, duel, kind, use } from './scene.ts';

const NOTATION = { make: makePosition, parse: parsePosition };
const DEALS: Options[] = [
  { players: 2, deal: 'standard', match: false },
  { players: 3, deal: 'draft', match: false },
  { players: 4, deal: 'first-game', match: false },
  { players: 2, deal: 'draft', match: true },
];

describe('a position written down', () => {
  test.each(DEALS)('is the same when it is read again, at every moment of $deal for $players', (options) => {
    expect(positions(resArcana, options, NOTATION, { games: 1, seed: 23 }).decisions).toBeGreaterThan(100);
  });

  test('can be started from, with what is left out empty', () => {
    const s = at(`res-arcana standard, 2 players
round 4, actions, turn B, first A
A: passed, pool 1 gold
B: pool 2 elan 1 life
  play witch, athanor turned 3 elan
  deck hawk, vault`);
    expect(s.asked()).toEqual([{ who: 'B', verb: 'act' }]);
    expect(s.pool('B')).toEqual({ elan: 2, life: 1 });
    expect(s.on('athanor')).toEqual({ elan: 3 });
    expect(s.isTurned('athanor')).toBe(true);
    expect(s.deck('B')).toEqual(['hawk', 'vault']);
    expect(s.state.table.items).toHaveLength(8);
  });

  test('the collect step and the check run when they are read', () => {
    const collect = at(`res-arcana standard, 2 players
round 2, collect, first A
A: pool nothing
  play druid
B: pool nothing
  play seer`);
    expect(collect.pool('A')).toEqual({ life: 1 });
    expect(collect.asked()).toEqual([{ who: 'A', verb: 'act' }]);
    const check = at(`res-arcana standard, 2 players
round 2, check, first A
A: passed, pool nothing
  play druid turned
B: passed, pool nothing`);
    expect(check.state.table.round).toBe(3);
    expect(check.isTurned('druid')).toBe(false);
  });
});

test('what a player has looked at and what the table is sure of since are written down (RA-7.11)', () => {
  const s = duel('pool nothing\nplay seer\nhand prism, vault\ndeck crypt\ndiscards athanor, mermaid, treant');
  s.answer('A', use('seer'));
  const text = makePosition(s.state);
  expect(text).toContain('\nA: shuffles 1, looked 3, sure 2, pool nothing\n');
  expect(parsePosition(text)).toEqual(s.state);
});

describe('a malformed position is refused, saying where', () => {
  const good = makePosition(duel('pool 2 elan\nplay druid').state);
  test.each([
    ['', 2, 'position'],
    ['chess standard, 2 players', 1, 'word'],
    ['res-arcana standard, 5 players', 1, 'word'],
    ['res-arcana standard, 2 players\nround 1, lunch, first A', 2, 'word'],
    [good.replace('turn A', 'turn D'), 2, 'player'],
    [good.replace(', turn A', ''), 2, 'word'],
    [good.replace('play druid', 'play drood'), 5, 'card'],
    [good.replace('play druid', 'play druid, druid'), 5, 'card-once'],
    [good.replace('play druid', 'hand druid'), 5, 'word'],
    [good.replace('2 elan', '2 mana'), 4, 'word'],
    [good.replace('2 elan', '2000 elan'), 4, 'line-end'],
    [`${good}nonsense`, 8, 'word'],
    [`${good}doing {"stack":1}`, 8, 'doing'],
    [good.replace(/chance .*/, 'chance 12 0'), 7, 'key'],
    [good.replace(/items .*/, 'items none'), 3, 'word'],
    [good.replace('A: ', 'A: looked 1, '), 4, 'number'],
    [good.replace('A: ', 'A: sure 0 1, '), 4, 'number'],
    [good.replace('A: ', 'A: sure, '), 4, 'number'],
  ])('%j', (text, line, expected) => {
    expect(refusedAt(NOTATION, text)).toEqual([line, expected]);
  });
});

describe('what a deck of a match was made of (RA-10.2)', () => {
  const position = (a: string, b: string): string =>
    [
      'res-arcana standard, 2 players, match game 2',
      'round 2, actions, turn A, first A',
      'A: pool nothing',
      '  hand crypt',
      `  own ${a}`,
      'B: pool nothing',
      `  own ${b}`,
    ].join('\n');
  test.each([
    ['crypt, prism', 'hawk, vault', null],
    ['crypt, druid', 'hawk', [5, 'word']],
    ['crypt', 'hawk, coral-castle', [7, 'word']],
    ['crypt, prism, crypt', 'hawk', [5, 'card-once']],
    ['crypt, prism', 'hawk, prism', [7, 'card-once']],
    ['crypt, prisn', 'hawk', [5, 'card']],
  ])('is artifacts, each of them in one deck: %s and %s', (a, b, expected) => {
    expect(refusedAt(NOTATION, position(a, b))).toEqual(expected);
  });
});

test('a scene answers by name', () => {
  const s = duel('pool 1 elan\nplay magical-shard');
  s.answer('A', use('magical-shard'), kind('death'));
  expect(s.pool('A')).toEqual({ elan: 1, death: 1 });
  expect(() => s.answer('A', use('magical-shard'))).toThrow(Refused);
  expect(s.asked()).toEqual([{ who: 'A', verb: 'swapItem' }]);
});

/** Every monument, claimed and played. */
import { describe, expect, test } from 'vitest';
import { RES_ARCANA } from '../src/entry.ts';
import { type CardName, sourcesOf } from '../src/index.ts';
import { checking, collecting, table } from './rules/tables.ts';
import {
  card,
  claim,
  claimUnseen,
  duel,
  kind,
  leave,
  lookAtDeck,
  lookAtMonuments,
  lose,
  noReaction,
  react,
  reactToCheck,
  type Scene,
  takeAll,
  use,
} from './scene.ts';

/** Claims it as one of the two face up: 4 gold of 5. */
function claimed(name: CardName): Scene {
  const other = name === 'great-pyramid' ? 'colossus' : 'great-pyramid';
  const s = duel(
    'pool 5 gold\nhand prism\ndeck hawk, vault, treant',
    undefined,
    `monuments ${name}, ${other}\nmonument-deck ${name === 'library' ? 'temple' : 'library'}`,
  );
  return s.answer('A', claim(name));
}
/** Points of A, who does not hold the token. */
const worth = (name: CardName): number =>
  table('round 1, actions, turn A, first B', [`pool nothing\nplay ${name}\nhand prism`, 'pool nothing']).points('A');

test.each<[CardName, number]>([
  ['colossus', 2],
  ['golden-statue', 1],
  ['great-pyramid', 3],
  ['hanging-gardens', 1],
  ['library', 1],
  ['mausoleum', 2],
  ['obelisk', 1],
  ['oracle', 2],
  ['solomons-mine', 1],
  ['temple', 2],
])('%s costs 4 gold, comes straight and is worth %d', (name, points) => {
  const s = claimed(name);
  expect(s.pool('A').gold).toBe(1);
  expect(s.inPlay('A')).toContain(name);
  expect(s.isTurned(name)).toBe(false);
  expect(worth(name)).toBe(points);
});

describe('Colossus', () => {
  test('one essence of any kind puts 1 gold on it', () => {
    const s = duel('pool 1 gold\nplay colossus').answer('A', use('colossus'));
    expect(s.pool('A')).toEqual({});
    expect(s.on('colossus')).toEqual({ gold: 1 });
    expect(s.isTurned('colossus')).toBe(true);
    expect(collecting('pool nothing\nplay colossus 1 gold').answer('A', takeAll).pool('A')).toEqual({ gold: 1 });
  });
  test('gold on it is worth no points; not from an empty pool', () => {
    const s = duel('pool nothing\nplay colossus 3 gold\nhand prism');
    expect(s.points('A')).toBe(2 + 1);
    expect(s.can('A', use('colossus'))).toBe(false);
  });
});

describe('Golden Statue', () => {
  /** Answers to a check: 0 for nothing, or the card that reacts, counted from 1. */
  const statue = reactToCheck('golden-statue');
  /** 7 points with the token. */
  const seven = 'play golden-statue, great-pyramid, colossus';
  test('turns and takes 3 gold for 3 points at a check', () => {
    const s = checking(`pool 4 gold\n${seven}`, 'pool nothing');
    expect(s.asked()).toEqual([{ who: 'A', verb: 'reactToCheck' }]);
    s.answer('A', statue);
    expect(s.state.table.over).toBe(1);
    expect(s.state.table.points).toEqual([10, 0]);
    // They are no longer on the table, but they were counted.
    expect(RES_ARCANA.points(s.state.table)).toEqual([10, 0]);
    expect(sourcesOf(s.state.table, 0)).toEqual({ places: 0, monuments: 6, artifacts: 0, token: 1, check: 3 });
    expect(s.pool('A')).toEqual({ gold: 1 });
  });
  test('the points are for that check only', () => {
    const s = checking('pool 3 gold\nplay golden-statue\nhand prism', 'pool nothing').answer('A', statue);
    expect(s.state.table.over).toBe(0);
    expect(s.points('A')).toBe(2);
    expect(s.pool('A')).toEqual({});
  });
  test('may be left alone; is not asked when turned or with 2 gold', () => {
    expect(checking(`pool 3 gold\n${seven}\nhand prism`, 'pool nothing').answer('A', noReaction).pool('A')).toEqual({
      gold: 3,
    });
    const turned = seven.replace('golden-statue', 'golden-statue turned');
    expect(checking(`pool 3 gold\n${turned}\nhand prism`, 'pool nothing').state.table.round).toBe(6);
    expect(checking(`pool 2 gold 9 elan\n${seven}\nhand prism`, 'pool nothing').state.table.round).toBe(6);
  });
  test('has no power to be used as an action', () => {
    expect(duel('pool 9 gold\nplay golden-statue\nhand prism').can('A', use('golden-statue'))).toBe(false);
  });
});

describe('Great Pyramid', () => {
  test('gives points and nothing else', () => {
    expect(collecting('pool nothing\nplay great-pyramid').pool('A')).toEqual({});
    expect(duel('pool 9 gold\nplay great-pyramid\nhand prism').can('A', use('great-pyramid'))).toBe(false);
  });
});

describe('Hanging Gardens', () => {
  test('collects any 3 essences but gold', () => {
    const s = collecting('pool nothing\nplay hanging-gardens');
    expect(s.options('A')).toEqual([kind('elan'), kind('life'), kind('calm'), kind('death')]);
    s.answer('A', kind('elan'), kind('calm'), kind('calm'));
    expect(s.pool('A')).toEqual({ elan: 1, calm: 2 });
  });
  test('nothing at once when claimed', () => {
    expect(claimed('hanging-gardens').pool('A')).toEqual({ gold: 1 });
  });
});

describe('Library', () => {
  test('turns to draw a card', () => {
    const s = duel('pool nothing\nplay library\ndeck hawk, vault').answer('A', use('library'));
    expect(s.hand('A')).toEqual(['hawk']);
    expect(s.isTurned('library')).toBe(true);
  });
});

describe('Mausoleum', () => {
  test('one essence of any kind puts 1 death on it, again and again', () => {
    const s = duel('pool 1 elan 2 gold\nplay mausoleum');
    s.answer('A', use('mausoleum'), kind('gold')).answer('A', use('mausoleum'), kind('elan'));
    expect(s.isTurned('mausoleum')).toBe(false);
    s.answer('A', use('mausoleum'));
    expect(s.on('mausoleum')).toEqual({ death: 3 });
    expect(s.pool('A')).toEqual({});
    expect(s.points('A')).toBe(2 + 1);
  });
  test('not while it is turned', () => {
    expect(duel('pool 1 elan\nplay mausoleum turned\nhand prism').can('A', use('mausoleum'))).toBe(false);
  });
});

describe('Obelisk', () => {
  test('gives any 6 essences but gold once, as part of the claim', () => {
    const s = claimed('obelisk');
    expect(s.asked()).toEqual([{ who: 'A', verb: 'gainAny' }]);
    expect(s.options('A')).not.toContain(kind('gold'));
    s.answer('A', kind('elan'), kind('life'), kind('life'), kind('calm'), kind('calm'), kind('death'));
    expect(s.pool('A')).toEqual({ elan: 1, life: 2, calm: 2, death: 1, gold: 1 });
    expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
    expect(s.can('A', use('obelisk'))).toBe(false);
    expect(collecting('pool nothing\nplay obelisk').pool('A')).toEqual({});
  });
  test('also when it is claimed unseen', () => {
    const s = duel('pool 4 gold', undefined, 'monument-deck obelisk');
    s.answer('A', claimUnseen, ...Array.from({ length: 5 }, () => kind('elan')), kind('death'));
    expect(s.pool('A')).toEqual({ elan: 5, death: 1 });
  });
});

describe('Oracle', () => {
  const middle = 'monuments colossus, temple\nmonument-deck library, great-pyramid, obelisk';
  test('turns to put the top three of the own deck in order', () => {
    const s = duel('pool nothing\nplay oracle\ndeck hawk, vault, treant, crypt', undefined, middle);
    s.answer('A', use('oracle'), lookAtDeck, card('hawk'), card('vault'));
    expect(s.isTurned('oracle')).toBe(true);
    expect(s.state.table.monumentDeck).toEqual([card('obelisk'), card('great-pyramid'), card('library')]);
    expect([...s.deck('A'), ...s.hand('A')]).toEqual(['treant', 'vault', 'hawk', 'crypt']);
  });
  test('or those of the monument deck', () => {
    const s = duel('pool nothing\nplay oracle\ndeck hawk, vault\nhand prism', undefined, middle);
    s.answer('A', use('oracle'), lookAtMonuments, card('library'), card('obelisk'));
    expect(s.state.table.monumentDeck).toEqual([card('library'), card('obelisk'), card('great-pyramid')]);
    expect(s.deck('A')).toEqual(['hawk', 'vault']);
  });
});

describe("Solomon's Mine", () => {
  test('turns for 1 gold into the pool', () => {
    const s = duel('pool nothing\nplay solomons-mine').answer('A', use('solomons-mine'));
    expect(s.pool('A')).toEqual({ gold: 1 });
    expect(s.on('solomons-mine')).toEqual({});
    expect(s.isTurned('solomons-mine')).toBe(true);
  });
});

describe('Temple', () => {
  test('collects 1 life', () => {
    expect(collecting('pool nothing\nplay temple').pool('A')).toEqual({ life: 1 });
    expect(collecting('pool nothing\nplay temple 1 gold').answer('A', leave).pool('A')).toEqual({ life: 1 });
  });
  test('turns to ignore a loss of life, if it is straight', () => {
    const s = duel('pool nothing\nplay bone-dragon', 'pool 2 life\nplay temple').answer('A', use('bone-dragon'));
    expect(s.options('B')).toEqual([lose, react('temple')]);
    s.answer('B', react('temple'));
    expect(s.pool('B')).toEqual({ life: 2 });
    expect(s.isTurned('temple')).toBe(true);
    const turned = duel('pool nothing\nplay bone-dragon', 'pool 2 life\nplay temple turned');
    expect(turned.answer('A', use('bone-dragon')).pool('B')).toEqual({});
  });
});

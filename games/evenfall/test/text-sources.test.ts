/** A question says what it comes from, and an option what follows from it without another question. */
import { expect, test } from 'vitest';
import { build, card, duel, type Scene, stoneSpace, token, turnEffect, twoForOne } from './scene.ts';
import { fights, moon, spoken, table } from './text-asked.ts';

test('questions say what asks: a card, a board, a track, a reward', () => {
  const asked = (s: Scene): string => spoken(s, 'A', 'en').question;
  const orb = (zones: string): Scene => duel(`coven 2, resources 2 potion\n${zones}`).answer('A', build);
  expect(asked(orb('outer ruin with energy-pillar'))).toBe(
    'Coven Track: which Place do you transfer to your Inner Circle?',
  );
  expect(asked(moon('spike, stones eye').answer('A', stoneSpace(1)))).toBe(
    'Powerstone space 1: which resource do you gain? 3 to go. A kind that you pass over is not offered again.',
  );
  expect(asked(moon('cross, coven 1').answer('A', token))).toBe('Clan Token: what do you choose?');
  const romilda = (zones: string): Scene =>
    table('round 1, round-end, first A', `star, coven 2\n${zones}\ncouncil romilda`, 'cross');
  expect(asked(romilda('outer ruin'))).toBe('Coven Track: which Place do you transfer to your Inner Circle?');
  const mountains = 'central-mountains: witches A 4, stones eye flame wave wave';
  expect(asked(fights('star', 'cross', mountains))).toBe(
    'Battle Reward, Central Mountains: which resource do you gain?',
  );
});

test('questions are not put into the mouth of a card that has done its part, or that waits for its own', () => {
  const asked = (s: Scene): string => spoken(s, 'A', 'en').question;
  const turn = duel('mana 1\nouter ruin\nspecialists hoja, corvin').answer('A', turnEffect('hoja'));
  expect(asked(turn)).toBe('Your turn: which action?');
  const council = 'star\nouter ruin, cavern\ncouncil irene, wen, romilda';
  const order = table('round 1, round-end, first A', council, 'cross').answer('A', card('wen'), 0);
  expect(asked(order)).toBe('Round End: which effect comes first?');
  const tadeo = duel('mana 1\ncouncil tadeo\nhand bao, irene, wen, zuri').answer('A', twoForOne, card('bao'));
  expect(asked(tadeo)).toBe('Free Action: which card do you discard?');
});

test('a person who can be played as one thing only says as what, and for how much', () => {
  const goods = 'resources 2 herb 2 potion 2 knowledge';
  const label = (zones: string): string | undefined =>
    spoken(duel(`${goods}\n${zones}`), 'A', 'en').options.find((option) => option.startsWith('Play Hoja'));
  expect(label("specialists hoja\ncouncil bao\nhand hoja'")).toBe(
    'Play Hoja, Scythe of Harvest (Council Member: 2 Herbs, 2 Potions and 2 Knowledge)',
  );
  expect(label('hand hoja')).toBe('Play Hoja, Scythe of Harvest');
});

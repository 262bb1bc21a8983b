/** Lines about a player: what they have, and what lies in front of them. */
import { endLine, here, insert, readComma, readNumber, readWord, refuse, tryNumber, tryRead } from '@gloaming/engine';
import { FIRST_PERSON, FIRST_RITUAL, isPerson, isPlace, isRitual } from '../cards/index.ts';
import { specialistsOfOthers } from '../figures.ts';
import { RESOURCES } from '../goods.ts';
import { cardText } from '../notationWords.ts';
import { CLANS } from '../nouns.ts';
import { takeInHand } from '../piles.ts';
import type { Card, Player } from '../state.ts';
import { anyCard, card, isMain, type Reading, stone, stoneOrNone, stones } from './words.ts';

/** Beyond the track (EV-A.3) the next gain would take Mana away. The switches, which say how long it is, may stand below the players. */
function mana({ r, t, later }: Reading, p: Player): void {
  const at = here(r);
  p.mana = readNumber(r);
  later.push(() => {
    if (p.mana > t.switches.manaCap) refuse(Object.assign(r, at), 'number', String(t.switches.manaCap));
  });
}

const PLAYER_WORDS = [
  'points',
  'mana',
  'resources',
  'witches',
  'elders',
  'coven',
  'token used',
  'passed',
  'board witch',
  'dial',
  'boosts',
  'stones',
  'stone-spaces',
] as const;
export function playerLine(reading: Reading, p: Player): void {
  const { r } = reading;
  do {
    const word = readWord(r, [...CLANS, ...PLAYER_WORDS]);
    switch (word) {
      case 'token used':
        p.tokenUsed = 1;
        break;
      case 'passed':
        p.passed = 1;
        break;
      case 'board witch':
        p.boardWitch = 1;
        break;
      case 'resources':
        for (let n = tryNumber(r); n !== undefined; n = tryNumber(r))
          p.resources[RESOURCES.indexOf(readWord(r, RESOURCES))] += n;
        break;
      case 'boosts':
        p.boosts = p.boosts.map(() => readNumber(r));
        break;
      case 'stones':
        for (const one of stones(r)) p.stones[one]++;
        break;
      case 'stone-spaces':
        p.stoneSpaces = p.stoneSpaces.map(() => stoneOrNone(r));
        p.stoneSpaces.push(...stones(r));
        break;
      case 'witches':
      case 'elders':
        reading.reserves.add(p);
        p[word] = readNumber(r);
        break;
      case 'mana':
        mana(reading, p);
        break;
      case 'points':
      case 'coven':
      case 'dial':
        p[word] = readNumber(r);
        break;
      case 'star':
      case 'cross':
      case 'circle':
      case 'spike':
        p.clan = CLANS.indexOf(word);
    }
  } while (readComma(r));
  endLine(r);
}

const ON = ['scythe', 'orb', 'witch', 'elder'] as const;
function place(reading: Reading): Card {
  const { r, t } = reading;
  const found = card(reading, isPlace);
  if (tryRead(r, /with\b/)) {
    const ritual = card(reading, isRitual);
    t.ritualOn[found] = ritual;
    for (let n = tryNumber(r); n !== undefined; n = tryNumber(r)) {
      const on = { scythe: t.scythes, orb: t.orbs, witch: t.witchesOn, elder: t.eldersOn }[readWord(r, ON)];
      on[ritual - FIRST_RITUAL] = n;
    }
  }
  if (tryRead(r, /stone\b/)) t.stoneOn[found] = stone(r);
  return found;
}
function specialist(reading: Reading): Card {
  const found = card(reading, isPerson);
  if (tryRead(reading.r, /turned\b/)) reading.t.turned[found - FIRST_PERSON] = 1;
  return found;
}

/** EV-17.12: an Elder stands on somebody else's Specialist, who may be written further down. */
function lent({ r, later }: Reading, into: Card[], fitting: () => readonly Card[]): void {
  const at = here(r);
  const found = anyCard(r);
  if (into.includes(found)) refuse(Object.assign(r, at), 'card-once');
  insert(into, found);
  later.push(() => {
    const words = fitting().map(cardText).join(' | ');
    if (!fitting().includes(found)) refuse(Object.assign(r, at), words === '' ? 'card' : 'word', words);
  });
}

export const ZONES = ['outer', 'inner', 'specialists', 'council', 'hand', 'borrowed', 'borrowed-used'] as const;
export function zoneLine(reading: Reading, p: Player, word: (typeof ZONES)[number]): void {
  const { r, t } = reading;
  const each = (take: () => void): void => {
    do take();
    while (readComma(r));
  };
  if (word === 'outer' || word === 'inner') each(() => p[word].push(place(reading)));
  else if (word === 'specialists') each(() => insert(p.specialists, specialist(reading)));
  else if (word === 'council') each(() => insert(p.council, card(reading, isPerson)));
  else if (word === 'hand') each(() => takeInHand(p.hand, card(reading, isMain)));
  else if (word === 'borrowed')
    each(() => lent(reading, p.borrowed, () => specialistsOfOthers(t, t.players.indexOf(p))));
  else each(() => lent(reading, p.borrowedUsed, () => p.borrowed));
  endLine(r);
}

/** Lines about a player: what they have, and where their cards lie. */
import { endLine, insert, readComma, readNumber, readWord, tryRead } from '@gloaming/engine';
import { KINDS } from '../essences.ts';
import type { Card, Player, Seat } from '../state.ts';
import { card, cards, essences, type Reading, rising, upTo } from './words.ts';

export function playerLine(reading: Reading, who: Seat): void {
  const { r, t } = reading;
  const p = t.players[who];
  do {
    const word = readWord(r, ['passed', 'extra', 'shuffles', 'looked', 'sure', 'wins', 'pool']);
    if (word === 'passed') p.passed = 1;
    else if (word === 'sure') p.sure = sureLine(reading, p);
    else if (word === 'looked') p.looked = upTo(reading, () => p.deck.length);
    else if (word === 'pool') {
      if (!tryRead(r, /nothing\b/)) essences(r, p.pool);
    } else p[word] = readNumber(r);
  } while (readComma(r));
  endLine(r);
}

function component(reading: Reading): Card {
  const { r, t } = reading;
  const found = card(reading, ['artifact', 'mage', 'item', 'monument', 'place']);
  if (tryRead(r, /turned\b/)) t.turned[found] = 1;
  essences(r, t.on, found * KINDS);
  return found;
}

export const ZONES = /(?:play|hand|deck|discards|mages|pack|own)\b/;

/** No more cards in hand are sure to be of a shuffle than there are. */
function sureLine(reading: Reading, p: Player): number[] {
  const { batch } = reading.t;
  const sure: number[] = [];
  do {
    const shuffle = sure.length;
    sure.push(upTo(reading, () => p.hand.filter((held) => batch[held] <= shuffle).length));
  } while (tryRead(reading.r, /(?=\d)/) !== undefined);
  return sure;
}

export function zoneLine(reading: Reading, who: Seat, word: string): void {
  const { r, t } = reading;
  const p = t.players[who];
  switch (word) {
    case 'play':
      do insert(p.inPlay, component(reading));
      while (readComma(r));
      break;
    case 'hand':
      p.hand = rising(cards(reading, ['artifact']));
      break;
    case 'deck':
      p.deck = cards(reading, ['artifact']).reverse();
      break;
    case 'discards':
      p.discards = cards(reading, ['artifact']);
      break;
    case 'mages':
      p.mages = rising(cards(reading, ['mage']));
      break;
    case 'pack':
      p.pack = rising(cards(reading, ['artifact']));
      break;
    default:
      ownDeck(reading, who);
  }
  endLine(r);
}

/** What a deck of a match was made of, wherever its cards lie now: they are met there, too, but in no other deck. */
function ownDeck({ r, t }: Reading, who: Seat): void {
  const met = new Set(t.decks.flat());
  do insert(t.decks[who], card({ r, met }, ['artifact']));
  while (readComma(r));
}

/** Reads a position as notation.ts writes it. */
import {
  endLine,
  NONE,
  nextLine,
  readChance,
  readDoing,
  reader,
  readRest,
  readWord,
  refuse,
  tryRead,
} from '@gloaming/engine';
import { CARD_NAMES, cardsOf, FACES } from './cards/index.ts';
import { resArcana } from './game.ts';
import { usualKnowledge } from './knowledge.ts';
import { type Phase, stackOf } from './phase.ts';
import { playerLine, ZONES, zoneLine } from './reading/player.ts';
import { header, knowledgeLine, LAST, MIDDLE, middleLine, roundLine } from './reading/table.ts';
import type { Reading } from './reading/words.ts';
import type { Seat, State } from './state.ts';

/** A state in which nothing has run yet. */
export function readPosition(text: string): State {
  const r = reader(text);
  const t = header(r);
  const reading: Reading = { r, t, met: new Set(), itemsLine: NONE, later: [] };
  const phase = roundLine(r, t);
  let who: Seat = NONE;
  const last: { line: number; word: (typeof LAST)[number] }[] = [];
  while (nextLine(r)) {
    const player = tryRead(r, /([A-D]):/);
    const zone = player ? undefined : tryRead(r, ZONES);
    const middle = player || zone ? undefined : tryRead(r, MIDDLE);
    if (player !== undefined) {
      who = player[1].charCodeAt(0) - 65;
      if (who >= t.players.length) refuse({ ...r, column: 0 }, 'player');
      playerLine(reading, who);
    } else if (zone !== undefined) {
      if (who === NONE) refuse({ ...r, column: 0 }, 'player');
      zoneLine(reading, who, zone[0]);
    } else if (middle !== undefined) middleLine(reading, middle[0]);
    else {
      const word = readWord(r, LAST);
      last.push({ line: r.line, word });
      readRest(r);
      endLine(r);
    }
  }
  return finish(reading, phase, last);
}

/** What depends on where the cards lie comes last. */
function finish(reading: Reading, phase: Phase, last: readonly { line: number; word: (typeof LAST)[number] }[]): State {
  const { r, t, met } = reading;
  const items = cardsOf('item').filter((item) => !met.has(item));
  if (reading.itemsLine === NONE && phase !== 'setup') t.items = items;
  else if (items.length > 0 && phase !== 'setup') {
    // Whoever passes takes another magic item (RA-8.2): with too few of them rounds would go by without a question.
    Object.assign(r, { line: reading.itemsLine, column: 0 });
    refuse(r, 'word', items.map((item) => CARD_NAMES[item]).join(' | '));
  }
  if (t.players.some((p) => p.passed === 1)) t.tokenTurned = 1;
  if (phase === 'over') t.over = 1;
  t.players.forEach((p, who) => {
    for (const own of [...p.hand, ...p.deck, ...p.discards, ...p.inPlay])
      if (FACES[own].kind === 'artifact') t.owner[own] = who;
  });
  for (const [who, deck] of t.decks.entries()) for (const own of deck) if (t.owner[own] === NONE) t.owner[own] = who;
  const { known, seen } = usualKnowledge(t);
  const chance = { key: [0, 0, 0, 0], drawn: 0 };
  const s: State = { table: t, known, seen, stack: stackOf(t, phase), lines: [], line: NONE, chance };
  for (const { line, word } of last) {
    r.line = line;
    r.column = 0;
    readWord(r, [word]);
    if (word === 'chance') s.chance = readChance(r);
    else if (word === 'doing') readDoing(r, resArcana, s);
    else knowledgeLine(reading, s, word);
    endLine(r);
  }
  for (const judge of reading.later) judge();
  t.looked = t.monumentDeck.filter((monument) => s.seen[monument] !== 0).length;
  return s;
}

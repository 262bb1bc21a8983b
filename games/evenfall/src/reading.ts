/** Reads a position as notation.ts writes it. */
import { NONE, nextLine, reader, readWord, refuse, tryRead } from '@gloaming/engine';
import { CARDS, FIRST_RITUAL, PLACE_DECK } from './cards/index.ts';
import { knowledgeOf } from './knowledge.ts';
import { REGION_WORDS } from './notationWords.ts';
import { CLANS } from './nouns.ts';
import { type Phase, stackOf } from './phase.ts';
import { playerLine, ZONES, zoneLine } from './reading/player.ts';
import { header, LAST, lastLine, PILES, pileLine, regionLine, roundLine, spotsLine } from './reading/table.ts';
import type { Reading } from './reading/words.ts';
import { type Card, figureOf, type Player, type RegionState, type Seat, type State, type Table } from './state.ts';

const isOneOf = (word: string, words: readonly string[]): boolean => words.includes(word);

/** A state in which nothing has run yet. */
export function readPosition(text: string): State {
  const r = reader(text);
  const t = header(r);
  const reading: Reading = { r, t, met: new Set(), reserves: new Set(), later: [], rest: [] };
  const phase = roundLine(r, t);
  const s: State = {
    table: t,
    known: [],
    seen: [],
    stack: stackOf(t, phase),
    lines: [],
    line: NONE,
    chance: { key: [0, 0, 0, 0], drawn: 0 },
  };
  let region: RegionState | undefined;
  let player: Player | undefined;
  while (nextLine(r)) {
    const block = tryRead(r, new RegExp(`(${REGION_WORDS.slice(0, t.regions.length).join('|')}|[A-E]):`));
    if (block !== undefined) {
      const i = (REGION_WORDS as readonly string[]).indexOf(block[1]);
      region = i < 0 ? undefined : t.regions[i];
      player = i < 0 ? t.players[block[1].charCodeAt(0) - 65] : undefined;
      if (region !== undefined) regionLine(reading, region);
      else if (player !== undefined) playerLine(reading, player);
      else refuse({ ...r, column: 0 }, 'player');
      continue;
    }
    const word = readWord(r, ['spots', ...ZONES, ...PILES, ...LAST]);
    if (isOneOf(word, PILES)) pileLine(reading, word as (typeof PILES)[number]);
    else if (isOneOf(word, LAST)) lastLine(reading, word as (typeof LAST)[number], s);
    else if (word === 'spots' && region !== undefined) spotsLine(reading, region);
    else if (isOneOf(word, ZONES) && player !== undefined) zoneLine(reading, player, word as (typeof ZONES)[number]);
    else refuse({ ...r, column: 0 }, 'player');
  }
  finish(reading, phase);
  s.known = knowledgeOf(t, s.stack);
  s.seen = s.known.slice();
  return s;
}

/** What follows from the rest: clans nobody named, empty spots, the reserves, decks that are `rest`. */
function finish({ t, met, reserves, later, rest }: Reading, phase: Phase): void {
  for (const judge of later) judge();
  if (phase === 'over') t.over = 1;
  for (const { spots } of t.regions) fitSpots(spots, t.switches.placesPerRegion[t.seats - 1]);
  t.players.forEach((p, who) => {
    if (p.clan === NONE && phase !== 'setup')
      p.clan = CLANS.findIndex((_, clan) => !t.players.some((other) => other.clan === clan));
    if (!reserves.has(p)) standing(t, p, who);
  });
  const missing = (from: Card, to: Card): Card[] =>
    Array.from({ length: to - from }, (_, i) => to - 1 - i).filter((one) => !met.has(one));
  if (rest.includes('main-deck')) t.mainDeck = missing(FIRST_RITUAL, CARDS);
  if (rest.includes('place-deck')) t.placeDeck = missing(0, PLACE_DECK);
}
/** Only when all is read: the switches, which say how many there are (EV-A.23), may stand below the Regions. */
function fitSpots(spots: Card[], places: number): void {
  while (spots.length > places && spots.at(-1) === NONE) spots.pop();
  while (spots.length < places) spots.push(NONE);
}
/** Figures that stand somewhere are not in the reserve. */
function standing(t: Table, p: Player, who: Seat): void {
  for (const region of t.regions) {
    p.witches -= region.witches[who] + region.space.filter((figure) => figure === figureOf(who, 'witch')).length;
    p.elders -= region.elders[who] + region.space.filter((figure) => figure === figureOf(who, 'elder')).length;
  }
  for (const one of [...p.outer, ...p.inner]) {
    const i = t.ritualOn[one] - FIRST_RITUAL;
    if (i < 0) continue;
    p.witches -= t.witchesOn[i];
    p.elders -= t.eldersOn[i];
  }
  p.witches -= p.boardWitch;
  p.elders -= p.borrowed.length;
}

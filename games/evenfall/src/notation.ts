/**
 * Any position on a page, to be read, written and started from:
 *
 *     evenfall sun, 2 players
 *     round 1, actions, turn A, first B
 *     northern-lakes: witches A 2, space B witch, stones eye flame
 *       spots spirit-bog, none, ruin
 *     central-mountains:
 *       spots cavern
 *     A: star, points 12, mana 3, resources 2 herb 1 potion
 *       outer spirit-bog with spacial-distortion 2 scythe 1 witch
 *       inner nqobantu-mine
 *       specialists irene turned
 *       hand hanna, cat-advisor
 *     B: cross, passed
 *     main-deck rest
 *
 * Decks have their top first; `rest` is every card that lies nowhere else. The second copy of a card has a mark: irene'.
 * What is left out is empty, but for the reserve: four Witches and four Elders, less those that stand somewhere. A
 * position in the middle of something has a last line `doing`, with what is still to be done.
 */
import { advance, makeKey, seatLetter } from '@gloaming/engine';
import { FIRST_PERSON, FIRST_RITUAL } from './cards/index.ts';
import { evenfall } from './game.ts';
import { type Amounts, RESOURCES, total } from './goods.ts';
import { cardText, REGION_WORDS, STONE_WORDS } from './notationWords.ts';
import { CLANS, LEVELS, type Stone } from './nouns.ts';
import { phaseOf, stackOf } from './phase.ts';
import { readPosition } from './reading.ts';
import { SWITCHES } from './setup.ts';
import {
  type Card,
  nameOfFigure,
  type Player,
  type RegionState,
  type Seat,
  type State,
  seatOfFigure,
  type Table,
} from './state.ts';

const list = (cards: readonly Card[]): string => cards.map(cardText).join(', ');
const amounts = (what: Amounts): string =>
  RESOURCES.flatMap((resource, kind) => (what[kind] === 0 ? [] : [`${what[kind]} ${resource}`])).join(' ');
const stone = (one: Stone): string => (one < 0 ? 'none' : STONE_WORDS[one]);
const bySeat = (counts: readonly number[]): string =>
  counts.flatMap((n, seat) => (n === 0 ? [] : [`${seatLetter(seat)} ${n}`])).join(' ');
const part = (word: string, text: string | number): string[] => (text === '' || text === 0 ? [] : [`${word} ${text}`]);

function regionLines(region: RegionState, i: number): string[] {
  const parts = [
    ...part('witches', bySeat(region.witches)),
    ...part('elders', bySeat(region.elders)),
    ...part(
      'space',
      region.space.map((figure) => `${seatLetter(seatOfFigure(figure))} ${nameOfFigure(figure)}`).join(' '),
    ),
    ...part('stones', region.stones.map(stone).join(' ')),
  ];
  return [`${REGION_WORDS[i]}: ${parts.join(', ')}`.trim(), `  spots ${list(region.spots)}`];
}

function placeText(t: Table, place: Card): string {
  const ritual = t.ritualOn[place];
  const i = ritual - FIRST_RITUAL;
  const on = (n: number, word: string): string[] => (n === 0 ? [] : [`${n} ${word}`]);
  return [
    cardText(place),
    ...(ritual < 0
      ? []
      : [
          `with ${cardText(ritual)}`,
          ...on(t.scythes[i], 'scythe'),
          ...on(t.orbs[i], 'orb'),
          ...on(t.witchesOn[i], 'witch'),
          ...on(t.eldersOn[i], 'elder'),
        ]),
    ...(t.stoneOn[place] < 0 ? [] : [`stone ${stone(t.stoneOn[place])}`]),
  ].join(' ');
}

function playerLines(t: Table, p: Player, seat: Seat): string[] {
  const parts = [
    ...(p.clan < 0 ? [] : [CLANS[p.clan]]),
    ...part('points', p.points),
    ...part('mana', p.mana),
    ...part('resources', amounts(p.resources)),
    `witches ${p.witches}`,
    `elders ${p.elders}`,
    ...part('coven', p.coven),
    ...(p.tokenUsed === 1 ? ['token used'] : []),
    ...(p.passed === 1 ? ['passed'] : []),
    ...(p.boardWitch === 1 ? ['board witch'] : []),
    ...part('dial', p.dial),
    ...(total(p.boosts) > 0 ? [`boosts ${p.boosts.join(' ')}`] : []),
    ...part('stones', p.stones.flatMap((n, one) => new Array<string>(n).fill(stone(one))).join(' ')),
    ...(p.stoneSpaces.some((one) => one >= 0) ? [`stone-spaces ${p.stoneSpaces.map(stone).join(' ')}`] : []),
  ];
  const zone = (word: string, text: string): string[] => (text === '' ? [] : [`  ${word} ${text}`]);
  const person = (card: Card): string => `${cardText(card)}${t.turned[card - FIRST_PERSON] === 1 ? ' turned' : ''}`;
  return [
    `${seatLetter(seat)}: ${parts.join(', ')}`,
    ...zone('outer', p.outer.map((place) => placeText(t, place)).join(', ')),
    ...zone('inner', p.inner.map((place) => placeText(t, place)).join(', ')),
    ...zone('specialists', p.specialists.map(person).join(', ')),
    ...zone('council', list(p.council)),
    ...zone('hand', list(p.hand)),
    ...zone('borrowed', list(p.borrowed)),
    ...zone('borrowed-used', list(p.borrowedUsed)),
  ];
}

export function makePosition(s: State): string {
  const t = s.table;
  const phase = phaseOf(s);
  const pile = (word: string, cards: readonly Card[]): string[] =>
    cards.length === 0 ? [] : [`${word} ${list(cards)}`];
  const switches = JSON.stringify(t.switches);
  const batches = t.batch.flatMap((n, card) => (n === 0 ? [] : [`${cardText(card)} ${n}`]));
  const lines = [
    [
      `evenfall ${t.side}, ${t.seats} players`,
      ...(t.experienced === 1 ? ['experienced'] : []),
      ...(t.players.length > t.seats ? [`level ${LEVELS[t.level]}`] : []),
    ].join(', '),
    [
      `round ${t.round}`,
      phase,
      ...(t.acting < 0 ? [] : [`turn ${seatLetter(t.acting)}`]),
      ...(t.first < 0 ? [] : [`first ${seatLetter(t.first)}`]),
      ...part('rondel', t.rondel),
      ...(t.redStone === 1 ? ['red-stone'] : []),
      ...part('shuffles', t.shuffles),
    ].join(', '),
    ...(switches === JSON.stringify(SWITCHES) ? [] : [`switches ${switches}`]),
    ...t.regions.flatMap(regionLines),
    ...t.players.flatMap((p, seat) => playerLines(t, p, seat)),
    ...pile('main-deck', t.mainDeck.toReversed()),
    ...pile('place-deck', t.placeDeck.toReversed()),
    ...pile('discards', t.discards),
    ...pile('removed', t.removed),
    ...(batches.length === 0 ? [] : [`batches ${batches.join(', ')}`]),
    ...(phase === 'over' ? [`winners ${t.winners.map(seatLetter).join('')}`] : []),
    `chance ${makeKey(s.chance.key)} ${s.chance.drawn}`,
  ];
  if (JSON.stringify(stackOf(t, phase)) !== JSON.stringify(s.stack) || s.lines.length > 0)
    lines.push(`doing ${JSON.stringify({ stack: s.stack, lines: s.lines })}`);
  return `${lines.join('\n')}\n`;
}

/** Refuses what is no position, saying where and what was expected. Play then runs on until somebody is asked. */
export function parsePosition(text: string): State {
  const s = readPosition(text);
  advance(evenfall, s, []);
  return s;
}

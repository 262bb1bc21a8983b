/**
 * Any position on a page, to be read, written and started from:
 *
 *     res-arcana standard, 2 players
 *     round 3, actions, turn A, first B
 *     monuments colossus, temple
 *     monument-deck oracle, library
 *     places sacred-grove, coral-castle
 *     A: pool 3 elan 1 gold
 *       play druid, athanor turned 2 elan
 *       hand crypt, prism
 *       deck hawk, vault
 *     B: passed, pool 1 life
 *       play seer
 *
 * Decks have their top first. What is left out is empty; magic items left out are those nobody has. A position in the
 * middle of something has a last line `doing`, with what is still to be done.
 */
import { advance, makeKey, seatLetter } from '@gloaming/engine';
import { CARD_NAMES } from './cards/index.ts';
import { type Amounts, ESSENCES, total } from './essences.ts';
import { resArcana } from './game.ts';
import { exceptions } from './knowledge.ts';
import { phaseOf, stackOf } from './phase.ts';
import { essencesOn } from './piles.ts';
import { readPosition } from './reading.ts';
import type { Card, Player, Seat, State, Table } from './state.ts';

const names = (cards: readonly Card[]): string => cards.map((card) => CARD_NAMES[card]).join(', ');
const essences = (what: Amounts): string =>
  ESSENCES.flatMap((essence, kind) => (what[kind] === 0 ? [] : [`${what[kind]} ${essence}`])).join(' ');

function component(t: Table, card: Card): string {
  const on = essencesOn(t, card);
  return [CARD_NAMES[card], ...(t.turned[card] === 1 ? ['turned'] : []), ...(total(on) > 0 ? [essences(on)] : [])].join(
    ' ',
  );
}

function playerLines(t: Table, p: Player, seat: Seat): string[] {
  const flags = [
    ...(p.passed === 1 ? ['passed'] : []),
    ...(p.extra > 0 ? [`extra ${p.extra}`] : []),
    ...(p.shuffles > 0 ? [`shuffles ${p.shuffles}`] : []),
    ...(p.looked > 0 ? [`looked ${p.looked}`] : []),
    ...(p.sure.length > 0 ? [`sure ${p.sure.join(' ')}`] : []),
    ...(p.wins > 0 ? [`wins ${p.wins}`] : []),
    `pool ${total(p.pool) === 0 ? 'nothing' : essences(p.pool)}`,
  ];
  const list = (word: string, text: string): string[] => (text === '' ? [] : [`  ${word} ${text}`]);
  return [
    `${seatLetter(seat)}: ${flags.join(', ')}`,
    ...list('play', p.inPlay.map((card) => component(t, card)).join(', ')),
    ...list('hand', names(p.hand)),
    ...list('deck', names(p.deck.toReversed())),
    ...list('discards', names(p.discards)),
    ...list('mages', names(p.mages)),
    ...list('pack', names(p.pack)),
    ...list('own', names(t.decks[seat] ?? [])),
  ];
}

export function makePosition(s: State): string {
  const t = s.table;
  const phase = phaseOf(s);
  const list = (word: string, cards: readonly Card[]): string[] =>
    cards.length === 0 ? [] : [`${word} ${names(cards)}`];
  const lines = [
    `res-arcana ${t.deal}, ${t.players.length} players${t.match === 1 ? `, match game ${t.game}` : ''}${t.inTurn === 1 ? ', in turn' : ''}`,
    [
      `round ${t.round}`,
      phase,
      ...(t.acting < 0 ? [] : [`turn ${seatLetter(t.acting)}`]),
      ...(t.first < 0 ? [] : [`first ${seatLetter(t.first)}`]),
    ].join(', '),
    ...list('monuments', t.monuments),
    ...list('monument-deck', t.monumentDeck.toReversed()),
    ...list('places', t.places),
    t.items.length === 0 ? 'items none' : `items ${names(t.items)}`,
    ...list('open', t.open),
    ...t.players.flatMap((p, seat) => playerLines(t, p, seat)),
    ...(hasPoints(t.points) || t.winners.length > 0
      ? [`result ${t.points.join(' ')}, winners ${t.winners.map(seatLetter).join('') || 'none'}`]
      : []),
    ...exceptions(s),
    `chance ${makeKey(s.chance.key)} ${s.chance.drawn}`,
  ];
  if (JSON.stringify(stackOf(t, phase)) !== JSON.stringify(s.stack) || s.lines.length > 0)
    lines.push(`doing ${JSON.stringify({ stack: s.stack, lines: s.lines })}`);
  return `${lines.join('\n')}\n`;
}
const hasPoints = (points: readonly number[]): boolean => points.some((n) => n !== 0);

/** Refuses what is no position, saying where and what was expected. Play then runs on until somebody is asked. */
export function parsePosition(text: string): State {
  const s = readPosition(text);
  advance(resArcana, s, []);
  return s;
}

/** What the kit must know of Res Arcana: the tables to try, what its numbers are, and what must hold at every state. */
import { bit, type Card, NONE, type Seat } from '@gloaming/engine';
import type { Hidden } from '@gloaming/engine/testing';
import { firstSeen } from '../src/draft.ts';
import {
  type CardKind,
  cardsOf,
  DEALS,
  FACES,
  KINDS,
  type Options,
  type State,
  type Table,
  type Verb,
} from '../src/index.ts';

/** Every number of players with every deal, and a match; and one table that collects in turn order. */
export const TABLES: readonly Options[] = [
  ...DEALS.flatMap((deal) => [2, 3, 4].map((players) => ({ players, deal, match: false }))),
  { players: 2, deal: 'standard', match: true },
  { players: 2, deal: 'draft', match: true },
  { players: 3, deal: 'standard', match: false, inTurn: true },
];
export const nameOf = ({ players, deal, match, inTurn }: Options): string =>
  `${players}-${deal}${match ? '-match' : ''}${inTurn === true ? '-in-turn' : ''}`;
export const NAMED: readonly [string, Options][] = TABLES.map((options) => [nameOf(options), options]);

/** `TIMES=50 npm run unit` tries fifty times as many games. */
const TIMES = Number(process.env.TIMES ?? 1);
export const times = (games: number): number => Math.ceil(games * TIMES);
/** Long enough for a busy machine. */
export const PATIENCE = 120_000 * Math.max(1, TIMES);

/** `UPDATE=1 npm run unit games/res-arcana` makes the kept games anew after a change of the rules. Read the difference. */
export const UPDATE = process.env.UPDATE === '1';

const FIRST_PLACE = cardsOf('place')[0];

export const hidden: Hidden<Table, Verb> = {
  layout: {
    notCards: [
      ...['pool', 'passed', 'extra', 'shuffles', 'wins', 'on', 'first', 'tokenTurned', 'round', 'acting', 'match'],
      ...['game', 'points', 'winners', 'over', 'looked', 'sure', 'inTurn'],
      // Of verbs.
      ...['fixed', 'any', 'what', 'need', 'left', 'kind', 'kinds', 'into', 'plus', 'less', 'gain', 'per'],
    ],
    byCard: ['turned', 'owner', 'batch', 'drafted'],
    rising: ['hand', 'pack', 'mages', 'inPlay', 'open', 'monuments', 'decks'],
  },
  /**
   * A place shows both its sides; of a card that was handed on in a draft it is known from which pack it is. Of a card that was
   * seen before it is also known whose it is, which shuffle it was last in and, if it was handed on, who kept it.
   */
  alike({ table: { drafted, owner, batch, players }, seen }, seat, a, b) {
    const handedOn = (card: Card): number => firstSeen(players.length, drafted[card] ?? 0, seat);
    const isKeptAlike = handedOn(a) === 0 || drafted[a] === drafted[b];
    const isRememberedAlike = owner[a] === owner[b] && batch[a] === batch[b] && isKeptAlike;
    return (
      FACES[a].kind === FACES[b].kind &&
      FACES[a].kind !== 'place' &&
      handedOn(a) === handedOn(b) &&
      ((seen[a] & bit(seat)) === 0 || isRememberedAlike)
    );
  },
};

const NOWHERE = '';
const IN_PLAY = 'play';
const KIND_OF: readonly CardKind[] = FACES.map(({ kind }) => kind);
/** What lies in a pile; in play anything may. */
const KIND_IN: Record<string, CardKind> = {
  ...{ hand: 'artifact', deck: 'artifact', pack: 'artifact', discards: 'artifact', mages: 'mage' },
  ...{ monuments: 'monument', monumentDeck: 'monument', places: 'place', items: 'item', open: 'artifact' },
};
const MIDDLE = ['monuments', 'monumentDeck', 'places', 'items', 'open'] as const;
const OWN = ['hand', 'deck', 'pack', 'discards', 'mages', 'inPlay'] as const;
const RISING: ReadonlySet<string> = new Set(['hand', 'pack', 'mages', 'inPlay']);

function wrong(text: string): never {
  throw new Error(text);
}

/** Conservation: each component lies in one place, essences only on components in play, nothing below zero. */
export function conserves(s: State): void {
  const t = s.table;
  const where: string[] = new Array(KIND_OF.length).fill(NOWHERE);
  for (const pile of MIDDLE) lay(where, t[pile], pile);
  for (let seat = 0; seat < t.players.length; seat++) ownsSoundly(t, seat, where);
  nothingMissing(t, where, inSightOf(s));
  const on = t.on.findIndex((n, at) => n !== 0 && (n < 0 || where[Math.floor(at / KINDS)] !== IN_PLAY));
  if (on >= 0) wrong(`on ${FACES[Math.floor(on / KINDS)].name} lie ${t.on[on]}`);
  const turned = t.turned.findIndex((flag, card) => flag === 1 && where[card] !== IN_PLAY);
  if (turned >= 0) wrong(`${FACES[turned].name} is turned in ${where[turned]}`);
}

function lay(where: string[], cards: readonly Card[], pile: string): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (where[card] !== NOWHERE) wrong(`${FACES[card].name} lies in ${where[card]} and in ${pile}`);
    if (pile !== IN_PLAY && KIND_IN[pile] !== KIND_OF[card]) wrong(`${FACES[card].name} lies in ${pile}`);
    where[card] = pile;
  }
}

function ownsSoundly(t: Table, seat: Seat, where: string[]): void {
  const p = t.players[seat];
  for (const pile of OWN) {
    const cards = p[pile];
    lay(where, cards, pile === 'inPlay' ? IN_PLAY : pile);
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i];
      if (i > 0 && cards[i - 1] > card && RISING.has(pile)) wrong(`the ${pile} of ${seat} is not in order: ${cards}`);
      if (KIND_OF[card] === 'artifact' && pile !== 'pack' && t.owner[card] !== seat)
        wrong(`${FACES[card].name} lies with ${seat} and is owned by ${t.owner[card]}`);
    }
  }
  if (p.pool.some((n) => n < 0)) wrong(`the pool of ${seat} is ${p.pool}`);
  let mages = p.mages.length / 2;
  let items = 0;
  for (const card of p.inPlay)
    if (KIND_OF[card] === 'mage') mages++;
    else if (KIND_OF[card] === 'item') items++;
  if (mages !== 1) wrong(`${seat} has not one mage`);
  if (items > 1 || (items === 0 && t.round > 0)) wrong(`${seat} has not one magic item`);
}

/** Two monuments; until what it gives has been chosen, the place of the one that was claimed is empty (RA-5.3). */
const inSightOf = ({ stack }: State): number =>
  stack.some(({ verbs, at }) => verbs[at]?.verb === 'replaceMonument') ? 1 : 2;

/** Eight artifacts a player (four while the first packs of a draft go round), and the whole middle. */
function nothingMissing(t: Table, where: readonly string[], inSight: number): void {
  const there: Record<CardKind, number> = { artifact: 0, mage: 0, item: 0, monument: 0, place: 0 };
  let tiles = 0;
  for (let card = 0; card < where.length; card++) {
    const kind = KIND_OF[card];
    if (where[card] !== NOWHERE) {
      there[kind]++;
      if (kind === 'place') tiles |= 1 << ((card - FIRST_PLACE) >> 1);
    } else if (kind === 'artifact' && t.owner[card] !== NONE) wrong(`${FACES[card].name} is owned and lies nowhere`);
  }
  const dealt = there.artifact / t.players.length;
  if (dealt !== 8 && !(t.deal === 'draft' && t.round === 0 && dealt === 4)) wrong(`${dealt} artifacts a player`);
  // Between two games of a match the middle is cleared.
  if (t.game > 1 && there.item === 0) return;
  if (there.monument !== 10) wrong(`${there.monument} monuments`);
  if (there.item !== 8) wrong(`${there.item} magic items`);
  if (t.monuments.length !== inSight && t.monumentDeck.length > 0) wrong('a monument was not replaced');
  if (there.place !== 5 || tiles !== 0b11111) wrong('not one side of each place');
}

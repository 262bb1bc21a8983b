/** What the kit must know of Res Arcana: the tables to try, what its numbers are, and what must hold at every state. */
import { bit, type Card, NONE, type Seat } from '@gloaming/engine';
import { claim, type Hidden } from '@gloaming/engine/testing';
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

/** Every number of players with every deal, and a match. */
export const TABLES: readonly Options[] = [
  ...DEALS.flatMap((deal) => [2, 3, 4].map((players) => ({ players, deal, match: false }))),
  { players: 2, deal: 'standard', match: true },
  { players: 2, deal: 'draft', match: true },
];
export const nameOf = ({ players, deal, match }: Options): string => `${players}-${deal}${match ? '-match' : ''}`;
export const NAMED: readonly [string, Options][] = TABLES.map((options) => [nameOf(options), options]);

/** `TIMES=50 npm run unit` tries fifty times as many games. */
const TIMES = Number(process.env.TIMES ?? 1);
export const times = (games: number): number => Math.ceil(games * TIMES);
/** Long enough for a busy machine. */
export const PATIENCE = 120_000 * Math.max(1, TIMES);

/** `UPDATE=1 npm run unit games/res-arcana` makes the kept games anew after a change of the rules. Read the difference. */
export const UPDATE = process.env.UPDATE === '1';

export const hidden: Hidden<Table, Verb> = {
  layout: {
    notCards: [
      ...['pool', 'passed', 'extra', 'shuffles', 'wins', 'on', 'first', 'tokenTurned', 'round', 'acting', 'match'],
      ...['game', 'points', 'winners', 'over'],
      // Of verbs.
      ...['fixed', 'any', 'what', 'need', 'left', 'kind', 'kinds', 'plus', 'less', 'gain', 'per'],
    ],
    byCard: ['turned', 'owner', 'batch', 'glimpsed'],
    rising: ['hand', 'pack', 'mages', 'inPlay', 'open', 'monuments'],
  },
  /** A place shows both its sides; a card that was glimpsed in a draft is known to be somebody's. */
  alike: ({ table }, seat, a, b) =>
    FACES[a].kind === FACES[b].kind &&
    FACES[a].kind !== 'place' &&
    ((table.glimpsed[a] ^ table.glimpsed[b]) & bit(seat)) === 0,
};

const ARTIFACTS = cardsOf('artifact');
const PLACES = cardsOf('place');
const isRising = (list: readonly number[]): boolean => list.every((n, i) => i === 0 || list[i - 1] < n);

/** Conservation: each component lies in one place, essences only on components in play, nothing below zero. */
export function conserves({ table: t }: State): void {
  const where: string[] = new Array(FACES.length).fill('');
  const lay = (cards: readonly Card[], pile: string, ...kinds: CardKind[]): void => {
    for (const card of cards) {
      claim(where[card] === '', () => `${FACES[card].name} lies in ${where[card]} and in ${pile}`);
      claim(kinds.includes(FACES[card].kind), () => `${FACES[card].name} lies in ${pile}`);
      where[card] = pile;
    }
  };
  lay(t.monuments, 'monuments', 'monument');
  lay(t.monumentDeck, 'monument deck', 'monument');
  lay(t.places, 'places', 'place');
  lay(t.items, 'items', 'item');
  lay(t.open, 'open', 'artifact');
  t.players.forEach((p, seat) => {
    lay(p.hand, `hand ${seat}`, 'artifact');
    lay(p.deck, `deck ${seat}`, 'artifact');
    lay(p.pack, `pack ${seat}`, 'artifact');
    lay(p.discards, `discards ${seat}`, 'artifact');
    lay(p.mages, `mages ${seat}`, 'mage');
    lay(p.inPlay, `play ${seat}`, 'artifact', 'mage', 'item', 'monument', 'place');
    for (const pile of ['hand', 'pack', 'mages', 'inPlay'] as const)
      claim(isRising(p[pile]), () => `the ${pile} of ${seat} is not in order: ${p[pile]}`);
    const count = (kind: CardKind): number => p.inPlay.filter((card) => FACES[card].kind === kind).length;
    claim(count('mage') + p.mages.length / 2 === 1, () => `${seat} has not one mage`);
    claim(
      count('item') === (t.round > 0 ? 1 : count('item')) && count('item') < 2,
      () => `${seat} has not one magic item`,
    );
    claim(
      p.pool.every((n) => n >= 0),
      () => `the pool of ${seat} is ${p.pool}`,
    );
    for (const pile of [p.hand, p.deck, p.discards, p.inPlay]) owns(t, seat, pile);
  });
  dealsAll(t, where);
  for (let card = 0; card < FACES.length; card++) {
    const inPlay = where[card].startsWith('play');
    const on = t.on.slice(card * KINDS, card * KINDS + KINDS);
    claim(
      on.every((n) => (inPlay ? n >= 0 : n === 0)),
      () => `on ${FACES[card].name} in ${where[card]} lie ${on}`,
    );
    claim(inPlay || t.turned[card] === 0, () => `${FACES[card].name} is turned in ${where[card]}`);
  }
}

function owns(t: Table, seat: Seat, pile: readonly Card[]): void {
  for (const card of pile)
    if (FACES[card].kind === 'artifact')
      claim(t.owner[card] === seat, () => `${FACES[card].name} lies with ${seat} and is owned by ${t.owner[card]}`);
}

/** Nothing is missing: eight artifacts a player (four while the first packs of a draft go round), and the whole middle. */
function dealsAll(t: Table, where: readonly string[]): void {
  const there = (kind: CardKind): number => cardsOf(kind).filter((card) => where[card] !== '').length;
  const dealt = there('artifact') / t.players.length;
  claim(dealt === 8 || (t.deal === 'draft' && t.round === 0 && dealt === 4), () => `${dealt} artifacts a player`);
  for (const card of ARTIFACTS)
    claim(where[card] !== '' || t.owner[card] === NONE, () => `${FACES[card].name} is owned and lies nowhere`);
  // Between two games of a match the middle is cleared.
  const cleared = t.game > 1 && t.items.length === 0 && t.monuments.length === 0 && t.round === 0;
  if (cleared) return;
  claim(there('monument') === 10, () => `${there('monument')} monuments`);
  claim(there('item') === 8, () => `${there('item')} magic items`);
  claim(t.monuments.length === 2 || t.monumentDeck.length === 0, () => 'a monument was not replaced');
  for (let i = 0; i < PLACES.length; i += 2)
    claim(
      (where[PLACES[i]] === '') !== (where[PLACES[i + 1]] === ''),
      () => `not one side of ${FACES[PLACES[i]].name}`,
    );
}

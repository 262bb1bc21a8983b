/** What the kit must know of Evenfall: the tables to try, what its numbers are, and what must hold at every state. */
import type { Card } from '@gloaming/engine';
import { claim, type Hidden } from '@gloaming/engine/testing';
import {
  CARD_NAMES,
  CARDS,
  design,
  FIRST_PERSON,
  FIRST_RITUAL,
  isPerson,
  isPlace,
  isRitual,
  type Options,
  PLACE_COUNT,
  PLACE_DECK,
  ritualFace,
  SIDES,
  type State,
  SWITCHES,
  type Table,
  type Verb,
} from '../src/index.ts';

/** Every number of players on both sides; the better first hand at every other table. */
export const TABLES: readonly Options[] = [1, 2, 3, 4].flatMap((players) =>
  SIDES.map(
    (side, i): Options => ({
      players,
      side,
      clans: [],
      level: 'master',
      experienced: (players + i) % 2 === 0,
      switches: SWITCHES,
    }),
  ),
);
export const nameOf = ({ players, side }: Options): string => `${players}-${side}`;
export const NAMED: readonly [string, Options][] = TABLES.map((options) => [nameOf(options), options]);

/** `TIMES=50 npm run unit` tries fifty times as many games. */
const TIMES = Number(process.env.TIMES ?? 1);
export const times = (games: number): number => Math.ceil(games * TIMES);
/** Long enough for a busy machine. */
export const PATIENCE = 120_000 * Math.max(1, TIMES);

/** `UPDATE=1 npm run unit games/evenfall` makes the kept games anew after a change of the rules. Read the difference. */
export const UPDATE = process.env.UPDATE === '1';

export const hidden: Hidden<Table, Verb> = {
  layout: {
    notCards: [
      ...[
        'clan',
        'automa',
        'resources',
        'mana',
        'points',
        'witches',
        'elders',
        'coven',
        'tokenUsed',
        'passed',
        'stones',
      ],
      ...['stoneSpaces', 'boardWitch', 'boosts', 'dial', 'seats', 'space', 'shuffles', 'redStone', 'first', 'round'],
      ...['acting', 'side', 'level', 'rondel', 'experienced', 'switches', 'winners', 'over'],
      ...['stoneOn', 'scythes', 'orbs', 'witchesOn', 'eldersOn', 'turned', 'batch'],
      ...Object.keys(SWITCHES),
      // Of verbs. Cards that verbs name lie open, so `from` and `cards`, which also count things, need no swapping.
      ...[
        'fixed',
        'any',
        'need',
        'left',
        'kind',
        'from',
        'goods',
        'per',
        'by',
        'built',
        'last',
        'catalysts',
        'region',
        'cards',
      ],
    ],
    byCard: [],
    rising: ['hand', 'specialists', 'council', 'borrowed', 'borrowedUsed'],
    // Copies in a hand lie in the order in which they came.
    order: (a, b) => design(a) - design(b),
  },
  /** The table saw which shuffle a card was last in. */
  alike: ({ table }, _, a, b) =>
    isPlace(a) === isPlace(b) && a < PLACE_DECK === b < PLACE_DECK && table.batch[a] === table.batch[b],
};

const isRising = (list: readonly number[]): boolean => list.every((n, i) => i === 0 || list[i - 1] < n);
const risesByDesign = (list: readonly Card[]): boolean =>
  list.every((card, i) => i === 0 || design(list[i - 1]) <= design(card));

/** Conservation: each card lies in one place, figures and stones are all there, nothing is below zero. */
export function conserves({ table: t }: State): void {
  if (t.round === 0) return;
  const where: string[] = new Array(CARDS).fill('');
  const lay = (cards: readonly Card[], pile: string, fits: (card: Card) => boolean): void => {
    for (const card of cards) {
      if (card < 0) continue;
      claim(where[card] === '', () => `${CARD_NAMES[card]} lies in ${where[card]} and in ${pile}`);
      claim(fits(card), () => `${CARD_NAMES[card]} lies in ${pile}`);
      where[card] = pile;
    }
  };
  const isMain = (card: Card): boolean => card >= FIRST_RITUAL;
  lay(t.mainDeck, 'main deck', isMain);
  lay(t.discards, 'discards', isMain);
  lay(t.removed, 'removed', isMain);
  lay(t.placeDeck, 'place deck', (card) => card < PLACE_DECK);
  t.regions.forEach(({ spots }, i) => {
    lay(spots, `spots ${i}`, (card) => card < PLACE_DECK);
  });
  t.players.forEach((p, seat) => {
    lay(p.hand, `hand ${seat}`, isMain);
    lay(p.outer, `outer ${seat}`, isPlace);
    lay(p.inner, `inner ${seat}`, isPlace);
    lay(p.specialists, `specialists ${seat}`, isPerson);
    lay(p.council, `council ${seat}`, isPerson);
    claim(risesByDesign(p.hand), () => `the hand of ${seat} is not in order: ${p.hand}`);
    for (const pile of ['specialists', 'council', 'borrowed'] as const)
      claim(isRising(p[pile]), () => `the ${pile} of ${seat} is not in order: ${p[pile]}`);
    claim(
      [...p.resources, p.mana, p.points, p.witches, p.elders].every((n) => n >= 0),
      () => `${seat} has less than nothing`,
    );
    claim(p.mana <= t.switches.manaCap, () => `${seat} has ${p.mana} Mana`);
    const names = p.specialists.map(design);
    claim(p.automa === 1 || new Set(names).size === names.length, () => `${seat} has a Specialist twice`);
  });
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (t.ritualOn[place] < 0) continue;
    lay([t.ritualOn[place]], `on ${CARD_NAMES[place]}`, isRitual);
    claim(/^(outer|inner)/.test(where[place]), () => `a Ritual on ${CARD_NAMES[place]} in ${where[place]}`);
  }
  for (let card = 0; card < CARDS; card++) {
    const isUnused = card >= PLACE_DECK && card < PLACE_COUNT;
    claim(where[card] !== '' || isUnused, () => `${CARD_NAMES[card]} lies nowhere`);
  }
  figuresAreThere(t);
  catalystsFit(t, where);
}

function figuresAreThere(t: Table): void {
  t.players.forEach((p, seat) => {
    let witches = p.witches + p.boardWitch;
    let elders = p.elders + p.borrowed.length;
    for (const region of t.regions) {
      witches += region.witches[seat] + region.space.filter((figure) => figure === seat * 2).length;
      elders += region.elders[seat] + region.space.filter((figure) => figure === seat * 2 + 1).length;
    }
    for (const place of [...p.outer, ...p.inner]) {
      const i = t.ritualOn[place] - FIRST_RITUAL;
      if (i < 0) continue;
      witches += t.witchesOn[i];
      elders += t.eldersOn[i];
    }
    claim(witches === 4, () => `${seat} has ${witches} Witches`);
    claim(elders === (p.automa === 1 ? 0 : 4), () => `${seat} has ${elders} Elders`);
  });
}

function catalystsFit(t: Table, where: readonly string[]): void {
  for (let card = FIRST_RITUAL; card < FIRST_PERSON; card++) {
    const i = card - FIRST_RITUAL;
    const n = t.scythes[i] + t.orbs[i];
    const spaces = where[card].startsWith('on ') ? ritualFace(card).spaces : 0;
    claim(n <= spaces && t.scythes[i] >= 0 && t.orbs[i] >= 0, () => `${n} Catalysts on ${CARD_NAMES[card]}`);
  }
}

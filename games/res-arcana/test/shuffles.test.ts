/**
 * Which shuffle a rival's hidden cards come from is known as far as the table could follow them. Here every way in which they
 * could lie is listed, one by one, as a game goes on: what is imagined must be one of these, and may be any.
 */
import { imagine, makeDice, viewOf } from '@gloaming/engine';
import { describe, expect, test, vi } from 'vitest';
import { type Card, type CardName, type News, resArcana, type Seat, type State } from '../src/index.ts';
import { PATIENCE, times } from './kit.ts';
import { table } from './rules/tables.ts';
import { card, type Name, pass, type Scene, use } from './scene.ts';

vi.setConfig({ testTimeout: PATIENCE });

/** A way in which cards could lie: of each the number of its shuffle, the deck with its top last. */
interface Way {
  deck: readonly number[];
  hand: readonly number[];
}
const written = ({ deck, hand }: Way): string => `${deck.toReversed().join('')} in hand ${hand.toSorted().join('')}`;

/** What somebody can tell who follows a player's cards, and looks at none that is not shown. */
interface Followed {
  seat: Seat;
  ways: Map<string, Way>;
  shuffles: number;
  shuffleOf: Map<Card, number>;
  hand: Set<Card>;
  discards: Set<Card>;
}

function follow({ table: { players, batch } }: State, seat: Seat): Followed {
  const { deck, hand, discards, inPlay, shuffles } = players[seat];
  const of = (cards: readonly Card[]): number[] => cards.map((each) => batch[each]);
  const only = { deck: of(deck), hand: of(hand) };
  return {
    seat,
    ways: new Map([[written(only), only]]),
    shuffles,
    shuffleOf: new Map([...deck, ...hand, ...inPlay].map((each) => [each, batch[each] ?? 0])),
    hand: new Set(hand),
    discards: new Set(discards),
  };
}

/** How the cards do lie, in a world that may have been imagined. */
function lying({ table: { players } }: State, { seat, shuffleOf }: Followed): string {
  const of = (cards: readonly Card[]): number[] => cards.map((each) => shuffleOf.get(each) ?? 0);
  return written({ deck: of(players[seat].deck), hand: of(players[seat].hand) });
}

const orders = (list: readonly number[]): number[][] =>
  list.length === 0 ? [[]] : list.flatMap((first, i) => orders(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));

function hear(f: Followed, news: News): void {
  const each = (go: (way: Way) => readonly Way[]): void => {
    f.ways = new Map([...f.ways.values()].flatMap(go).map((way) => [written(way), way]));
  };
  const isHeld = ({ hand }: Way, shuffle: number): boolean => hand.includes(shuffle);
  const leaves = (gone: Card): void => {
    const shuffle = f.shuffleOf.get(gone) ?? 0;
    if (f.hand.delete(gone))
      each((way) => (isHeld(way, shuffle) ? [{ ...way, hand: way.hand.toSpliced(way.hand.indexOf(shuffle), 1) }] : []));
  };
  // Somebody else can place what lies in the discards.
  if (news.news === 'placed') f.discards.delete(news.card);
  if (!('seat' in news) || news.seat !== f.seat) return;
  if (news.news === 'drew') {
    f.hand.add(news.card);
    each(({ deck, hand }) => [{ deck: deck.slice(0, -1), hand: [...hand, ...deck.slice(-1)] }]);
  } else if (news.news === 'reshuffled') {
    f.shuffles++;
    const below = [...f.discards].map(() => f.shuffles);
    for (const discard of f.discards) f.shuffleOf.set(discard, f.shuffles);
    f.discards.clear();
    each(({ deck, hand }) => [{ deck: [...below, ...deck], hand }]);
  } else if (news.news === 'looked' && !news.monuments) {
    const n = news.cards.length;
    each(({ deck, hand }) => orders(deck.slice(-n)).map((top) => ({ deck: [...deck.slice(0, -n), ...top], hand })));
  } else if (news.news === 'announced' && f.hand.has(news.card)) {
    const shuffle = f.shuffleOf.get(news.card) ?? 0;
    each((way) => (isHeld(way, shuffle) ? [way] : []));
  } else if (news.news === 'placed') leaves(news.card);
  else if (news.news === 'discarded' || news.news === 'destroyed') {
    leaves(news.card);
    f.discards.add(news.card);
  }
}

/** Hawk and oracle look, hawk and bow draw; decks are short. */
const lookers = (): Scene =>
  table(
    'round 2, actions, turn A, first A',
    [
      'pool 9 calm 9 gold 9 elan\nplay seer, hawk, elvish-bow\nhand prism, vault\ndeck crypt, athanor, tree-of-life, dragon-teeth',
      'pool 9 calm 9 gold 9 elan\nplay scholar, oracle\nhand mermaid, magical-shard\ndeck dragon-egg, horn-of-plenty\ndiscards guard-dog, corrupt-altar',
    ],
    'monuments colossus, temple',
  );

/** Enough for the unlikeliest of a few ways. */
const MANY = 2000;

describe('RA-7.10 RA-7.11 what is imagined of a rival', () => {
  test('could be, and nothing that could be is left out, in games in which decks are looked at again and again', () => {
    const tally = { compared: 0, exhausted: 0, ways: 0 };
    for (let seed = 0; seed < times(100); seed++) {
      const dice = makeDice(seed);
      const s = lookers();
      const followed = [0, 1].map((seat) => follow(s.state, seat));
      for (let moves = 0; moves < 150 && s.asked().length > 0; moves++) {
        const who = s.asked()[0].who as Name;
        // Rounds last a little: whoever passes looks no more.
        const options = s.options(who).filter((option, _, { length }) => option !== pass || length < 4);
        const heard = s.news.length;
        s.answer(who, options[dice(options.length)]);
        for (const f of followed) {
          for (const news of s.news.slice(heard)) hear(f, news);
          const ways = new Set(f.ways.keys());
          expect([...ways]).toContain(lying(s.state, f));
          const view = viewOf(resArcana, s.state, 1 - f.seat);
          const world = (): string => lying(imagine(resArcana, view, dice), f);
          expect([...ways]).toContain(world());
          tally.compared++;
          tally.ways = Math.max(tally.ways, ways.size);
          if (ways.size === 1 || dice(30) > 0) continue;
          for (let i = 0; i < MANY && ways.size > 0; i++) ways.delete(world());
          expect([...ways]).toEqual([]);
          tally.exhausted++;
        }
      }
    }
    expect(tally.compared).toBeGreaterThan(10_000);
    expect(tally.exhausted).toBeGreaterThan(100);
    expect(tally.ways).toBeGreaterThan(10);
  });

  /** The first of a deck of three is all that is left of the old one. */
  const shortDeck = (): Scene =>
    table('round 2, actions, turn A, first A', [
      'pool nothing\nplay seer, elvish-bow\nhand prism, vault\ndeck crypt\ndiscards athanor, mermaid, treant',
      'pool nothing\nhand guard-dog',
    ]);
  const DISCARDS = ['athanor', 'mermaid', 'treant'].map((name) => card(name as CardName));
  const worlds = (s: Scene): State[] =>
    Array.from({ length: 100 }, (_, seed) => imagine(resArcana, viewOf(resArcana, s.state, 1), makeDice(seed)));
  const held = (world: State): number => world.table.players[0].hand.filter((each) => DISCARDS.includes(each)).length;

  test('discards that are shuffled when a short deck is looked at are not in the hand, until a card is drawn', () => {
    const s = shortDeck().answer('A', use('seer'));
    const [first, second] = s.options('A');
    s.answer('A', first, second);
    for (const world of worlds(s)) expect(held(world)).toBe(0);
    s.answer('B', pass, card('alchemy')).answer('A', use('elvish-bow', 2));
    expect(new Set(worlds(s).map(held))).toEqual(new Set([0, 1]));
  });

  test('whoever does not see how cards are put back sees the same, however it was done', () => {
    const seen = (lowest: number, above: number): string => {
      const s = shortDeck().answer('A', use('seer'));
      s.answer('A', s.options('A')[lowest]);
      s.answer('A', s.options('A')[above]).answer('B', pass, card('alchemy')).answer('A', use('elvish-bow', 2));
      return JSON.stringify(viewOf(resArcana, s.state, 1));
    };
    const all = [0, 1, 2].flatMap((lowest) => [0, 1].map((above) => seen(lowest, above)));
    expect(new Set(all).size).toBe(1);
  });
});

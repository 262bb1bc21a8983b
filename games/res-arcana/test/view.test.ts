/** What is imagined from a view could be: it fits everything the seat has seen, wherever the cards went since. */
import { answer, deciders, imagine, makeDice, optionsOf, viewOf } from '@gloaming/engine';
import { playRandomly } from '@gloaming/engine/testing';
import { describe, expect, test, vi } from 'vitest';
import { type Card, resArcana, type Seat, type State } from '../src/index.ts';
import { PATIENCE, times } from './kit.ts';
import { opening, table } from './rules/tables.ts';
import { card, claim, type Name, pass, type Scene, use } from './scene.ts';

vi.setConfig({ testTimeout: PATIENCE });

const worlds = (state: State, seat: Seat, n = 100): State[] =>
  Array.from({ length: n }, (_, seed) => imagine(resArcana, viewOf(resArcana, state, seat), makeDice(seed)));

describe('a draft', () => {
  /** With whom cards are, and whether they are kept: sure for the cards of a pack together, if not for each. */
  const places = ({ table: { players } }: State, cards: readonly Card[]): string[] =>
    cards
      .map((each) => {
        const at = players.findIndex((p) =>
          [p.hand, p.deck, p.discards, p.inPlay, p.pack].some((pile) => pile.includes(each)),
        );
        return `${'ABCD'[at]}${players[at]?.pack.includes(each) ? ' pack' : ''}`;
      })
      .sort();

  test.each([2, 3, 4])(
    'RA-10.1 of %d players everybody keeps one card of the pack that is handed to them, in every imagined world',
    (players) => {
      /** By seat: what it handed on, pack by pack. */
      let handedOn: Card[][][] = [];
      let packs: Card[][] = [];
      let compared = 0;
      const options = { players, deal: 'draft', match: false } as const;
      playRandomly(resArcana, options, { games: times(3), seed: 21 }, ({ state, dice }, { answers }) => {
        const now = state.table.players.map((p) => p.pack);
        if (answers.length === 0) handedOn = now.map(() => []);
        else if (now.join() !== packs.join())
          for (const [seat, pack] of packs.entries())
            handedOn[seat].push(pack.filter((each) => state.table.owner[each] !== seat));
        packs = now.map((pack) => pack.slice());
        for (const [seat, groups] of handedOn.entries()) {
          const world = imagine(resArcana, viewOf(resArcana, state, seat), dice);
          for (const group of groups) expect(places(world, group)).toEqual(places(state, group));
          compared += groups.length;
        }
      });
      expect(compared).toBeGreaterThan(1000);
    },
  );

  /** Everybody keeps the first card of each pack, to the end of the draft. */
  function draftOn(state: State): void {
    while (state.table.players.some((p) => p.pack.length > 0)) {
      const [seat] = deciders(state);
      answer(resArcana, state, seat, optionsOf(resArcana, state, seat)[0]);
    }
  }

  test.each([2, 3, 4])('RA-10.1 an imagined rival, one of %d, knows the eight cards that it kept', (players) => {
    const { state } = opening({ players, deal: 'draft' });
    for (let picks = 0; picks < 6 * players; picks++) {
      const [world] = worlds(state, 0, 1);
      draftOn(world);
      for (const seat of world.table.players.keys()) {
        const { owner } = viewOf(resArcana, world, seat).table;
        expect([picks, seat, owner.filter((own) => own === seat).length]).toEqual([picks, seat, 8]);
      }
      const [seat] = deciders(state);
      answer(resArcana, state, seat, optionsOf(resArcana, state, seat)[0]);
    }
  });
});

describe('the monument deck', () => {
  const DECK = ['oracle', 'library', 'obelisk', 'great-pyramid', 'solomons-mine', 'mausoleum'] as const;
  /** A, B and C can each look at the top three. */
  const looking = (): Scene =>
    table(
      'round 2, actions, turn A, first A',
      ['pool 8 gold\nplay seer\nhand prism', 'pool 8 gold\nplay hawk\nhand vault', 'pool nothing\nhand crypt'],
      `monuments colossus, temple\nmonument-deck ${DECK.join(', ')}`,
    );
  /** Top first. */
  const deckOf = ({ table: { monumentDeck } }: { table: { monumentDeck: Card[] } }): Card[] =>
    monumentDeck.toReversed();
  const rising = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b);
  const THREE = rising(DECK.slice(0, 3).map(card));
  /** Looks, and puts these two back below the third. */
  const look = (s: Scene, who: Name, by: 'seer' | 'hawk', ...below: (typeof DECK)[number][]): Scene =>
    s.answer(who, use(by), ...below.map(card));

  test('RA-7.11 whoever looked knows how the three lie, until somebody else may have changed it', () => {
    const s = look(looking(), 'A', 'seer', 'oracle', 'library');
    const order = (['obelisk', 'library', 'oracle'] as const).map(card);
    expect(deckOf(viewOf(resArcana, s.state, 0)).slice(0, 3)).toEqual(order);
    for (const world of worlds(s.state, 0)) expect(deckOf(world).slice(0, 3)).toEqual(order);
    look(s, 'B', 'hawk', 'obelisk', 'library');
    expect(deckOf(viewOf(resArcana, s.state, 0)).every((each) => each < 0)).toBe(true);
  });

  test('RA-7.11 a rival who looked before does not see how another seat reorders the three', () => {
    const seen = (['oracle', 'library', 'obelisk'] as const).flatMap((first) =>
      (['oracle', 'library', 'obelisk'] as const)
        .filter((second) => second !== first)
        .map((second) => look(look(looking(), 'A', 'seer', 'oracle', 'library'), 'B', 'hawk', first, second)),
    );
    expect(new Set(seen.map(({ state }) => deckOf(state).join())).size).toBe(6);
    // Of A and of C, who has not looked at all.
    for (const seat of [0, 2])
      expect(new Set(seen.map(({ state }) => JSON.stringify(viewOf(resArcana, state, seat)))).size).toBe(1);
  });

  test('RA-7.11 but still knows which three they are, and of what is left of them two, and one', () => {
    const s = look(looking(), 'A', 'seer', 'oracle', 'library');
    look(s, 'B', 'hawk', 'obelisk', 'library').answer('C', pass, card('alchemy'));
    const tops = worlds(s.state, 0).map((world) => deckOf(world).slice(0, 3));
    for (const top of tops) expect(rising(top)).toEqual(THREE);
    expect(new Set(tops.map((top) => top.join())).size).toBe(6);
    // C, who has not looked, may think anything.
    expect(worlds(s.state, 2).some((world) => rising(deckOf(world).slice(0, 3)).join() !== THREE.join())).toBe(true);
    // Oracle is turned up, then library.
    s.answer('A', claim('colossus'));
    const two = rising([card('library'), card('obelisk')]);
    for (const world of worlds(s.state, 0)) expect(rising(deckOf(world).slice(0, 2))).toEqual(two);
    s.answer('B', claim('temple'));
    for (const world of worlds(s.state, 0)) expect(deckOf(world)[0]).toBe(card('obelisk'));
  });

  test('RA-7.11 and that the rest of them lies among the three at which somebody looks later', () => {
    const s = look(looking(), 'A', 'seer', 'oracle', 'library').answer('B', claim('colossus'));
    // Obelisk was turned up: A knows library and oracle, and B looks at one more.
    s.answer('C', pass, card('alchemy')).answer('A', pass, card('research'));
    look(s, 'B', 'hawk', 'great-pyramid', 'library');
    for (const world of worlds(s.state, 0))
      expect(deckOf(world).slice(0, 3)).toEqual(expect.arrayContaining([card('library'), card('oracle')]));
    // B puts oracle on top and takes it; library may be the next or the one after.
    s.answer('B', claim('temple'));
    const second = worlds(s.state, 0).map((world) => deckOf(world).slice(0, 2).indexOf(card('library')));
    expect(new Set(second)).toEqual(new Set([0, 1]));
  });
});

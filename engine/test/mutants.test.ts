/** Broken variants of the made-up game do not pass the kit: a check that cannot fail is a defect. */
import { describe, expect, test, vi } from 'vitest';
import {
  again,
  type Barrier,
  type Card,
  EVERYBODY,
  ear,
  forget,
  NONE,
  parseRecord,
  replay,
  show,
  shuffle,
  together,
} from '../src/index.ts';
import { Broken, conformance, fuzz, secrecy, undo } from '../testing/index.ts';
import { allThere, hidden, type Lanterns, lanterns, type Options, type Table } from './lanterns.ts';

vi.setConfig({ testTimeout: 60_000 });

const RUNS = { games: 20, seed: 7 };
const two: Options = { players: 2 };

describe('mutants of the game are caught:', () => {
  type Change = { [K in keyof Lanterns]?: Lanterns[K] };
  const mutant = (change: Change): Lanterns => ({ ...lanterns, ...change });
  const withVerbs = (verbs: Partial<Lanterns['verbs']>): Lanterns => mutant({ verbs: { ...lanterns.verbs, ...verbs } });
  const { bid, draw, prize, exchange, giveUp, rounds } = lanterns.verbs;
  const asking = <D extends object>(does: D): Extract<D, { then: unknown }> => does as Extract<D, { then: unknown }>;
  const acting = <D extends object>(does: D): Extract<D, { run: unknown }> => does as Extract<D, { run: unknown }>;
  const conforms = (game: Lanterns) => () => conformance(game, two, RUNS);
  const keeps = (game: Lanterns) => () => secrecy(game, two, { ...RUNS, hidden });
  const survives = (game: Lanterns) => () =>
    fuzz(game, two, { games: 100, seed: 1, mostOptions: 4, mostDecisions: 500 });

  test('a view that leaks the deck', () => {
    const game = mutant({ cross: (t, ...rest) => ({ ...lanterns.cross(t, ...rest), deck: t.deck.slice() }) });
    expect(keeps(game)).toThrow(/the view of .*differs/);
  });
  test('a view that leaks one card of a hand', () => {
    const cross: Lanterns['cross'] = (t, ...rest) => {
      const view = lanterns.cross(t, ...rest);
      view.players[1].hand[0] = t.players[1].hand[0] ?? NONE;
      if (t.players[1].hand.length === 0) view.players[1].hand = [];
      return view;
    };
    expect(keeps(mutant({ cross }))).toThrow(/the view of .*differs/);
  });
  test('a view that leaks the order of a hand', () => {
    // A known card (given back, then drawn by the other) stands where its number puts it among the unknown ones.
    const game = withVerbs({
      draw: {
        run(s, verb, f) {
          const card = s.table.deck[s.table.deck.length - 1];
          acting(draw).run(s, verb, f);
          s.known[card] = 0x1ff;
          s.seen[card] = 0x1ff;
        },
      },
    });
    const leaking: Lanterns = {
      ...game,
      cross: (t, seat, knows, saw) => ({
        ...lanterns.cross(t, seat, knows, saw),
        players: t.players.map(({ hand, points }) => ({ hand: hand.map((c) => (knows(c) ? c : -1)), points })),
      }),
    };
    expect(keeps(leaking)).toThrow(/the view of .*differs/);
  });
  test('a view that leaks where a card lies that the seat once saw', () => {
    const shuffledBack = withVerbs({
      giveUp: {
        ...asking(giveUp),
        then(s, verb, f, card) {
          asking(giveUp).then(s, verb, f, card);
          shuffle(s.chance, s.table.deck);
          for (const other of s.table.deck) forget(s, other);
        },
      },
    });
    expect(keeps(shuffledBack)).not.toThrow();
    const cross: Lanterns['cross'] = (t, seat, knows, saw) =>
      lanterns.cross(t, seat, (card) => knows(card) || saw(card), saw);
    expect(keeps({ ...shuffledBack, cross })).toThrow(/the view of .*swapped twin.*differs/);
  });
  test('a new field that nobody thought to hide', () => {
    interface Marked extends Table {
      next: Card;
    }
    const mark = (t: Table): Marked => ({ ...t, next: t.deck.at(-1) ?? NONE });
    const game = mutant({
      clone: (t) => ({ ...lanterns.clone(t), next: (t as Marked).next }),
      cross: (t, ...rest) => ({ ...lanterns.cross(t, ...rest), next: (t as Marked).next }),
      verbs: {
        ...lanterns.verbs,
        bids: {
          run(s, verb, f) {
            s.table = mark(s.table);
            acting(lanterns.verbs.bids).run(s, verb, f);
          },
        },
      },
    });
    expect(keeps(game)).toThrow(/the view of .*swapped twin.*differs/);
  });
  test('a view that shows the key', () => {
    const game = mutant({
      clone: (t) => ({ ...lanterns.clone(t), key: (t as Table & { key?: readonly number[] }).key }),
      cross: (t, ...rest) => ({ ...lanterns.cross(t, ...rest), key: (t as Table & { key?: readonly number[] }).key }),
      verbs: {
        ...lanterns.verbs,
        bids: {
          run(s, verb, f) {
            s.table = { ...s.table, key: s.chance.key } as Table;
            acting(lanterns.verbs.bids).run(s, verb, f);
          },
        },
      },
    });
    expect(keeps(game)).toThrow('a word of the key');
  });
  test('news that names a hidden card', () => {
    const game = withVerbs({
      draw: {
        run(s, verb, f) {
          const news = { news: 'about to draw', number: s.table.deck[s.table.deck.length - 1] };
          ear.hear?.(news);
          acting(draw).run(s, verb, f);
        },
      },
    });
    expect(keeps(game)).toThrow(/the news of .*differs/);
  });
  test('a hidden card that is read in a public effect', () => {
    const game = withVerbs({
      toss: {
        run(s, _, f) {
          s.table.players[f.seat].points += s.table.deck[0] % 3;
        },
      },
    });
    expect(keeps(game)).toThrow(/the view after prize 2 .*differs/);
  });
  test('options that depend on what the seat cannot see', () => {
    const game = withVerbs({
      exchange: {
        ...asking(exchange),
        options: (s, _, __, out) => out.push(0, 1, ...(s.table.deck[0] > 9 ? [2] : [])),
      },
    });
    expect(conforms(game)).toThrow("by the state and by the seat's view");
    expect(keeps(game)).toThrow(/options or errors of .*differs/);
  });
  test('a question that is left out where the hidden hand leaves one answer', () => {
    const lowFirst = (asked: { always?: () => boolean }): Lanterns =>
      withVerbs({
        giveUp: {
          ...asking(giveUp),
          ...asked,
          options(s, _, f, out) {
            const { hand } = s.table.players[f.seat];
            const low = hand.filter((card) => card < 10);
            out.push(...(low.length > 0 ? low : hand));
          },
        },
      });
    expect(keeps(lowFirst({}))).toThrow(/whether .* is asked giveUp after exchange 1 .*differs/);
    expect(keeps(lowFirst({ always: () => true }))).not.toThrow();
  });
  test('an imagined state that is none', () => {
    const imagine: Lanterns['imagine'] = (_, s) => {
      s.table.deck = s.table.deck.map((card) => Math.max(card, 0));
    };
    expect(keeps(mutant({ imagine }))).toThrow(Broken);
  });
  test('a secret answer that knows who was quicker', () => {
    const game = withVerbs({
      bid: {
        ...asking(bid),
        options(s, verb, f, out) {
          asking(bid).options(s, verb, f, out);
          f.n = s.lines.filter((line) => line.at(-1)?.held !== NONE).length;
        },
        then(s, verb, f, card) {
          s.table.players[f.seat].points += f.n;
          return asking(bid).then(s, verb, f, card);
        },
      },
    });
    expect(conforms(game)).toThrow('secret answers in another order');
  });
  test('a clone that shares a list', () => {
    const game = mutant({ clone: (t) => ({ ...lanterns.clone(t), deck: t.deck }) });
    expect(conforms(game)).toThrow(/the hash .*differs/);
  });
  test('a clone that forgets something', () => {
    expect(conforms(mutant({ clone: (t) => ({ ...lanterns.clone(t), round: 1 }) }))).toThrow('the hash of a clone');
  });
  test('options out of order, and one that comes twice', () => {
    const options = (...given: number[]): Lanterns =>
      withVerbs({ prize: { ...asking(prize), options: (_, __, ___, out) => out.push(...given) } });
    expect(conforms(options(2, 0))).toThrow('not each once, rising');
    expect(conforms(options(0, 0, 2))).toThrow('not each once, rising');
    expect(conforms(options(-3, 2))).toThrow('not whole numbers from 0');
  });
  test('an option that throws', () => {
    const game = withVerbs({
      prize: {
        ...asking(prize),
        then(s, verb, f, option) {
          if (option === 2 && s.table.round === 2) throw new Error('nobody wrote this');
          return asking(prize).then(s, verb, f, option);
        },
      },
    });
    expect(conforms(game)).toThrow('option 2 of seat');
    expect(survives(game)).toThrow('nobody wrote this');
  });
  test('a game that never ends', () => {
    const endless = withVerbs({
      rounds: {
        run(s, verb, f) {
          s.table.round = 0;
          acting(rounds).run(s, verb, f);
        },
      },
      bid: { ...asking(bid), then: () => undefined },
      reward: { run: () => undefined },
    });
    expect(survives(endless)).toThrow('no end after 500 decisions');
  });
  test('verbs that run in a circle', () => {
    const game = withVerbs({ toss: { run: (_, __, f) => void f.at-- } });
    expect(survives(game)).toThrow('run without end');
    expect(conforms(game)).toThrow('run without end');
    const lines = withVerbs({
      exchanges: {
        run(s, _, f) {
          again(f);
          together(s, s.table.players.length, []);
        },
      },
    });
    expect(survives(lines)).toThrow('lines follow each other without end');
  });
  test('a dead end', () => {
    expect(survives(mutant({ result: () => null }))).toThrow('a dead end');
    expect(conforms(mutant({ result: () => null }))).toThrow('a dead end');
  });
  test('too many options', () => {
    expect(() => fuzz(lanterns, two, { games: 5, seed: 1, mostOptions: 3 })).toThrow('bid has 4 options');
  });
  test('chance from outside the state', () => {
    let count = 0;
    const game = withVerbs({
      toss: {
        run(s, _, f) {
          s.table.players[f.seat].points += ++count % 3;
        },
      },
    });
    expect(conforms(game)).toThrow(/the hash .*differs/);
  });
  test('a state that is not whole numbers', () => {
    const game = withVerbs({
      toss: {
        run(s, _, f) {
          s.table.players[f.seat].points += 0.5;
        },
      },
    });
    expect(conforms(game)).toThrow('bad-state');
  });
  test('options that change the state', () => {
    const game = withVerbs({
      prize: {
        ...asking(prize),
        options(s, _, __, out) {
          s.table.round++;
          out.push(0, 2);
        },
      },
    });
    expect(conforms(game)).toThrow(/the hash .*differs/);
  });
  test('a check of the game itself', () => {
    const game = withVerbs({ draw: { run: (s) => void s.table.deck.pop() } });
    expect(conforms(game)).not.toThrow();
    expect(() => conformance(game, two, { ...RUNS, check: allThere })).toThrow('a card is lost or doubled');
  });
  test('an undo that goes too far, and one that does not go', () => {
    const judge = (answer: Barrier | null) => () => undo(lanterns, two, RUNS, () => answer);
    expect(judge(null)).toThrow('can take back what somebody else decided');
    expect(judge('card-shown')).toThrow('though nobody learned anything');
    const blind =
      (of: Barrier, game = lanterns) =>
      () =>
        undo(game, two, RUNS, (steps, seat) => {
          const last = steps.at(-1);
          if (last === undefined || last.seat !== seat) return 'others-decided';
          return last.barrier === of ? null : last.barrier;
        });
    expect(blind('nothing-to-undo')).not.toThrow();
    expect(blind('chance-drawn')).toThrow('a draw from chance');
    expect(blind('card-shown')).toThrow('a reveal of card');
    // With open hands a bid shows no card, only what was bid.
    const openHands = withVerbs({
      deal: {
        run(s, verb, f) {
          acting(lanterns.verbs.deal).run(s, verb, f);
          for (const card of s.table.players.flatMap((p) => p.hand)) show(s, card, EVERYBODY);
        },
      },
    });
    expect(blind('nothing-to-undo', openHands)).not.toThrow();
    expect(blind('others-decided', openHands)).toThrow('a secret answer of');
  });
  test('with a record that leads there', () => {
    const game = withVerbs({
      toss: {
        run() {
          throw new Error('nobody wrote this');
        },
      },
    });
    const error = caught(survives(game));
    expect(error).toBeInstanceOf(Broken);
    const record = parseRecord((error as Broken).record);
    const state = replay(lanterns, { ...record, options: two });
    expect(state.table.over).toBe(0);
    expect((error as Broken).message).toContain('is about to answer 2: nobody wrote this');
  });
});

function caught(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return null;
}

/** Questions, lines, secrets, views, news and undo, on the made-up game. */
import { describe, expect, test } from 'vitest';
import {
  advance,
  answer,
  asking,
  type Barrier,
  barrier,
  bit,
  can,
  clone,
  crossNews,
  deciders,
  EVERYBODY,
  ear,
  hashOf,
  imagine,
  listening,
  makeDice,
  type News,
  NONE,
  OVER,
  optionsOf,
  Refused,
  SEALED,
  SPECTATOR,
  type Step,
  start,
  step,
  take,
  undo,
  viewOf,
} from '../src/index.ts';
import { type Asked, EXCHANGES, type Lanterns, lanterns, type Table, type Verb } from './lanterns.ts';

const begin = (players = 2) => start(lanterns, { players }, [1, 2, 3, 4]);
const verb = (s: ReturnType<typeof begin>, seat: number): string | undefined => {
  const f = asking(s, seat);
  return f?.verbs[f.at].verb;
};

describe('questions', () => {
  test('several seats are asked at once; a secret answer waits, and is seen by nobody', () => {
    const s = begin(3);
    expect(deciders(s)).toEqual([0, 1, 2]);
    const [, bid] = optionsOf(lanterns, s, 1);
    answer(lanterns, s, 1, bid);
    expect(deciders(s)).toEqual([0, 2]);
    expect(s.table.open).toEqual([]);
    expect(asking(s, 1)).toBeUndefined();
    expect(viewOf(lanterns, s, 1).lines[1].at(-1)?.held).toBe(bid);
    for (const seat of [0, 2, SPECTATOR]) expect(viewOf(lanterns, s, seat).lines[1].at(-1)?.held).toBe(SEALED);
    expect(imagine(lanterns, viewOf(lanterns, s, 0), makeDice(1)).lines[1].at(-1)?.held).toBeGreaterThanOrEqual(0);
  });
  test('answers that were kept aside take effect in seat order, whoever was first', () => {
    const s = begin(3);
    const bids = [0, 1, 2].map((seat) => optionsOf(lanterns, s, seat)[seat]);
    for (const seat of [2, 0, 1]) answer(lanterns, s, seat, bids[seat]);
    expect(s.table.open).toEqual(bids);
  });
  test('each goes at their own pace where nothing is secret, then play goes on', () => {
    const s = begin();
    for (const seat of [0, 1]) answer(lanterns, s, seat, optionsOf(lanterns, s, seat)[0]);
    answer(lanterns, s, deciders(s)[0], 0);
    expect([verb(s, 0), verb(s, 1)]).toEqual(['exchange', 'exchange']);
    answer(lanterns, s, 1, 1);
    expect([verb(s, 0), verb(s, 1)]).toEqual(['exchange', 'giveUp']);
    answer(lanterns, s, 1, s.table.players[1].hand[0]);
    expect([verb(s, 0), verb(s, 1)]).toEqual(['exchange', undefined]);
    answer(lanterns, s, 0, 0);
    expect([verb(s, 0), verb(s, 1), s.table.round]).toEqual(['bid', 'bid', 2]);
  });
  test('a question leads to a question', () => {
    const s = begin();
    for (const seat of [0, 1]) answer(lanterns, s, seat, optionsOf(lanterns, s, seat)[0]);
    const [winner] = deciders(s);
    const top = s.table.deck.at(-1);
    answer(lanterns, s, winner, 1);
    expect(verb(s, winner)).toBe('putUnder');
    expect(viewOf(lanterns, s, winner).table.deck.at(-1)).toBe(top);
    expect(asking(viewOf(lanterns, s, winner), winner)).toBeDefined();
    for (const seat of [1 - winner, SPECTATOR]) {
      expect(viewOf(lanterns, s, seat).table.deck.at(-1)).toBeLessThan(0);
      expect(viewOf(lanterns, s, seat).stack.every(({ it }) => it !== top)).toBe(true);
    }
    answer(lanterns, s, winner, 1);
    expect(s.table.deck[0]).toBe(top);
  });
  test('options may ask what else could be begun, for everybody who is asked at once', () => {
    const nothing = {
      options: () => undefined,
      about: (): Asked['giveUp'] => ({ does: 'giveUp', card: 0 }),
      then: () => undefined,
    };
    const exchange: Lanterns['verbs']['exchange'] = {
      options(s, _, f, out) {
        out.push(0, 1);
        if (can(game.verbs, s, { verb: 'giveUp' }, f)) out.push(2);
      },
      about: (_, __, ___, option) => ({ does: EXCHANGES[option] }),
      then: () => undefined,
    };
    const game: Lanterns = { ...lanterns, verbs: { ...lanterns.verbs, exchange, giveUp: nothing } };
    const s = start(game, { players: 2 }, [1, 2, 3, 4]);
    for (const seat of [0, 1]) answer(game, s, seat, optionsOf(game, s, seat)[0]);
    answer(game, s, deciders(s)[0], 0);
    expect([verb(s, 0), verb(s, 1)]).toEqual(['exchange', 'exchange']);
  });
  test('a question that is always put is put with one option, too', () => {
    const one = {
      options: (_: unknown, __: unknown, ___: unknown, out: number[]) => void out.push(0),
      about: (): Asked['exchange'] => ({ does: 'keep' }),
      then: () => undefined,
    };
    const asked = (exchange: Lanterns['verbs']['exchange']): string[] => {
      const game: Lanterns = { ...lanterns, verbs: { ...lanterns.verbs, exchange } };
      const s = start(game, { players: 2 }, [1, 2, 3, 4]);
      for (const seat of [0, 1]) answer(game, s, seat, optionsOf(game, s, seat)[0]);
      answer(game, s, deciders(s)[0], 0);
      return deciders(s).map((seat) => String(verb(s, seat)));
    };
    expect(asked(one)).toEqual(['bid', 'bid']);
    expect(asked({ ...one, always: () => true })).toEqual(['exchange', 'exchange']);
  });
  test('one option is taken, none is passed over', () => {
    const s = begin();
    const out: number[] = [];
    for (let seat = advance(lanterns, s, out); seat !== OVER; seat = take(lanterns, s, seat, out[0], out))
      expect(out.length).toBeGreaterThan(1);
    expect(s.table.over).toBe(1);
    expect(() => answer(lanterns, s, 0, 0)).toThrow(new Refused('game-over', {}));
  });
});

describe('news', () => {
  const known = [bit(0), bit(1) | bit(SPECTATOR), EVERYBODY];
  test('is crossed out card by card for who does not know them', () => {
    const news = { news: 'looked', seat: 0, card: 0, cards: [0, 1, 2, -7], n: 1 };
    expect(crossNews(news, known, 0)).toEqual({ ...news, card: 0, cards: [0, -1, 2, -7] });
    expect(crossNews(news, known, 1)).toEqual({ ...news, card: -1, cards: [-1, 1, 2, -7] });
    expect(crossNews(news, known, SPECTATOR)).toEqual({ ...news, card: -1, cards: [-1, 1, 2, -7] });
    expect(news.cards).toEqual([0, 1, 2, -7]);
  });
  test('without cards stays as it is', () => {
    const news: News = { news: 'tossed' };
    expect(crossNews(news, known, 1)).toBe(news);
  });
  test('is made only for who listens, and the inner listener hears its own', () => {
    const heard: string[] = [];
    listening(
      ({ news }) => heard.push(`outer ${news}`),
      () => {
        ear.hear?.({ news: 'one' });
        expect(() =>
          listening(
            ({ news }) => heard.push(`inner ${news}`),
            () => {
              ear.hear?.({ news: 'two' });
              throw new Error('stop');
            },
          ),
        ).toThrow('stop');
        ear.hear?.({ news: 'three' });
      },
    );
    expect(ear.hear).toBeNull();
    expect(heard).toEqual(['outer one', 'inner two', 'outer three']);
  });
  test('changes nothing in the game', () => {
    const [quiet, told] = [
      begin(),
      listening(
        () => undefined,
        () => begin(),
      ),
    ];
    expect(hashOf(told)).toBe(hashOf(quiet));
  });
});

describe('undo', () => {
  const setUp = () => {
    const s = begin();
    const steps: Step<Table, Verb>[] = [];
    for (const seat of [0, 1]) step(lanterns, s, steps, seat, optionsOf(lanterns, s, seat)[0]);
    return { s, steps, winner: deciders(s)[0] };
  };
  const barriers = (steps: readonly Step<Table, Verb>[]): (Barrier | null)[] =>
    [0, 1].map((seat) => barrier(steps, seat));

  test('nothing was answered', () => {
    expect(barriers([])).toEqual(['nothing-to-undo', 'nothing-to-undo']);
  });
  test('a secret answer can be taken back until somebody else answers', () => {
    const s = begin();
    const before = hashOf(s);
    const steps: Step<Table, Verb>[] = [];
    step(lanterns, s, steps, 1, optionsOf(lanterns, s, 1)[0]);
    expect(barriers(steps)).toEqual(['nothing-to-undo', null]);
    const given = clone(lanterns, s);
    step(lanterns, given, steps, 0, optionsOf(lanterns, s, 0)[0]);
    expect(barriers(steps)).toEqual(['card-shown', 'others-decided']);
    steps.pop();
    expect(hashOf(undo(steps))).toBe(before);
    expect(steps).toEqual([]);
    expect(() => undo(steps)).toThrow(RangeError);
  });
  test('a draw from chance cannot', () => {
    const { s, steps, winner } = setUp();
    step(lanterns, s, steps, winner, 2);
    expect(barrier(steps, winner)).toBe('chance-drawn');
  });
  test('a look at a hidden card cannot, what was done with it can', () => {
    const { s, steps, winner } = setUp();
    step(lanterns, s, steps, winner, 1);
    expect(barrier(steps, winner)).toBe('card-shown');
    const looked = hashOf(s);
    step(lanterns, s, steps, winner, 1);
    expect(barrier(steps, winner)).toBeNull();
    expect(hashOf(undo(steps))).toBe(looked);
  });
  test('a plain answer can; a refused one leaves no step', () => {
    const { s, steps, winner } = setUp();
    const before = hashOf(s);
    expect(() => step(lanterns, s, steps, winner, 7)).toThrow(Refused);
    expect(steps.length).toBe(2);
    step(lanterns, s, steps, winner, 0);
    expect(barrier(steps, winner)).toBeNull();
    expect(barrier(steps, 1 - winner)).toBe('others-decided');
    expect(hashOf(undo(steps))).toBe(before);
  });
  test('no frame is left waiting for an answer', () => {
    expect(
      begin()
        .lines.flat()
        .every(({ held }) => held === NONE),
    ).toBe(true);
  });
});

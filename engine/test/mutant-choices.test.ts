/** Broken choices and untrue reasons of the made-up game do not pass the kit. */
import { describe, expect, test, vi } from 'vitest';
import type { Asking, Card } from '../src/index.ts';
import { conformance, reasonsAreTrue, secrecy, type Truth } from '../testing/index.ts';
import {
  type Asked,
  hidden,
  type Lanterns,
  lanterns,
  type Options,
  type Table,
  type Verb,
  type Why,
} from './lanterns.ts';

vi.setConfig({ testTimeout: 60_000 });

const RUNS = { games: 20, seed: 7 };
const two: Options = { players: 2 };
type Question<K extends keyof Asked> = Asking<Table, Verb, Verb, Asked[K], Why>;
const { exchange, giveUp, putUnder } = lanterns.verbs;
const withVerbs = (verbs: { [K in keyof Asked]?: Question<K> }): Lanterns => ({
  ...lanterns,
  verbs: { ...lanterns.verbs, ...verbs } as Lanterns['verbs'],
});

const conforms = (game: Lanterns) => () => conformance(game, two, RUNS);

describe('choices that are broken are caught:', () => {
  test('a question whose options are about nothing does not compile', () => {
    const { about, ...mute } = giveUp as Question<'giveUp'>;
    expect(about).toBeDefined();
    // @ts-expect-error: it does not say what its options are about
    const verbs: Lanterns['verbs'] = { ...lanterns.verbs, giveUp: mute };
    expect(verbs.giveUp).toBe(mute);
  });
  test('an option that points at a card of which the seat does not know where it lies', () => {
    const about: Question<'giveUp'>['about'] = ({ table }) => ({ does: 'giveUp', card: table.deck[0] });
    expect(conforms(withVerbs({ giveUp: { ...(giveUp as Question<'giveUp'>), about } }))).toThrow(
      /giveUp is about card \d+, which the seat does not know/,
    );
  });
  test('two options about the same', () => {
    const about: Question<'putUnder'>['about'] = (_, __, { it }) => ({ does: 'leave', card: it });
    expect(conforms(withVerbs({ putUnder: { ...(putUnder as Question<'putUnder'>), about } }))).toThrow(
      /two options are about .*leave/,
    );
  });
  test('something that is no option, for no reason', () => {
    expect(conforms(needing(MUCH, () => []))).toThrow(/exchange.* is no option, for no reason/);
  });
  test('an option that is said not to be one', () => {
    const options: Question<'exchange'>['options'] = (_, __, ___, out, unavailable) => {
      out.push(0, 1);
      unavailable?.push({ choice: { does: 'exchange' }, why: [{ reason: 'noDeck' }] });
    };
    expect(conforms(withVerbs({ exchange: { ...(exchange as Question<'exchange'>), options } }))).toThrow(
      /is an option, and is said not to be one/,
    );
  });
  test('a reason that depends on what the seat cannot see', () => {
    const game = needing(MUCH, (lacks, deck) => [{ reason: 'lacksCards', n: lacks + (deck[0] > 9 ? 1 : 0) }]);
    expect(conforms(game)).toThrow("what is no option, by the state and by the seat's view");
    expect(() => secrecy(game, two, { ...RUNS, hidden })).toThrow(/options or errors of .*differs/);
  });
});

/** More cards than a hand has in the last round: only with so many may they be exchanged. */
const MUCH = 3;
function needing(n: number, whyNot: (lacks: number, deck: readonly Card[]) => Why[]): Lanterns {
  const options: Question<'exchange'>['options'] = ({ table }, _, f, out, unavailable) => {
    const lacks = n - table.players[f.seat].hand.length;
    out.push(0);
    if (lacks <= 0) out.push(1);
    else unavailable?.push({ choice: { does: 'exchange' }, why: whyNot(lacks, table.deck) });
  };
  return withVerbs({ exchange: { ...(exchange as Question<'exchange'>), always: () => true, options } });
}

describe('reasons that are not true are caught:', () => {
  const truth: Truth<Table, Verb, Asked[keyof Asked], Why> = {
    ...RUNS,
    give({ table }, seat, _, why) {
      if (why.reason === 'noDeck') return false;
      for (let n = 0; n < why.n; n++) table.players[seat].hand.push(table.deck.shift() as Card);
      return true;
    },
    less: (why) => (why.reason === 'lacksCards' ? [{ ...why, n: why.n - 1 }] : []),
    meant: ({ stack, lines, seat }) =>
      stack.length > 0 && lines[seat]?.at(-1)?.verbs[0].verb === 'exchange' ? [{ does: 'exchange' }] : [],
  };
  const isTrue = (game: Lanterns) => () => reasonsAreTrue(game, two, truth);

  test('those that are true are not', () => {
    const tally = reasonsAreTrue(
      needing(MUCH, (n) => [{ reason: 'lacksCards', n }]),
      two,
      truth,
    );
    expect(tally.reasons).toBeGreaterThan(20);
    expect(tally.kinds).toEqual({ lacksCards: tally.reasons });
    expect(tally.lasting).toBe(0);
  });
  test('what lasts whatever is given is counted by itself', () => {
    const tally = reasonsAreTrue(
      needing(MUCH, () => [{ reason: 'noDeck' }]),
      two,
      truth,
    );
    expect(tally).toMatchObject({ reasons: 0, kinds: { noDeck: tally.lasting } });
  });
  test('one that says too little', () => {
    const tooLittle = needing(MUCH, () => [{ reason: 'lacksCards', n: 1 }]);
    expect(isTrue(tooLittle)).toThrow(/is given .*lacksCards.* and told the same again/);
  });
  test('one that says too much', () => {
    expect(isTrue(needing(MUCH, (n) => [{ reason: 'lacksCards', n: n + 1 }]))).toThrow(/lacks less than .* is enough/);
  });
  test('one that leaves something out', () => {
    const oneByOne = needing(MUCH, (n) => [n > 1 ? { reason: 'lacksCards', n: n - 1 } : { reason: 'noDeck' }]);
    expect(isTrue(oneByOne)).not.toThrow();
    expect(() => reasonsAreTrue(oneByOne, two, { ...truth, isWhole: () => true })).toThrow(/and then is told .*noDeck/);
  });
  test('one with which the thing vanishes', () => {
    const options: Question<'exchange'>['options'] = ({ table }, _, f, out, unavailable) => {
      out.push(0);
      const lacks = MUCH - table.players[f.seat].hand.length;
      if (lacks > 0) unavailable?.push({ choice: { does: 'exchange' }, why: [{ reason: 'lacksCards', n: lacks }] });
    };
    const game = withVerbs({ exchange: { ...(exchange as Question<'exchange'>), always: () => true, options } });
    const { meant, ...blind } = truth;
    expect(meant).toBeDefined();
    expect(() => reasonsAreTrue(game, two, blind)).toThrow('is not spoken of any more');
  });
  test('something to be seen of which nothing is said', () => {
    const options: Question<'exchange'>['options'] = (_, __, ___, out) => out.push(0);
    const game = withVerbs({ exchange: { ...(exchange as Question<'exchange'>), always: () => true, options } });
    expect(isTrue(game)).toThrow(/exchange.* nothing is said/);
  });
});

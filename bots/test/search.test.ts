import { duskfall } from '@gloaming/duskfall';
import {
  advance,
  clone,
  deciders,
  hashOf,
  keyFrom,
  makeDice,
  OVER,
  optionsOf,
  type Seat,
  type State,
  start,
  take,
  type Verb,
  viewOf,
} from '@gloaming/engine';
import { imaginedTwin } from '@gloaming/engine/testing';
import { evenfall, SWITCHES } from '@gloaming/evenfall';
import { parsePosition, resArcana } from '@gloaming/res-arcana';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { chancesInMatch } from '../src/games/res-arcana/matchChances.ts';
import {
  beginSearch,
  type Guide,
  KNOWLEDGE,
  makeThinker,
  type Rules,
  SETTINGS,
  think,
  thinkNow,
  uniformGuide,
} from '../src/index.ts';
import { LONG, lots, SHORT } from './lots.ts';
import { lastPass, PASS } from './playing.ts';

vi.setConfig({ testTimeout: 120_000 });

const RES = { players: 2, deal: 'standard', match: false } as const;
const EVEN = {
  players: 2,
  side: 'moon',
  clans: [],
  level: 'witch',
  experienced: false,
  switches: SWITCHES,
} as const;

/** A game played by chance: every state where somebody is asked, who that is, and what they may answer. */
function walk<T, V extends Verb>(
  rules: Rules<T, V>,
  begun: State<T, V>,
  seed: number,
  each: (s: State<T, V>, seat: Seat, options: readonly number[], step: number) => void,
): void {
  const dice = makeDice(seed);
  const out: number[] = [];
  let step = 0;
  for (let first = advance(rules, begun, out); first !== OVER; step++) {
    const seats = deciders(begun);
    const seat = seats[dice(seats.length)];
    const options = optionsOf(rules, begun, seat);
    each(begun, seat, options, step);
    first = take(rules, begun, seat, options[dice(options.length)], out);
  }
}

const key = (seed: number): number[] => keyFrom(makeDice(seed));
const now = <T, V extends Verb>(
  rules: Rules<T, V>,
  guide: Guide<T, V>,
  s: State<T, V>,
  seat: Seat,
  iterations: number,
  seed: number,
) => makeThinker(rules, guide).now(viewOf(rules, s, seat), optionsOf(rules, s, seat), makeDice(seed), { iterations });

test('a search takes a view, and by type no state', () => {
  type Given = Parameters<typeof beginSearch<number, Verb>>[3];
  expectTypeOf<State<number, Verb>>().not.toExtend<Given>();
});

/** At some states of a game played by chance, for whoever is asked there. */
function sameForTwins<T, V extends Verb>(rules: Rules<T, V>, guide: Guide<T, V>, s: State<T, V>, apart: number): void {
  let compared = 0;
  walk(rules, s, 3, (state, seat, options, step) => {
    if (step % apart !== 0 || options.length < 2) return;
    const twin = imaginedTwin(rules, state, seat, makeDice(step));
    const before = structuredClone(viewOf(rules, state, seat));
    const thought = now(rules, guide, state, seat, 24, step);
    expect(now(rules, guide, twin, seat, 24, step)).toEqual(thought);
    expect(now(rules, guide, state, seat, 24, step)).toEqual(thought);
    expect(viewOf(rules, state, seat)).toEqual(before);
    expect(options).toContain(thought.answer);
    compared++;
  });
  expect(compared).toBeGreaterThan(5);
}

describe('two states that look the same to a seat are answered the same, advice and all', () => {
  test('Res Arcana', () => {
    sameForTwins(
      resArcana,
      KNOWLEDGE['res-arcana'].guide,
      start(resArcana, { ...RES, players: 3, deal: 'draft' }, key(1)),
      23,
    );
  });
  test('Evenfall, dials and all', () => {
    sameForTwins(evenfall, KNOWLEDGE.evenfall.guide, start(evenfall, { ...EVEN, clans: [] }, key(2)), 11);
  });
  test('Evenfall alone', () => {
    sameForTwins(evenfall, KNOWLEDGE.evenfall.guide, start(evenfall, { ...EVEN, players: 1, clans: [] }, key(2)), 7);
  });
  test('a game of which nothing else is known, secret bids and all', () => {
    sameForTwins(duskfall, uniformGuide(), start(duskfall, { players: 4 }, key(3)), 3);
  });
});

/**
 * Two who go on from their own thoughts, one at a table and one at its twin: as long as the tables look the same they think the same,
 * from a tree as well as anew. Says how often one went on from a tree.
 */
function sameForTwinsInTurn<T, V extends Verb>(
  rules: Rules<T, V>,
  guide: Guide<T, V>,
  s: State<T, V>,
  apart: number,
): number {
  let reused = 0;
  walk(rules, s, 3, (state, seat, _, step) => {
    if (step % apart !== 0) return;
    const tables = [clone(rules, state), imaginedTwin(rules, state, seat, makeDice(step))];
    const thinkers = tables.map(() => makeThinker(rules, guide));
    for (let answers = 0; answers < 3; answers++) {
      const views = tables.map((each) => viewOf(rules, each, seat));
      const own = optionsOf(rules, tables[0], seat);
      if (hashOf(views[0]) !== hashOf(views[1]) || own.length < 2) return;
      const [one, other] = thinkers.map((thinker, i) =>
        thinker.now(views[i], optionsOf(rules, tables[i], seat), makeDice(step), { iterations: 24 }),
      );
      expect(other).toEqual(one);
      expect(own).toContain(one.answer);
      if (one.tried.reduce((sum, { visits }) => sum + visits, 0) > one.iterations) reused++;
      for (const each of tables) take(rules, each, seat, one.answer, []);
    }
  });
  return reused;
}

describe('the same for whoever goes on from a thought before', () => {
  test('Res Arcana', () => {
    const s = start(resArcana, { ...RES, players: 3, deal: 'draft' }, key(1));
    expect(sameForTwinsInTurn(resArcana, KNOWLEDGE['res-arcana'].guide, s, 23)).toBeGreaterThan(2);
  });
  test('Evenfall', () => {
    const s = start(evenfall, { ...EVEN, clans: [] }, key(2));
    expect(sameForTwinsInTurn(evenfall, KNOWLEDGE.evenfall.guide, s, 53)).toBeGreaterThan(2);
  });
});

describe('with four players it comes to an end, with an answer that can be given', () => {
  /** At every so many of each seat's questions, in a game played by chance. */
  function answersAll<T, V extends Verb>(rules: Rules<T, V>, guide: Guide<T, V>, s: State<T, V>, apart: number): void {
    const met = [0, 0, 0, 0];
    walk(rules, s, 5, (state, seat, options, step) => {
      if (options.length < 2 || met[seat]++ % apart !== 0) return;
      const { answer, iterations, tried } = now(rules, guide, state, seat, 24, step);
      expect(options).toContain(answer);
      expect(tried.map(({ option }) => option).sort((a, b) => a - b)).toEqual(options.toSorted((a, b) => a - b));
      expect(iterations).toBeGreaterThan(0);
      for (const { chance } of tried) expect(chance).toBeLessThanOrEqual(1);
    });
    expect(met).not.toContain(0);
  }
  test('Res Arcana', () => {
    answersAll(resArcana, KNOWLEDGE['res-arcana'].guide, start(resArcana, { ...RES, players: 4 }, key(6)), 31);
  });
  test('Evenfall', () => {
    answersAll(evenfall, KNOWLEDGE.evenfall.guide, start(evenfall, { ...EVEN, players: 4, clans: [] }, key(6)), 37);
  });
});

test('a match of several games is searched, too', () => {
  sameForTwins(resArcana, KNOWLEDGE['res-arcana'].guide, start(resArcana, { ...RES, match: true }, key(4)), 97);
});

test('RA-10.2 chances in a game are chances in its match', () => {
  const chances = (game: number, won: number, lost: number, chance: number): number[] => {
    const { table } = start(resArcana, { ...RES, match: true }, key(4));
    table.game = game;
    table.players[0].wins = won;
    table.players[1].wins = lost;
    const out = new Float64Array([chance, 1 - chance]);
    chancesInMatch(table, out);
    return [...out];
  };
  expect(chances(1, 0, 0, 1)).toEqual([0.75, 0.25]);
  expect(chances(1, 0, 0, 0.5)).toEqual([0.5, 0.5]);
  expect(chances(2, 1, 0, 0.5)).toEqual([0.75, 0.25]);
  expect(chances(2, 0, 1, 1)).toEqual([0.5, 0.5]);
  expect(chances(2, 0, 1, 0)).toEqual([0, 1]);
  expect(chances(3, 1, 1, 1)).toEqual([1, 0]);
  // Games that were shared count for both.
  expect(chances(2, 1, 1, 1)).toEqual([1, 0]);
  expect(chances(3, 2, 2, 0.25)).toEqual([0.25, 0.75]);
});

test('what others answered in secret is searched anew, not guessed once', () => {
  const s = start(duskfall, { players: 2 }, key(5));
  take(duskfall, s, 0, optionsOf(duskfall, s, 0)[0], []);
  const view = viewOf(duskfall, s, 1);
  const search = beginSearch(duskfall, uniformGuide(), SETTINGS, view, optionsOf(duskfall, s, 1), makeDice(1));
  return think(search, { iterations: 300 }).then(() => {
    const other = search.root.questions.find(({ seat }) => seat === 0);
    expect(other?.total).toBe(search.iterations);
    expect(search.root.joint?.size).toBeGreaterThan(3);
  });
});

test('whoever answers in secret does not know what the others answer', () => {
  const s = start(duskfall, { players: 2 }, key(6));
  const search = beginSearch(
    duskfall,
    uniformGuide(),
    SETTINGS,
    viewOf(duskfall, s, 0),
    optionsOf(duskfall, s, 0),
    makeDice(1),
  );
  return think(search, { iterations: 200 }).then(() => {
    // One count for the rival in all worlds, whatever one bids oneself.
    expect(search.root.questions.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(search.root.questions[0].next.every((next) => next === null)).toBe(true);
  });
});

test('it is sure of a game that it has won', () => {
  const s = parsePosition(lastPass('great-pyramid, coral-castle, obelisk, hanging-gardens, dragon-egg, nightingale'));
  const { answer, tried } = now(resArcana, KNOWLEDGE['res-arcana'].guide, s, 0, 400, 1);
  expect(tried[0].chance).toBeGreaterThan(0.95);
  expect(answer).toBe(tried[0].option);
});

test('it does not end a game that it would lose', () => {
  const s = parsePosition(lastPass('great-pyramid'));
  const { answer, tried } = now(resArcana, KNOWLEDGE['res-arcana'].guide, s, 0, 400, 1);
  expect(answer).not.toBe(PASS);
  expect(tried[0].chance).toBeGreaterThan(tried.find(({ option }) => option === PASS)?.chance ?? 0);
});

describe('a budget', () => {
  const s = start(resArcana, RES, key(8));
  const view = viewOf(resArcana, s, 0);
  const options = optionsOf(resArcana, s, 0);
  const begin = () => beginSearch(resArcana, KNOWLEDGE['res-arcana'].guide, SETTINGS, view, options, makeDice(2));

  test('of iterations is not overdrawn, and no more is done than needed', async () => {
    const { iterations, tried } = await think(begin(), { iterations: 100 });
    expect(iterations).toBeLessThanOrEqual(100);
    expect(tried.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations);
    expect(tried[0].visits - (tried[1]?.visits ?? 0)).toBeGreaterThan(100 - iterations - 1);
  });
  test('is not used up where one answer is plainly the best', () => {
    const lost = parsePosition(lastPass('great-pyramid'));
    const budget = 20_000;
    const { iterations, tried, answer } = now(resArcana, KNOWLEDGE['res-arcana'].guide, lost, 0, budget, 1);
    // Before half of it the second could still catch up by count alone.
    expect(iterations).toBeLessThan(budget / 2);
    for (const { option, chance, visits } of tried)
      if (option !== answer && visits > 100) expect(chance).toBeLessThan(tried[0].chance);
  });
  test('of time is kept by the clock that is given', async () => {
    let ms = 0;
    const clock = (): number => ms++;
    const { iterations } = await think(begin(), { iterations: 1e6, time: { ms: 20, clock } });
    expect(iterations).toBeGreaterThan(50);
    expect(iterations).toBeLessThan(1000);
  });
  test('that makes no sense is used up by the first look: there is an answer, and it ends', async () => {
    const FEW = 16;
    const still = (): number => 0;
    for (const budget of [
      { iterations: Number.NaN },
      { iterations: 0 },
      { iterations: -5 },
      { iterations: 1e9, time: { ms: 0, clock: still } },
      { iterations: 1e9, time: { ms: -1, clock: still } },
      { iterations: 1e9, time: { ms: Number.NaN, clock: still } },
      { iterations: 1e9, time: { ms: 100, clock: () => Number.NaN } },
    ]) {
      for (const { iterations, answer, tried } of [thinkNow(begin(), budget), await think(begin(), budget)]) {
        expect(iterations).toBeGreaterThan(0);
        expect(iterations).toBeLessThanOrEqual(FEW);
        expect(tried[0].visits).toBeGreaterThan(0);
        expect(answer).toBe(tried[0].option);
      }
    }
  });
  test('thinking in slices gives the same as thinking at once, and can be followed', async () => {
    const shares: number[] = [];
    const slowly = await think(begin(), { iterations: 300 }, { slice: 32, progress: (share) => shares.push(share) });
    const thinker = makeThinker(resArcana, KNOWLEDGE['res-arcana'].guide);
    expect(thinker.now(view, options, makeDice(2), { iterations: 300 })).toEqual(slowly);
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });
  test('others get their turn meanwhile, and can call it off', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 0);
    const { iterations, answer } = await think(begin(), { iterations: 1e9 }, { signal: stop.signal });
    expect(iterations).toBeGreaterThan(0);
    expect(options).toContain(answer);
  });
  test('even called off before it began it gives an answer', async () => {
    const { answer } = await think(begin(), { iterations: 1e9 }, { signal: AbortSignal.abort() });
    expect(options).toContain(answer);
  });
  test('where there is nothing to choose nothing is thought', () => {
    const thinker = makeThinker(resArcana, KNOWLEDGE['res-arcana'].guide);
    expect(thinker.now(view, [options[0]], makeDice(1), { iterations: 1e9 })).toMatchObject({
      answer: options[0],
      iterations: 0,
    });
  });
});

test('within a turn it goes on from what it found before; after somebody else has decided it begins anew', () => {
  let reused = 0;
  let anew = 0;
  for (let seed = 1; seed <= 3; seed++) {
    const s = start(evenfall, { ...EVEN, clans: [] }, key(seed));
    const thinker = makeThinker(evenfall, KNOWLEDGE.evenfall.guide);
    const out: number[] = [];
    let lastSeat = -1;
    for (let seat = advance(evenfall, s, out), i = 0; i < 14; i++) {
      const view = viewOf(evenfall, s, seat);
      const thought =
        seat === 0 && out.length > 1 ? thinker.now(view, [...out], makeDice(i), { iterations: 200 }) : null;
      if (thought !== null) {
        const visits = thought.tried.reduce((sum, one) => sum + one.visits, 0);
        if (visits > thought.iterations) {
          reused++;
          expect(lastSeat).toBe(0);
        } else anew++;
      }
      lastSeat = seat;
      seat = take(evenfall, s, seat, thought?.answer ?? out[0], out);
    }
  }
  expect(reused).toBeGreaterThan(2);
  expect(anew).toBeGreaterThan(2);
});

test('where chance has shown something, it answers what is asked, not what might have been', () => {
  for (const lot of [SHORT, LONG]) {
    const s = start(lots, lot, key(1));
    const thinker = makeThinker(lots, uniformGuide());
    while (deciders(s).length > 0) {
      const options = optionsOf(lots, s, 0);
      const { answer, tried } = thinker.now(viewOf(lots, s, 0), options, makeDice(3), { iterations: 100 });
      expect(options).toContain(answer);
      expect(tried.map(({ option }) => option).sort()).toEqual(options);
      take(lots, s, 0, answer, []);
    }
  }
});

test('it beats chance at a game of which it knows nothing else', () => {
  let wins = 0;
  for (let game = 0; game < 12; game++) {
    const s = start(duskfall, { players: 2 }, key(50 + (game >> 1)));
    const dice = makeDice(game);
    const out: number[] = [];
    for (let seat = advance(duskfall, s, out); seat !== OVER; ) {
      const options = [...out];
      const answer =
        seat === game % 2
          ? now(duskfall, uniformGuide(), s, seat, 150, dice(1e9)).answer
          : options[dice(options.length)];
      seat = take(duskfall, s, seat, answer, out);
    }
    if (duskfall.result(s.table)?.winners.includes(game % 2)) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(8);
});

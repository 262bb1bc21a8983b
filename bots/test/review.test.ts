import {
  type Verb as AnyVerb,
  answer,
  choiceOf,
  deciders,
  type Game,
  type GameRecord,
  hashOf,
  keyFrom,
  makeDice,
  noteAnswer,
  optionsOf,
  record,
  replay,
  type State,
  start,
  viewOf,
} from '@gloaming/engine';
import { pastViews, type Teller } from '@gloaming/engine/testing';
import { evenfall } from '@gloaming/evenfall';
import { EVENFALL } from '@gloaming/evenfall/entry';
import type { GameName, TableOf, VerbOf } from '@gloaming/games';
import { type Options, parsePosition, resArcana, type Table, type Verb } from '@gloaming/res-arcana';
import { describe, expect, test, vi } from 'vitest';
import {
  accountOf,
  doJob,
  type Found,
  type FoundByName,
  type Guide,
  type Job,
  type Judged,
  judge,
  KNOWLEDGE,
  makeBot,
  quickJobs,
  type ReviewedStory,
  type Rules,
  type Stage,
  type Story,
  storyOf,
  work,
} from '../src/index.ts';
import { lastPass, PASS, playOut } from './playing.ts';

vi.setConfig({ testTimeout: 120_000 });

const OPTIONS: Options = { players: 2, deal: 'standard', match: false };

/** A game of greedy bots, written down; or no more than its first answers. */
function playedBy<N extends GameName, O>(
  name: N,
  game: Game<TableOf<N>, VerbOf<N>, O>,
  options: O,
  seed: number,
): GameRecord<O> {
  const into = record(game, options, keyFrom(makeDice(seed)));
  const greedy = makeBot<N>('greedy', name);
  const given: { seat: number; option: number }[] = [];
  const note = (s: State<TableOf<N>, VerbOf<N>>): void => {
    for (const { seat, option } of given.splice(0)) noteAnswer(game, into, s, seat, option);
  };
  const end = playOut(
    game,
    options,
    seed,
    () => greedy,
    (s, seat, option) => {
      note(s);
      given.push({ seat, option });
    },
  );
  note(end);
  return into;
}
const resArcanaBy = (seed: number) => playedBy('res-arcana', resArcana, OPTIONS, seed);
const present = <S>(story: S | null): S => {
  if (story === null) throw new Error('the game is not over');
  return story;
};
const storyBy = (seed: number, seat: number): Story<Table, Verb> =>
  present(storyOf(resArcana, resArcanaBy(seed), seat));

function reviewed<T, V extends AnyVerb>(
  rules: Rules<T, V>,
  guide: Guide<T, V>,
  story: Story<T, V>,
  seed: number,
  kept: FoundByName = {},
  signal?: AbortSignal,
) {
  const done: string[] = [];
  const hand = (job: Job<T, V>): Promise<Found> => {
    done.push(job.name);
    return doJob(rules, guide, job);
  };
  // Few: what is tested holds for any.
  const looks = { quick: 20, long: 80 };
  const working = { seed, looks, hands: [hand, hand], kept, ...(signal ? { signal } : {}) };
  return work(story, working).then((found) => ({ found, done }));
}
const { guide } = KNOWLEDGE['res-arcana'];

/** Where several are asked at once, the last of them answers first, as bots do while a person still looks. */
function playedLastFirst(seed: number): GameRecord<Options> {
  const greedy = makeBot<'res-arcana'>('greedy', 'res-arcana');
  const dice = makeDice(seed);
  const key = keyFrom(dice);
  const into = record(resArcana, OPTIONS, key);
  const s = start(resArcana, OPTIONS, key);
  for (let seat = deciders(s).at(-1); seat !== undefined; seat = deciders(s).at(-1)) {
    const option = greedy(resArcana, viewOf(resArcana, s, seat), optionsOf(resArcana, s, seat), dice);
    answer(resArcana, s, seat, option);
    noteAnswer(resArcana, into, s, seat, option);
  }
  return into;
}

test('others may answer while the seat is asked as well', async () => {
  let moments = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const story = present(storyOf(resArcana, playedLastFirst(seed), 0));
    for (const [at, { mover, option }] of story.steps.entries()) {
      const view = story.views[at];
      if (mover === 0 || deciders(view)[0] !== 0) continue;
      moments++;
      const watching = { view, options: [], given: option, seed: at, iterations: 20 };
      expect(await doJob(resArcana, guide, watching)).toMatchObject({ watched: { after: null } });
    }
  }
  expect(moments).toBeGreaterThan(8);
});

describe('a story', () => {
  test('is what the seat saw at every moment and nothing that it learned later, of a game that is over', () => {
    const game = resArcanaBy(5);
    const story = present(storyOf(resArcana, game, 1));
    expect(story.views.length).toBe(game.answers.length + 1);
    expect(story.steps.map(({ mover }) => mover)).toEqual(game.answers.map(({ seat }) => seat));
    for (const at of [0, 20, 60, story.steps.length]) {
      const sofar = replay(resArcana, { ...game, end: '', answers: game.answers.slice(0, at) });
      expect(hashOf(story.views[at])).toBe(hashOf(viewOf(resArcana, sofar, 1)));
    }
    expect([0, 1]).toContain(story.result);
    expect(storyOf(resArcana, { ...game, end: '', answers: game.answers.slice(0, 40) }, 1)).toBe(null);
  });

  const storyTold =
    <T, V extends AnyVerb, O>(game: Game<T, V, O>): Teller<O> =>
    (written, seat) => {
      const { views, steps } = present(storyOf(game, written, seat));
      return views.map((view, n) => ({ view, said: steps[n] }));
    };
  test('shows and says nothing that was hidden then or came later, in random games of both games', () => {
    const ra = pastViews(resArcana, OPTIONS, { games: 2, seed: 31, moments: 2, tell: storyTold(resArcana) });
    expect(ra.futures).toBeGreaterThan(0);
    for (const players of [1, 2]) {
      const tell = storyTold(evenfall);
      const ev = pastViews(evenfall, EVENFALL.options.parse(players, {}), { games: 1, seed: 32, moments: 2, tell });
      expect(ev.futures).toBeGreaterThan(0);
    }
  });

  test('knows of others’ answers what the seat knew, and says of own steps what came to light', () => {
    const story = storyBy(5, 0);
    const causes = new Set(story.steps.map(({ cause }) => cause));
    expect([...causes].toSorted()).toEqual(['both', 'known', 'luck', 'others']);
    for (const [n, { mover, option, options, cause }] of story.steps.entries()) {
      if (mover === 0) {
        expect(option).not.toBe(null);
        continue;
      }
      expect(options).toBe(null);
      if (cause === 'both') expect(option).not.toBe(null);
      // What it could not read in its own view it is not told.
      if (option !== null)
        expect(JSON.stringify(choiceOf(resArcana, story.views[n], mover, option))).not.toContain('"card":-');
    }
  });
});

describe('the account', () => {
  test('adds up: start, own play, others’ play and luck are the result, at any time of the review', async () => {
    for (const [seed, seat] of [
      [5, 0],
      [6, 1],
    ]) {
      const story = storyBy(seed, seat);
      const { found } = await reviewed(resArcana, guide, story, 1);
      const names = Object.keys(found);
      for (const many of [0, 1, 30, names.length]) {
        const part = Object.fromEntries(names.slice(0, many).map((name) => [name, found[name]]));
        const { start, own, others, luck, result, chances } = accountOf(story, part);
        expect(start + own + others + luck).toBeCloseTo(result, 9);
        expect(result).toBe(story.result);
        expect(chances.every((chance) => chance >= 0 && chance <= 2)).toBe(true);
        expect(own).toBeLessThanOrEqual(0);
      }
    }
  });

  test('books each difference once, under whoever made it', () => {
    const judged = (chance: number, cost: number): Judged => ({
      chance,
      cost,
      best: 0,
      isSettled: true,
      iterations: 100,
      why: null,
    });
    const own = { mover: 0, option: 1, options: [0, 1] };
    const story: ReviewedStory = {
      seat: 0,
      seats: 2,
      result: 1,
      steps: [
        { ...own, cause: 'known' },
        { ...own, cause: 'luck' },
        { mover: 1, option: 3, options: null, cause: 'others' },
        { mover: 1, option: 3, options: null, cause: 'both' },
        { mover: 0, option: 7, options: null, cause: 'known' },
        { ...own, cause: 'others' },
      ],
    };
    const { chances, entries, ...all } = accountOf(story, {
      'quick 0': { judged: judged(0.56, 0) },
      'quick 1': { judged: judged(0.3, 0.2) },
      'quick 3': { watched: { chance: 0.4, after: 0.45, iterations: 100 } },
      'quick 5': { judged: judged(0.9, 0.05) },
    });
    // The first two are one worth, of which two looks say 0.56 and 0.3 + 0.2; what was lost there is lost at the second.
    const expected = [0.53, 0.53, 0.33, 0.4, 0.95, 0.95, 1];
    for (const [i, chance] of chances.entries()) expect(chance, String(i)).toBeCloseTo(expected[i], 9);
    expect(entries[1]).toMatchObject({ cost: 0.2 });
    expect(entries[1].luck).toBeCloseTo(0, 9);
    expect(entries[3].others).toBeCloseTo(0.05, 9);
    expect(entries[3].luck).toBeCloseTo(0.5, 9);
    expect(entries[5].others).toBeCloseTo(0.1, 9);
    expect(all.own).toBeCloseTo(-0.25, 9);
    expect(all.answers).toBe(3);
  });

  test('costs nothing where there was no choice, nor for the best answer', async () => {
    const story = storyBy(5, 0);
    const { found } = await reviewed(resArcana, guide, story, 1);
    const { entries } = accountOf(story, found);
    for (const { step, cost } of entries) {
      const { mover, options } = story.steps[step];
      if (mover !== 0 || options === null) expect(cost).toBe(0);
    }
  });
});

describe('a verdict', () => {
  const s = parsePosition(lastPass('great-pyramid'));
  const view = viewOf(resArcana, s, 0);
  const options = optionsOf(resArcana, s, 0);
  const verdict = (given: number, seed: number) =>
    judge(resArcana, guide, { view, options, given }, { seed, iterations: 1500 });

  test('finds a blunder, says what it cost and what was better, with any dice', async () => {
    const found = await Promise.all([1, 2, 3, 4].map((seed) => verdict(PASS, seed)));
    for (const { cost, best, isSettled } of found) {
      expect(cost).toBeGreaterThan(0.05);
      expect(best).not.toBe(PASS);
      expect(isSettled).toBe(false);
    }
    const costs = found.map(({ cost }) => cost);
    expect(Math.max(...costs) - Math.min(...costs)).toBeLessThan(0.06);
    // The answer that it names costs nothing itself.
    expect(await verdict(found[0].best, 5)).toMatchObject({ cost: 0, best: found[0].best });
  });
});

describe('the work', () => {
  test('gives the same for the same dice, and goes on where it was', async () => {
    const story = storyBy(6, 0);
    const whole = await reviewed(resArcana, guide, story, 3);
    expect((await reviewed(resArcana, guide, story, 3)).found).toEqual(whole.found);
    const some = Object.fromEntries(Object.entries(whole.found).slice(0, 20));
    const rest = await reviewed(resArcana, guide, story, 3, some);
    expect(rest.found).toEqual(whole.found);
    expect(rest.done.length).toBe(whole.done.length - 20);
    const stopped = await reviewed(resArcana, guide, story, 3, {}, AbortSignal.abort());
    expect(stopped).toEqual({ found: {}, done: [] });
  });

  test('first looks at the last moment of each stretch in which nothing comes to light: that is a whole curve', async () => {
    const story = storyBy(6, 0);
    const looks = { quick: 20, long: 40 };
    const stages: Record<Stage, number> = { curve: 0, quick: 0, long: 0 };
    const curve: number[] = [];
    const hand = (job: Job<Table, Verb>): Promise<Found> => doJob(resArcana, guide, job);
    await work(story, {
      seed: 1,
      looks,
      hands: [hand],
      kept: {},
      each: (found, stage, done, of) => {
        stages[stage] = of;
        if (stage === 'curve' && done === of)
          curve.push(...Object.keys(found).map((name) => Number(name.split(' ')[1])));
      },
    });
    const quick = quickJobs(story, 1, looks).map(({ step }) => step);
    expect(stages.quick).toBe(quick.length);
    expect(stages.curve).toBeLessThan(stages.quick);
    const isQuiet = (from: number, to: number): boolean =>
      story.steps.slice(from, to).every(({ cause }) => cause === 'known');
    for (const [i, step] of quick.entries()) {
      const next = quick[i + 1];
      expect(curve.includes(step), String(step)).toBe(next === undefined || !isQuiet(step, next));
    }
  });

  test('is done for Evenfall, too, alone against the Automa', async () => {
    const game = playedBy('evenfall', evenfall, EVENFALL.options.parse(1, {}), 3);
    const story = present(storyOf(evenfall, game, 0));
    const { found } = await reviewed(evenfall, KNOWLEDGE.evenfall.guide, story, 1);
    const { start, own, others, luck, result, answers } = accountOf(story, found);
    expect(start + own + others + luck).toBeCloseTo(result, 9);
    expect(answers).toBeGreaterThan(50);
  });
});

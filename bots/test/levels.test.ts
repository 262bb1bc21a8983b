import { advance, keyFrom, makeDice, OVER, optionsOf, start, take, viewOf } from '@gloaming/engine';
import { resArcana } from '@gloaming/res-arcana';
import { expect, test, vi } from 'vitest';
import { budgetOf, KNOWLEDGE, LEVEL_NAMES, LEVELS, levelled, makeBot } from '../src/index.ts';

vi.setConfig({ testTimeout: 120_000 });

const OPTIONS = { players: 2, deal: 'standard', match: false } as const;
const s = start(resArcana, OPTIONS, keyFrom(makeDice(3)));
const view = viewOf(resArcana, s, 0);
const options = optionsOf(resArcana, s, 0);

test('each level thinks longer than the one before', () => {
  const levels = LEVEL_NAMES.map((name) => LEVELS[name]);
  for (let i = 1; i < levels.length; i++) {
    expect(levels[i].iterations).toBeGreaterThan(levels[i - 1].iterations);
    expect(levels[i].ms).toBeGreaterThan(levels[i - 1].ms);
  }
  expect(LEVELS.master).toMatchObject({ ms: 1000, whim: 0 });
});

test('without a clock only iterations count', () => {
  const clock = (): number => 0;
  expect(budgetOf(LEVELS.adept)).toEqual({ iterations: LEVELS.adept.iterations });
  expect(budgetOf(LEVELS.adept, clock)).toMatchObject({ time: { ms: LEVELS.adept.ms, clock } });
});

test('with whim it does not always do the same, without it does', () => {
  const answers = (whim: number): Set<number> => {
    const bot = levelled(KNOWLEDGE['res-arcana'].guide, { iterations: 64, ms: 1, whim }).now;
    return new Set(
      Array.from({ length: 12 }, (_, i) => {
        // The same search every time; only the whim, a fine number drawn after it, differs.
        const search = makeDice(5);
        const whimsy = makeDice(i + 1);
        return bot(resArcana, view, options, (n) => (n === 1_000_000 ? whimsy(n) : search(n)));
      }),
    );
  };
  expect(answers(0).size).toBe(1);
  expect(answers(5).size).toBeGreaterThan(1);
});

test('slowly it answers the same, lets others work in between, and can be called off', async () => {
  const level = { iterations: 2000, ms: 1, whim: 1 };
  const shares: number[] = [];
  const progress = (share: number): void => void shares.push(share);
  const bots = [0, 1].map(() => levelled(KNOWLEDGE['res-arcana'].guide, level));
  const fast = bots[0].now(resArcana, view, options, makeDice(4));
  expect(await bots[1].slowly(resArcana, view, options, makeDice(4), { progress })).toBe(fast);
  expect(shares.length).toBeGreaterThan(0);
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 1);
  const endless = levelled(KNOWLEDGE['res-arcana'].guide, { ...level, iterations: 1e12 });
  expect(options).toContain(await endless.slowly(resArcana, view, options, makeDice(4), { signal: stop.signal }));
});

test('a clock that has run out ends a thought at once', () => {
  let looks = 0;
  const clock = (): number => 1000 * looks++;
  expect(options).toContain(makeBot('master', 'res-arcana', clock)(resArcana, view, options, makeDice(1)));
  expect(looks).toBeLessThan(5);
});

test('a whole game between novices ends, every answer an option', () => {
  const novice = makeBot('novice', 'res-arcana');
  const table = start(resArcana, OPTIONS, keyFrom(makeDice(8)));
  const dice = makeDice(9);
  const out: number[] = [];
  for (let seat = advance(resArcana, table, out); seat !== OVER; ) {
    const answer = novice(resArcana, viewOf(resArcana, table, seat), [...out], dice);
    expect(out).toContain(answer);
    seat = take(resArcana, table, seat, answer, out);
  }
  expect(resArcana.result(table.table)).not.toBeNull();
});

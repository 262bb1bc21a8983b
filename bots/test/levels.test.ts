import { advance, keyFrom, makeDice, OVER, optionsOf, start, take, viewOf } from '@gloaming/engine';
import { resArcana } from '@gloaming/res-arcana';
import { expect, test, vi } from 'vitest';
import { budgetOf, GUIDES, LEVEL_NAMES, LEVELS, levelled, makeBot } from '../src/index.ts';

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
    const bot = levelled(GUIDES['res-arcana'], { iterations: 64, ms: 1, whim });
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

import { expect, test } from 'vitest';
import { pressesBefore, pressesOf } from '../src/presses/count.ts';
import { settingsFor } from '../src/presses/games.ts';

const settings = settingsFor('greedy');

test.each(settings.map(({ title }, i) => [title, i] as const))(
  '%s: every answer of a game can be pressed, and takes fewer presses than it did on the table',
  (_, i) => {
    const steps = settings[i].play(1);
    expect(steps.length).toBeGreaterThan(20);
    for (const by of ['mouse', 'finger', 'keys'] as const) {
      const presses = pressesOf(steps, by);
      expect(presses, by).toBeGreaterThan(steps.length / 3);
      expect(presses, by).toBeLessThan(pressesBefore(steps, by));
    }
  },
);

/** Of what it took before, in per cent. */
const MOST = [75, 60, 60];

test.each(settings.map(({ title }, i) => [title, i] as const))(
  '%s: as few presses as promised, however one plays',
  (_, i) => {
    const games = Array.from({ length: 10 }, (_, n) => settings[i].play(n + 1));
    const sum = (count: (steps: (typeof games)[number]) => number): number =>
      games.reduce((all, steps) => all + count(steps), 0);
    for (const by of ['mouse', 'finger', 'keys'] as const) {
      const share = sum((steps) => pressesOf(steps, by)) / sum((steps) => pressesBefore(steps, by));
      expect(Math.round(100 * share), by).toBeLessThanOrEqual(MOST[i]);
    }
  },
  60_000,
);

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
      if (by !== 'keys') expect(presses, by).toBeLessThan(pressesBefore(steps, by));
    }
  },
);

// @vitest-environment happy-dom
/** A Powerstone can be pressed in the Region of which it is taken, and nowhere else. */
import { asking, viewOf } from '@gloaming/engine';
import { playRandomly } from '@gloaming/engine/testing';
import * as ev from '@gloaming/evenfall';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stones } from '../src/games/evenfall/RegionParts.tsx';
import type { Setting } from '../src/games/evenfall/setting.tsx';
import { draw, evenfallFor } from './games.tsx';

/** The stones of a Region that can be pressed. */
function pressableIn(view: ev.View, region: number): number {
  const t = view.table;
  const isLegal = (target: string): boolean => t.regions.some(({ stones }) => target === `stone:${stones[0]}`);
  const desk = { seat: view.seat, isLegal, isChosen: () => false };
  const names = t.players.map((_, seat) => `${seat}`);
  draw(<Stones set={{ view, t, desk, language: 'en', names } as unknown as Setting} region={region} />);
  const found = screen.queryAllByRole('button').length;
  cleanup();
  return found;
}

test('where a stone of a Region is taken, the same in another Region cannot be pressed', () => {
  let taken = 0;
  playRandomly(ev.evenfall, evenfallFor(2), { games: 4, seed: 5 }, ({ state, seat }) => {
    const frame = seat < 0 ? undefined : asking(state, seat);
    const verb = frame?.verbs[frame.at];
    if (verb?.verb !== 'takeStone' || taken > 2) return;
    taken++;
    const view = viewOf(ev.evenfall, state, seat);
    const pressable = view.table.regions.map((_, region) => pressableIn(view, region));
    expect(pressable[verb.region]).toBeGreaterThan(0);
    expect(pressable.filter((n) => n > 0)).toHaveLength(1);
  });
  expect(taken).toBeGreaterThan(0);
});

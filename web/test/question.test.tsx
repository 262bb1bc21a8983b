// @vitest-environment happy-dom
/** What the question bar says while others are asked. */
import type { Present } from '@gloaming/protocol';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AtTable } from '../src/net/useTable.ts';
import { QuestionBar } from '../src/shell/QuestionBar.tsx';
import type { Choosing } from '../src/shell/useChoosing.ts';
import { draw } from './games.tsx';

beforeEach(() => localStorage.setItem('gloaming.language', 'en'));
afterEach(cleanup);

const SEATS = [
  { name: 'Ada', kind: 'player', away: 'here' },
  { name: 'Master', kind: 'bot', away: 'here' },
  { name: 'Bo', kind: 'player', away: 'here' },
  { name: 'Cy', kind: 'player', away: 'left' },
];
/** Ada looks; these are asked. */
function whileAsked(asked: number[]): string | null {
  const present = { table: { status: 'playing', seats: SEATS }, seat: 0, version: 3, asked, question: null, view: {} };
  const nothing = () => undefined;
  draw(
    <QuestionBar
      at={{ entries: [], trouble: '' } as unknown as AtTable}
      present={{ ...present, undo: null } as unknown as Present}
      game={null}
      choosing={{ options: [], isNarrowed: false, armed: null, payment: null } as unknown as Choosing}
      chosen={null}
      names={SEATS.map(({ name }) => name)}
      onLog={nothing}
      onPonder={nothing}
    />,
  );
  const said = screen.getByRole('heading').textContent;
  cleanup();
  return said;
}

test('a bot that thinks shows that it thinks, its own seat or not', () => {
  expect(whileAsked([1])).toBe('Master is thinking …');
  expect(whileAsked([3])).toBe('Cy is thinking …');
  expect(whileAsked([1, 3])).toBe('Master and Cy are thinking …');
});

test('as long as a person is asked, too, they are waited for', () => {
  for (const asked of [[2], [1, 2]]) expect(whileAsked(asked)).not.toContain('thinking');
});

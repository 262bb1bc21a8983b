// @vitest-environment happy-dom
/** The table sounds for whoever wants it: asked once, kept, and never before anybody has touched the page. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SoundQuestion } from '../src/shell/SoundQuestion.tsx';
import { playSounds } from '../src/sound/player.ts';
import { draw } from './games.tsx';

const made = vi.fn();
/** Says that it was made, and makes no sound. */
class Silent {
  constructor() {
    made();
  }
  resume(): Promise<void> {
    return new Promise(() => undefined);
  }
}
const touch = (hasBeenActive: boolean): void => {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true });
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('gloaming.language', 'en');
  vi.stubGlobal('AudioContext', Silent);
  made.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('nothing is even made before the page has been touched, and afterwards it is', () => {
  touch(false);
  playSounds(['gold'], 'on');
  expect(made).not.toHaveBeenCalled();
  touch(true);
  playSounds([], 'on');
  expect(made).not.toHaveBeenCalled();
  playSounds(['gold'], 'on');
  expect(made).toHaveBeenCalledOnce();
});

test('it is asked once, silent until then, and what was chosen is kept', () => {
  touch(true);
  draw(<SoundQuestion isAside />);
  expect(screen.getByText('Sound at the table?')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Quiet' }));
  expect(screen.queryByText('Sound at the table?')).toBeNull();
  expect(localStorage.getItem('gloaming.sound')).toBe('quiet');
  cleanup();
  draw(<SoundQuestion isAside />);
  expect(screen.queryByText('Sound at the table?')).toBeNull();
});

test('whoever wants none is not asked again either', () => {
  draw(<SoundQuestion isAside={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Off' }));
  cleanup();
  draw(<SoundQuestion isAside={false} />);
  expect(screen.queryByText('Sound at the table?')).toBeNull();
  expect(made).not.toHaveBeenCalled();
});

test('a browser that cannot sound does not ask', () => {
  vi.stubGlobal('AudioContext', undefined);
  draw(<SoundQuestion isAside />);
  expect(screen.queryByText('Sound at the table?')).toBeNull();
});
